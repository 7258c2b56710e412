// How prices name their money. One row a meaning: the codes it may stand for, then its spellings,
// parted by "|". Case and Latin accents do not matter ("Kč" is also "kc") unless a spelling starts
// with "="; a "*" at the end stands for any further letters of the same word.
//
// Where a sign has outlived a redenomination ("ZK", "UM", "Db") the old code is listed as well: the
// two differ by a factor of ten or more, so the sign alone does not say which money is meant.

/** Written codes that are no longer, or never were, ISO 4217, but still stand in shops. */
export const OTHER_CODES = `ANG ATS BEF BGN BTC CNH CUC CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL
LTL LUF LVL MRO MTL NLG PTE ROL SIT SKK SLL STD TRL ZMK ZWL`.split(/\s+/);

/** Codes that are also words or names: in capitals only, and only beside an amount. */
export const WORDLIKE_CODES =
  `ALL AMD ANG BAM BOB COP CUP DOP ERN GEL GIP LAK MAD MOP MUR PAB PEN SIT SOS STD TOP TRY WST`.split(
    /\s+/,
  );

/** The currencies that write "$" at home. */
const DOLLARS =
  'USD CAD MXN AUD SGD NZD HKD TWD CLP COP ARS UYU BMD BSD BBD BZD BND KYD XCD FJD GYD JMD LRD ' +
  'NAD SBD SRD TTD DOP CUP';
const PESOS = 'MXN ARS CLP COP CUP DOP PHP UYU';
const POUNDS = 'GBP EGP LBP SYP FKP GIP SHP SSP SDG IEP';
const RUPEES = 'INR PKR LKR NPR MUR SCR';
const CROWNS = 'SEK NOK DKK ISK CZK';
const DINARS = 'KWD BHD JOD IQD LYD TND DZD RSD MKD';
const RIYALS = 'SAR QAR OMR YER IRR';
const FRANCS = 'CHF FRF BEF LUF XAF XOF XPF CDF DJF GNF RWF BIF KMF';
const SHILLINGS = 'KES TZS UGX SOS';
const YUANS = 'CNY TWD HKD SGD MOP';
const LIRAS = 'TRY ITL LBP SYP';
const CENTS = 'USD CAD AUD SGD NZD HKD EUR';

