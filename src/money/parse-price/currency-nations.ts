// Whose dollar, pound or crown: words that stand with the name of a currency and say which one is
// meant, in the languages of the countries asked. Spelled as in currency-signs.ts. A word alone
// ("Canadian") is no sign of money.
export const NATIONS = `
USD: =US|=USA|=VSA|=ABD|american*|amerik*|ameryk*|estadounidens*|norteamerican*|statunitens*|etats|estados|أمريكي*|أميركي*|अमेरिकी|यूएस|미국|미|アメリカ|美国
CAD: canad*|kanad*|كندي*|कनाडाई|캐나다|カナダ|加拿大
MXN: mexic*|mejic*|mexik*|messic*|meksyk*|meksik*|مكسيكي*|मैक्सिकन|멕시코|メキシコ|墨西哥
BRL: brazil*|brasil*|bresil*|brazyl*|brezil*|برازيلي*|ब्राज़ीली|브라질|ブラジル|巴西
GBP: brit*|brytyj*|ingiliz|szterling*|استرليني|إسترليني|ब्रिटिश|स्टर्लिंग|영국|英国
SEK: swed*|schwed*|sued*|svensk*|svedes*|suec*|zweeds*|szwedz*|isvec|sweed*|سويدي*|स्वीडीश|스웨덴|スウェーデン|瑞典
NOK: norw*|norveg*|norueg*|norsk*|noorse|norwes*|norvec|نرويجي*|नॉर्वेजियन|노르웨이|ノルウェー|挪威
DKK: danish|danis*|dansk*|danes*|danois*|dinamarq*|deens*|dunsk*|danimarka|دنماركي*|डैनिश|덴마크|デンマーク|丹麦
ISK: iceland*|island*|islens*
CZK: czech*|tschech*|tchequ*|chec*|tchec*|cech*|tsjech*|cesk*|ceskych|czesk*|تشيكي*|चेक|체코|チェコ|捷克
PLN: polish|poln*|polon*|polsk*|polac*|poolse|بولندي*|पोलिश|폴란드|ポーランド|波兰
HUF: हंगेरियन|hungar*|ungher*|ungar*|hongr*|hongaar*|wegier*|macar|magyar*|هنغاري*|헝가리|ハンガリー|匈牙利
TRY: turk*|turc*|turq*|turec*|تركي*|तुर्की|튀르키예|터키|トルコ|土耳其
AED: =UAE|=VAE|=EAU|=BAE|=ZEA|emirat*|إماراتي*|اماراتي*|अमीरात|संयुक्त|아랍에미리트|阿联酋
SAR: saudi*|saoud*|saoedi*|suudi|saudy*|arabistan|سعودي*|सउदी|사우디아라비아|사우디|サウジ|沙特
AED SAR: arab*
USD AED GBP: unid*|unis|united|birlesik
EGP: egypt*|agypt*|egip*|egiz*|misir|مصري*|मिस्र|이집트|エジプト|埃及
ZAR KRW: south*|sur|sud*|zuid*|suid*|syd*|guney|दक्षिण
ZAR: afric*|afrik*|sudafric*|sudafrik*|sydafrik*|poludniowoafryk*|أفريقيا|अफ़्रीकी|남아프리카|南アフリカ|南非
INR: indian*|indisch*|indien*|indias|india|indie|indias*|indiaas*|indyj*|indies*|hindistan|هندي*|भारतीय|ভারতীয়|இந்திய|భారతదేశ|인도|インド|印度
JPY: japan*|japon*|giappon*|ياباني*|जापानी|일본|日本
SGD: singap*|سنغافوري*|सिंगापुर|சிங்கப்பூர்|싱가포르|シンガポール|新加坡
AUD: austral*|avustralya|أسترالي*|ऑस्ट्रेलियाई|호주|オーストラリア|澳大利亚|澳洲
KRW: korean*|korea*|corean*|coree*|kore|surcorean*|poludniowokorean*|sydkorean*|sudkorean*|كوريا|كوري|कोरियाई|대한민국|한국|韓国|韩国
CHF: swiss|schweiz*|suiss*|svizzer*|suiz*|suic*|zwitsers*|szwajcar*|isvicre|سويسري*|स्विस|스위스|スイス|瑞士
CNY: chin*|kines*|cinesi|cinese|cin|صيني*|चीनी|중국|中国
NZD: न्यूज़ीलैंड|nyzeel*|seeland*|zealand*|zeland*|neuseel*|neozeland*|neozelandes*|nieuw-zeelands*|zeelands*|nowozel*|نيوزيلندي*|뉴질랜드|ニュージーランド|新西兰
HKD: हाँगकाँग|hong|kong|hongk*|هونغ|كونغ|홍콩|香港
TWD: ताईवानी|taiwan*|tajwan*|تايواني*|타이완|대만|台湾
NZD TWD ILS: new|neu*|nouveau*|nuevo*|nuovi|novo*|nieuwe|nya|nowego|yeni
RUB: rus*|रूसी|росс*|rosyj*|ryska|روسي*|러시아|ロシア|俄罗斯
BYN: belarus*|белор*|бел
KWD: kuwait*|koweit*|koeweit*|kuveyt|kuwejc*|كويتي*|कुवैती|쿠웨이트|クウェート|科威特
BHD: bahrain*|bahrein*|barein*|بحريني*
OMR: oman*|عماني*
QAR: qatar*|katar*|قطري*
JOD: jordan*|أردني*|اردني*
IQD: iraq*|irak*|عراقي*
LYD: liby*|libi*|libijsk*|ليبي*
TND: tunis*|tunec*|tunez*|تونسي*
DZD: alger*|جزائري*
MAD: moroc*|maroc*|marrok*|marokk*|مغربي*
LBP: leban*|liban*|لبناني*
SYP: syri*|siri*|سوري*
SDG: sudan*|سوداني*
YER: yemen*|jemen*|يمني*
IRR: iran*|ایرانی*
ILS: israel*|izrael*|israil|إسرائيلي*|이스라엘|イスラエル|以色列
PKR: pakist*
NPR: nepal*
LKR: lanka*
CRC: costarric*
ARS: argentin*
CLP: chilen*
COP: colomb*
UYU: urugu*
DOP: dominic*
PHP: philip*|filip*
CUP: cuban*
RSD: serbi*|srps*
RON: roman*|rumun*
MDL: moldov*
KES: kenya*
TZS: tanzan*
UGX: ugand*
SOS: somal*
BBD: barbad*
BMD: bermud*
BND: brune*
BSD: baham*
BZD: beliz*|belic*
FJD: fij*|fiyi*|fidj*|fidsch*|figi*|fidzi*
GYD: guyan*|gujan*
JMD: jamai*|jamaj*|giamaic*
KYD: cayman*|caim*|kaiman*|kajman*
LRD: liberi*
NAD: namib*
SBD: solomon*|salom*|salomon*
SRD: surinam*
TTD: trinidad*|trinit*|trynidad*
XCD: east|eastern|oriental*|orient*|ost*|vostoc*
XCG XCD: caribbean|caribe*|karib*|caraib*
KPW: north|norte|nordkorean*|norcorean*|nordcorean*
HTG: haiti*`;

/** Small words inside a currency's name: "dollars des États-Unis", "dólar de Hong Kong". */
export const LINKING_WORDS = `de des du da do dos das del della degli di d el i iles islands islas isole la las les los l neo nieu of the`;
