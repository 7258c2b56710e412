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
playstation|-|プレイステーション, プレステ, 플레이스테이션, 플스, بلايستيشن, بلاي ستيشن, play station
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
  nesil, generation, generasi, 世代, 세대, الجيل, جيل`;