/** Signs that say "money" wherever they stand. */
export const SIGNS = `
${DOLLARS}: $|dollar*|dolar*|dollari|долл*|$|دولار*|دولارات|डॉलर|달러|ドル|ดอลลาร์|டாலர்*
USD: US$|US $|$US|$ US|U$S|U$D|美元|美金|米ドル|미국달러
CAD: CA$|CA $|CAN$|CDN$|$CA|$ CA|$CAN|$ CAN|$CDN|$ CDN|加拿大元|加元|加币|加幣
CAD NIO: C$|C $|$C
MXN: MX$|MX $|Mex$|$MX|$ MX|$MN|$ MN|M.N.
AUD: =A$|AU$|AU $|AUS$|$AU|$ AU|澳大利亚元|澳元|澳币|澳幣|豪ドル
SGD: =S$|SG$|SG $|$SG|$ SG|新加坡元|新元|新币|新幣|坡币
NZD: NZ$|NZ $|$NZ|$ NZ|新西兰元|紐西蘭元|纽元|紐元
HKD: HK$|HK $|$HK|$ HK|港元|港币|港幣
TWD: NT$|NT $|$NT|NTD|新台币|新台幣|新臺幣|台币|台幣|新台湾ドル
TWD TOP: T$|$T
BRL: R$|R $|BR$|reais
ARS: AR$
CLP: CLP$|CL$
COP: COL$|CO$
UYU: UY$|$U
DOP: RD$
BZD: BZ$
JMD: J$|JA$
TTD: TT$
XCD: EC$
BBD: BDS$
BSD BND: B$
BND: BN$
FJD: FJ$
GYD: GY$|G$
LRD: L$|LR$
NAD: N$
SBD: SI$
SRD: SR$
KYD: CI$|KY$
WST: WS$|$WS
MOP: MOP$
BOB: $b
${PESOS}: peso|pesos|बेसो|पेसो|페소|ペソ|比索|بيزو
EUR: €|₠|euro|euros|euroa|eurot|euron|eurow|eura|euru|evro|evri|euras|eurai|evra|evrov|eiro|avro|евро|евра|євро|ευρώ|ευρω|يورو|यूरो|유로|ユーロ|欧元|歐元|ยูโร|אירו
${POUNDS}: £|libra|libras|sterlina|sterline|funt|funty|funta|funtow|pfund|pund|pond|جنيه*|पाउंड|파운드|ポンド|镑|鎊
TRY GBP ITL: ₤
GBP: GB£|UK£|£GB|sterling|esterlin*|стерлинг*|英镑|英鎊|英国ポンド
EGP: E£|EG£|£E|L.E.|ج.م|埃及镑
LBP: L£|ل.ل|L.L.
SYP: ل.س|SY£|£S
SDG: ج.س
JPY CNY: ¥
JPY: JP¥|円|圓|yen|yens|yenes|iene|ienes|日元|日圆|日圓|엔|엔화|येन|ين
CNY: CN¥|RMB|yuan*|renminbi|人民币|人民幣|人民元|元人民币|위안*|युआन|يوان|юан*
${YUANS}: 元|圆|块|塊
KRW: ₩|원|韩元|韓元|韩圆|韓圜|ウォン|वॉन|وون
${CROWNS}: kronen|kroon|couronne|couronnes|corona|coronas|corone|coroa|coroas|korona|korony|koron|kronu|كرونة|क्रोना|크로나|克朗
SEK NOK DKK ISK: kr
SEK: skr|クローナ
SEK NOK DKK: kronor
SEK ISK: krona
NOK: nkr
NOK DKK: krone|kroner|क्रोन|크로네|クローネ
DKK: dkr
ISK: ikr|kronur
CZK: Kč|korun*|कोरुना|コルナ|코루나
PLN: zł|zlot*|zloti*|eslot*|زلوتي|злот*|ज़्लॉटी|ズウォティ|즈워티|兹罗提
HUF: =Ft|forint*|فورينت|फ़ोरिंट|フォリント|포린트|福林
HUF AWG: fiorin*
RUB BYN: руб*|rubel|rubl*|rouble*|roebel|روبل|रूबल|ルーブル|루블
RUB: ₽|卢布|盧布
UAH: ₴|грн|гривн*|гривен*|гривня|hryvn*|grn|hrn
BGN: лв|лева|лев
RON MDL: lei|leu
RSD: dinara|динара|дин
MKD: денар*
ALL: lek|leke
BAM: =KM
TRY: ₺|=TL|turk lirasi|土耳其里拉
${LIRAS}: lira|liras|lirasi|lire|liry|lirow|ليرة|लीरा|리라|リラ|里拉
CHF: sfr|=Fr|瑞士法郎|schweizer franken
${FRANCS}: franc|francs|franco|francos|franken|frank|franka|franky|frankow|frangi|franchi|франк*|فرنك|프랑|フラン|फ़्रैंक|法郎
CHF FRF: ₣
RWF: R₣|FRw
XAF XOF: F CFA|CFA|FCFA|F.CFA
XPF: CFPF|FCFP|F CFP
DJF: Fdj
BIF: FBu
GNF: =FG|GFr
INR: ₹|૱|௹
${RUPEES}: ₨|Rs|rupee*|rupie*|rupia*|rupi|rupier|rupisi|roupie*|roepie*|roepee*|rupii|रु|रू|रुपय*|रुपए|रुपैयाँ|ரூபா*|రూపా*|রুপি|روبية|루피|ルピー|卢比|盧比
LKR: රු
INR LKR: ரூ
IDR: Rp|rupiah|印尼盾
MYR: =RM|ringgit*
THB: ฿|baht*|บาท|泰铢|泰銖
VND: ₫|=đ|=Đ|dong|đồng|越南盾
PHP: ₱
NGN: ₦|naira*
GHS: ₵|GH₵|GH¢|cedi*
CRC: ₡
CRC SVC: colon|colones
PYG: ₲|guarani*
KZT: ₸|тенге|теңге|тг|тнг|tenge
MNT: ₮
GEL: ₾|ლ|ლარი|лари|lari
AZN: ₼
AZN TMT: manat*
AWG ANG HUF: florin*|florim
AMD: ֏|դրամ|драм
AFN: ؋
KHR: ៛|riel*
LAK: ₭
KGS: ⃀|сом
UZS: so'm|сум
ILS: ₪|nis|ש"ח|שח|shekel*|sheqel*|schekel|sheckle*|sequel*|szekl*|שקל*|شيكل|शेकेल|シェケル|新シェケル|세켈|谢克尔|新谢克尔
${RIYALS} BRL: ريال|रियाल
${RIYALS}: ﷼|riyal*|ريالا*|리얄|リヤル|里亚尔|rial|rials|riale*|riala
SAR: ⃁|ر.س|saudi-rial
IRR: ریال
AED: ⃃|=د.إ|dhs|迪拉姆
AED MAD: dirham*|dirhem*|درهم*|दिरहम|दिरहाम|디르함|ディルハム
QAR: ر.ق
OMR: ر.ع|R.O.
YER: ر.ي
KWD: د.ك
BHD: د.ب
JOD: =د.أ
AED JOD: د.ا
IQD: د.ع
LYD: د.ل
TND: د.ت
DZD: د.ج|دج
MAD: د.م
${DINARS}: dinar*|دينار*|दिनार|디나르|ディナール|第纳尔
SOS: ش.ص
ILS: ش.ج
BDT: ৳|taka
BDT INR: টাকা
BTC: ₿
ESP: ₧
NPR: NRs
LKR: SLRs
ANG: NAƒ|Naƒ
AWG ANG: ƒ
PEN: S/|soles
PAB: B/.
BOB: boliviano*
ETB: ብር|birr
ERN: ናቕፋ|nfk
BYN ETB: =Br
KES: KSh*
TZS: TSh*
UGX: USh*
${SHILLINGS}: shilling*
AOA: kwz|kwanza*
: تومان|toman*`;

