// How shops of a language put a listing into words. {x} is the product's name, {p} an accessory
// or category word. Columns as in LANGUAGES:
// key|en|de|fr|it|es|nl|sv|pl|tr|ar|pt|ja|ko
export const PHRASE_ROWS = `
full|{x} {p}|{x} {p}|{p} {x}|{x} {p}|{p} {x}|{x} {p}|{x} {p}|{p} {x}|{x} {p}|{p} {x}|{p} {x}|{x} {p}|{x} {p}
stock|{x} - {p}|{x} – {p}|{x} - {p}|{p} {x}|{x} - {p}|{p} {x}|{p} {x}|{x} - {p}|{x} - {p}|{x} - {p}|{x} - {p}|【新品】{x} {p}|[정품] {x} {p}
for|{p} for {x}|{p} für {x}|{p} pour {x}|{p} per {x}|{p} para {x}|{p} voor {x}|{p} till {x}|{p} do {x}|{x} için {p}|{p} لـ {x}|{p} para {x}|{x} 用 {p}|{x}용 {p}
compatible|{p} compatible with {x}|{p} kompatibel mit {x}|{p} compatible avec {x}|{p} compatibile con {x}|{p} compatible con {x}|{p} geschikt voor {x}|{p} kompatibel med {x}|{p} kompatybilny z {x}|{x} ile uyumlu {p}|{p} متوافق مع {x}|{p} compatível com {x}|{x} 対応 {p}|{x} 호환 {p}
used|{x} (used, good condition)|{x} gebraucht, guter Zustand|{x} d'occasion, bon état|{x} usato, buone condizioni|{x} de segunda mano|{x} tweedehands|{x} begagnad|{x} używany, stan dobry|{x} ikinci el|{x} مستعمل|{x} usado|【中古】{x}|[중고] {x}
renewed|{x} - Renewed|{x} (Generalüberholt)|{x} - Reconditionné|{x} (Ricondizionato)|{x} - Reacondicionado|{x} Refurbished|{x} - Rekonditionerad|{x} Odnowiony|{x} - Yenilenmiş|{x} مجدد|{x} - Recondicionado|{x} 整備済み品|{x} 리퍼비시
bundle|{x} + {p} Bundle|{x} + {p} im Set|Pack {x} + {p}|Bundle {x} + {p}|Pack {x} + {p}|{x} + {p} bundel|Paket {x} + {p}|Zestaw {x} + {p}|{x} + {p} Seti|{x} + {p} باقة|Kit {x} + {p}|{x} + {p} セット|{x} + {p} 세트
box|Empty Box for {x} (box only)|Leere OVP {x} (nur Karton)|Boîte vide {x}|Scatola vuota {x}|Caja vacía {x}|Lege doos {x}|Tom kartong {x}|Puste pudełko {x}|{x} Boş Kutu|علبة فارغة {x}|Caixa vazia {x}|{x} 空箱|{x} 빈 박스
broken|{x} for parts, not working|{x} defekt, für Bastler|{x} pour pièces, HS|{x} per ricambi, non funzionante|{x} para piezas, no funciona|{x} defect, voor onderdelen|{x} trasig, för reservdelar|{x} uszkodzony, na części|{x} yedek parça için, arızalı|{x} لا يعمل، قطع غيار|{x} com defeito, para peças|【ジャンク】{x}|[고장] {x} 부품용
multipack|6 x {x}|6 x {x} Vorratspack|Lot de 6 {x}|6 x {x}|Pack de 6 {x}|6 x {x} voordeelpak|6-pack {x}|6 x {x} zgrzewka|{x} 6'lı Paket|{x} × 6 عبوات|Kit 6 {x}|{x} 6個セット|{x} 6개 묶음
kids|{x} Kids|{x} Kinder|{x} enfant|{x} bambino|{x} infantil|{x} kinderen|{x} barn|{x} dziecięce|{x} Çocuk|{x} للأطفال|{x} infantil|{x} キッズ|{x} 아동용
large-print|{x} (Large Print)|{x} (Großdruck)|{x} (gros caractères)|{x} (caratteri grandi)|{x} (letra grande)|{x} (grote letters)|{x} (storstil)|{x} (duży druk)|{x} (Büyük Punto)|{x} (حروف كبيرة)|{x} (letras grandes)|{x} 大活字版|{x} 큰글자책
box-set|{x} Box Set|{x} im Schuber|{x} - Coffret|{x} - Cofanetto|Estuche {x}|{x} boxset|{x} samlingsbox|{x} - komplet|{x} Kutulu Set|{x} مجموعة|Box {x}|{x} ボックスセット|{x} 박스 세트
like|{p} like {x}|{p} im Stil von {x}|{p} type {x}|{p} tipo {x}|{p} tipo {x}|{p} zoals {x}|{p} i stil med {x}|{p} jak {x}|{x} benzeri {p}|{p} مثل {x}|{p} tipo {x}|{x} 風 {p}|{x} 스타일 {p}
`;

// black|white ... as LANGUAGES
export const COLOUR_ROWS = `
black|Black|Schwarz|Noir|Nero|Negro|Zwart|Svart|Czarny|Siyah|أسود|Preto|ブラック|블랙
white|White|Weiß|Blanc|Bianco|Blanco|Wit|Vit|Biały|Beyaz|أبيض|Branco|ホワイト|화이트
silver|Silver|Silber|Argent|Argento|Plata|Zilver|Silver|Srebrny|Gümüş|فضي|Prata|シルバー|실버
grey|Grey|Grau|Gris|Grigio|Gris|Grijs|Grå|Szary|Gri|رمادي|Cinza|グレー|그레이
blue|Blue|Blau|Bleu|Blu|Azul|Blauw|Blå|Niebieski|Mavi|أزرق|Azul|ブルー|블루
red|Red|Rot|Rouge|Rosso|Rojo|Rood|Röd|Czerwony|Kırmızı|أحمر|Vermelho|レッド|레드
green|Green|Grün|Vert|Verde|Verde|Groen|Grön|Zielony|Yeşil|أخضر|Verde|グリーン|그린
pink|Pink|Pink|Rose|Rosa|Rosa|Roze|Rosa|Różowy|Pembe|وردي|Rosa|ピンク|핑크
yellow|Yellow|Gelb|Jaune|Giallo|Amarillo|Geel|Gul|Żółty|Sarı|أصفر|Amarelo|イエロー|옐로
beige|Beige|Beige|Beige|Beige|Beis|Beige|Beige|Beżowy|Bej|بيج|Bege|ベージュ|베이지
purple|Purple|Lila|Violet|Viola|Morado|Paars|Lila|Fioletowy|Mor|بنفسجي|Roxo|パープル|퍼플
brown|Brown|Braun|Marron|Marrone|Marrón|Bruin|Brun|Brązowy|Kahverengi|بني|Marrom|ブラウン|브라운
`;
