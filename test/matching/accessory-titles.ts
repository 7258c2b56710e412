/**
 * How shops title what is sold for a product, by language; `{p}` stands for the product's name.
 * Written for these tests.
 */
const TEMPLATES = `
en|Hard Carrying Case for {p}
en|{p} Silicone Case Cover Black
en|2 Pack Tempered Glass Screen Protector Compatible with {p}
en|Replacement Ear Pads Cushions for {p}
en|USB-C Charging Cable for {p}
en|{p} Charger 65W
en|Skin Sticker Decal Vinyl for {p}
en|Desk Stand Holder for {p}
en|Spare Battery for {p}
de|Hülle für {p}
de|{p} Schutzhülle transparent
de|Panzerglas Displayschutzfolie kompatibel mit {p}
de|Ladekabel für {p}
de|Ersatz Ohrpolster passend für {p}
de|Aufbewahrungstasche {p}
de|Netzteil für {p}
fr|Coque pour {p}
fr|Housse de protection {p}
fr|Verre trempé compatible avec {p}
fr|Chargeur rapide pour {p}
fr|Coussinets de rechange pour {p}
es|Funda para {p}
es|Protector de pantalla de cristal templado para {p}
es|Cargador compatible con {p}
es|Almohadillas de repuesto para {p}
es|Soporte {p}
it|Custodia per {p}
it|Pellicola protettiva compatibile con {p}
it|Caricabatterie per {p}
it|Cuscinetti di ricambio per {p}
nl|Hoesje voor {p}
nl|Screenprotector geschikt voor {p}
nl|Oplader voor {p}
nl|Vervangende oorkussens voor {p}
sv|Fodral till {p}
sv|Skärmskydd för {p}
sv|{p} Mobilskal
sv|Laddare kompatibel med {p}
pl|Etui do {p}
pl|Szkło hartowane na ekran do {p}
pl|Ładowarka do {p}
pl|Pokrowiec kompatybilny z {p}
tr|{p} Kılıf
tr|{p} için Silikon Kılıf
tr|{p} Uyumlu Ekran Koruyucu
tr|{p} için Şarj Kablosu
ar|جراب {p}
ar|كفر حماية متوافق مع {p}
ar|واقي شاشة زجاجي ل {p}
ar|شاحن سريع لجهاز {p}
pt|Capa para {p}
pt|Película de vidro para {p}
pt|Carregador compatível com {p}
pt|Capinha {p} transparente
ja|{p} ケース
ja|{p}用 保護フィルム
ja|{p} 対応 充電ケーブル
ja|【2枚セット】ガラスフィルム {p} 専用
ko|{p} 케이스
ko|{p}용 강화유리 필름
ko|{p} 호환 충전 케이블
ko|교체용 이어패드 {p}
hi|{p} ke liye cover
hi|{p} Back Cover (Naya)
hi|Charger for {p} fast charging wala
hi|{p} के लिए बैक कवर
hi|{p} चार्जिंग केबल
da|Cover til {p}
da|Panserglas til {p}, 2 stk.
da|{p} oplader med kabel
da|Reservedele passer til {p}
no|Deksel til {p}
no|Skjermbeskytter i herdet glass til {p}
no|{p} veggfeste
no|Utskiftbar reim for {p}
fi|Suojakuori {p}
fi|{p} panssarilasi 2 kpl
fi|Laturi, yhteensopiva {p}
fi|{p} seinäteline musta
cs|Pouzdro na {p}
cs|Tvrzené sklo pro {p}
cs|Nabíječka pro {p}
cs|Náhradní baterie {p}
hu|{p} szilikon tok fekete
hu|Kijelzővédő fólia {p} készülékhez
hu|Töltő {p} modellhez
hu|{p} fali tartó
ro|Husă pentru {p}
ro|Folie sticlă securizată {p}
ro|Încărcător compatibil cu {p}
ro|Suport de birou {p}
ru|Чехол для {p}
ru|Защитное стекло на {p}
ru|Зарядное устройство {p}
zh|{p} 保护壳 透明
zh|适用 {p} 钢化膜 两片装
zh|{p} 充电线
zh|{p} 保護貼
`;

export interface AccessoryTitle {
  readonly language: string;
  readonly template: string;
}

export const ACCESSORY_TITLES: readonly AccessoryTitle[] = TEMPLATES.trim()
  .split('\n')
  .map((row) => ({ language: row.slice(0, 2), template: row.slice(3) }));