/** Signs that are also letters, units or words: they count only beside an amount. */
export const WEAK_SIGNS = `
ZAR: =R|rand|rands|randa|randi|randow|راند|रैंड|랜드|ランド|兰特
RUB BYN: р
BRL: real|reals|reala|reale*|реал*|reaal|레알|レアル|雷亚尔
BGN: lv|lev|leva
RSD MKD DZD: din
KRW: won|wons|wonu|wony|wonow
JPY: jen|jena|jeny|jenow|yeni
CNY: joean|juan|juana|juanow
BOB VES: bs
MKD: ден
${POUNDS}: pound|pounds
GBP EGP LBP SYP TRY: livre|livres
GBP: quid
EGP: =LE
LBP: =LL
AED MAD: dh
SAR: =SR
QAR: =QR
OMR: =RO
JOD: =JD
KWD: =KD
BHD: =BD
LYD: =LD
IQD: =ID
TND: =DT
DZD: =DA
MXN: =MN
GTQ: =Q|=q|quetzal*
HNL LSL MDL RON ALL: =L
GMD: =D|dalasi*
BWP PHP: =P
SZL: =E
ZMW PGK MWK MMK LAK: =K
ZMW ZMK: =ZK
MWK: =MK
MMK: =Ks
MZN: =MT|=MTn|metical*
MGA: =Ar|ariary
AOA: =Kz
CDF KMF: =FC
KMF: =CF
RWF: =RF
MRU MRO: =UM
STN STD: =Db|dobra|dobras
SLE: =Le
HRK: kn|kuna*
LTL: =Lt
LVL: =Ls
DEM: =DM
ESP: pta|ptas|pts
HTG: =G|gourde*|=Gde
VUV: =Vt|=VT|vatu
MVR: =Rf|=MRf|rufiyaa
AWG: =Afl
ANG: =NAf
TJS: =SM|смн|сомони
AZN TMT: ман
BDT: tk
CVE PTE: =Esc|escudo*
PYG: =Gs
PEN: sol
CHF: fr
KES TZS UGX SOS: =Sh
TOP: paanga`;

/** Hundredths. Their codes are the currencies they may be hundredths of. */
export const HUNDREDTHS = `
${CENTS}: ¢|cent|cents|centimes|centimos
GBP: pence|penny
PLN: =gr|grosz*
RUB BYN UAH: коп*
SEK: ore
NOK DKK: øre`;
