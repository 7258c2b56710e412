import { SPARE_PART_MEANINGS } from './spare-parts.ts';

/**
 * Accessories that are also features of genuine products ("with battery and stand"): these words need
 * a suspicious place in the title before they count.
 */
export const WEAK_ACCESSORIES: ReadonlySet<string> = new Set([
  'battery',
  'stand',
  'mount',
  'dock',
  'cable',
  'charger',
  'adapter',
  'strap',
  'remote',
  'bag',
  'filter',
  'controller',
  'memory card',
  'lens',
  'game',
  ...SPARE_PART_MEANINGS,
]);

export const WEAK_ACCESSORY_WORDS = `
battery|en|battery, batteries, battery pack, power bank, powerbank, power banks, portable charger,
  external battery
battery|de|akku, akkus, batterie, batterien, ersatzakku, externer akku, zusatzakku
battery|fr|batterie, batteries, pile, piles, batterie externe
battery|es|batería, baterías, pila, pilas, batería externa, batería portátil
battery|pt|bateria, baterias, pilha, pilhas, carregador portátil, bateria externa
battery|it|batteria, batterie, batteria esterna, caricabatterie portatile
battery|nl|accu, accus, batterij, batterijen
battery|sv|batteri, batterier
battery|pl|akumulator, akumulatory
battery|tr|batarya, bataryası, pil, pili, taşınabilir şarj cihazı, taşınabilir şarj aleti
battery|ar|بطارية, بطاريات, بنك طاقة, باور بانك, شاحن متنقل
battery|ja|バッテリー, 電池, モバイルバッテリー
battery|ko|배터리, 보조배터리, 보조 배터리
stand|-|tripod, tripods, trépied, trípode, treppiede, tripé, üçayak, tripot, حامل ثلاثي, 三脚, 삼각대
stand|en|stand, stands, holder, holders, cradle, kickstand, phone stand, desk stand,
  headphone stand, laptop stand, wall holder, organizer, organiser, rack, storage rack
stand|de|ständer, halter, halterung, stativ, tischständer
stand|fr|support, supports, socle, pied, porte-objet, porte-objets, rangement
stand|es|soporte, soportes, base soporte, portaobjetos, organizador, peana
stand|pt|suporte, suportes, porta-objetos, organizador, pedestal
stand|it|supporto, supporti, porta oggetti, portaoggetti, piedistallo
stand|nl|standaard, houder, houders, statief
stand|sv|ställ, hållare, stativ
stand|pl|stojak, podstawka, uchwyt, uchwyty, statyw
stand|tr|stand, standı, tutucu, tutucusu, askısı
stand|ar|حامل, حوامل, قاعدة, ستاند, حامل تخزين
stand|ja|スタンド, ホルダー, 台座
stand|ko|거치대, 스탠드, 홀더
mount|en|mount, mounts, mounting kit, bracket, brackets, wall mount, clamp
mount|de|wandhalterung, montageset
mount|fr|support mural, fixation
mount|es|soporte de pared, montaje
mount|pt|suporte de parede
mount|it|staffa, supporto da parete
mount|nl|muurbeugel, beugel
mount|sv|väggfäste, fäste
mount|pl|uchwyt ścienny, wieszak
mount|tr|duvar askısı, askı aparatı, duvar aparatı
mount|ar|حامل حائط, حامل جداري
mount|ja|壁掛け金具, マウント, 金具
mount|ko|벽걸이, 마운트, 브라켓
dock|en|dock, docks, docking station, charging dock, charging station, charging stand
dock|de|ladestation, dockingstation, dock
dock|fr|station d'accueil, station de charge, base de recharge
dock|es|base de carga, estación de carga, base de acoplamiento
dock|pt|base de carregamento, estação de carregamento
dock|it|base di ricarica, stazione di ricarica
dock|nl|laadstation, oplaadstation
dock|sv|laddstation, dockningsstation, laddställ
dock|pl|stacja dokująca, stacja ładująca, stacja ładowania
dock|tr|şarj istasyonu, şarj standı
dock|ar|قاعدة شحن, محطة شحن
dock|ja|ドック, 充電スタンド, 充電ドック, 充電器スタンド
dock|ko|충전독, 충전거치대, 충전스탠드
cable|en|cable, cables, cord, charging cable, audio cable, aux cable, power cord, usb cable,
  extension cable
cable|de|kabel, ladekabel, audiokabel, netzkabel
cable|fr|câble, câbles, cordon
cable|es|cable de carga, cables de carga
cable|pt|cabo, cabos
cable|it|cavo, cavi
cable|nl|kabels, oplaadkabel, laadkabel
cable|sv|laddkabel, sladd, kablar
cable|pl|przewód, kable
cable|tr|kablo, kablosu, şarj kablosu
cable|ar|كابل, كيبل, سلك, كابلات
cable|ja|ケーブル, コード, 充電ケーブル
cable|ko|케이블, 충전케이블, 연장선
charger|en|charger, chargers, car charger, wall charger, wireless charger, power adapter,
  power supply, ac adapter, power brick, charging pad
charger|de|ladegerät, netzteil, ladeadapter, kfz-ladegerät, autoladegerät
charger|fr|chargeur, chargeurs, alimentation, adaptateur secteur
charger|es|cargador, cargadores
charger|pt|carregador, carregadores, fonte
charger|it|caricabatterie, caricatore, alimentatore
charger|nl|oplader, lader, opladers, voeding
charger|sv|laddare, strömadapter
charger|pl|ładowarka, ładowarki, zasilacz
charger|tr|şarj aleti, şarj cihazı, şarj adaptörü, şarj aletleri
charger|ar|شاحن, شواحن, شاحن سيارة
charger|ja|充電器, 急速充電器, acアダプター, 電源アダプター
charger|ko|충전기, 어댑터, 급속충전기, 무선충전기
adapter|en|adapter, adaptor, converter, dongle, splitter
adapter|de|konverter, adapterkabel
adapter|fr|adaptateur, convertisseur
adapter|es|adaptador, convertidor
adapter|pt|adaptador, conversor
adapter|it|adattatore, convertitore
adapter|nl|omvormer, verloopstekker
adapter|pl|przejściówka
adapter|tr|adaptör, adaptörü, dönüştürücü
adapter|ar|محول, موزع
adapter|ja|アダプター, アダプタ, 変換アダプタ
adapter|ko|변환 어댑터, 젠더
strap|en|strap, straps, watch band, watchband, wristband, lanyard, armband, watch strap,
  replacement band
strap|de|armbänder, uhrenarmband, trageriemen, schlaufe, ersatzarmband
strap|fr|sangle, dragonne, bracelet de rechange
strap|es|correa, correas, pulsera
strap|pt|pulseira, pulseiras, alça
strap|it|cinturino, cinturini, tracolla
strap|nl|horlogeband, bandje, polsband, draagriem
strap|sv|klockarmband, klockband
strap|pl|pasek, paski, opaska, smycz
strap|tr|kordon, kordonu, kayış, kayışı, askı ipi
strap|ar|سوار, حزام, اساور
strap|ja|ストラップ, 交換バンド, 替えベルト, ベルト, バンド
strap|ko|손목끈, 스트랩, 시계줄, 목걸이줄, 워치밴드, 밴드
remote|en|remote, remote control, remote controller
remote|de|fernbedienung
remote|fr|télécommande
remote|es|mando a distancia, control remoto
remote|pt|controle remoto, comando à distância
remote|it|telecomando
remote|nl|afstandsbediening
remote|sv|fjärrkontroll
remote|pl|pilot, pilot do, pilot zdalnego, pilot zdalnego sterowania
remote|tr|kumanda, kumandası, uzaktan kumanda, uzaktan kumandası
remote|ar|ريموت, ريموت كنترول, جهاز تحكم, جهاز تحكم عن بعد
remote|ja|リモコン
remote|ko|리모컨, 리모콘
bag|en|bag, bags, backpack, carrying bag, travel bag, shoulder bag
bag|de|rucksack, reisetasche, umhängetasche
bag|fr|sac, sacoche, sac à dos
bag|es|bolsa, mochila, bolso
bag|pt|mochila, sacola, bolsa
bag|it|borsa, zaino
bag|nl|tas, tasje, rugzak, opbergtas
bag|sv|väska, ryggsäck, bärväska
bag|pl|torba, plecak, torebka
bag|tr|çanta, çantası, sırt çantası
bag|ar|حقيبة, شنطة, حقيبة ظهر, شنطة ظهر
bag|ja|バッグ, リュック, バックパック, リュックサック
bag|ko|가방, 백팩
filter|en|filter, filters, dust bag, dust bags, brush head, brush heads, brush roll, roller brush,
  side brush, brush, brushes, nozzle, blade, blades
filter|de|staubbeutel, bürsten, rundbürste, bürste, ersatzfilter, aufsteckbürste, aufsteckbürsten, düse
filter|fr|filtre, filtres, brosse, brossettes, sac aspirateur
filter|es|filtro, filtros, cepillo, cepillos, cabezales
filter|pt|filtro, filtros, escova, escovas
filter|it|filtri, spazzola, testine
filter|nl|stofzak, borstel, opzetborstels
filter|sv|dammsugarpåse, borste, borstar, borsthuvud
filter|pl|filtr, filtry, szczotka, końcówka, końcówki
filter|tr|filtre, filtresi, fırça, fırçası
filter|ar|فلتر, فرشاة
filter|ja|フィルター, ブラシ, 替えブラシ
filter|ko|필터, 브러시, 칫솔모, 브러쉬
controller|en|controller, controllers, gamepad, joystick, thumbstick, thumbsticks, joy con grip,
  steering wheel
controller|de|lenkrad, wireless-controller
controller|it|controller wireless, controller senza fili
controller|nl|draadloze controller
controller|sv|handkontroll, trådlös handkontroll
controller|fr|manette, manettes, volant
controller|es|mando, mandos, volante
controller|pt|controle, controles
controller|pl|kontroler, kierownica, pad bezprzewodowy, pad
controller|tr|oyun kolu, direksiyon
controller|ar|يد تحكم, ذراع تحكم, وحدة تحكم
controller|ja|コントローラー, コントローラ
controller|ko|컨트롤러, 조이스틱
memory card|en|memory card, memory cards, sd card, microsd card
memory card|de|speicherkarte, sd-karte, microsd-karte
memory card|fr|carte mémoire, carte sd
memory card|es|tarjeta de memoria, tarjeta sd
memory card|it|scheda di memoria, scheda sd
memory card|pt|cartão de memória, cartão sd
memory card|nl|geheugenkaart, geheugenkaartje
memory card|sv|minneskort
memory card|pl|karta pamięci, karty pamięci
memory card|tr|hafıza kartı, hafıza kart
memory card|ar|بطاقة ذاكرة, كرت ميموري
memory card|ja|メモリーカード, メモリカード, sdカード
memory card|ko|메모리 카드, 메모리카드, sd카드
lens|en|lens cap, lens hood, lens cover, hood
lens|de|gegenlichtblende, objektivdeckel
lens|fr|pare-soleil
lens|es|parasol
lens|it|paraluce
game|en|game card case, game case, game traveler`;
