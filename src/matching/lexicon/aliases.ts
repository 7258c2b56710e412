/**
 * Names in other scripts or shortened forms, and how we read them. The right side is what the
 * tokens become, so that "アイフォン15" and "iphone 15" are the same from here on.
 */
export const ALIASES = `
iphone|-|アイフォン, アイフォーン, 아이폰, ايفون, آيفون
ipad|-|アイパッド, 아이패드, ايباد, آيباد
macbook|-|マックブック, 맥북, ماك بوك, ماكبوك, mac book
airpods|-|エアポッズ, エアーポッズ, 에어팟, ايربودز, اير بودز, إيربودز, air pods
apple watch|-|アップルウォッチ, 애플워치, ابل واتش, ساعة ابل
galaxy|-|ギャラクシー, 갤럭시, جالكسي, جالاكسي, غالاكسي
pixel|-|ピクセル, 픽셀, بكسل
playstation|-|プレイステーション, プレステ, 플레이스테이션, 플스, بلايستيشن, بلاي ستيشن,
  play station
playstation 5|-|ps5, プレステ5, ps 5
playstation 4|-|ps4, ps 4
playstation 3|-|ps3
xbox|-|エックスボックス, 엑스박스, اكس بوكس, إكس بوكس
switch|-|スイッチ, 스위치, سويتش
steam|-|スチーム, 스팀, ستيم
kindle|-|キンドル, 킨들, كيندل
star wars|-|スターウォーズ, スター・ウォーズ, 스타워즈, ستار وورز, حرب النجوم
millennium falcon|-|ミレニアムファルコン, ミレニアム・ファルコン, 밀레니엄 팔콘, 밀레니엄팔콘
hobbit|-|ホビット, 호빗, الهوبيت
hades|-|ハデス, 하데스, هيديس
master|-|マスター, 마스터, ماستر
watch|-|ウォッチ, 워치
tab|-|タブ
buds|-|バズ, 버즈, بودز
quest|-|クエスト, 퀘스트
surface|-|サーフェス, 서피스
gen|-|génération, generación, generazione, geração, generatie, generacja, generacji, generationen,
  nesil, generation, generasi, 世代, 세대, الجيل, جيل
grand theft auto|-|gta, グランドセフトオート, グランド・セフト・オート
grand theft auto 5|-|gta v, gta 5, gta5, gtav, grand theft auto v
grand theft auto 6|-|gta vi, gta 6, gta6, grand theft auto vi
grand theft auto 4|-|gta iv, gta 4, gta4, grand theft auto iv
red dead redemption 2|-|rdr2, rdr 2, rdr ii
tears of the kingdom|-|totk
breath of the wild|-|botw, ブレス オブ ザ ワイルド
legend of zelda|-|ゼルダの伝説, 젤다의 전설, 塞尔达传说
super mario|-|スーパーマリオ, 슈퍼 마리오, 슈퍼마리오, 超级马里奥
mario kart 8|-|mk8, マリオカート8, 마리오 카트 8
pokemon|-|ポケモン, ポケットモンスター, 포켓몬, 포켓몬스터, 宝可梦, بوكيمون, покемон
pokemon scarlet|-|pokemon karmesin, pokémon écarlate, pokémon escarlata, pokémon scarlatto,
  pokémon scharlaken, ポケットモンスター スカーレット, 포켓몬스터 스칼렛
pokemon violet|-|pokemon purpur, pokémon púrpura, pokémon violetto, ポケットモンスター バイオレット,
  포켓몬스터 바이올렛
pokemon sword|-|pokemon schwert, pokémon épée, pokémon espada, pokémon spada,
  ポケットモンスター ソード
pokemon shield|-|pokemon schild, pokémon bouclier, pokémon escudo, pokémon scudo,
  ポケットモンスター シールド
animal crossing new horizons|-|acnh, あつまれ どうぶつの森, あつまれどうぶつの森, 모여봐요 동물의 숲
assassins creed|-|アサシンクリード, 어쌔신 크리드, 어쌔신크리드
assassins creed valhalla|-|ac valhalla
assassins creed mirage|-|ac mirage
assassins creed shadows|-|ac shadows
assassins creed odyssey|-|ac odyssey
assassins creed origins|-|ac origins
call of duty|-|コールオブデューティ, コール オブ デューティ, 콜 오브 듀티
call of duty modern warfare|-|cod mw, cod modern warfare
call of duty black ops|-|cod bo, cod black ops
call of duty black ops 6|-|cod bo6
final fantasy 7|-|ff7, ffvii, ff vii, final fantasy vii
final fantasy 14|-|ff14, ffxiv, final fantasy xiv
final fantasy 16|-|ff16, ffxvi, ff xvi, final fantasy xvi
final fantasy 10|-|ff10, ffx, final fantasy x
final fantasy|-|ファイナルファンタジー, 파이널 판타지
baldurs gate 3|-|bg3
the last of us|-|tlou
need for speed|-|nfs
resident evil 4|-|re4, バイオハザード re:4
street fighter 6|-|sf6, ストリートファイター6
elden ring|-|エルデンリング, 엘든 링, 엘든링
minecraft|-|マインクラフト, 마인크래프트, ماين كرافت
one piece|-|ワンピース, 원피스, ون بيس
harry potter|-|ハリー・ポッター, ハリーポッター, 해리 포터, 해리포터, 哈利波特, هاري بوتر,
  гарри поттер
lord of the rings|-|lotr, herr der ringe, seigneur des anneaux, señor de los anillos,
  signore degli anelli, senhor dos anéis, ロード・オブ・ザ・リング, 반지의 제왕
xbox series x|-|xsx
dualsense|-|デュアルセンス, 듀얼센스, دوال سينس, دوالسينس
dualshock|-|デュアルショック, 듀얼쇼크, دوال شوك
bose quietcomfort|-|bose qc
quietcomfort|-|クワイエットコンフォート, 콰이어트컴포트
bose quietcomfort 45|-|bose qc45
bose quietcomfort 35|-|bose qc35
bose quietcomfort 25|-|bose qc25
bose quietcomfort 20|-|bose qc20
a7|-|alpha 7, α7
a7r|-|alpha 7r, α7r
a7s|-|alpha 7s, α7s
a7c|-|alpha 7c, α7c
coca cola|-|coke
eneloop|-|エネループ, 에네루프
g shock|-|ジーショック, gショック, 지샥
air force 1|-|エアフォース1, 에어포스 1, 에어포스1
thermomix|-|サーモミックス, 써모믹스`;
