/**
 * Pairs that are easily got wrong: what somebody looks for, what a shop's title says, and whether it
 * is the product. Written for these tests.
 */
export interface HardPair {
  readonly topic: string;
  readonly wanted: string;
  readonly title: string;
  readonly match: boolean;
}

// Rows are `title` for a match and `! title` for another product, below what is wanted.
const TABLE = `
# model codes
Sony WH-1000XM5
  Sony WH-1000XM5 Wireless Noise Cancelling Headphones, Black
  SONY WH1000XM5/B Over-Ear Bluetooth Headphones
  Sony WH1000XM5B.CE7 Noise Cancelling Kopfhörer schwarz
  Sony WH 1000 XM5 Headphones
  WH-1000XM5 Wireless Headphones (Silver)
  Sony WH-1000XM5 Premium Noise Cancelling Headphones with Carrying Case
  Casque sans fil à réduction de bruit Sony WH-1000XM5 Noir
  ソニー ワイヤレスノイズキャンセリングヘッドホン WH-1000XM5 ブラック
  소니 WH-1000XM5 노이즈캔슬링 무선 헤드폰 블랙
  سماعات سوني WH-1000XM5 لاسلكية بخاصية إلغاء الضوضاء
  Sony WH-1000XM5 kablosuz kulaküstü kulaklık siyah
  ! Sony WH-1000XM4 Wireless Noise Cancelling Headphones
  ! Sony WF-1000XM5 Wireless Earbuds
  ! Sony WH-CH720N Wireless Headphones
  ! Sony WH-XB910N Extra Bass Headphones
  ! Bose QuietComfort Ultra Headphones
  ! Sony Wireless Headphones
Logitech MX Master 3S
  Logitech MX Master 3S Wireless Performance Mouse, Ergonomic, 8K DPI, Quiet Clicks, Graphite
  Logitech MX MASTER 3S - Maus - kabellos - Bluetooth
  ロジクール MX MASTER 3S ワイヤレスマウス グラファイト
  로지텍 MX Master 3S 무선 마우스
  ! Logitech MX Master 3 Advanced Wireless Mouse
  ! Logitech MX Master 2S Wireless Mouse
  ! Logitech MX Master 3S for Mac Wireless Mouse
  ! Logitech MX Anywhere 3S Mouse
  ! Logitech MX Keys S Keyboard
  ! Logitech MX Master 4 Wireless Mouse
Logitech MX Master 3S for Mac
  Logitech MX Master 3S for Mac - Space Grey
  ! Logitech MX Master 3S Wireless Mouse
LEGO 75192
  LEGO Star Wars Millennium Falcon 75192 Building Kit (7541 Pieces)
  LEGO® Star Wars™ Millennium Falcon™ 75192
  レゴ(LEGO) スター・ウォーズ ミレニアム・ファルコン 75192 おもちゃ ブロック
  레고 스타워즈 75192 밀레니엄 팔콘
  Lego 75192 Star Wars Faucon Millenium, jeu de construction 7541 pièces
  ! LEGO Star Wars Millennium Falcon 75375
  ! LEGO Star Wars 75257 Millennium Falcon
  ! King 75192 Star Plan Ultimate Falcon, compatible with LEGO
  ! LED Light Kit for LEGO 75192 Millennium Falcon
  ! Acrylic Display Case for LEGO Millennium Falcon 75192
  ! Vertical display stand for LEGO 75192
  ! LEGO 75192 instruction manual only
  ! Empty box LEGO 75192 Millennium Falcon
  ! LEGO 10179 Ultimate Collector's Millennium Falcon
Samsung 990 PRO 2 TB
  Samsung 990 PRO NVMe M.2 SSD 2TB (MZ-V9P2T0BW)
  Samsung SSD 990 Pro 2 To PCIe 4.0
  SAMSUNG 990 PRO SSD 2000GB
  サムスン 990 PRO 2TB 内蔵SSD
  Disque SSD interne Samsung 990 Pro 2To
  ! Samsung 990 PRO 1TB NVMe SSD
  ! Samsung 990 PRO 4 TB
  ! Samsung 990 EVO 2TB
  ! Samsung 980 PRO 2TB
  ! Samsung 990 PRO 2TB with Heatsink
  ! Heatsink for Samsung 990 PRO 2TB
Canon EOS R6 Mark II
  Canon EOS R6 Mark II Body
  Canon EOS R6 II spiegellose Vollformatkamera
  ! Canon EOS R6 Body
  ! Canon EOS R5 Mark II
Brother TN-2420
  Brother TN2420 Toner schwarz
  Original Brother TN-2420 Black Toner Cartridge
  ! Brother TN-2410 Toner
  ! Compatible toner for Brother TN-2420
NVIDIA RTX 4070
  NVIDIA GeForce RTX 4070 Founders Edition 12GB
  ! NVIDIA GeForce RTX 4070 Ti
  ! NVIDIA GeForce RTX 4060
Intel Core i7-12700
  Intel Core i7-12700 Processor
  ! Intel Core i7-12700K Processor
# phones and capacities
Apple iPhone 15 128 GB
  Apple iPhone 15 (128 GB) - Black
  iPhone 15 128GB blu
  Apple iPhone 15 128 Go Noir
  Smartphone Apple iPhone 15 128GB Rosa
  アップル iPhone 15 128GB ブラック SIMフリー
  애플 아이폰 15 128GB 자급제
  ابل ايفون 15 128 جيجابايت اسود
  Apple iPhone 15 5G 128GB Dual SIM Yellow (MTP23ZD/A)
  Smartfon APPLE iPhone 15 128GB 5G 6.1" Czarny
  ! Apple iPhone 15 256 GB
  ! Apple iPhone 15 Pro 128 GB
  ! Apple iPhone 15 Plus 128GB
  ! Apple iPhone 15 Pro Max 128GB
  ! Apple iPhone 14 128GB
  ! Apple iPhone 15e 128GB
  ! Apple iPhone 5 128GB
  ! Apple iPhone 15 128GB (Renewed)
  ! iPhone 15 128GB reconditionné
  ! Apple iPhone 15 128 GB generalüberholt wie neu
  ! iPhone 15 128GB ricondizionato grado A
  ! Apple iPhone 15 128GB - Reacondicionado
  ! iPhone 15 128GB seminovo
  ! iPhone 15 128GB yenilenmiş
  ! Apple iPhone 15 128GB begagnad
  ! iPhone 15 128GB tweedehands
  ! 【整備済み品】Apple iPhone 15 128GB
  ! 중고 아이폰 15 128GB
  ! ايفون 15 128 جيجا مستعمل
  ! Apple iPhone 15 128GB Odnowiony
  ! Apple iPhone 15 128GB Open Box
  ! Spigen Ultra Hybrid iPhone 15
  ! Funda para Apple iPhone 15 128GB
  ! Apple iPhone 15 Silicone Case with MagSafe
Samsung Galaxy S24
  Samsung Galaxy S24 5G Smartphone 128GB Onyx Black
  삼성 갤럭시 S24 자급제
  ! Samsung Galaxy S24+ 256GB
  ! Samsung Galaxy S24 Ultra
  ! Samsung Galaxy S24 FE
  ! Samsung Galaxy S23
  ! Samsung Galaxy A54
Samsung Galaxy S24+
  Samsung Galaxy S24 Plus 256GB
  ! Samsung Galaxy S24 256GB
Apple iPad Air 256 GB
  Apple iPad Air 11" (M2) 256GB Wi-Fi Blau
  ! Apple iPad Pro 256GB
  ! Apple iPad 256GB
  ! Apple iPad mini 256GB
  ! Apple iPad Air 64GB
Apple AirPods Pro 2nd generation
  Apple AirPods Pro (2nd Generation) with MagSafe Charging Case
  Apple AirPods Pro 2. Generation
  AirPods Pro (第2世代)
  AirPods Pro 2 USB-C
  ! Apple AirPods Pro (1st Generation)
  ! Apple AirPods (3rd Generation)
  ! Apple AirPods Max
# consoles
Nintendo Switch OLED
  Nintendo Switch – OLED Model w/ White Joy-Con
  Nintendo Switch (OLED-Modell) Weiß
  Console Nintendo Switch OLED - Blanc
  Nintendo Switch(有機ELモデル) Joy-Con(L)/(R) ホワイト
  닌텐도 스위치 OLED 화이트
  Consola Nintendo Switch modelo OLED 64 GB neón
  ! Nintendo Switch Lite Turquoise
  ! Nintendo Switch Console 1.1 Neon Red/Blue
  ! Nintendo Switch 2
  ! Carrying Case for Nintendo Switch OLED
  ! Nintendo Switch OLED + Mario Kart 8 Deluxe Bundle
  ! Tempered Glass Screen Protector Nintendo Switch OLED
  ! Nintendo Switch OLED with extra controller
  ! Mario Kart 8 Deluxe - Nintendo Switch OLED
  ! Nintendo Switch OLED Dock
Nintendo Switch
  Nintendo Switch Konsole Neon-Rot/Neon-Blau
  ! Nintendo Switch OLED
  ! Nintendo Switch Lite
  ! The Legend of Zelda Breath of the Wild Nintendo Switch
  ! Super Mario Odyssey (Nintendo Switch)
PlayStation 5 Slim
  Sony PlayStation 5 Slim Console
  PS5 Slim Konsole
  ! PlayStation 5 Pro
  ! Sony PlayStation 5 Digital Edition
  ! PlayStation 5 Slim Digital Edition
  ! PS5 Slim + EA Sports FC 25
  ! Spider-Man 2 PS5
Xbox Series X
  Microsoft Xbox Series X 1TB
  ! Microsoft Xbox Series S
  ! Xbox Wireless Controller for Xbox Series X
# games
Hades
  Hades
  HADES™
  Hades (Nintendo Switch)
  Hades - PS5
  Hades Steam Key
  Jeu Hades PS4
  ! Hades II
  ! Hades 2
  ! Hades Original Soundtrack
  ! Hades + Hades II Bundle
  ! Hades Greek God Resin Statue 30 cm
  ! Hades: Underworld Saga
  ! Hades Artbook
  ! Hades Art Print Poster
  ! Hades T-Shirt
  ! Immortals: Hades Rising
  ! Hades' Star
Hades PS5
  Hades (PlayStation 5)
  Hades
  ! Hades (Nintendo Switch)
Hades II
  Hades 2
  Hades II
  ! Hades
Elden Ring PS5
  Elden Ring PS5
  Elden Ring - PlayStation 5
  ! Elden Ring Xbox Series X
  ! Elden Ring: Shadow of the Erdtree DLC PS5
  ! Elden Ring Deluxe Edition PS5
  ! Elden Ring official strategy guide
# apps and books
Things 3
  Things 3
  Things 3 - Task Manager
  Things 3 for Mac
  ! Things 2
  ! Things
  ! Stranger Things 3: The Game
  ! All Things 3D
The Hobbit
  The Hobbit
  The Hobbit, or There and Back Again - J.R.R. Tolkien (eBook)
  The Hobbit (Kindle Edition)
  The Hobbit by J. R. R. Tolkien
  The Hobbit - J.R.R. Tolkien
  The Hobbit (Paperback)
  ! The Hobbit: The Desolation of Smaug
  ! The Hobbit: An Unexpected Journey (DVD)
  ! The Hobbit Trilogy Blu-ray
  ! The Hobbit (Audiobook)
  ! Summary of The Hobbit
  ! The Hobbit Study Guide
  ! The Hobbit & The Lord of the Rings Boxed Set
  ! LEGO The Hobbit
  ! The Hobbit Graphic Novel
  ! The Annotated Hobbit
  ! The Hobbit Motion Picture Soundtrack
The Hobbit ebook
  The Hobbit - eBook
  The Hobbit
  ! The Hobbit Paperback
  ! The Hobbit Audiobook
Dune
  Dune
  Dune - Frank Herbert
  ! Dune Messiah
  ! Children of Dune
  ! Dune: Part Two
# packs, sizes and groceries
Duracell Plus AA
  Duracell Plus AA Batteries
  ! Duracell Plus AA 12 Pack
  ! Duracell Plus AAA
  ! Duracell Plus AA Batterien, 8er-Pack
Nutella 750 g
  Nutella Nuss-Nougat-Creme 750g
  Nutella hazelnut spread 0.75 kg
  ! Nutella 400g
  ! Nutella 750g pack of 6
  ! Nutella 750 g lot de 2
Coca-Cola 6 x 330 ml
  Coca-Cola 330ml x 6
  Coca Cola Dosen 6x0,33l
  ! Coca-Cola 24 x 330 ml
  ! Coca-Cola Zero 6 x 500 ml
Corsair Vengeance DDR5 32GB
  Corsair Vengeance DDR5 32GB (2x16GB) 6000MHz
  ! Corsair Vengeance DDR5 64GB (2x32GB) 6000MHz
  ! Corsair Vengeance DDR5 16GB
Samsung QLED TV 65 inch
  Samsung QLED 4K TV 65" Smart TV
  Samsung QLED Fernseher 163 cm 65 Zoll
  ! Samsung QLED TV 55 inch
# colours and conditions
Apple iPhone 15 128 GB black
  iPhone 15 128GB schwarz
  iPhone 15 128 Go noir
  Apple iPhone 15 128 GB
  ! iPhone 15 128GB pink
  ! Apple iPhone 15 128 GB Grün
refurbished iPhone 13
  Apple iPhone 13 128GB Refurbished
  iPhone 13 reconditionné
  Apple iPhone 13 generalüberholt
# accessories that are wanted
iPhone 15 case
  Spigen Ultra Hybrid Case for iPhone 15
  iPhone 15 Hülle transparent
  ! Apple iPhone 15 128GB
  ! iPhone 14 case
# tools and household
Dyson V15 Detect
  Dyson V15 Detect Absolute Cordless Vacuum Cleaner
  Aspirateur balai sans fil Dyson V15 Detect
  ! Dyson V12 Detect Slim
  ! Battery for Dyson V15 Detect
  ! Akku Dyson V15 Detect
  ! Dyson V15 Detect filter
  ! Dyson V8
Kindle Paperwhite
  Amazon Kindle Paperwhite 16 GB
  Kindle Paperwhite (16 GB) – 7" display, with charger
  ! Kindle Paperwhite case
  ! Kindle Paperwhite Kids
  ! Kindle Scribe
# longer and translated titles
Sony WH-1000XM5
  Sony WH1000XM5/B Wireless Industry Leading Noise Canceling Headphones with Auto Noise Canceling Optimizer, Crystal Clear Hands-Free Calling, and Alexa Voice Control, Black
  SONY WH-1000XM5 Cuffie Bluetooth wireless con Noise Cancelling, batteria fino a 30 ore, Nero
  Sony WH-1000XM5 Auriculares Inalámbricos con Noise Cancelling, Batería 30h, Negro
  Sony WH-1000XM5 hörlurar med brusreducering, svart
  Słuchawki nauszne Sony WH-1000XM5 Czarne
  Sony WH-1000XM5 draadloze koptelefoon met noise cancelling - Zwart
  Fone de Ouvido Sony WH-1000XM5 Bluetooth Preto
  ソニー WH-1000XM5 BM ワイヤレスヘッドホン ケース付き
  Sony WH-1000XM5 Headphones (carrying case included)
  SONY｜ソニー ブルートゥースヘッドホン ブラック WH-1000XM5BM
  ! Sony WH-1000XM5 + Sony SRS-XB13 speaker
  ! Earpads for Sony WH-1000XM5
  ! WH-1000XM5 Ohrpolster Ersatz
  ! Sony WH-1000XM5 - Box Only
  ! Sony WH-1000XM5 (used - good)
  ! Sony WH-1000XM3
  ! Geekria Shield Case for WH-1000XM5
LEGO 75192
  LEGO Star Wars Ultimate Millennium Falcon 75192 Expert Building Kit and Starship Model, Best Gift and Movie Collectible for Adults (7541 Pieces)
  LEGO Star Wars 75192 Sokół Millennium
  LEGO 75192 Halcón Milenario
  LEGO 75192 Star Wars Millennium Falcon UCS - NEU & OVP
  ليجو ستار وورز 75192
  ! Brick Loot LED lighting kit 75192
  ! BRIKSMAX Licht-Set für Lego 75192
  ! LEGO 75192 Han Solo minifigure
  ! Vitrine für LEGO 75192
Apple AirPods Pro 2nd generation
  Apple AirPods Pro (2nd generation) MagSafe Case (USB-C)
  AirPods Pro（第2世代）MagSafe充電ケース（USB-C）付き
  애플 에어팟 프로 2세대
  Apple AirPods Pro (2ª generazione) con custodia MagSafe
  ! AirPods Pro 2 case silicone
PlayStation 5 Slim
  Consola PlayStation 5 Slim - Edición Estándar
  PlayStation®5 Konsole (Modellgruppe – Slim)
  Sony Playstation 5 Slim Disc Edition
  Konsola Sony PlayStation 5 Slim
  بلايستيشن 5 سليم
  ! Sony PlayStation 5 Slim skin
  ! PS5 Slim vertical stand
Nintendo Switch OLED
  Nintendo Switch OLED-model wit
  Konsola Nintendo Switch OLED Biała
  Nintendo Switch OLED Oyun Konsolu Beyaz
  جهاز نينتندو سويتش OLED ابيض
  Nintendo Switch OLED Console Neon Blue/Neon Red Joy-Con 64GB
  Console portatile Nintendo Switch OLED
  ! Nintendo Switch OLED セット マリオカート8 デラックス 同梱版
  ! 有機ELモデル Nintendo Switch 保護フィルム
  ! Hülle für Nintendo Switch OLED
  ! Joy-Con Pair for Nintendo Switch OLED
Samsung Galaxy S24
  Samsung Galaxy S24 8GB+128GB Dual SIM
  Samsung Galaxy S24 5G, Android, 128 GB, Onyx Black (Deutsche Version)
  SAMSUNG Galaxy S24 256 Go Crème
  ! Samsung Galaxy S24 Clear Case
  ! Galaxy Tab S9
  ! Samsung Galaxy Watch 6
Dyson V15 Detect
  Dyson V15 Detect Akku-Staubsauger
  Dyson V15 Detect kabelloser Staubsauger
  ダイソン Dyson V15 Detect コードレス掃除機
  ! Dyson V15 Detect Ersatzakku
  ! Dyson V11
Apple Watch Series 9 45mm
  Apple Watch Series 9 GPS 45mm Midnight Aluminium Case with Midnight Sport Band
  ! Apple Watch Series 8 45mm
  ! Apple Watch Series 9 41mm
  ! Apple Watch SE 44mm
  ! Sport Band for Apple Watch Series 9 45mm
  ! Apple Watch Ultra 2
Bose QuietComfort Ultra Headphones
  Bose QuietComfort Ultra Wireless Noise Cancelling Headphones - Black
  Bose QuietComfort Ultra Kopfhörer
  ! Bose QuietComfort Ultra Earbuds
  ! Bose QuietComfort Headphones
  ! Bose QuietComfort 45
GoPro Hero 12 Black
  GoPro HERO12 Black
  GoPro Hero 12 Black Actionkamera
  ! GoPro Hero 11 Black
  ! GoPro Hero 12 Black Creator Edition bundle
  ! Battery for GoPro Hero 12 Black
Sonicare DiamondClean 9000
  Philips Sonicare DiamondClean 9000 HX9911/09
  ! Philips Sonicare DiamondClean brush heads
KitchenAid Artisan 4.8L
  KitchenAid Artisan Küchenmaschine 4,8 L rot
  ! KitchenAid Artisan 6.9 L
Kindle Paperwhite
  Amazon Kindle Paperwhite (12th Generation) 16GB – 7" glare-free display – Black
  ! Nupro Screen Protector for Kindle Paperwhite
  ! Kindle
# works and clothes
Atomic Habits
  Atomic Habits
  Atomic Habits: An Easy & Proven Way to Build Good Habits & Break Bad Ones
  Atomic Habits by James Clear
  ! Summary: Atomic Habits by James Clear
  ! Atomic Habits Workbook
  ! The Atomic Habits Journal
Harry Potter and the Philosopher's Stone
  Harry Potter and the Philosopher's Stone
  Harry Potter and the Philosopher’s Stone (Book 1) - J.K. Rowling
  ! Harry Potter and the Chamber of Secrets
  ! Harry Potter and the Philosopher's Stone (Audiobook)
  ! Harry Potter Box Set: The Complete Collection
The Legend of Zelda: Tears of the Kingdom
  The Legend of Zelda: Tears of the Kingdom - Nintendo Switch
  Zelda: Tears of the Kingdom (Switch)
  ! The Legend of Zelda: Breath of the Wild
  ! The Legend of Zelda: Tears of the Kingdom Collector's Edition
  ! The Legend of Zelda: Tears of the Kingdom – The Complete Official Guide
Baldur's Gate 3
  Baldur's Gate 3
  Baldur’s Gate III
  ! Baldur's Gate II
  ! Baldur's Gate 3 Digital Deluxe Edition DLC
Minecraft
  Minecraft
  Minecraft - Nintendo Switch
  ! Minecraft Dungeons
  ! Minecraft Legends
  ! Minecraft Creeper Plush
  ! LEGO Minecraft The Crafting Table
  ! Minecraft: Story Mode
Stardew Valley
  Stardew Valley
  Stardew Valley (PC)
  ! Stardew Valley: The Board Game
  ! Stardew Valley Soundtrack
Adobe Photoshop Elements 2024
  Adobe Photoshop Elements 2024
  ! Adobe Photoshop Elements 2023
  ! Adobe Premiere Elements 2024
Levi's 501 Jeans W32 L34
  Levi's 501 Original Jeans W32 L34 blau
  ! Levi's 511 Jeans W32 L34
Nike Air Max 90
  Nike Air Max 90 Herren Schuhe
  ! Nike Air Max 97
  ! Nike Air Force 1
Nescafé Dolce Gusto Lungo 16 capsules
  Nescafé Dolce Gusto Lungo 16 Kapseln
  ! Nescafé Dolce Gusto Lungo 30 capsules
  ! Nescafé Dolce Gusto Espresso 16 capsules
Bosch GSR 18V-55
  Bosch Professional GSR 18V-55 Akku-Bohrschrauber
  ! Bosch GSR 12V-35
Canon EF 50mm f/1.8 STM
  Canon EF 50mm f/1.8 STM Lens
  Objectif Canon EF 50 mm f/1.8 STM
  ! Canon EF 50mm f/1.4 USM
  ! Canon RF 50mm f/1.8 STM
  ! Canon EF 85mm f/1.8 USM
  ! Lens Hood for Canon EF 50mm f/1.8 STM
# many kinds of things
Apple MacBook Air 13 M3 8GB 256GB
  Apple 2024 MacBook Air 13-inch Laptop with M3 chip: 13.6-inch Liquid Retina Display, 8GB Unified Memory, 256GB SSD Storage, Midnight
  MacBook Air 13" M3 8 Go RAM 256 Go SSD Gris sidéral
  Apple MacBook Air 13 Zoll M3 8GB RAM 256GB SSD Polarstern
  ! Apple MacBook Air 13 M2 8GB 256GB
  ! Apple MacBook Air 15 M3 8GB 256GB
  ! Apple MacBook Air 13 M3 16GB 512GB
  ! Apple MacBook Pro 14 M3 8GB 512GB
  ! Hülle für MacBook Air 13 M3
  ! MacBook Air 13 M3 8GB 256GB - Refurbished Grade A
Google Pixel 8
  Google Pixel 8 128GB Obsidian
  Google Pixel 8 5G Smartphone - Hazel
  グーグル Google Pixel 8 128GB
  ! Google Pixel 8 Pro
  ! Google Pixel 8a
  ! Google Pixel 7
  ! Google Pixel Buds Pro
  ! Google Pixel 8 Case
Sony PlayStation DualSense Controller
  Sony DualSense Wireless Controller PS5 White
  PlayStation 5 DualSense Wireless Controller - Midnight Black
  ! Sony PlayStation 5 Slim
  ! DualSense Charging Station
  ! DualSense Edge Wireless Controller
Steam Deck OLED 512GB
  Valve Steam Deck OLED 512GB
  ! Valve Steam Deck LCD 512GB
  ! Steam Deck OLED 1TB
  ! JSAUX Docking Station for Steam Deck OLED
Meta Quest 3 128GB
  Meta Quest 3 128GB VR Headset
  ! Meta Quest 3S 128GB
  ! Meta Quest 2 128GB
  ! Meta Quest 3 512GB
  ! Elite Strap for Meta Quest 3
Bosch Professional GSR 12V-15
  Bosch Professional 12V System Akkuschrauber GSR 12V-15 (ohne Akku)
  Bosch GSR 12V-15 Cordless Drill
  ! Bosch GSB 12V-15
  ! Bosch Akku GBA 12V 2.0Ah
Philips Hue White Ambiance E27 2-pack
  Philips Hue White Ambiance E27 2er Pack
  ! Philips Hue White Ambiance E27 Einzelpack
  ! Philips Hue White Ambiance E27 4-pack
  ! Philips Hue White and Color Ambiance E14
Tefal Clipso Minut 6L
  Tefal Clipso Minut Perfect Schnellkochtopf 6 L
  ! Tefal Clipso Minut 4,5 L
Lavazza Qualità Rossa 1 kg
  Lavazza Caffè in Grani Qualità Rossa 1kg
  Lavazza Qualita Rossa Bohnen 1000 g
  ! Lavazza Qualità Rossa 250 g
  ! Lavazza Qualità Oro 1 kg
  ! Lavazza Qualità Rossa 6 x 1 kg
Heinz Tomato Ketchup 460g
  Heinz Tomato Ketchup 460 g
  ! Heinz Tomato Ketchup 700g
  ! Heinz Mayonnaise 460g
Pringles Original 165g
  Pringles Original Crisps 165g
  ! Pringles Original 165g x 6
Adidas Ultraboost 22
  adidas Ultraboost 22 Laufschuhe
  ! adidas Ultraboost 21
  ! adidas Ultraboost Light
The Hunger Games
  The Hunger Games
  The Hunger Games (Hunger Games, Book One)
  The Hunger Games by Suzanne Collins
  The Hunger Games - Suzanne Collins
  ! The Hunger Games: Catching Fire
  ! The Hunger Games: Mockingjay - Part 1
  ! The Hunger Games Trilogy Boxed Set
  ! The Unofficial Hunger Games Cookbook
  ! The Hunger Games Companion
1984
  1984
  1984 - George Orwell
  1984 (Penguin Modern Classics)
  ! 1984: The Graphic Novel
  ! Animal Farm and 1984
Project Hail Mary
  Project Hail Mary
  Project Hail Mary: A Novel
  Project Hail Mary - Andy Weir (ebook)
  ! Project Hail Mary (Audiobook)
  ! Summary of Project Hail Mary by Andy Weir
Celeste
  Celeste
  Celeste - Steam
  ! Celeste Original Soundtrack
  ! Celeste Vestido Mujer
Hollow Knight
  Hollow Knight
  Hollow Knight - Nintendo Switch
  ! Hollow Knight: Silksong
  ! Hollow Knight - Official Soundtrack
  ! Hollow Knight Plush
Portal 2
  Portal 2
  ! Portal
  ! Portal with RTX
  ! Portal 2 Soundtrack
Procreate
  Procreate
  ! Procreate Pocket
  ! Procreate Dreams
  ! Brushes for Procreate
Monument Valley
  Monument Valley
  ! Monument Valley 2
  ! Monument Valley 3
Affinity Photo 2
  Affinity Photo 2
  Affinity Photo 2 for iPad
  ! Affinity Designer 2
  ! Affinity Photo
Samsung QE55Q80C
  Samsung QE55Q80CATXZG QLED 4K TV
  TV Samsung QE55Q80C 55" QLED
  ! Samsung QE65Q80C
  ! Samsung QE55Q70C
  ! Telecomando per Samsung QE55Q80C
LG OLED55C34LA
  LG OLED55C34LA.AEU OLED evo 4K TV 55"
  LG OLED 55 C34LA Fernseher
  ! LG OLED65C34LA
  ! LG OLED55B36LA
Crucial MX500 1TB
  Crucial MX500 1TB SATA SSD CT1000MX500SSD1
  Crucial MX500 SSD 1 To
  ! Crucial MX500 500GB
  ! Crucial BX500 1TB
SanDisk Extreme 128GB microSD
  SanDisk Extreme microSDXC 128GB + SD Adapter
  SanDisk Extreme microSD card 128 GB
  ! SanDisk Extreme 256GB microSD
  ! SanDisk Ultra 128GB microSD
  ! SanDisk Extreme Pro 128GB microSD
HP 305XL black
  HP 305XL Black Ink Cartridge (3YM62AE)
  HP 305 XL Tinte schwarz
  ! HP 305 Black Ink Cartridge
  ! HP 305XL Tri-color
  ! HP 304XL Black
Oral-B iO Series 9
  Oral-B iO Series 9 Electric Toothbrush Black
  Oral-B iO9 Elektrische Zahnbürste
  ! Oral-B iO Series 7
  ! Oral-B iO brush heads
Fitbit Charge 6
  Fitbit Charge 6 Fitness Tracker
  ! Fitbit Charge 5
  ! Strap for Fitbit Charge 6
  ! Fitbit Inspire 3
AirTag 4 pack
  Apple AirTag 4 Pack
  Apple AirTag 4er-Pack
  ! Apple AirTag
  ! AirTag Keychain 4 pack
Instax Mini 12
  Fujifilm Instax Mini 12 Instant Camera
  ! Fujifilm Instax Mini 11
  ! Fujifilm Instax Mini Film 20 shots
  ! Case for Instax Mini 12
Nespresso Vertuo Next
  Nespresso Vertuo Next Kaffeemaschine
  De'Longhi Nespresso Vertuo Next
  ! Nespresso Vertuo Pop
  ! Nespresso Vertuo capsules
iRobot Roomba j7+
  iRobot Roomba j7+ Robot Vacuum
  ! iRobot Roomba j7
  ! iRobot Roomba i7+
  ! Filter for Roomba j7
Weber Master-Touch GBS 57 cm
  Weber Master-Touch GBS 57cm Holzkohlegrill
  ! Weber Original Kettle 47 cm
Lego Technic 42143
  LEGO Technic Ferrari Daytona SP3 42143
  ! LEGO Technic Bugatti Chiron 42083
  ! Light kit LEGO 42143
Pokemon Scarlet
  Pokémon Scarlet
  Pokemon Scarlet (Nintendo Switch)
  ! Pokémon Violet
  ! Pokémon Scarlet & Violet Bundle
  ! Pokémon Scarlet and Violet Strategy Guide
EA Sports FC 25 PS5
  EA SPORTS FC 25 Standard Edition PS5
  ! EA Sports FC 24 PS5
  ! EA SPORTS FC 25 Xbox Series X
  ! EA SPORTS FC 25 Ultimate Edition PS5
Xiaomi Redmi Note 13 Pro
  Xiaomi Redmi Note 13 Pro 5G 256GB
  ! Xiaomi Redmi Note 13
  ! Xiaomi Redmi Note 13 Pro+
  ! Xiaomi Redmi Note 12 Pro
  ! Xiaomi Redmi Note 13 Pro kılıf
TI-84 Plus CE
  Texas Instruments TI-84 Plus CE Graphing Calculator
  ! Texas Instruments TI-30XS
Moleskine Classic Notebook Large Ruled
  Moleskine Classic Notebook, Hard Cover, Large, Ruled, Black
  ! Moleskine Classic Notebook Pocket Plain
Dell U2723QE
  Dell UltraSharp U2723QE 27" 4K USB-C Hub Monitor
  Dell UltraSharp 27 4K Monitor - U2723QE
  ! Dell U2723DE
  ! Dell S2721QS
Anker 737 Power Bank
  Anker 737 Power Bank (PowerCore 24K) 24000mAh 140W
  ! Anker 733 Power Bank
  ! Anker 737 Charger
# more of the household
Samsung Galaxy Buds2 Pro
  Samsung Galaxy Buds2 Pro Graphite SM-R510
  삼성 갤럭시 버즈2 프로 화이트
  Słuchawki Samsung Galaxy Buds2 Pro Fioletowe
  ! Samsung Galaxy Buds2
  ! Samsung Galaxy Buds Pro
  ! Samsung Galaxy Buds2 Pro Hülle
  ! Kulaklık kılıfı Samsung Galaxy Buds2 Pro uyumlu
Apple Pencil 2nd generation
  Apple Pencil (2nd Generation)
  Apple Pencil 2. Generation
  ! Apple Pencil USB-C
  ! Apple Pencil (1st generation)
  ! Tips for Apple Pencil 2nd generation
Sony A7 IV body
  Sony A7 IV Mirrorless Camera Body Only
  ! Sony A7 III body
  ! Sony A7 IV with 28-70mm lens kit
Nikon Z 6II
  Nikon Z6 II Body
  ! Nikon Z6
  ! Nikon Z 7II
Bose SoundLink Flex
  Bose SoundLink Flex Bluetooth Speaker - Black
  Enceinte Bluetooth Bose SoundLink Flex Bleu
  ! Bose SoundLink Micro
  ! Bose SoundLink Revolve+
JBL Charge 5
  JBL Charge 5 - Altavoz Bluetooth portátil
  JBL CHARGE5 Bluetooth Lautsprecher
  ! JBL Charge 4
  ! JBL Flip 5
  ! Funda para JBL Charge 5
Garmin Forerunner 255
  Garmin Forerunner 255 GPS Laufuhr Schiefergrau
  ガーミン Forerunner 255 ランニングウォッチ
  ! Garmin Forerunner 255S
  ! Garmin Forerunner 265
  ! Armband für Garmin Forerunner 255
DeLonghi Magnifica S ECAM 22.110.B
  De'Longhi Magnifica S ECAM22.110.B Kaffeevollautomat
  DeLonghi ECAM 22.110.B Magnifica S
  ! De'Longhi Magnifica Evo ECAM 290.61
  ! De'Longhi ECAM 22.110.SB
Instant Pot Duo 7-in-1 5.7L
  Instant Pot Duo 7-in-1 Multicooker 5.7 L
  ! Instant Pot Duo 7-in-1 8 L
  ! Instant Pot Duo Crisp 5.7L
  ! Silicone ring for Instant Pot Duo 5.7L
Oreo Original 154g
  Oreo Original Kekse 154 g
  ! Oreo Original 66g
Pampers Baby-Dry size 4 174 pieces
  Pampers Baby-Dry Größe 4, 174 Windeln
  ! Pampers Baby-Dry Größe 5, 144 Windeln
Head & Shoulders Classic Clean 400ml
  Head & Shoulders Classic Clean Shampoo 400 ml
  ! Head & Shoulders Classic Clean 250ml
  ! Head & Shoulders Apple Fresh 400ml
Makita DHP485
  Makita DHP485Z Akku-Schlagbohrschrauber 18V
  Makita DHP485 18V
  ! Makita DHP484
  ! Makita DHP485RTJ Set mit 2 Akkus
Harry Potter and the Goblet of Fire
  Harry Potter and the Goblet of Fire (Kindle Edition)
  ! Harry Potter and the Goblet of Fire DVD
  ! Harry Potter and the Order of the Phoenix
Sapiens
  Sapiens
  Sapiens - Yuval Noah Harari
  ! Sapiens: A Graphic History
  ! Summary of Sapiens
Disco Elysium
  Disco Elysium
  ! Disco Elysium Soundtrack
Grand Theft Auto V
  Grand Theft Auto V
  ! Grand Theft Auto IV
  ! Grand Theft Auto VI
Super Mario Odyssey
  Super Mario Odyssey - Nintendo Switch
  ! Super Mario Party
  ! Super Mario Maker 2
Mario Kart 8 Deluxe
  Mario Kart 8 Deluxe (Nintendo Switch)
  Mario Kart 8 Deluxe Switch, jeu
  ! Mario Kart 8
  ! Mario Kart 8 Deluxe Booster Course Pass DLC
  ! Mario Kart Live
Xbox Game Pass Ultimate 3 months
  Xbox Game Pass Ultimate 3 Month Membership
  ! Xbox Game Pass Ultimate 1 month
Microsoft Office 2021 Home & Student
  Microsoft Office Home & Student 2021
  ! Microsoft Office Home & Business 2021
  ! Microsoft Office 2019 Home & Student
LG 27GP850
  LG UltraGear 27GP850-B 27" Monitor
  ! LG 27GN850
  ! LG 32GP850
TP-Link Archer AX55
  TP-Link Archer AX55 AX3000 Wi-Fi 6 Router
  ! TP-Link Archer AX53
  ! TP-Link Archer AX73
Kingston Canvas Select Plus 64GB
  Kingston Canvas Select Plus microSD 64 GB
  ! Kingston Canvas Select Plus 128 GB
  ! Kingston Canvas Go Plus 64GB
Ray-Ban RB2140 Wayfarer
  Ray-Ban Original Wayfarer RB2140 901
  ! Ray-Ban RB2132 New Wayfarer
Casio G-Shock GA-2100-1A1
  Casio G-Shock GA-2100-1A1ER
  ! Casio G-Shock GA-2100-4A
  ! Casio G-Shock GA-110-1A
Converse Chuck Taylor All Star High black
  ! Converse Chuck Taylor All Star High white
  ! Converse Chuck 70 High black
Barbie Dreamhouse
  Barbie Dreamhouse Playset
  ! Barbie Dream Car
Catan
  Catan
  ! Catan: Seafarers Expansion
  ! Catan Junior
Ticket to Ride Europe
  Ticket to Ride: Europe
  ! Ticket to Ride
  ! Ticket to Ride: Nordic Countries
# titles taken from a shop's page
Sony WH1000XM5/B Wireless Industry Leading Noise Canceling Headphones with Auto Noise Canceling Optimizer, Crystal Clear Hands-Free Calling, and Alexa Voice Control, Black
  Sony WH-1000XM5 headphones black
  Sony WH-1000XM5 Kopfhörer schwarz
  ! Sony WH-1000XM5 headphones silver
  ! Sony WH-1000XM4 Industry Leading Noise Canceling Headphones Black
  ! Case for Sony WH-1000XM5 headphones black
Logitech MX Master 3S - Wireless Performance Mouse with Ultra-fast Scrolling, Ergo, 8K DPI, Track on Glass, Quiet Clicks, USB-C, Bluetooth, Windows, Linux, Chrome - Graphite
  Logitech MX Master 3S Wireless Mouse Graphite
  Logitech MX Master 3S Maus
  ! Logitech MX Master 3 Maus
  ! Logitech MX Master 3S for Mac
LEGO Star Wars Ultimate Millennium Falcon 75192 Expert Building Kit and Starship Model, Best Gift and Movie Collectible for Adults (7541 Pieces)
  LEGO 75192 Millennium Falcon
  LEGO Star Wars 75192 Faucon Millenium
  ! LEGO Star Wars Millennium Falcon 75375
Nintendo Switch – OLED Model w/ White Joy-Con
  Nintendo Switch OLED weiß
  Nintendo Switch OLED White
  ! Nintendo Switch Lite
  ! Nintendo Switch OLED Neon Red/Blue
Apple iPhone 15 (128 GB) - Black
  iPhone 15 128GB schwarz
  ! iPhone 15 256GB schwarz
Kindle Paperwhite (16 GB) – Now with a larger display, adjustable warm light, increased battery life, and faster page turns – Black
  Kindle Paperwhite 16 GB
  ! Kindle Paperwhite Case
Dyson V15 Detect Cordless Vacuum Cleaner, Yellow/Nickel
  Dyson V15 Detect
  ! Dyson V12 Detect
Anker 737 Power Bank (PowerCore 24K), 24,000mAh 3-Port Portable Charger with 140W Output, Smart Digital Display, Compatible with iPhone 15/14/13 Series, Samsung, MacBook, Dell, AirPods, and More
  Anker 737 Power Bank PowerCore 24K 140W
  ! Anker 733 Power Bank
# less than the whole name
airpods pro
  Apple AirPods Pro 2
  ! Apple AirPods Pro 2 風 ワイヤレスイヤホン
nike air force 1
  ! Nike Air Force 1 '07 風 スニーカー
  ! Nike Air Force 1 '07 스타일 운동화
Logitech MX Master
  ! Logitech MX Master 3S benzeri Kablosuz Fare
Lenovo ThinkPad X1
  Lenovo ThinkPad X1 Carbon Gen 12
  ! Lenovo ThinkPad X1 Carbon Gen 12 스타일 노트북
  ! Lenovo ThinkPad X13 Gen 5
  ! Lenovo ThinkPad T14 Gen 5
AEG RMB76111NX
  AEG RMB76111NX American Style Fridge Freezer

# an accessory, not what it is for
Sony WH-1000XM5 ear pads
  Ear Pads for Sony WH-1000XM5
  Replacement Ear Pads for Sony WH-1000XM5
  ! Sony WH-1000XM5 Wireless Headphones
lego 75192 light kit
  Light Kit for LEGO 75192
  ! LEGO 75192 Star Wars Millennium Falcon Building Set
dyson v15 battery
  Battery for Dyson V15
  ! Dyson V15 Detect Cordless Vacuum
iphone 15 charger
  Charger for Apple iPhone 15
  ! Apple iPhone 15 128 GB Smartphone
Anker 737 charger
  Anker 737 GaNPrime 120W
Apple Pencil Pro
  Apple Pencil Pro stylus for iPad
Spigen Ultra Hybrid case iPhone 15
  Spigen Ultra Hybrid Cover for iPhone 15
# what it is for, in languages with cases
JBL Flip 6
  Bezdrátový reproduktor JBL Flip 6 černý
  JBL Flip 6 vezeték nélküli hangszóró
  JBL Flip 6 kannettava kaiutin
  ! Hordfül JBL Flip 6 hangszóróhoz
  ! Kahva JBL Flip 6 kaiuttimelle
  ! Silikonový držák pro reproduktor JBL Flip 6
Galaxy Buds2 Pro
  Samsung Galaxy Buds2 Pro špuntová sluchátka
  ! Karabina pro sluchátka Samsung Galaxy Buds2 Pro
DeWalt DCD796
  DeWalt DCD796N wkrętarka bez akumulatora
  DeWalt DCD796 aku vrtačka bez baterie a nabíječky
  ! Silnik do wiertarki DeWalt DCD796
  ! DeWalt DCD796 charger with cable
# conditions in more languages
Nikon Z50
  Nikon Z50 brand new, not refurbished
  Nikon Z50 Neuware, keine Gebrauchtware
  ! Nikon Z50 brugt
  ! Nikon Z50 käytetty
  ! Nikon Z50 použitý
  ! Nikon Z50 használt
  ! Nikon Z50 folosit, stare bună
  ! Nikon Z50 б/у
  ! 尼康 Nikon Z50 二手
  ! Nikon Z50 repasovaný
  ! Nikon Z50 felújított
  ! Nikon Z50 翻新
  ! Nikon Z50 rozbaleno
  ! Nikon Z50 visszáru, bontott csomagolás
# made like it, in more languages
Casio F-91W
  Casio F-91W ceas
  ! 卡西欧款 F-91W 电子表
  ! Reloj digital F-91W tipo Casio
  ! Casio F-91W replika
# what comes along
Sennheiser Momentum 4
  Sennheiser Momentum 4 + étui inclus
  ! Sennheiser Momentum 4 with free Sennheiser Sport buds
  ! Sennheiser Momentum 4 + smart watch
Nikon EN-EL25 battery
  Nikon EN-EL25 Akku
  ! Nikon Z50 camera with EN-EL25
Nikon Z6 III
  ! Nikon Z6 III: das Handbuch zum Einstieg (Taschenbuch)
# packs in more languages
San Pellegrino 6 x 500 ml
  San Pellegrino 500 ml, 6 ks
  San Pellegrino 0,5 l 6 kpl
  San Pellegrino 500ml*6
  San Pellegrino 500ml×6
  San Pellegrino 50 cl - pack 6
  San Pellegrino 500 ml 6 db
  San Pellegrino 500 ml pakke med 6
  ! San Pellegrino 500 ml
  ! San Pellegrino 500 ml 12 ks
  ! San Pellegrino 500毫升 24瓶
Ferrero Rocher 200 g
  Ferrero Rocher 200 g
  ! Ferrero Rocher 200 g, 2 pezzi
  ! Ferrero Rocher 200g*3
  ! Ferrero Rocher 200 g duopak
Lavazza Qualità Rossa 16 capsules
  Lavazza Qualità Rossa Kapseln 16 Stück
  ! Lavazza Qualità Rossa 96 capsules
`;

function readTable(text: string): HardPair[] {
  let topic = '';
  let wanted = '';
  const pairs: HardPair[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) topic = line.slice(2);
    else if (!line.startsWith('  ')) wanted = line;
    else {
      const match = !line.startsWith('  ! ');
      pairs.push({ topic, wanted, title: line.slice(match ? 2 : 4), match });
    }
  }
  return pairs;
}

export const HARD_PAIRS: readonly HardPair[] = readTable(TABLE);
