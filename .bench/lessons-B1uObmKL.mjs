import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
//#region src/matching/weigh/learned.json
var learned_default = {
	rareness: [
		"",
		"",
		"",
		"",
		"black",
		"en white",
		"camera for freezer fridge gb in watch with x",
		"a and apple canon card case com core de digital drive free hd hp inch intel nike pro samsung serie shop silver sony usb",
		"air blue bosch box cache d dishwasher dual es flash freestanding ghz hard integrated iphone jewelry kit led machine memory men microwave new pack panasonic processor red s screen sim smart stainless steel the tv ultra us video washing watche wireless xeon",
		"accessorie adapter amd b cable cartridge class classic company computer corsair da desktop dvd edition eos f fg fine fr frost full g galaxy gold high hotpoint ii ink ipad it jeweler lcd len lg link lite logitech m mac mb microsoft mini mount mouse nl null nur of optical phone plu portable price printer r retro sata shoe smartphone smeg socket software switch system to uk zoom",
		"adobe aeg all asic asu audio automatic battery beko bluetooth body brixly built c cartier casio cd cdw charger chronograph cm color compact compatible costello cpu daniel day dejaun deluxe dryer e ef electronic epson express external fi file format fully gel gen general go gopro graphic green grey hdmi hdr home i iii ipod kasemo kingston l laptop lego letter liebherr lumetra manual max micro mm mobile model monitor mp n network nikon noir northeastern notebook ocuk oem office online outdoor oven page para pc pci philip photo pink pl place player playstation port pour power premium prijzen print professional projection protector puma quad ram retail sandisk scan schwarz set siemen size slr spin sport ssd standard style tab tb tevora thread toner top touch tweaker v w washer wellington wholesale wide win window zanussi",
		"action american android at atx av bag blanc book boot bundle buy by camcorder candy capacity channel chaussure clear complete con control cordless counter cover cream cut dcs dell design diagonal dimm display duo dyson edge elite encore ethernet eu evo extreme feet firm flat folder frame fujifilm fur game gaming garmin geforce gps graphite gray ground hdd hdtv head headphone headset hisense hobb homme hoover inc indesit inkjet is j jordan k keyboard kg kodak larder laser leather light litre logic lumix macbook mark master matte media michele mid miele ml mx neff negro nero night nintendo no nokia oled on one only orange original p pad panel paper pin pixel pocket point product rated raymond rear remote replacement ring rose russell ryzen sale sas scarpe sd sdhc seagate security seiko sheet single sleeve slim smead solid solo speaker speed sportswear st stand standing star startech state stereo storage store studio super t tablet tall technology tissot tp transcend uhs under universal unlocked uomo up upgrade used user vengeance verbatim version volt wall wd weil whirlpool wi women yellow yield",
		"ac adida advantage af airpod al alarm alpha aluminum angle answering anti art assorted auto avery ball band base batterie belkin bianco bis blanco blomberg blu board boxed bravia brother brown bucherer buffalo business buty bvlgari camara car carl carrying cdwg cello chest clean cloud cnet co collection colour combo compatti comprar concave cooler crucial cyber dark data dc deco dect designer dior direct disc dji dmc do door double dp dry dslr dvi ear eco eek eisf electric electrol enclosure energy english enterprise essential evospeed ex family fan fc film filter force freeview friday ft fumfie fury ga geschirrsp gigabit gigabyte good google gorenje grade grill grip gtx hamilton hand handset herren hewlett hinge hobbit hombre hyper hypervenom hyperx ice indoor instant internal ip junior key kindle kx label ladie large laserjet le lec legal lenovo ler lexmark license low machinery makita manfrotto manila mat medium megapixel mercurial metallic mice midnight mirrorless mit module motherboard motorola moyer multi music nano netgear next note novatech nvidia nvme olympu opteron outlet package packaging packard patch pcpartpicker pen pentium per platinum play poe powershot production projector purple quartz radeon radio ray reader ready receiver redmi refrigerator reloj retractable right rouge royal running sdram sdxc se sec secure server sg sharp shock shot signature silicone skala slimline sneaker soccer stationery stm suite support surveillance swan tank tech terrain terreni theater tiempo tl tolkien toshiba tower toy tradineur trainer tripod two uhd uhr ultimate undercounter unique unisex upright usm vga vision voor vr war warranty water way webcam western wh widescreen wifi xbox xiaomi xl xp xperia y zapatilla zwart ́",
		"aa access accessory aden advanced airfryer akku alpina amazon amica antenna aquariu arm as atomic avec azul backpack backup ban bar barbie basic best bg big bill binder bit bk blackberry bleu blk bludshop bose bota bridge bull bullet canada carbon care catan celeron cf charcoal charging chiffre chopard chrono classico classique cleaner cleat cli clip code coffee column combination comfort compactflash condition console controller creative crown crutchfield crystal cs csr cup cyan czarny damen datatraveler ddr delivery der detect di diamond disk dispenser displayport diver dock dome doro dr ds dsc dualsense dune dvr dynamic earbud easy easyshare ecc ed el element end erase et everysize expandable expansion extension extra fabric falcon fast fe fhd filemate finish firewire fit fixed fjallraven flex flip football footwear forerunner fridgemaster from front futbol fx gear genuine gla glare gri griffin gs gsr gt guide h habit hade harry heavy herbert heren hero heuer hi hl holder hon horloge hs huawei hue hut hybrid id ifrogz imac image inche incipio innovera instax internet io ion iq jacket jazzmaster jbl jewel junghan jvc kanken karcher keen kensington kid kingdom kitchenaid lacie lacroix lady lake lavazza left legend lense les levi lga li lid line little load look lp lpx lte lyte maestro magenta magista male man mario marker mattel maurice me meskie mhz microphone microsdhc microsdxc mikrowelle millennium molded monopoly month montpellier moto msi my mz na nas navy nespresso netbook nikkor nofrost noise non nutella o oc oferta official og omega oneplu open or oral oro os over paperwhite part passport pccomponente pcie pegasu pencil pendaflex performance permanent photoshop piece pilot pioneer plasma plex pny pop post poster potter presentation prime protection pt quantum quartet quick range razer rebel rechargeable return roller roshe router rpm rtx run samba san santo sb sc scanner scosche scsi semi sennheiser serein sharpie sheffield shell shimano shoot shure side sigma skin sm small snagless soft solar solution sono sound sp space speck speicher starter station stick stock straight strap stylu superspeed supplie suunto swiss tag tape targu tensioned thinkpad tilt time titanium toccata tool toronto total tr training tray turbo twin tx type uhren und unlimited use vantec vertuo vi view violet watchfinder watt wave web weber weiss wintec wmn wrist ww xxl year z zegarek zelda ل",
		"absolute abt academic acer acheter active add addwash adjustable adventure ah akilli alcatel ambiance amzer anker anthracite antoine apc app apparel array artcarved artisan athletic athlon ati attached authority avm ax balance barato barcelona barilla barracuda bateria bay beam bear bialetti bialy bic bl blade blank blast blau bonu boss boutique bright brita bud bulk bulletin button ca calculator calibre caller cam canceling cap carbide cassette cat cc cecco ceiling cell center certified charge cheap chocolate chrome chronograf chuck cinema cisco citizen cl classification cleaning client cmo coby colored columbia combi come commander component comprehensive connection connector contrast converse converter cooker cool coolpix corded cork cosmopolitan count creuset cruzer cu darmowa dash date daytona deathadder deep definition deine denon desk deutsch deutschland device dewalt dg dial disco diskgo docking dostawa down dozen drawer drill drink drivestation duty dx dymo earphone eclipse ecobubble edelstahl edifice editing effect einbau em energizer enfant enhanced entertainment ep equipment era esata espana etui europe evga evopower exilim extended exupery face factory farbe fastener feather fellowe femme ferrari ferrero fil filmtool fio fire firme fitness fm fold folding folio foot four francaise frank freelancer freeviewhd french fritz funda gadget gas ge gebraucht gefrierschrank gent george glass gloss glossy gmt goalinn gr grand grond guitar haier halo handle handycam hanging happy harari hasbro hc he heart heatsink height heinz herrenuhr honor hosting hotel hoyle hr hsm htc hub ic icin ihome illy iluv imation immersion ingenio inland inox interior inverter iogear iomega ips ir irobot iron ironwolf itx iv jabra jack jame jean jet jone jumpdrive kaby kart kayano kd kenwood ketchup king kompatibel kraft kvm la laminating lamp landscape lc learning leatherman legacy leica level lexar libro lider like lime limited linksy lithium lock long longhi lord loui ls ltr luxe macofalltrade macro magnetic magnifica mahogany maintenance maker management manufacturer marine marten martin mas material maxell mesh meski metal microsd milwaukee moka mono montre moon motorized movil mr mujer multimedia multiplier mwh mydlink natural ncix necklace neoprene nerf networking nexstar nilox ninja nixon nn noah not oak oakley occasion ocean octa offer offre ohne olive om onyx option orwell osprey oss out oz pair pan panerai paperback patagonia peak pedestal peerless pentax peripheral phantom phaser piano pilkarskie plate playbook playmobil plug ply pokemon polar poly polypropylene portatil pot powercore powerline powerplanetonline pre precio premier pressboard pressure prestige prince printing privacy profile project prosafe ps public punch purchaze pure puzzle qualita quickbook quiet quietcomfort radiomir raid rail rate rating rd recorder recording recycled refurbished reinforced remanufactured renewed repuesto rest rf rgb ride road roborock robot rog roll rom ronde roocase roomba rosa rot round rt rubber rugged rule rx sabrent saint salomon sanu sapien sapphire satellite school scubastore section sector see seethru select self serial service setting shark shipping shredder siig silber simplism siriu six sizeer skagen sklep sku skylake sl slide slot smartfon smashinn so sodimm sonicare soundtrack spaghetti spec special spectra speedcross spindle sportbekleidung stanley static stc stp stuck study su suction supersonic supply supreme sur surge suspension swivel tango taylor tea team tear technic tefal telefon telefono telephone telephoto television terreno tf thermostat thru ti ticket tienda tiger till tip tn tomato topic touchscreen travel trawa treasure trendnet tri tribeca ts tu tweedehand twining u ultima unit usa vacuum vaio valueram vapor veneer verde versace victorinox victory vinyl vista voetbalschoenen waschmaschine wash waterproof wf wheel wilson wiper wired wit wood workstation world wraith xerox xf xi xps xt yamaha york you yuval zebra zoll zone zv ذكي مع هاتف 用",
		"",
		"",
		"",
		"",
		""
	],
	words: [
		"aa -16 -98",
		"aaa 23 -12",
		"aba 4 -40",
		"abbigliamento 2 -18",
		"ablaze 87 -94",
		"absolute 18 -13",
		"abt 135 -1",
		"ac -12 -57",
		"academic -61 -25",
		"acc -2 72",
		"access 15 16",
		"accessorie 30 -9",
		"accessory 66 -16",
		"accounting -46 -42",
		"ace -13 -26",
		"acer 87 13",
		"acheter 31 -33",
		"acid -13 50",
		"acoustic 44 -41",
		"acrobat 17 -26",
		"action 18 -27",
		"active -81 -86",
		"adaptador 0 53",
		"adapter 24 18",
		"adaptor 62 13",
		"add 95 34",
		"additional 29 29",
		"addwash 0 -7",
		"aden -59 -26",
		"adida -17 34",
		"adjustable 84 19",
		"adobe -32 38",
		"adp 29 -25",
		"advanced 63 -153",
		"advantage -17 -38",
		"adventure -110 -18",
		"ae 166 -17",
		"aeg 12 4",
		"aegi 0 -93",
		"af -21 8",
		"after -75 -19",
		"agent -84 -105",
		"ah 38 0",
		"ahd 7 9",
		"aio -102 33",
		"air -8 -13",
		"airflow 102 -34",
		"airpod 14 -50",
		"akilli 0 18",
		"akku -81 24",
		"al -50 -53",
		"alarm -99 -1",
		"all 8 3",
		"allume 25 119",
		"alpha -37 50",
		"aluminium 1 61",
		"aluminum -58 17",
		"am -117 28",
		"amarillo -3 -5",
		"amazon -59 50",
		"amd 4 -9",
		"american 152 -21",
		"amica -13 -12",
		"amp 146 -13",
		"amzer -54 -76",
		"anaheim 0 -47",
		"analog 35 51",
		"and -15 -16",
		"android 0 -1",
		"anfugen 0 2",
		"angel -75 17",
		"angele 35 -31",
		"angle -20 22",
		"anima -14 -35",
		"answering -37 -19",
		"antenna 57 -47",
		"anthracite -8 -28",
		"anti 20 13",
		"antiviru -69 -12",
		"antracide -6 40",
		"antracita -64 13",
		"aoru 89 -37",
		"ap -56 71",
		"apc 11 -6",
		"apparel -45 18",
		"apple -12 1",
		"aps 0 -30",
		"apu 24 65",
		"aqua 84 29",
		"aquariu 0 16",
		"aquo -10 -22",
		"arancione -65 -22",
		"archer -22 70",
		"architect -14 -17",
		"architectura 0 37",
		"architectural -82 0",
		"archo 38 -32",
		"argb -42 -60",
		"argent -3 108",
		"argento 0 -38",
		"arlo 61 -85",
		"arm 57 -37",
		"array -41 27",
		"arrival -10 -8",
		"art -6 40",
		"as -144 -47",
		"asic -24 -55",
		"aspect 0 -82",
		"asph -33 50",
		"aspyr 0 65",
		"assorted -80 -111",
		"astro -15 63",
		"asu -33 -24",
		"at 22 -27",
		"ata -5 13",
		"ath -45 -18",
		"athletic -45 -2",
		"athlon 103 -3",
		"atomic 144 -5",
		"attached 77 -57",
		"atx -29 5",
		"audemar -52 -30",
		"audio 5 -28",
		"audition -27 -85",
		"auriculare -6 95",
		"australia 0 96",
		"authority 6 31",
		"auto 52 95",
		"autofocu -54 38",
		"automatic -61 12",
		"automatico -61 -61",
		"automatik 77 -12",
		"automatikuhr -50 17",
		"av -17 -29",
		"avec 0 32",
		"avid 89 -5",
		"aw 0 -81",
		"axi -66 -73",
		"axial 18 49",
		"azul -77 21",
		"back 7 20",
		"backpack -35 -65",
		"backup -98 -47",
		"bag -40 -69",
		"ball 19 -28",
		"band -52 -37",
		"bank 37 93",
		"bar 14 55",
		"barato -9 -19",
		"barcelona 29 -26",
		"barrabe 22 -93",
		"barracuda 114 -8",
		"base 77 13",
		"based -102 3",
		"basic -34 -48",
		"basket 102 -38",
		"basketball -108 36",
		"basketmania -108 17",
		"bass 30 3",
		"bateria 26 17",
		"batter -66 46",
		"batterie -52 -32",
		"battery 13 -2",
		"bay 36 -29",
		"bd 134 90",
		"be 31 19",
		"bean -54 -85",
		"bear -21 -55",
		"beko 2 -2",
		"belkin -38 -44",
		"bell 8 -41",
		"ben 78 72",
		"benq 9 -8",
		"best 0 -12",
		"bg 0 -83",
		"bialy -16 -3",
		"bianco -36 -27",
		"big 40 -58",
		"bike 17 41",
		"bikeinn 67 -15",
		"bill -13 -18",
		"binaural -97 33",
		"biofresh 0 -13",
		"bis -35 22",
		"bit 7 -32",
		"biz -108 49",
		"bk -20 24",
		"bl 22 87",
		"black -17 -3",
		"blackberry -61 -22",
		"blade 8 110",
		"blanc -105 -33",
		"blanco -126 5",
		"blank 86 -33",
		"blast 72 -42",
		"blau -75 9",
		"blauw 0 -16",
		"blaze 60 -25",
		"bleu -56 50",
		"blk -23 29",
		"blomberg 19 -6",
		"blu 39 13",
		"bludshop -15 -108",
		"blue 3 -4",
		"bluetooth 52 1",
		"blz 41 -16",
		"board -52 -35",
		"body 41 -18",
		"boektiek -148 33",
		"boetiek -99 -35",
		"boite -26 119",
		"bolt 35 -5",
		"bond -76 -25",
		"bonu -11 -31",
		"book 145 11",
		"boom 77 -25",
		"boost -73 44",
		"booster 18 -59",
		"boot 42 -49",
		"bosch -21 -31",
		"bota -44 -35",
		"bottle -120 61",
		"bottom -82 -79",
		"boutique -83 -56",
		"box -17 -9",
		"boxed -30 -54",
		"br 78 -35",
		"bracelet -92 44",
		"brake 86 -26",
		"brand 113 27",
		"bravia 15 -33",
		"bridge -31 -21",
		"bright -75 35",
		"brio 22 -48",
		"bristol 84 -112",
		"broadband 17 32",
		"broderbund -71 -34",
		"bronze 26 -47",
		"brother 21 9",
		"brown -55 35",
		"brushed 0 -8",
		"bt 57 53",
		"building -114 55",
		"built -2 4",
		"bulk 80 -7",
		"bull -38 -80",
		"bullet 37 -106",
		"bundle 138 -105",
		"burner -3 15",
		"bus 97 28",
		"business -33 13",
		"button 35 71",
		"buty -65 0",
		"buy -50 -7",
		"bvlgari 61 -35",
		"by 43 -7",
		"ca 58 -1",
		"cabinet 82 13",
		"cable -17 -59",
		"cache 4 15",
		"cage -1 123",
		"cal -25 -64",
		"calcio -30 -11",
		"calibre -134 -36",
		"caller -9 -102",
		"cam 86 85",
		"camara -3 2",
		"camcorder 29 -42",
		"camera -3 4",
		"campi -5 23",
		"canada -12 -53",
		"canale -79 5",
		"canceling 6 -80",
		"cancelling 0 -20",
		"candy 13 -56",
		"canon 6 8",
		"canva -31 37",
		"cap -70 10",
		"capacity -22 -11",
		"capture -102 13",
		"car 32 -34",
		"carbide 79 -7",
		"carbon 77 -71",
		"card -27 5",
		"care -68 -7",
		"carmin 0 45",
		"carrera -29 -53",
		"carrying -45 12",
		"cart 72 -9",
		"cartier 11 -107",
		"cartiercartier -39 55",
		"cartridge -10 41",
		"case -25 34",
		"casio 9 13",
		"cassette 9 -27",
		"casual 110 3",
		"cat 32 -20",
		"catalog -4 29",
		"catalogo -14 -40",
		"catalyst -35 -45",
		"cb -53 -108",
		"cbnpgw 89 -7",
		"cc -18 6",
		"ccl -93 1",
		"cctv 0 26",
		"cd -28 -63",
		"cdcp 0 -4",
		"cdw -13 34",
		"cdwg -95 9",
		"ceiling 23 -23",
		"celeron -1 2",
		"cell 94 19",
		"center 32 -6",
		"certified -84 -7",
		"cf -4 -10",
		"ch -115 -13",
		"chain 108 -39",
		"champagne 93 -11",
		"channel -72 1",
		"charcoal -28 25",
		"charge -3 29",
		"charger 45 -10",
		"charging -14 11",
		"chassi -79 37",
		"chaussure -48 -14",
		"cheap -45 -25",
		"check 0 12",
		"chef -43 -53",
		"cherry 13 3",
		"chest -47 37",
		"chicago 91 -85",
		"chiffre -29 -36",
		"chocolate -1 -81",
		"chopard 85 -52",
		"chrome 92 -9",
		"chrono 15 -29",
		"chronograf -24 -43",
		"chronograph -53 -13",
		"chronometer 18 -17",
		"chronoscope 58 -125",
		"cinema -24 -4",
		"circular -31 6",
		"cisco -109 -49",
		"citizen 52 -44",
		"cl -24 105",
		"clamp 125 -9",
		"clase 0 20",
		"clash 7 -154",
		"class 12 16",
		"classic 18 51",
		"classico 36 -130",
		"classique -21 63",
		"clean 39 32",
		"cleaner -18 -10",
		"clear 11 -34",
		"clearance -92 -33",
		"cleat 79 -70",
		"cli -6 -25",
		"clickfree -28 -30",
		"client -17 -22",
		"clip -80 -31",
		"clothing 78 73",
		"cloud 35 25",
		"cm -41 53",
		"cmo -14 36",
		"cn 103 9",
		"cnef 30 -22",
		"cnet 88 42",
		"cnpel 66 1",
		"co 0 42",
		"coby -20 -26",
		"code -39 -46",
		"coffee 27 20",
		"collection -48 -12",
		"collector -47 -72",
		"colomer -40 -8",
		"color 80 -3",
		"colour 101 62",
		"column 0 -12",
		"com 31 16",
		"combi 0 -54",
		"combination 32 -12",
		"combo 34 -118",
		"come -34 -65",
		"comfort 2 12",
		"commercial -1 -8",
		"compact -19 -5",
		"compactflash 113 -72",
		"company -11 -3",
		"compatible -37 -35",
		"compatti -74 -20",
		"complete -3 -1",
		"component -115 0",
		"composite 116 -109",
		"compound 66 0",
		"comprar 21 23",
		"computer 52 -17",
		"con -63 -7",
		"concave -7 -81",
		"concord 138 -109",
		"connect 71 -106",
		"connection -49 -3",
		"connector -36 -3",
		"console 113 43",
		"consumer 0 47",
		"continuou -21 -26",
		"contrast -132 -19",
		"contribute 0 -53",
		"control -3 14",
		"controlled 24 2",
		"controller -3 -20",
		"conversion 79 62",
		"cool -79 -58",
		"cooler 33 -9",
		"cooling 53 -87",
		"coolpix 2 -20",
		"coperti -6 24",
		"copper -117 -42",
		"copy -147 -65",
		"coral 116 5",
		"corded 20 28",
		"cordless -6 7",
		"core 9 3",
		"corel 106 21",
		"cornwall 136 -139",
		"corp 0 78",
		"correr 0 -26",
		"corsair -3 -15",
		"cosmopolitan -41 -15",
		"costello -19 -50",
		"couleur 129 49",
		"count 0 -3",
		"counter 72 -1",
		"countertop 52 86",
		"course -25 -5",
		"couturier -6 -79",
		"cover -24 -46",
		"cp -117 -39",
		"cpu -20 -3",
		"cream -51 -111",
		"creative -54 -4",
		"cremise -10 -50",
		"crew 82 -89",
		"crimson -22 1",
		"crm -21 49",
		"cross 145 17",
		"crucial 2 -8",
		"crutchfield -76 -22",
		"cruzer -39 -9",
		"crystal -57 -44",
		"cs -118 -5",
		"csr -60 -45",
		"ctp 50 -28",
		"ctpsl 97 -14",
		"cu -80 17",
		"cubase -52 -70",
		"cuir -40 28",
		"cup -43 -16",
		"curved 82 4",
		"cut -24 9",
		"cutless -95 -55",
		"cx -84 -1",
		"cyan 100 68",
		"cyber -56 -2",
		"cybershot -131 37",
		"czarny -12 -26",
		"da -27 -10",
		"dallmayr -83 -15",
		"damen -69 4",
		"damenuhr -96 104",
		"damski -16 32",
		"damskie 28 28",
		"daniel -9 -23",
		"dark -25 -45",
		"darkness 87 -94",
		"data 93 33",
		"datatraveler 16 42",
		"date -28 -48",
		"dav 0 -17",
		"day -14 -23",
		"dc -50 3",
		"dcr 0 7",
		"dcs -23 22",
		"dd -28 30",
		"ddr -91 -28",
		"de 35 39",
		"deathadder 46 -69",
		"deco -26 -50",
		"dect -39 -2",
		"deep -17 38",
		"definition -14 -37",
		"defrost 0 -19",
		"deine -38 -8",
		"delivery 0 -47",
		"dell -12 -8",
		"deluxe -19 -1",
		"deore -31 -30",
		"deportiva 0 -7",
		"der 7 -10",
		"des 97 -45",
		"design -31 -44",
		"designer 56 4",
		"desk 120 21",
		"desktop -35 -9",
		"detail 87 65",
		"deutschland -33 -65",
		"developer 86 -104",
		"device 59 -21",
		"df -88 -72",
		"dfs 0 -26",
		"dg 15 -31",
		"dgs -142 42",
		"di -70 -123",
		"diagonal -29 -33",
		"dial 1 43",
		"diameter -57 54",
		"diamond 30 -6",
		"digital -13 9",
		"dimm -9 44",
		"direct 12 20",
		"disc 19 62",
		"disco 33 -16",
		"discount 0 -25",
		"dishwasher 33 -3",
		"disk 2 11",
		"diskeeper 78 -19",
		"dispenser 31 -55",
		"display -45 30",
		"displayport -49 -44",
		"distance 4 -165",
		"distribuidor -14 -29",
		"diver 59 6",
		"dji -26 43",
		"dlp -30 66",
		"dlux 0 8",
		"dlx 0 48",
		"dmc -65 -15",
		"do 36 -1",
		"dock 43 -49",
		"dome 94 -16",
		"domu 36 18",
		"donna -71 -20",
		"door -13 7",
		"doro 44 -5",
		"dos 0 118",
		"double -56 -14",
		"down -98 32",
		"download 0 1",
		"dp 0 18",
		"dpi -2 -27",
		"dr -58 -37",
		"drawer 55 -86",
		"dreamweaver -55 -64",
		"drill -38 -24",
		"drive -26 2",
		"drone 59 28",
		"drum 39 7",
		"dry 26 -8",
		"dryer 73 23",
		"ds 28 -22",
		"dsc -30 -11",
		"dslr 13 -50",
		"dsp 0 2",
		"dt 0 60",
		"dual 18 -30",
		"duo -42 -31",
		"dura -14 5",
		"durham 96 -142",
		"duro -36 -21",
		"dutyfreeislandshop -38 -57",
		"dvb 0 8",
		"dvd -14 -40",
		"dvi 89 -52",
		"dvp -201 -58",
		"dvr 82 -10",
		"dx -76 -58",
		"dymo 80 18",
		"dynamic -125 45",
		"dzieciece -66 -40",
		"ear 89 -36",
		"earbud 31 -126",
		"easy 175 28",
		"ec 75 9",
		"ecc 69 -22",
		"eclipse 68 10",
		"eco -46 2",
		"ecobubble 0 -9",
		"ed 33 -3",
		"edelstahl 0 -32",
		"edge -101 -114",
		"edifice 31 25",
		"editing 0 -14",
		"edition -22 -47",
		"educational 56 -69",
		"eek 0 -2",
		"ef 10 -6",
		"effect -52 22",
		"einbau 0 12",
		"einbaumikrowelle 0 7",
		"einbausp 0 -2",
		"eisf 22 -57",
		"el 5 46",
		"electric -14 30",
		"electronic -35 -3",
		"element 47 -36",
		"elementary -40 -54",
		"elite 63 -11",
		"elixir 38 -48",
		"elph -36 -16",
		"em 0 44",
		"emc -65 -122",
		"emea -66 83",
		"empire 65 -120",
		"en 22 29",
		"enclosure -37 -61",
		"encore -26 -20",
		"encryption 8 -36",
		"end -2 -68",
		"energy 33 -10",
		"enfant -31 -31",
		"english -45 -34",
		"enhanced -77 -55",
		"enterprise -137 20",
		"entertainment -48 17",
		"eos -25 -14",
		"ep -67 -148",
		"epson 100 25",
		"equipment -45 6",
		"era -5 -27",
		"ergonomic -39 91",
		"erhardt 0 -29",
		"es 16 27",
		"esata -13 -68",
		"espana -32 8",
		"essential -8 -115",
		"et -2 84",
		"ethernet -1 -8",
		"eu -58 52",
		"evan 58 -28",
		"everysize -14 57",
		"evga 31 -106",
		"evo 55 42",
		"evolve 72 -57",
		"evopower 42 7",
		"evospeed -33 -72",
		"evotouch -29 -51",
		"ex 8 -7",
		"excel 37 -86",
		"excellent -20 -38",
		"exo 67 -129",
		"expandable -33 -17",
		"expansion -98 64",
		"expert 57 33",
		"express 46 -37",
		"ext 103 -13",
		"extended 29 -101",
		"extension 89 -27",
		"external -33 -13",
		"extra 138 -102",
		"extreme -8 -30",
		"eye 56 37",
		"ez 0 -120",
		"fabric -18 -7",
		"face -125 18",
		"factory -23 48",
		"fairphone 80 -7",
		"family 106 -29",
		"fan -83 22",
		"farbe -38 -8",
		"fast 53 24",
		"fastener 49 -45",
		"father -54 -5",
		"fc 0 -63",
		"fe 137 -93",
		"feet -13 -40",
		"female -4 -22",
		"femme -35 -40",
		"fenix 79 58",
		"ferme -60 -46",
		"fernseher 0 -1",
		"fg -19 -70",
		"fhd -33 10",
		"fi 46 -36",
		"fiber 64 -108",
		"fil 0 22",
		"filament -3 -92",
		"file -34 -45",
		"film 7 42",
		"filmtool -63 29",
		"filter -17 17",
		"finale 83 -98",
		"finance -63 -28",
		"financial 0 -21",
		"fine 4 -4",
		"fingerprint -81 69",
		"finish -143 75",
		"fio 0 -19",
		"fire -11 -95",
		"firefly 0 -4",
		"firewire 7 24",
		"firm -66 -30",
		"firme -76 -20",
		"fit -1 -3",
		"fitness 103 -9",
		"fixed 13 -64",
		"fiyat 0 9",
		"flagship -41 -56",
		"flash -5 -1",
		"flask -51 5",
		"flat 11 1",
		"fleur -49 -74",
		"flex 2 -75",
		"flip 45 21",
		"fluid -38 -35",
		"flyknit 49 -133",
		"fm -74 -21",
		"focu -40 70",
		"fold 27 123",
		"folding -15 68",
		"foot 39 3",
		"football -38 21",
		"footwear -62 2",
		"for -49 -2",
		"force -33 75",
		"form 0 -88",
		"format -16 -54",
		"formula 11 27",
		"foto 0 -12",
		"four -34 12",
		"fr -56 10",
		"frame -49 54",
		"framed -34 101",
		"framework 11 -13",
		"francaise 4 36",
		"france 0 3",
		"free -32 -20",
		"freedom 62 -16",
		"freehand 97 -79",
		"freestanding 36 -3",
		"freeview 0 10",
		"freeviewhd 0 -2",
		"freezer 80 3",
		"french 65 -57",
		"friday 27 28",
		"fridge 86 4",
		"fridgemaster -7 -6",
		"from 11 -44",
		"front 66 -25",
		"frontpage 104 -23",
		"frost 31 14",
		"fse 0 -11",
		"ft -100 17",
		"fuji 65 8",
		"fujifilm -3 3",
		"fujinon -49 52",
		"fujitsu 123 -4",
		"full 63 -16",
		"fully -8 1",
		"fumfie -10 -23",
		"fur -36 -10",
		"fury -12 -11",
		"fussballschuhe -45 36",
		"futbol -81 -49",
		"fx 47 -19",
		"ga -34 -61",
		"gadget 73 33",
		"galaxy -38 -83",
		"game 51 -2",
		"gaming 60 -13",
		"garden 0 47",
		"garmin -26 11",
		"gas 56 -17",
		"gb -1 0",
		"gc 123 -42",
		"ge 85 -15",
		"gear -17 22",
		"geforce -59 3",
		"gefrierger 0 -2",
		"gefrierschrank 0 8",
		"gefriertruhe 0 -3",
		"geh 0 21",
		"gel 21 -42",
		"gen -151 -34",
		"general 98 -12",
		"genio -6 -114",
		"gent 41 -36",
		"genuine -46 6",
		"geometry 103 -63",
		"german 24 -52",
		"geschirrsp 0 13",
		"ghz 18 -3",
		"giada -2 29",
		"giallo -54 17",
		"gift 88 13",
		"gigabit -28 -3",
		"gigabyte 70 -118",
		"gla -19 0",
		"glare -80 -89",
		"glasgow 37 -130",
		"glass -35 -17",
		"glide -26 -85",
		"global -90 17",
		"gloss -79 30",
		"glossy -13 -26",
		"glow 7 -27",
		"gm 145 4",
		"gmt 115 -65",
		"go 11 35",
		"goalinn 136 -15",
		"gold -83 -7",
		"google -28 -51",
		"gopro 57 -12",
		"gorenje -7 -5",
		"gorra -77 50",
		"gps -42 9",
		"gr -120 110",
		"gra -95 14",
		"grade -76 -78",
		"graph 78 14",
		"graphic -48 -46",
		"graphite -35 -56",
		"gray 113 -73",
		"green -26 -11",
		"grey -55 6",
		"gri 63 4",
		"grigio 0 64",
		"grill -4 31",
		"grip 42 -71",
		"grn -28 -48",
		"grond -60 -18",
		"ground -93 -18",
		"gry 0 -76",
		"gs 75 -92",
		"gt -95 -25",
		"gtx -81 -68",
		"gucci -45 -42",
		"guide 18 -115",
		"guitar -39 -5",
		"gv -59 -69",
		"gvw 0 -10",
		"gym 2 23",
		"haier 10 -20",
		"halo 73 -84",
		"hamilton -7 31",
		"hand 33 -6",
		"handle 28 -58",
		"handlebar 68 -76",
		"handset -11 -46",
		"handycam -5 16",
		"hanowa -91 88",
		"happy 99 -17",
		"hard -39 16",
		"hardware -3 6",
		"hasta 37 -43",
		"haswell -5 -7",
		"hawaiian 0 -72",
		"hbwm -25 7",
		"hc -36 -25",
		"hd 6 6",
		"hdd -14 34",
		"hdmi 16 16",
		"hdr 45 22",
		"hdtv -20 0",
		"he -2 -1",
		"head 37 18",
		"headphone -8 -22",
		"headset -21 24",
		"heart 6 -53",
		"heatsink -111 -30",
		"heavy -49 -62",
		"heavyweight 100 -48",
		"height -30 -90",
		"heren -101 -19",
		"heritage 105 15",
		"hero 59 -61",
		"herren -147 -21",
		"herrenchronograph -84 -23",
		"herrenuhr -44 -24",
		"heuer -7 -64",
		"hewlett 0 -10",
		"hex 132 -120",
		"hexa 0 5",
		"hi -101 53",
		"high -28 0",
		"higher -47 -50",
		"hikvision 9 -8",
		"hinge 0 32",
		"hisense 13 -3",
		"hl 44 -6",
		"hlschrank 0 44",
		"hobb -3 -3",
		"hobbit 66 -83",
		"holoscreen -56 -4",
		"hombre -80 -24",
		"home -14 -24",
		"homme -76 -23",
		"honey -35 -5",
		"honor 36 -15",
		"hoop -62 31",
		"hoover -5 -26",
		"horloge -84 -18",
		"hosting 46 16",
		"hot 60 48",
		"hotel 0 -20",
		"hotpoint 2 5",
		"hp -5 -7",
		"hpe -42 21",
		"hr 69 -51",
		"hs -54 -37",
		"hsm -24 -52",
		"ht -5 -3",
		"htc -16 -13",
		"huawei -27 0",
		"hub 90 -107",
		"hut -57 55",
		"hybrid -4 19",
		"hydro -51 5",
		"hydrofresh 0 28",
		"hyper 55 -61",
		"hypervenom -32 -53",
		"hyperx -13 -29",
		"hz 53 23",
		"ibm -65 -6",
		"ic 44 -19",
		"ice 0 -46",
		"icn 0 -8",
		"icu 0 46",
		"id -37 -9",
		"ide -97 20",
		"idea 17 -6",
		"ie -28 -42",
		"ieee 41 -61",
		"if 126 38",
		"ign 0 -6",
		"ihome 47 -37",
		"ii 9 -33",
		"iii 42 0",
		"illustrator 32 -36",
		"imac 102 -83",
		"image -71 50",
		"imaging -64 29",
		"immer 0 40",
		"immersion -68 6",
		"in -20 -2",
		"inalambrico 0 151",
		"inc 86 44",
		"inch -81 -17",
		"include 7 32",
		"included 52 3",
		"indesign -55 -38",
		"indesit -5 -2",
		"india -40 -14",
		"indigo 71 -15",
		"individual -79 -19",
		"indoor -78 48",
		"informatica -1 -108",
		"infrared 1 57",
		"ingle 97 -77",
		"ink -5 20",
		"inkjet -39 45",
		"innovera -96 -12",
		"inox 74 59",
		"inspiron 91 -174",
		"instant -31 24",
		"instax 43 70",
		"int 40 59",
		"integrated -3 -5",
		"integrierbar 0 1",
		"intel -8 -7",
		"intenso 86 -116",
		"interactive 10 95",
		"interchangeable 0 -1",
		"interface 93 -26",
		"interior -75 -43",
		"internal 28 -16",
		"internet -23 -101",
		"intuit -92 93",
		"inverter 31 -54",
		"iomega -90 -16",
		"ion 4 16",
		"iosafe -37 -25",
		"ip -64 -37",
		"ipad -22 17",
		"iphone -43 -15",
		"ipod 4 -77",
		"ips 19 0",
		"iq 0 -31",
		"ir 110 15",
		"iri 79 -36",
		"iron 13 49",
		"ironwolf 64 -10",
		"is 46 -44",
		"it -73 -3",
		"italia 0 27",
		"italian 21 -54",
		"itx 66 -110",
		"iv 2 -130",
		"iwc 80 -65",
		"ixpand 138 46",
		"ixu -9 -53",
		"jabra -41 29",
		"jacket -57 -29",
		"jade 37 10",
		"japan 0 102",
		"japanese 4 -67",
		"jaune -26 -1",
		"jazzmaster -40 -2",
		"jc 0 104",
		"jce 0 -40",
		"jean -2 -11",
		"jet 72 60",
		"jewel -13 111",
		"jeweler 24 -5",
		"jewelry 14 -5",
		"joma 116 -38",
		"jordan 39 -8",
		"jr 15 98",
		"junghan 6 87",
		"junior 22 -1",
		"kaby 27 -23",
		"kamera 0 -56",
		"kayano -46 -39",
		"kd 10 46",
		"kdl 0 -44",
		"keen 102 -96",
		"kensington 7 14",
		"kenwood 20 -7",
		"kerne 0 11",
		"kettle -36 61",
		"key 62 -82",
		"keyboard 3 -11",
		"kg -74 55",
		"kid -37 -49",
		"kinderen 0 25",
		"kindergarten -6 -40",
		"kinetic 78 -38",
		"king 43 -65",
		"kingdom 99 -50",
		"kingston 15 18",
		"kit -23 -57",
		"klassisch 62 -40",
		"knight -10 -44",
		"knit 154 -137",
		"knowledge 0 11",
		"kodak 16 64",
		"kol 0 9",
		"kompaktger 0 4",
		"kop 96 26",
		"kopen -41 -2",
		"kraft 34 -132",
		"kx -1 0",
		"la -140 -58",
		"lab -78 60",
		"label -58 -38",
		"labeler -98 -14",
		"lacie 60 -21",
		"lacroix -31 -80",
		"ladie -39 -3",
		"lady -76 -44",
		"laguardajoier -34 -29",
		"lake 31 11",
		"laker 131 -30",
		"laminating 0 -12",
		"lan -148 8",
		"landscape -10 -93",
		"language 36 -49",
		"lanki -53 -34",
		"laptop -52 -82",
		"larder 0 8",
		"large -49 -32",
		"laser -9 -41",
		"laserjet -43 -10",
		"late 1 11",
		"latest -98 34",
		"laufschuhe 0 21",
		"lava 28 22",
		"lb -5 62",
		"lc 30 34",
		"lcd -17 -1",
		"lcs -87 -61",
		"ld 14 -65",
		"le 31 -13",
		"learning -15 -19",
		"leather -33 -43",
		"lec 40 15",
		"led -9 4",
		"left 0 33",
		"legacy -8 -66",
		"legal -22 -121",
		"legend -20 -1",
		"leica 20 29",
		"len 7 -9",
		"length -93 26",
		"lenovo -8 -79",
		"lense -89 -29",
		"leon 85 -31",
		"ler 0 12",
		"les -30 -3",
		"letter -20 -57",
		"level 102 -4",
		"levitation -110 -52",
		"lexmark 21 -49",
		"lg 44 -23",
		"lga -76 -35",
		"li 30 33",
		"libro 0 10",
		"lic 104 -11",
		"license -105 -39",
		"lider -9 -19",
		"liebherr 1 -4",
		"life 82 23",
		"lifestyle 85 -10",
		"light 1 -57",
		"lighting 6 42",
		"lightweight 20 82",
		"lime 121 -66",
		"limited 12 104",
		"line 5 32",
		"lined 94 -78",
		"link -11 -52",
		"liquid 27 -15",
		"lite -28 -14",
		"lithium -5 16",
		"litre 3 22",
		"little -6 -82",
		"live -21 -57",
		"llc 0 25",
		"lm -15 29",
		"load -18 -2",
		"loading 0 -15",
		"lock 130 -49",
		"logic 50 -87",
		"logitech -35 3",
		"long 28 -22",
		"look 196 -68",
		"lord 97 -90",
		"los 35 -31",
		"loui -36 -55",
		"low 61 -93",
		"lp -104 0",
		"lpx -28 -15",
		"ltb -20 -7",
		"lte 73 -39",
		"ltr -40 24",
		"lumigon 108 -54",
		"lumix -15 -5",
		"lunar 130 -39",
		"lunartempo 173 -74",
		"luxury -41 82",
		"lw 33 33",
		"lwc 0 -10",
		"lyte -77 -134",
		"mac -22 -5",
		"macbook -68 -52",
		"macdraft 88 -30",
		"machine 17 -2",
		"machinery 0 4",
		"macintosh 0 5",
		"macofalltrade 66 45",
		"macosx 0 4",
		"macro 112 -38",
		"made 120 71",
		"maestro 27 -88",
		"magenta 13 -23",
		"magista 56 -88",
		"magnetic -39 -70",
		"mahogany -103 -173",
		"maker -70 -46",
		"male -80 -43",
		"mamba 149 -21",
		"man -13 19",
		"management -11 37",
		"manager -133 -14",
		"manfrotto 2 -28",
		"manila 14 -94",
		"manual -15 -68",
		"manufacturer 60 -51",
		"maple -143 18",
		"mappoint -4 -7",
		"marine -104 -21",
		"mark -87 86",
		"mas -9 -6",
		"master 44 -40",
		"masterbox 116 -51",
		"mastercase -34 -38",
		"mat -110 41",
		"material 0 65",
		"math 66 -82",
		"matt -58 43",
		"matte 13 -13",
		"matx 71 -19",
		"maurice -31 -80",
		"mavic 61 -11",
		"mawe 104 -74",
		"max -31 12",
		"maxx -54 31",
		"maxxi 5 44",
		"maxxterra -32 -123",
		"mb 4 25",
		"mbp -118 45",
		"mcafee 28 -78",
		"mcocean 69 -75",
		"me -76 36",
		"mechanic -12 -35",
		"mechanical 11 -21",
		"media -14 -15",
		"medium 74 -86",
		"megapixel 19 21",
		"memoire -125 5",
		"memoria -107 0",
		"memory -37 -3",
		"men 1 -8",
		"mercurial 34 -48",
		"mesh 92 -110",
		"meski -22 -9",
		"meskie -35 19",
		"met 0 81",
		"metal -78 55",
		"metallic 73 13",
		"metallico 0 -12",
		"meter -6 -10",
		"metro -99 -11",
		"mg 72 1",
		"mhxpro 128 -13",
		"mhz -7 5",
		"mi 0 -19",
		"mic 39 -5",
		"mice -8 -51",
		"michigan -6 -49",
		"micro 66 14",
		"microduo 35 -52",
		"microphone -49 10",
		"microsd -70 -25",
		"microsdhc 136 6",
		"microsdxc 57 -23",
		"microsoft -35 9",
		"microspot 8 -27",
		"microwave -9 -2",
		"mid 0 -97",
		"middle 72 -28",
		"midi 91 19",
		"midnight -9 -6",
		"miele 19 -4",
		"mikrowelle 0 -1",
		"military 27 -14",
		"millennium 41 -26",
		"mimo -108 -84",
		"mini -25 -15",
		"mirrorless -152 51",
		"mit -91 -11",
		"ml -160 117",
		"mlb 145 -100",
		"mlc -13 -7",
		"mm -26 46",
		"mobile 28 -43",
		"mode -30 -47",
		"model -72 20",
		"module -53 -57",
		"moire -32 -157",
		"molded -80 -57",
		"monaco 63 -21",
		"monaural -15 51",
		"money -3 -76",
		"monitor -38 -30",
		"mono -27 -92",
		"monochrome 17 -16",
		"month -40 -23",
		"montpellier 2 -13",
		"montre -41 30",
		"moon -24 106",
		"morbidi -1 0",
		"more 116 -93",
		"motardinn 75 -21",
		"motherboard -47 -6",
		"motion -13 -80",
		"moto -22 -58",
		"motorcycle -20 -93",
		"motorized -159 -108",
		"motorola 83 8",
		"mount -23 2",
		"mountable -73 36",
		"mountain -95 51",
		"mounted 18 -70",
		"mouse -38 -19",
		"mouth -14 -46",
		"movie 6 -71",
		"moyer -38 -15",
		"mp 3 21",
		"mr -41 58",
		"ms 78 51",
		"msdn -127 -60",
		"msi -5 -104",
		"mt -91 -10",
		"mu -108 -44",
		"mujer 1 22",
		"multi 4 22",
		"multifunction 20 32",
		"multipack 74 -35",
		"multiplier 0 -2",
		"music 7 -52",
		"muvi -22 -92",
		"mwh -25 25",
		"mx -18 -11",
		"my -14 -32",
		"myappliance 0 -13",
		"mydlink 6 -9",
		"mz -78 45",
		"na -59 -19",
		"nand -109 31",
		"nano 16 -48",
		"nanoweb 36 -38",
		"naranja -32 -28",
		"nas 17 51",
		"natural 17 -12",
		"naturalna -24 -37",
		"navigation 57 17",
		"navy -41 -9",
		"nb 80 10",
		"nc -35 41",
		"ncix -35 25",
		"need -40 5",
		"neff 5 -6",
		"negro -12 -25",
		"negru -30 -15",
		"neo 45 2",
		"nero -54 23",
		"net 69 -106",
		"netbook -57 -68",
		"netgear -34 -56",
		"network -13 1",
		"networking 80 -15",
		"new -17 -5",
		"nexstar -24 -38",
		"next 69 -95",
		"nexu 0 -25",
		"niebieski 0 34",
		"night -70 8",
		"nightsky -26 -37",
		"nike -16 25",
		"nikkor -60 43",
		"nikon 14 -36",
		"nilox 65 -101",
		"nimbu 26 -89",
		"nintendo -76 89",
		"nixon 61 -87",
		"nl -32 19",
		"nn -13 10",
		"no 3 -15",
		"nocken -45 50",
		"nofrost -24 -2",
		"noir -87 24",
		"noire 56 56",
		"noise 5 -89",
		"nokia 1 -16",
		"non 0 -31",
		"nonprofit -119 -89",
		"northeastern 65 -10",
		"norton 59 -61",
		"not 52 -52",
		"note -68 -24",
		"notebook -10 -9",
		"nothing -129 -20",
		"novatech -27 -23",
		"nst -20 -38",
		"nt 0 -7",
		"null -18 7",
		"nur -2 11",
		"nuvi 60 52",
		"nvidia -33 12",
		"nvme 32 -63",
		"ny -4 -4",
		"oak -13 4",
		"obsidian 82 8",
		"obuwie -13 -8",
		"oc -11 41",
		"ocean -86 -47",
		"och 96 -17",
		"octa 0 3",
		"ocuk -58 0",
		"oem -9 -24",
		"of 0 -31",
		"oferta 4 -3",
		"offer -78 8",
		"office -23 -34",
		"official -113 -7",
		"offre 31 -33",
		"offshore 65 -72",
		"oficial -14 -59",
		"og -28 -20",
		"ois -66 -10",
		"oki 106 -16",
		"old 30 38",
		"oled 82 -17",
		"olive 24 5",
		"olympu -25 -21",
		"om -135 8",
		"omega 62 -70",
		"omnioutliner 97 -26",
		"on 84 17",
		"one 15 -15",
		"onenote -69 -31",
		"onestop -65 37",
		"online -48 -4",
		"only 29 -24",
		"onone -58 -1",
		"onyx -13 -69",
		"oo -76 -11",
		"opal -16 10",
		"open 71 -16",
		"opteron -46 27",
		"optic -4 -45",
		"optical -20 30",
		"option -132 46",
		"or 109 -5",
		"orange 70 -59",
		"organic -57 -27",
		"original 48 8",
		"oro -2 -55",
		"orologio -17 1",
		"os -71 3",
		"oss 73 0",
		"otg 3 -19",
		"out 60 21",
		"outdoor 16 -22",
		"outlet -82 -25",
		"outlook -137 -34",
		"oven -64 10",
		"over -65 17",
		"overall 66 -51",
		"overview 0 -2",
		"oz -136 91",
		"pack 15 26",
		"package -30 -81",
		"packaging 0 -14",
		"packard 0 -10",
		"pad -68 -4",
		"page -2 7",
		"pagemaker -77 -43",
		"pair 80 -8",
		"pan -18 22",
		"panasonic 2 -4",
		"panda -23 -7",
		"panel -38 19",
		"panerai 36 43",
		"paper -74 -48",
		"para 112 38",
		"part 10 0",
		"pasha -63 23",
		"passport -46 -23",
		"pasta 79 12",
		"pavilion 87 -81",
		"pc -71 2",
		"pcbyte -95 20",
		"pccomponente -76 77",
		"pcdiga 0 17",
		"pci -19 -22",
		"pcie 119 32",
		"pcpartpicker 15 -33",
		"pcs 141 -70",
		"pd -74 54",
		"peak -52 -97",
		"pearlescent -11 -26",
		"pedal 76 -52",
		"pef 54 -8",
		"pegasu -28 -96",
		"pelle -43 -5",
		"pen -39 61",
		"pendaflex -4 -60",
		"pendrive 0 -15",
		"pentax 48 -34",
		"pentium 48 23",
		"per -45 15",
		"perf 0 -29",
		"performance 12 75",
		"peripheral 50 -7",
		"personal -95 24",
		"pfi -36 -29",
		"pg 57 26",
		"pgi 141 -43",
		"phantom 47 -65",
		"phaser 94 0",
		"phatal 16 -97",
		"phelon 13 -76",
		"philip 3 57",
		"phoenix 171 -42",
		"phone -27 3",
		"phoneeasy -50 58",
		"phonic 147 -128",
		"phosphor 27 -79",
		"photo -20 17",
		"photoshop 8 -45",
		"piano 133 28",
		"piece 10 21",
		"piel -1 22",
		"piguet -52 -30",
		"pilkarskie -25 -9",
		"pilot 45 -43",
		"pin -61 -8",
		"pink -20 -46",
		"pixel -25 25",
		"pixelmatter 7 -10",
		"pixma -55 -17",
		"pk 0 -19",
		"pl -21 22",
		"placa 70 -11",
		"place 0 4",
		"planet -54 -74",
		"plasma 12 -119",
		"plata 84 21",
		"plate 2 -120",
		"platform 81 -85",
		"platino 41 -36",
		"platinum 63 -41",
		"play 43 -53",
		"player -53 81",
		"plex -2 -16",
		"plu 53 -11",
		"plug 3 28",
		"ply 36 3",
		"pny -144 -69",
		"poc -5 -56",
		"pocket 89 -44",
		"poe -6 -19",
		"point -57 4",
		"pokemon 68 -45",
		"polar -28 -127",
		"polk -75 4",
		"poly -55 42",
		"pop -7 -109",
		"port -40 -38",
		"portable -34 37",
		"portatil 97 -71",
		"pour -35 -14",
		"power 29 -24",
		"powered 65 -12",
		"powermatic -70 -24",
		"powerplanetonline 40 10",
		"powerpoint -60 -100",
		"powershot 23 -24",
		"pre 62 15",
		"precio -9 -30",
		"predator 181 -67",
		"premier -12 -59",
		"premiere -95 -37",
		"premium 13 -56",
		"presage 124 -36",
		"preschool 4 -96",
		"presentation -42 -38",
		"pressure -16 97",
		"prestige -24 -68",
		"price -47 -6",
		"prijzen -44 28",
		"prime 108 -48",
		"print -14 -52",
		"printer 5 -30",
		"printing -3 33",
		"printmaster -46 -21",
		"privacy -29 8",
		"prix -53 -8",
		"prm 0 -153",
		"pro 2 -22",
		"probook 55 11",
		"processo -1 -43",
		"processor -12 -6",
		"prodomo -51 -54",
		"product -70 22",
		"production 1 5",
		"professional -30 -17",
		"profile -23 -34",
		"prog 0 3",
		"program 0 57",
		"programme 0 -8",
		"project 50 -51",
		"projection -19 -70",
		"projector -47 32",
		"proliant 47 23",
		"propane 96 6",
		"prospex -3 -35",
		"protect 48 32",
		"protection 8 -30",
		"ps 43 24",
		"psu 11 37",
		"pt -5 20",
		"public -49 -3",
		"publisher -107 -46",
		"pulse 132 -57",
		"puma -14 23",
		"punch -15 -20",
		"purchaze -27 -20",
		"pure 81 -28",
		"puro 0 -28",
		"purple -69 -26",
		"pwm -4 -86",
		"qc 0 18",
		"qled 165 18",
		"quad 17 0",
		"quadro 79 -50",
		"quality 5 13",
		"quantum -2 -79",
		"quartz 6 43",
		"quick 49 -37",
		"quickbook -75 4",
		"quicken -39 -49",
		"quiet 57 -40",
		"racer 75 -42",
		"rack 73 -14",
		"rackmount 40 73",
		"radeon -16 -14",
		"radio 33 20",
		"radiomir -5 6",
		"raid -14 -52",
		"rail 16 -36",
		"ram 48 12",
		"range -10 -29",
		"rank -12 57",
		"rap 3 -119",
		"rate 0 -72",
		"rated 0 -4",
		"rating -24 -57",
		"ratio 0 -17",
		"ray -83 -59",
		"raymond -28 -5",
		"razer 53 14",
		"rd 2 37",
		"rdimm 15 106",
		"read 0 10",
		"reader -44 -88",
		"reading 13 -125",
		"ready -19 -40",
		"rear -10 -7",
		"rebel 57 -27",
		"receiver 73 62",
		"rechargeable 6 -29",
		"recorder 96 -4",
		"recording 38 -73",
		"recycled 29 -48",
		"red 33 -14",
		"redmi -32 -3",
		"refill 72 -93",
		"refrigerator -36 -19",
		"registry 8 -71",
		"regular -73 -2",
		"reinforced 58 -54",
		"release 52 -30",
		"relogio -96 -8",
		"reloj -39 -1",
		"remote 46 -38",
		"renewal -69 -38",
		"replacement 31 -29",
		"replica 26 -65",
		"resin 116 -34",
		"resistant 23 -81",
		"resume -64 51",
		"retail 72 24",
		"retina 63 -50",
		"retractable -102 -29",
		"retro 29 15",
		"return 54 -13",
		"review -3 -14",
		"rgb 4 -79",
		"ribbon 10 -23",
		"right -154 -52",
		"ring -32 63",
		"rio 21 -26",
		"riverdeep 49 35",
		"rm 7 -40",
		"rn 54 51",
		"road -28 -24",
		"robot 74 28",
		"rog -47 -80",
		"rojo -81 11",
		"roll -60 -33",
		"roller -23 -50",
		"rom -2 94",
		"ronaldo 45 -31",
		"ronde -29 68",
		"rood -39 -5",
		"rosa 80 -15",
		"rose 34 26",
		"rosegold -22 -31",
		"roshe 61 -101",
		"rosso -30 12",
		"rot 2 46",
		"rouge -46 27",
		"round -151 36",
		"router 74 -104",
		"royal -8 -60",
		"rpm -94 55",
		"rt -99 -25",
		"rtx -80 1",
		"rubber 19 44",
		"rugged 46 -35",
		"run -40 -5",
		"runner 59 -145",
		"running -88 68",
		"russell -6 2",
		"rx 34 1",
		"ryzen -37 -16",
		"sa 65 6",
		"saati 0 9",
		"sabrent -71 -69",
		"safety -15 -11",
		"sage -35 -85",
		"sale 53 23",
		"samsung 18 0",
		"san -139 18",
		"sandisk 37 48",
		"santo -106 -43",
		"sanu -4 -94",
		"sapphire 34 24",
		"sas -14 -25",
		"sata -7 13",
		"sb 95 -103",
		"sbs 0 -48",
		"sc 73 -18",
		"scan -29 22",
		"scanner 36 101",
		"scarpe -28 1",
		"scheda -59 68",
		"schneider -80 21",
		"schoenen -93 0",
		"school -75 -14",
		"schuhe 0 33",
		"schwarz -160 53",
		"screen -29 -78",
		"scsi 112 16",
		"sd 11 -10",
		"sdhc 19 -31",
		"sdram -5 65",
		"sdxc -3 -43",
		"se -16 65",
		"sea 66 -110",
		"seagate 38 13",
		"seamaster 20 10",
		"seastar 6 -19",
		"sec -28 2",
		"second 77 33",
		"section 53 -96",
		"sector -49 -3",
		"secure 95 14",
		"security -53 11",
		"see -69 15",
		"seiko 25 -25",
		"sekonda 93 -58",
		"select 44 -35",
		"self -79 1",
		"semi 30 46",
		"sensor 0 -16",
		"serein 109 -86",
		"serial 2 -23",
		"serie -43 18",
		"server -16 -5",
		"service -45 -21",
		"set -89 -18",
		"setting 0 -1",
		"sff -77 10",
		"sfp -80 -24",
		"sg 15 -76",
		"sgh 0 4",
		"sgkomen 0 12",
		"sh -92 61",
		"shadow 132 -65",
		"sharp 40 -24",
		"sheet -41 45",
		"sheffield 34 -149",
		"shell -66 -63",
		"shield -49 -22",
		"shimano -63 27",
		"shipping 16 79",
		"shock -77 -6",
		"shoe -16 3",
		"shoot 0 49",
		"shop -1 -2",
		"short 14 -54",
		"shot -42 6",
		"show -25 -109",
		"sibeliu 110 -30",
		"side -19 -29",
		"sided 0 18",
		"siemen -3 0",
		"sigma -50 -72",
		"signature -23 -28",
		"siig -17 -2",
		"silber 0 41",
		"silent -4 54",
		"silicone -54 -85",
		"silver 5 -22",
		"sim 11 24",
		"simple -53 19",
		"single -57 -37",
		"six 0 88",
		"size 21 -13",
		"skagen 51 -53",
		"skill 115 -50",
		"sklep -21 63",
		"skt 0 74",
		"sku 0 -57",
		"skylake 53 -13",
		"sl -69 -63",
		"sleeve 20 -30",
		"slide 0 54",
		"slim -57 74",
		"slimline 0 -3",
		"slot -23 28",
		"slr -18 -42",
		"sm -14 31",
		"small -11 7",
		"smart 17 0",
		"smartfon 0 6",
		"smartfrost 0 -31",
		"smartphone 69 14",
		"smartwatch -84 87",
		"smashinn 114 36",
		"smead -9 -43",
		"smeg 14 -11",
		"sneaker 56 39",
		"sneakersy -52 -43",
		"so -76 11",
		"soccer 3 1",
		"socket 11 8",
		"sodimm 41 -60",
		"soft 23 -50",
		"software -6 0",
		"solar 27 -49",
		"solid -10 28",
		"solitaire -1 -98",
		"solo -27 12",
		"solution 76 -36",
		"sonderangebote 0 2",
		"sony 9 13",
		"sort -33 126",
		"sound -25 23",
		"soundbar 43 -38",
		"soundbooth -38 -46",
		"sp 50 -42",
		"space -77 4",
		"spanish -28 -102",
		"spd 64 76",
		"speaker -9 30",
		"spec 95 -6",
		"special 116 -55",
		"speck 53 -56",
		"spectra -62 -28",
		"speed -56 -25",
		"speicher 0 -60",
		"spin 62 3",
		"spire -76 52",
		"split 58 13",
		"sport -42 -5",
		"sportbekleidung -38 -8",
		"sportiva -14 -35",
		"sportowe -54 83",
		"sportswear 1 -29",
		"square -5 -106",
		"sr 96 20",
		"sram 98 -33",
		"srt 37 14",
		"ssd 18 27",
		"sshd 106 13",
		"st 7 12",
		"stabilized 0 -99",
		"stainless -6 18",
		"stand 63 -44",
		"standard 16 -28",
		"standing 0 -4",
		"star 4 -31",
		"start 52 30",
		"startech 3 -35",
		"startimer -31 0",
		"state -33 6",
		"static 0 -32",
		"station 61 -49",
		"stationery 109 -7",
		"stc -51 -30",
		"std 0 35",
		"stealth 98 -58",
		"steam -88 133",
		"steel 3 13",
		"steinberg -53 32",
		"stereo -30 -7",
		"stick -12 6",
		"stitch 82 -40",
		"stm -8 -42",
		"stock 14 -60",
		"stockist -107 -34",
		"storage 69 19",
		"store -22 51",
		"stp 37 4",
		"straight 26 -95",
		"strap -110 13",
		"string 15 57",
		"strix -56 -76",
		"student 108 -64",
		"studio -45 -32",
		"study -107 -63",
		"style -2 23",
		"stylu -105 31",
		"su 48 9",
		"sub 94 82",
		"subscription -162 1",
		"suction -2 -33",
		"suede 119 -19",
		"suite -7 -33",
		"summit -131 10",
		"sunglasse 97 3",
		"super -22 3",
		"superspeed -35 -38",
		"supplie 113 32",
		"support 48 -18",
		"supreme 106 -57",
		"sur 31 -16",
		"surface 52 -60",
		"surround -83 7",
		"surveillance 43 -46",
		"suunto -7 -74",
		"sv 0 74",
		"svart -71 106",
		"svr -69 -54",
		"swan 20 -26",
		"swatch -25 -12",
		"swiminn 0 -1",
		"swiss 70 -20",
		"switch -1 28",
		"swivel -124 -102",
		"sword -73 39",
		"symantec -144 -27",
		"system 16 -8",
		"systemsuite 59 -30",
		"tab -7 -103",
		"table -88 -39",
		"tablet 18 -4",
		"tag 3 -32",
		"tall 0 -10",
		"tango 85 -52",
		"tank -14 44",
		"tape 6 55",
		"targu -31 -43",
		"tarjeta -44 -31",
		"tava 36 -122",
		"tax 0 -37",
		"tb -25 35",
		"tcg -83 86",
		"teache -128 -90",
		"teacher 45 6",
		"teal 0 2",
		"team -72 -6",
		"tec 34 50",
		"tech 64 6",
		"technica -49 -18",
		"technology -9 25",
		"telefon 0 42",
		"telephone 1 -22",
		"telephoto 35 -34",
		"television -54 35",
		"tempered -35 -4",
		"tenni 75 82",
		"terminal 105 -38",
		"terra -37 -93",
		"terrain -50 -23",
		"terreni -70 -21",
		"terreno -84 -16",
		"tex -88 20",
		"texa 51 -66",
		"tf -49 -46",
		"tft -68 42",
		"tg 52 -58",
		"th 65 -57",
		"the 15 10",
		"thea -43 -27",
		"theater -7 3",
		"thinkpad -22 1",
		"thinkserver -45 -27",
		"thinq 87 -15",
		"third -33 -39",
		"thread 23 8",
		"three 147 10",
		"thru -77 -18",
		"thumb 52 -27",
		"thunderbolt -64 -34",
		"ti 34 -106",
		"tiempo -30 -78",
		"tienda -9 -5",
		"tiger -41 -68",
		"tilt 88 23",
		"time -7 -21",
		"timer -57 -20",
		"tinte -19 105",
		"tip -143 -65",
		"tire -2 40",
		"tissot -4 -64",
		"titan -70 -23",
		"titanium 119 -1",
		"tl -36 59",
		"tlc -27 35",
		"tlp 0 -67",
		"tm 0 -64",
		"tn 13 14",
		"to -42 -34",
		"toccata -81 -29",
		"toma -40 -8",
		"toner 54 -4",
		"tool -81 15",
		"toothbrush 0 30",
		"top -42 -15",
		"topic 76 -10",
		"toronto -59 -26",
		"toshiba 35 -12",
		"total 68 -3",
		"totale 73 -20",
		"touch -4 9",
		"touchscreen -138 -65",
		"tower 24 12",
		"toy 27 -25",
		"tp 58 -18",
		"tr 8 5",
		"tracker -93 42",
		"tradineur -17 93",
		"trail 127 -66",
		"train 74 1",
		"trainer -2 -5",
		"training 8 -109",
		"transcend 57 -8",
		"transfer -96 -12",
		"translator 95 -42",
		"travel 146 56",
		"traveler 64 -16",
		"trawa -24 10",
		"tray -4 -18",
		"treasure -20 -58",
		"trend 0 -54",
		"tri -81 -79",
		"tribeca -43 -14",
		"trick 12 -58",
		"trimming -27 1",
		"triple 89 41",
		"tripod -81 46",
		"trucker 139 -84",
		"true 61 -80",
		"ts 63 33",
		"tu -9 -42",
		"tubeless -3 41",
		"tuf 44 -2",
		"turbo 17 6",
		"turbohd 41 -39",
		"turquoise 4 27",
		"tv 38 25",
		"tvi 48 -72",
		"tweaker 54 17",
		"twin 64 -34",
		"twist -3 -12",
		"two -23 -25",
		"tx -21 19",
		"type 57 -30",
		"uap -29 29",
		"ubiquiti 12 23",
		"uc -14 39",
		"ucuz 0 9",
		"udimm 75 -1",
		"uhd 46 88",
		"uhr 10 -18",
		"uhren -35 -20",
		"uhs 42 24",
		"uk -8 -8",
		"ultegra 20 -100",
		"ultima 0 -36",
		"ultimate -101 -38",
		"ultra 63 8",
		"ultrachrome -20 89",
		"unbuffered 108 38",
		"und -70 32",
		"under 18 -1",
		"undercounter -4 20",
		"undertop 0 -1",
		"unframed -14 -11",
		"uniden 67 -93",
		"unifi 12 -12",
		"unique -14 0",
		"unisex 78 6",
		"unit -34 70",
		"united 0 17",
		"universal 14 -29",
		"university 113 -33",
		"unlimited -24 -9",
		"unlocked -5 19",
		"uomo -74 -22",
		"up -53 3",
		"upclassic 0 -50",
		"upg 64 16",
		"upgra 0 -21",
		"upgrade -9 -76",
		"upright -36 13",
		"ups -10 -27",
		"upsell -2 -45",
		"us -39 22",
		"usa 65 -139",
		"usb -12 10",
		"use -172 -32",
		"used -86 -129",
		"user -43 -54",
		"usm 42 -41",
		"uvc -67 80",
		"vacuum 118 24",
		"value 123 58",
		"valueram -20 -15",
		"vantec -30 -45",
		"vapor -16 -133",
		"vario -10 -19",
		"varsity -77 32",
		"vega -9 11",
		"veloce 40 -87",
		"veneer -18 42",
		"vengeance -12 25",
		"verbatim -7 -31",
		"verde 28 -100",
		"versatility -22 -135",
		"version -71 -3",
		"vert 12 18",
		"vga 28 -72",
		"vi 37 -66",
		"victorian 0 -90",
		"victory 12 -121",
		"video -9 -2",
		"view -52 -37",
		"violet -26 -32",
		"viper 71 -17",
		"virtual -109 67",
		"visio -28 -37",
		"vision -56 -6",
		"visionmount -97 1",
		"visiontek -37 -16",
		"vista -62 -15",
		"visual -75 39",
		"vivid 47 -87",
		"vixia -21 -41",
		"voetbalschoenen -60 -30",
		"vollintegrierbar 0 22",
		"volt -9 -92",
		"volume 78 -8",
		"voor -57 44",
		"voyager -4 -18",
		"vpn -164 -38",
		"vr -68 2",
		"wall 29 -32",
		"walnut -52 -45",
		"war 57 7",
		"warranty 0 2",
		"waschmaschine -61 5",
		"wash 0 -57",
		"washer -55 14",
		"washing -50 -16",
		"wasp -82 -14",
		"watch -14 9",
		"watche 8 -10",
		"watchfinder -18 9",
		"water 0 7",
		"waterproof -93 -87",
		"watershed -128 -54",
		"watt -46 81",
		"wave 123 -6",
		"way -61 28",
		"wd -56 41",
		"web -76 -17",
		"webcam 4 60",
		"wecker -65 -58",
		"wei 0 17",
		"weil -28 -5",
		"weiss -77 -12",
		"wellington -7 -48",
		"western -45 37",
		"wf -38 84",
		"wh -124 22",
		"wheel -30 -112",
		"whirlpool 15 5",
		"white -9 -2",
		"wholesale -32 -12",
		"wi 38 -51",
		"wic 34 -8",
		"wide 18 -5",
		"widescreen 67 12",
		"widget 0 -209",
		"wifi -1 24",
		"wiko -6 -24",
		"win -85 -25",
		"window -46 -6",
		"winflo -50 -132",
		"wintec -28 -132",
		"wire 111 -3",
		"wired 4 -12",
		"wireless -10 -23",
		"wit -62 6",
		"with -35 -15",
		"without -118 62",
		"wlan 0 63",
		"wmfug 0 -19",
		"wmn 32 -24",
		"wolf 108 -38",
		"wolverine -6 -49",
		"women 106 -32",
		"word -59 -53",
		"work -76 -87",
		"workstation -23 -25",
		"world 4 -51",
		"wr 51 -11",
		"wraith -39 -19",
		"wrist 53 -81",
		"writer 34 -20",
		"ws 43 -27",
		"ww 2 -4",
		"xbr 6 -67",
		"xc 0 100",
		"xd 15 93",
		"xeon -7 -27",
		"xerox 77 5",
		"xf 12 -28",
		"xi 48 -30",
		"xiaomi -24 -20",
		"xl 96 -48",
		"xmp -36 77",
		"xp -42 16",
		"xperia -12 -20",
		"xr 18 -6",
		"xs 82 -56",
		"xsi 34 42",
		"xt -42 11",
		"xtreme 93 -101",
		"xxl 36 29",
		"yankee 65 -128",
		"year 117 21",
		"yellow 91 11",
		"yield -34 9",
		"york 107 -84",
		"you -113 -66",
		"zachte 0 44",
		"zanussi -6 -6",
		"zapatilla -123 -27",
		"zbook 45 -38",
		"zebra 66 -85",
		"zegarek -46 45",
		"zenbook -52 -45",
		"zenfone 108 -6",
		"zero -24 -168",
		"zh -65 -39",
		"zilver 0 38",
		"zoll -25 111",
		"zonealarm -15 -84",
		"zoom -31 -71",
		"zotac 39 -92",
		"zt -105 -10",
		"zwart -43 18",
		"zxp 45 61",
		"اسود 0 132",
		"ذكي 0 -44",
		"لاسلكيه 0 -6",
		"هاتف 0 -35",
		"スマートフォン 0 -4"
	],
	trees: {
		"bias": -1.40131,
		"cuts": [
			[
				.0603448,
				.183673,
				.228395,
				.275862,
				.293651,
				.330435,
				.335766,
				.347826,
				.354839,
				.467742,
				.5,
				.533333,
				.545455,
				.555556,
				.6,
				.677419,
				.7,
				.724638,
				.780488,
				.846154,
				.904762
			],
			[
				.0650888,
				.0931677,
				.111111,
				.12,
				.134831,
				.161017,
				.17037,
				.1875,
				.20354,
				.232558,
				.284768,
				.294118,
				.315789,
				.326667,
				.365854,
				.376543,
				.4,
				.412121,
				.447205,
				.472527,
				.485714,
				.5,
				.512821,
				.528455,
				.542253,
				.557522,
				.592593,
				.611111,
				.633929,
				.658228,
				.68254,
				.714286,
				.791667,
				.84127
			],
			[
				0,
				.0836593,
				.100907,
				.138874,
				.183969,
				.192879,
				.247457,
				.263514,
				.280692,
				.310345,
				.321208,
				.342193,
				.353384,
				.365832,
				.388909,
				.399491,
				.4106,
				.421668,
				.433766,
				.446346,
				.45715,
				.516094,
				.52991,
				.544064,
				.556281,
				.569577,
				.597207,
				.614338,
				.632456,
				.652192,
				.675149,
				.699238,
				.7282,
				.796391,
				.840168,
				.89677
			],
			[
				0,
				.0666667,
				.179012,
				.342105,
				.353659,
				.371681,
				.381443,
				.473333,
				.52,
				.574468,
				.588235,
				.622642,
				.641304,
				.661682,
				.682796,
				.72973,
				.756098,
				.818182,
				.851852,
				.909091
			],
			[
				0,
				.0675676,
				.0769231,
				.0859375,
				.122222,
				.138462,
				.175258,
				.237288,
				.257353,
				.267123,
				.278689,
				.298969,
				.310345,
				.321429,
				.333333,
				.348485,
				.36,
				.371429,
				.381579,
				.403846,
				.427746,
				.439024,
				.451613,
				.463918,
				.476563,
				.489362,
				.5,
				.517647,
				.532895,
				.545455,
				.56044,
				.595745,
				.661017,
				.6875,
				.71831,
				.844828
			],
			[
				.3,
				.35,
				.5,
				.55,
				.6,
				.65,
				.7,
				.9
			],
			[
				0,
				.2,
				.3,
				.35,
				.4,
				.45,
				.5,
				.55,
				.6,
				.65,
				.7,
				.9
			],
			[
				.2,
				.35,
				.4,
				.45,
				.5,
				.6,
				.65,
				.7,
				.9
			],
			[
				0,
				.25,
				.3,
				.5,
				.55,
				.65,
				.7,
				.9
			],
			[
				0,
				.3,
				.35,
				.4,
				.45,
				.5,
				.55,
				.6,
				.65,
				.7,
				.9
			],
			[
				0,
				.4,
				.5,
				.85,
				1,
				1.4,
				1.5,
				1.6,
				1.7,
				1.8,
				1.9,
				2,
				2.15,
				2.25,
				2.35,
				2.5,
				2.65,
				2.75,
				3.25,
				3.5,
				3.65,
				3.8,
				3.95,
				4.1,
				4.7,
				5.2,
				5.5,
				5.8,
				6.2,
				6.75,
				7.3,
				8.2,
				9.85
			],
			[
				.25,
				.95,
				1,
				1.3,
				1.4,
				1.5,
				1.6,
				1.8,
				1.9,
				2.2,
				2.25,
				2.35,
				2.4,
				2.45,
				2.55,
				2.6,
				2.7,
				2.85,
				2.9,
				3.1,
				3.2,
				3.3,
				3.35,
				3.45,
				3.5,
				3.6,
				3.7,
				4.05,
				4.15,
				4.25,
				4.35,
				4.45,
				4.55,
				4.65,
				4.75,
				5,
				5.1,
				5.3,
				5.45,
				5.65,
				5.85,
				6.05,
				6.3,
				6.55,
				6.9,
				7.3,
				7.85,
				8.6
			],
			[
				0,
				.25,
				.45,
				.55,
				.65,
				.85,
				.95,
				1,
				1.05,
				1.15,
				1.2,
				1.3,
				1.4,
				1.45,
				1.55,
				1.6,
				1.75,
				1.8,
				1.85,
				1.95,
				2,
				2.05,
				2.15,
				2.2,
				2.3,
				2.35,
				2.7,
				2.8,
				2.9,
				3,
				3.1,
				3.25,
				3.4,
				3.8,
				4.2,
				4.45,
				4.75,
				5.15,
				5.6,
				6.5
			],
			[
				2,
				3,
				4,
				5,
				6,
				7,
				8,
				9,
				10,
				11,
				12,
				13,
				15,
				16,
				18
			],
			[
				3,
				4,
				5,
				6,
				7,
				8,
				9,
				10,
				11,
				12,
				13,
				14,
				15,
				16,
				18
			],
			[
				-1.09861,
				-1.0116,
				-.955511,
				-.916291,
				-.847298,
				-.81093,
				-.76214,
				-.693147,
				-.606136,
				-.587787,
				-.559616,
				-.538997,
				-.510826,
				-.451985,
				-.405465,
				-.336472,
				-.287682,
				-.262364,
				-.251314,
				-.223144,
				-.194156,
				-.182322,
				-.154151,
				-.133531,
				-.105361,
				-.0870114,
				.0645385,
				.0870114,
				.125163,
				.143101,
				.194156,
				.223144,
				.262364,
				.318454,
				.485508,
				.559616,
				.693147
			],
			[0],
			[
				.125,
				.140351,
				.162791,
				.222222,
				.259259,
				.310345,
				.355556,
				.37037,
				.411765,
				.424242,
				.4375,
				.444444,
				.459459,
				.470588,
				.485714,
				.5,
				.513514,
				.540541,
				.583333,
				.6,
				.615385,
				.636364,
				.692308,
				.714286,
				.729167,
				.75,
				.772727,
				.795918,
				.824561,
				.892857
			],
			[
				.103448,
				.131148,
				.142857,
				.163636,
				.175439,
				.186441,
				.205128,
				.214286,
				.222222,
				.235294,
				.245614,
				.259259,
				.28125,
				.297872,
				.333333,
				.36,
				.372549,
				.384615,
				.4,
				.411765,
				.44186,
				.470588,
				.482759,
				.5,
				.545455,
				.566038,
				.591837,
				.607843,
				.622642,
				.644444,
				.666667,
				.688889,
				.708333,
				.727273,
				.75,
				.792453,
				.829787
			],
			[
				1,
				2,
				3,
				4,
				5,
				6,
				7
			],
			[
				0,
				.0625,
				.0833333,
				.1,
				.117647,
				.125,
				.142857,
				.157895,
				.176471,
				.230769,
				.25,
				.285714,
				.375,
				.4,
				.421053,
				.454545,
				.5,
				.590909,
				.666667,
				.75
			],
			[
				.0727273,
				.0869565,
				.0980392,
				.122449,
				.158537,
				.183099,
				.204082,
				.216216,
				.227027,
				.237762,
				.248276,
				.258503,
				.285714,
				.295652,
				.313726,
				.322581,
				.341463,
				.350877,
				.358209,
				.376471,
				.385965,
				.406015,
				.415094,
				.425532,
				.435374,
				.444444,
				.454545,
				.474576,
				.484848,
				.507937,
				.528302,
				.541667,
				.58,
				.594937,
				.613636,
				.635294,
				.660377,
				.689076,
				.718954,
				.761905,
				.814815,
				.891566
			],
			[
				0,
				1,
				2
			],
			[0, 1],
			[0, 1],
			[0, 1],
			[
				0,
				1,
				2
			],
			[
				0,
				1,
				2
			],
			[
				0,
				1,
				3
			],
			[0, 1],
			[
				0,
				3,
				4,
				5,
				6,
				7,
				8,
				9
			],
			[
				0,
				1,
				2,
				3
			],
			[0, 1],
			[0, 1],
			[0, 1],
			[0],
			[0],
			[
				0,
				.3,
				.333333,
				.375,
				.444444,
				.5,
				.6,
				.666667,
				.777778,
				.909091
			],
			[
				0,
				.230769,
				.352941,
				.388889,
				.444444,
				.5,
				.6,
				.666667,
				.777778,
				.875
			],
			[
				0,
				1,
				2,
				3,
				4,
				5,
				11
			],
			[
				0,
				2,
				3,
				5,
				6,
				8
			],
			[
				0,
				4,
				5,
				6,
				7,
				8,
				9,
				12,
				14
			],
			[
				0,
				4,
				5,
				6,
				7,
				8,
				9,
				11,
				12,
				13
			],
			[
				-2,
				-1,
				0,
				1
			],
			[
				0,
				.047619,
				.0588235,
				.0714286,
				.0769231,
				.1,
				.133333,
				.142857,
				.25,
				.266667,
				.3,
				.333333,
				.35,
				.4,
				.5,
				.555556,
				.6
			],
			[0],
			[0],
			[0],
			[
				-1,
				.0368804,
				.136143,
				.259511,
				.433964,
				.644231,
				1.38667
			],
			[0],
			[0],
			[],
			[0],
			[0, 1],
			[],
			[0],
			[0],
			[0],
			[],
			[0],
			[],
			[0],
			[0],
			[],
			[],
			[],
			[],
			[],
			[0],
			[0],
			[],
			[0],
			[0],
			[0, 1],
			[0],
			[0, 1],
			[0, 1],
			[0],
			[0],
			[
				0,
				1,
				2
			],
			[0, 1],
			[0, 1],
			[0],
			[0],
			[],
			[0],
			[],
			[0],
			[0],
			[0],
			[0],
			[0, 1],
			[0],
			[0],
			[0],
			[0],
			[0],
			[0],
			[
				0,
				1,
				2
			],
			[0, 1],
			[],
			[],
			[],
			[
				0,
				.0294118,
				.12963,
				.148936,
				.228571,
				.241379,
				.256619,
				.272727,
				.285714,
				.333333,
				.364964,
				.4,
				.413793,
				.4375,
				.45,
				.473684,
				.5,
				.530303,
				.559859,
				.583333,
				.61326,
				.642857,
				.666667,
				.708333,
				.738095,
				.779221,
				.826667,
				.869565,
				.925926,
				.977273
			],
			[],
			[0],
			[
				0,
				.45,
				.6,
				.75,
				.9
			],
			[],
			[0],
			[0],
			[0],
			[0],
			[0],
			[0],
			[0],
			[0, .5],
			[1],
			[0],
			[0],
			[0],
			[0, .15],
			[0],
			[0, 1],
			[0, .5],
			[.2],
			[0, .3],
			[0, .15],
			[],
			[],
			[0],
			[0],
			[],
			[0, .4],
			[
				0,
				.00765957,
				.0545455,
				.1
			],
			[0],
			[
				0,
				.2,
				.25,
				.333333,
				.4,
				.5,
				.571429,
				.6,
				.666667,
				.75,
				.820513
			],
			[
				0,
				.111111,
				.142857,
				.166667,
				.2,
				.222222,
				.25,
				.285714,
				.333333,
				.4,
				.444444,
				.5,
				.6,
				.636364,
				.75
			],
			[0],
			[0],
			[],
			[],
			[],
			[],
			[],
			[],
			[],
			[
				0,
				1,
				2
			],
			[
				-2.22,
				-1.79,
				-1.54,
				-1.28,
				-1.08,
				-1,
				-.93,
				-.86,
				-.79,
				-.72,
				-.66,
				-.61,
				-.56,
				-.49,
				-.45,
				-.42,
				-.35,
				-.33,
				-.28,
				-.27,
				-.24,
				-.21,
				-.19,
				-.16,
				-.15,
				-.13,
				-.12,
				-.09,
				-.07,
				-.06,
				-.04,
				-.03,
				-.02,
				-.01,
				0,
				.01,
				.03,
				.05,
				.07,
				.13,
				.19,
				.22,
				.25,
				.32,
				.37,
				.43,
				.49,
				.76,
				.93,
				1.24
			],
			[
				-3.23,
				-2.66,
				-2.32,
				-2.08,
				-1.93,
				-1.64,
				-1.52,
				-1.42,
				-1.25,
				-1.17,
				-1.08,
				-1.01,
				-.95,
				-.9,
				-.84,
				-.77,
				-.67,
				-.63,
				-.58,
				-.49,
				-.46,
				-.42,
				-.38,
				-.35,
				-.29,
				-.26,
				-.23,
				-.2,
				-.18,
				-.15,
				-.13,
				-.1,
				-.07,
				-.04,
				-.01,
				0,
				.01,
				.04,
				.07,
				.1,
				.13,
				.17,
				.21,
				.25,
				.28,
				.33,
				.38,
				.44,
				.5,
				.58,
				.66,
				.78,
				.93,
				1.13,
				1.44
			],
			[
				-1.08,
				-.97,
				-.92,
				-.89,
				-.85,
				-.82,
				-.8,
				-.76,
				-.68,
				-.65,
				-.62,
				-.58,
				-.56,
				-.54,
				-.52,
				-.51,
				-.48,
				-.47,
				-.45,
				-.41,
				-.4,
				-.38,
				-.33,
				-.32,
				-.3,
				-.29,
				-.26,
				-.23,
				-.22,
				-.21,
				-.2,
				-.18,
				-.16,
				-.15,
				-.14,
				-.1,
				-.07,
				-.06,
				-.04,
				-.03,
				-.02
			],
			[
				-1,
				0,
				.42029,
				.546875,
				.608696,
				.704918
			],
			[
				-1,
				-.605263,
				-.270833,
				0,
				.0724638,
				.148936,
				.214286,
				.277778,
				.432432,
				.645161
			],
			[
				-1,
				.6,
				1,
				1.24605,
				1.455,
				1.64,
				1.82845,
				2,
				2.16154,
				2.32222,
				2.5,
				2.66935,
				3.0125,
				3.2125,
				3.40962,
				3.61293,
				3.8725,
				6.005
			]
		],
		"nodes": [
			103,
			22,
			0,
			106,
			0,
			-64,
			5,
			7,
			-73,
			-1,
			-86,
			148,
			41,
			-19,
			-1,
			-43,
			150,
			0,
			54,
			34,
			0,
			96,
			-1,
			167,
			-1,
			-27,
			-1,
			-78,
			30,
			3,
			242,
			-1,
			130,
			-1,
			311,
			30,
			1,
			175,
			10,
			0,
			126,
			78,
			0,
			244,
			137,
			0,
			273,
			-1,
			317,
			-1,
			36,
			-1,
			-24,
			109,
			0,
			60,
			17,
			27,
			31,
			41,
			0,
			-8,
			-1,
			-18,
			-1,
			201,
			25,
			0,
			85,
			-1,
			110,
			-1,
			-37,
			-1,
			180,
			-1,
			336,
			17,
			28,
			0,
			30,
			1,
			-48,
			5,
			7,
			-64,
			36,
			0,
			-79,
			-1,
			-80,
			-1,
			164,
			57,
			0,
			-8,
			36,
			0,
			-15,
			29,
			0,
			-18,
			-1,
			2,
			-1,
			-62,
			-1,
			246,
			-1,
			141,
			106,
			3,
			218,
			-1,
			142,
			-1,
			261,
			30,
			1,
			160,
			10,
			0,
			127,
			149,
			23,
			194,
			-1,
			113,
			-1,
			219,
			25,
			0,
			65,
			29,
			0,
			99,
			149,
			9,
			126,
			-1,
			35,
			79,
			0,
			159,
			-1,
			125,
			-1,
			269,
			-1,
			-6,
			-1,
			-32,
			-1,
			266,
			17,
			27,
			-1,
			30,
			0,
			-48,
			5,
			7,
			-64,
			-1,
			-78,
			150,
			0,
			-12,
			40,
			3,
			11,
			109,
			0,
			34,
			-1,
			3,
			147,
			7,
			108,
			-1,
			-34,
			-1,
			139,
			-1,
			-90,
			-1,
			-74,
			50,
			0,
			176,
			-1,
			188,
			-1,
			-92,
			30,
			1,
			129,
			136,
			3,
			102,
			20,
			19,
			135,
			147,
			6,
			99,
			-1,
			19,
			-1,
			119,
			113,
			0,
			177,
			-1,
			149,
			-1,
			252,
			40,
			4,
			22,
			147,
			38,
			42,
			-1,
			9,
			-1,
			128,
			-1,
			-87,
			-1,
			214,
			103,
			19,
			-1,
			106,
			0,
			-66,
			109,
			0,
			-71,
			18,
			35,
			-78,
			-1,
			-81,
			-1,
			-9,
			151,
			0,
			-15,
			42,
			0,
			30,
			-1,
			91,
			-1,
			-23,
			-1,
			-90,
			-1,
			119,
			122,
			1,
			103,
			78,
			0,
			116,
			149,
			14,
			128,
			106,
			0,
			60,
			109,
			0,
			21,
			-1,
			2,
			-1,
			138,
			-1,
			151,
			130,
			0,
			151,
			121,
			0,
			156,
			134,
			0,
			161,
			114,
			0,
			167,
			-1,
			170,
			-1,
			-52,
			-1,
			48,
			-1,
			-34,
			-1,
			-75,
			-1,
			-25,
			-1,
			-87,
			146,
			0,
			-1,
			135,
			0,
			109,
			120,
			1,
			148,
			149,
			7,
			159,
			-1,
			98,
			-1,
			166,
			-1,
			-10,
			18,
			28,
			19,
			149,
			21,
			-24,
			-1,
			-47,
			151,
			0,
			25,
			11,
			14,
			58,
			-1,
			-26,
			-1,
			93,
			-1,
			-84,
			149,
			9,
			79,
			-1,
			-7,
			14,
			4,
			123,
			-1,
			26,
			-1,
			163,
			17,
			29,
			-75,
			44,
			14,
			-80,
			-1,
			-80,
			-1,
			155,
			11,
			20,
			-28,
			106,
			4,
			-48,
			-1,
			-56,
			-1,
			100,
			6,
			0,
			17,
			-1,
			121,
			-1,
			-21,
			146,
			0,
			-1,
			134,
			0,
			97,
			48,
			2,
			111,
			18,
			25,
			120,
			108,
			0,
			82,
			5,
			6,
			29,
			-1,
			-28,
			151,
			1,
			67,
			-1,
			93,
			-1,
			-14,
			151,
			1,
			121,
			-1,
			141,
			-1,
			79,
			23,
			0,
			139,
			-1,
			151,
			5,
			6,
			99,
			-1,
			-2,
			-1,
			127,
			105,
			0,
			-17,
			-1,
			-37,
			-1,
			172,
			5,
			7,
			-5,
			-1,
			-46,
			-1,
			46,
			5,
			7,
			-73,
			-1,
			-82,
			151,
			1,
			-42,
			137,
			0,
			-27,
			-1,
			-38,
			-1,
			72,
			-1,
			-79,
			146,
			0,
			-1,
			103,
			25,
			87,
			30,
			0,
			35,
			18,
			28,
			11,
			9,
			10,
			-22,
			-1,
			-50,
			152,
			0,
			8,
			48,
			1,
			29,
			-1,
			47,
			-1,
			-72,
			-1,
			-64,
			14,
			4,
			52,
			152,
			0,
			-3,
			-1,
			23,
			-1,
			-94,
			25,
			0,
			85,
			-1,
			116,
			-1,
			-5,
			152,
			0,
			127,
			-1,
			136,
			-1,
			-60,
			48,
			3,
			130,
			43,
			1,
			134,
			-1,
			-55,
			-1,
			135,
			-1,
			9,
			17,
			28,
			-70,
			-1,
			-77,
			11,
			14,
			-27,
			-1,
			-51,
			-1,
			7,
			146,
			0,
			-1,
			135,
			0,
			79,
			120,
			1,
			107,
			43,
			1,
			115,
			-1,
			-68,
			133,
			0,
			117,
			147,
			8,
			124,
			149,
			17,
			78,
			-1,
			26,
			-1,
			100,
			-1,
			133,
			14,
			3,
			58,
			-1,
			11,
			-1,
			87,
			-1,
			-14,
			5,
			7,
			11,
			147,
			37,
			-34,
			-1,
			-50,
			-1,
			34,
			14,
			4,
			59,
			-1,
			-2,
			147,
			6,
			88,
			-1,
			-25,
			149,
			6,
			117,
			-1,
			25,
			-1,
			135,
			5,
			7,
			-68,
			-1,
			-79,
			147,
			45,
			-36,
			-1,
			-46,
			-1,
			18,
			146,
			0,
			-1,
			136,
			4,
			72,
			147,
			8,
			105,
			149,
			25,
			53,
			-1,
			10,
			-1,
			95,
			133,
			0,
			117,
			43,
			1,
			125,
			-1,
			-53,
			-1,
			127,
			-1,
			59,
			106,
			0,
			24,
			109,
			0,
			2,
			147,
			38,
			-17,
			-1,
			-35,
			151,
			1,
			40,
			-1,
			60,
			-1,
			-68,
			150,
			0,
			88,
			-1,
			122,
			-1,
			-48,
			150,
			0,
			101,
			-1,
			113,
			-1,
			-45,
			103,
			17,
			-66,
			109,
			0,
			-75,
			-1,
			-79,
			-1,
			-41,
			147,
			45,
			-36,
			-1,
			-46,
			-1,
			26,
			146,
			0,
			-1,
			136,
			3,
			66,
			147,
			8,
			100,
			149,
			19,
			52,
			-1,
			-1,
			-1,
			81,
			133,
			0,
			110,
			-1,
			118,
			-1,
			54,
			30,
			0,
			26,
			109,
			0,
			4,
			147,
			42,
			-14,
			149,
			9,
			-28,
			-1,
			-60,
			14,
			4,
			-10,
			-1,
			-46,
			-1,
			25,
			151,
			1,
			48,
			-1,
			67,
			-1,
			-63,
			151,
			0,
			81,
			-1,
			108,
			-1,
			-46,
			151,
			0,
			97,
			-1,
			107,
			-1,
			-45,
			17,
			29,
			-64,
			44,
			14,
			-71,
			-1,
			-71,
			-1,
			170,
			-1,
			-15,
			146,
			0,
			-1,
			148,
			20,
			61,
			135,
			0,
			4,
			31,
			0,
			43,
			-1,
			16,
			-1,
			81,
			18,
			35,
			-37,
			-1,
			-56,
			20,
			9,
			37,
			-1,
			112,
			-1,
			-8,
			120,
			1,
			86,
			148,
			36,
			93,
			135,
			0,
			75,
			-1,
			85,
			-1,
			10,
			-1,
			112,
			148,
			50,
			8,
			-1,
			-16,
			-1,
			132,
			5,
			7,
			-62,
			-1,
			-74,
			151,
			1,
			-28,
			148,
			40,
			-12,
			20,
			16,
			-31,
			-1,
			-44,
			-1,
			21,
			137,
			0,
			47,
			-1,
			23,
			-1,
			191,
			-1,
			-71,
			103,
			16,
			-1,
			109,
			0,
			-57,
			31,
			1,
			-64,
			-1,
			-67,
			-1,
			70,
			10,
			13,
			-6,
			-1,
			-59,
			117,
			0,
			26,
			40,
			3,
			46,
			-1,
			75,
			-1,
			-70,
			-1,
			-81,
			31,
			0,
			49,
			10,
			0,
			32,
			78,
			0,
			72,
			113,
			0,
			79,
			-1,
			65,
			-1,
			120,
			-1,
			-24,
			109,
			0,
			13,
			147,
			36,
			-4,
			24,
			0,
			-22,
			14,
			4,
			-1,
			-1,
			-32,
			149,
			6,
			33,
			-1,
			-48,
			-1,
			57,
			-1,
			-48,
			-1,
			46,
			-1,
			74,
			-1,
			92,
			17,
			23,
			-1,
			5,
			6,
			-40,
			-1,
			-64,
			30,
			2,
			12,
			151,
			1,
			-9,
			38,
			7,
			8,
			-1,
			-38,
			9,
			10,
			33,
			-1,
			3,
			-1,
			72,
			-1,
			-67,
			-1,
			84,
			25,
			0,
			49,
			126,
			1,
			61,
			130,
			0,
			67,
			30,
			3,
			71,
			40,
			4,
			62,
			48,
			3,
			66,
			99,
			0,
			69,
			152,
			1,
			56,
			-1,
			68,
			-1,
			14,
			-1,
			94,
			-1,
			-25,
			-1,
			-75,
			-1,
			108,
			-1,
			-68,
			-1,
			-29,
			109,
			0,
			-21,
			-1,
			-44,
			-1,
			64,
			146,
			0,
			-1,
			103,
			27,
			52,
			152,
			0,
			25,
			147,
			19,
			37,
			30,
			4,
			-6,
			18,
			30,
			-18,
			-1,
			-45,
			147,
			4,
			13,
			-1,
			-36,
			-1,
			40,
			-1,
			87,
			12,
			20,
			74,
			-1,
			27,
			-1,
			93,
			-1,
			-65,
			43,
			1,
			83,
			-1,
			-70,
			-1,
			84,
			5,
			7,
			-58,
			-1,
			-70,
			14,
			3,
			-26,
			-1,
			-58,
			6,
			0,
			-10,
			-1,
			101,
			146,
			1,
			-20,
			147,
			9,
			-1,
			-1,
			-49,
			40,
			3,
			17,
			-1,
			35,
			-1,
			-41,
			-1,
			-65,
			18,
			29,
			-1,
			30,
			0,
			-29,
			3,
			17,
			-40,
			109,
			0,
			-50,
			115,
			0,
			-58,
			-1,
			-47,
			-1,
			-78,
			150,
			0,
			11,
			38,
			6,
			43,
			-1,
			-14,
			-1,
			78,
			-1,
			-60,
			-1,
			35,
			-1,
			66,
			25,
			0,
			39,
			149,
			7,
			53,
			-1,
			-3,
			29,
			0,
			62,
			11,
			16,
			70,
			78,
			0,
			58,
			-1,
			62,
			-1,
			-35,
			-1,
			99,
			30,
			0,
			9,
			-1,
			-25,
			-1,
			92,
			30,
			4,
			-25,
			109,
			0,
			-38,
			-1,
			-58,
			-1,
			35,
			-1,
			88,
			103,
			16,
			-1,
			148,
			49,
			-51,
			152,
			0,
			-59,
			109,
			0,
			-49,
			30,
			2,
			-56,
			-1,
			-59,
			-1,
			44,
			-1,
			5,
			-1,
			-81,
			12,
			17,
			8,
			-1,
			-26,
			40,
			4,
			64,
			-1,
			92,
			-1,
			-56,
			148,
			22,
			38,
			30,
			3,
			-3,
			48,
			2,
			-15,
			9,
			10,
			-6,
			-1,
			-23,
			-1,
			26,
			-1,
			-72,
			-1,
			77,
			122,
			1,
			57,
			126,
			1,
			64,
			148,
			36,
			69,
			152,
			6,
			52,
			-1,
			60,
			-1,
			7,
			-1,
			88,
			-1,
			-15,
			-1,
			-78,
			146,
			0,
			-1,
			135,
			0,
			44,
			25,
			0,
			60,
			133,
			0,
			66,
			114,
			0,
			72,
			147,
			8,
			74,
			-1,
			41,
			-1,
			81,
			-1,
			-64,
			-1,
			21,
			14,
			4,
			5,
			-1,
			-59,
			-1,
			26,
			147,
			27,
			5,
			17,
			23,
			-23,
			-1,
			-44,
			-1,
			9,
			150,
			0,
			40,
			17,
			16,
			58,
			-1,
			10,
			-1,
			82,
			-1,
			-65,
			146,
			1,
			-53,
			147,
			40,
			-36,
			14,
			3,
			-47,
			-1,
			-68,
			-1,
			-35,
			151,
			1,
			3,
			-1,
			22,
			-1,
			-66,
			-1,
			-73,
			146,
			0,
			-1,
			148,
			14,
			41,
			147,
			31,
			-18,
			106,
			4,
			-40,
			-1,
			-48,
			-1,
			60,
			-1,
			27,
			148,
			35,
			56,
			136,
			4,
			39,
			133,
			0,
			58,
			25,
			0,
			67,
			-1,
			73,
			-1,
			-8,
			-1,
			2,
			14,
			4,
			2,
			-1,
			-31,
			147,
			6,
			32,
			-1,
			-43,
			-1,
			49,
			-1,
			78,
			5,
			7,
			-51,
			148,
			50,
			-65,
			-1,
			-69,
			-1,
			-22,
			148,
			48,
			-20,
			14,
			3,
			-31,
			-1,
			-61,
			6,
			0,
			-16,
			-1,
			80,
			-1,
			-26,
			-1,
			41,
			103,
			16,
			-1,
			5,
			6,
			-46,
			148,
			49,
			-61,
			-1,
			-67,
			109,
			0,
			-14,
			-1,
			-31,
			-1,
			117,
			148,
			38,
			-11,
			-1,
			-34,
			151,
			0,
			35,
			40,
			3,
			53,
			-1,
			74,
			-1,
			-58,
			-1,
			-68,
			148,
			26,
			32,
			147,
			17,
			1,
			106,
			4,
			-31,
			-1,
			-38,
			-1,
			58,
			30,
			3,
			28,
			-1,
			17,
			-1,
			85,
			30,
			4,
			51,
			148,
			45,
			43,
			25,
			0,
			31,
			152,
			5,
			38,
			-1,
			48,
			-1,
			1,
			-1,
			-29,
			-1,
			71,
			-1,
			95,
			146,
			0,
			-1,
			136,
			3,
			37,
			147,
			8,
			58,
			-1,
			20,
			133,
			0,
			66,
			48,
			1,
			75,
			-1,
			79,
			-1,
			8,
			-1,
			18,
			151,
			0,
			12,
			147,
			18,
			24,
			5,
			7,
			-12,
			-1,
			-38,
			-1,
			12,
			48,
			3,
			50,
			5,
			4,
			56,
			-1,
			-3,
			-1,
			64,
			-1,
			-54,
			-1,
			-60,
			5,
			7,
			-48,
			-1,
			-62,
			151,
			1,
			-19,
			122,
			0,
			-6,
			40,
			3,
			8,
			147,
			21,
			24,
			-1,
			-14,
			-1,
			51,
			-1,
			-51,
			-1,
			-64,
			-1,
			-63,
			103,
			15,
			-1,
			18,
			35,
			-46,
			152,
			0,
			-51,
			109,
			0,
			-40,
			38,
			6,
			-50,
			-1,
			-63,
			-1,
			-34,
			38,
			6,
			24,
			-1,
			-25,
			-1,
			58,
			-1,
			-79,
			-1,
			27,
			31,
			0,
			26,
			149,
			7,
			15,
			-1,
			-30,
			3,
			19,
			23,
			152,
			0,
			11,
			2,
			18,
			24,
			-1,
			72,
			114,
			0,
			9,
			5,
			7,
			14,
			-1,
			-13,
			-1,
			29,
			-1,
			-82,
			109,
			0,
			-48,
			-1,
			-66,
			-1,
			19,
			113,
			0,
			48,
			-1,
			35,
			-1,
			92,
			-1,
			60,
			103,
			15,
			-1,
			152,
			0,
			-44,
			109,
			0,
			-31,
			18,
			35,
			-42,
			-1,
			-48,
			-1,
			24,
			117,
			0,
			27,
			39,
			0,
			42,
			-1,
			65,
			-1,
			-52,
			-1,
			-77,
			-1,
			-77,
			106,
			4,
			24,
			122,
			1,
			17,
			147,
			11,
			22,
			103,
			29,
			-13,
			-1,
			-34,
			-1,
			30,
			12,
			29,
			33,
			126,
			0,
			20,
			103,
			29,
			28,
			152,
			0,
			6,
			10,
			10,
			27,
			-1,
			-8,
			-1,
			55,
			-1,
			-66,
			-1,
			47,
			-1,
			-38,
			-1,
			58,
			-1,
			-74,
			-1,
			82,
			146,
			0,
			-1,
			149,
			7,
			32,
			30,
			5,
			-16,
			18,
			36,
			-24,
			-1,
			-39,
			-1,
			23,
			-1,
			74,
			25,
			0,
			40,
			133,
			0,
			47,
			136,
			3,
			54,
			99,
			0,
			67,
			-1,
			54,
			-1,
			87,
			14,
			4,
			34,
			13,
			5,
			-3,
			-1,
			-27,
			-1,
			44,
			-1,
			59,
			-1,
			4,
			109,
			0,
			-4,
			-1,
			-33,
			-1,
			66,
			146,
			1,
			-44,
			14,
			3,
			-27,
			-1,
			-56,
			136,
			2,
			-13,
			149,
			16,
			14,
			-1,
			-20,
			-1,
			39,
			-1,
			-35,
			-1,
			-67,
			106,
			0,
			-1,
			148,
			33,
			-11,
			3,
			18,
			-32,
			79,
			1,
			-39,
			105,
			0,
			-42,
			148,
			11,
			-43,
			-1,
			-60,
			-1,
			-34,
			-1,
			136,
			20,
			1,
			40,
			-1,
			-62,
			-1,
			75,
			-1,
			10,
			29,
			0,
			13,
			148,
			50,
			30,
			3,
			19,
			19,
			13,
			4,
			4,
			-1,
			-21,
			-1,
			32,
			99,
			0,
			44,
			-1,
			18,
			-1,
			82,
			-1,
			67,
			49,
			0,
			-36,
			-1,
			-47,
			-1,
			43,
			30,
			5,
			51,
			148,
			9,
			31,
			-1,
			-30,
			-1,
			40,
			-1,
			82,
			17,
			20,
			-1,
			5,
			6,
			-32,
			150,
			0,
			-50,
			147,
			30,
			-39,
			-1,
			-59,
			38,
			5,
			-15,
			-1,
			-44,
			-1,
			13,
			-1,
			-74,
			30,
			4,
			1,
			150,
			0,
			-9,
			147,
			9,
			2,
			-1,
			-56,
			-1,
			16,
			-1,
			-57,
			-1,
			64,
			25,
			0,
			21,
			147,
			34,
			30,
			149,
			7,
			17,
			-1,
			-23,
			30,
			2,
			24,
			79,
			1,
			18,
			6,
			0,
			15,
			-1,
			36,
			-1,
			0,
			-1,
			107,
			-1,
			59,
			-1,
			54,
			106,
			4,
			-24,
			-1,
			-32,
			-1,
			70,
			146,
			0,
			-1,
			148,
			9,
			28,
			147,
			35,
			-29,
			-1,
			-47,
			-1,
			22,
			48,
			4,
			37,
			148,
			37,
			41,
			30,
			5,
			28,
			103,
			28,
			22,
			11,
			24,
			5,
			150,
			0,
			-16,
			-1,
			-1,
			-1,
			-76,
			-1,
			48,
			-1,
			41,
			-1,
			81,
			-1,
			61,
			-1,
			-56,
			146,
			1,
			-41,
			148,
			40,
			-24,
			14,
			3,
			-40,
			-1,
			-64,
			147,
			26,
			-27,
			-1,
			-48,
			-1,
			-2,
			151,
			1,
			24,
			138,
			0,
			51,
			-1,
			33,
			-1,
			132,
			-1,
			-54,
			-1,
			-64,
			5,
			5,
			-1,
			10,
			0,
			-36,
			113,
			0,
			33,
			-1,
			1,
			-1,
			91,
			44,
			11,
			-44,
			150,
			0,
			-46,
			109,
			0,
			-35,
			-1,
			-40,
			-1,
			41,
			-1,
			-72,
			-1,
			155,
			122,
			1,
			15,
			30,
			5,
			20,
			48,
			3,
			14,
			38,
			6,
			19,
			43,
			2,
			-10,
			-1,
			-13,
			-1,
			142,
			11,
			26,
			27,
			136,
			5,
			14,
			-1,
			29,
			150,
			0,
			-11,
			-1,
			4,
			-1,
			-72,
			-1,
			63,
			43,
			2,
			-54,
			-1,
			-65,
			-1,
			107,
			-1,
			76,
			-1,
			-65,
			146,
			0,
			-1,
			148,
			9,
			25,
			147,
			31,
			-28,
			-1,
			-47,
			-1,
			12,
			148,
			35,
			34,
			25,
			0,
			21,
			133,
			0,
			28,
			43,
			1,
			36,
			-1,
			-66,
			-1,
			38,
			-1,
			-17,
			-1,
			-28,
			43,
			1,
			53,
			-1,
			-81,
			-1,
			55,
			146,
			1,
			-38,
			148,
			48,
			-22,
			147,
			39,
			-32,
			44,
			13,
			-42,
			-1,
			-43,
			-1,
			134,
			22,
			0,
			-3,
			-1,
			-20,
			-1,
			56,
			152,
			0,
			44,
			122,
			0,
			67,
			-1,
			85,
			-1,
			-44,
			-1,
			-44,
			-1,
			-62,
			103,
			15,
			-1,
			150,
			0,
			-35,
			109,
			0,
			-23,
			18,
			35,
			-33,
			-1,
			-39,
			-1,
			25,
			117,
			0,
			28,
			-1,
			41,
			-1,
			-72,
			-1,
			-73,
			122,
			1,
			17,
			48,
			2,
			21,
			30,
			5,
			25,
			11,
			24,
			20,
			103,
			28,
			9,
			150,
			0,
			-11,
			10,
			21,
			2,
			-1,
			-6,
			-1,
			55,
			-1,
			-74,
			99,
			0,
			27,
			-1,
			10,
			-1,
			56,
			149,
			5,
			44,
			-1,
			2,
			112,
			0,
			53,
			-1,
			42,
			-1,
			92,
			-1,
			74,
			-1,
			-40,
			-1,
			-65,
			103,
			15,
			-1,
			152,
			1,
			-33,
			148,
			37,
			-21,
			-1,
			-40,
			39,
			0,
			16,
			108,
			0,
			31,
			-1,
			2,
			-1,
			74,
			-1,
			-47,
			-1,
			-72,
			148,
			9,
			16,
			147,
			30,
			-32,
			-1,
			-52,
			-1,
			6,
			30,
			5,
			23,
			11,
			24,
			19,
			20,
			19,
			8,
			152,
			1,
			-2,
			147,
			43,
			9,
			-1,
			-2,
			-1,
			46,
			-1,
			-46,
			99,
			0,
			37,
			-1,
			8,
			-1,
			69,
			147,
			5,
			45,
			-1,
			-15,
			151,
			1,
			53,
			-1,
			64,
			-1,
			7,
			-1,
			75,
			146,
			0,
			-1,
			148,
			14,
			22,
			18,
			36,
			-15,
			-1,
			-33,
			-1,
			28,
			43,
			1,
			31,
			-1,
			-73,
			133,
			0,
			33,
			147,
			10,
			39,
			-1,
			11,
			152,
			4,
			47,
			-1,
			54,
			103,
			27,
			9,
			-1,
			-53,
			-1,
			43,
			-1,
			-4,
			146,
			1,
			-34,
			148,
			40,
			-19,
			9,
			10,
			-34,
			-1,
			-47,
			-1,
			-12,
			152,
			0,
			23,
			40,
			4,
			44,
			122,
			0,
			60,
			80,
			0,
			75,
			-1,
			94,
			-1,
			-13,
			-1,
			-35,
			-1,
			-56,
			-1,
			-41,
			-1,
			-58,
			146,
			0,
			-1,
			147,
			27,
			20,
			25,
			0,
			4,
			135,
			0,
			12,
			38,
			5,
			23,
			-1,
			-17,
			-1,
			32,
			13,
			6,
			-11,
			-1,
			-39,
			147,
			3,
			15,
			-1,
			-50,
			-1,
			34,
			-1,
			-40,
			30,
			3,
			36,
			-1,
			30,
			-1,
			74,
			5,
			7,
			-32,
			44,
			13,
			-47,
			147,
			39,
			-49,
			-1,
			-57,
			150,
			0,
			-18,
			-1,
			2,
			-1,
			-71,
			-1,
			148,
			150,
			0,
			-9,
			40,
			3,
			2,
			130,
			0,
			14,
			-1,
			23,
			-1,
			-61,
			-1,
			-46,
			-1,
			-43,
			103,
			17,
			-1,
			150,
			0,
			-26,
			40,
			4,
			-15,
			147,
			42,
			-4,
			5,
			7,
			-16,
			-1,
			-33,
			-1,
			12,
			45,
			0,
			41,
			-1,
			9,
			-1,
			76,
			-1,
			-70,
			-1,
			-69,
			147,
			11,
			15,
			17,
			29,
			-11,
			-1,
			-34,
			-1,
			8,
			14,
			5,
			24,
			113,
			0,
			7,
			152,
			2,
			0,
			99,
			0,
			13,
			11,
			0,
			2,
			-1,
			61,
			150,
			0,
			-8,
			-1,
			1,
			-1,
			-68,
			-1,
			51,
			-1,
			-38,
			-1,
			50,
			43,
			1,
			47,
			-1,
			-79,
			-1,
			50,
			146,
			0,
			-1,
			148,
			35,
			18,
			25,
			0,
			5,
			148,
			5,
			12,
			-1,
			-31,
			14,
			5,
			18,
			103,
			28,
			4,
			152,
			0,
			-19,
			-1,
			-6,
			-1,
			-68,
			152,
			6,
			24,
			-1,
			36,
			-1,
			-30,
			33,
			0,
			38,
			-1,
			53,
			-1,
			4,
			-1,
			-38,
			-1,
			43,
			148,
			50,
			-30,
			146,
			1,
			-36,
			14,
			3,
			-24,
			-1,
			-51,
			147,
			21,
			-11,
			-1,
			-38,
			136,
			8,
			11,
			148,
			11,
			27,
			-1,
			-27,
			-1,
			43,
			-1,
			-33,
			-1,
			-60,
			-1,
			22,
			38,
			5,
			-1,
			43,
			2,
			-31,
			18,
			32,
			-34,
			147,
			42,
			-46,
			-1,
			-54,
			-1,
			-5,
			147,
			27,
			10,
			-1,
			-18,
			-1,
			46,
			-1,
			150,
			148,
			37,
			10,
			148,
			6,
			-2,
			-1,
			-41,
			14,
			5,
			5,
			6,
			0,
			-11,
			133,
			0,
			16,
			137,
			0,
			28,
			-1,
			41,
			-1,
			-31,
			-1,
			-50,
			150,
			0,
			-24,
			16,
			0,
			-8,
			-1,
			24,
			-1,
			-22,
			-1,
			-62,
			25,
			0,
			32,
			-1,
			44,
			-1,
			-13,
			79,
			0,
			36,
			-1,
			28,
			-1,
			82,
			5,
			5,
			-1,
			38,
			6,
			-28,
			-1,
			-51,
			149,
			7,
			-12,
			-1,
			-50,
			-1,
			-1,
			30,
			5,
			10,
			40,
			4,
			6,
			79,
			0,
			10,
			105,
			0,
			4,
			109,
			0,
			2,
			18,
			36,
			-5,
			39,
			1,
			-14,
			10,
			0,
			-15,
			-1,
			11,
			150,
			0,
			-24,
			-1,
			-16,
			-1,
			-58,
			-1,
			89,
			-1,
			16,
			117,
			0,
			23,
			2,
			24,
			27,
			-1,
			47,
			-1,
			6,
			-1,
			-83,
			-1,
			112,
			1,
			24,
			46,
			-1,
			73,
			-1,
			12,
			-1,
			-67,
			-1,
			63,
			146,
			0,
			-1,
			48,
			4,
			16,
			30,
			5,
			19,
			147,
			8,
			15,
			103,
			28,
			-13,
			-1,
			-30,
			-1,
			18,
			133,
			0,
			22,
			17,
			29,
			28,
			151,
			0,
			14,
			-1,
			21,
			-1,
			-31,
			-1,
			45,
			-1,
			-9,
			-1,
			66,
			-1,
			-63,
			151,
			1,
			-26,
			147,
			39,
			-16,
			137,
			0,
			-29,
			44,
			10,
			-35,
			-1,
			-37,
			-1,
			153,
			14,
			2,
			38,
			-1,
			-34,
			-1,
			79,
			122,
			0,
			15,
			40,
			4,
			29,
			-1,
			47,
			-1,
			-41,
			-1,
			-49,
			-1,
			-59,
			17,
			20,
			-1,
			103,
			25,
			-21,
			151,
			1,
			-28,
			25,
			0,
			-19,
			108,
			0,
			-8,
			-1,
			-22,
			16,
			0,
			14,
			-1,
			73,
			-1,
			-12,
			-1,
			-44,
			-1,
			-66,
			-1,
			28,
			2,
			18,
			12,
			-1,
			44,
			19,
			6,
			6,
			25,
			0,
			3,
			99,
			0,
			9,
			12,
			28,
			0,
			1,
			33,
			-17,
			-1,
			-24,
			-1,
			38,
			2,
			25,
			13,
			-1,
			54,
			-1,
			4,
			3,
			19,
			30,
			150,
			0,
			2,
			-1,
			23,
			-1,
			-49,
			-1,
			52,
			-1,
			-37,
			-1,
			83,
			146,
			1,
			-1,
			43,
			1,
			7,
			-1,
			-79,
			43,
			2,
			9,
			30,
			5,
			7,
			149,
			7,
			4,
			61,
			0,
			-25,
			13,
			14,
			-28,
			-1,
			-32,
			-1,
			65,
			-1,
			81,
			11,
			24,
			10,
			136,
			3,
			0,
			146,
			0,
			14,
			99,
			0,
			25,
			-1,
			13,
			-1,
			51,
			11,
			12,
			-15,
			-1,
			-32,
			-1,
			22,
			13,
			5,
			-19,
			-1,
			-37,
			-1,
			3,
			33,
			1,
			31,
			122,
			0,
			36,
			-1,
			39,
			-1,
			-45,
			-1,
			-18,
			-1,
			60,
			-1,
			117,
			-1,
			-49,
			146,
			1,
			-1,
			48,
			3,
			6,
			151,
			4,
			10,
			25,
			0,
			13,
			134,
			0,
			19,
			122,
			1,
			24,
			130,
			0,
			26,
			13,
			11,
			27,
			99,
			0,
			24,
			105,
			0,
			17,
			13,
			3,
			15,
			-1,
			2,
			-1,
			23,
			-1,
			108,
			133,
			0,
			41,
			-1,
			47,
			-1,
			-2,
			-1,
			63,
			-1,
			-56,
			-1,
			-52,
			-1,
			-16,
			43,
			2,
			-16,
			-1,
			-19,
			-1,
			117,
			3,
			19,
			-46,
			-1,
			-67,
			-1,
			3,
			43,
			2,
			-53,
			-1,
			-63,
			-1,
			88,
			-1,
			-47,
			148,
			37,
			-1,
			17,
			20,
			-12,
			148,
			14,
			-33,
			-1,
			-52,
			151,
			1,
			-20,
			40,
			4,
			-3,
			-1,
			5,
			-1,
			-66,
			-1,
			-61,
			147,
			30,
			0,
			-1,
			-14,
			2,
			17,
			16,
			-1,
			64,
			30,
			3,
			9,
			-1,
			3,
			-1,
			68,
			40,
			4,
			23,
			117,
			0,
			28,
			152,
			1,
			32,
			147,
			2,
			41,
			-1,
			-47,
			122,
			1,
			45,
			40,
			0,
			49,
			-1,
			46,
			-1,
			150,
			-1,
			-35,
			6,
			4,
			-5,
			-1,
			36,
			-1,
			-39,
			-1,
			-74,
			-1,
			-58,
			148,
			26,
			-1,
			18,
			35,
			-19,
			147,
			32,
			-29,
			-1,
			-43,
			-1,
			-12,
			147,
			14,
			11,
			-1,
			-20,
			14,
			5,
			33,
			-1,
			1,
			-1,
			55,
			122,
			1,
			13,
			14,
			3,
			17,
			18,
			36,
			-6,
			150,
			0,
			-15,
			-1,
			2,
			113,
			0,
			-36,
			19,
			1,
			-51,
			-1,
			-69,
			-1,
			5,
			-1,
			33,
			-1,
			25,
			147,
			37,
			27,
			147,
			1,
			15,
			-1,
			-48,
			18,
			22,
			19,
			37,
			7,
			-2,
			-1,
			-37,
			-1,
			15,
			-1,
			32,
			-1,
			51,
			-1,
			-57,
			148,
			38,
			-1,
			18,
			35,
			-10,
			103,
			19,
			-21,
			44,
			13,
			-39,
			-1,
			-41,
			-1,
			111,
			2,
			16,
			-4,
			-1,
			36,
			148,
			8,
			-13,
			-1,
			-55,
			106,
			0,
			-5,
			105,
			0,
			-13,
			-1,
			-15,
			-1,
			106,
			-1,
			30,
			147,
			43,
			14,
			21,
			23,
			4,
			-1,
			34,
			6,
			0,
			-4,
			-1,
			23,
			-1,
			-16,
			-1,
			49,
			40,
			4,
			21,
			18,
			7,
			26,
			-1,
			-15,
			9,
			10,
			34,
			147,
			44,
			20,
			-1,
			11,
			-1,
			52,
			-1,
			51,
			-1,
			-57,
			146,
			1,
			0,
			147,
			27,
			5,
			110,
			0,
			-8,
			147,
			4,
			-10,
			-1,
			-34,
			12,
			24,
			-2,
			113,
			0,
			-21,
			-1,
			-33,
			-1,
			31,
			38,
			6,
			13,
			-1,
			-16,
			-1,
			23,
			-1,
			106,
			151,
			4,
			17,
			22,
			0,
			22,
			109,
			0,
			12,
			30,
			3,
			5,
			-1,
			-1,
			-1,
			64,
			11,
			13,
			47,
			-1,
			-11,
			-1,
			76,
			-1,
			43,
			20,
			18,
			-39,
			-1,
			-62,
			-1,
			23,
			147,
			47,
			-43,
			-1,
			-49,
			115,
			1,
			45,
			-1,
			-30,
			-1,
			131,
			38,
			4,
			0,
			18,
			32,
			-25,
			41,
			1,
			-36,
			-1,
			-21,
			-1,
			-60,
			-1,
			10,
			148,
			6,
			8,
			-1,
			-36,
			14,
			4,
			12,
			152,
			2,
			-5,
			99,
			0,
			4,
			8,
			2,
			-5,
			-1,
			39,
			148,
			49,
			-13,
			-1,
			-21,
			-1,
			36,
			-1,
			44,
			103,
			28,
			-34,
			-1,
			-73,
			113,
			0,
			-4,
			-1,
			-29,
			-1,
			51,
			122,
			1,
			28,
			147,
			8,
			33,
			-1,
			2,
			117,
			0,
			41,
			14,
			6,
			43,
			-1,
			27,
			-1,
			56,
			-1,
			-87,
			-1,
			-45,
			146,
			1,
			0,
			148,
			48,
			4,
			43,
			2,
			-1,
			48,
			2,
			-3,
			148,
			4,
			1,
			-1,
			-42,
			136,
			3,
			4,
			19,
			6,
			14,
			99,
			0,
			12,
			10,
			14,
			3,
			-1,
			-5,
			-1,
			36,
			133,
			0,
			30,
			146,
			0,
			40,
			-1,
			54,
			1,
			20,
			6,
			-1,
			33,
			-1,
			-53,
			-1,
			-26,
			-1,
			69,
			10,
			18,
			-8,
			-1,
			-19,
			103,
			10,
			15,
			-1,
			-18,
			-1,
			34,
			-1,
			-55,
			-1,
			104,
			79,
			0,
			38,
			-1,
			28,
			-1,
			78,
			-1,
			-40,
			151,
			4,
			0,
			147,
			27,
			3,
			17,
			15,
			-10,
			-1,
			-36,
			21,
			23,
			-2,
			17,
			29,
			24,
			-1,
			9,
			-1,
			48,
			80,
			0,
			-12,
			43,
			3,
			-7,
			38,
			5,
			-10,
			-1,
			-40,
			16,
			0,
			0,
			-1,
			30,
			109,
			0,
			-9,
			-1,
			-19,
			-1,
			19,
			-1,
			92,
			-1,
			-62,
			122,
			1,
			15,
			14,
			3,
			19,
			152,
			6,
			2,
			-1,
			8,
			-1,
			-46,
			38,
			0,
			27,
			-1,
			-2,
			-1,
			36,
			-1,
			-49,
			6,
			0,
			-51,
			-1,
			1,
			-1,
			-67,
			148,
			14,
			0,
			17,
			17,
			-25,
			-1,
			-50,
			10,
			20,
			-11,
			-1,
			-24,
			-1,
			26,
			151,
			4,
			6,
			40,
			4,
			10,
			40,
			2,
			14,
			43,
			1,
			13,
			-1,
			-69,
			46,
			0,
			15,
			148,
			49,
			17,
			43,
			3,
			11,
			25,
			0,
			10,
			14,
			6,
			15,
			-1,
			7,
			-1,
			35,
			109,
			0,
			-19,
			-1,
			-36,
			-1,
			35,
			-1,
			109,
			-1,
			43,
			-1,
			-69,
			-1,
			214,
			103,
			20,
			-47,
			-1,
			-62,
			-1,
			30,
			103,
			28,
			-46,
			-1,
			-71,
			-1,
			-7,
			40,
			4,
			0,
			148,
			8,
			3,
			18,
			36,
			-30,
			-1,
			-41,
			-1,
			4,
			122,
			1,
			8,
			11,
			24,
			11,
			147,
			45,
			2,
			30,
			5,
			-5,
			20,
			19,
			-7,
			10,
			24,
			-13,
			-1,
			-17,
			-1,
			41,
			99,
			0,
			18,
			-1,
			-8,
			133,
			0,
			51,
			-1,
			63,
			-1,
			-93,
			-1,
			50,
			-1,
			34,
			18,
			11,
			27,
			39,
			0,
			-4,
			-1,
			-9,
			-1,
			184,
			114,
			0,
			40,
			-1,
			43,
			-1,
			-73,
			-1,
			-53,
			30,
			5,
			-50,
			-1,
			-62,
			-1,
			39,
			38,
			4,
			0,
			37,
			4,
			-21,
			-1,
			-50,
			147,
			5,
			-7,
			-1,
			-52,
			148,
			22,
			4,
			-1,
			-20,
			-1,
			20,
			11,
			15,
			6,
			134,
			0,
			-6,
			19,
			4,
			-1,
			8,
			2,
			-7,
			-1,
			37,
			10,
			25,
			-11,
			103,
			25,
			-14,
			-1,
			-29,
			-1,
			-2,
			-1,
			52,
			-1,
			43,
			-1,
			-56,
			148,
			2,
			20,
			-1,
			-53,
			112,
			0,
			25,
			122,
			1,
			17,
			11,
			40,
			21,
			-1,
			14,
			-1,
			55,
			-1,
			-48,
			80,
			0,
			59,
			-1,
			75,
			-1,
			-34,
			146,
			1,
			0,
			48,
			4,
			3,
			30,
			5,
			6,
			43,
			2,
			3,
			147,
			6,
			2,
			110,
			0,
			-24,
			-1,
			-30,
			-1,
			94,
			152,
			1,
			7,
			80,
			0,
			13,
			112,
			0,
			17,
			109,
			0,
			11,
			24,
			0,
			5,
			-1,
			17,
			-1,
			-15,
			138,
			0,
			32,
			-1,
			25,
			-1,
			106,
			-1,
			48,
			-1,
			-19,
			3,
			19,
			-15,
			-1,
			-39,
			14,
			2,
			11,
			-1,
			-26,
			-1,
			26,
			-1,
			106,
			-1,
			50,
			-1,
			-56,
			147,
			47,
			-34,
			-1,
			-40,
			-1,
			53,
			25,
			0,
			0,
			151,
			4,
			5,
			48,
			4,
			9,
			11,
			32,
			11,
			13,
			11,
			5,
			16,
			0,
			2,
			21,
			27,
			20,
			108,
			0,
			1,
			-1,
			-18,
			-1,
			35,
			-1,
			37,
			134,
			0,
			-6,
			146,
			0,
			-1,
			99,
			0,
			10,
			147,
			44,
			0,
			-1,
			-8,
			-1,
			37,
			-1,
			35,
			-1,
			-24,
			-1,
			-45,
			-1,
			47,
			46,
			0,
			32,
			-1,
			35,
			-1,
			-60,
			-1,
			-52,
			3,
			19,
			-43,
			-1,
			-62,
			-1,
			0,
			147,
			30,
			-25,
			-1,
			-39,
			-1,
			-6,
			40,
			4,
			0,
			40,
			0,
			2,
			147,
			47,
			1,
			80,
			0,
			-2,
			112,
			0,
			1,
			30,
			5,
			-3,
			61,
			0,
			-5,
			25,
			0,
			-7,
			11,
			40,
			-2,
			81,
			0,
			-5,
			-1,
			-10,
			6,
			3,
			19,
			-1,
			65,
			-1,
			-11,
			-1,
			28,
			109,
			0,
			-31,
			-1,
			-46,
			-1,
			16,
			-1,
			51,
			-1,
			46,
			81,
			0,
			28,
			-1,
			37,
			-1,
			-40,
			81,
			0,
			-33,
			-1,
			-12,
			-1,
			-76,
			-1,
			36,
			-1,
			81,
			19,
			6,
			-47,
			-1,
			-58,
			-1,
			91,
			148,
			49,
			0,
			5,
			6,
			-5,
			15,
			6,
			-20,
			151,
			6,
			24,
			-1,
			46,
			-1,
			-35,
			21,
			39,
			-24,
			-1,
			-29,
			-1,
			21,
			19,
			6,
			5,
			105,
			0,
			3,
			10,
			18,
			2,
			103,
			28,
			-4,
			151,
			0,
			-15,
			148,
			11,
			-8,
			-1,
			-44,
			-1,
			0,
			-1,
			-53,
			99,
			0,
			10,
			10,
			6,
			-1,
			-1,
			-6,
			-1,
			54,
			-1,
			34,
			18,
			18,
			22,
			-1,
			-17,
			-1,
			32,
			-1,
			96,
			-1,
			63,
			112,
			0,
			29,
			-1,
			20,
			-1,
			71,
			148,
			8,
			0,
			18,
			36,
			-29,
			-1,
			-39,
			-1,
			3,
			151,
			4,
			4,
			114,
			0,
			7,
			105,
			0,
			9,
			25,
			0,
			8,
			148,
			50,
			13,
			13,
			11,
			9,
			99,
			0,
			6,
			2,
			18,
			0,
			12,
			25,
			18,
			-1,
			8,
			-1,
			64,
			-1,
			-6,
			152,
			2,
			23,
			-1,
			34,
			-1,
			0,
			-1,
			47,
			-1,
			38,
			109,
			0,
			-14,
			-1,
			-33,
			2,
			27,
			36,
			-1,
			52,
			-1,
			-29,
			-1,
			112,
			-1,
			-69,
			20,
			15,
			-42,
			-1,
			-66,
			-1,
			-2,
			40,
			4,
			0,
			117,
			0,
			2,
			147,
			10,
			4,
			103,
			28,
			-16,
			147,
			0,
			-27,
			-1,
			-81,
			-1,
			-21,
			-1,
			7,
			152,
			1,
			9,
			40,
			1,
			16,
			149,
			3,
			15,
			-1,
			-14,
			16,
			0,
			19,
			79,
			0,
			37,
			-1,
			31,
			-1,
			80,
			30,
			0,
			10,
			-1,
			4,
			-1,
			41,
			-1,
			153,
			113,
			0,
			-14,
			103,
			28,
			-28,
			-1,
			-52,
			-1,
			-11,
			6,
			4,
			28,
			-1,
			66,
			-1,
			-17,
			-1,
			-71,
			19,
			6,
			-45,
			-1,
			-56,
			-1,
			84,
			148,
			14,
			0,
			18,
			36,
			-21,
			11,
			31,
			-30,
			-1,
			-45,
			-1,
			-11,
			-1,
			9,
			122,
			1,
			5,
			152,
			1,
			8,
			147,
			10,
			14,
			38,
			5,
			-8,
			-1,
			-35,
			-1,
			4,
			11,
			12,
			20,
			4,
			35,
			5,
			-1,
			-3,
			-1,
			34,
			46,
			0,
			31,
			91,
			0,
			34,
			109,
			0,
			31,
			-1,
			22,
			10,
			0,
			58,
			-1,
			-75,
			-1,
			63,
			-1,
			113,
			-1,
			-66,
			103,
			28,
			-12,
			14,
			4,
			-47,
			-1,
			-67,
			-1,
			-18,
			-1,
			10,
			-1,
			-52,
			114,
			0,
			0,
			122,
			1,
			1,
			80,
			0,
			3,
			79,
			0,
			7,
			109,
			0,
			2,
			25,
			0,
			-4,
			14,
			3,
			2,
			21,
			33,
			-12,
			-1,
			-26,
			16,
			0,
			3,
			-1,
			44,
			146,
			0,
			-8,
			-1,
			7,
			-1,
			-52,
			29,
			0,
			10,
			149,
			25,
			16,
			93,
			0,
			5,
			-1,
			10,
			-1,
			-49,
			-1,
			32,
			-1,
			-16,
			-1,
			-33,
			117,
			0,
			21,
			-1,
			24,
			-1,
			-77,
			147,
			1,
			34,
			-1,
			-40,
			-1,
			38,
			-1,
			-25,
			-1,
			-46,
			-1,
			-70,
			38,
			4,
			0,
			37,
			4,
			-18,
			-1,
			-44,
			-1,
			-7,
			148,
			2,
			5,
			-1,
			-51,
			48,
			3,
			7,
			151,
			4,
			10,
			4,
			12,
			12,
			34,
			0,
			34,
			46,
			0,
			26,
			-1,
			30,
			-1,
			-63,
			40,
			4,
			113,
			-1,
			162,
			-1,
			-2,
			10,
			19,
			7,
			12,
			29,
			2,
			113,
			0,
			-7,
			79,
			0,
			-13,
			-1,
			-18,
			-1,
			29,
			3,
			17,
			29,
			-1,
			-8,
			-1,
			63,
			81,
			0,
			13,
			-1,
			18,
			-1,
			-27,
			-1,
			32,
			-1,
			-33,
			-1,
			-43,
			43,
			2,
			0,
			48,
			3,
			-1,
			38,
			4,
			1,
			18,
			32,
			-17,
			37,
			4,
			-27,
			-1,
			-50,
			2,
			17,
			-14,
			-1,
			11,
			-1,
			-35,
			-1,
			12,
			11,
			15,
			6,
			134,
			0,
			-5,
			126,
			0,
			-1,
			25,
			0,
			4,
			18,
			36,
			8,
			148,
			47,
			-3,
			-1,
			-10,
			-1,
			39,
			-1,
			22,
			-1,
			-33,
			-1,
			-42,
			-1,
			-51,
			148,
			2,
			19,
			-1,
			-44,
			18,
			11,
			23,
			33,
			0,
			-2,
			-1,
			-13,
			-1,
			88,
			-1,
			30,
			-1,
			-50,
			-1,
			93,
			147,
			43,
			0,
			38,
			5,
			-5,
			105,
			0,
			-23,
			37,
			5,
			-26,
			-1,
			-50,
			147,
			5,
			-15,
			-1,
			-51,
			-1,
			-4,
			-1,
			114,
			115,
			1,
			1,
			148,
			5,
			0,
			-1,
			-35,
			14,
			5,
			3,
			146,
			0,
			-7,
			103,
			29,
			1,
			2,
			16,
			-16,
			-1,
			18,
			-1,
			-28,
			152,
			6,
			20,
			-1,
			31,
			-1,
			-28,
			9,
			10,
			-25,
			-1,
			-40,
			-1,
			8,
			147,
			0,
			17,
			-1,
			-59,
			-1,
			21,
			40,
			4,
			99,
			-1,
			164,
			-1,
			-31,
			-1,
			19,
			43,
			1,
			0,
			-1,
			-67,
			40,
			4,
			1,
			122,
			1,
			3,
			147,
			47,
			5,
			48,
			5,
			2,
			80,
			0,
			3,
			152,
			1,
			7,
			147,
			2,
			12,
			-1,
			-27,
			79,
			0,
			15,
			37,
			9,
			10,
			37,
			4,
			30,
			-1,
			17,
			-1,
			76,
			-1,
			5,
			-1,
			40,
			113,
			0,
			-11,
			133,
			3,
			-26,
			-1,
			-31,
			-1,
			36,
			27,
			0,
			31,
			-1,
			53,
			-1,
			-41,
			-1,
			-23,
			-1,
			-57,
			-1,
			35,
			-1,
			-44,
			19,
			6,
			-40,
			-1,
			-51,
			-1,
			82,
			148,
			35,
			0,
			5,
			6,
			-7,
			38,
			4,
			-20,
			-1,
			-41,
			11,
			34,
			-13,
			148,
			15,
			-21,
			-1,
			-53,
			-1,
			-7,
			148,
			1,
			19,
			-1,
			-65,
			-1,
			34,
			10,
			28,
			2,
			122,
			1,
			0,
			147,
			13,
			1,
			81,
			0,
			-13,
			-1,
			-6,
			-1,
			-56,
			-1,
			7,
			-1,
			-55,
			-1,
			47,
			46,
			0,
			13,
			148,
			54,
			14,
			136,
			2,
			11,
			-1,
			21,
			11,
			12,
			1,
			-1,
			-18,
			17,
			8,
			11,
			-1,
			-21,
			-1,
			21,
			-1,
			60,
			-1,
			-66,
			30,
			5,
			0,
			122,
			0,
			-2,
			80,
			0,
			0,
			112,
			0,
			3,
			48,
			5,
			-1,
			117,
			0,
			0,
			16,
			0,
			1,
			18,
			11,
			13,
			-1,
			-15,
			91,
			0,
			26,
			-1,
			20,
			-1,
			104,
			22,
			0,
			-5,
			61,
			0,
			-13,
			-1,
			-16,
			-1,
			62,
			-1,
			9,
			-1,
			-73,
			-1,
			-55,
			81,
			0,
			25,
			4,
			28,
			34,
			22,
			0,
			51,
			-1,
			35,
			-1,
			103,
			-1,
			11,
			-1,
			-41,
			81,
			0,
			-26,
			-1,
			-8,
			-1,
			-68,
			-1,
			-45,
			-1,
			42,
			43,
			2,
			0,
			25,
			0,
			-1,
			151,
			4,
			3,
			147,
			47,
			5,
			30,
			5,
			3,
			1,
			12,
			1,
			91,
			0,
			15,
			88,
			0,
			12,
			-1,
			10,
			-1,
			142,
			147,
			18,
			93,
			-1,
			6,
			-1,
			178,
			13,
			11,
			-4,
			16,
			0,
			-7,
			18,
			11,
			9,
			-1,
			-42,
			-1,
			18,
			-1,
			-14,
			147,
			4,
			32,
			-1,
			-26,
			-1,
			53,
			-1,
			41,
			-1,
			32,
			-1,
			-35,
			53,
			0,
			-21,
			49,
			0,
			-26,
			-1,
			-32,
			-1,
			18,
			-1,
			50,
			-1,
			88,
			114,
			0,
			0,
			151,
			4,
			1,
			40,
			4,
			3,
			147,
			2,
			5,
			-1,
			-31,
			117,
			0,
			7,
			41,
			0,
			8,
			30,
			4,
			4,
			109,
			0,
			1,
			23,
			0,
			-3,
			27,
			0,
			2,
			149,
			6,
			6,
			-1,
			-20,
			-1,
			11,
			-1,
			-34,
			-1,
			-23,
			2,
			24,
			18,
			-1,
			41,
			-1,
			-4,
			-1,
			42,
			37,
			5,
			29,
			-1,
			15,
			-1,
			83,
			-1,
			-63,
			20,
			16,
			-35,
			-1,
			-51,
			-1,
			24,
			20,
			15,
			-36,
			-1,
			-59,
			-1,
			-1,
			-1,
			-64,
			43,
			2,
			0,
			48,
			4,
			-1,
			148,
			50,
			1,
			25,
			0,
			-3,
			11,
			40,
			1,
			13,
			11,
			-2,
			148,
			9,
			-5,
			-1,
			-31,
			110,
			0,
			-1,
			30,
			5,
			-2,
			40,
			4,
			-4,
			8,
			2,
			-2,
			-1,
			31,
			14,
			0,
			-5,
			-1,
			-55,
			137,
			0,
			-3,
			-1,
			-5,
			-1,
			29,
			-1,
			-56,
			-1,
			40,
			-1,
			84,
			-1,
			33,
			148,
			1,
			27,
			-1,
			-41,
			-1,
			35,
			-1,
			-23,
			21,
			11,
			23,
			-1,
			-1,
			-1,
			34,
			-1,
			-51,
			-1,
			84,
			148,
			8,
			0,
			-1,
			-22,
			43,
			3,
			3,
			122,
			0,
			2,
			117,
			0,
			4,
			148,
			54,
			5,
			40,
			3,
			3,
			40,
			2,
			5,
			13,
			13,
			5,
			99,
			0,
			3,
			20,
			12,
			-1,
			5,
			7,
			7,
			-1,
			-7,
			136,
			13,
			17,
			-1,
			21,
			-1,
			-36,
			-1,
			-13,
			151,
			4,
			16,
			-1,
			22,
			10,
			0,
			-33,
			-1,
			34,
			-1,
			-65,
			-1,
			54,
			-1,
			155,
			30,
			5,
			-35,
			-1,
			-49,
			-1,
			31,
			-1,
			57,
			-1,
			-71,
			-1,
			-40,
			-1,
			96,
			147,
			30,
			0,
			110,
			0,
			-9,
			148,
			52,
			-10,
			25,
			0,
			-12,
			79,
			2,
			-8,
			148,
			2,
			-9,
			-1,
			-56,
			11,
			40,
			-7,
			10,
			31,
			-10,
			6,
			2,
			-11,
			-1,
			7,
			-1,
			-16,
			-1,
			76,
			-1,
			25,
			-1,
			75,
			-1,
			-34,
			-1,
			31,
			-1,
			85,
			22,
			0,
			8,
			152,
			1,
			0,
			-1,
			7,
			103,
			27,
			-20,
			-1,
			-47,
			106,
			0,
			-4,
			-1,
			-13,
			-1,
			56,
			152,
			3,
			27,
			-1,
			35,
			91,
			0,
			-5,
			-1,
			-18,
			-1,
			138,
			43,
			1,
			0,
			-1,
			-61,
			43,
			2,
			1,
			117,
			0,
			0,
			40,
			3,
			1,
			40,
			2,
			3,
			11,
			44,
			2,
			122,
			1,
			0,
			130,
			0,
			2,
			32,
			0,
			3,
			25,
			0,
			-1,
			106,
			4,
			3,
			14,
			2,
			0,
			135,
			3,
			-14,
			152,
			1,
			-6,
			-1,
			7,
			-1,
			-35,
			-1,
			-55,
			-1,
			5,
			-1,
			39,
			-1,
			-23,
			151,
			6,
			19,
			-1,
			23,
			-1,
			-70,
			-1,
			-50,
			-1,
			-45,
			-1,
			32,
			-1,
			127,
			-1,
			-34,
			-1,
			-61,
			-1,
			78,
			148,
			11,
			0,
			108,
			0,
			-18,
			-1,
			-34,
			-1,
			-3,
			16,
			0,
			3,
			18,
			11,
			15,
			151,
			1,
			-14,
			-1,
			-4,
			-1,
			-57,
			-1,
			28,
			106,
			0,
			-3,
			40,
			4,
			-8,
			43,
			2,
			-5,
			39,
			5,
			-6,
			80,
			0,
			-8,
			53,
			0,
			-5,
			148,
			37,
			-7,
			24,
			1,
			-14,
			11,
			23,
			-10,
			18,
			36,
			-15,
			-1,
			-28,
			-1,
			2,
			-1,
			14,
			-1,
			-48,
			-1,
			6,
			-1,
			43,
			-1,
			-38,
			-1,
			68,
			-1,
			96,
			-1,
			-54,
			-1,
			24,
			147,
			30,
			0,
			5,
			5,
			-8,
			-1,
			-26,
			2,
			10,
			-2,
			-1,
			40,
			24,
			1,
			-5,
			31,
			2,
			-1,
			125,
			0,
			-3,
			147,
			0,
			-2,
			-1,
			-46,
			13,
			6,
			1,
			-1,
			-9,
			-1,
			17,
			-1,
			-97,
			-1,
			58,
			-1,
			-32,
			152,
			1,
			7,
			79,
			0,
			14,
			30,
			5,
			10,
			138,
			0,
			8,
			-1,
			4,
			-1,
			30,
			-1,
			53,
			-1,
			36,
			15,
			15,
			-12,
			12,
			12,
			0,
			44,
			8,
			-34,
			-1,
			-46,
			-1,
			118,
			-1,
			17,
			-1,
			-37,
			48,
			5,
			0,
			19,
			6,
			1,
			122,
			0,
			0,
			46,
			0,
			1,
			11,
			24,
			2,
			10,
			30,
			-4,
			136,
			3,
			-5,
			126,
			0,
			3,
			133,
			0,
			7,
			-1,
			12,
			-1,
			-23,
			-1,
			-28,
			42,
			9,
			-17,
			-1,
			-18,
			-1,
			91,
			-1,
			62,
			91,
			0,
			13,
			20,
			19,
			10,
			109,
			0,
			13,
			-1,
			7,
			-1,
			34,
			137,
			0,
			-34,
			-1,
			-57,
			-1,
			59,
			-1,
			78,
			-1,
			-67,
			-1,
			-41,
			17,
			29,
			52,
			-1,
			-30,
			-1,
			73,
			-1,
			-50,
			114,
			0,
			0,
			22,
			0,
			1,
			61,
			0,
			-4,
			39,
			5,
			-6,
			125,
			0,
			-7,
			152,
			1,
			-6,
			24,
			0,
			-2,
			-1,
			7,
			15,
			5,
			-14,
			-1,
			29,
			-1,
			-18,
			113,
			0,
			-24,
			15,
			3,
			-37,
			-1,
			21,
			-1,
			-44,
			0,
			20,
			15,
			-1,
			-28,
			-1,
			61,
			149,
			40,
			-77,
			-1,
			-107,
			-1,
			60,
			-1,
			50,
			11,
			10,
			60,
			-1,
			-19,
			-1,
			94,
			0,
			8,
			11,
			-1,
			46,
			19,
			6,
			7,
			-1,
			5,
			-1,
			53,
			-1,
			-58,
			148,
			4,
			0,
			-1,
			-32,
			43,
			2,
			2,
			147,
			47,
			1,
			38,
			4,
			-2,
			18,
			32,
			-17,
			137,
			0,
			-27,
			-1,
			-30,
			-1,
			55,
			-1,
			10,
			42,
			0,
			3,
			136,
			3,
			0,
			-1,
			8,
			20,
			13,
			-9,
			12,
			18,
			-2,
			91,
			0,
			-25,
			-1,
			-29,
			-1,
			72,
			-1,
			8,
			-1,
			-33,
			40,
			3,
			33,
			20,
			8,
			54,
			-1,
			94,
			148,
			43,
			22,
			-1,
			-2,
			-1,
			91,
			-1,
			-16,
			138,
			0,
			25,
			-1,
			18,
			-1,
			102,
			-1,
			87,
			80,
			0,
			0,
			79,
			0,
			3,
			122,
			1,
			-1,
			48,
			5,
			0,
			61,
			0,
			2,
			33,
			1,
			0,
			11,
			44,
			2,
			13,
			12,
			0,
			18,
			11,
			-1,
			-1,
			-22,
			41,
			3,
			2,
			-1,
			-1,
			-1,
			30,
			-1,
			47,
			-1,
			36,
			-1,
			-28,
			11,
			18,
			43,
			-1,
			2,
			-1,
			84,
			-1,
			-47,
			-1,
			-41,
			81,
			0,
			24,
			1,
			25,
			32,
			-1,
			46,
			-1,
			8,
			-1,
			-39,
			81,
			0,
			-22,
			21,
			30,
			-5,
			-1,
			7,
			-1,
			-42,
			-1,
			-63,
			148,
			11,
			0,
			17,
			17,
			-17,
			-1,
			-36,
			21,
			20,
			-6,
			-1,
			19,
			147,
			15,
			-23,
			-1,
			-45,
			-1,
			-3,
			117,
			0,
			3,
			11,
			44,
			4,
			122,
			1,
			2,
			34,
			1,
			4,
			27,
			2,
			5,
			80,
			0,
			3,
			53,
			0,
			6,
			79,
			0,
			5,
			73,
			1,
			1,
			-1,
			1,
			-1,
			94,
			-1,
			24,
			-1,
			47,
			20,
			12,
			-21,
			30,
			4,
			-7,
			-1,
			-14,
			-1,
			65,
			-1,
			-69,
			-1,
			63,
			-1,
			-64,
			-1,
			-42,
			-1,
			39,
			-1,
			-62,
			148,
			2,
			0,
			-1,
			-39,
			43,
			2,
			1,
			48,
			4,
			0,
			11,
			32,
			2,
			18,
			33,
			-2,
			148,
			15,
			-10,
			-1,
			-39,
			38,
			2,
			-4,
			-1,
			-27,
			11,
			12,
			1,
			135,
			5,
			-11,
			-1,
			-6,
			-1,
			-64,
			-1,
			12,
			21,
			23,
			7,
			-1,
			32,
			99,
			0,
			2,
			8,
			2,
			-4,
			-1,
			28,
			-1,
			-10,
			3,
			19,
			28,
			-1,
			-9,
			-1,
			60,
			18,
			7,
			15,
			-1,
			-8,
			38,
			7,
			24,
			-1,
			5,
			-1,
			35,
			-1,
			-42,
			-1,
			79,
			114,
			0,
			0,
			151,
			4,
			1,
			148,
			2,
			2,
			-1,
			-36,
			11,
			24,
			4,
			125,
			0,
			-2,
			136,
			3,
			-1,
			148,
			45,
			6,
			19,
			5,
			1,
			126,
			1,
			-2,
			49,
			0,
			2,
			-1,
			-2,
			-1,
			48,
			-1,
			-37,
			-1,
			41,
			-1,
			32,
			98,
			0,
			-10,
			-1,
			-15,
			-1,
			27,
			-1,
			-79,
			108,
			0,
			13,
			-1,
			1,
			22,
			0,
			25,
			15,
			6,
			15,
			-1,
			50,
			-1,
			6,
			79,
			0,
			44,
			-1,
			28,
			-1,
			103,
			-1,
			-29,
			-1,
			-55,
			147,
			7,
			0,
			-1,
			-16,
			151,
			4,
			3,
			43,
			2,
			5,
			46,
			0,
			4,
			11,
			13,
			5,
			13,
			11,
			-4,
			125,
			0,
			-7,
			25,
			0,
			-6,
			-1,
			-2,
			-1,
			-38,
			-1,
			-106,
			-1,
			53,
			109,
			0,
			11,
			91,
			0,
			5,
			39,
			5,
			3,
			40,
			4,
			1,
			148,
			0,
			3,
			-1,
			-67,
			-1,
			5,
			-1,
			-45,
			-1,
			73,
			147,
			16,
			60,
			-1,
			-6,
			-1,
			93,
			-1,
			32,
			-1,
			-52,
			-1,
			87,
			20,
			15,
			-27,
			-1,
			-52,
			-1,
			5,
			148,
			54,
			0,
			22,
			0,
			-1,
			148,
			22,
			-6,
			5,
			4,
			-18,
			-1,
			-40,
			2,
			23,
			-12,
			9,
			10,
			2,
			-1,
			-14,
			-1,
			17,
			-1,
			-30,
			-1,
			0,
			2,
			14,
			8,
			91,
			0,
			39,
			-1,
			30,
			-1,
			152,
			18,
			27,
			3,
			17,
			22,
			-17,
			-1,
			-49,
			136,
			1,
			3,
			-1,
			-16,
			-1,
			41,
			19,
			6,
			12,
			11,
			16,
			8,
			-1,
			-2,
			148,
			9,
			26,
			-1,
			-23,
			13,
			2,
			38,
			-1,
			-27,
			-1,
			50,
			-1,
			67,
			-1,
			41,
			80,
			0,
			0,
			79,
			0,
			2,
			22,
			1,
			-1,
			103,
			29,
			-3,
			150,
			0,
			-8,
			138,
			0,
			-4,
			5,
			5,
			-8,
			-1,
			-32,
			13,
			4,
			-2,
			11,
			35,
			-19,
			-1,
			-26,
			-1,
			28,
			24,
			0,
			6,
			-1,
			17,
			-1,
			-9,
			-1,
			17,
			-1,
			-35,
			113,
			0,
			6,
			-1,
			-1,
			13,
			2,
			36,
			-1,
			55,
			9,
			5,
			-11,
			-1,
			-79,
			-1,
			22,
			-1,
			28,
			134,
			0,
			20,
			-1,
			27,
			17,
			12,
			-19,
			-1,
			-71,
			-1,
			14,
			-1,
			-20,
			147,
			2,
			0,
			13,
			3,
			-28,
			-1,
			40,
			-1,
			-38,
			105,
			0,
			2,
			40,
			3,
			1,
			18,
			7,
			3,
			44,
			8,
			-16,
			-1,
			-21,
			-1,
			75,
			2,
			23,
			5,
			5,
			4,
			14,
			91,
			0,
			-6,
			-1,
			-14,
			22,
			0,
			75,
			-1,
			8,
			-1,
			170,
			11,
			32,
			19,
			13,
			8,
			11,
			-1,
			2,
			-1,
			36,
			-1,
			34,
			115,
			1,
			-3,
			134,
			0,
			-5,
			53,
			1,
			-2,
			-1,
			-3,
			-1,
			94,
			-1,
			-42,
			-1,
			94,
			-1,
			-32,
			-1,
			85,
			16,
			0,
			0,
			17,
			12,
			9,
			108,
			0,
			-7,
			-1,
			-25,
			4,
			17,
			40,
			-1,
			60,
			-1,
			-2,
			15,
			27,
			18,
			-1,
			13,
			-1,
			46,
			19,
			6,
			-5,
			40,
			4,
			-7,
			2,
			22,
			-4,
			5,
			5,
			5,
			40,
			0,
			-12,
			-1,
			-16,
			-1,
			67,
			-1,
			14,
			99,
			0,
			-12,
			11,
			0,
			-17,
			-1,
			18,
			20,
			17,
			-21,
			23,
			0,
			-13,
			-1,
			-3,
			-1,
			-34,
			-1,
			-37,
			2,
			33,
			6,
			-1,
			-9,
			-1,
			55,
			-1,
			-49,
			-1,
			59,
			147,
			47,
			0,
			110,
			0,
			-2,
			147,
			4,
			-3,
			-1,
			-23,
			46,
			0,
			0,
			16,
			0,
			1,
			91,
			0,
			11,
			4,
			29,
			8,
			119,
			0,
			1,
			-1,
			3,
			-1,
			-75,
			-1,
			33,
			147,
			16,
			62,
			-1,
			7,
			-1,
			98,
			31,
			0,
			-5,
			11,
			28,
			-9,
			13,
			11,
			-14,
			-1,
			-16,
			-1,
			30,
			81,
			1,
			6,
			38,
			7,
			10,
			-1,
			-12,
			-1,
			23,
			-1,
			-55,
			-1,
			18,
			-1,
			-57,
			-1,
			76,
			138,
			0,
			21,
			-1,
			16,
			-1,
			79,
			50,
			0,
			0,
			147,
			30,
			1,
			125,
			0,
			-6,
			5,
			5,
			-5,
			-1,
			-20,
			20,
			11,
			0,
			-1,
			11,
			80,
			0,
			-7,
			24,
			1,
			-3,
			-1,
			1,
			-1,
			-33,
			-1,
			-59,
			-1,
			-81,
			152,
			1,
			7,
			81,
			0,
			13,
			79,
			0,
			17,
			-1,
			13,
			-1,
			43,
			138,
			0,
			-16,
			103,
			23,
			-26,
			-1,
			-49,
			-1,
			10,
			-1,
			34,
			103,
			28,
			-9,
			-1,
			-32,
			21,
			40,
			2,
			-1,
			-4,
			-1,
			47,
			12,
			39,
			-52,
			-1,
			-67,
			-1,
			74,
			43,
			1,
			0,
			-1,
			-52,
			148,
			4,
			1,
			-1,
			-26,
			105,
			0,
			2,
			50,
			0,
			2,
			148,
			54,
			2,
			25,
			0,
			1,
			152,
			2,
			4,
			99,
			0,
			7,
			20,
			12,
			2,
			136,
			10,
			10,
			125,
			1,
			16,
			12,
			23,
			18,
			-1,
			4,
			-1,
			29,
			-1,
			-74,
			-1,
			-9,
			8,
			2,
			-9,
			-1,
			25,
			148,
			35,
			-14,
			-1,
			-23,
			-1,
			6,
			-1,
			26,
			14,
			6,
			-10,
			-1,
			-17,
			-1,
			22,
			-1,
			-13,
			-1,
			40,
			-1,
			-50,
			-1,
			83,
			48,
			5,
			0,
			147,
			0,
			1,
			-1,
			-42,
			19,
			5,
			2,
			40,
			4,
			1,
			50,
			0,
			2,
			77,
			0,
			3,
			148,
			48,
			4,
			8,
			2,
			1,
			-1,
			37,
			2,
			22,
			0,
			61,
			0,
			8,
			108,
			0,
			6,
			-1,
			-6,
			-1,
			15,
			-1,
			70,
			133,
			1,
			-8,
			-1,
			-4,
			108,
			0,
			-29,
			-1,
			-7,
			-1,
			-73,
			21,
			11,
			20,
			73,
			0,
			-7,
			-1,
			-14,
			-1,
			89,
			-1,
			30,
			-1,
			-25,
			-1,
			-61,
			-1,
			-39,
			-1,
			40,
			-1,
			-43,
			80,
			0,
			0,
			79,
			1,
			2,
			122,
			0,
			1,
			136,
			12,
			2,
			46,
			0,
			4,
			2,
			15,
			4,
			151,
			8,
			18,
			-1,
			21,
			-1,
			-56,
			24,
			1,
			0,
			18,
			32,
			3,
			17,
			16,
			-5,
			-1,
			-42,
			-1,
			1,
			16,
			0,
			10,
			-1,
			35,
			19,
			6,
			5,
			-1,
			3,
			-1,
			60,
			-1,
			-25,
			-1,
			-58,
			-1,
			-26,
			-1,
			-32,
			-1,
			44,
			81,
			0,
			-18,
			20,
			14,
			-2,
			37,
			7,
			6,
			-1,
			-24,
			-1,
			22,
			-1,
			-54,
			-1,
			-59,
			148,
			11,
			0,
			-1,
			-14,
			43,
			3,
			3,
			117,
			0,
			2,
			11,
			44,
			3,
			30,
			5,
			1,
			91,
			0,
			0,
			94,
			0,
			-1,
			50,
			0,
			1,
			136,
			13,
			2,
			33,
			1,
			3,
			151,
			6,
			5,
			-1,
			7,
			-1,
			-32,
			-1,
			-24,
			-1,
			-27,
			-1,
			-60,
			113,
			0,
			-18,
			12,
			35,
			-30,
			148,
			52,
			-36,
			-1,
			-42,
			-1,
			40,
			-1,
			46,
			136,
			2,
			17,
			-1,
			39,
			-1,
			-30,
			-1,
			30,
			-1,
			32,
			-1,
			31,
			-1,
			-57,
			-1,
			78,
			147,
			47,
			0,
			110,
			0,
			-2,
			147,
			2,
			-3,
			-1,
			-29,
			61,
			0,
			-1,
			105,
			0,
			-2,
			13,
			13,
			-3,
			148,
			26,
			-4,
			9,
			10,
			-11,
			134,
			0,
			-20,
			146,
			0,
			-15,
			-1,
			-6,
			-1,
			-33,
			-1,
			-53,
			38,
			5,
			1,
			-1,
			-19,
			-1,
			11,
			30,
			4,
			1,
			73,
			1,
			0,
			-1,
			-1,
			-1,
			89,
			-1,
			32,
			-1,
			29,
			-1,
			77,
			11,
			10,
			39,
			-1,
			-5,
			-1,
			66,
			-1,
			73,
			14,
			1,
			19,
			-1,
			-32,
			-1,
			24,
			22,
			1,
			0,
			16,
			0,
			-2,
			18,
			11,
			7,
			136,
			11,
			-15,
			150,
			0,
			-7,
			-1,
			2,
			-1,
			-50,
			-1,
			-62,
			91,
			0,
			17,
			-1,
			14,
			-1,
			66,
			30,
			2,
			-6,
			109,
			0,
			-9,
			39,
			5,
			-14,
			29,
			0,
			-15,
			113,
			0,
			-10,
			-1,
			-14,
			13,
			2,
			13,
			-1,
			61,
			-1,
			-17,
			-1,
			-43,
			-1,
			41,
			-1,
			8,
			20,
			7,
			16,
			-1,
			52,
			120,
			0,
			1,
			-1,
			12,
			-1,
			-71,
			147,
			45,
			23,
			-1,
			13,
			-1,
			85,
			43,
			1,
			0,
			-1,
			-49,
			148,
			0,
			1,
			-1,
			-57,
			43,
			2,
			1,
			48,
			5,
			1,
			148,
			54,
			1,
			99,
			0,
			1,
			8,
			2,
			-3,
			-1,
			27,
			20,
			12,
			-5,
			81,
			0,
			1,
			5,
			7,
			6,
			-1,
			-7,
			-1,
			16,
			13,
			2,
			-24,
			-1,
			55,
			-1,
			-36,
			-1,
			-14,
			152,
			2,
			10,
			17,
			29,
			20,
			-1,
			8,
			-1,
			37,
			0,
			20,
			-13,
			-1,
			-38,
			81,
			0,
			16,
			-1,
			-10,
			-1,
			70,
			-1,
			34,
			-1,
			-42,
			-1,
			62,
			31,
			2,
			0,
			148,
			8,
			-1,
			-1,
			-17,
			105,
			0,
			1,
			117,
			0,
			1,
			40,
			3,
			2,
			40,
			2,
			3,
			2,
			23,
			2,
			61,
			0,
			8,
			12,
			31,
			6,
			-1,
			3,
			-1,
			30,
			-1,
			67,
			24,
			1,
			-3,
			19,
			3,
			-1,
			94,
			0,
			-5,
			-1,
			-1,
			-1,
			-27,
			99,
			0,
			17,
			148,
			21,
			6,
			-1,
			-32,
			-1,
			16,
			-1,
			51,
			-1,
			-36,
			-1,
			105,
			20,
			18,
			-28,
			-1,
			-37,
			-1,
			55,
			-1,
			-56,
			-1,
			78,
			-1,
			44,
			147,
			30,
			0,
			110,
			0,
			-6,
			5,
			5,
			-7,
			113,
			0,
			-22,
			-1,
			-31,
			6,
			1,
			16,
			-1,
			85,
			-1,
			-7,
			-1,
			-2,
			-1,
			74,
			76,
			0,
			6,
			30,
			6,
			3,
			152,
			1,
			2,
			136,
			3,
			6,
			-1,
			17,
			81,
			0,
			-4,
			-1,
			0,
			-1,
			-37,
			15,
			21,
			-12,
			81,
			0,
			-6,
			18,
			33,
			-14,
			61,
			0,
			-25,
			-1,
			-31,
			-1,
			45,
			-1,
			26,
			27,
			0,
			29,
			-1,
			50,
			-1,
			-44,
			-1,
			-56,
			-1,
			63,
			-1,
			31,
			80,
			0,
			0,
			79,
			0,
			2,
			22,
			1,
			-1,
			136,
			5,
			-3,
			148,
			42,
			2,
			15,
			35,
			-2,
			29,
			1,
			-3,
			-1,
			-2,
			-1,
			-54,
			-1,
			55,
			21,
			21,
			17,
			2,
			21,
			1,
			-1,
			9,
			-1,
			-52,
			-1,
			32,
			2,
			26,
			-11,
			18,
			35,
			-5,
			15,
			2,
			-10,
			-1,
			53,
			-1,
			-12,
			-1,
			19,
			-1,
			-29,
			19,
			1,
			23,
			-1,
			67,
			18,
			24,
			13,
			-1,
			-29,
			-1,
			25,
			-1,
			19,
			20,
			9,
			-16,
			-1,
			-3,
			-1,
			-39,
			114,
			0,
			0,
			147,
			0,
			1,
			-1,
			-39,
			19,
			5,
			1,
			40,
			4,
			0,
			77,
			0,
			2,
			148,
			0,
			3,
			-1,
			-61,
			105,
			0,
			4,
			2,
			23,
			3,
			17,
			16,
			9,
			40,
			0,
			-2,
			44,
			8,
			-5,
			45,
			0,
			-7,
			-1,
			-18,
			-1,
			9,
			1,
			9,
			68,
			-1,
			105,
			-1,
			-49,
			-1,
			77,
			12,
			31,
			17,
			-1,
			12,
			-1,
			43,
			125,
			0,
			-3,
			-1,
			-2,
			-1,
			-82,
			-1,
			76,
			-1,
			-24,
			-1,
			-35,
			-1,
			36,
			-1,
			-46,
			16,
			0,
			0,
			18,
			11,
			8,
			136,
			11,
			-14,
			152,
			10,
			-7,
			46,
			0,
			0,
			1,
			5,
			5,
			-1,
			25,
			-1,
			-11,
			-1,
			-56,
			-1,
			-56,
			-1,
			-57,
			33,
			1,
			17,
			-1,
			20,
			-1,
			-21,
			53,
			1,
			-4,
			125,
			0,
			-5,
			136,
			3,
			-4,
			-1,
			1,
			11,
			13,
			-11,
			13,
			5,
			-26,
			41,
			2,
			-41,
			-1,
			-49,
			-1,
			20,
			-1,
			-10,
			22,
			0,
			-1,
			-1,
			-11,
			39,
			2,
			21,
			-1,
			26,
			-1,
			-61,
			-1,
			-61,
			-1,
			64,
			31,
			2,
			0,
			80,
			0,
			-1,
			33,
			1,
			1,
			41,
			3,
			3,
			11,
			24,
			0,
			103,
			24,
			-5,
			42,
			4,
			-20,
			150,
			0,
			-24,
			-1,
			-18,
			6,
			2,
			-59,
			-1,
			51,
			-1,
			-67,
			-1,
			49,
			126,
			0,
			4,
			99,
			0,
			8,
			-1,
			2,
			-1,
			23,
			-1,
			-27,
			91,
			0,
			10,
			-1,
			7,
			-1,
			61,
			151,
			3,
			18,
			38,
			4,
			22,
			-1,
			-9,
			115,
			1,
			30,
			-1,
			23,
			-1,
			95,
			-1,
			-75,
			-1,
			-21,
			-1,
			-17,
			-1,
			41,
			25,
			1,
			0,
			147,
			47,
			1,
			48,
			5,
			-1,
			110,
			0,
			0,
			147,
			2,
			-1,
			-1,
			-24,
			12,
			30,
			1,
			1,
			12,
			-3,
			91,
			0,
			6,
			88,
			0,
			3,
			-1,
			2,
			-1,
			96,
			-1,
			71,
			133,
			0,
			-9,
			-1,
			-5,
			28,
			0,
			-31,
			133,
			3,
			-43,
			-1,
			-59,
			-1,
			2,
			-1,
			26,
			44,
			2,
			10,
			148,
			35,
			8,
			-1,
			0,
			-1,
			26,
			9,
			5,
			86,
			-1,
			-46,
			-1,
			121,
			-1,
			65,
			-1,
			-42,
			-1,
			18,
			-1,
			-36,
			148,
			2,
			0,
			-1,
			-30,
			50,
			0,
			1,
			11,
			44,
			2,
			13,
			12,
			0,
			147,
			49,
			-1,
			43,
			2,
			-2,
			33,
			1,
			-2,
			16,
			0,
			-1,
			4,
			29,
			7,
			79,
			0,
			0,
			-1,
			-5,
			17,
			8,
			38,
			-1,
			-8,
			-1,
			66,
			147,
			2,
			26,
			-1,
			-36,
			-1,
			32,
			99,
			0,
			-5,
			-1,
			-9,
			21,
			38,
			6,
			-1,
			-2,
			-1,
			54,
			-1,
			-27,
			-1,
			59,
			-1,
			30,
			-1,
			27,
			-1,
			23,
			19,
			5,
			-45,
			-1,
			-61,
			-1,
			66,
			25,
			1,
			0,
			148,
			4,
			1,
			-1,
			-21,
			11,
			9,
			2,
			19,
			4,
			-5,
			126,
			0,
			-8,
			57,
			0,
			-5,
			133,
			0,
			-2,
			24,
			0,
			2,
			-1,
			7,
			-1,
			-22,
			133,
			3,
			-32,
			-1,
			-48,
			-1,
			46,
			-1,
			-72,
			-1,
			-41,
			-1,
			27,
			61,
			0,
			6,
			137,
			0,
			5,
			20,
			18,
			3,
			151,
			6,
			6,
			-1,
			8,
			-1,
			-41,
			81,
			0,
			-30,
			-1,
			-50,
			19,
			4,
			36,
			-1,
			58,
			-1,
			-89,
			-1,
			38,
			-1,
			55,
			-1,
			-33,
			114,
			0,
			0,
			117,
			0,
			1,
			16,
			0,
			1,
			148,
			14,
			8,
			108,
			0,
			-11,
			-1,
			-26,
			21,
			31,
			17,
			-1,
			32,
			-1,
			-56,
			151,
			1,
			13,
			137,
			0,
			17,
			45,
			0,
			14,
			34,
			0,
			6,
			-1,
			1,
			-1,
			46,
			-1,
			29,
			-1,
			65,
			44,
			0,
			-9,
			21,
			29,
			-23,
			94,
			0,
			-49,
			-1,
			-67,
			-1,
			24,
			-1,
			13,
			-1,
			50,
			30,
			2,
			-3,
			109,
			0,
			-5,
			-1,
			-10,
			-1,
			10,
			-1,
			18,
			-1,
			-47,
			-1,
			-44,
			147,
			7,
			0,
			17,
			29,
			-12,
			103,
			29,
			-25,
			-1,
			-32,
			12,
			21,
			26,
			-1,
			88,
			-1,
			-11,
			-1,
			1,
			22,
			0,
			2,
			134,
			0,
			-2,
			-1,
			0,
			-1,
			-21,
			12,
			10,
			12,
			18,
			9,
			61,
			-1,
			4,
			4,
			14,
			89,
			-1,
			128,
			-1,
			5,
			44,
			12,
			9,
			13,
			11,
			11,
			103,
			4,
			7,
			-1,
			79,
			12,
			13,
			5,
			-1,
			-62,
			44,
			1,
			7,
			50,
			0,
			5,
			-1,
			6,
			-1,
			-80,
			-1,
			62,
			-1,
			41,
			-1,
			-105,
			130,
			0,
			0,
			53,
			0,
			1,
			79,
			2,
			0,
			148,
			48,
			-1,
			95,
			0,
			-3,
			18,
			32,
			-4,
			15,
			3,
			-9,
			18,
			18,
			22,
			-1,
			-3,
			42,
			2,
			49,
			-1,
			76,
			-1,
			-28,
			61,
			0,
			-11,
			-1,
			-13,
			-1,
			31,
			16,
			0,
			3,
			-1,
			24,
			19,
			6,
			-1,
			15,
			34,
			-3,
			13,
			1,
			-5,
			-1,
			23,
			-1,
			-8,
			-1,
			45,
			-1,
			46,
			-1,
			47,
			18,
			1,
			10,
			-1,
			-27,
			-1,
			15,
			-1,
			56,
			-1,
			26,
			-1,
			-36,
			48,
			5,
			0,
			80,
			0,
			1,
			79,
			0,
			2,
			53,
			1,
			0,
			148,
			8,
			-1,
			20,
			9,
			-18,
			-1,
			1,
			11,
			43,
			-34,
			18,
			30,
			-44,
			-1,
			-72,
			-1,
			-21,
			-1,
			27,
			-1,
			1,
			-1,
			56,
			1,
			25,
			18,
			14,
			10,
			28,
			12,
			23,
			36,
			-1,
			21,
			-1,
			58,
			18,
			26,
			-2,
			-1,
			-47,
			-1,
			27,
			18,
			35,
			0,
			-1,
			-25,
			-1,
			18,
			20,
			9,
			-14,
			112,
			0,
			-1,
			-1,
			9,
			-1,
			-38,
			-1,
			-36,
			-1,
			-35,
			25,
			0,
			0,
			11,
			44,
			2,
			79,
			2,
			1,
			31,
			2,
			0,
			8,
			2,
			0,
			-1,
			25,
			99,
			0,
			-2,
			26,
			0,
			-5,
			9,
			0,
			-1,
			16,
			0,
			-27,
			-1,
			23,
			38,
			9,
			-39,
			-1,
			31,
			-1,
			-48,
			-1,
			4,
			115,
			1,
			-17,
			-1,
			-20,
			-1,
			52,
			21,
			40,
			8,
			-1,
			3,
			-1,
			78,
			-1,
			42,
			-1,
			67,
			-1,
			24,
			109,
			0,
			-11,
			21,
			41,
			-22,
			16,
			0,
			-24,
			-1,
			-6,
			-1,
			-35,
			-1,
			72,
			-1,
			16,
			50,
			0,
			0,
			147,
			30,
			1,
			110,
			0,
			-5,
			125,
			0,
			-6,
			13,
			13,
			-5,
			151,
			4,
			-6,
			-1,
			-5,
			-1,
			-43,
			-1,
			29,
			-1,
			-76,
			-1,
			69,
			119,
			0,
			5,
			30,
			3,
			6,
			44,
			16,
			4,
			76,
			0,
			3,
			152,
			1,
			1,
			81,
			0,
			5,
			-1,
			9,
			13,
			3,
			-21,
			-1,
			27,
			-1,
			-32,
			0,
			12,
			-14,
			-1,
			-41,
			-1,
			-6,
			-1,
			29,
			-1,
			98,
			-1,
			36,
			-1,
			-70,
			19,
			5,
			-43,
			-1,
			-57,
			-1,
			58,
			40,
			4,
			0,
			34,
			0,
			1,
			77,
			0,
			-1,
			148,
			0,
			1,
			-1,
			-64,
			2,
			17,
			1,
			15,
			17,
			10,
			-1,
			25,
			12,
			22,
			0,
			-1,
			-10,
			-1,
			21,
			8,
			2,
			-2,
			-1,
			25,
			148,
			52,
			-4,
			17,
			17,
			-6,
			-1,
			-30,
			-1,
			-3,
			-1,
			32,
			-1,
			-25,
			37,
			3,
			18,
			103,
			13,
			-14,
			-1,
			-26,
			-1,
			52,
			34,
			1,
			58,
			39,
			2,
			68,
			-1,
			98,
			-1,
			39,
			-1,
			-25,
			19,
			6,
			-25,
			-1,
			-33,
			-1,
			54,
			105,
			0,
			0,
			48,
			5,
			0,
			117,
			0,
			0,
			40,
			3,
			1,
			40,
			2,
			2,
			119,
			0,
			1,
			16,
			0,
			2,
			21,
			40,
			9,
			118,
			0,
			7,
			44,
			3,
			9,
			-1,
			7,
			17,
			26,
			49,
			-1,
			78,
			-1,
			-33,
			-1,
			-24,
			-1,
			55,
			106,
			0,
			-2,
			80,
			0,
			-5,
			-1,
			-3,
			42,
			6,
			-25,
			-1,
			-32,
			-1,
			50,
			-1,
			13,
			-1,
			-53,
			-1,
			78,
			-1,
			-24,
			-1,
			-46,
			48,
			6,
			-37,
			-1,
			-62,
			-1,
			13,
			-1,
			57,
			18,
			7,
			0,
			1,
			6,
			-13,
			-1,
			3,
			-1,
			-27,
			16,
			0,
			2,
			18,
			11,
			11,
			-1,
			-23,
			-1,
			14,
			134,
			0,
			-2,
			20,
			7,
			1,
			31,
			0,
			16,
			-1,
			8,
			-1,
			48,
			19,
			6,
			-4,
			120,
			0,
			-5,
			77,
			0,
			-2,
			-1,
			-1,
			-1,
			-46,
			24,
			0,
			-31,
			-1,
			-6,
			-1,
			-54,
			-1,
			47,
			11,
			5,
			-22,
			-1,
			-64,
			22,
			0,
			-12,
			-1,
			-29,
			21,
			25,
			17,
			-1,
			48,
			148,
			50,
			-17,
			-1,
			-37,
			-1,
			70,
			105,
			0,
			0,
			48,
			4,
			0,
			73,
			1,
			0,
			91,
			0,
			0,
			25,
			1,
			-1,
			136,
			12,
			0,
			117,
			0,
			1,
			10,
			9,
			1,
			113,
			0,
			-3,
			-1,
			-8,
			13,
			2,
			20,
			-1,
			44,
			22,
			0,
			-7,
			-1,
			-43,
			-1,
			28,
			76,
			0,
			7,
			136,
			0,
			4,
			28,
			1,
			17,
			-1,
			27,
			-1,
			-14,
			-1,
			-2,
			-1,
			36,
			-1,
			-51,
			-1,
			-21,
			-1,
			-34,
			47,
			0,
			23,
			-1,
			7,
			-1,
			57,
			-1,
			68,
			-1,
			-29,
			-1,
			54,
			147,
			0,
			0,
			-1,
			-35,
			43,
			2,
			1,
			73,
			1,
			0,
			19,
			6,
			0,
			77,
			0,
			-1,
			34,
			1,
			0,
			36,
			0,
			1,
			41,
			8,
			0,
			29,
			0,
			0,
			113,
			0,
			2,
			152,
			2,
			0,
			-1,
			3,
			45,
			0,
			-20,
			-1,
			-2,
			-1,
			-40,
			15,
			15,
			18,
			-1,
			37,
			-1,
			-12,
			-1,
			-11,
			-1,
			58,
			-1,
			55,
			20,
			2,
			-42,
			-1,
			17,
			-1,
			-74,
			20,
			13,
			-22,
			-1,
			-11,
			-1,
			-64,
			-1,
			37,
			-1,
			68,
			-1,
			61,
			50,
			0,
			0,
			148,
			0,
			1,
			-1,
			-52,
			148,
			54,
			1,
			25,
			0,
			0,
			119,
			0,
			2,
			11,
			44,
			3,
			130,
			0,
			1,
			79,
			2,
			2,
			44,
			16,
			2,
			18,
			1,
			1,
			21,
			21,
			-23,
			-1,
			-38,
			-1,
			18,
			13,
			11,
			3,
			148,
			52,
			1,
			-1,
			0,
			37,
			3,
			28,
			-1,
			-39,
			-1,
			41,
			-1,
			24,
			-1,
			78,
			-1,
			64,
			-1,
			-41,
			-1,
			27,
			-1,
			-59,
			-1,
			-12,
			-1,
			29,
			12,
			39,
			-41,
			-1,
			-58,
			-1,
			63,
			147,
			47,
			0,
			34,
			1,
			-2,
			148,
			14,
			-1,
			18,
			36,
			-10,
			2,
			12,
			-17,
			22,
			0,
			0,
			-1,
			-15,
			17,
			6,
			75,
			-1,
			-28,
			-1,
			108,
			15,
			12,
			-28,
			-1,
			-3,
			-1,
			-38,
			81,
			0,
			9,
			13,
			3,
			23,
			-1,
			-57,
			-1,
			33,
			-1,
			-39,
			117,
			0,
			1,
			-1,
			2,
			-1,
			-53,
			-1,
			-47,
			138,
			0,
			15,
			22,
			0,
			10,
			20,
			1,
			-1,
			-1,
			-42,
			146,
			0,
			8,
			-1,
			24,
			-1,
			-19,
			-1,
			36,
			-1,
			61,
			110,
			0,
			0,
			148,
			2,
			0,
			-1,
			-26,
			79,
			0,
			0,
			133,
			3,
			-1,
			152,
			5,
			-3,
			-1,
			0,
			47,
			0,
			-18,
			149,
			9,
			-28,
			-1,
			10,
			152,
			17,
			-35,
			-1,
			-39,
			-1,
			44,
			148,
			25,
			8,
			21,
			16,
			71,
			-1,
			-3,
			-1,
			127,
			42,
			1,
			-14,
			-1,
			-26,
			-1,
			76,
			149,
			32,
			22,
			150,
			3,
			-10,
			-1,
			-32,
			-1,
			62,
			-1,
			53,
			76,
			0,
			11,
			34,
			0,
			7,
			-1,
			2,
			-1,
			40,
			-1,
			51,
			-1,
			55,
			43,
			1,
			0,
			-1,
			-40,
			22,
			1,
			1,
			25,
			1,
			-1,
			151,
			6,
			0,
			20,
			13,
			1,
			81,
			0,
			5,
			79,
			0,
			8,
			12,
			33,
			3,
			15,
			2,
			0,
			-1,
			45,
			-1,
			-1,
			-1,
			26,
			4,
			34,
			32,
			-1,
			37,
			-1,
			-25,
			15,
			10,
			-15,
			-1,
			48,
			112,
			0,
			-29,
			-1,
			-17,
			-1,
			-59,
			-1,
			-5,
			20,
			15,
			-23,
			-1,
			-59,
			-1,
			18,
			-1,
			-32,
			4,
			19,
			17,
			-1,
			83,
			19,
			1,
			7,
			-1,
			51,
			-1,
			-1,
			147,
			2,
			0,
			103,
			28,
			-19,
			-1,
			-37,
			18,
			36,
			9,
			-1,
			-26,
			-1,
			40,
			79,
			1,
			1,
			61,
			0,
			0,
			31,
			2,
			0,
			147,
			46,
			-1,
			148,
			14,
			-3,
			14,
			4,
			-13,
			-1,
			-40,
			-1,
			-5,
			-1,
			-1,
			94,
			0,
			9,
			21,
			6,
			13,
			-1,
			-25,
			-1,
			17,
			109,
			0,
			-34,
			-1,
			-55,
			-1,
			42,
			-1,
			37,
			20,
			9,
			27,
			-1,
			61,
			-1,
			7,
			149,
			3,
			29,
			-1,
			-35,
			81,
			0,
			46,
			-1,
			61,
			-1,
			-22,
			50,
			0,
			0,
			53,
			0,
			1,
			25,
			0,
			0,
			119,
			0,
			2,
			11,
			44,
			2,
			130,
			0,
			1,
			44,
			16,
			2,
			152,
			2,
			1,
			-1,
			4,
			15,
			16,
			-10,
			21,
			8,
			-3,
			-1,
			-48,
			148,
			45,
			2,
			-1,
			-5,
			-1,
			37,
			-1,
			-43,
			-1,
			73,
			-1,
			-39,
			-1,
			22,
			-1,
			-55,
			2,
			25,
			-12,
			17,
			17,
			-3,
			-1,
			-20,
			-1,
			13,
			21,
			41,
			-36,
			-1,
			-43,
			-1,
			58,
			134,
			0,
			22,
			-1,
			32,
			-1,
			-37,
			-1,
			-39,
			114,
			0,
			0,
			18,
			7,
			0,
			-1,
			-11,
			11,
			13,
			2,
			136,
			3,
			-4,
			133,
			0,
			3,
			-1,
			7,
			-1,
			-23,
			149,
			40,
			-15,
			41,
			7,
			-6,
			-1,
			-9,
			-1,
			80,
			-1,
			-37,
			20,
			19,
			7,
			81,
			0,
			10,
			79,
			0,
			14,
			-1,
			10,
			-1,
			33,
			112,
			0,
			-7,
			-1,
			5,
			-1,
			-47,
			81,
			0,
			-29,
			47,
			0,
			-53,
			99,
			0,
			-79,
			-1,
			-112,
			-1,
			-23,
			-1,
			8,
			14,
			11,
			49,
			-1,
			82,
			-1,
			-122,
			-1,
			-38,
			129,
			0,
			0,
			50,
			0,
			0,
			98,
			1,
			1,
			134,
			0,
			0,
			38,
			2,
			2,
			18,
			36,
			-8,
			-1,
			-14,
			-1,
			27,
			115,
			1,
			4,
			-1,
			3,
			37,
			6,
			54,
			-1,
			13,
			39,
			4,
			111,
			-1,
			157,
			-1,
			25,
			16,
			0,
			-11,
			17,
			11,
			13,
			-1,
			-16,
			-1,
			36,
			20,
			17,
			-22,
			17,
			19,
			-17,
			-1,
			-39,
			-1,
			4,
			-1,
			-78,
			13,
			4,
			39,
			-1,
			-125,
			-1,
			56,
			17,
			29,
			-38,
			-1,
			-59,
			-1,
			32,
			-1,
			-64,
			147,
			0,
			0,
			-1,
			-32,
			43,
			2,
			1,
			19,
			4,
			0,
			110,
			0,
			-1,
			147,
			7,
			-1,
			21,
			13,
			-15,
			-1,
			27,
			5,
			6,
			-20,
			148,
			51,
			-40,
			-1,
			-49,
			-1,
			41,
			-1,
			-10,
			12,
			30,
			1,
			94,
			0,
			-2,
			-1,
			0,
			-1,
			-16,
			20,
			13,
			10,
			16,
			0,
			20,
			148,
			14,
			42,
			-1,
			-17,
			-1,
			60,
			18,
			36,
			11,
			38,
			1,
			-4,
			-1,
			-52,
			-1,
			8,
			-1,
			33,
			-1,
			-5,
			-1,
			67,
			-1,
			18,
			-1,
			58,
			147,
			0,
			0,
			103,
			28,
			-29,
			-1,
			-55,
			-1,
			17,
			43,
			2,
			1,
			73,
			1,
			0,
			48,
			3,
			0,
			119,
			0,
			1,
			16,
			0,
			1,
			46,
			0,
			7,
			56,
			0,
			9,
			-1,
			7,
			-1,
			42,
			-1,
			-41,
			134,
			0,
			-2,
			25,
			0,
			0,
			7,
			2,
			3,
			-1,
			-4,
			81,
			0,
			11,
			-1,
			16,
			15,
			18,
			-13,
			-1,
			44,
			-1,
			-37,
			109,
			0,
			-13,
			-1,
			-29,
			-1,
			17,
			-1,
			-20,
			-1,
			-50,
			-1,
			-23,
			-1,
			63,
			-1,
			55,
			148,
			0,
			0,
			-1,
			-46,
			53,
			1,
			0,
			91,
			0,
			0,
			98,
			0,
			-1,
			34,
			1,
			-2,
			136,
			12,
			-2,
			20,
			6,
			-1,
			151,
			5,
			7,
			133,
			3,
			10,
			106,
			2,
			8,
			-1,
			5,
			-1,
			46,
			-1,
			70,
			-1,
			-46,
			-1,
			-4,
			-1,
			-23,
			11,
			42,
			-41,
			-1,
			-66,
			-1,
			23,
			18,
			31,
			11,
			-1,
			-5,
			-1,
			31,
			1,
			11,
			20,
			18,
			16,
			64,
			-1,
			8,
			-1,
			112,
			1,
			17,
			7,
			-1,
			-33,
			-1,
			20,
			-1,
			43,
			148,
			11,
			0,
			10,
			28,
			-10,
			108,
			0,
			-14,
			21,
			20,
			-26,
			17,
			17,
			-6,
			-1,
			-34,
			-1,
			24,
			-1,
			-39,
			90,
			0,
			-3,
			15,
			12,
			1,
			-1,
			33,
			81,
			0,
			-10,
			-1,
			0,
			-1,
			-47,
			-1,
			-63,
			17,
			4,
			20,
			-1,
			-21,
			-1,
			42,
			50,
			0,
			2,
			105,
			0,
			2,
			1,
			3,
			2,
			21,
			2,
			21,
			-1,
			-1,
			151,
			1,
			55,
			-1,
			76,
			21,
			7,
			3,
			-1,
			-41,
			-1,
			68,
			-1,
			1,
			-1,
			64,
			-1,
			-40,
			40,
			4,
			0,
			34,
			0,
			1,
			77,
			0,
			-1,
			148,
			0,
			0,
			-1,
			-57,
			2,
			15,
			1,
			18,
			0,
			9,
			-1,
			-16,
			22,
			0,
			13,
			17,
			13,
			8,
			-1,
			-4,
			108,
			0,
			19,
			-1,
			39,
			-1,
			6,
			-1,
			32,
			24,
			1,
			-2,
			13,
			14,
			0,
			-1,
			-1,
			-1,
			65,
			-1,
			-22,
			73,
			0,
			-21,
			-1,
			-27,
			-1,
			58,
			76,
			0,
			17,
			29,
			1,
			11,
			148,
			25,
			19,
			-1,
			-5,
			-1,
			33,
			-1,
			-28,
			-1,
			101,
			-1,
			-21,
			95,
			0,
			0,
			147,
			47,
			0,
			29,
			1,
			-2,
			80,
			0,
			-1,
			117,
			0,
			1,
			13,
			14,
			1,
			110,
			0,
			1,
			-1,
			0,
			-1,
			57,
			-1,
			47,
			-1,
			-62,
			81,
			0,
			-16,
			20,
			14,
			-3,
			-1,
			5,
			-1,
			-46,
			5,
			1,
			-53,
			-1,
			87,
			-1,
			-59,
			-1,
			-32,
			115,
			0,
			13,
			20,
			1,
			7,
			-1,
			-29,
			-1,
			14,
			138,
			0,
			59,
			-1,
			20,
			-1,
			110,
			20,
			3,
			33,
			-1,
			67,
			21,
			22,
			-12,
			-1,
			-64,
			-1,
			37,
			30,
			7,
			0,
			147,
			2,
			0,
			10,
			9,
			-18,
			-1,
			2,
			-1,
			-42,
			105,
			0,
			0,
			73,
			1,
			0,
			16,
			0,
			0,
			4,
			29,
			5,
			91,
			0,
			0,
			-1,
			-2,
			147,
			16,
			39,
			-1,
			-5,
			-1,
			68,
			1,
			21,
			24,
			-1,
			111,
			149,
			17,
			20,
			0,
			11,
			-8,
			-1,
			33,
			-1,
			-33,
			20,
			7,
			30,
			-1,
			-13,
			-1,
			39,
			134,
			0,
			-3,
			-1,
			-1,
			9,
			10,
			-18,
			-1,
			-38,
			-1,
			-2,
			-1,
			58,
			-1,
			60,
			-1,
			35,
			31,
			3,
			0,
			50,
			0,
			0,
			148,
			54,
			0,
			99,
			0,
			-1,
			34,
			1,
			-3,
			20,
			19,
			-2,
			-1,
			-1,
			9,
			10,
			-17,
			-1,
			0,
			113,
			0,
			-56,
			12,
			33,
			-75,
			-1,
			-97,
			-1,
			26,
			-1,
			42,
			-1,
			-47,
			2,
			34,
			7,
			152,
			4,
			4,
			88,
			0,
			10,
			-1,
			8,
			-1,
			87,
			14,
			4,
			-15,
			20,
			19,
			-37,
			-1,
			-68,
			148,
			19,
			10,
			-1,
			-84,
			-1,
			32,
			-1,
			4,
			-1,
			61,
			-1,
			24,
			-1,
			-42,
			-1,
			46,
			129,
			0,
			0,
			53,
			0,
			0,
			88,
			0,
			-1,
			15,
			36,
			-1,
			77,
			0,
			-2,
			91,
			0,
			-1,
			36,
			0,
			-2,
			-1,
			-2,
			-1,
			43,
			1,
			11,
			20,
			-1,
			71,
			-1,
			6,
			73,
			0,
			-22,
			31,
			0,
			-28,
			16,
			0,
			-17,
			27,
			0,
			12,
			-1,
			-14,
			-1,
			67,
			-1,
			-38,
			-1,
			-70,
			-1,
			44,
			-1,
			34,
			12,
			11,
			27,
			-1,
			125,
			111,
			0,
			14,
			-1,
			1,
			-1,
			108,
			134,
			0,
			20,
			-1,
			28,
			-1,
			-34,
			-1,
			-62,
			114,
			0,
			0,
			22,
			1,
			0,
			25,
			1,
			-1,
			134,
			0,
			0,
			79,
			0,
			2,
			-1,
			0,
			80,
			0,
			14,
			10,
			7,
			21,
			147,
			28,
			2,
			-1,
			-15,
			-1,
			27,
			-1,
			35,
			-1,
			-47,
			11,
			5,
			-12,
			-1,
			-52,
			88,
			0,
			-5,
			-1,
			-8,
			-1,
			103,
			4,
			14,
			-29,
			-1,
			15,
			-1,
			-51,
			4,
			19,
			15,
			24,
			1,
			76,
			47,
			0,
			99,
			-1,
			123,
			-1,
			-13,
			-1,
			-14,
			147,
			45,
			6,
			-1,
			-1,
			-1,
			53,
			-1,
			-35,
			133,
			3,
			0,
			133,
			1,
			-1,
			152,
			9,
			1,
			147,
			4,
			2,
			-1,
			-12,
			-1,
			4,
			148,
			24,
			-15,
			42,
			0,
			17,
			19,
			3,
			37,
			135,
			3,
			49,
			151,
			6,
			67,
			-1,
			84,
			-1,
			-24,
			-1,
			-27,
			-1,
			-105,
			-1,
			-39,
			44,
			1,
			-31,
			39,
			3,
			-42,
			-1,
			-46,
			-1,
			97,
			44,
			9,
			31,
			-1,
			73,
			-1,
			-27,
			28,
			0,
			-17,
			108,
			0,
			-27,
			-1,
			-9,
			-1,
			-57,
			-1,
			19,
			148,
			33,
			19,
			-1,
			-10,
			-1,
			44,
			30,
			7,
			0,
			110,
			0,
			0,
			8,
			2,
			-1,
			150,
			4,
			18,
			10,
			3,
			7,
			8,
			1,
			-28,
			-1,
			-42,
			-1,
			121,
			-1,
			35,
			-1,
			63,
			14,
			0,
			-2,
			-1,
			-42,
			137,
			0,
			-1,
			20,
			9,
			-2,
			61,
			0,
			3,
			152,
			7,
			2,
			-1,
			4,
			-1,
			-27,
			-1,
			58,
			-1,
			-6,
			13,
			1,
			27,
			42,
			2,
			5,
			-1,
			-4,
			-1,
			104,
			20,
			17,
			46,
			-1,
			23,
			-1,
			83,
			13,
			3,
			47,
			-1,
			93,
			-1,
			-5,
			-1,
			33,
			40,
			4,
			0,
			40,
			2,
			1,
			18,
			7,
			0,
			44,
			8,
			-11,
			-1,
			-14,
			-1,
			49,
			44,
			13,
			2,
			44,
			2,
			2,
			133,
			3,
			2,
			34,
			0,
			0,
			-1,
			-1,
			17,
			22,
			21,
			-1,
			3,
			-1,
			53,
			148,
			33,
			26,
			-1,
			-7,
			-1,
			52,
			12,
			29,
			37,
			-1,
			13,
			-1,
			90,
			148,
			38,
			-49,
			18,
			21,
			6,
			-1,
			65,
			-1,
			-67,
			-1,
			-142,
			-1,
			54,
			19,
			6,
			-20,
			103,
			3,
			-28,
			-1,
			35,
			-1,
			-37,
			-1,
			48,
			129,
			0,
			0,
			40,
			4,
			0,
			125,
			0,
			1,
			117,
			0,
			1,
			53,
			0,
			2,
			27,
			2,
			1,
			17,
			2,
			0,
			103,
			0,
			-18,
			-1,
			15,
			-1,
			-35,
			113,
			0,
			1,
			-1,
			-1,
			15,
			15,
			13,
			14,
			10,
			26,
			-1,
			39,
			10,
			2,
			-21,
			-1,
			-82,
			-1,
			3,
			-1,
			-6,
			-1,
			28,
			-1,
			25,
			-1,
			-41,
			149,
			40,
			-37,
			17,
			12,
			-64,
			-1,
			21,
			-1,
			-81,
			-1,
			75,
			3,
			2,
			-19,
			-1,
			54,
			-1,
			-25,
			-1,
			-60,
			148,
			2,
			0,
			-1,
			-23,
			43,
			2,
			1,
			33,
			1,
			0,
			88,
			0,
			1,
			22,
			1,
			1,
			36,
			0,
			0,
			79,
			1,
			-1,
			-1,
			-1,
			4,
			9,
			28,
			-1,
			-32,
			-1,
			41,
			-1,
			56,
			4,
			19,
			18,
			-1,
			82,
			11,
			7,
			9,
			-1,
			-11,
			4,
			24,
			23,
			-1,
			-36,
			-1,
			37,
			11,
			20,
			30,
			-1,
			6,
			-1,
			76,
			4,
			15,
			-15,
			38,
			7,
			2,
			11,
			47,
			-7,
			-1,
			-19,
			-1,
			37,
			-1,
			53,
			-1,
			-33,
			-1,
			46,
			99,
			0,
			0,
			147,
			46,
			-2,
			130,
			0,
			-5,
			95,
			0,
			-4,
			-1,
			-4,
			147,
			39,
			44,
			-1,
			13,
			-1,
			120,
			-1,
			-48,
			13,
			3,
			11,
			-1,
			-14,
			-1,
			18,
			2,
			33,
			6,
			152,
			2,
			3,
			13,
			1,
			9,
			-1,
			42,
			-1,
			5,
			81,
			0,
			-13,
			14,
			4,
			-26,
			-1,
			-47,
			19,
			1,
			-1,
			-1,
			20,
			-1,
			-36,
			10,
			1,
			23,
			-1,
			58,
			-1,
			-19,
			24,
			0,
			43,
			146,
			0,
			59,
			-1,
			71,
			-1,
			-61,
			-1,
			-66,
			48,
			5,
			0,
			8,
			2,
			1,
			12,
			38,
			19,
			-1,
			26,
			0,
			20,
			-57,
			-1,
			7,
			-1,
			-137,
			31,
			3,
			0,
			2,
			17,
			-1,
			9,
			10,
			5,
			42,
			9,
			-8,
			-1,
			-10,
			-1,
			77,
			13,
			5,
			13,
			150,
			1,
			24,
			108,
			0,
			34,
			-1,
			16,
			-1,
			51,
			-1,
			-9,
			81,
			0,
			4,
			-1,
			11,
			-1,
			-29,
			12,
			29,
			-4,
			-1,
			-9,
			-1,
			2,
			-1,
			54,
			48,
			6,
			-28,
			-1,
			-51,
			4,
			19,
			17,
			-1,
			-42,
			-1,
			49,
			148,
			11,
			0,
			-1,
			-9,
			119,
			0,
			2,
			137,
			0,
			2,
			152,
			2,
			1,
			150,
			4,
			3,
			20,
			12,
			1,
			17,
			29,
			6,
			-1,
			2,
			-1,
			25,
			-1,
			-7,
			146,
			0,
			31,
			133,
			0,
			48,
			-1,
			61,
			-1,
			-47,
			-1,
			-50,
			113,
			0,
			-10,
			133,
			3,
			-21,
			-1,
			-30,
			-1,
			42,
			-1,
			24,
			19,
			2,
			20,
			4,
			30,
			9,
			149,
			11,
			24,
			-1,
			94,
			-1,
			15,
			152,
			0,
			-32,
			-1,
			23,
			-1,
			-58,
			-1,
			90,
			-1,
			-57,
			41,
			8,
			0,
			98,
			1,
			0,
			25,
			1,
			-1,
			11,
			9,
			0,
			126,
			0,
			-5,
			103,
			28,
			-2,
			12,
			21,
			-11,
			-1,
			-35,
			48,
			0,
			-3,
			-1,
			-8,
			-1,
			39,
			133,
			0,
			8,
			151,
			1,
			13,
			-1,
			3,
			-1,
			37,
			12,
			10,
			-19,
			-1,
			76,
			-1,
			-30,
			12,
			36,
			-29,
			-1,
			-39,
			-1,
			41,
			-1,
			3,
			11,
			29,
			-26,
			-1,
			-49,
			-1,
			3,
			13,
			4,
			33,
			-1,
			-118,
			81,
			0,
			48,
			-1,
			64,
			-1,
			-21,
			-1,
			40,
			18,
			32,
			0,
			105,
			0,
			-3,
			12,
			36,
			-3,
			148,
			14,
			-2,
			11,
			31,
			-16,
			123,
			1,
			-31,
			-1,
			-36,
			-1,
			54,
			22,
			0,
			0,
			-1,
			-13,
			-1,
			35,
			11,
			44,
			1,
			106,
			4,
			-1,
			-1,
			-2,
			1,
			10,
			35,
			-1,
			-37,
			-1,
			52,
			20,
			9,
			24,
			-1,
			11,
			-1,
			72,
			-1,
			-31,
			-1,
			75,
			147,
			45,
			4,
			20,
			0,
			1,
			-1,
			40,
			-1,
			-1,
			10,
			3,
			20,
			16,
			0,
			-4,
			-1,
			72,
			-1,
			-16,
			-1,
			30,
			122,
			0,
			0,
			148,
			0,
			1,
			-1,
			-46,
			129,
			0,
			1,
			2,
			15,
			1,
			151,
			8,
			7,
			12,
			22,
			9,
			15,
			17,
			4,
			-1,
			15,
			-1,
			-4,
			5,
			4,
			24,
			-1,
			-54,
			77,
			0,
			32,
			2,
			6,
			37,
			-1,
			97,
			-1,
			29,
			-1,
			-41,
			-1,
			-48,
			59,
			0,
			-1,
			98,
			0,
			-1,
			148,
			8,
			-2,
			-1,
			-22,
			-1,
			-1,
			18,
			31,
			20,
			-1,
			-7,
			-1,
			35,
			-1,
			-86,
			-1,
			-62,
			12,
			39,
			-21,
			-1,
			-29,
			-1,
			56,
			114,
			0,
			0,
			19,
			6,
			0,
			16,
			0,
			0,
			30,
			0,
			5,
			12,
			28,
			8,
			-1,
			3,
			151,
			1,
			23,
			-1,
			16,
			-1,
			94,
			1,
			15,
			-16,
			-1,
			-44,
			-1,
			2,
			73,
			0,
			-3,
			15,
			15,
			-5,
			20,
			18,
			5,
			38,
			1,
			11,
			-1,
			-16,
			-1,
			20,
			9,
			10,
			-12,
			-1,
			13,
			111,
			0,
			-41,
			12,
			16,
			-19,
			-1,
			42,
			-1,
			-44,
			-1,
			-128,
			-1,
			-9,
			1,
			13,
			16,
			-1,
			80,
			-1,
			6,
			-1,
			26,
			-1,
			-33,
			33,
			1,
			0,
			80,
			0,
			1,
			79,
			1,
			2,
			136,
			12,
			2,
			122,
			1,
			3,
			14,
			2,
			4,
			21,
			28,
			-6,
			149,
			38,
			-25,
			10,
			21,
			-41,
			-1,
			-53,
			-1,
			15,
			33,
			0,
			10,
			-1,
			-10,
			-1,
			104,
			-1,
			2,
			-1,
			6,
			-1,
			-26,
			12,
			4,
			-21,
			7,
			8,
			44,
			-1,
			111,
			-1,
			-23,
			-1,
			-28,
			-1,
			32,
			81,
			0,
			-12,
			20,
			15,
			-2,
			-1,
			5,
			-1,
			-48,
			-1,
			-42,
			76,
			0,
			-14,
			-1,
			-19,
			-1,
			59,
			24,
			0,
			0,
			132,
			0,
			3,
			149,
			0,
			4,
			-1,
			-22,
			149,
			40,
			5,
			-1,
			9,
			99,
			0,
			-4,
			42,
			1,
			-12,
			26,
			0,
			-19,
			-1,
			-7,
			-1,
			-61,
			-1,
			31,
			-1,
			24,
			10,
			5,
			-24,
			-1,
			-64,
			-1,
			2,
			149,
			35,
			-4,
			49,
			0,
			-9,
			11,
			46,
			-12,
			-1,
			-15,
			-1,
			14,
			118,
			0,
			13,
			-1,
			18,
			-1,
			-68,
			4,
			34,
			9,
			42,
			5,
			18,
			115,
			0,
			24,
			-1,
			19,
			-1,
			89,
			-1,
			-26,
			-1,
			-30,
			110,
			0,
			0,
			147,
			7,
			0,
			-1,
			-10,
			22,
			0,
			1,
			61,
			0,
			-2,
			94,
			0,
			-3,
			41,
			8,
			-1,
			-1,
			-1,
			-1,
			59,
			15,
			4,
			-22,
			-1,
			33,
			76,
			0,
			-30,
			147,
			27,
			-39,
			-1,
			-11,
			-1,
			-57,
			-1,
			10,
			2,
			25,
			36,
			-1,
			65,
			-1,
			-15,
			2,
			7,
			9,
			-1,
			51,
			20,
			16,
			6,
			39,
			2,
			12,
			-1,
			15,
			-1,
			-56,
			4,
			15,
			-6,
			-1,
			-51,
			69,
			0,
			2,
			-1,
			6,
			-1,
			-66,
			-1,
			45,
			53,
			1,
			0,
			147,
			0,
			0,
			13,
			4,
			-29,
			-1,
			64,
			-1,
			-40,
			105,
			0,
			0,
			24,
			0,
			0,
			152,
			6,
			3,
			-1,
			5,
			81,
			0,
			-15,
			9,
			9,
			-28,
			-1,
			16,
			57,
			0,
			-38,
			-1,
			-46,
			-1,
			35,
			27,
			0,
			37,
			-1,
			57,
			-1,
			-58,
			20,
			19,
			-5,
			13,
			2,
			-2,
			103,
			28,
			26,
			21,
			24,
			-6,
			-1,
			16,
			-1,
			-53,
			1,
			16,
			56,
			-1,
			28,
			-1,
			105,
			-1,
			-6,
			-1,
			-46,
			-1,
			54,
			-1,
			36,
			18,
			7,
			0,
			1,
			6,
			-9,
			-1,
			4,
			-1,
			-22,
			16,
			0,
			1,
			18,
			11,
			8,
			41,
			4,
			-22,
			-1,
			-36,
			-1,
			45,
			137,
			0,
			11,
			6,
			6,
			8,
			1,
			24,
			-9,
			9,
			8,
			-29,
			-1,
			15,
			147,
			21,
			-45,
			-1,
			-1,
			-1,
			-68,
			-1,
			25,
			-1,
			14,
			-1,
			42,
			125,
			0,
			-2,
			30,
			2,
			-1,
			40,
			3,
			-3,
			138,
			0,
			-2,
			-1,
			-4,
			-1,
			23,
			-1,
			-40,
			-1,
			16,
			27,
			0,
			-51,
			-1,
			-98,
			-1,
			6,
			46,
			0,
			0,
			122,
			0,
			0,
			136,
			12,
			1,
			98,
			2,
			2,
			16,
			0,
			2,
			118,
			0,
			7,
			12,
			38,
			8,
			-1,
			10,
			-1,
			-29,
			-1,
			-20,
			134,
			0,
			-1,
			-1,
			1,
			9,
			8,
			-15,
			-1,
			-36,
			41,
			3,
			-3,
			3,
			5,
			3,
			-1,
			-27,
			3,
			7,
			15,
			-1,
			58,
			3,
			12,
			1,
			-1,
			-23,
			-1,
			30,
			-1,
			-53,
			-1,
			83,
			18,
			3,
			-15,
			-1,
			-65,
			-1,
			-6,
			12,
			39,
			-21,
			-1,
			-29,
			-1,
			51,
			-1,
			-36,
			91,
			1,
			0,
			30,
			7,
			0,
			46,
			0,
			-1,
			29,
			1,
			0,
			42,
			8,
			1,
			13,
			14,
			0,
			136,
			12,
			-1,
			80,
			0,
			0,
			41,
			2,
			2,
			-1,
			0,
			-1,
			13,
			81,
			0,
			-14,
			0,
			14,
			-4,
			-1,
			8,
			-1,
			-30,
			21,
			1,
			-43,
			-1,
			84,
			-1,
			-50,
			-1,
			-19,
			-1,
			32,
			-1,
			36,
			21,
			34,
			-26,
			-1,
			-15,
			-1,
			-87,
			-1,
			-39,
			147,
			20,
			29,
			11,
			13,
			-4,
			-1,
			-39,
			-1,
			45,
			-1,
			63,
			-1,
			70,
			18,
			36,
			0,
			147,
			6,
			-2,
			13,
			10,
			-18,
			120,
			1,
			-9,
			148,
			53,
			-15,
			-1,
			-20,
			-1,
			53,
			-1,
			36,
			-1,
			-50,
			50,
			0,
			0,
			30,
			7,
			0,
			148,
			8,
			0,
			-1,
			-14,
			-1,
			2,
			-1,
			59,
			-1,
			-50,
			152,
			15,
			6,
			13,
			11,
			8,
			138,
			0,
			4,
			120,
			0,
			3,
			-1,
			5,
			1,
			30,
			-24,
			-1,
			3,
			-1,
			-50,
			5,
			2,
			66,
			-1,
			-50,
			-1,
			110,
			-1,
			30,
			28,
			0,
			-79,
			-1,
			-112,
			-1,
			28,
			19,
			4,
			0,
			50,
			0,
			-1,
			148,
			2,
			0,
			-1,
			-25,
			40,
			4,
			0,
			41,
			8,
			1,
			30,
			7,
			1,
			46,
			0,
			0,
			42,
			8,
			1,
			-1,
			0,
			-1,
			30,
			-1,
			-40,
			-1,
			43,
			-1,
			51,
			103,
			3,
			-21,
			-1,
			33,
			-1,
			-31,
			-1,
			-45,
			152,
			8,
			14,
			12,
			34,
			17,
			-1,
			47,
			146,
			0,
			7,
			147,
			46,
			-7,
			147,
			19,
			-14,
			-1,
			1,
			-1,
			-52,
			-1,
			41,
			148,
			39,
			44,
			-1,
			24,
			-1,
			99,
			-1,
			-95,
			91,
			0,
			0,
			36,
			0,
			-1,
			114,
			0,
			-1,
			95,
			0,
			-1,
			5,
			5,
			-1,
			148,
			17,
			-8,
			-1,
			-24,
			-1,
			-3,
			-1,
			1,
			20,
			3,
			27,
			-1,
			55,
			21,
			22,
			-17,
			-1,
			-62,
			-1,
			33,
			-1,
			-34,
			-1,
			34,
			48,
			2,
			16,
			47,
			0,
			22,
			13,
			1,
			7,
			-1,
			-39,
			148,
			20,
			16,
			14,
			7,
			-10,
			-1,
			-37,
			14,
			8,
			40,
			-1,
			116,
			-1,
			-1,
			150,
			1,
			33,
			-1,
			45,
			-1,
			-40,
			-1,
			55,
			-1,
			-41,
			48,
			5,
			0,
			91,
			0,
			0,
			94,
			0,
			0,
			-1,
			1,
			148,
			52,
			-12,
			113,
			0,
			-17,
			13,
			5,
			-26,
			147,
			42,
			-39,
			-1,
			-29,
			1,
			27,
			-100,
			-1,
			-129,
			-1,
			0,
			2,
			33,
			-7,
			-1,
			-15,
			-1,
			63,
			15,
			18,
			8,
			146,
			0,
			25,
			-1,
			42,
			-1,
			-31,
			-1,
			-37,
			-1,
			40,
			147,
			16,
			18,
			-1,
			-4,
			4,
			10,
			41,
			-1,
			89,
			-1,
			23,
			48,
			6,
			-25,
			-1,
			-48,
			18,
			26,
			17,
			-1,
			-33,
			-1,
			62,
			110,
			0,
			0,
			17,
			29,
			0,
			151,
			6,
			-3,
			2,
			14,
			-2,
			-1,
			5,
			5,
			6,
			-8,
			4,
			10,
			-23,
			-1,
			50,
			-1,
			-27,
			103,
			29,
			-1,
			-1,
			-6,
			4,
			31,
			26,
			-1,
			47,
			-1,
			-13,
			-1,
			-39,
			133,
			1,
			4,
			103,
			20,
			7,
			41,
			3,
			29,
			-1,
			48,
			-1,
			1,
			-1,
			4,
			45,
			0,
			-16,
			151,
			2,
			-1,
			-1,
			-15,
			-1,
			65,
			81,
			0,
			-49,
			-1,
			-65,
			-1,
			34,
			12,
			27,
			43,
			-1,
			81,
			-1,
			-19,
			88,
			0,
			0,
			147,
			0,
			0,
			-1,
			-28,
			21,
			8,
			0,
			73,
			0,
			-9,
			7,
			0,
			-13,
			11,
			47,
			-51,
			-1,
			-64,
			-1,
			49,
			-1,
			-9,
			-1,
			72,
			11,
			43,
			2,
			24,
			1,
			0,
			11,
			24,
			2,
			59,
			0,
			-1,
			-1,
			0,
			-1,
			-86,
			-1,
			11,
			27,
			0,
			-16,
			-1,
			-28,
			147,
			29,
			4,
			-1,
			-18,
			-1,
			31,
			-1,
			25,
			12,
			11,
			21,
			-1,
			103,
			76,
			0,
			10,
			147,
			25,
			-1,
			-1,
			25,
			-1,
			-36,
			-1,
			88,
			33,
			1,
			0,
			42,
			8,
			1,
			80,
			0,
			0,
			79,
			1,
			2,
			88,
			0,
			1,
			135,
			4,
			0,
			125,
			0,
			3,
			-1,
			3,
			108,
			0,
			-45,
			12,
			15,
			26,
			-1,
			124,
			-1,
			-22,
			-1,
			-87,
			-1,
			-9,
			20,
			1,
			31,
			-1,
			101,
			-1,
			16,
			19,
			1,
			30,
			-1,
			-29,
			147,
			5,
			50,
			-1,
			-6,
			-1,
			67,
			79,
			0,
			-12,
			20,
			14,
			-5,
			-1,
			3,
			-1,
			-41,
			-1,
			-44,
			14,
			8,
			31,
			-1,
			60,
			-1,
			1,
			-1,
			-13,
			31,
			3,
			0,
			8,
			2,
			0,
			-1,
			18,
			1,
			31,
			-1,
			43,
			1,
			1,
			-1,
			-42,
			79,
			0,
			1,
			1,
			28,
			-1,
			61,
			0,
			-2,
			-1,
			-3,
			-1,
			28,
			-1,
			13,
			80,
			0,
			11,
			134,
			0,
			17,
			78,
			0,
			23,
			10,
			8,
			28,
			31,
			0,
			10,
			-1,
			2,
			-1,
			63,
			25,
			1,
			39,
			-1,
			43,
			-1,
			-43,
			-1,
			-39,
			-1,
			-13,
			-1,
			-35,
			57,
			0,
			-10,
			19,
			5,
			-7,
			-1,
			-12,
			-1,
			25,
			-1,
			-79,
			-1,
			40,
			129,
			0,
			0,
			89,
			0,
			0,
			136,
			0,
			1,
			88,
			0,
			4,
			132,
			1,
			3,
			-1,
			4,
			-1,
			-46,
			-1,
			48,
			147,
			0,
			-3,
			-1,
			-47,
			76,
			0,
			-2,
			5,
			4,
			-4,
			136,
			5,
			-20,
			-1,
			-64,
			24,
			1,
			-11,
			-1,
			-3,
			-1,
			-49,
			-1,
			-1,
			11,
			40,
			17,
			115,
			0,
			10,
			147,
			6,
			5,
			-1,
			-39,
			-1,
			15,
			-1,
			80,
			-1,
			63,
			136,
			6,
			-25,
			147,
			42,
			-46,
			-1,
			-65,
			-1,
			21,
			-1,
			25,
			-1,
			-55,
			98,
			2,
			0,
			53,
			1,
			0,
			77,
			0,
			0,
			147,
			27,
			0,
			5,
			5,
			-4,
			113,
			0,
			-16,
			-1,
			-25,
			10,
			0,
			20,
			-1,
			70,
			12,
			12,
			3,
			-1,
			42,
			-1,
			-37,
			42,
			5,
			0,
			-1,
			3,
			-1,
			-21,
			94,
			0,
			3,
			-1,
			6,
			91,
			0,
			-15,
			-1,
			-27,
			1,
			22,
			56,
			-1,
			99,
			-1,
			-28,
			95,
			0,
			-15,
			152,
			0,
			-19,
			-1,
			-9,
			-1,
			-69,
			-1,
			80,
			17,
			5,
			33,
			-1,
			-35,
			-1,
			49,
			-1,
			72,
			105,
			0,
			0,
			48,
			5,
			0,
			29,
			0,
			0,
			25,
			1,
			2,
			-1,
			2,
			-1,
			-34,
			57,
			0,
			-7,
			37,
			3,
			-9,
			-1,
			-24,
			37,
			9,
			0,
			40,
			3,
			23,
			-1,
			43,
			-1,
			-15,
			15,
			30,
			-19,
			31,
			0,
			-28,
			12,
			22,
			-37,
			24,
			0,
			-5,
			-1,
			-38,
			-1,
			25,
			26,
			2,
			-63,
			-1,
			-70,
			-1,
			34,
			-1,
			14,
			-1,
			38,
			-1,
			92,
			48,
			6,
			-26,
			-1,
			-51,
			1,
			17,
			17,
			-1,
			-38,
			-1,
			47,
			-1,
			41,
			133,
			3,
			0,
			82,
			0,
			-1,
			133,
			1,
			-1,
			119,
			0,
			0,
			44,
			3,
			1,
			-1,
			0,
			-1,
			23,
			4,
			15,
			-48,
			-1,
			-90,
			-1,
			19,
			4,
			8,
			-13,
			-1,
			43,
			149,
			33,
			-19,
			-1,
			-37,
			14,
			3,
			0,
			3,
			17,
			-28,
			-1,
			17,
			149,
			40,
			-59,
			-1,
			30,
			-1,
			-75,
			4,
			16,
			33,
			11,
			25,
			-37,
			-1,
			-130,
			-1,
			29,
			-1,
			51,
			-1,
			65,
			149,
			38,
			16,
			-1,
			-3,
			11,
			27,
			45,
			-1,
			68,
			-1,
			-8,
			110,
			0,
			0,
			91,
			1,
			0,
			147,
			4,
			0,
			18,
			36,
			-10,
			13,
			8,
			-21,
			14,
			12,
			-4,
			-1,
			-10,
			-1,
			64,
			-1,
			-45,
			81,
			0,
			4,
			-1,
			13,
			-1,
			-52,
			13,
			11,
			1,
			-1,
			-1,
			18,
			32,
			13,
			3,
			1,
			-3,
			3,
			0,
			47,
			-1,
			-38,
			-1,
			93,
			147,
			25,
			-12,
			-1,
			15,
			-1,
			-30,
			3,
			11,
			29,
			-1,
			18,
			-1,
			67,
			-1,
			63,
			13,
			3,
			41,
			-1,
			86,
			32,
			0,
			-8,
			-1,
			-46,
			-1,
			58,
			129,
			0,
			0,
			148,
			54,
			0,
			59,
			0,
			0,
			95,
			0,
			0,
			29,
			1,
			0,
			42,
			8,
			0,
			-1,
			0,
			15,
			27,
			27,
			-1,
			8,
			-1,
			82,
			21,
			34,
			-25,
			37,
			2,
			-14,
			-1,
			-43,
			-1,
			11,
			-1,
			-80,
			20,
			3,
			30,
			-1,
			58,
			12,
			28,
			-9,
			-1,
			-44,
			-1,
			43,
			38,
			0,
			-46,
			-1,
			64,
			-1,
			-65,
			21,
			3,
			18,
			-1,
			-26,
			78,
			0,
			30,
			9,
			2,
			39,
			-1,
			-55,
			-1,
			46,
			-1,
			-41,
			-1,
			-53,
			53,
			0,
			0,
			73,
			1,
			-1,
			105,
			0,
			-1,
			25,
			0,
			-1,
			-1,
			0,
			27,
			0,
			-10,
			9,
			8,
			-17,
			32,
			0,
			-39,
			-1,
			-50,
			-1,
			9,
			17,
			17,
			-5,
			-1,
			-27,
			-1,
			8,
			11,
			39,
			5,
			42,
			5,
			17,
			0,
			15,
			32,
			29,
			1,
			39,
			-1,
			46,
			-1,
			-48,
			-1,
			-42,
			-1,
			-32,
			-1,
			-26,
			-1,
			46,
			-1,
			47,
			81,
			0,
			15,
			123,
			0,
			24,
			-1,
			35,
			9,
			9,
			-25,
			-1,
			-59,
			-1,
			42,
			-1,
			-29,
			31,
			3,
			0,
			50,
			0,
			0,
			125,
			0,
			0,
			27,
			2,
			0,
			17,
			2,
			0,
			103,
			0,
			-16,
			3,
			0,
			14,
			-1,
			-11,
			3,
			1,
			59,
			-1,
			126,
			47,
			0,
			8,
			-1,
			57,
			-1,
			-41,
			-1,
			-31,
			151,
			4,
			1,
			-1,
			2,
			103,
			14,
			-16,
			-1,
			-62,
			-1,
			-6,
			-1,
			22,
			149,
			40,
			-30,
			12,
			37,
			-58,
			17,
			3,
			-75,
			-1,
			20,
			-1,
			-91,
			-1,
			23,
			-1,
			75,
			17,
			29,
			-36,
			-1,
			-54,
			-1,
			23,
			-1,
			37,
			99,
			0,
			0,
			94,
			0,
			-2,
			147,
			7,
			0,
			-1,
			-13,
			89,
			0,
			2,
			12,
			16,
			3,
			-1,
			-6,
			16,
			0,
			7,
			2,
			10,
			20,
			-1,
			54,
			-1,
			14,
			20,
			16,
			2,
			7,
			7,
			8,
			-1,
			17,
			2,
			18,
			-9,
			-1,
			11,
			136,
			9,
			-24,
			-1,
			-5,
			120,
			0,
			-59,
			15,
			33,
			-84,
			-1,
			-113,
			-1,
			-7,
			-1,
			5,
			-1,
			-13,
			-1,
			-39,
			-1,
			-15,
			21,
			40,
			5,
			88,
			0,
			3,
			-1,
			2,
			-1,
			66,
			-1,
			70,
			148,
			0,
			0,
			14,
			14,
			-37,
			-1,
			-58,
			-1,
			49,
			33,
			1,
			0,
			42,
			8,
			1,
			-1,
			1,
			30,
			3,
			27,
			14,
			8,
			40,
			147,
			45,
			66,
			103,
			2,
			85,
			-1,
			-12,
			-1,
			102,
			-1,
			-4,
			-1,
			3,
			-1,
			-31,
			76,
			0,
			-12,
			135,
			2,
			-16,
			42,
			4,
			-28,
			148,
			30,
			14,
			-1,
			-22,
			23,
			0,
			53,
			-1,
			-6,
			-1,
			103,
			147,
			49,
			-40,
			-1,
			-44,
			-1,
			60,
			116,
			0,
			2,
			-1,
			-5,
			-1,
			68,
			-1,
			40,
			110,
			0,
			0,
			19,
			4,
			0,
			11,
			9,
			-1,
			57,
			0,
			-6,
			126,
			1,
			-5,
			-1,
			-2,
			-1,
			-35,
			27,
			0,
			-56,
			-1,
			-84,
			-1,
			78,
			61,
			0,
			2,
			57,
			0,
			1,
			-1,
			0,
			3,
			19,
			30,
			21,
			27,
			43,
			-1,
			10,
			-1,
			83,
			-1,
			-45,
			-1,
			42,
			81,
			0,
			12,
			12,
			35,
			20,
			-1,
			46,
			14,
			13,
			8,
			24,
			1,
			-4,
			-1,
			4,
			-1,
			-60,
			-1,
			61,
			-1,
			-36,
			12,
			27,
			40,
			-1,
			76,
			-1,
			-17,
			129,
			0,
			0,
			119,
			0,
			0,
			2,
			15,
			0,
			9,
			10,
			5,
			-1,
			-6,
			21,
			15,
			12,
			-1,
			3,
			11,
			32,
			30,
			-1,
			12,
			38,
			8,
			50,
			-1,
			12,
			-1,
			70,
			92,
			0,
			-2,
			17,
			29,
			-2,
			14,
			9,
			-8,
			17,
			27,
			-4,
			136,
			10,
			1,
			-1,
			7,
			-1,
			-21,
			5,
			6,
			-25,
			-1,
			-74,
			11,
			19,
			-15,
			-1,
			-30,
			-1,
			23,
			-1,
			-33,
			-1,
			3,
			-1,
			35,
			21,
			16,
			-35,
			-1,
			-68,
			-1,
			28,
			-1,
			-51,
			22,
			0,
			0,
			125,
			0,
			-2,
			36,
			0,
			-2,
			-1,
			-2,
			-1,
			42,
			149,
			40,
			-56,
			-1,
			-89,
			-1,
			59,
			12,
			10,
			4,
			21,
			4,
			47,
			-1,
			1,
			3,
			5,
			65,
			-1,
			128,
			-1,
			31,
			12,
			13,
			2,
			76,
			0,
			-49,
			136,
			0,
			-14,
			-1,
			34,
			-1,
			-57,
			-1,
			-113,
			69,
			0,
			3,
			-1,
			5,
			21,
			18,
			-26,
			12,
			23,
			25,
			-1,
			-77,
			-1,
			56,
			53,
			0,
			-43,
			9,
			7,
			-70,
			-1,
			4,
			-1,
			-106,
			-1,
			10,
			98,
			2,
			0,
			18,
			32,
			0,
			-1,
			-3,
			115,
			1,
			3,
			13,
			12,
			2,
			147,
			46,
			0,
			13,
			1,
			-3,
			-1,
			24,
			19,
			0,
			-5,
			-1,
			44,
			81,
			0,
			-7,
			12,
			30,
			-4,
			10,
			23,
			-14,
			-1,
			-20,
			-1,
			21,
			-1,
			4,
			112,
			0,
			-29,
			-1,
			-16,
			-1,
			-75,
			15,
			3,
			18,
			-1,
			-97,
			149,
			27,
			21,
			-1,
			40,
			-1,
			2,
			-1,
			31,
			40,
			1,
			41,
			37,
			3,
			66,
			-1,
			15,
			-1,
			129,
			-1,
			-17,
			-1,
			66,
			91,
			1,
			0,
			110,
			0,
			0,
			29,
			0,
			0,
			27,
			1,
			1,
			28,
			0,
			0,
			-1,
			-2,
			44,
			4,
			9,
			7,
			7,
			6,
			-1,
			12,
			-1,
			-14,
			-1,
			109,
			37,
			0,
			31,
			-1,
			51,
			-1,
			-3,
			37,
			3,
			-7,
			-1,
			-23,
			32,
			0,
			2,
			135,
			7,
			-16,
			-1,
			-26,
			-1,
			24,
			39,
			1,
			24,
			-1,
			62,
			18,
			15,
			-2,
			-1,
			51,
			-1,
			-18,
			24,
			0,
			38,
			4,
			26,
			-8,
			-1,
			46,
			-1,
			-49,
			-1,
			72,
			-1,
			60,
			148,
			2,
			0,
			14,
			12,
			-18,
			-1,
			-31,
			-1,
			22,
			18,
			0,
			1,
			150,
			1,
			-12,
			-1,
			-6,
			-1,
			-69,
			4,
			4,
			1,
			-1,
			25,
			34,
			1,
			1,
			91,
			0,
			1,
			-1,
			0,
			4,
			10,
			18,
			-1,
			64,
			134,
			0,
			9,
			80,
			0,
			16,
			10,
			3,
			21,
			-1,
			1,
			148,
			16,
			44,
			4,
			27,
			-6,
			-1,
			-58,
			-1,
			41,
			10,
			17,
			67,
			148,
			38,
			87,
			-1,
			129,
			-1,
			30,
			-1,
			-4,
			-1,
			-62,
			-1,
			-49,
			-1,
			-36,
			99,
			0,
			0,
			147,
			46,
			-2,
			-1,
			-4,
			97,
			0,
			8,
			-1,
			0,
			115,
			0,
			25,
			20,
			5,
			15,
			-1,
			-22,
			-1,
			30,
			-1,
			81,
			149,
			32,
			5,
			149,
			24,
			-1,
			-1,
			4,
			-1,
			-21,
			18,
			26,
			20,
			18,
			22,
			5,
			38,
			2,
			18,
			149,
			39,
			-22,
			-1,
			-49,
			-1,
			36,
			151,
			0,
			34,
			-1,
			73,
			20,
			19,
			7,
			-1,
			-20,
			-1,
			51,
			-1,
			-36,
			146,
			0,
			37,
			-1,
			49,
			4,
			19,
			-14,
			-1,
			84,
			-1,
			-52,
			98,
			1,
			0,
			148,
			0,
			0,
			24,
			1,
			-39,
			-1,
			-60,
			-1,
			31,
			41,
			8,
			0,
			22,
			1,
			0,
			25,
			1,
			-1,
			29,
			0,
			-1,
			-1,
			1,
			37,
			3,
			-8,
			-1,
			-25,
			-1,
			1,
			27,
			0,
			-27,
			-1,
			-51,
			-1,
			12,
			1,
			16,
			12,
			24,
			1,
			59,
			-1,
			76,
			-1,
			-15,
			-1,
			4,
			-1,
			33,
			30,
			0,
			26,
			148,
			12,
			43,
			-1,
			-2,
			29,
			0,
			63,
			-1,
			94,
			-1,
			7,
			148,
			27,
			-61,
			-1,
			30,
			-1,
			-120,
			8,
			2,
			0,
			14,
			6,
			14,
			15,
			24,
			20,
			-1,
			120,
			150,
			4,
			15,
			3,
			19,
			5,
			-1,
			21,
			-1,
			-32,
			-1,
			58,
			-1,
			-76,
			14,
			0,
			-1,
			4,
			31,
			-38,
			146,
			0,
			-2,
			-1,
			40,
			-1,
			-40,
			-1,
			-75,
			137,
			0,
			0,
			20,
			9,
			-1,
			-1,
			4,
			4,
			5,
			-5,
			-1,
			71,
			136,
			7,
			-5,
			-1,
			-2,
			-1,
			-17,
			149,
			4,
			21,
			-1,
			-38,
			149,
			10,
			26,
			-1,
			79,
			151,
			1,
			19,
			-1,
			35,
			-1,
			-14,
			19,
			6,
			0,
			40,
			4,
			0,
			40,
			2,
			0,
			53,
			1,
			0,
			50,
			0,
			0,
			118,
			0,
			0,
			44,
			2,
			1,
			-1,
			0,
			-1,
			21,
			149,
			34,
			-20,
			7,
			4,
			-31,
			-1,
			-83,
			-1,
			-16,
			-1,
			29,
			-1,
			-37,
			17,
			6,
			34,
			-1,
			-35,
			-1,
			54,
			7,
			2,
			45,
			-1,
			105,
			15,
			22,
			13,
			-1,
			-40,
			-1,
			53,
			18,
			2,
			-21,
			-1,
			61,
			20,
			18,
			-27,
			-1,
			-33,
			-1,
			42,
			17,
			26,
			22,
			-1,
			-36,
			-1,
			38,
			105,
			0,
			0,
			117,
			0,
			0,
			53,
			0,
			0,
			99,
			0,
			-1,
			-1,
			-2,
			21,
			40,
			5,
			49,
			0,
			2,
			-1,
			-1,
			-1,
			28,
			-1,
			67,
			81,
			0,
			18,
			29,
			0,
			27,
			13,
			7,
			39,
			19,
			2,
			60,
			-1,
			82,
			-1,
			-13,
			12,
			28,
			16,
			-1,
			-67,
			-1,
			37,
			21,
			34,
			-9,
			-1,
			17,
			-1,
			-69,
			6,
			11,
			-26,
			-1,
			29,
			-1,
			-53,
			29,
			1,
			-32,
			-1,
			-46,
			-1,
			43,
			8,
			6,
			38,
			-1,
			-29,
			-1,
			63,
			133,
			3,
			0,
			133,
			1,
			-1,
			-1,
			0,
			28,
			0,
			-12,
			47,
			0,
			-20,
			11,
			10,
			-29,
			147,
			44,
			-47,
			147,
			13,
			-61,
			-1,
			-10,
			-1,
			-80,
			-1,
			20,
			4,
			25,
			-12,
			-1,
			-28,
			-1,
			37,
			103,
			27,
			11,
			103,
			6,
			-33,
			-1,
			67,
			-1,
			-55,
			-1,
			35,
			-1,
			20,
			18,
			16,
			14,
			-1,
			-11,
			151,
			2,
			28,
			2,
			20,
			10,
			21,
			25,
			57,
			-1,
			12,
			-1,
			119,
			-1,
			-10,
			21,
			18,
			68,
			-1,
			-8,
			-1,
			104,
			82,
			0,
			0,
			1,
			3,
			0,
			103,
			12,
			12,
			103,
			5,
			4,
			147,
			39,
			11,
			149,
			40,
			0,
			1,
			0,
			-5,
			-1,
			-18,
			135,
			9,
			21,
			-1,
			65,
			-1,
			-4,
			-1,
			90,
			12,
			1,
			45,
			3,
			1,
			136,
			42,
			2,
			166,
			-1,
			201,
			-1,
			-3,
			-1,
			-22,
			45,
			0,
			18,
			-1,
			-22,
			-1,
			55,
			-1,
			-48,
			149,
			40,
			51,
			-1,
			67,
			-1,
			-49,
			98,
			2,
			-1,
			117,
			0,
			-1,
			-1,
			-1,
			-1,
			-44,
			-1,
			77,
			-1,
			47,
			73,
			0,
			0,
			30,
			7,
			-1,
			77,
			0,
			-1,
			-1,
			0,
			150,
			1,
			-17,
			14,
			7,
			-9,
			11,
			8,
			6,
			-1,
			-23,
			-1,
			26,
			-1,
			-31,
			-1,
			-62,
			-1,
			35,
			12,
			14,
			10,
			148,
			30,
			56,
			-1,
			6,
			-1,
			83,
			81,
			0,
			3,
			146,
			0,
			10,
			20,
			18,
			1,
			-1,
			-6,
			-1,
			48,
			28,
			0,
			32,
			78,
			0,
			70,
			8,
			4,
			97,
			-1,
			-25,
			-1,
			116,
			148,
			9,
			-19,
			-1,
			73,
			-1,
			-61,
			-1,
			9,
			-1,
			-38,
			91,
			1,
			0,
			73,
			1,
			0,
			105,
			0,
			0,
			48,
			5,
			-1,
			89,
			0,
			0,
			-1,
			0,
			14,
			6,
			-23,
			9,
			3,
			-50,
			-1,
			32,
			79,
			0,
			-73,
			147,
			46,
			-90,
			-1,
			-100,
			-1,
			22,
			-1,
			28,
			148,
			28,
			6,
			-1,
			37,
			18,
			36,
			-42,
			-1,
			-68,
			-1,
			40,
			48,
			6,
			-23,
			-1,
			-47,
			135,
			1,
			17,
			24,
			1,
			54,
			-1,
			74,
			-1,
			-32,
			-1,
			-34,
			8,
			7,
			39,
			-1,
			-11,
			-1,
			71,
			-1,
			36,
			-1,
			55,
			81,
			1,
			0,
			112,
			0,
			0,
			29,
			0,
			-1,
			136,
			12,
			1,
			-1,
			2,
			91,
			0,
			-19,
			-1,
			-25,
			-1,
			66,
			57,
			0,
			-10,
			-1,
			-12,
			-1,
			67,
			81,
			0,
			8,
			1,
			31,
			15,
			22,
			0,
			21,
			25,
			0,
			12,
			-1,
			20,
			-1,
			-14,
			108,
			0,
			44,
			148,
			32,
			-3,
			-1,
			-37,
			-1,
			37,
			-1,
			73,
			136,
			3,
			-10,
			-1,
			13,
			-1,
			-48,
			-1,
			-45,
			112,
			0,
			-19,
			18,
			36,
			2,
			-1,
			20,
			-1,
			-54,
			-1,
			-64,
			148,
			54,
			0,
			8,
			2,
			0,
			14,
			6,
			15,
			-1,
			21,
			-1,
			-72,
			14,
			0,
			-1,
			18,
			26,
			-35,
			146,
			0,
			-2,
			-1,
			38,
			-1,
			-39,
			-1,
			-72,
			137,
			0,
			0,
			-1,
			-1,
			148,
			11,
			18,
			-1,
			-39,
			12,
			9,
			25,
			-1,
			-18,
			150,
			0,
			35,
			-1,
			57,
			2,
			23,
			8,
			-1,
			79,
			12,
			28,
			-12,
			-1,
			-36,
			-1,
			40,
			15,
			28,
			16,
			20,
			4,
			31,
			-1,
			0,
			-1,
			58,
			115,
			0,
			-17,
			-1,
			-37,
			-1,
			51,
			31,
			2,
			0,
			8,
			2,
			0,
			-1,
			15,
			14,
			0,
			-1,
			4,
			31,
			-34,
			-1,
			-1,
			-1,
			-69,
			137,
			0,
			0,
			20,
			9,
			-1,
			52,
			0,
			4,
			-1,
			5,
			-1,
			-42,
			75,
			0,
			-5,
			-1,
			-6,
			10,
			10,
			31,
			14,
			4,
			7,
			-1,
			54,
			-1,
			-34,
			-1,
			92,
			19,
			2,
			18,
			-1,
			10,
			-1,
			63,
			21,
			40,
			23,
			27,
			0,
			38,
			-1,
			58,
			18,
			31,
			-5,
			14,
			5,
			-63,
			-1,
			33,
			-1,
			-106,
			-1,
			34,
			-1,
			-58,
			41,
			8,
			0,
			19,
			5,
			0,
			40,
			4,
			-1,
			50,
			0,
			0,
			21,
			8,
			0,
			73,
			0,
			-8,
			20,
			15,
			-11,
			-1,
			-9,
			21,
			5,
			-86,
			-1,
			15,
			-1,
			-148,
			-1,
			59,
			21,
			16,
			2,
			-1,
			12,
			-1,
			-1,
			-1,
			-35,
			0,
			1,
			-21,
			15,
			23,
			47,
			-1,
			114,
			-1,
			-5,
			41,
			5,
			-29,
			38,
			6,
			-5,
			-1,
			-25,
			39,
			2,
			31,
			-1,
			108,
			-1,
			-12,
			-1,
			-54,
			17,
			12,
			16,
			-1,
			-51,
			-1,
			22,
			-1,
			30,
			133,
			3,
			0,
			133,
			1,
			-1,
			17,
			29,
			0,
			-1,
			-3,
			-1,
			6,
			9,
			8,
			-11,
			-1,
			-31,
			57,
			0,
			1,
			12,
			32,
			-7,
			-1,
			-17,
			-1,
			37,
			-1,
			65,
			149,
			32,
			13,
			11,
			20,
			-7,
			-1,
			-43,
			149,
			21,
			9,
			12,
			13,
			26,
			-1,
			-26,
			15,
			14,
			43,
			-1,
			55,
			-1,
			-36,
			-1,
			-27,
			12,
			20,
			36,
			151,
			7,
			65,
			21,
			17,
			86,
			-1,
			29,
			-1,
			116,
			-1,
			-28,
			12,
			25,
			9,
			-1,
			-66,
			-1,
			28,
			1,
			3,
			0,
			75,
			0,
			12,
			-1,
			19,
			-1,
			-30,
			18,
			8,
			-1,
			152,
			12,
			-15,
			-1,
			-11,
			28,
			2,
			-54,
			-1,
			-66,
			-1,
			80,
			44,
			13,
			1,
			16,
			0,
			1,
			149,
			6,
			8,
			-1,
			-12,
			151,
			1,
			12,
			147,
			2,
			16,
			-1,
			-25,
			-1,
			19,
			20,
			9,
			-9,
			42,
			2,
			-49,
			-1,
			-63,
			-1,
			79,
			18,
			19,
			5,
			-1,
			-37,
			28,
			1,
			23,
			-1,
			30,
			-1,
			-90,
			-1,
			-2,
			151,
			1,
			-56,
			-1,
			-97,
			-1,
			43,
			110,
			0,
			0,
			99,
			0,
			0,
			75,
			0,
			-2,
			0,
			19,
			-3,
			81,
			0,
			0,
			-1,
			3,
			15,
			8,
			-17,
			-1,
			62,
			-1,
			-27,
			-1,
			-12,
			-1,
			21,
			17,
			29,
			4,
			39,
			4,
			-4,
			103,
			1,
			-6,
			13,
			6,
			28,
			-1,
			-4,
			-1,
			67,
			-1,
			-9,
			-1,
			67,
			9,
			1,
			16,
			-1,
			68,
			133,
			0,
			11,
			-1,
			18,
			133,
			2,
			-26,
			-1,
			-71,
			-1,
			-2,
			13,
			3,
			36,
			-1,
			80,
			32,
			0,
			-9,
			-1,
			-44,
			-1,
			53,
			129,
			0,
			0,
			152,
			2,
			0,
			81,
			0,
			1,
			79,
			0,
			4,
			44,
			13,
			1,
			44,
			7,
			2,
			-1,
			1,
			-1,
			62,
			-1,
			-50,
			2,
			25,
			16,
			22,
			0,
			27,
			-1,
			17,
			-1,
			60,
			136,
			3,
			-1,
			-1,
			15,
			-1,
			-28,
			13,
			2,
			-13,
			-1,
			36,
			-1,
			-21,
			81,
			0,
			-6,
			14,
			6,
			-15,
			-1,
			-21,
			-1,
			12,
			13,
			4,
			28,
			11,
			6,
			36,
			-1,
			-43,
			3,
			17,
			43,
			-1,
			9,
			-1,
			69,
			-1,
			-68,
			-1,
			-48,
			98,
			1,
			0,
			44,
			16,
			0,
			44,
			13,
			0,
			44,
			3,
			0,
			125,
			0,
			-1,
			-1,
			0,
			22,
			0,
			-38,
			-1,
			-71,
			-1,
			12,
			12,
			29,
			24,
			12,
			10,
			5,
			-1,
			60,
			21,
			41,
			-13,
			21,
			34,
			-33,
			-1,
			6,
			-1,
			-72,
			-1,
			66,
			-1,
			74,
			12,
			9,
			-37,
			-1,
			60,
			113,
			0,
			-73,
			-1,
			-103,
			-1,
			46,
			-1,
			39,
			13,
			4,
			24,
			-1,
			-104,
			14,
			6,
			39,
			41,
			5,
			73,
			-1,
			105,
			-1,
			-33,
			-1,
			6,
			148,
			2,
			0,
			14,
			12,
			-17,
			147,
			26,
			-29,
			0,
			7,
			-50,
			-1,
			-5,
			-1,
			-70,
			15,
			14,
			-6,
			-1,
			34,
			-1,
			-28,
			-1,
			20,
			85,
			0,
			0,
			27,
			2,
			0,
			-1,
			0,
			147,
			47,
			18,
			124,
			0,
			9,
			136,
			6,
			0,
			111,
			0,
			-15,
			-1,
			-25,
			-1,
			63,
			32,
			1,
			26,
			-1,
			62,
			-1,
			-17,
			-1,
			53,
			38,
			7,
			60,
			-1,
			106,
			-1,
			-1,
			14,
			10,
			38,
			152,
			0,
			64,
			-1,
			94,
			-1,
			-18,
			-1,
			-15,
			31,
			3,
			0,
			50,
			0,
			0,
			148,
			0,
			0,
			14,
			14,
			-35,
			-1,
			-57,
			-1,
			42,
			48,
			5,
			0,
			20,
			9,
			1,
			151,
			6,
			4,
			106,
			2,
			6,
			52,
			0,
			4,
			9,
			0,
			5,
			-1,
			-23,
			-1,
			6,
			-1,
			-40,
			-1,
			30,
			-1,
			-39,
			148,
			8,
			-2,
			-1,
			-22,
			-1,
			0,
			47,
			0,
			-21,
			1,
			23,
			6,
			-1,
			-29,
			-1,
			36,
			-1,
			-49,
			19,
			5,
			-32,
			-1,
			-44,
			-1,
			43,
			8,
			0,
			33,
			-1,
			-58,
			-1,
			47,
			105,
			0,
			0,
			73,
			1,
			0,
			53,
			0,
			0,
			76,
			0,
			-1,
			-1,
			-2,
			20,
			17,
			8,
			-1,
			21,
			113,
			0,
			-17,
			1,
			16,
			-30,
			-1,
			-77,
			-1,
			-12,
			-1,
			51,
			136,
			11,
			13,
			29,
			0,
			18,
			19,
			2,
			29,
			5,
			5,
			49,
			-1,
			-50,
			-1,
			58,
			12,
			38,
			-1,
			-1,
			-23,
			-1,
			37,
			-1,
			-15,
			1,
			18,
			-39,
			-1,
			-85,
			-1,
			26,
			-1,
			37,
			106,
			1,
			35,
			111,
			0,
			53,
			-1,
			75,
			-1,
			-16,
			-1,
			-37,
			119,
			0,
			0,
			2,
			10,
			0,
			22,
			0,
			6,
			57,
			0,
			1,
			39,
			4,
			-1,
			73,
			0,
			-3,
			21,
			24,
			-5,
			109,
			0,
			-7,
			-1,
			-11,
			21,
			11,
			19,
			-1,
			-4,
			-1,
			62,
			-1,
			37,
			7,
			7,
			33,
			-1,
			-32,
			-1,
			77,
			-1,
			45,
			-1,
			58,
			148,
			26,
			34,
			-1,
			57,
			-1,
			12,
			59,
			0,
			-1,
			17,
			1,
			-1,
			-1,
			-46,
			-1,
			0,
			-1,
			-64,
			12,
			23,
			-32,
			148,
			11,
			-66,
			-1,
			23,
			-1,
			-80,
			-1,
			35,
			24,
			0,
			0,
			-1,
			2,
			149,
			35,
			-3,
			151,
			4,
			-7,
			150,
			2,
			-6,
			3,
			14,
			-8,
			17,
			28,
			-3,
			10,
			11,
			-7,
			-1,
			18,
			16,
			0,
			-13,
			-1,
			-2,
			-1,
			-26,
			-1,
			21,
			-1,
			-22,
			11,
			12,
			26,
			-1,
			-48,
			38,
			7,
			44,
			-1,
			-19,
			-1,
			69,
			-1,
			-52,
			9,
			6,
			8,
			120,
			0,
			-15,
			-1,
			-3,
			-1,
			-65,
			42,
			5,
			21,
			123,
			0,
			30,
			3,
			12,
			36,
			-1,
			57,
			-1,
			19,
			-1,
			-35,
			-1,
			-32,
			95,
			0,
			0,
			77,
			0,
			0,
			99,
			1,
			0,
			18,
			33,
			0,
			105,
			0,
			-3,
			-1,
			-3,
			-1,
			68,
			81,
			1,
			4,
			138,
			0,
			5,
			149,
			40,
			4,
			-1,
			8,
			-1,
			-5,
			5,
			2,
			49,
			-1,
			-39,
			10,
			27,
			70,
			-1,
			93,
			-1,
			-28,
			-1,
			-36,
			52,
			0,
			24,
			-1,
			34,
			-1,
			-87,
			151,
			0,
			-14,
			-1,
			-5,
			-1,
			-63,
			27,
			0,
			21,
			151,
			0,
			41,
			149,
			7,
			57,
			-1,
			-3,
			-1,
			76,
			-1,
			-31,
			-1,
			-11,
			133,
			3,
			0,
			152,
			2,
			-1,
			81,
			0,
			1,
			79,
			0,
			3,
			-1,
			1,
			121,
			0,
			15,
			2,
			25,
			18,
			-1,
			28,
			23,
			1,
			1,
			-1,
			7,
			-1,
			-67,
			-1,
			-47,
			112,
			0,
			-13,
			-1,
			-5,
			-1,
			-47,
			81,
			0,
			-9,
			14,
			6,
			-18,
			-1,
			-24,
			-1,
			8,
			9,
			9,
			25,
			-1,
			-2,
			-1,
			52,
			148,
			33,
			13,
			1,
			22,
			-9,
			-1,
			5,
			-1,
			-65,
			18,
			10,
			31,
			-1,
			-41,
			14,
			6,
			44,
			-1,
			60,
			-1,
			-7,
			68,
			0,
			0,
			1,
			3,
			0,
			4,
			0,
			11,
			15,
			13,
			-12,
			14,
			7,
			36,
			-1,
			113,
			-1,
			-20,
			-1,
			-27,
			12,
			1,
			21,
			146,
			1,
			75,
			-1,
			18,
			15,
			20,
			125,
			-1,
			-3,
			-1,
			166,
			-1,
			14,
			17,
			0,
			-1,
			0,
			0,
			-33,
			-1,
			38,
			-1,
			-39,
			15,
			34,
			0,
			18,
			8,
			-1,
			15,
			27,
			-12,
			-1,
			-18,
			11,
			33,
			29,
			-1,
			46,
			-1,
			-39,
			-1,
			0,
			-1,
			17,
			12,
			22,
			40,
			-1,
			-21,
			-1,
			83,
			16,
			0,
			0,
			31,
			0,
			4,
			21,
			39,
			7,
			-1,
			4,
			-1,
			44,
			4,
			18,
			-17,
			-1,
			-45,
			-1,
			1,
			73,
			0,
			-2,
			21,
			10,
			-4,
			103,
			27,
			-21,
			6,
			8,
			-14,
			-1,
			60,
			-1,
			-20,
			13,
			0,
			-76,
			-1,
			22,
			28,
			1,
			-100,
			-1,
			-122,
			-1,
			47,
			4,
			9,
			-2,
			-1,
			20,
			5,
			5,
			-3,
			9,
			7,
			-18,
			-1,
			2,
			21,
			11,
			-40,
			-1,
			74,
			-1,
			-46,
			-1,
			0,
			21,
			13,
			15,
			-1,
			97,
			-1,
			6,
			82,
			0,
			0,
			148,
			0,
			0,
			49,
			0,
			-37,
			-1,
			-57,
			-1,
			52,
			33,
			1,
			0,
			88,
			0,
			1,
			22,
			1,
			0,
			-1,
			-1,
			11,
			7,
			13,
			19,
			4,
			-14,
			12,
			27,
			-35,
			-1,
			20,
			19,
			1,
			-55,
			-1,
			31,
			-1,
			-73,
			-1,
			25,
			-1,
			29,
			1,
			6,
			22,
			-1,
			103,
			3,
			3,
			13,
			-1,
			-47,
			5,
			4,
			22,
			-1,
			-45,
			21,
			27,
			30,
			-1,
			70,
			-1,
			7,
			22,
			2,
			-11,
			-1,
			-7,
			-1,
			-87,
			-1,
			44,
			110,
			0,
			0,
			147,
			2,
			0,
			7,
			6,
			-13,
			-1,
			1,
			20,
			10,
			-46,
			-1,
			-3,
			-1,
			-67,
			61,
			0,
			0,
			41,
			8,
			0,
			24,
			0,
			0,
			-1,
			2,
			20,
			19,
			-5,
			13,
			2,
			-2,
			-1,
			19,
			-1,
			-5,
			147,
			21,
			-40,
			-1,
			-4,
			42,
			4,
			-62,
			-1,
			-80,
			-1,
			22,
			-1,
			35,
			11,
			9,
			19,
			-1,
			-15,
			45,
			0,
			40,
			-1,
			71,
			-1,
			-7,
			13,
			3,
			34,
			-1,
			77,
			32,
			0,
			-10,
			-1,
			-43,
			-1,
			51,
			91,
			1,
			0,
			136,
			12,
			0,
			46,
			0,
			1,
			29,
			1,
			1,
			1,
			3,
			1,
			75,
			0,
			17,
			-1,
			24,
			-1,
			-25,
			71,
			0,
			1,
			5,
			5,
			0,
			-1,
			-7,
			44,
			12,
			2,
			-1,
			3,
			-1,
			-56,
			11,
			37,
			29,
			1,
			16,
			39,
			-1,
			80,
			-1,
			17,
			-1,
			-37,
			21,
			35,
			-20,
			-1,
			-11,
			-1,
			-78,
			-1,
			-37,
			17,
			20,
			-12,
			44,
			6,
			-21,
			-1,
			-25,
			-1,
			59,
			21,
			22,
			18,
			-1,
			46,
			-1,
			-29,
			-1,
			52,
			99,
			0,
			0,
			94,
			0,
			-1,
			147,
			7,
			0,
			18,
			16,
			-11,
			-1,
			-44,
			-1,
			-7,
			89,
			0,
			2,
			18,
			0,
			3,
			-1,
			-17,
			0,
			16,
			5,
			-1,
			9,
			-1,
			-3,
			-1,
			-35,
			15,
			12,
			-13,
			16,
			0,
			10,
			-1,
			43,
			20,
			19,
			-23,
			-1,
			21,
			11,
			17,
			-63,
			-1,
			19,
			-1,
			-112,
			147,
			7,
			-21,
			111,
			0,
			9,
			-1,
			-12,
			-1,
			57,
			-1,
			-28,
			9,
			1,
			4,
			15,
			25,
			44,
			-1,
			75,
			-1,
			-35,
			-1,
			2,
			129,
			0,
			0,
			91,
			0,
			0,
			94,
			0,
			0,
			-1,
			1,
			12,
			31,
			-9,
			148,
			52,
			-16,
			12,
			19,
			-20,
			-1,
			-5,
			1,
			14,
			-34,
			-1,
			-69,
			-1,
			-20,
			-1,
			35,
			-1,
			15,
			103,
			8,
			13,
			12,
			6,
			62,
			-1,
			-35,
			-1,
			81,
			134,
			0,
			7,
			47,
			0,
			12,
			1,
			24,
			0,
			11,
			30,
			-20,
			-1,
			-41,
			-1,
			28,
			149,
			16,
			22,
			9,
			5,
			-26,
			-1,
			-62,
			-1,
			37,
			-1,
			41,
			-1,
			38,
			-1,
			-46,
			-1,
			-47,
			16,
			0,
			0,
			21,
			28,
			3,
			6,
			10,
			-2,
			147,
			23,
			-19,
			126,
			0,
			11,
			-1,
			25,
			-1,
			-40,
			151,
			9,
			-34,
			97,
			0,
			-39,
			-1,
			-46,
			-1,
			18,
			-1,
			53,
			-1,
			4,
			148,
			15,
			14,
			-1,
			-14,
			94,
			0,
			19,
			15,
			6,
			25,
			-1,
			-32,
			-1,
			29,
			148,
			44,
			-8,
			-1,
			-27,
			-1,
			42,
			134,
			0,
			-2,
			-1,
			0,
			20,
			17,
			-15,
			20,
			13,
			-10,
			-1,
			-18,
			109,
			0,
			38,
			-1,
			69,
			-1,
			-55,
			-1,
			-69,
			68,
			0,
			0,
			82,
			0,
			0,
			148,
			0,
			0,
			49,
			0,
			-35,
			-1,
			-54,
			-1,
			49,
			98,
			0,
			0,
			-1,
			-1,
			13,
			4,
			7,
			28,
			0,
			-16,
			13,
			2,
			-36,
			-1,
			20,
			3,
			16,
			-53,
			-1,
			-68,
			-1,
			10,
			149,
			20,
			32,
			-1,
			-20,
			-1,
			63,
			5,
			3,
			12,
			3,
			1,
			-13,
			3,
			0,
			29,
			126,
			0,
			-11,
			-1,
			-40,
			-1,
			59,
			-1,
			72,
			-1,
			-44,
			-1,
			17,
			-1,
			43,
			148,
			44,
			39,
			-1,
			72,
			-1,
			-21,
			96,
			0,
			0,
			87,
			0,
			0,
			119,
			0,
			1,
			68,
			0,
			1,
			148,
			11,
			1,
			13,
			6,
			-6,
			14,
			4,
			-18,
			-1,
			-45,
			8,
			7,
			-6,
			-1,
			-44,
			-1,
			3,
			-1,
			4,
			15,
			4,
			2,
			37,
			0,
			17,
			-1,
			-36,
			-1,
			22,
			-1,
			1,
			23,
			0,
			43,
			-1,
			72,
			-1,
			-33,
			23,
			0,
			-32,
			-1,
			-59,
			-1,
			26,
			25,
			0,
			-27,
			-1,
			-40,
			-1,
			26,
			74,
			0,
			-20,
			26,
			0,
			-9,
			-1,
			-24,
			-1,
			35,
			-1,
			-77,
			43,
			1,
			0,
			-1,
			-24,
			11,
			9,
			0,
			135,
			5,
			-3,
			126,
			0,
			-1,
			12,
			36,
			1,
			152,
			6,
			4,
			-1,
			6,
			-1,
			-40,
			149,
			37,
			-22,
			11,
			4,
			-2,
			-1,
			23,
			-1,
			-37,
			-1,
			-41,
			94,
			0,
			-23,
			91,
			0,
			-3,
			17,
			22,
			-13,
			18,
			33,
			29,
			-1,
			-14,
			-1,
			79,
			-1,
			-31,
			-1,
			90,
			-1,
			-71,
			-1,
			-31,
			76,
			1,
			2,
			61,
			0,
			2,
			-1,
			1,
			14,
			6,
			32,
			-1,
			52,
			-1,
			-11,
			-1,
			61,
			129,
			0,
			0,
			91,
			0,
			0,
			136,
			12,
			0,
			-1,
			0,
			12,
			4,
			-14,
			7,
			8,
			35,
			-1,
			95,
			-1,
			-25,
			12,
			14,
			-19,
			-1,
			-47,
			11,
			34,
			-4,
			-1,
			-18,
			148,
			24,
			29,
			-1,
			-10,
			-1,
			56,
			48,
			2,
			12,
			48,
			0,
			17,
			4,
			11,
			12,
			77,
			0,
			42,
			-1,
			55,
			-1,
			-45,
			4,
			22,
			2,
			13,
			3,
			-26,
			-1,
			-52,
			148,
			31,
			11,
			-1,
			-29,
			-1,
			58,
			-1,
			16,
			-1,
			71,
			-1,
			-37,
			-1,
			-45,
			147,
			47,
			0,
			34,
			1,
			-1,
			95,
			0,
			0,
			-1,
			-1,
			147,
			39,
			27,
			103,
			25,
			5,
			-1,
			-12,
			-1,
			58,
			-1,
			73,
			11,
			46,
			-33,
			-1,
			-55,
			-1,
			33,
			97,
			0,
			8,
			14,
			8,
			0,
			14,
			2,
			6,
			-1,
			-19,
			7,
			5,
			16,
			-1,
			33,
			18,
			31,
			-7,
			11,
			41,
			-34,
			-1,
			-45,
			-1,
			70,
			-1,
			28,
			-1,
			-23,
			38,
			9,
			27,
			147,
			48,
			51,
			21,
			16,
			4,
			-1,
			71,
			-1,
			-48,
			-1,
			68,
			-1,
			7,
			99,
			0,
			0,
			-1,
			-1,
			17,
			29,
			4,
			11,
			22,
			-4,
			152,
			5,
			-18,
			147,
			47,
			-8,
			17,
			27,
			-13,
			-1,
			-5,
			-1,
			-64,
			-1,
			51,
			-1,
			-57,
			-1,
			4,
			78,
			0,
			15,
			11,
			2,
			21,
			-1,
			64,
			4,
			13,
			15,
			11,
			44,
			45,
			-1,
			65,
			-1,
			-1,
			152,
			13,
			8,
			109,
			0,
			12,
			4,
			33,
			5,
			113,
			0,
			11,
			-1,
			3,
			-1,
			47,
			-1,
			-58,
			-1,
			48,
			-1,
			-53,
			106,
			1,
			-37,
			-1,
			-14,
			-1,
			-112,
			19,
			4,
			0,
			50,
			0,
			-1,
			110,
			0,
			0,
			56,
			0,
			-1,
			27,
			2,
			-1,
			-1,
			-2,
			-1,
			18,
			2,
			32,
			14,
			2,
			31,
			8,
			32,
			0,
			13,
			14,
			3,
			26,
			-1,
			-56,
			-1,
			32,
			-1,
			-10,
			-1,
			-81,
			-1,
			76,
			13,
			4,
			42,
			-1,
			76,
			-1,
			-9,
			-1,
			-36,
			113,
			0,
			10,
			14,
			13,
			16,
			12,
			36,
			9,
			-1,
			32,
			28,
			1,
			-8,
			-1,
			-2,
			-1,
			-76,
			-1,
			59,
			2,
			33,
			-38,
			-1,
			-63,
			-1,
			33,
			24,
			0,
			0,
			152,
			6,
			2,
			-1,
			4,
			81,
			0,
			-13,
			12,
			33,
			-23,
			149,
			19,
			-30,
			14,
			7,
			4,
			18,
			27,
			-13,
			18,
			21,
			9,
			-1,
			-26,
			-1,
			100,
			-1,
			-66,
			-1,
			75,
			42,
			3,
			-44,
			-1,
			-50,
			-1,
			38,
			-1,
			30,
			27,
			0,
			29,
			-1,
			47,
			-1,
			-54,
			20,
			19,
			-3,
			13,
			2,
			0,
			18,
			4,
			22,
			-1,
			-42,
			37,
			7,
			32,
			-1,
			-35,
			149,
			15,
			38,
			-1,
			0,
			-1,
			50,
			-1,
			-4,
			-1,
			-37,
			98,
			2,
			0,
			16,
			0,
			0,
			106,
			0,
			3,
			12,
			28,
			6,
			152,
			0,
			2,
			-1,
			6,
			81,
			0,
			-14,
			12,
			7,
			-27,
			-1,
			9,
			-1,
			-37,
			-1,
			32,
			44,
			2,
			17,
			28,
			0,
			13,
			93,
			0,
			24,
			17,
			26,
			29,
			-1,
			8,
			-1,
			46,
			-1,
			-40,
			38,
			0,
			-6,
			-1,
			17,
			79,
			0,
			-28,
			17,
			28,
			-45,
			-1,
			-15,
			-1,
			-94,
			-1,
			26,
			-1,
			94,
			12,
			14,
			-15,
			-1,
			-56,
			-1,
			-7,
			-1,
			-2,
			-1,
			52,
			129,
			0,
			0,
			92,
			0,
			0,
			133,
			3,
			0,
			14,
			2,
			-1,
			93,
			0,
			-8,
			-1,
			-11,
			-1,
			65,
			-1,
			1,
			93,
			0,
			14,
			150,
			4,
			21,
			14,
			3,
			8,
			-1,
			40,
			14,
			10,
			-10,
			-1,
			-20,
			-1,
			52,
			24,
			0,
			47,
			-1,
			16,
			-1,
			83,
			-1,
			-44,
			21,
			28,
			18,
			120,
			1,
			-14,
			-1,
			-27,
			-1,
			56,
			12,
			35,
			54,
			16,
			0,
			67,
			-1,
			110,
			12,
			24,
			32,
			-1,
			-20,
			-1,
			72,
			-1,
			-37,
			-1,
			-44,
			91,
			1,
			0,
			132,
			0,
			0,
			24,
			0,
			0,
			-1,
			3,
			20,
			19,
			-3,
			150,
			4,
			-1,
			2,
			24,
			-3,
			-1,
			2,
			41,
			2,
			-14,
			120,
			0,
			-19,
			-1,
			-13,
			-1,
			-50,
			-1,
			18,
			103,
			27,
			20,
			11,
			17,
			-12,
			-1,
			-58,
			-1,
			10,
			2,
			21,
			43,
			2,
			11,
			-11,
			-1,
			59,
			-1,
			-51,
			-1,
			64,
			-1,
			-35,
			11,
			21,
			-14,
			-1,
			-31,
			103,
			11,
			11,
			-1,
			-40,
			20,
			1,
			36,
			-1,
			95,
			-1,
			12,
			-1,
			47,
			96,
			0,
			0,
			99,
			0,
			0,
			147,
			45,
			-1,
			130,
			0,
			-3,
			-1,
			-2,
			-1,
			-42,
			115,
			0,
			8,
			21,
			6,
			4,
			-1,
			-38,
			21,
			38,
			7,
			-1,
			13,
			20,
			16,
			-14,
			-1,
			27,
			-1,
			-33,
			135,
			2,
			41,
			39,
			1,
			72,
			-1,
			95,
			-1,
			-10,
			12,
			12,
			-6,
			-1,
			68,
			-1,
			-33,
			21,
			40,
			5,
			90,
			0,
			3,
			88,
			0,
			5,
			-1,
			4,
			-1,
			60,
			-1,
			-31,
			-1,
			63,
			130,
			0,
			-19,
			-1,
			-25,
			-1,
			88,
			30,
			6,
			0,
			46,
			0,
			0,
			138,
			0,
			0,
			17,
			2,
			-1,
			-1,
			-33,
			12,
			3,
			0,
			-1,
			61,
			59,
			0,
			-1,
			-1,
			0,
			7,
			8,
			-49,
			-1,
			-83,
			-1,
			13,
			151,
			8,
			8,
			28,
			1,
			10,
			-1,
			16,
			37,
			2,
			-9,
			-1,
			-42,
			-1,
			17,
			-1,
			-60,
			-1,
			-31,
			20,
			5,
			17,
			-1,
			56,
			0,
			9,
			5,
			-1,
			-77,
			19,
			6,
			17,
			12,
			38,
			5,
			-1,
			20,
			97,
			0,
			-46,
			-1,
			26,
			-1,
			-76,
			-1,
			62,
			82,
			0,
			0,
			148,
			0,
			0,
			49,
			0,
			-34,
			-1,
			-53,
			-1,
			46,
			105,
			0,
			0,
			73,
			1,
			0,
			133,
			3,
			0,
			92,
			0,
			-1,
			-1,
			-1,
			135,
			2,
			20,
			-1,
			42,
			-1,
			-22,
			93,
			0,
			12,
			148,
			33,
			18,
			99,
			0,
			-4,
			-1,
			-18,
			-1,
			35,
			21,
			20,
			34,
			-1,
			-6,
			146,
			0,
			50,
			25,
			0,
			32,
			-1,
			47,
			-1,
			-55,
			-1,
			151,
			-1,
			-38,
			-1,
			33,
			31,
			0,
			33,
			-1,
			52,
			-1,
			-34,
			-1,
			41,
			19,
			4,
			0,
			50,
			0,
			-1,
			110,
			0,
			0,
			56,
			0,
			-1,
			-1,
			-1,
			37,
			7,
			14,
			-1,
			-18,
			148,
			18,
			24,
			-1,
			-3,
			-1,
			38,
			-1,
			40,
			-1,
			-35,
			152,
			8,
			10,
			147,
			48,
			13,
			79,
			1,
			8,
			136,
			7,
			4,
			3,
			17,
			10,
			9,
			8,
			27,
			9,
			4,
			6,
			-1,
			49,
			-1,
			-30,
			-1,
			55,
			103,
			28,
			-3,
			-1,
			-40,
			147,
			41,
			16,
			-1,
			26,
			-1,
			-41,
			-1,
			-36,
			-1,
			65,
			-1,
			58,
			-1,
			-88,
			2,
			17,
			0,
			9,
			10,
			3,
			-1,
			-6,
			151,
			8,
			9,
			0,
			10,
			10,
			22,
			0,
			6,
			-1,
			2,
			42,
			9,
			24,
			-1,
			28,
			-1,
			-63,
			-1,
			31,
			-1,
			-45,
			59,
			0,
			-2,
			148,
			52,
			-1,
			115,
			1,
			-2,
			24,
			1,
			-3,
			136,
			3,
			-2,
			-1,
			2,
			10,
			0,
			-8,
			-1,
			77,
			-1,
			-10,
			-1,
			-18,
			135,
			2,
			23,
			37,
			5,
			42,
			-1,
			16,
			-1,
			88,
			-1,
			-43,
			2,
			19,
			20,
			-1,
			-42,
			-1,
			27,
			-1,
			-68,
			48,
			5,
			0,
			91,
			0,
			0,
			94,
			0,
			0,
			-1,
			1,
			14,
			6,
			-9,
			-1,
			-19,
			11,
			31,
			6,
			-1,
			32,
			-1,
			-18,
			147,
			16,
			13,
			147,
			3,
			-6,
			5,
			7,
			38,
			149,
			23,
			-18,
			-1,
			-58,
			-1,
			52,
			-1,
			73,
			115,
			0,
			-20,
			4,
			29,
			-27,
			15,
			4,
			-47,
			-1,
			23,
			-1,
			-60,
			-1,
			5,
			-1,
			65,
			-1,
			33,
			48,
			6,
			-19,
			-1,
			-39,
			135,
			1,
			17,
			24,
			1,
			49,
			-1,
			67,
			-1,
			-31,
			-1,
			-32,
			30,
			5,
			0,
			16,
			0,
			0,
			-1,
			3,
			-1,
			-3,
			41,
			5,
			12,
			148,
			7,
			22,
			21,
			12,
			-24,
			-1,
			-87,
			11,
			36,
			18,
			-1,
			47,
			-1,
			-51,
			19,
			3,
			31,
			14,
			3,
			42,
			13,
			3,
			1,
			148,
			44,
			-38,
			-1,
			7,
			-1,
			-98,
			-1,
			53,
			-1,
			53,
			25,
			0,
			-11,
			-1,
			12,
			-1,
			-75,
			19,
			6,
			-22,
			136,
			1,
			-60,
			1,
			31,
			-119,
			-1,
			16,
			-1,
			-145,
			17,
			29,
			-22,
			-1,
			-81,
			-1,
			38,
			-1,
			66,
			68,
			0,
			0,
			76,
			0,
			0,
			-1,
			-1,
			44,
			12,
			6,
			28,
			0,
			9,
			0,
			18,
			1,
			25,
			0,
			14,
			17,
			7,
			26,
			-1,
			-42,
			1,
			32,
			32,
			80,
			0,
			42,
			-1,
			54,
			12,
			31,
			-31,
			-1,
			-60,
			-1,
			55,
			21,
			33,
			-23,
			-1,
			-69,
			-1,
			22,
			-1,
			-18,
			152,
			7,
			-16,
			113,
			0,
			-8,
			-1,
			-17,
			-1,
			46,
			-1,
			-70,
			135,
			2,
			29,
			-1,
			39,
			-1,
			-8,
			-1,
			-66,
			12,
			22,
			36,
			-1,
			-20,
			-1,
			78,
			88,
			0,
			0,
			44,
			3,
			0,
			125,
			0,
			-1,
			-1,
			0,
			22,
			0,
			-33,
			15,
			19,
			-67,
			-1,
			5,
			-1,
			-90,
			18,
			28,
			16,
			-1,
			-49,
			-1,
			70,
			44,
			5,
			15,
			18,
			12,
			90,
			-1,
			-29,
			-1,
			116,
			113,
			0,
			6,
			94,
			0,
			-5,
			120,
			0,
			10,
			-1,
			18,
			-1,
			-58,
			-1,
			-43,
			-1,
			51,
			4,
			6,
			15,
			-1,
			88,
			76,
			0,
			7,
			147,
			35,
			-2,
			81,
			0,
			14,
			-1,
			27,
			-1,
			-58,
			-1,
			-40,
			-1,
			74,
			98,
			2,
			0,
			18,
			33,
			0,
			-1,
			-2,
			13,
			1,
			3,
			146,
			0,
			24,
			136,
			0,
			41,
			152,
			8,
			51,
			-1,
			65,
			-1,
			-41,
			-1,
			-54,
			11,
			3,
			-36,
			-1,
			-71,
			-1,
			33,
			13,
			3,
			1,
			152,
			0,
			-12,
			146,
			0,
			-31,
			-1,
			-42,
			45,
			0,
			6,
			-1,
			77,
			-1,
			-62,
			76,
			0,
			14,
			103,
			27,
			28,
			-1,
			-30,
			-1,
			39,
			-1,
			-49,
			81,
			0,
			5,
			-1,
			9,
			-1,
			-18,
			18,
			20,
			50,
			-1,
			-17,
			-1,
			81,
			82,
			0,
			0,
			148,
			0,
			0,
			49,
			0,
			-32,
			-1,
			-51,
			-1,
			43,
			2,
			17,
			0,
			4,
			23,
			4,
			15,
			17,
			2,
			151,
			6,
			11,
			21,
			10,
			15,
			147,
			22,
			1,
			-1,
			40,
			-1,
			-8,
			147,
			32,
			27,
			3,
			10,
			5,
			-1,
			-12,
			-1,
			50,
			3,
			4,
			44,
			-1,
			108,
			-1,
			32,
			18,
			23,
			-31,
			-1,
			-54,
			-1,
			30,
			11,
			11,
			-4,
			-1,
			-37,
			-1,
			-2,
			17,
			13,
			27,
			-1,
			-1,
			-1,
			51,
			-1,
			-2,
			-1,
			38,
			53,
			1,
			0,
			114,
			0,
			0,
			19,
			5,
			0,
			4,
			34,
			0,
			21,
			41,
			1,
			-1,
			1,
			-1,
			58,
			17,
			19,
			-7,
			-1,
			16,
			49,
			0,
			-11,
			151,
			2,
			-14,
			-1,
			-17,
			103,
			27,
			25,
			-1,
			-53,
			137,
			0,
			44,
			-1,
			60,
			-1,
			-44,
			148,
			46,
			26,
			-1,
			45,
			-1,
			-47,
			17,
			12,
			14,
			-1,
			-46,
			-1,
			19,
			21,
			35,
			-23,
			-1,
			-44,
			-1,
			28,
			134,
			0,
			24,
			148,
			6,
			40,
			-1,
			-17,
			-1,
			59,
			-1,
			-29,
			129,
			0,
			0,
			92,
			0,
			0,
			2,
			15,
			0,
			76,
			0,
			4,
			-1,
			2,
			5,
			3,
			26,
			15,
			7,
			-16,
			-1,
			39,
			11,
			24,
			-39,
			-1,
			21,
			-1,
			-75,
			103,
			17,
			46,
			-1,
			19,
			-1,
			74,
			148,
			3,
			-2,
			11,
			43,
			-29,
			-1,
			-39,
			-1,
			37,
			-1,
			-1,
			149,
			21,
			16,
			149,
			2,
			-13,
			-1,
			54,
			120,
			1,
			-27,
			-1,
			-39,
			-1,
			39,
			2,
			16,
			38,
			13,
			7,
			-19,
			-1,
			-53,
			-1,
			50,
			-1,
			53,
			-1,
			-42,
			105,
			0,
			0,
			73,
			1,
			0,
			98,
			1,
			0,
			44,
			16,
			-1,
			136,
			14,
			-1,
			-1,
			-1,
			55,
			0,
			-29,
			11,
			15,
			-42,
			-1,
			13,
			-1,
			-56,
			-1,
			45,
			-1,
			36,
			106,
			0,
			20,
			14,
			6,
			36,
			81,
			0,
			64,
			39,
			1,
			78,
			-1,
			90,
			-1,
			-24,
			-1,
			-24,
			-1,
			10,
			15,
			30,
			-59,
			-1,
			-101,
			-1,
			17,
			113,
			0,
			30,
			-1,
			46,
			-1,
			-21,
			26,
			1,
			31,
			15,
			26,
			44,
			-1,
			66,
			-1,
			-8,
			-1,
			-54,
			68,
			0,
			0,
			147,
			2,
			0,
			10,
			9,
			-11,
			12,
			36,
			5,
			-1,
			21,
			18,
			36,
			-15,
			-1,
			-49,
			14,
			13,
			12,
			-1,
			-5,
			-1,
			76,
			9,
			10,
			-31,
			-1,
			-13,
			-1,
			-55,
			152,
			2,
			0,
			-1,
			2,
			81,
			0,
			-6,
			109,
			0,
			-13,
			-1,
			-20,
			-1,
			10,
			12,
			32,
			21,
			18,
			19,
			31,
			3,
			17,
			-10,
			-1,
			-45,
			-1,
			51,
			-1,
			51,
			26,
			0,
			-53,
			-1,
			36,
			-1,
			-119,
			12,
			22,
			35,
			-1,
			-19,
			-1,
			75,
			85,
			0,
			0,
			2,
			10,
			0,
			22,
			0,
			5,
			57,
			0,
			1,
			42,
			7,
			-1,
			-1,
			-3,
			21,
			3,
			34,
			-1,
			-13,
			-1,
			59,
			-1,
			54,
			-1,
			25,
			59,
			0,
			-1,
			21,
			8,
			-1,
			6,
			5,
			-24,
			21,
			5,
			-72,
			-1,
			24,
			-1,
			-133,
			6,
			7,
			-9,
			-1,
			78,
			-1,
			-20,
			125,
			0,
			0,
			-1,
			0,
			22,
			0,
			-43,
			-1,
			-74,
			-1,
			1,
			-1,
			-56,
			15,
			17,
			29,
			-1,
			-6,
			21,
			26,
			57,
			-1,
			-14,
			-1,
			76,
			99,
			0,
			0,
			-1,
			-1,
			21,
			40,
			4,
			90,
			0,
			2,
			15,
			6,
			4,
			38,
			3,
			21,
			78,
			0,
			-6,
			-1,
			6,
			-1,
			-77,
			15,
			0,
			40,
			-1,
			72,
			-1,
			19,
			149,
			13,
			0,
			15,
			20,
			11,
			5,
			7,
			-2,
			-1,
			-27,
			-1,
			18,
			17,
			18,
			27,
			1,
			4,
			0,
			-1,
			47,
			-1,
			-20,
			149,
			3,
			47,
			-1,
			3,
			-1,
			67,
			149,
			31,
			-6,
			-1,
			-20,
			113,
			0,
			11,
			-1,
			3,
			-1,
			52,
			-1,
			-28,
			-1,
			61,
			31,
			3,
			0,
			8,
			2,
			0,
			15,
			25,
			13,
			-1,
			108,
			7,
			1,
			8,
			15,
			32,
			-5,
			12,
			26,
			5,
			-1,
			34,
			106,
			0,
			-26,
			6,
			3,
			-44,
			-1,
			-83,
			-1,
			6,
			-1,
			44,
			-1,
			-62,
			-1,
			28,
			14,
			0,
			-1,
			4,
			31,
			-30,
			146,
			0,
			1,
			0,
			5,
			37,
			-1,
			-33,
			-1,
			59,
			-1,
			-35,
			-1,
			-66,
			1,
			31,
			0,
			-1,
			1,
			57,
			0,
			-8,
			-1,
			-5,
			-1,
			-70,
			11,
			0,
			29,
			-1,
			-58,
			-1,
			43,
			33,
			1,
			0,
			42,
			8,
			1,
			80,
			0,
			0,
			-1,
			1,
			112,
			0,
			-10,
			20,
			14,
			-3,
			38,
			0,
			5,
			-1,
			-21,
			17,
			10,
			13,
			-1,
			39,
			17,
			29,
			1,
			1,
			18,
			-11,
			123,
			1,
			-36,
			-1,
			-46,
			-1,
			65,
			-1,
			7,
			-1,
			30,
			-1,
			-36,
			-1,
			-42,
			40,
			5,
			24,
			14,
			8,
			36,
			149,
			33,
			60,
			-1,
			85,
			-1,
			-7,
			-1,
			4,
			-1,
			-22,
			22,
			2,
			-9,
			76,
			0,
			-6,
			-1,
			-10,
			-1,
			43,
			-1,
			-81,
			36,
			0,
			0,
			27,
			2,
			0,
			17,
			2,
			-1,
			146,
			1,
			-13,
			13,
			2,
			-26,
			15,
			10,
			51,
			15,
			5,
			86,
			-1,
			-15,
			-1,
			126,
			-1,
			-30,
			-1,
			-33,
			11,
			46,
			16,
			11,
			40,
			1,
			-1,
			17,
			-1,
			-38,
			-1,
			70,
			-1,
			0,
			76,
			0,
			14,
			15,
			25,
			6,
			-1,
			44,
			124,
			0,
			-7,
			-1,
			-18,
			135,
			1,
			43,
			-1,
			-32,
			-1,
			69,
			-1,
			61,
			15,
			25,
			23,
			15,
			18,
			-13,
			-1,
			22,
			-1,
			-63,
			-1,
			63,
			29,
			0,
			0,
			115,
			1,
			1,
			-1,
			0,
			-1,
			35,
			57,
			0,
			-5,
			38,
			6,
			-7,
			27,
			2,
			-16,
			21,
			36,
			-23,
			-1,
			-28,
			13,
			7,
			29,
			-1,
			70,
			-1,
			-17,
			41,
			5,
			26,
			-1,
			60,
			4,
			5,
			-17,
			-1,
			62,
			-1,
			-46,
			41,
			3,
			2,
			21,
			36,
			-19,
			147,
			15,
			-10,
			-1,
			21,
			-1,
			-21,
			-1,
			-63,
			27,
			1,
			24,
			14,
			4,
			42,
			14,
			3,
			83,
			-1,
			29,
			-1,
			134,
			-1,
			24,
			-1,
			-4,
			-1,
			73,
			19,
			3,
			0,
			-1,
			-1,
			11,
			43,
			6,
			4,
			17,
			4,
			-1,
			-65,
			12,
			34,
			6,
			97,
			0,
			21,
			112,
			0,
			9,
			-1,
			-1,
			-1,
			61,
			-1,
			58,
			146,
			0,
			-4,
			7,
			8,
			-12,
			21,
			34,
			-5,
			-1,
			31,
			19,
			5,
			-14,
			8,
			7,
			-30,
			-1,
			-62,
			14,
			8,
			-8,
			-1,
			19,
			-1,
			-43,
			-1,
			8,
			-1,
			-47,
			38,
			6,
			20,
			109,
			0,
			59,
			-1,
			13,
			-1,
			105,
			11,
			1,
			-1,
			-1,
			74,
			-1,
			-25,
			-1,
			61,
			40,
			3,
			0,
			40,
			2,
			1,
			-1,
			0,
			97,
			0,
			46,
			23,
			0,
			82,
			-1,
			110,
			-1,
			5,
			-1,
			-30,
			18,
			2,
			-12,
			149,
			33,
			52,
			-1,
			-3,
			-1,
			125,
			19,
			6,
			-17,
			39,
			3,
			-23,
			38,
			4,
			-6,
			-1,
			-31,
			39,
			1,
			40,
			149,
			13,
			79,
			-1,
			-33,
			13,
			3,
			103,
			-1,
			-20,
			-1,
			126,
			-1,
			7,
			9,
			0,
			-42,
			13,
			9,
			7,
			-1,
			37,
			-1,
			-66,
			12,
			5,
			-56,
			-1,
			32,
			-1,
			-63,
			-1,
			33,
			117,
			0,
			0,
			103,
			1,
			0,
			42,
			5,
			15,
			41,
			6,
			26,
			52,
			0,
			37,
			-1,
			45,
			-1,
			-43,
			-1,
			-31,
			-1,
			-33,
			21,
			0,
			0,
			103,
			14,
			-30,
			-1,
			-55,
			-1,
			61,
			1,
			2,
			0,
			-1,
			29,
			44,
			13,
			0,
			18,
			4,
			0,
			21,
			25,
			-17,
			-1,
			-30,
			103,
			25,
			14,
			-1,
			-29,
			-1,
			52,
			-1,
			1,
			45,
			0,
			-40,
			-1,
			-89,
			-1,
			24,
			38,
			8,
			-25,
			38,
			1,
			10,
			-1,
			-23,
			-1,
			68,
			-1,
			-54,
			20,
			6,
			0,
			151,
			3,
			3,
			30,
			2,
			5,
			14,
			5,
			3,
			14,
			1,
			10,
			-1,
			-15,
			97,
			0,
			16,
			2,
			0,
			23,
			-1,
			-25,
			-1,
			28,
			-1,
			-7,
			20,
			5,
			-4,
			-1,
			-8,
			-1,
			28,
			0,
			4,
			30,
			-1,
			-14,
			-1,
			46,
			-1,
			-34,
			2,
			5,
			-1,
			-1,
			75,
			75,
			0,
			-2,
			-1,
			-3,
			10,
			9,
			25,
			14,
			4,
			2,
			133,
			0,
			54,
			-1,
			75,
			-1,
			-33,
			-1,
			-41,
			15,
			29,
			69,
			-1,
			93,
			-1,
			-43,
			41,
			8,
			0,
			29,
			1,
			0,
			27,
			1,
			0,
			59,
			0,
			-1,
			-1,
			0,
			-1,
			-52,
			15,
			15,
			15,
			-1,
			-32,
			10,
			22,
			21,
			39,
			2,
			49,
			-1,
			61,
			-1,
			-31,
			4,
			20,
			7,
			108,
			0,
			24,
			-1,
			-6,
			90,
			0,
			50,
			-1,
			64,
			-1,
			-51,
			1,
			26,
			-15,
			-1,
			-49,
			-1,
			19,
			10,
			16,
			-15,
			-1,
			-56,
			41,
			4,
			-4,
			-1,
			24,
			-1,
			-29,
			13,
			12,
			25,
			136,
			7,
			41,
			-1,
			60,
			-1,
			-6,
			-1,
			-24,
			95,
			0,
			0,
			148,
			0,
			0,
			24,
			1,
			-36,
			-1,
			-60,
			-1,
			32,
			52,
			0,
			0,
			99,
			1,
			0,
			-1,
			0,
			-1,
			24,
			0,
			20,
			-17,
			-1,
			-36,
			5,
			5,
			29,
			-1,
			79,
			-1,
			-14,
			20,
			3,
			18,
			1,
			8,
			38,
			2,
			2,
			-2,
			99,
			0,
			40,
			24,
			1,
			75,
			-1,
			101,
			-1,
			-23,
			-1,
			-26,
			-1,
			-52,
			4,
			10,
			68,
			-1,
			108,
			-1,
			19,
			20,
			10,
			-14,
			-1,
			-53,
			151,
			0,
			33,
			-1,
			58,
			-1,
			-33,
			88,
			0,
			0,
			53,
			0,
			0,
			-1,
			-1,
			134,
			0,
			12,
			72,
			0,
			20,
			13,
			8,
			25,
			17,
			27,
			38,
			-1,
			61,
			2,
			21,
			8,
			-1,
			-57,
			-1,
			25,
			17,
			29,
			7,
			-1,
			-19,
			-1,
			39,
			13,
			4,
			-35,
			-1,
			47,
			-1,
			-56,
			-1,
			-34,
			17,
			14,
			15,
			149,
			1,
			56,
			-1,
			-33,
			-1,
			69,
			76,
			0,
			2,
			99,
			0,
			-7,
			81,
			0,
			-17,
			106,
			0,
			-6,
			-1,
			-22,
			-1,
			36,
			-1,
			-73,
			-1,
			39,
			-1,
			64,
			91,
			1,
			0,
			103,
			0,
			0,
			149,
			38,
			13,
			16,
			0,
			5,
			10,
			27,
			0,
			-1,
			-17,
			12,
			2,
			23,
			11,
			38,
			37,
			12,
			0,
			0,
			-1,
			-34,
			-1,
			61,
			-1,
			61,
			-1,
			-35,
			-1,
			87,
			10,
			12,
			77,
			-1,
			-24,
			-1,
			113,
			17,
			0,
			0,
			27,
			1,
			-25,
			14,
			12,
			-35,
			103,
			25,
			-41,
			-1,
			-46,
			-1,
			33,
			-1,
			27,
			149,
			14,
			10,
			-1,
			-24,
			-1,
			50,
			-1,
			0,
			17,
			25,
			43,
			-1,
			-20,
			-1,
			67,
			129,
			0,
			0,
			118,
			0,
			0,
			103,
			1,
			1,
			37,
			3,
			21,
			-1,
			-5,
			7,
			6,
			39,
			-1,
			-21,
			81,
			0,
			54,
			149,
			17,
			34,
			-1,
			62,
			-1,
			-14,
			-1,
			108,
			17,
			0,
			0,
			42,
			2,
			-22,
			-1,
			-39,
			-1,
			11,
			122,
			0,
			1,
			-1,
			1,
			-1,
			-18,
			149,
			34,
			-13,
			13,
			5,
			-28,
			-1,
			-64,
			17,
			8,
			-9,
			9,
			10,
			-27,
			-1,
			-74,
			28,
			0,
			2,
			-1,
			38,
			-1,
			-34,
			-1,
			22,
			-1,
			47,
			-1,
			-41,
			16,
			0,
			0,
			69,
			0,
			3,
			4,
			29,
			4,
			118,
			0,
			1,
			42,
			1,
			3,
			149,
			36,
			-2,
			20,
			16,
			3,
			-1,
			-3,
			78,
			0,
			37,
			44,
			7,
			52,
			-1,
			63,
			-1,
			-24,
			5,
			7,
			-24,
			-1,
			19,
			-1,
			-88,
			7,
			3,
			-18,
			-1,
			-29,
			-1,
			7,
			14,
			5,
			13,
			23,
			1,
			44,
			-1,
			53,
			-1,
			-30,
			3,
			18,
			2,
			-1,
			8,
			-1,
			-31,
			-1,
			-24,
			-1,
			16,
			103,
			26,
			-34,
			-1,
			-8,
			-1,
			-96,
			-1,
			-2,
			20,
			9,
			0,
			106,
			2,
			3,
			151,
			6,
			0,
			-1,
			2,
			-1,
			-41,
			41,
			5,
			27,
			12,
			17,
			38,
			11,
			18,
			-12,
			-1,
			58,
			-1,
			-44,
			-1,
			51,
			-1,
			-36,
			7,
			7,
			-2,
			15,
			27,
			0,
			-1,
			-2,
			6,
			7,
			19,
			-1,
			-12,
			-1,
			29,
			15,
			27,
			-15,
			147,
			2,
			0,
			-1,
			-59,
			12,
			30,
			7,
			11,
			32,
			-14,
			-1,
			-36,
			34,
			0,
			33,
			-1,
			57,
			-1,
			-47,
			149,
			29,
			25,
			-1,
			3,
			-1,
			59,
			-1,
			-44,
			53,
			1,
			0,
			16,
			0,
			0,
			69,
			0,
			3,
			30,
			0,
			4,
			27,
			1,
			6,
			18,
			11,
			4,
			-1,
			-7,
			-1,
			9,
			149,
			30,
			26,
			-1,
			14,
			-1,
			72,
			103,
			27,
			-13,
			12,
			15,
			-27,
			-1,
			-76,
			147,
			12,
			-12,
			-1,
			-45,
			-1,
			9,
			-1,
			11,
			103,
			21,
			-38,
			-1,
			0,
			147,
			27,
			-78,
			-1,
			-3,
			-1,
			-133,
			-1,
			-2,
			7,
			4,
			23,
			-1,
			71,
			15,
			30,
			2,
			12,
			39,
			-17,
			-1,
			-33,
			-1,
			40,
			-1,
			41,
			110,
			0,
			0,
			147,
			2,
			0,
			7,
			5,
			-11,
			21,
			16,
			2,
			-1,
			65,
			148,
			10,
			-1,
			-1,
			-39,
			148,
			50,
			6,
			11,
			13,
			10,
			120,
			0,
			-2,
			-1,
			7,
			-1,
			-56,
			11,
			22,
			32,
			-1,
			66,
			-1,
			0,
			-1,
			-52,
			20,
			10,
			-36,
			135,
			2,
			-1,
			20,
			4,
			33,
			-1,
			-39,
			-1,
			54,
			-1,
			-35,
			21,
			38,
			-53,
			-1,
			-64,
			-1,
			-3,
			-1,
			0,
			13,
			3,
			29,
			-1,
			70,
			21,
			29,
			-12,
			-1,
			32,
			-1,
			-51,
			105,
			0,
			0,
			48,
			5,
			0,
			2,
			23,
			0,
			-1,
			2,
			136,
			5,
			-2,
			103,
			9,
			2,
			-1,
			73,
			18,
			33,
			1,
			-1,
			-8,
			12,
			23,
			7,
			126,
			0,
			30,
			-1,
			39,
			-1,
			-44,
			-1,
			3,
			12,
			23,
			-13,
			-1,
			-43,
			7,
			5,
			-8,
			17,
			24,
			4,
			-1,
			28,
			18,
			21,
			-8,
			-1,
			57,
			-1,
			-17,
			-1,
			-26,
			48,
			6,
			-19,
			-1,
			-41,
			18,
			26,
			16,
			-1,
			-28,
			-1,
			51,
			8,
			6,
			29,
			-1,
			-29,
			-1,
			53,
			19,
			3,
			0,
			-1,
			-1,
			147,
			48,
			6,
			152,
			8,
			2,
			120,
			0,
			4,
			13,
			12,
			7,
			13,
			6,
			3,
			149,
			26,
			17,
			149,
			12,
			-8,
			-1,
			36,
			18,
			11,
			-42,
			-1,
			51,
			-1,
			-53,
			-1,
			30,
			149,
			40,
			-9,
			18,
			14,
			4,
			18,
			5,
			-65,
			-1,
			18,
			-1,
			-93,
			-1,
			11,
			14,
			9,
			-40,
			-1,
			-58,
			-1,
			7,
			18,
			33,
			43,
			-1,
			-30,
			-1,
			66,
			37,
			4,
			-38,
			-1,
			34,
			-1,
			-58,
			-1,
			-60,
			-1,
			57,
			133,
			3,
			0,
			148,
			34,
			0,
			148,
			29,
			2,
			-1,
			-1,
			8,
			6,
			20,
			-1,
			47,
			-1,
			8,
			-1,
			-3,
			149,
			38,
			11,
			11,
			20,
			-4,
			15,
			14,
			-34,
			-1,
			-83,
			149,
			18,
			-2,
			-1,
			-45,
			-1,
			24,
			150,
			4,
			11,
			11,
			45,
			-4,
			18,
			13,
			-16,
			-1,
			19,
			-1,
			-41,
			-1,
			48,
			18,
			22,
			51,
			-1,
			-4,
			-1,
			83,
			148,
			50,
			34,
			19,
			1,
			46,
			151,
			5,
			67,
			-1,
			86,
			-1,
			-8,
			-1,
			-3,
			-1,
			-50,
			73,
			0,
			0,
			-1,
			-1,
			12,
			12,
			7,
			17,
			13,
			48,
			7,
			8,
			23,
			-1,
			-25,
			12,
			6,
			56,
			1,
			1,
			92,
			-1,
			9,
			-1,
			133,
			-1,
			-17,
			-1,
			100,
			18,
			16,
			2,
			-1,
			-38,
			81,
			0,
			11,
			18,
			36,
			17,
			18,
			20,
			4,
			-1,
			52,
			17,
			9,
			-4,
			136,
			8,
			42,
			-1,
			86,
			-1,
			-11,
			-1,
			-12,
			37,
			0,
			36,
			146,
			0,
			-12,
			-1,
			-50,
			-1,
			59,
			-1,
			46,
			149,
			37,
			-29,
			-1,
			-45,
			-1,
			31,
			82,
			0,
			0,
			148,
			2,
			0,
			17,
			11,
			-14,
			-1,
			-48,
			98,
			0,
			-1,
			15,
			14,
			-16,
			13,
			3,
			14,
			4,
			14,
			-30,
			-1,
			-58,
			-1,
			38,
			-1,
			46,
			26,
			1,
			-43,
			-1,
			-53,
			-1,
			23,
			80,
			0,
			34,
			-1,
			59,
			-1,
			-35,
			1,
			31,
			0,
			21,
			41,
			1,
			-1,
			1,
			-1,
			63,
			57,
			0,
			-5,
			26,
			0,
			-3,
			56,
			0,
			-8,
			-1,
			-10,
			-1,
			78,
			-1,
			8,
			21,
			37,
			-54,
			-1,
			5,
			-1,
			-82,
			-1,
			36,
			40,
			3,
			0,
			40,
			2,
			0,
			34,
			1,
			0,
			34,
			0,
			0,
			-1,
			0,
			37,
			3,
			11,
			-1,
			-9,
			-1,
			37,
			-1,
			-33,
			23,
			0,
			43,
			-1,
			74,
			-1,
			-18,
			20,
			18,
			-12,
			135,
			10,
			-18,
			98,
			0,
			-25,
			19,
			6,
			-32,
			147,
			22,
			-37,
			-1,
			-62,
			149,
			39,
			-19,
			42,
			1,
			-40,
			-1,
			43,
			-1,
			-47,
			-1,
			22,
			-1,
			29,
			4,
			13,
			23,
			-1,
			77,
			-1,
			-13,
			15,
			25,
			33,
			-1,
			91,
			-1,
			-30,
			-1,
			39,
			43,
			0,
			0,
			-1,
			-41,
			88,
			0,
			0,
			77,
			0,
			0,
			-1,
			0,
			31,
			0,
			-11,
			146,
			2,
			-4,
			135,
			10,
			3,
			115,
			1,
			-7,
			-1,
			-15,
			-1,
			86,
			97,
			0,
			58,
			-1,
			83,
			-1,
			-26,
			-1,
			-44,
			4,
			23,
			-45,
			-1,
			-87,
			-1,
			-10,
			4,
			6,
			15,
			-1,
			79,
			111,
			0,
			7,
			120,
			0,
			-1,
			81,
			0,
			7,
			31,
			0,
			16,
			-1,
			1,
			-1,
			45,
			135,
			3,
			-40,
			-1,
			-67,
			-1,
			34,
			-1,
			-42,
			-1,
			67,
			91,
			1,
			0,
			29,
			0,
			0,
			-1,
			1,
			57,
			0,
			-5,
			20,
			2,
			-7,
			39,
			5,
			4,
			147,
			28,
			-1,
			-1,
			23,
			-1,
			-10,
			-1,
			44,
			126,
			1,
			-13,
			31,
			0,
			-16,
			41,
			2,
			-22,
			17,
			21,
			-35,
			-1,
			-11,
			-1,
			-49,
			29,
			1,
			-9,
			21,
			32,
			1,
			26,
			0,
			-15,
			-1,
			-30,
			1,
			24,
			28,
			-1,
			56,
			-1,
			-46,
			-1,
			39,
			-1,
			-50,
			-1,
			7,
			-1,
			25,
			-1,
			69,
			15,
			16,
			42,
			-1,
			-15,
			-1,
			71,
			41,
			8,
			0,
			22,
			0,
			0,
			-1,
			-2,
			132,
			1,
			3,
			2,
			7,
			4,
			31,
			1,
			37,
			-1,
			48,
			-1,
			-39,
			44,
			13,
			2,
			39,
			3,
			3,
			56,
			0,
			5,
			21,
			8,
			3,
			-1,
			-25,
			147,
			10,
			5,
			-1,
			-8,
			2,
			25,
			10,
			14,
			6,
			21,
			136,
			13,
			6,
			-1,
			12,
			-1,
			-68,
			6,
			7,
			37,
			-1,
			-25,
			-1,
			50,
			-1,
			2,
			-1,
			38,
			-1,
			-37,
			-1,
			-77,
			-1,
			-50,
			147,
			6,
			24,
			-1,
			-38,
			-1,
			35,
			96,
			0,
			0,
			11,
			9,
			0,
			135,
			8,
			-3,
			94,
			0,
			-2,
			-1,
			1,
			126,
			1,
			-17,
			103,
			26,
			-6,
			-1,
			-39,
			-1,
			8,
			-1,
			-71,
			-1,
			-35,
			4,
			32,
			2,
			-1,
			1,
			14,
			8,
			31,
			-1,
			80,
			-1,
			8,
			130,
			0,
			-17,
			11,
			6,
			-23,
			-1,
			54,
			14,
			8,
			-30,
			1,
			12,
			-48,
			-1,
			-20,
			-1,
			-79,
			108,
			0,
			-7,
			-1,
			-45,
			18,
			2,
			16,
			-1,
			79,
			103,
			23,
			-6,
			-1,
			-33,
			-1,
			41,
			-1,
			84,
			24,
			0,
			0,
			152,
			6,
			2,
			78,
			0,
			3,
			150,
			4,
			5,
			-1,
			3,
			20,
			19,
			20,
			-1,
			-15,
			133,
			0,
			42,
			-1,
			50,
			-1,
			-45,
			37,
			9,
			-17,
			12,
			16,
			31,
			-1,
			-49,
			-1,
			71,
			-1,
			-28,
			44,
			15,
			-11,
			78,
			0,
			-14,
			-1,
			-19,
			-1,
			42,
			-1,
			94,
			20,
			19,
			-3,
			13,
			2,
			0,
			103,
			28,
			20,
			-1,
			-6,
			4,
			12,
			45,
			-1,
			-1,
			18,
			8,
			79,
			-1,
			-27,
			-1,
			87,
			-1,
			-4,
			-1,
			-31,
			73,
			0,
			0,
			11,
			9,
			-1,
			-1,
			-4,
			-1,
			2,
			1,
			7,
			7,
			4,
			3,
			56,
			-1,
			-26,
			-1,
			81,
			81,
			0,
			3,
			135,
			0,
			8,
			41,
			6,
			17,
			1,
			9,
			22,
			-1,
			-70,
			-1,
			25,
			106,
			0,
			-39,
			45,
			0,
			9,
			-1,
			58,
			-1,
			-48,
			-1,
			-92,
			27,
			0,
			-6,
			77,
			0,
			9,
			-1,
			0,
			-1,
			78,
			148,
			49,
			-34,
			-1,
			-54,
			-1,
			36,
			149,
			37,
			-28,
			75,
			0,
			-43,
			-1,
			-55,
			-1,
			43,
			-1,
			29,
			68,
			0,
			0,
			91,
			0,
			0,
			78,
			0,
			-1,
			-1,
			0,
			45,
			0,
			-12,
			4,
			1,
			5,
			-1,
			55,
			-1,
			-2,
			147,
			39,
			-29,
			23,
			1,
			-50,
			147,
			3,
			-61,
			-1,
			19,
			-1,
			-68,
			-1,
			31,
			-1,
			8,
			147,
			14,
			10,
			147,
			3,
			-10,
			5,
			7,
			31,
			-1,
			-19,
			-1,
			63,
			-1,
			-26,
			21,
			14,
			26,
			-1,
			88,
			4,
			22,
			15,
			4,
			10,
			-10,
			-1,
			36,
			-1,
			-33,
			-1,
			34,
			1,
			19,
			33,
			-1,
			-3,
			-1,
			90,
			98,
			2,
			0,
			19,
			3,
			0,
			-1,
			-1,
			147,
			48,
			6,
			152,
			8,
			2,
			136,
			3,
			4,
			147,
			47,
			12,
			152,
			0,
			15,
			18,
			30,
			8,
			18,
			4,
			-16,
			-1,
			70,
			-1,
			-29,
			20,
			19,
			16,
			-1,
			27,
			148,
			35,
			-11,
			-1,
			-22,
			-1,
			53,
			45,
			0,
			47,
			-1,
			-8,
			-1,
			70,
			20,
			16,
			-57,
			-1,
			44,
			-1,
			-100,
			37,
			7,
			-15,
			-1,
			24,
			-1,
			-28,
			-1,
			-54,
			-1,
			53,
			18,
			20,
			45,
			-1,
			-17,
			-1,
			75,
			62,
			0,
			0,
			31,
			3,
			0,
			117,
			0,
			0,
			53,
			0,
			0,
			-1,
			0,
			149,
			40,
			14,
			13,
			8,
			22,
			103,
			28,
			43,
			37,
			0,
			56,
			-1,
			-7,
			-1,
			70,
			-1,
			-1,
			18,
			36,
			-2,
			15,
			28,
			-22,
			-1,
			-45,
			-1,
			20,
			-1,
			33,
			-1,
			-21,
			147,
			36,
			-26,
			-1,
			-51,
			122,
			0,
			27,
			-1,
			-17,
			-1,
			112,
			2,
			35,
			28,
			-1,
			48,
			149,
			40,
			-67,
			-1,
			19,
			-1,
			-101,
			135,
			6,
			-38,
			-1,
			-59,
			-1,
			39,
			85,
			0,
			0,
			24,
			0,
			0,
			149,
			40,
			2,
			-1,
			4,
			33,
			0,
			-6,
			10,
			13,
			-10,
			26,
			0,
			-5,
			-1,
			1,
			8,
			6,
			-26,
			-1,
			27,
			-1,
			-42,
			61,
			0,
			-53,
			-1,
			-65,
			-1,
			36,
			12,
			8,
			23,
			37,
			8,
			93,
			-1,
			-8,
			-1,
			151,
			-1,
			11,
			110,
			0,
			-3,
			-1,
			-4,
			-1,
			61,
			14,
			10,
			26,
			150,
			0,
			51,
			0,
			13,
			77,
			-1,
			-4,
			-1,
			104,
			-1,
			-21,
			12,
			38,
			-19,
			-1,
			-61,
			-1,
			33,
			68,
			0,
			0,
			2,
			23,
			0,
			-1,
			2,
			21,
			27,
			-2,
			21,
			23,
			-16,
			13,
			2,
			4,
			2,
			30,
			-24,
			12,
			19,
			-37,
			-1,
			6,
			-1,
			-84,
			-1,
			61,
			-1,
			18,
			152,
			14,
			-43,
			-1,
			-48,
			-1,
			26,
			115,
			1,
			0,
			152,
			16,
			-1,
			136,
			3,
			0,
			-1,
			4,
			48,
			0,
			-9,
			152,
			11,
			-14,
			150,
			5,
			-17,
			-1,
			-12,
			-1,
			-73,
			-1,
			56,
			-1,
			28,
			-1,
			-48,
			-1,
			40,
			2,
			28,
			32,
			-1,
			-4,
			-1,
			91,
			133,
			3,
			0,
			152,
			2,
			0,
			-1,
			1,
			81,
			0,
			-7,
			109,
			0,
			-14,
			15,
			15,
			-21,
			79,
			0,
			-14,
			-1,
			-21,
			-1,
			30,
			-1,
			-50,
			-1,
			8,
			15,
			15,
			21,
			-1,
			34,
			-1,
			-57,
			149,
			38,
			11,
			152,
			12,
			-3,
			10,
			15,
			-15,
			-1,
			-21,
			-1,
			33,
			18,
			22,
			35,
			-1,
			-19,
			-1,
			76,
			148,
			50,
			33,
			148,
			41,
			44,
			3,
			13,
			25,
			17,
			14,
			-38,
			-1,
			24,
			-1,
			-66,
			-1,
			46,
			-1,
			105,
			-1,
			-46,
			29,
			0,
			0,
			115,
			1,
			1,
			-1,
			0,
			15,
			18,
			30,
			-1,
			-20,
			24,
			1,
			48,
			-1,
			68,
			-1,
			0,
			57,
			0,
			-5,
			49,
			0,
			-6,
			17,
			12,
			-11,
			37,
			3,
			3,
			-1,
			-26,
			115,
			1,
			29,
			147,
			43,
			14,
			-1,
			29,
			-1,
			-30,
			13,
			7,
			67,
			108,
			0,
			92,
			-1,
			155,
			-1,
			40,
			-1,
			1,
			31,
			1,
			-22,
			-1,
			-31,
			-1,
			14,
			147,
			40,
			12,
			147,
			37,
			-4,
			-1,
			7,
			-1,
			-63,
			-1,
			49,
			-1,
			63,
			43,
			0,
			0,
			-1,
			-40,
			40,
			3,
			0,
			40,
			2,
			1,
			34,
			1,
			0,
			34,
			0,
			1,
			-1,
			0,
			38,
			7,
			10,
			15,
			16,
			-2,
			-1,
			-39,
			-1,
			12,
			39,
			0,
			41,
			-1,
			83,
			-1,
			9,
			13,
			11,
			-31,
			147,
			47,
			-53,
			-1,
			-67,
			-1,
			21,
			-1,
			18,
			97,
			0,
			39,
			-1,
			72,
			-1,
			-30,
			2,
			1,
			-11,
			-1,
			66,
			38,
			6,
			-15,
			-1,
			-27,
			39,
			1,
			8,
			12,
			21,
			89,
			-1,
			-21,
			-1,
			112,
			-1,
			-12,
			88,
			0,
			0,
			17,
			11,
			0,
			136,
			0,
			-5,
			15,
			31,
			4,
			-1,
			11,
			-1,
			-18,
			4,
			29,
			-13,
			12,
			4,
			-19,
			4,
			2,
			28,
			-1,
			-39,
			-1,
			50,
			80,
			1,
			-24,
			-1,
			-27,
			-1,
			55,
			-1,
			13,
			10,
			29,
			1,
			-1,
			0,
			-1,
			26,
			17,
			10,
			14,
			147,
			46,
			55,
			-1,
			68,
			-1,
			-22,
			15,
			9,
			4,
			-1,
			50,
			12,
			26,
			-5,
			-1,
			-41,
			147,
			34,
			17,
			-1,
			33,
			2,
			27,
			-32,
			-1,
			21,
			-1,
			-62,
			81,
			1,
			0,
			79,
			0,
			0,
			-1,
			-1,
			81,
			0,
			7,
			1,
			31,
			12,
			22,
			0,
			17,
			-1,
			10,
			-1,
			36,
			14,
			9,
			-10,
			-1,
			-23,
			-1,
			38,
			120,
			0,
			-36,
			-1,
			-50,
			-1,
			39,
			42,
			2,
			-15,
			148,
			37,
			-27,
			112,
			0,
			-8,
			108,
			0,
			17,
			-1,
			55,
			0,
			5,
			-3,
			-1,
			-51,
			24,
			0,
			21,
			-1,
			45,
			-1,
			-36,
			-1,
			-51,
			-1,
			-59,
			28,
			0,
			48,
			-1,
			-21,
			37,
			0,
			89,
			-1,
			-20,
			-1,
			107,
			46,
			0,
			0,
			2,
			10,
			0,
			12,
			20,
			5,
			8,
			7,
			1,
			8,
			5,
			-25,
			-1,
			8,
			-1,
			-47,
			-1,
			4,
			-1,
			21,
			59,
			0,
			-1,
			125,
			0,
			-1,
			17,
			11,
			0,
			18,
			33,
			-12,
			149,
			28,
			-25,
			-1,
			-41,
			-1,
			6,
			-1,
			27,
			80,
			0,
			1,
			-1,
			2,
			-1,
			-13,
			149,
			40,
			-34,
			12,
			37,
			-51,
			-1,
			-73,
			-1,
			28,
			-1,
			41,
			-1,
			-50,
			136,
			13,
			-24,
			10,
			26,
			-34,
			-1,
			-56,
			-1,
			5,
			-1,
			64,
			53,
			1,
			0,
			16,
			0,
			0,
			31,
			0,
			3,
			4,
			29,
			5,
			2,
			13,
			2,
			17,
			13,
			9,
			135,
			0,
			0,
			-1,
			28,
			2,
			3,
			-7,
			-1,
			7,
			-1,
			-21,
			-1,
			31,
			-1,
			-6,
			28,
			0,
			17,
			5,
			2,
			26,
			-1,
			-48,
			-1,
			29,
			-1,
			-11,
			4,
			18,
			-13,
			-1,
			-34,
			12,
			24,
			1,
			-1,
			52,
			20,
			13,
			-11,
			-1,
			8,
			-1,
			-42,
			-1,
			-2,
			17,
			5,
			22,
			-1,
			-29,
			37,
			1,
			35,
			-1,
			-26,
			-1,
			46,
			129,
			0,
			0,
			25,
			1,
			0,
			29,
			0,
			0,
			34,
			0,
			2,
			77,
			0,
			1,
			-1,
			2,
			95,
			0,
			-16,
			12,
			37,
			-21,
			-1,
			-26,
			-1,
			36,
			-1,
			68,
			12,
			38,
			24,
			18,
			6,
			32,
			-1,
			-24,
			26,
			0,
			43,
			-1,
			67,
			35,
			0,
			2,
			-1,
			33,
			-1,
			-57,
			-1,
			-31,
			-1,
			-5,
			0,
			2,
			-16,
			-1,
			32,
			22,
			1,
			-28,
			-1,
			-39,
			18,
			36,
			56,
			-1,
			-24,
			-1,
			90,
			97,
			0,
			-39,
			-1,
			-55,
			-1,
			41,
			68,
			0,
			0,
			11,
			9,
			0,
			-1,
			-3,
			76,
			1,
			2,
			149,
			35,
			1,
			-1,
			-1,
			152,
			9,
			10,
			136,
			6,
			19,
			76,
			0,
			29,
			49,
			0,
			38,
			-1,
			45,
			-1,
			-19,
			148,
			43,
			-14,
			18,
			29,
			-60,
			-1,
			-95,
			-1,
			24,
			-1,
			33,
			20,
			13,
			2,
			-1,
			13,
			41,
			2,
			-46,
			-1,
			-67,
			-1,
			67,
			20,
			19,
			-10,
			18,
			32,
			6,
			-1,
			-13,
			-1,
			64,
			-1,
			-50,
			-1,
			54,
			2,
			28,
			32,
			-1,
			-3,
			-1,
			89,
			5,
			5,
			0,
			12,
			23,
			-4,
			-1,
			1,
			148,
			48,
			-22,
			19,
			3,
			-31,
			9,
			7,
			-46,
			7,
			8,
			-16,
			-1,
			-35,
			-1,
			53,
			-1,
			-63,
			-1,
			12,
			-1,
			29,
			135,
			8,
			1,
			0,
			6,
			2,
			12,
			13,
			21,
			-1,
			-10,
			-1,
			29,
			44,
			12,
			1,
			44,
			2,
			1,
			44,
			0,
			1,
			3,
			6,
			1,
			-1,
			-24,
			-1,
			2,
			-1,
			-95,
			103,
			21,
			38,
			-1,
			-15,
			-1,
			55,
			-1,
			-41,
			24,
			1,
			-14,
			-1,
			-22,
			-1,
			29,
			105,
			0,
			0,
			73,
			1,
			0,
			91,
			0,
			0,
			-1,
			-1,
			39,
			1,
			10,
			13,
			3,
			12,
			0,
			19,
			-3,
			148,
			50,
			-25,
			4,
			8,
			-41,
			-1,
			6,
			-1,
			-62,
			-1,
			34,
			4,
			21,
			16,
			99,
			0,
			-14,
			-1,
			-47,
			-1,
			38,
			-1,
			45,
			148,
			21,
			24,
			-1,
			0,
			-1,
			42,
			-1,
			-55,
			148,
			30,
			27,
			-1,
			-15,
			146,
			0,
			46,
			20,
			16,
			-2,
			-1,
			-37,
			-1,
			45,
			-1,
			86,
			8,
			7,
			28,
			-1,
			-17,
			-1,
			60,
			82,
			0,
			0,
			133,
			3,
			0,
			92,
			0,
			-1,
			-1,
			-1,
			10,
			11,
			17,
			135,
			2,
			43,
			103,
			25,
			58,
			-1,
			130,
			-1,
			28,
			-1,
			-20,
			-1,
			-12,
			18,
			16,
			11,
			-1,
			-10,
			149,
			32,
			23,
			149,
			22,
			1,
			150,
			4,
			22,
			-1,
			-5,
			-1,
			73,
			136,
			0,
			-41,
			-1,
			-65,
			-1,
			22,
			12,
			21,
			43,
			10,
			3,
			75,
			-1,
			30,
			-1,
			111,
			4,
			20,
			17,
			-1,
			-39,
			11,
			8,
			47,
			-1,
			-20,
			-1,
			61,
			-1,
			35,
			1,
			31,
			0,
			21,
			41,
			1,
			12,
			29,
			1,
			-1,
			-2,
			44,
			2,
			8,
			24,
			1,
			6,
			37,
			5,
			11,
			103,
			17,
			-12,
			-1,
			-37,
			37,
			1,
			31,
			-1,
			49,
			-1,
			-36,
			37,
			8,
			14,
			39,
			2,
			60,
			-1,
			91,
			-1,
			2,
			21,
			9,
			12,
			-1,
			-63,
			-1,
			13,
			14,
			9,
			-13,
			-1,
			13,
			149,
			2,
			-26,
			-1,
			36,
			-1,
			-35,
			-1,
			71,
			-1,
			61,
			57,
			0,
			-4,
			133,
			0,
			-3,
			-1,
			0,
			-1,
			-38,
			-1,
			-49,
			2,
			25,
			0,
			12,
			33,
			2,
			-1,
			0,
			13,
			9,
			23,
			-1,
			47,
			4,
			24,
			2,
			-1,
			-31,
			-1,
			24,
			21,
			27,
			-2,
			21,
			23,
			-17,
			-1,
			6,
			15,
			7,
			-44,
			-1,
			9,
			-1,
			-55,
			99,
			0,
			0,
			-1,
			-3,
			126,
			0,
			12,
			148,
			23,
			17,
			-1,
			-6,
			133,
			0,
			29,
			103,
			29,
			38,
			151,
			0,
			-1,
			-1,
			26,
			-1,
			-58,
			48,
			0,
			50,
			-1,
			58,
			-1,
			-32,
			18,
			34,
			-15,
			-1,
			-49,
			-1,
			71,
			-1,
			-35,
			98,
			2,
			0,
			7,
			5,
			0,
			7,
			2,
			2,
			92,
			0,
			-2,
			-1,
			-2,
			-1,
			43,
			4,
			35,
			9,
			148,
			13,
			6,
			-1,
			-11,
			91,
			0,
			11,
			135,
			9,
			9,
			17,
			11,
			6,
			40,
			0,
			-16,
			30,
			1,
			-24,
			-1,
			-36,
			-1,
			32,
			-1,
			59,
			80,
			0,
			10,
			-1,
			14,
			-1,
			-20,
			-1,
			37,
			-1,
			54,
			30,
			4,
			42,
			-1,
			51,
			-1,
			-32,
			30,
			7,
			-3,
			-1,
			-3,
			-1,
			47,
			4,
			7,
			43,
			-1,
			-23,
			-1,
			66,
			2,
			23,
			0,
			61,
			0,
			2,
			48,
			5,
			1,
			4,
			31,
			2,
			-1,
			1,
			12,
			10,
			22,
			-1,
			-54,
			-1,
			26,
			-1,
			-40,
			146,
			0,
			39,
			-1,
			71,
			-1,
			-21,
			15,
			1,
			-2,
			-1,
			-58,
			18,
			5,
			-1,
			103,
			25,
			37,
			-1,
			-37,
			-1,
			56,
			24,
			1,
			-2,
			11,
			40,
			-1,
			48,
			6,
			-1,
			7,
			7,
			-2,
			-1,
			0,
			-1,
			-17,
			-1,
			57,
			-1,
			54,
			146,
			0,
			-20,
			-1,
			-33,
			19,
			2,
			16,
			-1,
			-19,
			-1,
			45,
			15,
			12,
			0,
			121,
			0,
			4,
			3,
			4,
			2,
			37,
			0,
			28,
			-1,
			-13,
			74,
			0,
			47,
			-1,
			55,
			-1,
			-37,
			21,
			9,
			-1,
			21,
			5,
			-25,
			-1,
			6,
			3,
			18,
			-53,
			21,
			6,
			-23,
			-1,
			-76,
			2,
			9,
			18,
			-1,
			-41,
			-1,
			59,
			-1,
			-96,
			151,
			9,
			2,
			-1,
			1,
			-1,
			55,
			12,
			27,
			56,
			15,
			6,
			87,
			-1,
			-2,
			15,
			10,
			132,
			-1,
			161,
			-1,
			-23,
			-1,
			-14,
			52,
			0,
			-1,
			-1,
			-1,
			-1,
			-35,
			43,
			0,
			0,
			-1,
			-38,
			73,
			0,
			0,
			-1,
			0,
			21,
			24,
			7,
			6,
			11,
			26,
			-1,
			59,
			2,
			8,
			13,
			4,
			3,
			48,
			-1,
			-27,
			-1,
			64,
			4,
			25,
			-5,
			-1,
			-31,
			-1,
			41,
			18,
			24,
			-4,
			21,
			38,
			-32,
			-1,
			-41,
			-1,
			40,
			2,
			30,
			10,
			10,
			16,
			-11,
			-1,
			-31,
			-1,
			22,
			109,
			0,
			28,
			148,
			45,
			41,
			41,
			6,
			50,
			8,
			4,
			58,
			-1,
			17,
			-1,
			78,
			-1,
			-24,
			-1,
			-21,
			-1,
			-31,
			148,
			34,
			0,
			148,
			30,
			2,
			118,
			0,
			-1,
			2,
			17,
			0,
			9,
			10,
			9,
			5,
			0,
			-6,
			-1,
			73,
			-1,
			-10,
			13,
			5,
			18,
			103,
			18,
			38,
			-1,
			13,
			-1,
			60,
			0,
			3,
			3,
			17,
			12,
			21,
			-1,
			2,
			-1,
			57,
			-1,
			-13,
			-1,
			-4,
			-1,
			-34,
			134,
			0,
			19,
			121,
			0,
			23,
			9,
			10,
			20,
			-1,
			31,
			15,
			26,
			-4,
			-1,
			-20,
			-1,
			76,
			13,
			4,
			94,
			-1,
			138,
			-1,
			-7,
			-1,
			-42,
			-1,
			-2,
			75,
			1,
			0,
			50,
			0,
			0,
			41,
			8,
			0,
			24,
			0,
			0,
			-1,
			2,
			20,
			19,
			-3,
			15,
			11,
			0,
			37,
			2,
			12,
			-1,
			-32,
			-1,
			17,
			27,
			0,
			-4,
			-1,
			-11,
			38,
			6,
			7,
			103,
			7,
			-14,
			-1,
			10,
			0,
			17,
			-31,
			-1,
			-42,
			-1,
			35,
			14,
			5,
			19,
			115,
			0,
			40,
			-1,
			30,
			-1,
			138,
			-1,
			6,
			-1,
			-28,
			147,
			5,
			24,
			-1,
			-34,
			-1,
			34,
			18,
			36,
			-23,
			-1,
			-38,
			-1,
			16,
			-1,
			-32,
			17,
			29,
			0,
			103,
			29,
			-2,
			-1,
			-4,
			74,
			0,
			11,
			-1,
			16,
			-1,
			-57,
			103,
			20,
			3,
			148,
			46,
			19,
			40,
			0,
			27,
			-1,
			37,
			-1,
			-28,
			-1,
			-16,
			113,
			0,
			0,
			81,
			0,
			-2,
			13,
			4,
			-1,
			-1,
			-7,
			120,
			0,
			9,
			1,
			31,
			14,
			-1,
			28,
			-1,
			-3,
			-1,
			-48,
			-1,
			-44,
			4,
			7,
			17,
			5,
			5,
			-61,
			-1,
			39,
			-1,
			-112,
			13,
			1,
			23,
			-1,
			54,
			22,
			0,
			9,
			-1,
			-18,
			-1,
			34,
			62,
			0,
			0,
			68,
			0,
			0,
			53,
			0,
			0,
			-1,
			0,
			13,
			8,
			10,
			135,
			9,
			22,
			123,
			1,
			12,
			135,
			3,
			24,
			136,
			0,
			35,
			21,
			20,
			7,
			-1,
			-59,
			-1,
			22,
			-1,
			58,
			-1,
			-24,
			136,
			4,
			-45,
			-1,
			-89,
			-1,
			2,
			2,
			4,
			75,
			-1,
			-34,
			-1,
			98,
			17,
			27,
			-6,
			-1,
			-30,
			-1,
			21,
			2,
			28,
			31,
			14,
			6,
			-3,
			-1,
			-47,
			-1,
			30,
			-1,
			87,
			135,
			6,
			-37,
			-1,
			-58,
			-1,
			38,
			148,
			2,
			0,
			11,
			43,
			-13,
			103,
			26,
			-25,
			-1,
			-41,
			0,
			20,
			14,
			18,
			17,
			33,
			-1,
			-33,
			-1,
			46,
			-1,
			-42,
			7,
			5,
			18,
			-1,
			-30,
			15,
			14,
			39,
			75,
			0,
			77,
			-1,
			94,
			-1,
			-13,
			103,
			1,
			-1,
			-1,
			60,
			-1,
			-25,
			88,
			0,
			0,
			39,
			6,
			0,
			-1,
			0,
			-1,
			69,
			1,
			6,
			15,
			-1,
			69,
			111,
			0,
			8,
			18,
			30,
			1,
			81,
			0,
			-19,
			-1,
			-3,
			-1,
			-79,
			-1,
			20,
			-1,
			60,
			30,
			6,
			0,
			50,
			0,
			0,
			10,
			32,
			0,
			75,
			1,
			0,
			-1,
			0,
			-1,
			-42,
			-1,
			20,
			12,
			39,
			-25,
			-1,
			-38,
			-1,
			37,
			147,
			24,
			14,
			147,
			15,
			-14,
			12,
			35,
			19,
			-1,
			49,
			10,
			10,
			-7,
			-1,
			-30,
			-1,
			32,
			20,
			5,
			-69,
			-1,
			37,
			12,
			37,
			-89,
			113,
			0,
			-107,
			15,
			9,
			-130,
			-1,
			13,
			-1,
			-147,
			-1,
			-5,
			-1,
			4,
			148,
			15,
			53,
			0,
			9,
			-5,
			-1,
			-47,
			-1,
			46,
			-1,
			73,
			105,
			0,
			0,
			89,
			0,
			0,
			30,
			5,
			0,
			-1,
			0,
			147,
			29,
			14,
			19,
			6,
			-5,
			41,
			5,
			-13,
			20,
			12,
			3,
			-1,
			35,
			-1,
			-29,
			-1,
			-68,
			-1,
			43,
			7,
			8,
			43,
			-1,
			59,
			-1,
			-11,
			136,
			6,
			-16,
			147,
			42,
			-36,
			8,
			3,
			-53,
			-1,
			31,
			147,
			15,
			-62,
			1,
			29,
			-13,
			-1,
			19,
			-1,
			-63,
			-1,
			-79,
			-1,
			23,
			17,
			27,
			31,
			-1,
			61,
			-1,
			-42,
			8,
			7,
			27,
			-1,
			-16,
			-1,
			57,
			79,
			2,
			0,
			20,
			6,
			0,
			106,
			2,
			3,
			44,
			4,
			1,
			21,
			34,
			-1,
			2,
			29,
			-2,
			-1,
			-1,
			-1,
			-38,
			2,
			20,
			33,
			-1,
			82,
			-1,
			9,
			-1,
			39,
			21,
			8,
			29,
			12,
			19,
			-30,
			-1,
			-67,
			-1,
			31,
			-1,
			47,
			75,
			0,
			-1,
			-1,
			-2,
			5,
			3,
			24,
			21,
			19,
			-58,
			-1,
			45,
			-1,
			-111,
			-1,
			33,
			3,
			4,
			23,
			5,
			5,
			-25,
			-1,
			20,
			-1,
			-50,
			8,
			5,
			61,
			-1,
			-6,
			-1,
			79,
			83,
			0,
			0,
			53,
			1,
			0,
			16,
			0,
			0,
			21,
			39,
			3,
			56,
			0,
			1,
			137,
			0,
			0,
			27,
			1,
			-2,
			-1,
			-4,
			7,
			7,
			18,
			135,
			2,
			-22,
			-1,
			-63,
			-1,
			32,
			-1,
			26,
			148,
			11,
			23,
			-1,
			-50,
			-1,
			33,
			-1,
			27,
			149,
			21,
			29,
			-1,
			-24,
			-1,
			42,
			-1,
			-2,
			7,
			4,
			23,
			-1,
			65,
			20,
			14,
			5,
			147,
			17,
			23,
			-1,
			56,
			3,
			8,
			-3,
			-1,
			-28,
			-1,
			45,
			-1,
			-48,
			-1,
			-43,
			17,
			29,
			0,
			-1,
			-2,
			99,
			0,
			3,
			6,
			9,
			-1,
			45,
			0,
			-8,
			151,
			2,
			1,
			148,
			42,
			-6,
			-1,
			-12,
			-1,
			31,
			12,
			25,
			34,
			-1,
			7,
			-1,
			82,
			75,
			0,
			-20,
			15,
			24,
			-26,
			113,
			0,
			-38,
			8,
			7,
			-50,
			-1,
			-9,
			28,
			0,
			-64,
			15,
			16,
			-87,
			-1,
			-109,
			-1,
			-27,
			0,
			20,
			-16,
			-1,
			-69,
			-1,
			19,
			-1,
			5,
			-1,
			13,
			-1,
			44,
			-1,
			9,
			11,
			2,
			13,
			-1,
			56,
			-1,
			9,
			152,
			2,
			0,
			-1,
			1,
			18,
			19,
			-5,
			44,
			8,
			-20,
			152,
			8,
			-27,
			-1,
			3,
			3,
			15,
			-37,
			-1,
			-53,
			151,
			2,
			-9,
			-1,
			-46,
			-1,
			26,
			-1,
			55,
			113,
			0,
			2,
			133,
			3,
			-6,
			109,
			0,
			-11,
			147,
			47,
			-19,
			-1,
			-24,
			152,
			4,
			52,
			-1,
			-52,
			-1,
			87,
			26,
			0,
			9,
			-1,
			41,
			-1,
			-12,
			-1,
			40,
			9,
			5,
			29,
			147,
			33,
			-38,
			-1,
			18,
			-1,
			-85,
			13,
			4,
			46,
			-1,
			54,
			-1,
			-34,
			68,
			0,
			0,
			76,
			0,
			0,
			52,
			0,
			-1,
			-1,
			0,
			-1,
			-26,
			79,
			0,
			5,
			12,
			10,
			1,
			-1,
			42,
			111,
			0,
			-2,
			-1,
			63,
			136,
			3,
			-4,
			22,
			0,
			-13,
			17,
			26,
			3,
			10,
			4,
			40,
			-1,
			77,
			-1,
			0,
			-1,
			-12,
			17,
			28,
			-27,
			-1,
			-85,
			49,
			0,
			-5,
			-1,
			-15,
			-1,
			38,
			17,
			11,
			11,
			-1,
			-35,
			151,
			0,
			17,
			-1,
			23,
			-1,
			-31,
			-1,
			35,
			2,
			28,
			31,
			-1,
			-2,
			-1,
			85,
			82,
			0,
			0,
			148,
			2,
			0,
			14,
			12,
			-14,
			149,
			8,
			-25,
			147,
			39,
			-31,
			-1,
			-44,
			-1,
			2,
			-1,
			36,
			17,
			11,
			17,
			-1,
			-37,
			18,
			33,
			36,
			-1,
			74,
			-1,
			-1,
			85,
			0,
			0,
			148,
			34,
			0,
			149,
			39,
			2,
			-1,
			2,
			-1,
			59,
			-1,
			-2,
			14,
			10,
			30,
			152,
			0,
			51,
			3,
			9,
			75,
			-1,
			-1,
			-1,
			98,
			-1,
			-18,
			12,
			38,
			-14,
			-1,
			-54,
			-1,
			28,
			146,
			0,
			33,
			-1,
			53,
			-1,
			-19
		]
	}
};
//#endregion
//#region src/matching/weigh/trees.ts
const SCALE = 1e3;
/**
* Decision trees that add up to log-odds. Every question a tree asks moves what it says so far, so
* the sum can be told measure by measure.
*/
var Trees = class {
	#bias;
	#roots = [];
	#measures;
	#cuts;
	#values;
	/** Where a question goes on if the answer is above its cut; below, it is the next node. */
	#above;
	constructor({ bias, cuts, nodes }) {
		this.#bias = bias;
		this.#measures = new Int16Array(nodes.length);
		this.#cuts = new Float64Array(nodes.length);
		this.#values = new Float64Array(nodes.length);
		this.#above = new Int32Array(nodes.length);
		let count = 0;
		let at = 0;
		const read = () => {
			const node = count++;
			const measure = nodes[at++];
			this.#measures[node] = measure;
			if (measure >= 0) this.#cuts[node] = cuts[measure]?.[nodes[at++]];
			this.#values[node] = nodes[at++] / SCALE;
			if (measure < 0) return;
			read();
			this.#above[node] = count;
			read();
		};
		while (at < nodes.length) {
			this.#roots.push(count);
			read();
		}
	}
	#next(node, values) {
		return values[this.#measures[node]] <= this.#cuts[node] ? node + 1 : this.#above[node];
	}
	/** What all trees say of these measures, in log-odds. */
	logOdds(values) {
		let sum = this.#bias;
		for (const root of this.#roots) {
			let node = root;
			while (this.#measures[node] >= 0) node = this.#next(node, values);
			sum += this.#values[node];
		}
		return sum;
	}
	/** How much each measure moved the log-odds from what is said of nothing in particular. */
	contributions(values) {
		const moved = new Float64Array(values.length);
		for (const root of this.#roots) {
			let node = root;
			for (;;) {
				const measure = this.#measures[node];
				if (measure < 0) break;
				const next = this.#next(node, values);
				moved[measure] = moved[measure] + this.#values[next] - this.#values[node];
				node = next;
			}
		}
		return moved;
	}
};
//#endregion
//#region src/matching/weigh/model.ts
/** Letters of other alphabets alone, and single ones, say little. */
const SHORT_WORD = .3;
/** How rare a word is by lines of words of which each line is rarer than the one before. */
function rarenessBy(lines) {
	const known = /* @__PURE__ */ new Map();
	lines.forEach((line, level) => {
		for (const word of line.split(" ")) known.set(word, level / lines.length);
	});
	return (word) => known.get(word) ?? (word.length < 2 ? SHORT_WORD : 1);
}
const HUNDRED = 100;
/** Makes a model ready for use. */
function unpackModel({ rareness, words, trees }) {
	return {
		rareness: rarenessBy(rareness),
		words: new Map(words.map((line) => {
			const [word = "", shared, oneSided] = line.split(" ");
			return [word, {
				shared: Number(shared) / HUNDRED,
				oneSided: Number(oneSided) / HUNDRED
			}];
		})),
		trees: new Trees(trees)
	};
}
let unpacked;
/** The model as shipped, unpacked when it is first needed: importing the module stays cheap. */
function model() {
	unpacked ??= unpackModel(learned_default);
	return unpacked;
}
//#endregion
//#region test/reference.ts
const dir = resolve(fileURLToPath(new URL("..", import.meta.url)), process.env.PRICECMP_REFERENCE_DIR ?? "../shared");
/**
* The folder of test data that others own and that is therefore no part of this repository, or null
* where it is absent. `PRICECMP_REFERENCE_DIR` names another place for it.
*/
const referenceDir = existsSync(dir) ? dir : null;
//#endregion
//#region src/matching/compare/amounts.ts
/** 5 % would make 500 and 512 GB the same. */
const TOLERANCE = .006;
/** Amounts beyond these are not compared: only a hostile title has more. */
const MOST_AMOUNTS$1 = 24;
/** Another one of these is another product even where the model code is the same. */
const ALWAYS_TELLS = new Set([
	"capacity",
	"volume",
	"weight",
	"pieces"
]);
function near(a, b, tolerance) {
	return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}
/** Cameras and chips are named by rounded numbers: 14.7 MP is "14 MP", 2.266 GHz "2.26". */
const ROUNDED = new Map([["resolution", .06], ["rate", .01]]);
/** Memory is bought by its sum (2 x 8 GB is 16 GB), drinks by the bottle. */
function total(quantity, value) {
	return quantity.dimension === "capacity" ? value * quantity.times : value;
}
/** Screens are named by rounded inches: 13.3" is "13 inch", 48.5" is "49 inch". */
function isSameScreen(a, b) {
	if (!a.label.endsWith("inch") || !b.label.endsWith("inch")) return false;
	const [left, right] = [a.value / 25.4, b.value / 25.4];
	return (Number.isInteger(left) || Number.isInteger(right)) && Math.min(left, right) >= 10 && Math.abs(left - right) < .7;
}
function sameAmount(a, b) {
	if (a.dimension !== b.dimension) return false;
	const left = total(a, a.value);
	const right = total(b, b.value);
	if (isSameScreen(a, b)) return true;
	const tolerance = ROUNDED.get(a.dimension) ?? TOLERANCE;
	return near(left, right, tolerance) || a.alternative !== void 0 && near(total(a, a.alternative), right, tolerance) || b.alternative !== void 0 && near(left, total(b, b.alternative), tolerance);
}
/** From this many GB on it is storage, of which a thing has one; working memory is less. */
const SMALLEST_STORAGE = 64;
/** "990 PRO 1TB / 2TB": sold in several capacities, and nothing says which one is offered. */
function otherStorage(ours, spare) {
	const isStorage = ({ dimension, value, ram }) => dimension === "capacity" && value >= SMALLEST_STORAGE && !ram;
	return isStorage(ours) ? spare.find(isStorage) : void 0;
}
/** Compares numbers with units: what the query names, the listing must not name otherwise. */
function compareAmounts(wanted, listing, codes, findings) {
	const wantedAmounts = wanted.quantities.slice(0, MOST_AMOUNTS$1);
	const listingAmounts = listing.quantities.slice(0, MOST_AMOUNTS$1);
	const spare = listingAmounts.filter((theirs) => !wantedAmounts.some((ours) => sameAmount(ours, theirs)));
	const told = /* @__PURE__ */ new Set();
	for (const ours of wantedAmounts) {
		const same = listingAmounts.some((theirs) => sameAmount(ours, theirs));
		const doubt = same && !codes.decides ? otherStorage(ours, spare) : void 0;
		if (doubt) {
			findings.veto("other amount", `in several capacities: ${ours.label}, ${doubt.label}`);
			continue;
		}
		if (same) {
			findings.add("same amount", `same ${ours.dimension}: ${ours.label}`);
			continue;
		}
		const other = spare.find((theirs) => theirs.dimension === ours.dimension && Boolean(theirs.ram) === Boolean(ours.ram));
		if (other && !told.has(ours.dimension)) {
			told.add(ours.dimension);
			const text = `other ${ours.dimension}: ${other.label}, wanted ${ours.label}`;
			if (codes.decides && !ALWAYS_TELLS.has(ours.dimension)) findings.add("other amount", text);
			else findings.veto("other amount", text);
		} else if (ours.from >= wanted.nameEnd) findings.add("amount missing", "", .5);
		else if (ours.dimension === "capacity") findings.add("capacity missing", `capacity ${ours.label} not named`, codes.decides ? .2 : 1);
		else findings.add("amount missing", `${ours.dimension} ${ours.label} not named`);
	}
	for (const theirs of spare) {
		if (theirs.dimension !== "capacity" && theirs.dimension !== "size") continue;
		if (told.has(theirs.dimension)) continue;
		told.add(theirs.dimension);
		if (wantedAmounts.some((ours) => ours.dimension === theirs.dimension)) continue;
		findings.add("note", `${theirs.dimension} stated: ${theirs.label}`);
	}
}
/** Compares pack sizes: a query that names none wants one piece. */
function comparePacks(wanted, listing, codes, findings) {
	const ours = Math.max(1, ...wanted.packs.sizes);
	const theirs = Math.max(1, ...listing.packs.sizes);
	const { sizes, contents } = listing.packs;
	const named = (size) => wanted.designators.some((one) => one.number === size);
	if (sizes.includes(ours) || sizes.some(named) || contents.some(({ value }) => value === ours)) {
		if (ours > 1) findings.add("same amount", `same pack of ${ours}`);
	} else if (theirs > 1) {
		const text = ours > 1 ? `pack of ${theirs}, wanted ${ours}` : `pack of ${theirs}`;
		findings.veto("other pack", text);
	} else if (ours > 1 && contents.length > 0) findings.veto("other pack", `${contents[0]?.label}, wanted ${ours}`);
	else if (ours > 1 && sizes.length > 0) findings.veto("other pack", `single, wanted a pack of ${ours}`);
	else if (ours > 1) findings.add("pack missing", `pack of ${ours} not named`, codes.decides ? .3 : 1);
}
//#endregion
//#region src/matching/lexicon/brands.ts
/**
* Makers, each with the other names and scripts it is written in. Names that shops use for one
* another (Western Digital and WD, Logitech and Logicool) stand in one row.
*/
const BRANDS = `
acer|-|acer, エイサー, 에이서, ايسر, predator
adidas|-|adidas, アディダス, 아디다스, اديداس
aeg|-|aeg
amazon|-|amazon, アマゾン, 아마존, امازون
amd|-|amd
anker|-|anker, アンカー, 앤커, انكر, soundcore
apple|-|apple, アップル, 애플, ابل, آبل, beats
arctic|-|arctic
asus|-|asus, エイスース, 에이수스, 아수스, اسوس, rog
audio-technica|-|audio-technica, audio technica, オーディオテクニカ
audioquest|-|audioquest
bang & olufsen|-|bang & olufsen, bang olufsen, b&o
beko|-|beko
belkin|-|belkin, ベルキン, 벨킨
bosch|-|bosch, ボッシュ, 보쉬, بوش
bose|-|bose, ボーズ, 보스, بوز
braun|-|braun oral, braun
breville|-|breville, sage
brother|-|brother, ブラザー, 브라더, براذر
canon|-|canon, キヤノン, キャノン, 캐논, كانون
casio|-|casio, カシオ, 카시오, كاسيو
corsair|-|corsair, コルセア, 커세어, elgato
crucial|-|crucial, クルーシャル, 크루셜, micron
dell|-|dell, デル, ديل, alienware
delonghi|-|delonghi, de'longhi, デロンギ, 드롱기, ديلونجي
dewalt|-|dewalt, デウォルト, 디월트
dji|-|dji
duracell|-|duracell, デュラセル, 듀라셀
dyson|-|dyson, ダイソン, 다이슨, دايسون
ecovacs|-|ecovacs, エコバックス, 에코백스
electrolux|-|electrolux, エレクトロラックス, 일렉트로룩스
energizer|-|energizer, 에너자이저
epson|-|epson, エプソン, 엡손, ابسون
eufy|-|eufy, ユーフィ
fitbit|-|fitbit
fujifilm|-|fujifilm, fuji, 富士フイルム, 후지필름, فوجي فيلم
garmin|-|garmin, ガーミン, 가민, جارمن
gigabyte|-|aorus
google|-|google, グーグル, 구글, جوجل, nest
gopro|-|gopro, go pro, ゴープロ, 고프로, جوبرو
gskill|-|g.skill, gskill, g skill, 지스킬
hasbro|-|hasbro, ハズブロ, 해즈브로
hisense|-|hisense, ハイセンス, 하이센스, هايسنس
honor|-|honor, アナー
hoover|-|hoover
hp|-|hp, hewlett packard, hewlett-packard, hpe, 휴렛팩커드
htc|-|htc
huawei|-|huawei, ファーウェイ, 화웨이, هواوي
instant pot|-|instant pot
intel|-|intel, インテル, 인텔, انتل
irobot|-|irobot, アイロボット, 아이로봇
jabra|-|jabra
jbl|-|jbl, ジェイビーエル
karcher|-|kärcher, karcher, ケルヒャー, 카처
kenwood|-|kenwood, ケンウッド
kingston|-|kingston, キングストン, 킹스톤, hyperx, hyper x
kitchenaid|-|kitchenaid, kitchen aid, キッチンエイド, 키친에이드
kodak|-|kodak
lacie|-|lacie
le creuset|-|le creuset, ルクルーゼ, 르크루제
lego|-|lego, レゴ, 레고, ليغو, ليجو, لیگو
lenovo|-|lenovo, レノボ, 레노버, لينوفو, ibm
levis|-|levis, levi's, リーバイス, 리바이스
lexar|-|lexar
lg|-|lg, エルジー, 엘지, ال جي
logitech|-|logitech, logicool, ロジクール, ロジテック, 로지텍, لوجيتك, logi
makita|-|makita, マキタ, 마키타, ماكيتا
mattel|-|mattel, マテル
meta|-|meta, oculus, メタ
microsoft|-|microsoft, マイクロソフト, 마이크로소프트, مايكروسوفت
miele|-|miele, ミーレ, 밀레
milwaukee|-|milwaukee
motorola|-|motorola, モトローラ, 모토로라, موتورولا
msi|-|msi
netgear|-|netgear
new balance|-|new balance, ニューバランス, 뉴발란스
nike|-|nike, ナイキ, 나이키, نايك
nikon|-|nikon, ニコン, 니콘, نيكون
ninja|-|ninja, shark
nintendo|-|nintendo, ニンテンドー, 任天堂, ニンテンドウ, 닌텐도, نينتندو, ننتندو, نيتندو
nivea|-|nivea, ニベア, نيفيا
nokia|-|nokia, ノキア, 노키아, نوكيا
nothing|-|nothing technology, nothing phone, nothing ear, cmf phone
nvidia|-|nvidia, エヌビディア, 엔비디아
olympus|-|olympus, om system, オリンパス, 올림푸스
oneplus|-|oneplus, one plus, ワンプラス, 원플러스, ون بلس
oppo|-|oppo, オッポ, اوبو
oral-b|-|oral-b, oral b, オーラルb, ブラウン オーラルb, 오랄비
oreo|-|oreo
osram|-|osram
panasonic|-|panasonic, パナソニック, 파나소닉, باناسونيك, lumix
philips|-|philips, フィリップス, 필립스, فيليبس, philips hue, signify
pioneer|-|pioneer, パイオニア
playmobil|-|playmobil
plantronics|-|plantronics, poly
puma|-|puma
rayban|-|ray-ban, ray ban, rayban, レイバン
razer|-|razer, レイザー, 레이저, ريزر
realme|-|realme, ريلمي
roborock|-|roborock, ロボロック, 로보락
roku|-|roku
ryobi|-|ryobi
samsung|-|samsung, サムスン, 삼성, 삼성전자, سامسونج, سامسونغ
sandisk|-|sandisk, サンディスク, 샌디스크, سانديسك
seagate|-|seagate, シーゲイト, 시게이트, سيجيت
sennheiser|-|sennheiser, ゼンハイザー, 젠하이저
sharp|-|sharp, シャープ, 샤프
shimano|-|shimano, シマノ, 시마노
shure|-|shure
siemens|-|siemens, ジーメンス, 지멘스
sigma|-|sigma, シグマ, 시그마
skullcandy|-|skullcandy
smeg|-|smeg
sonos|-|sonos, ソノス
sony|-|sony, ソニー, 소니, سوني
steelseries|-|steelseries, steel series, スティールシリーズ, 스틸시리즈
stanley|-|stanley
swatch|-|swatch
tamron|-|tamron, タムロン, 탐론
tcl|-|tcl
tefal|-|tefal, t-fal, ティファール, 테팔, تيفال
thule|-|thule
timberland|-|timberland
toshiba|-|toshiba, 東芝, 도시바, توشيبا
tp-link|-|tp-link, tp link, tplink, ティーピーリンク, 티피링크, tapo
transcend|-|transcend, トランセンド
ubiquiti|-|ubiquiti, unifi
valve|-|valve
victorinox|-|victorinox
vivo|-|vivo
viewsonic|-|viewsonic
western digital|-|western digital, wd, ウエスタンデジタル, 웨스턴디지털, hgst
whirlpool|-|whirlpool
xiaomi|-|xiaomi, シャオミ, 샤오미, شاومي, redmi, poco
yamaha|-|yamaha, ヤマハ, 야마하, ياماها
zte|-|zte
bestway|-|bestway
black & decker|-|black & decker, black and decker, black+decker
bluedio|-|bluedio
bushnell|-|bushnell
citizen|-|citizen
cuisinart|-|cuisinart
fossil|-|fossil
hamilton beach|-|hamilton beach
hotpoint|-|hotpoint
indesit|-|indesit
krups|-|krups
neff|-|neff
nespresso|-|nespresso, ネスプレッソ, 네스프레소
nutribullet|-|nutribullet
rowenta|-|rowenta
russell hobbs|-|russell hobbs
seiko|-|seiko, セイコー, 세이코
tissot|-|tissot
vitamix|-|vitamix
zanussi|-|zanussi
3m|-|3m
asics|-|asics, アシックス, 아식스
avm|-|avm
bandai|-|bandai, バンダイ, 반다이
barilla|-|barilla, バリラ, 바릴라
benq|-|benq, ベンキュー, 벤큐
birkenstock|-|birkenstock, ビルケンシュトック, 버켄스탁
blue|-|blue microphones
brita|-|brita, ブリタ, 브리타
calvin klein|-|calvin klein
camper|-|camper
carapelli|-|carapelli
carhartt|-|carhartt, カーハート, 칼하트
coca-cola|-|coca-cola, coca cola, コカ・コーラ, 코카콜라, كوكا كولا
columbia|-|columbia sportswear, columbia, コロンビア, 컬럼비아, كولومبيا
converse|-|converse, コンバース, 컨버스, كونفرس
crocs|-|crocs, クロックス, 크록스
dallmayr|-|dallmayr
days of wonder|-|days of wonder
de cecco|-|de cecco, ディ・チェコ, 데체코
dr. martens|-|dr. martens, dr martens, doc martens, ドクターマーチン, 닥터마틴
eastpak|-|eastpak
einhell|-|einhell
fairphone|-|fairphone
fellow|-|fellow stagg
ferrero|-|ferrero, フェレロ, 페레로
festool|-|festool
filippo berio|-|filippo berio
fjallraven|-|fjällräven, fjallraven, フェールラーベン, 피엘라벤
framework|-|framework laptop
funko|-|funko, ファンコ, 펀코
gardena|-|gardena
gerber|-|gerber suspension, gerber gear
good smile|-|good smile, good smile company, グッドスマイルカンパニー, 굿스마일
gucci|-|gucci
haribo|-|haribo, ハリボー, 하리보
heinz|-|heinz, ハインツ, 하인즈, هاينز
helly hansen|-|helly hansen
herschel|-|herschel, herschel supply
hilti|-|hilti, ヒルティ
huepar|-|huepar
huy fong|-|huy fong
illy|-|illy, イリー, 일리
jack wolfskin|-|jack wolfskin
kelloggs|-|kellogg's, kelloggs, ケロッグ, 켈로그, كيلوقز
keychron|-|keychron, キークロン, 키크론
kobo|-|kobo, コボ, 코보
knipex|-|knipex, クニペックス
lacoste|-|lacoste, ラコステ, 라코스테
langnese|-|langnese
lavazza|-|lavazza, ラバッツァ, 라바짜, لافازا
leatherman|-|leatherman, レザーマン, 레더맨
lindt|-|lindt, リンツ, 린트, ليندت
maisto|-|maisto
mammut|-|mammut
metabo|-|metabo, hikoki
milka|-|milka
moleskine|-|moleskine, モレスキン, 몰스킨
nanoleaf|-|nanoleaf, ナノリーフ, 나노리프
nerf|-|nerf, ナーフ, 너프
nescafe|-|nescafé, nescafe, dolce gusto, ネスカフェ, 네스카페, نسكافيه
nestle|-|nestlé, nestle, ネスレ, 네슬레
netatmo|-|netatmo
nilfisk|-|nilfisk
oakley|-|oakley, オークリー, 오클리
osprey|-|osprey, オスプレー, 오스프리
patagonia|-|patagonia, パタゴニア, 파타고니아
pepsi|-|pepsi, ペプシ, 펩시
proscenic|-|proscenic
ravensburger|-|ravensburger
red bull|-|red bull, redbull, レッドブル, 레드불, ريد بل
reebok|-|reebok, リーボック, 리복
salomon|-|salomon, サロモン, 살로몬
schleich|-|schleich
skechers|-|skechers, スケッチャーズ, 스케쳐스
stonemaier|-|stonemaier
tado|-|tado, tado°
tamiya|-|tamiya, タミヤ, 타미야
the north face|-|the north face, north face, ザ・ノース・フェイス, ノースフェイス, 노스페이스
toblerone|-|toblerone, トブラローネ, 토블론
tommy hilfiger|-|tommy hilfiger
tommee tippee|-|tommee tippee
twinings|-|twinings, トワイニング, 트와이닝
under armour|-|under armour, アンダーアーマー, 언더아머
vans|-|vans, バンズ, 반스
vorwerk|-|vorwerk
weber|-|weber
wera|-|wera, ヴェラ
wiha|-|wiha
wrangler|-|wrangler, ラングラー, 랭글러
xgimi|-|xgimi
yorkshire tea|-|yorkshire tea
alcatel|-|alcatel
blackberry|-|blackberry, ブラックベリー, 블랙베리
fujitsu|-|fujitsu, 富士通, 후지쯔
leica|-|leica, ライカ, 라이카
liebherr|-|liebherr, リープヘル
doro|-|doro
oki|-|oki, okidata
montblanc|-|montblanc, mont blanc, モンブラン, 몽블랑
zwilling|-|zwilling, ツヴィリング`;
/** Makers whose parts are inside other makers' products, so that their names prove nothing. */
const COMPONENT_BRANDS = new Set([
	"amd",
	"amazon",
	"apple",
	"google",
	"intel",
	"microsoft",
	"nvidia",
	"meta",
	"arctic",
	"vivo"
]);
//#endregion
//#region src/matching/compare/edit-distance.ts
/** How many letters must change, be put in or be left out, but never more than `limit` + 1. */
function editDistance(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let best = i;
		for (let j = 1; j <= b.length; j++) {
			const changed = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
			const cost = Math.min(changed, previous[j] + 1, row[j - 1] + 1);
			row.push(cost);
			if (cost < best) best = cost;
		}
		if (best > limit) return limit + 1;
		previous = row;
	}
	return previous[b.length];
}
//#endregion
//#region src/matching/text/singular.ts
/** A word as its singular: enough to make "cameras" and "camera" one word. */
function singular(text) {
	return text.length > 3 && text.endsWith("s") && !text.endsWith("ss") ? text.slice(0, -1) : text;
}
//#endregion
//#region src/matching/understand/roles.ts
/** Gives the tokens `from` up to `to` (exclusive) a role, unless another reader came first. */
function claim(roles, from, to, role) {
	for (let i = from; i < to; i++) if (roles[i] === "word") roles[i] = role;
}
/** Whether nobody has claimed any of the tokens `from` up to `to` (exclusive). */
function isFree(roles, from, to) {
	for (let i = from; i < to; i++) if (roles[i] !== "word") return false;
	return true;
}
//#endregion
//#region src/matching/lexicon/accessories.ts
/**
* What is sold for a product rather than being it: a title that names one of these, though nobody
* asked for it, is about the accessory. See `weak-accessories.ts` for words that need more than that.
*/
const ACCESSORIES = `
case|en|case, cases, cover, covers, sleeve, pouch, bumper, bumper case, phone case, back cover,
  flip cover, folio, wallet case, carrying case, carry case, storage case, hard case, travel case,
  protective case, book cover, faceplate, face plate, dust cover, slipcase, holster, kavar
case|de|hülle, huelle, schutzhülle, handyhülle, etui, handyetui, tasche, schutztasche,
  tragetasche, hardcase, backcover, abdeckung, schutzhuelle
case|fr|coque, coques, étui, étuis, housse, housses, pochette, protection coque, coque de protection
case|es|funda, fundas, carcasa, carcasas, estuche, estuches, forro, cubierta, cubierta para lluvia
case|pt|capa, capas, capinha, capinhas, estojo, case capa, bolsa de transporte
case|it|custodia, custodie, cuffia protettiva, guscio, cover custodia, copertura, copertura antipioggia
case|nl|hoesje, hoesjes, hoes, hoezen, beschermhoes, telefoonhoesje, bookcase, beschermcase
case|sv|fodral, skal, mobilskal, mobilfodral, skyddsfodral, skyddsskal, plånboksfodral
case|pl|pokrowiec, pokrowce, etui, futerał, futeral, obudowa, plecki, kabura
case|tr|kılıf, kılıfı, kılıflar, kılıfları, kapak, kapağı, çanta kılıf, cüzdan kılıf, yağmurluk, yağmurluğu
case|ar|جراب, جرابات, غطاء, اغطية, كفر, كفرات, حافظة, حقيبة حمل, غلاف
case|ja|ケース, カバー, 保護ケース, スマホケース, 収納ケース, 手帳型, ポーチ, ハードケース, レインカバー, 収納バッグ, 手帳型ケース
case|ko|케이스, 커버, 파우치, 범퍼, 보호케이스, 하드케이스, 레인커버, 젤리케이스, 카드케이스
case|zh|手机壳, 保护套, 保护壳
screen protector|en|screen protector, screen protectors, tempered glass, screen guard,
  protective film, protector film, screen film, glass protector, lens protector, camera protector,
  screen protection, privacy glass, tempered, hydrogel film
screen protector|de|panzerglas, schutzfolie, displayschutz, displayschutzfolie, panzerfolie,
  displayfolie, schutzglas, folie
screen protector|fr|verre trempé, film protecteur, protection écran, protection d'écran,
  protège écran, vitre de protection, film de protection
screen protector|es|protector de pantalla, protector pantalla, cristal templado, vidrio templado,
  mica, lámina protectora
screen protector|pt|película, películas, pelicula de vidro, protetor de tela, vidro temperado,
  protetor de ecrã, película de vidro
screen protector|it|pellicola, pellicole, vetro temperato, pellicola protettiva, proteggi schermo,
  salvaschermo
screen protector|nl|screenprotector, schermbeschermer, tempered glass, beschermglas, beschermfolie
screen protector|sv|skärmskydd, härdat glas, skyddsfilm, skyddsglas, pansarglas
screen protector|pl|szkło hartowane, szkło ochronne, folia ochronna, folia hydrożelowa, folia
screen protector|tr|ekran koruyucu, ekran koruyucusu, kırılmaz cam, temperli cam, koruyucu cam,
  ekran filmi, cam filmi, nano cam
screen protector|ar|واقي شاشة, واقي الشاشة, واقيات شاشة, حماية شاشة, لاصقة حماية, زجاج مقوى,
  لصقة حماية, شاشة حماية, واقي, واقيات
screen protector|ja|保護フィルム, ガラスフィルム, 液晶保護フィルム, フィルム, 強化ガラス, 液晶保護, 保護ガラス
screen protector|ko|강화유리, 보호필름, 액정보호필름, 필름, 방탄필름, 액정 보호 필름, 보호 필름, 강화 유리
protector|en|protector, protectors, skin, skins, decal, decals, vinyl, wrap skin, grip tape,
  thumb grips, shell cover, dust plug, anti dust plug
protector|de|schutzfolien, skin aufkleber, aufkleber
protector|fr|protecteur, autocollant, autocollants, sticker
protector|es|protector, protectores, vinilo, pegatina, pegatinas
protector|pt|protetor, adesivo, adesivos
protector|it|adesivo, adesivi
protector|nl|beschermer, sticker
protector|sv|klistermärke, klistermärken
protector|pl|ochraniacz, naklejka, naklejki
protector|tr|koruyucu, koruyucusu, çıkartma, kaplama
protector|ar|ملصق, ستيكر, استيكر
protector|ja|保護シール, スキンシール, ステッカー, 保護カバー, シール
protector|ko|스킨, 스티커, 보호커버, 보호대
ear pads|en|ear pads, ear pad, earpads, earpad, ear cushions, ear cushion, ear tips, eartips,
  ear hooks, earhooks, headband cover, headband cushion, headband pad
ear pads|de|ohrpolster, ohrstöpsel, ohrkissen, kopfbügelpolster, ohraufsätze
ear pads|fr|coussinets, coussinet, oreillettes de rechange, embouts, mousses, coussinets d'oreille
ear pads|es|almohadillas, almohadilla, almohadillas para auriculares, espuma
ear pads|pt|almofadas, almofada, espumas, espuma, almofadinhas
ear pads|it|cuscinetti, cuscinetto, gommini, auricolari di ricambio
ear pads|nl|oorkussens, oorkussen, oordopjes vervanging, oorschelpen
ear pads|sv|öronkuddar, öronkudde, öronpluppar
ear pads|pl|nauszniki, poduszki, pady, gąbki, pady nauszne
ear pads|tr|kulaklık pedi, kulaklık süngeri, kulak yastığı, süngeri, pedi, kulak yastıkları
ear pads|ar|وسائد, وسادات, وسادة, وسائد اذن, سدادات
ear pads|ja|イヤーパッド, イヤパッド, イヤーピース, イヤーチップ, 交換用パッド, ヘッドバンドカバー
ear pads|ko|이어패드, 이어팁, 귀마개, 이어캡, 이어쿠션
replacement|en|replacement, replacements, spare, spare part, spare parts, spares, repair kit,
  repair part, replacement part, replacement parts, aftermarket, refill, refills, flex cable,
  digitizer, charging port, logic board, spudger
replacement|de|ersatz, ersatzteil, ersatzteile, ersatzakku, ersatzpolster, reparatur,
  reparaturset, nachfüllpack
replacement|fr|remplacement, de rechange, rechange, pièce détachée, pièces détachées, réparation
replacement|es|repuesto, repuestos, recambio, recambios, reemplazo, refacción, reparación,
  de reemplazo
replacement|pt|reposição, peça de reposição, substituição, reparo, peças, substituto
replacement|it|ricambio, ricambi, sostituzione, sostitutivo, riparazione, sostitutiva
replacement|nl|vervanging, vervangend, vervangende, vervangings, reserveonderdeel, onderdeel, onderdelen,
  reparatie
replacement|sv|reservdel, reservdelar, ersättning, ersättningsdel, utbytes
replacement|pl|zamiennik, zamienny, zamienne, zapasowy, zapasowa, część zamienna, części zamienne,
  naprawczy
replacement|tr|yedek, yedek parça, yedek parçası, değişim, tamir
replacement|ar|بديل, بديلة, بدل, بدائل, قطع غيار, قطعة غيار, استبدال
replacement|ja|交換用, 互換品, 交換部品, 補修, 修理パーツ, 修理用, 替え, 予備, パーツ
replacement|ko|교체용, 교체, 부품, 수리용, 교환용, 리필
display case|en|display case, display box, display stand, acrylic case, acrylic display, showcase,
  wall mount bracket, display shelf, dust proof box, display plaque, light kit, led light kit,
  lighting kit, led lighting kit, led lights, light set, led light set, led kit, usb light kit
display case|de|vitrine, acrylvitrine, schaukasten, beleuchtungsset, beleuchtung, led beleuchtung,
  led beleuchtungsset, licht set, led licht set, lichtset, ständer vitrine
display case|fr|vitrine, boîte de présentation, kit d'éclairage, kit éclairage, kit lumière,
  éclairage led, présentoir
display case|es|vitrina, expositor, caja expositora, kit de iluminación, kit de luces,
  iluminación led, juego de luces, kit de luz
display case|pt|expositor, caixa expositora, kit de iluminação, kit de luzes, iluminação led,
  vitrine
display case|it|teca, teca espositiva, vetrina, espositore, kit di illuminazione, kit luci,
  illuminazione led, kit illuminazione
display case|nl|vitrine, vitrinekast, verlichtingsset, verlichting, led verlichting, lichtset
display case|sv|visningsmonter, monter, belysningsset, belysningssats, belysning, belysningskit, ljusset,
  led belysning
display case|pl|gablota, witryna, zestaw oświetlenia, oświetlenie, oświetlenie led,
  zestaw oświetleniowy
display case|tr|vitrin, sergileme kutusu, ışık seti, aydınlatma seti, ışık kiti, led ışık seti,
  aydınlatma kiti
display case|ar|صندوق عرض, علبة عرض, حافظة عرض, مجموعة اضاءة, طقم اضاءة, اضاءة led, حامل عرض
display case|ja|ディスプレイケース, コレクションケース, 展示ケース, ライトキット, ledライト, 照明キット, ledライトキット, アクリルケース, ライトセット
display case|ko|전시케이스, 진열장, 장식장, 조명키트, 조명 키트, led 조명, 라이트키트, 아크릴케이스, 전시 케이스
empty box|en|box only, empty box, empty retail box, empty case, original box only, manual only,
  instructions only, case only, instruction manual, instruction booklet, no game, no disc,
  user guide, for parts, spares or repair, dummy, dummy phone, display phone, replacement case,
  custom case, no console
empty box|de|leere verpackung, nur verpackung, leerkarton, nur karton, nur ovp, nur anleitung,
  bauanleitung, leere box, leerverpackung, attrappe, nur hülle
empty box|fr|boîte vide, boite seule, notice seule, emballage vide, factice, boîte seule
empty box|es|caja vacía, solo caja, caja sola, solo manual, manual de instrucciones
empty box|pt|caixa vazia, somente caixa, apenas caixa, só a caixa, manual de instruções
empty box|it|scatola vuota, solo scatola, solo istruzioni, solo manuale
empty box|nl|lege doos, alleen doos, alleen verpakking, handleiding
empty box|sv|tom kartong, endast kartong, tom låda, bruksanvisning
empty box|pl|puste pudełko, samo pudełko, pudełko po, instrukcja, atrapa, pudełko
empty box|tr|boş kutu, sadece kutu, kutusu, sadece kutusu
empty box|ar|علبة فارغة, صندوق فارغ, كرتون فارغ, العلبة فقط
empty box|ja|空箱, 箱のみ, 箱だけ, 外箱のみ, 説明書のみ, モックアップ
empty box|ko|빈박스, 박스만, 빈 박스, 공박스, 설명서만, 목업`;
//#endregion
//#region src/matching/lexicon/accessory-brands.ts
/** Makers of accessories only, or nearly so: beside another maker's name they mean "for" it. */
const ACCESSORY_BRANDS = `
spigen|-|spigen, シュピゲン, 슈피겐
otterbox|-|otterbox, オッターボックス
esr|-|esr
nillkin|-|nillkin
ringke|-|ringke, 링케
uag|-|uag, urban armor gear
caseology|-|caseology
casetify|-|casetify
elago|-|elago, 엘라고
ugreen|-|ugreen
baseus|-|baseus
geekria|-|geekria
supcase|-|supcase, i-blason
tomtoc|-|tomtoc
zagg|-|zagg, invisibleshield, gear4
panzerglass|-|panzerglass
dbrand|-|dbrand
skinit|-|skinit
mosiso|-|mosiso
poetic|-|poetic
torras|-|torras
jetech|-|jetech
amfilm|-|amfilm
hama|-|hama
ravpower|-|ravpower
orzly|-|orzly
powera|-|powera
pdp|-|pdp
hori|-|hori, ホリ
skull & co|-|skull & co
dhouse|-|d-brand
lightailing|-|lightailing
briksmax|-|briksmax, briks max
kyglaring|-|kyglaring
bricksmax|-|bricks max
game of bricks|-|game of bricks
wicked brick|-|wicked brick
wicked cushions|-|wicked cushions
brainwavz|-|brainwavz
dekoni|-|dekoni`;
//#endregion
//#region src/matching/lexicon/aliases.ts
/**
* Names in other scripts or shortened forms, and how we read them. The right side is what the
* tokens become, so that "アイフォン15" and "iphone 15" are the same from here on.
*/
const ALIASES = `
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
//#endregion
//#region src/matching/lexicon/colours.ts
/** Colour words, as shops write them. A trade name may stand for either of several colours. */
const COLOURS = `
black|-|black, schwarz, schwarze, schwarzer, schwarzes, noir, noire, negro, negra, nero, nera,
  preto, preta, zwart, zwarte, svart, svarta, czarny, czarna, czarne, siyah, اسود, سوداء, أسود,
  ブラック, 黒色, 검정, 블랙, kala, onyx, obsidian, jet black, matte black, mattschwarz, phantom black,
  space black
white|-|white, weiß, weiss, weiße, blanc, blanche, blanco, blanca, bianco, bianca, branco, branca,
  wit, witte, vit, vita, vitt, biały, biała, białe, beyaz, ابيض, بيضاء, أبيض, ホワイト, 白色, 화이트, 흰색,
  safed, snow white, pearl white
grey|-|grey, gray, grau, gris, grigio, grigia, cinza, cinzento, grijs, grå, szary, szara, gri,
  رمادي, グレー, グレイ, 그레이, 회색, graphite, graphit, graphite grey, grafit, space grey, space gray,
  spacegrau, gris sidéral, gris espacial, anthracite, anthrazit, charcoal, slate, グラファイト, 그래파이트,
  스페이스그레이, スペースグレイ, gunmetal, titan grau
silver|-|silver, silber, argent, argenté, plata, plateado, argento, prata, prateado, zilver,
  srebrny, srebrna, gümüş, فضي, シルバー, 실버, 은색, platinum silver
gold|-|gold, golden, doré, dorado, dorada, oro, dourado, dourada, goud, guld, złoty, złota, altın,
  ذهبي, ゴールド, 골드, 금색, champagne
rose gold|-|rose gold, roségold, or rose, oro rosa, ouro rosa, różowe złoto, ローズゴールド, 로즈골드
red|-|red, rot, rote, roter, rouge, rojo, roja, rosso, rossa, vermelho, vermelha, rood, rode, röd,
  röda, rött, czerwony, czerwona, kırmızı, احمر, أحمر, レッド, 레드, 빨강, lal, product red, crimson,
  scarlet
blue|-|blue, blau, blaue, blauer, bleu, bleue, azul, blu, azzurro, blauw, blauwe, blå, blått,
  niebieski, niebieska, mavi, ازرق, أزرق, ブルー, 블루, 파랑, navy, navy blue, marine, sky blue, cobalt,
  neela, ultramarine, sierra blue, pacific blue
green|-|green, grün, grüne, vert, verte, verde, groen, groene, grön, gröna, zielony, zielona,
  yeşil, اخضر, أخضر, グリーン, 그린, 초록, olive, mint, teal, alpine green, hara
yellow|-|yellow, gelb, gelbe, jaune, amarillo, amarilla, giallo, gialla, amarelo, amarela, geel,
  gele, gul, gula, żółty, żółta, sarı, اصفر, أصفر, イエロー, 옐로, 옐로우, 노랑
pink|-|pink, rosa, rose, rosado, roze, różowy, różowa, pembe, وردي, ピンク, 핑크, 분홍, gulabi
purple|-|purple, lila, violett, violet, violette, morado, morada, viola, roxo, roxa, paars, lilla,
  fioletowy, fioletowa, mor, بنفسجي, パープル, 퍼플, 보라, lavender, lavendel, lavande, deep purple
orange|-|orange, naranja, arancione, laranja, oranje, pomarańczowy, turuncu, برتقالي, オレンジ, 오렌지, 주황
brown|-|brown, braun, brun, marron, marrón, marrone, marrom, castanho, bruin, brązowy, kahverengi,
  بني, ブラウン, 브라운, 갈색
beige|-|beige, cream, creme, crème, sand, ivory, elfenbein, كريمي, بيج, ベージュ, 베이지, 아이보리
several|-|tri-color, tri-colour, tricolor, tri colour, tri color, dreifarbig, multicolor, multicolour
cyan|-|cyan, turquoise, türkis, シアン
magenta|-|magenta, マゼンタ
black/blue|-|midnight, mitternacht, minuit, medianoche, mezzanotte, meia-noite, middernacht,
  midnatt, północ, ミッドナイト, 미드나이트, gece yarısı, منتصف الليل
white/beige/gold|-|starlight, polarstern, lumière stellaire, blanco estrella, galassia, estelar,
  sterrenlicht, stjärnglans, księżycowa poświata, スターライト, 스타라이트, yıldız ışığı
silver/white/grey|-|natural titanium, titanium natural, titan natur, naturtitan, stainless steel,
  inox, edelstahl, acier inoxydable, acero inoxidable`;
//#endregion
//#region src/matching/lexicon/compounds.ts
/** Ends of German, Dutch and Swedish compounds, which are written in one word. */
const COMPOUND_ENDS = `
case|de|hülle, hüllen, huelle, tasche, etui
case|nl|hoes, hoesje, hoezen
case|sv|fodral, skal
screen protector|de|folie, panzerglas, displayschutz
screen protector|nl|beschermer, protector
screen protector|sv|skydd, skyddsglas
ear pads|de|polster, kissen
ear pads|nl|kussens
ear pads|sv|kuddar
battery|de|akku, batterie
battery|nl|accu, batterij
cable|de|kabel
charger|de|ladegerät, netzteil, ladestation
charger|nl|oplader, lader
charger|sv|laddare
stand|de|halterung, ständer
stand|nl|houder, standaard
stand|sv|hållare, ställ
strap|de|armband, riemen
strap|nl|bandje, riem
display case|de|vitrine, beleuchtung, beleuchtungsset, lichtset
display case|nl|verlichting, verlichtingsset, vitrine
display case|sv|belysning, belysningssats, belysningsset, monter
bag|sv|väska
filter|de|filter, beutel, bürsten
replacement|de|ersatzteil, ersatzteile`;
/** Beginnings of such compounds. */
const COMPOUND_STARTS = `
replacement|de|ersatz
replacement|nl|vervangings, navul, reserveonderde
replacement|sv|ersättnings`;
//#endregion
//#region src/matching/lexicon/conditions.ts
/**
* Words for goods that are not new. `used` here means "somebody had it", `refurbished` "put in order
* again", `opened` "sent back or shown"; `broken` is sold for parts.
*/
const CONDITIONS$1 = `
used|en|used, pre-owned, pre owned, preowned, preloved, pre-loved, second hand, second-hand,
  secondhand, used condition, usedcondition, like new, very good condition, good condition,
  used - good, grade a, grade b, grade c, ex-lease
used|de|gebraucht, guter zustand, sehr guter zustand, gebrauchte, gebrauchter, gebrauchtes, wie neu, second hand, zustand gut,
  zustand sehr gut, zweite hand
used|fr|occasion, d'occasion, usagé, comme neuf, seconde main, bon état, très bon état, état correct
used|es|usado, usada, buen estado, segunda mano, de segunda mano, seminuevo, seminueva, como nuevo, ocasión
used|pt|usado, usada, bom estado, seminovo, seminova, segunda mão, como novo
used|it|usato, usata, buone condizioni, ottime condizioni, seconda mano, come nuovo, di seconda mano
used|nl|gebruikt, gebruikte, tweedehands, zo goed als nieuw, zoals nieuw, occasion, goede staat
used|sv|begagnad, begagnat, använd, andrahand, i nyskick, gott skick, bra skick, som ny
used|pl|stan dobry, stan bardzo dobry, używany, używana, używane, uzywany, z drugiej ręki, poleasingowy, poleasingowa, jak nowy
used|tr|ikinci el, 2. el, kullanılmış, 2 el, az kullanılmış
used|ar|مستعمل, مستعملة, مستخدم
used|ja|中古, 中古品, 中古美品, 美品, ユーズド, 中古良品
used|ko|중고, 중고품, 중고폰, 미사용급
used|in|purana, second hand
refurbished|en|refurbished, refurb, renewed, renewed premium, reconditioned, remanufactured,
  recertified, restored, certified refurbished, seller refurbished, refurbishedcondition,
  re-certified, factory refurbished, manufacturer refurbished
refurbished|de|generalüberholt, generalueberholt, refurbed, überholt, wiederaufbereitet,
  aufbereitet, erneuert, refurbisht
refurbished|fr|reconditionné, reconditionnée, reconditionnés, remis à neuf, reconditionne
refurbished|es|reacondicionado, reacondicionada, restaurado, renovado
refurbished|pt|recondicionado, recondicionada, renovado, remanufaturado, reembalado, vitrine usado
refurbished|it|ricondizionato, ricondizionata, rigenerato, rigenerata
refurbished|nl|gereviseerd, opgeknapt, gerefurbished
refurbished|sv|renoverad, rekonditionerad, rekonditionerat
refurbished|pl|odnowiony, odnowiona, odnowione, regenerowany, regenerowana, refabrykowany
refurbished|tr|yenilenmiş, revize edilmiş, yenilenmis
refurbished|ar|مجدد, مجددة, معاد تجديده, معاد التصنيع
refurbished|ja|整備済み, 整備済, 整備品, 整備済み品, リファービッシュ, 再生品, 整備済製品, 認定整備済
refurbished|ko|리퍼, 리퍼비시, 리퍼폰, 리퍼품, 리퍼제품, 인증리퍼
opened|en|open box, open-box, openbox, b-stock, b stock, ex-display, ex display, ex demo, ex-demo,
  display model, demo unit, customer return, returned, damaged box, damagedcondition, shop soiled,
  graded
opened|-|b-ware, ausstellungsstück, retoure, rückläufer, vorführgerät, exposition,
  modèle d'exposition, déballé, caja abierta, exposición, de exposición, vitrine aberta,
  mostruário, ex esposizione, usato garantito, geopend, showmodel, demoex, demo-ex, powystawowy,
  powystawowa, teşhir, teşhir ürünü, 開封品, 展示品, アウトレット品, 訳あり, 전시품, 반품, 미개봉중고, مفتوح العلبة
broken|en|for parts or repair, for parts, for spares, spares or repair, parts only, not working,
  doesn't work, does not work, broken, faulty, as is
broken|de|defekt, defekte, defekter, defektes, für bastler, an bastler, bastlergerät, kaputt
broken|fr|pour pièces, pour pièces détachées, en panne, hs, hors service, ne fonctionne pas, défectueux,
  défectueuse
broken|es|para piezas, para repuestos, averiado, averiada, no funciona, roto, defectuoso
broken|pt|com defeito, defeituoso, defeituosa, para peças, não funciona, avariado
broken|it|guasto, guasta, per ricambi, per pezzi di ricambio, non funzionante, non funziona, difettoso
broken|nl|kapot, defect, voor onderdelen, werkt niet, niet werkend
broken|sv|trasig, defekt, för reservdelar, fungerar ej, fungerar inte
broken|pl|uszkodzony, uszkodzona, uszkodzone, na części, niesprawny, niesprawna, zepsuty
broken|tr|arızalı, bozuk, yedek parça için, yedek parçalık, çalışmıyor
broken|ar|لا يعمل, معطل, معطلة, تالف, عطلان
broken|ja|ジャンク, ジャンク品, 故障品, 動作不良, 部品取り
broken|ko|고장, 고장난, 부품용, 작동불가, 불량품`;
/** Words for new goods, as the condition of a listing states them. */
const NEW_CONDITIONS = new Set("new newcondition neu neuf neuve nuevo nueva novo nova nuovo nuova nieuw ny nytt nowy nowa yeni sıfır 新品 새상품 جديد".split(" "));
//#endregion
//#region src/matching/lexicon/connectives.ts
/** Words that say what a thing is made for, or what comes with it. */
const CONNECTIVES = `
for|en|for, fits, fit, fit for, for use with, compatible with, compatible for, compatible,
  works with, designed for, made for, suitable for, replacement for, replaces, intended for
for|de|für, fuer, passend für, passend zu, kompatibel mit, kompatibel zu, geeignet für,
  kompatibel, passend
for|fr|pour, compatible avec, adapté à, adapté pour, compatible pour, adaptable
for|es|para, compatible con, compatible para, apto para, diseñado para
for|pt|para, compatível com, compatível, compatíveis com, feito para, pra
for|it|per, compatibile con, compatibile, compatibili con, adatto a, adatto per, adatta per,
  ideale per
for|nl|voor, geschikt voor, compatibel met, compatibel, past op, passend voor
for|sv|för, till, kompatibel med, passar, passar till, avsedd för, lämplig för
for|pl|do, dla, kompatybilny z, kompatybilna z, kompatybilne z, pasuje do, przeznaczony do, pod
for|ar|ل, لـ, متوافق مع, متوافقة مع, مناسب ل, مناسبة ل, لاجل, خاص ب, يناسب
for after|tr|için, icin, uyumlu, ile uyumlu, uyumlusu
for after|in|ke liye, ke liye wala
for after|ja|用, 対応, 専用, 互換, に対応, に適用, 適用
for after|ko|용, 호환, 전용, 적용, 호환용
like|en|like, style of, in the style of, similar to, inspired by, alternative to, alternative for, dupe for,
  dupe of, replica of, imitation of, copy of, clone of, lookalike of, same as, equivalent to,
  equivalent of, comparable to
like|de|wie, im stil von, im stil der, im stil des, nach art von, ähnlich wie, ähnlich, alternative zu,
  alternative zur, alternative zum, inspiriert von, nachbau von
like|fr|comme, type, façon, genre, dans le style de, à la manière de, inspiré de, inspiré par,
  similaire à, alternative à, alternative au, équivalent à, équivalent au, imitation
like|es|como, tipo, estilo, al estilo de, al estilo, similar a, parecido a, parecidos a, inspirado en,
  alternativa a, equivalente a, imitación
like|pt|estilo, no estilo de, no estilo, similar ao, parecido com, inspirado em, alternativa ao,
  imitação, símil
like|it|come, stile, in stile, nello stile di, simile a, simili a, ispirato a, alternativa a,
  imitazione, tipologia
like|nl|zoals, stijl, in de stijl van, lijkt op, lijkend op, vergelijkbaar met, geïnspireerd op,
  geïnspireerd door, alternatief voor
like|sv|som, liknande, i stil med, i stilen av, typ, inspirerad av, alternativ till
like|pl|jak, typu, w stylu, podobny do, podobna do, podobne do, inspirowany, inspirowana,
  inspirowane, alternatywa dla
like|ar|مثل, شبيه, شبيهة, شبيه ب, يشبه, تشبه, مشابه ل, مشابهة ل, على طراز, طراز, ستايل, بستايل, نمط,
  تقليد, بديل ل
like after|en|style, styled, lookalike, look-alike, look alike, inspired, clone, dupe, replica, knockoff
like after|de|nachbau, optik
like after|tr|benzeri, tarzı, tarzında, gibi, tipi, stili, stilinde, muadili, muadil, görünümlü
like after|ja|風, 風の, タイプの, スタイル, っぽい, そっくり, 類似品, 類似, もどき
like after|ko|스타일, 스타일의, 같은, 타입, 비슷한, 유사, 이미테이션, 레플리카, 짝퉁
with|en|with, including, includes, incl, include, plus free, comes with
with|de|mit, inkl, inklusive, samt, einschließlich
with|fr|avec, incluant, inclus avec, comprenant
with|es|con, incluye, incluyendo
with|pt|com, inclui, acompanha, incluindo
with|it|con, inclusa, incluse, comprende
with|nl|met, inclusief
with|sv|med, inkl
with|pl|wraz z, razem z, w zestawie, w komplecie z
with|tr|ile, birlikte, ile birlikte
with|ar|مع, يشمل, شامل, يتضمن
included|en|included, supplied
included|-|enthalten, inbegriffen, inclus, incluse, incluido, incluida, incluidos, incluso,
  incluído, incluída, inbegrepen, ingår, medföljer, dahil, hediyeli, مرفق, متضمن
included|ja|付き, 付属, 付, 同梱, つき
included|ko|포함, 증정, 동봉
extra|-|extra, additional, second, spare, 2nd, zweiter, zweitem, zweiten, zusätzlich,
  zusätzlichem, supplémentaire, deuxième, adicional, segundo, aggiuntivo, secondo, tweede, andra,
  drugi, dodatkowy, ikinci, ekstra
and|-|and, und, et, y, e, en, och, i, ve, و, と, 및`;
/** Several things sold as one. */
const BUNDLES = `
bundle|en|bundle, bundles, combo pack, mega pack, starter bundle, value pack, mega bundle,
  ultimate bundle
kit|en|gift set, starter kit
bundle|de|bundle, bündel, im set, set mit, paket mit, kombiset, set inkl, vorteilspaket
bundle|fr|pack avec, lot avec, pack console, ensemble avec, coffret avec
bundle|es|pack con, paquete con, kit con, lote con, conjunto con
bundle|pt|kit com, pacote com, conjunto com, combo com
bundle|it|bundle, pacchetto con, kit con, set con, confezione con
bundle|nl|bundel, set met, pakket met, voordeelbundel
bundle|sv|paket med, set med, paketerbjudande
bundle|pl|zestaw z, pakiet z, komplet z
bundle|tr|paketi, seti hediyeli, bundle paket
bundle|ar|حزمة, باقة, مجموعة مع, بندل
bundle|ja|同梱版, 同梱セット, セット品, お得セット, まとめ買い, 本体セット, バンドル
bundle|ko|번들, 번들팩, 패키지 세트
box|-|box
book set|-|box set, boxed set, boxset, boxed-set, trilogy, collection, complete collection,
  coffret, omnibus, 4 book set, books set, book bundle, sammelband, gesamtausgabe, colección,
  raccolta, trilogia, trilogía, triologie, collectie, kolekcja, koleksiyon, complete series,
  im schuber, schuber, cofanetto, samlingsbox, boxset, pakiet książek, komplet, kutulu set, ボックスセット,
  全巻セット, 박스 세트, 박스세트, 전집, مجموعة, مجموعة كتب, estuche completo`;
//#endregion
//#region src/matching/lexicon/generic-words.ts
/**
* What kind of thing a product is, and how shops praise it, so that a title that says more than was
* asked is not taken for another product, and a translated one is not missing words.
*/
const GENERIC_WORDS = `
headphones|-|headphones, headphone, headset, headsets, earphones, earphone, earbuds, earbud,
  in-ear, over-ear, over ear, on-ear, kopfhörer, kabellose kopfhörer, ohrhörer,
  bluetooth-kopfhörer, casque, casques, écouteurs, casque audio, auriculares, audífonos, cascos,
  diadema, cuffie, auricolari, cuffia, fones, fone, fone de ouvido, fones de ouvido,
  auscultadores, auriculares bluetooth, koptelefoon, hoofdtelefoon, oordopjes, hörlurar, hörlur,
  słuchawki, nauszne, kulaklık, kulaküstü, kulak üstü, سماعات, سماعة, سماعة رأس, سماعات رأس,
  سماعات اذن, ヘッドホン, ヘッドフォン, イヤホン, ワイヤレスヘッドホン, ワイヤレスイヤホン, ヘッドセット, 헤드폰, 헤드셋, 이어폰, 무선헤드폰, 블루투스헤드폰
phone|-|smartphone, smartphones, phone, phones, mobile, mobile phone, cell phone, cellphone,
  handy, mobiltelefon, téléphone, téléphone portable, móvil, teléfono, celular, telefono,
  telefone, telemóvel, telefoon, telefon, komórkowy, cep telefonu, akıllı telefon, هاتف, جوال,
  موبايل, هاتف ذكي, スマートフォン, スマホ, 携帯電話, 스마트폰, 휴대폰, 핸드폰, 자급제, unlocked, sim-free, sim free,
  simlockfrei, débloqué, libre, dual sim, dualsim, nano-sim, esim, smart phone, feature phone,
  handphone
console|-|console, consoles, konsole, spielkonsole, spielekonsole, consola, consola de juegos,
  consola de videojuegos, console de jeux, console de jeu, console portatile, console portable,
  console per videogiochi, spelconsole, spelcomputer, spelkonsol, konsol, konsola,
  konsola do gier, oyun konsolu, جهاز العاب, منصة العاب, جهاز, كونسول, ゲーム機, ゲーム機本体, 本体, 게임기, 콘솔,
  콘솔게임기, videogame console, game console, gaming console, handheld, handheld console,
  portable console, videoconsola, videospielkonsole, système, system
mouse|-|mouse, maus, souris, ratón, rato, muis, mus, mysz, myszka, fare, ماوس, فأرة, マウス, 마우스,
  ワイヤレスマウス, 무선마우스, kablosuz mouse, funkmaus
keyboard|-|keyboard, tastatur, clavier, teclado, tastiera, toetsenbord, tangentbord, klawiatura,
  klavye, لوحة مفاتيح, キーボード, 키보드
television|-|tv, tvs, television, televisions, fernseher, téléviseur, televisor, televisión,
  televisore, televisão, televisie, tv-apparat, telewizor, televizyon, تلفزيون, تلفاز, テレビ, 液晶テレビ,
  티비, 텔레비전, smart tv, led tv, lcd tv, hdtv
monitor|-|monitor, monitors, bildschirm, écran, pantalla, schermo, tela, beeldscherm, skärm,
  ekran, شاشة, モニター, ディスプレイ, 모니터, display, screen
laptop|-|laptop, laptops, notebook, notebooks, ordinateur portable, portátil, computer portatile,
  bärbar dator, dizüstü, dizüstü bilgisayar, لابتوب, ノートパソコン, ノートpc, 노트북, computer, computers,
  ordinateur, ordenador, computador, dator, komputer, bilgisayar, كمبيوتر, パソコン, 컴퓨터, desktop,
  pc desktop
tablet|-|tablet, tablets, tablette, tablett, surfplatta, تابلت, タブレット, 태블릿
camera|-|camera, cameras, kamera, caméra, appareil photo, cámara, fotocamera, câmera,
  máquina fotográfica, fototoestel, systeemcamera, aparat, aparat fotograficzny,
  fotoğraf makinesi, كاميرا, カメラ, 카메라, digital camera, slr, dslr, mirrorless, digitalkamera,
  camcorder, デジタルカメラ, ミラーレス
storage|-|ssd, hdd, nvme, hard drive, festplatte, disque dur, disco duro, disco, unidad,
  harde schijf, hårddisk, dysk, disk, sabit disk, قرص, هارد, ハードディスク, 하드디스크, flash drive,
  usb stick, pendrive, internal, external, intern, interne, interno, externe, externo, memory,
  speicher, mémoire, memoria, memória, geheugen, minne, pamięć, bellek, ذاكرة, メモリ, メモリー, 메모리, 내장,
  외장, 内蔵, 外付け, solid state drive, m.2, pcie, sata, m 2, motherboard, mainboard, carte mère,
  placa base, scheda madre, placa-mãe, moederbord, moderkort, płyta główna, anakart, マザーボード, 메인보드,
  솔리드스테이트드라이브
watch|-|watch, watches, smartwatch, smart watch, uhr, montre, reloj, orologio, relógio, horloge,
  klocka, zegarek, kol saati, akıllı saat, ساعة, ساعة ذكية, 腕時計, スマートウォッチ, 시계, 스마트워치
printer|-|printer, drucker, imprimante, impresora, stampante, impressora, skrivare, drukarka,
  yazıcı, طابعة, プリンター, 프린터, toner, toner cartridge, ink, ink cartridge, cartridge, tinte, encre,
  tinta
speaker|-|speaker, speakers, lautsprecher, enceinte, altavoz, altoparlante, cassa, caixa de som,
  coluna, luidspreker, högtalare, głośnik, hoparlör, سبيكر, مكبر صوت, スピーカー, 스피커, soundbar
vacuum|-|vacuum, vacuum cleaner, staubsauger, aspirateur, aspiradora, aspirapolvere, aspirador,
  stofzuiger, dammsugare, odkurzacz, süpürge, elektrikli süpürge, مكنسة, 掃除機, 청소기, cordless,
  akkusauger
appliance|-|washing machine, washer, dryer, dishwasher, fridge, freezer, refrigerator,
  fridge freezer, oven, microwave, cooker, hob, waschmaschine, trockner, geschirrspüler,
  kühlschrank, gefrierschrank, lave-linge, lave-vaisselle, réfrigérateur, lavadora, lavavajillas,
  frigorífico, lavatrice, lavastoviglie, frigorifero, wasmachine, vaatwasser, koelkast,
  tvättmaskin, diskmaskin, kylskåp, pralka, zmywarka, lodówka, çamaşır makinesi, bulaşık makinesi,
  buzdolabı, 冷蔵庫, 洗濯機, 냉장고, 세탁기, integrated, freestanding, built-in, built in, einbau, range,
  electric, kombi, air fryer, airfryer
toy|-|minifigures, minifigs, minifiguren, minifiguras, figurines incluses, building set,
  building kit, building toy, construction set, construction toy, building blocks,
  building bricks, bricks, blocks, toy, toys, playset, play set, bauset, baukasten, bausatz,
  spielzeug, konstruktionsspielzeug, bausteine, jouet, jouets, jeu de construction, briques,
  juguete, juguetes, set de construcción, juego de construcción, bloques, gioco, giocattolo,
  giocattoli, set di costruzioni, costruzioni, mattoncini, brinquedo, blocos de montar, blocos,
  bouwset, bouwpakket, speelgoed, byggsats, byggsett, leksak, klocki, zestaw klocków, zestaw,
  zabawka, oyuncak, yapım seti, yapı seti, مكعبات, لعبة, العاب, طقم بناء, مجموعة بناء, ブロック, おもちゃ,
  玩具, 블록, 장난감, 조립, adults, adult, collector series, collectible, ucs, ultimate collector series,
  ultimate collector, modellbausatz, set, sets, for adults, erwachsene, adultes, adultos,
  star wars set
game|-|game, games, video game, videogame, videospiel, spiel, spiele, jeu, jeux, jeu vidéo,
  jeux vidéo, juego, juegos, videojuego, giochi, videogioco, jogo, jogos, spel, gra, gry, oyun,
  oyunu, لعبة فيديو, ゲーム, ゲームソフト, ソフト, 게임, 게임타이틀, 게임팩, 타이틀, rpg, roguelike, action, adventure,
  key, digital code, download, download code, digital download, code, cd key, físico, nsw game,
  standard, ダウンロード版, パッケージ版, 다운로드, digital
app|-|app, apps, application, software, aplicación, aplicativo, applicazione, programm, aplikacja,
  uygulama, アプリ, 앱, 어플, تطبيق, license, licence, lizenz, licencia, task manager, to-do, todo,
  todo list, subscription, productivity, utility, program, برنامج, lifetime
book|-|book, books, buch, bücher, livre, livres, libro, libros, libri, livro, livros, boek,
  boeken, bok, böcker, książka, książki, kitap, kitabı, كتاب, رواية, 本, 書籍, 小説, 책, 도서, 소설, novel,
  roman, novela, romanzo, romance, powieść, fiction, fantasy, english, english edition, anglais,
  inglés, inglese, inglês, engels, englisch, engelsk, angielski, ingilizce, الانجليزية, 英語版, 영문판,
  deutsch, german, french, français, español, spanish, italiano, português, nederlands, svenska,
  polski, türkçe, العربية, 日本語, 한국어, unabridged text, classic novel
food|-|chocolate, cream, coffee, kaffee, café, caffè, kawa, kahve, قهوة, コーヒー,
  커피, drink, getränk, boisson, bebida, bevanda, spread, hazelnut, beans, ground, powder
praise|-|コードレス, wireless, bluetooth, kabellos, kabellose, kabelloser, kabelloses, drahtlos,
  sans fil, sans-fil, inalámbrico, inalámbricos, inalámbrica, wireless noise cancelling,
  senza fili, sem fio, sem fios, draadloos, draadloze, trådlös, trådlösa, bezprzewodowy,
  bezprzewodowa, bezprzewodowe, kablosuz, لاسلكي, لاسلكية, بلوتوث, ワイヤレス, ブルートゥース, 무선, 블루투스,
  wired, usb, usb-c, usb c, type-c, wi-fi, wifi, noise cancelling, noise canceling,
  noise cancellation, noise-cancelling, noise-canceling, active noise cancelling, anc,
  geräuschunterdrückung, noise cancelling kopfhörer, réduction de bruit, à réduction de bruit,
  cancelación de ruido, cancelación activa de ruido, cancellazione del rumore,
  cancelamento de ruído, ruisonderdrukking, brusreducering, redukcja szumów, gürültü önleyici,
  gürültü engelleyici, عزل الضوضاء, الغاء الضوضاء, مانعة للضوضاء, ノイズキャンセリング, ノイズキャンセル, 노이즈캔슬링,
  노이즈 캔슬링
praise|-|smart, portable, compact, performance, advanced, ergonomic, ergonomisch, ergonomique,
  ergonómico, high speed, high resolution, high performance, premium, quality, hd, full hd, fhd,
  uhd, qhd, 4k, 8k, hdr, led, lcd, qled, amoled, retina, 5g, 4g, lte, 3g, gaming, gamer, home,
  office, travel, indoor, outdoor, stereo, hi-res, audio, sound, music, video, microphone, mic,
  bass, alexa, voice, assistant, battery life, hours, stunden, heures, horas, ore, uren, timmar,
  godzin, saat pil, ساعة تشغيل, 時間, 시간, waterproof, water resistant, touchscreen, touch screen,
  fast charging, quick charge, rechargeable, wiederaufladbar, ultrafast, silent, quiet, light,
  lightweight, durable, foldable, multi, colour, color, farbe, couleur, colore, cor, kleur, färg,
  kolor, renk, لون, カラー, 색상, size, größe, taille, talla, dual, built, men, women, unisex, herren,
  damen, processor, prozessor, processeur, procesador, core, socket, tray, chip, cpu, gpu, ram,
  ddr4, ddr5, graphics, class, diagonal, heavy duty, professional, gift, geschenk, cadeau, regalo,
  hediye, هدية, ギフト, 선물, age, ages, alter, age 18, jahre, with mic, android tablet,
  android smartphone, windows 11 home, sealed, oem version, smart home, integrado
praise|-|ultra hd, ultra-hd, air purifier, carrying case included, stainless steel case,
  aluminium case, aluminum case, titanium case, charging case, magsafe charging case, ladecase,
  ladeetui, boîtier de charge, estuche de carga, custodia di ricarica,
  custodia di ricarica magsafe, étui de charge, boîtier de charge magsafe, oplaadcase,
  laddningsetui, etui ładujące, şarj kutusu, علبة شحن, 充電ケース, 충전케이스, 충전 케이스,
  wireless charging case, magsafe case, magsafe-case, magsafe ladecase, magsafe充電ケース,
  magsafe 충전 케이스, disc edition, disk edition, blu-ray edition, standard edition, edición estándar,
  édition standard, edizione standard, case fan, mid tower case, tower case, atx case, pc case,
  pc gaming case, tower gaming case, gaming case, tower pc case, tower pc gaming case, pc-gehäuse,
  gehäuse, boîtier pc, watch case, case size, case pack, long sleeve, short sleeve, computer case,
  mini tower, cover page, cover art, hard cover, ring light, skin care, memory stick, lens kit,
  zoom lens, prime lens, battery powered, battery operated, battery backup, cordless stick,
  stick vacuum, with display, always-on display, liquid retina display, super retina xdr display,
  wireless charging, screen size, gift box, box tray, filter coffee, filter paper, wall oven,
  stand mixer, remote access`;
//#endregion
//#region src/matching/lexicon/goods.ts
/**
* What a kind of goods is called in the shops of the panel, beside what `generic-words.ts` knows: a
* title that names the kind says no more than one that does not, whatever its language. Words that
* are as often part of a name ("pop", "bal", "bot") are left out.
*/
const GOODS = `
soundbar|-|soundbar, sound bar, barre de son, barra de sonido, barra de som, soundbars, مكبر صوت تلفاز,
  ساوند بار, サウンドバー, 사운드바
action camera|-|action camera, action cam, action-kamera, actionkamera, caméra d'action, cámara de acción,
  videocamera d'azione, actiecamera, kamera sportowa, aksiyon kamerası, câmera de ação, كاميرا حركة,
  كاميرا اكشن, アクションカメラ, アクションカム, 액션캠, 액션카메라, dashcam, dash cam, camcorder
drone|-|drone, drones, drohne, dron, drönare, درون, طائرة درون, ドローン, 드론, quadcopter
ereader|-|e-reader, ereader, e-book-reader, ebook reader, e-book reader, liseuse, lettore di e-book,
  lettore ebook, lector electrónico, lector de libros electrónicos, läsplatta, läsplattor,
  czytnik e-booków, czytnik ebooków, czytnik, e-kitap okuyucu, e-kitap okuyucusu, leitor digital,
  leitor de livros digitais, قارئ كتب إلكتروني, قارئ إلكتروني, قارئ كتب, 電子書籍リーダー, 電子書籍端末, 전자책 리더기, 전자책리더기,
  이북리더기
projector|-|projector, beamer, projektor, vidéoprojecteur, projecteur, proiettore, videoproiettore,
  proyector, projetor, projeksiyon, projeksiyon cihazı, جهاز عرض, بروجكتر, プロジェクター, 프로젝터, 빔프로젝터
router|-|router, routers, wlan-router, wifi-router, routeur, roteador, ruter, yönlendirici,
  wi-fi yönlendirici, راوتر, راوتر واي فاي, ルーター, wi-fiルーター, 공유기, 와이파이 공유기, 라우터, mesh, access point
graphics card|-|graphics card, grafikkarte, carte graphique, scheda video, scheda grafica,
  tarjeta gráfica, tarjeta de vídeo, videokaart, grafische kaart, grafikkort, karta graficzna,
  ekran kartı, placa de vídeo, placa gráfica, بطاقة رسومات, كرت شاشة, グラフィックボード, グラフィックカード, ビデオカード, 그래픽카드,
  그래픽 카드
webcam|-|webcam, webcams, web cam, cámara web, webbkamera, webkamera, kamera internetowa, web kamerası,
  كاميرا ويب, ウェブカメラ, webカメラ, 웹캠
microphone|-|microphone, mikrofon, micrófono, microfono, microfone, microfoon, micro usb, usb-mikrofon,
  usb-microfoon, ميكروفون, マイク, usbマイク, 마이크, usb 마이크
monitor|-|écran pc, bildskärm, monitör, شاشة كمبيوتر, 컴퓨터 모니터, bildskärmar, datorskärm
tablet|-|tableta, جهاز لوحي, çizim tableti, 태블릿pc
laptop|-|حاسوب محمول, حاسب محمول, كمبيوتر محمول, ultrabook, chromebook
watch|-|armbanduhr, montre connectée, smartklocka, smartklockor, reloj inteligente, relógio inteligente,
  smartwatches, armbandsur, ساعة يد, 손목시계, 스마트 워치, herrenuhr, damenuhr, montre homme
phone|-|smartfon, mobiltelefoner, telemóveis, teléfono móvil, هاتف محمول
mouse|-|drahtlose maus, kabellose maus, souris sans fil, ratón inalámbrico, mouse sem fio,
  mysz bezprzewodowa, trådlös mus, draadloze muis, فأرة لاسلكية
camera|-|appareil photo numérique, fotocamera digitale, cámara digital, câmera digital,
  aparat cyfrowy, dijital fotoğraf makinesi, كاميرا رقمية, 디지털 카메라, 디지털카메라, systemkamera, vlogkamera
printer|-|tintenstrahldrucker, laserdrucker, imprimante multifonction, impresora multifunción,
  multifunktionsdrucker, multifunktionsskrivare, multifunzione
headphones|-|in-ear-kopfhörer, auriculares de botón, öronsnäckor, słuchawki douszne,
  kulak içi kulaklık, fones intra-auriculares, سماعات أذن, سماعات لاسلكية, earphone
speaker|-|bluetooth-lautsprecher, enceinte bluetooth, bluetooth-speaker, altavoz bluetooth,
  bluetooth-högtalare, głośnik bluetooth, bluetooth hoparlör, caixa de som bluetooth,
  مكبر صوت بلوتوث, ブルートゥーススピーカー, 블루투스 스피커, 블루투스스피커
coffee|-|coffee beans, whole bean, whole beans, kaffeebohnen, ganze bohnen, café en grains, café moulu,
  caffè in grani, café en grano, koffiebonen, koffie, kaffebönor, kaffe, kawa ziarnista, kawa mielona,
  çekirdek kahve, café em grãos, حبوب قهوة, قهوة حبوب, コーヒー豆, 원두커피, 원두, ground coffee
spread|-|hazelnut spread, nuss-nougat-creme, nussnougatcreme, pâte à tartiner, crema spalmabile,
  crema de avellanas, crema de cacao, hazelnootpasta, hasselnötskräm, krem orzechowy, fındık kreması,
  كريمة البندق, creme de avelã, ヘーゼルナッツスプレッド, 헤이즐넛 스프레드, 초콜릿 스프레드
tea|-|tea, teas, tea bags, teabags, teebeutel, tee, thé en sachets, tè in bustine, té en bolsitas,
  theezakjes, tepåsar, herbata, herbata w torebkach, poşet çay, çay, chá, chá em saquinhos, شاي,
  أكياس شاي, ティーバッグ, 紅茶, 티백, 홍차
olive oil|-|olive oil, olivenöl, huile d'olive, olio d'oliva, olio extravergine di oliva,
  olio extra vergine di oliva, aceite de oliva, olijfolie, olivolja, oliwa, oliwa z oliwek, zeytinyağı,
  azeite, azeite de oliva, زيت زيتون, オリーブオイル, 올리브유, 올리브오일, oil
pasta|-|pasta, nudeln, pâtes, makaron, makarna, macarrão, massa, معكرونة, パスタ, 파스타, noodles
cereal|-|cereal, cereals, breakfast cereal, müsli, céréales, cereali, cereales, ontbijtgranen,
  flingor, płatki śniadaniowe, płatki, kahvaltılık gevrek, gevrek, cereal matinal, cereais,
  حبوب إفطار, シリアル, 시리얼
chocolate|-|schokolade, chocolat, cioccolato, chocolade, choklad, czekolada, çikolata, شوكولاتة,
  شوكولاته, チョコレート, チョコ, 초콜릿, chocolate bar
sauce|-|sauce, soße, salsa, saus, molho, صلصة, صوص, ソース, 소스
honey|-|honey, honig, miel, miele di acacia, miele millefiori, honing, honung, miód, عسل, はちみつ, 蜂蜜, 꿀, 벌꿀
energy drink|-|energy drink, energydrink, energy-drink, boisson énergisante, bevanda energetica,
  bebida energética, bebida energizante, energiedrank, energidryck, napój energetyczny,
  enerji içeceği, مشروب طاقة, エナジードリンク, 에너지 드링크, 에너지드링크
drill|-|cordless drill, drill, drill driver, combi drill, bohrschrauber, akku-bohrschrauber,
  akkuschrauber, bohrmaschine, schlagbohrschrauber, perceuse, perceuse-visseuse, visseuse,
  perceuse-visseuse sans fil, trapano, trapano a batteria, avvitatore, taladro, taladro inalámbrico,
  atornillador, boormachine, accuboormachine, schroefboormachine, borrskruvdragare, skruvdragare,
  wkrętarka, wiertarko-wkrętarka, wkrętarka akumulatorowa, matkap, akülü matkap, vidalama, مثقاب,
  مثقاب لاسلكي, دريل, furadeira, furadeira sem fio, parafusadeira, berbequim, ドリル, 充電式ドリル, ドライバドリル,
  드릴, 충전 드릴, 충전드릴, 전동드릴
saw|-|circular saw, saw, handkreissäge, kreissäge, tauchsäge, scie circulaire, scie, sega circolare,
  sierra circular, cirkelzaag, cirkelsåg, pilarka, pilarka tarczowa, daire testere, serra circular,
  منشار, منشار دائري, 丸ノコ, マルノコ, 원형톱, 직쏘
multitool|-|multi-tool, multitool, multi tool, pocket knife, taschenmesser, taschenwerkzeug,
  outil multifonction, couteau suisse, attrezzo multifunzione, coltellino, coltellino svizzero,
  multiherramienta, navaja, multiverktyg, zakmes, fickkniv, scyzoryk, narzędzie wielofunkcyjne,
  çok amaçlı alet, çakı, أداة متعددة, canivete, canivete multiuso, マルチツール, ナイフ, 멀티툴, 맥가이버칼
laser level|-|laser level, linienlaser, kreuzlinienlaser, niveau laser, livella laser, nivel láser,
  lijnlaser, kruislijnlaser, linjelaser, korslinjelaser, laser krzyżowy, laser liniowy,
  lazer hizalama, lazer terazi, nível a laser, ميزان ليزر, レーザー墨出し器, 墨出し器, 레이저 레벨기, 레이저 수평기
screwdrivers|-|screwdriver, screwdrivers, screwdriver set, schraubendreher, schraubendreher-set,
  schraubenzieher, tournevis, jeu de tournevis, cacciavite, cacciaviti, set di cacciaviti,
  destornillador, destornilladores, juego de destornilladores, schroevendraaier,
  schroevendraaierset, skruvmejsel, skruvmejslar, skruvmejselsats, wkrętak, wkrętaki,
  zestaw wkrętaków, śrubokręt, tornavida, tornavida seti, مفك, مفكات, طقم مفكات, chave de fenda,
  jogo de chaves de fenda, jogo de chaves, ドライバー, ドライバーセット, 드라이버, 드라이버 세트
pressure washer|-|pressure washer, power washer, hochdruckreiniger, nettoyeur haute pression,
  idropulitrice, hidrolimpiadora, hidrolavadora, hogedrukreiniger, högtryckstvätt,
  myjka ciśnieniowa, myjka wysokociśnieniowa, basınçlı yıkama makinesi, lavadora de alta pressão,
  غسالة ضغط عالي, 高圧洗浄機, 고압 세척기, 고압세척기
jeans|-|jeans, jean, vaqueros, pantalón vaquero, dżinsy, spodnie, kot pantolon, calça jeans, calça,
  جينز, ジーンズ, デニム, 청바지, denim, trousers, pants, pantalon
shoes|-|shoes, sneakers, sneaker, trainers, running shoes, schuhe, laufschuhe, turnschuhe, chaussures,
  baskets, scarpe, scarpe da ginnastica, zapatillas, zapatillas deportivas, zapatos, schoenen,
  skor, buty, buty sportowe, ayakkabı, spor ayakkabı, tênis, sapatilhas, sapatos, حذاء,
  حذاء رياضي, スニーカー, シューズ, 靴, 운동화, 스니커즈, 신발
boots|-|boots, stiefel, bottes, bottines, stivali, botas, laarzen, kängor, stövlar, kozaki, çizme,
  حذاء طويل, بوت, ブーツ, 부츠, 워커
jacket|-|jacket, jackets, jacke, daunenjacke, regenjacke, veste, doudoune, jas, winterjas, giacca, giacche, piumino,
  chaqueta, cazadora, jacka, kurtka, ceket, jaqueta, casaco, سترة, جاكيت, ジャケット, ダウンジャケット, 재킷, 자켓,
  패딩
sunglasses|-|sunglasses, sonnenbrille, lunettes de soleil, lunettes, occhiali da sole, occhiali,
  gafas de sol, gafas, zonnebril, solglasögon, okulary przeciwsłoneczne, okulary,
  güneş gözlüğü, gözlük, نظارة شمسية, نظارات شمسية, óculos de sol, óculos, サングラス, 선글라스
toy|-|toy blaster, blaster, spielzeugblaster, pistolet à fléchettes, blaster giocattolo,
  lanzador de dardos, pistola de dardos, speelgoedblaster, leksaksblaster, wyrzutnia,
  wyrzutnia zabawkowa, oyuncak tabanca, lançador de dardos, قاذفة لعبة, トイブラスター, 장난감 블래스터, 너프건,
  doll, dolls, puppe, puppenhaus, poupée, maison de poupée, bambola, casa delle bambole, muñeca,
  casa de muñecas, poppenhuis, docka, dockskåp, lalka, domek dla lalek, oyuncak bebek, دمية, عروسة,
  boneca, casa de bonecas, ドール, 着せ替え人形, 인형의집, brinquedo de montar, 블록 세트, ブロックセット, byggsatser
board game|-|brettspiel, jeu de société, gioco da tavolo, juego de mesa, bordspel, brädspel,
  gra planszowa, gra, kutu oyunu, masa oyunu, jogo de tabuleiro, لعبة لوحية, ボードゲーム, 보드게임, party game,
  gesellschaftsspiel, sällskapsspel, family game, strategy game, base game, grundspiel,
  jeu de base, juego base, gioco base, basisspel, grundspel, gra podstawowa, temel oyun, jogo base
game|-|tv-spel, oyun, video oyunu, 게임 타이틀, gra wideo, gry wideo, juego de consola
coffee machine|-|coffee machine, coffee maker, espresso machine, kaffeevollautomat, kaffeemaschine,
  espressomaschine, machine à café, cafetière, machine expresso, macchina da caffè, macchina caffè,
  cafetera, cafetera superautomática, koffiemachine, espressomachine, koffiezetapparaat, kaffemaskin,
  espressomaskin, ekspres do kawy, ekspres, kahve makinesi, espresso makinesi, ماكينة قهوة,
  صانعة قهوة, cafeteira, máquina de café, コーヒーメーカー, エスプレッソマシン, コーヒーマシン, 커피 머신, 커피머신, 커피메이커
vacuum|-|akku-staubsauger, aspirateur balai, aspirapolvere senza fili, aspiradora sin cable,
  aspiradora inalámbrica, steelstofzuiger, sladdlös dammsugare, skaftdammsugare,
  odkurzacz bezprzewodowy, odkurzacz pionowy, dikey süpürge, مكنسة لاسلكية, aspirador sem fio,
  コードレス掃除機, 무선 청소기, 무선청소기, robot vacuum, saugroboter, robot aspirateur, aspirateur robot,
  robot aspirapolvere, robot aspirador, robotstofzuiger, robotdammsugare, robot sprzątający,
  robot süpürge, مكنسة روبوت, robô aspirador, ロボット掃除機, 로봇 청소기, 로봇청소기
air fryer|-|air fryer, airfryer, heißluftfritteuse, friteuse sans huile, friteuse à air, friggitrice ad aria,
  freidora de aire, freidora sin aceite, heteluchtfriteuse, luftfritös, frytkownica beztłuszczowa,
  frytkownica, airfryer fritöz, fritöz, yağsız fritöz, قلاية هوائية, قلاية بدون زيت, fritadeira,
  fritadeira sem óleo, ノンフライヤー, エアフライヤー, 에어프라이어
mixer|-|stand mixer, mixer, küchenmaschine, robot pâtissier, robot culinaire, impastatrice,
  impastatrice planetaria, planetaria, batidora, batidora amasadora, amasadora, robot de cocina,
  keukenmachine, keukenrobot, köksmaskin, köksassistent, robot planetarny, robot kuchenny,
  stand mikser, mikser, عجانة, خلاط, batedeira, batedeira planetária, スタンドミキサー, ミキサー, 스탠드 믹서, 스탠드믹서,
  반죽기, hand mixer, blender
kettle|-|electric kettle, kettle, wasserkocher, bouilloire, bouilloire électrique, bollitore,
  bollitore elettrico, hervidor, hervidor eléctrico, waterkoker, vattenkokare, czajnik,
  czajnik elektryczny, su ısıtıcı, su ısıtıcısı, غلاية, غلاية كهربائية, chaleira, chaleira elétrica,
  電気ケトル, ケトル, 전기 주전자, 전기주전자, 전기포트
toothbrush|-|toothbrush, electric toothbrush, elektrische zahnbürste, zahnbürste, schallzahnbürste,
  brosse à dents électrique, brosse à dents, spazzolino, spazzolino elettrico, cepillo eléctrico,
  cepillo de dientes, cepillo de dientes eléctrico, elektrische tandenborstel, tandenborstel,
  eltandborste, tandborste, szczoteczka, szczoteczka elektryczna, szczoteczka soniczna, diş fırçası,
  elektrikli diş fırçası, şarjlı diş fırçası, فرشاة أسنان, فرشاة أسنان كهربائية, escova de dentes,
  escova de dentes elétrica, 電動歯ブラシ, 歯ブラシ, 전동칫솔, 전동 칫솔
hair dryer|-|hair dryer, hairdryer, haartrockner, föhn, sèche-cheveux, asciugacapelli,
  secador de pelo, secador, secador de cabelo, haardroger, hårtork, hårfön, suszarka,
  suszarka do włosów, saç kurutma makinesi, fön makinesi, مجفف شعر, ヘアドライヤー, ドライヤー, 헤어드라이어, 드라이기
pan|-|frying pan, skillet, saucepan, bratpfanne, pfanne, poêle, sauteuse, padella, casseruola, sartén,
  cacerola, koekenpan, stekpanna, kastrull, patelnia, garnek, tava, tencere, مقلاة, طاسة, frigideira,
  panela, フライパン, 鍋, 프라이팬, 냄비
lamp|-|smart lamp, smart bulb, lamp, light bulb, bulb, smarte lampe, lampe, leuchtmittel, glühbirne,
  lampe connectée, ampoule, ampoule connectée, lampada, lampada smart, lampadina, lámpara,
  lámpara inteligente, bombilla, slimme lamp, lichtbron, smart lampa, lampa, glödlampa, ljuskälla,
  inteligentna lampa, żarówka, akıllı lamba, ampul, lamba, مصباح, مصباح ذكي, لمبة, lâmpada,
  lâmpada inteligente, スマートライト, スマート電球, 電球, 스마트 조명, 스마트조명, 전구, led bulb
thermostat|-|thermostat, smart thermostat, smartes thermostat, heizkörperthermostat, thermostat connecté,
  termostato, termostato smart, termostato inteligente, thermostaat, slimme thermostaat, termostat,
  smart termostat, inteligentny termostat, akıllı termostat, منظم حرارة, منظم حرارة ذكي, ترموستات,
  サーモスタット, スマートサーモスタット, 온도조절기, 스마트 온도조절기
water filter|-|water filter jug, water filter pitcher, wasserfilterkanne, wasserfilter, carafe filtrante,
  caraffa filtrante, jarra filtrante, waterfilterkan, vattenfilterkanna, dzbanek filtrujący,
  su filtresi sürahisi, filtreli sürahi, إبريق فلتر ماء, jarra com filtro, jarra filtradora, 浄水ポット, 정수 주전자,
  브리타 정수기, 정수기
figure|-|collectible figure, sammelfigur, figurine de collection, figura da collezione,
  figura coleccionable, verzamelfiguur, samlarfigur, figurka kolekcjonerska, koleksiyon figürü,
  figura colecionável, vinyl figure, vinylfigur, figurine en vinyle, 컬렉션 피규어
praise|-|life extension, hair extensions, extension cable, extension cord, extension lead,
  extension tube
lock|-|smart lock, door lock, bike lock, u-lock, chain lock, combination lock, cable lock, padlock, key lock,
  twist lock, flip lock, lock screen, child lock`;
//#endregion
//#region src/matching/lexicon/lookalikes.ts
/**
* Things that carry a product's name without being it: merchandise, copies, extras and parts of a
* game, and what is written about a book.
*/
const LOOKALIKES = `
figure|-|statue, figurine, action figure, figure, figures, bust, funko, funko pop, nendoroid, figma,
  scale model, statua, statuetta, figur, figuren, figurines, estatua, figura, figuras, muñeco,
  estátua, estatueta, boneco, beeld, beeldje, staty, figurer, figurka, figurki, posąg, heykel, figür,
  biblo, تمثال, مجسم, フィギュア, スタチュー, ねんどろいど, 피규어, 스태츄
doll|-|boneca, muñeca, lalka, دمية, عروسة, 인형
board game|-|board game, card game, jigsaw puzzle, brettspiel, kartenspiel, jeu de société,
  jeu de cartes, gioco da tavolo, gioco di carte, juego de mesa, juego de cartas, bordspel, kaartspel,
  brädspel, kortspel, gra planszowa, gra karciana, kutu oyunu, masa oyunu, kart oyunu, jogo de tabuleiro,
  jogo de cartas, لعبة لوحية, ボードゲーム, カードゲーム, 보드게임
merchandise|en|poster, posters, wall art, art print, canvas print, keychain, key chain, keyring,
  key ring, plush, plushie, costume, cosplay, t-shirt, tshirt, tee, hoodie, mug, pendant, necklace,
  bracelet, ring, pin badge, enamel pin, patch, coaster, mouse pad, mousepad, blanket, pillow,
  diorama, bookmark, bookmarks, calendar, trading card, ornament, socks, cap, magnet, 3d print,
  replica, mask, wallpaper, wallpapers, tote bag
merchandise|de|schlüsselanhänger, plüsch, kostüm, tasse, anhänger, replik, wandbild, lesezeichen
merchandise|fr|affiche, affiches, porte-clés, porte-clé, peluche, déguisement, réplique, tableau,
  marque-page, marque-pages
merchandise|es|póster, pósteres, llavero, llaveros, peluche, disfraz, taza, camiseta, réplica, lámina,
  marcapáginas, separador de libros
merchandise|it|locandina, portachiavi, maglietta, tazza, segnalibro
merchandise|pt|pôster, chaveiro, chaveiros, pelúcia, fantasia, caneca, réplica, camiseta, porta-chaves,
  marcador de página, marca-páginas
merchandise|nl|sleutelhanger, knuffel, mok, kostuum, boekenlegger
merchandise|sv|affisch, nyckelring, gosedjur, mugg, bokmärke
merchandise|pl|plakat, brelok, breloczek, pluszak, maskotka, kubek, koszulka, przebranie, zakładka,
  zakładka do książki
merchandise|tr|afiş, anahtarlık, peluş, kupa, tişört, tablo, kitap ayracı, ayraç
merchandise|ar|ملصق جداري, بوستر, ميدالية, ميدالية مفاتيح, سلسلة مفاتيح, كوب, فاصل كتاب, خلفيات
merchandise|ja|ポスター, キーホルダー, ぬいぐるみ, アクスタ, アクリルスタンド, tシャツ, タペストリー, レプリカ, しおり, ブックマーカー
merchandise|ko|포스터, 키링, 티셔츠, 머그컵, 열쇠고리, 책갈피, 북마크
stationery|-|notebook, notebooks, journal, journals, diary, planner, notepad, notizbuch, notizheft,
  carnet, cahier, cuaderno, libreta, taccuino, quaderno, caderno, caderneta, notitieboek, notitieboekje,
  anteckningsbok, notatnik, zeszyt, notes, defter, ajanda, دفتر, دفتر ملاحظات, ノート, 手帳, 공책, 노트, 다이어리
minifigure|-|minifigure, minifig, mini figure, minifigur, minifigurka, ミニフィグ, 미니피규어
copy|en|clone, knockoff, fake, imitation, lookalike, moc, custom set, building blocks compatible,
  compatible bricks, lepin, unbranded, generic brand
soundtrack|-|soundtrack, original soundtrack, ost, score album, bande originale, bande originale vinyle, bande son, banda sonora,
  banda sonora en vinilo, colonna sonora in vinile, trilha sonora em vinil, ścieżka dźwiękowa,
  muzyka z gry, orijinal müzik, orijinal müzik plağı, müzik plağı, film müzikleri, موسيقى تصويرية,
  soundtrack auf vinyl, soundtrack on vinyl, ljudspår, filmmusik,
  banda sonora original, colonna sonora, trilha sonora, サウンドトラック, オリジナルサウンドトラック, 사운드트랙, vinyl lp,
  piano collections
add-on|-|dlc, season pass, expansion, expansion pass, expansion pack, add-on content, addon,
  erweiterung, extension pack, extension, extension jeu, expansión, espansione, expansão,
  uitbreiding, expansionen, rozszerzenie, إضافة, 拡張セット, 拡張, 확장판, 확장, genişleme, dodatek, ek paket,
  dlc pack, upgrade pack, digital deluxe upgrade, deluxe upgrade, character pack, costume pack,
  skin pack, weapon pack, map pack, supporter pack, starter pack, v-bucks, in-game, battle pass,
  シーズンパス, 追加コンテンツ, ダウンロードコンテンツ, 시즌패스, 확장팩
artbook|-|artbook, art book, the art of, art of, digital artbook, concept art, アートブック, 画集, 아트북,
  livre d'art, libro de arte
guide|-|guide, study guide, game guide, strategy guide, walkthrough, official guide, lösungsbuch,
  guide officiel, guía, guía oficial, 攻略本, 공략집, poradnik,
  guide de lecture, guida alla lettura, guía de estudio, guia de estudo, studiegids,
  studiehandledning, opracowanie, guía de lectura, çalışma rehberi, دليل دراسي, 読書ガイド, 학습 가이드, lektürehilfe, player guide, wiki, cheats, trainer
demo|-|demo, trial, trial version, beta, playtest, démo, prologue, 体験版, 데모, free trial, testversion
gift card|-|gift card, gift cards, giftcard, geschenkkarte, carte cadeau, tarjeta regalo,
  cartão presente, carta regalo, cadeaukaart, presentkort, karta podarunkowa, hediye kartı,
  ギフトカード, 기프트카드, voucher, prepaid card
audiobook|-|audiobook, audio book, audiobook cd, hörbuch-cd, livre audio cd, audiolibro cd, audiolivro cd,
  luisterboek-cd, ljudbok på cd, sesli kitap cd, audible, audio cd, hörbuch, livre audio, audiolibro,
  audiolivro, luisterboek, ljudbok, sesli kitap, オーディオブック, 오디오북, كتاب صوتي, unabridged, abridged,
  dramatized, radio drama, hörspiel
summary|-|summary, summary of, analysis of, summary and analysis, sparknotes,
  cliffsnotes, cliffs notes, companion, workbook, teacher guide, lesson plans, quiz, trivia,
  zusammenfassung, résumé, fiche de lecture, resumen, riassunto,
  resumo, samenvatting, streszczenie, özet, ملخص, 要約, 解説, 요약, review of,
  conversation starters, key takeaways, in 30 minutes, notes on, quicklet, annotated atlas,
  cookbook, coloring book, colouring book, sticker book, graphic novel, comic, comics, sketchbook,
  activity book, pop-up book, making of, the making of, sheet music, songbook, calendars
film|-|dvd, blu-ray, bluray, blu ray, vhs, uhd blu-ray, movie, film, motion picture, película dvd,
  theatrical, extended edition blu-ray, tv series, film tie-in, the movie, trailer, ブルーレイ, 映画,
  블루레이, 영화, steelbook`;
/** Meanings whose words are as often part of a work's own name: "Elden Ring", "Calendar". */
const MERCHANDISE = new Set([
	"merchandise",
	"figure",
	"doll",
	"stationery"
]);
//#endregion
//#region src/matching/lexicon/own-kinds.ts
/**
* Makers and lines whose own goods are things that elsewhere are accessories of something: a filter
* jug of Brita's, a controller called DualSense. Rows are `kind|-|names`; the kinds are meanings of
* the accessory, lookalike and generic words. A line says more than its maker.
*/
const OWN_KINDS_OF_LINES = `
battery|-|powercore, powerhouse, eneloop
doll|-|barbie
controller|-|dualsense, dualshock, joy con, joy-con, xbox elite, pro controller, xbox controller
strap|-|apple watch band
figure|-|nendoroid, figma, funko pop, amiibo, pop vinyl
bag|-|kånken, kanken, farpoint, fairview
board game|-|catan, ticket to ride, zug um zug, monopoly, scrabble, wingspan, carcassonne, pandemic,
  azul, cluedo, codenames, dixit, dominion, terraforming mars, gloomhaven, 7 wonders, splendor,
  everdell, agricola, jenga, uno, risk, trivial pursuit, exploding kittens, scythe, cascadia
printer|-|officejet, laserjet, deskjet, ecotank, pixma, maxify, workforce, expression home, smart tank
tablet|-|ipad, galaxy tab, lenovo tab, matepad, fire hd, surface go
phone|-|iphone, redmi note
watch|-|apple watch, galaxy watch, forerunner, pixel watch
mouse|-|mx master, mx anywhere, deathadder
keyboard|-|mx keys, mx mechanical`;
const OWN_KINDS_OF_MAKERS = `
battery|-|duracell, energizer, varta, eneloop, anker, ugreen, baseus, belkin, zagg, ravpower
charger|-|anker, ugreen, baseus, belkin, hama, spigen, zagg
cable|-|anker, ugreen, baseus, belkin, hama, audioquest
dock|-|anker, ugreen, baseus, belkin
adapter|-|anker, ugreen, baseus, belkin, hama, tp-link
stand|-|belkin, hama, spigen, manfrotto, esr, ugreen, baseus
mount|-|belkin, hama, spigen, manfrotto, esr
memory card|-|sandisk, lexar, kingston, transcend, crucial
case|-|otterbox
bag|-|thule, samsonite, manfrotto, herschel, osprey, fjallraven, eastpak
strap|-|manfrotto
lens|-|manfrotto
controller|-|powera, pdp, hori, 8bitdo
filter|-|brita
doll|-|mattel
figure|-|funko, good smile, bandai, schleich
board game|-|days of wonder, stonemaier, ravensburger`;
//#endregion
//#region src/matching/lexicon/platforms.ts
/** What a game or a program runs on. Aliases have been replaced before: "ps5" is "playstation 5". */
const PLATFORMS = `
playstation 5|-|playstation 5
playstation 4|-|playstation 4
playstation 3|-|playstation 3
ps vita|-|ps vita, psp
xbox|-|xbox, xbox one, xbox series x, xbox series s, xbox series x s, xbox series, xbox 360
switch|-|nintendo switch, switch, nsw, nintendo switch 1
switch 2|-|nintendo switch 2, switch 2
wii|-|nintendo wii, wii, wii u
3ds|-|nintendo 3ds, 3ds, nintendo ds, 2ds
pc|-|pc, windows, steam, pc download, epic games, gog, steam key, windows pc, win, pc code,
  steam code
mac|-|mac, macos, os x, for mac
ios|-|ios, ipados
android|-|android, google play
linux|-|linux`;
/**
* How the same thing is published or packed, by group. Only listings that name another form of the
* same group than was asked for are refused.
*/
const FORMS = `
book/ebook|-|ebook, e-book, e book, ebooks, kindle edition, kindle ebook, epub, livre numérique,
  libro electrónico, livro digital, e-bok, e-kitap, ekitap, 電子書籍, kindle版, 전자책, 이북, كتاب الكتروني,
  digital book, apple books, kobo ebook
book/print|-|paperback, mass market paperback, softcover, taschenbuch, broché, poche, livre de poche,
  tapa blanda, rústica, capa comum, capa mole, copertina flessibile, brossura, häftad, pocketbok,
  oprawa miękka, karton kapak, 文庫, 文庫本, ペーパーバック, غلاف ورقي
book/hardcover|-|hardcover, hardback, gebundene ausgabe, gebundenes buch, relié, tapa dura, capa dura,
  copertina rigida, inbunden, gebonden, oprawa twarda, ciltli, sert kapak, 単行本, ハードカバー, 양장, 양장본, غلاف مقوى
headset/mono|-|mono, monaural, einohrig
headset/duo|-|duo, stereo, binaural, biaural, beidohrig
headphones/on the ears|-|cuffie, casque, casques, koptelefoon, hoofdtelefoon, headphones, headphone, over-ear, over ear, on-ear, on ear, around ear,
  ヘッドホン, ヘッドフォン, 헤드폰, kulaküstü, kulak üstü
headphones/in the ears|-|in-ear-kopfhörer, ohrhörer, auriculares de botón, auriculares in-ear,
  écouteurs intra-auriculaires, auricolari, öronsnäckor, słuchawki douszne, kulak içi kulaklık,
  kulak içi, fones intra-auriculares, intra-auriculares, سماعات أذن, سماعات اذن, earbuds, earbud, in-ear, in ear, earphones, earphone, écouteurs,
  oordopjes, イヤホン, 이어폰, true wireless earbuds
camera/body|-|body, body only, nur gehäuse, gehäuse, boîtier nu, boitier nu, solo cuerpo, cuerpo, corpo macchina, solo corpo, corpo, camerahuis, kamerahus, korpus, gövde, ボディ, 바디
camera/kit|-|lens kit, kit lens, kit objektiv, kit objectif, kit obiettivo, レンズキット, 렌즈킷
chip/tray|-|tray, bulk, oem tray
chip/boxed|-|box, boxed, retail box, boîte, boite`;
//#endregion
//#region src/matching/lexicon/product-lines.ts
/** Product lines that say whose they are without naming the maker. */
const LINES = `
apple|-|iphone, ipad, macbook, imac, airpods, airpod, apple watch, mac mini, homepod, airtag,
  ipod, vision pro, mac studio
samsung|-|galaxy, galaxy watch, galaxy tab, galaxy buds
google|-|pixel, chromecast, pixel buds
sony|-|playstation, dualsense, dualshock, bravia, walkman, cyber-shot, cybershot, handycam, xperia
nintendo|-|joy con, gameboy, amiibo
microsoft|-|xbox, surface pro, surface laptop, surface go
amazon|-|kindle, fire tv, echo dot, echo show, fire tablet, fire hd
lenovo|-|thinkpad, ideapad, thinkcentre
hp|-|elitebook, probook, laserjet, officejet, deskjet
dell|-|inspiron, optiplex, poweredge
asus|-|zenbook, vivobook, zenfone
logitech|-|mx master, mx keys, mx anywhere
canon|-|eos, powershot, pixma
fujifilm|-|instax
gopro|-|hero black
xiaomi|-|redmi note
motorola|-|moto g, moto e
vorwerk|-|thermomix
adidas|-|ultraboost, stan smith
nike|-|air max, air force, air jordan
nikon|-|coolpix, nikkor
irobot|-|roomba
seagate|-|ironwolf, barracuda
philips|-|sonicare, airfryer xxl
valve|-|steam deck
meta|-|meta quest
bose|-|quietcomfort, soundlink
blue|-|blue yeti
fjallraven|-|kånken, kanken
casio|-|g-shock
converse|-|chuck taylor
rayban|-|wayfarer, clubmaster
dyson|-|airwrap
nespresso|-|vertuo
ferrero|-|nutella, ヌテラ, 누텔라, نوتيلا, kinder bueno`;
//#endregion
//#region src/matching/lexicon/rows.ts
/** Reads a word list. */
function readRows(text) {
	return text.trim().replaceAll("\n  ", " ").split("\n").map((line) => {
		const [meaning = "", languages = "", words = ""] = line.split("|");
		return {
			meaning,
			languages,
			words: words.split(", ")
		};
	});
}
//#endregion
//#region src/matching/lexicon/spare-parts.ts
/**
* Spare parts, consumables, clothing and printed matter sold for a product. Like the words of
* `weak-accessories.ts` they are also parts of genuine products, and count where they lead or end a
* title's name.
*/
const SPARE_PARTS = `
instructions|en|instructions, instructions booklet, manual booklet, building instructions,
  assembly instructions, instruction book, user manual, owner's manual, owners manual,
  service manual, repair manual
instructions|de|anleitung, anleitungen, aufbauanleitung, gebrauchsanweisung, bedienungsanleitung,
  handbuch, benutzerhandbuch
instructions|fr|notice, notice de montage, notice d'utilisation, mode d'emploi,
  manuel d'utilisation, livret d'instructions, instructions de montage
instructions|es|instrucciones, libro de instrucciones, folleto de instrucciones, manual de usuario
instructions|it|istruzioni, libretto, libretto di istruzioni, libretto istruzioni,
  manuale di istruzioni, manuale d'uso, manuale utente
instructions|nl|bouwinstructie, bouwinstructies, gebruiksaanwijzing, instructieboekje,
  bouwhandleiding
instructions|sv|instruktion, instruktioner, bygginstruktion, bygginstruktioner, byggbeskrivning,
  monteringsanvisning
instructions|pl|instrukcje, instrukcja obsługi, instrukcja montażu
instructions|tr|kılavuz, kılavuzu, kullanım kılavuzu, kullanma kılavuzu, montaj kılavuzu,
  yapım kılavuzu, talimatı
instructions|ar|كتيب, كتيب التعليمات, كتيب تعليمات, تعليمات, دليل الاستخدام, دليل المستخدم
instructions|pt|instruções, livro de instruções, manual do usuário, manual do utilizador
instructions|ja|説明書, 取扱説明書, 組立説明書, 取説, マニュアル
instructions|ko|설명서, 사용설명서, 조립설명서, 매뉴얼
recipe book|en|recipe book, recipe books, recipes, recipe cards
recipe book|de|rezeptbuch, kochbuch, rezepte, backbuch
recipe book|fr|livre de recettes, recettes, livre de cuisine
recipe book|es|libro de recetas, recetario, recetas
recipe book|it|ricettario, libro di ricette, ricette
recipe book|nl|receptenboek, kookboek
recipe book|sv|receptbok, kokbok
recipe book|pl|książka kucharska, książka z przepisami, przepisy
recipe book|tr|tarif kitabı, yemek kitabı, tarifler
recipe book|ar|كتاب وصفات, كتاب طبخ, وصفات
recipe book|pt|livro de receitas, receitas
recipe book|ja|レシピ本, レシピブック, レシピ, 料理本
recipe book|ko|레시피북, 레시피, 요리책
keycaps|-|keycap, keycaps, key caps, keycap set, tastenkappen, jeu de touches, copritasti,
  set di copritasti, juego de teclas, toetsdoppen, tangenttoppar, nasadki, zestaw nasadek,
  nasadki na klawisze, tuş takımı, tuş seti, أغطية مفاتيح, kit de teclas, conjunto de teclas, キーキャップ,
  키캡, 키캡 세트
mouse pad|-|mouse mat, mouse mats, desk mat, deskmat, desk pad, mauspad, mausunterlage,
  tapis de souris, alfombrilla, alfombrilla de ratón, tappetino, tappetino per mouse, muismat,
  musmatta, skrivbordsunderlägg, podkładka, podkładka pod mysz, fare altlığı, لوحة فأرة, لوحة ماوس,
  ماوس باد, tapete de rato, マウスパッド, 마우스패드, 마우스 패드, 장패드
mouse feet|-|mouse feet, mouse skates, glides, mouse glides, gleitfüße, maus-gleitfüße, mausfüße,
  patins, patines, piedini, pattini, muisvoetjes, glidfötter, ślizgacze, fare ayağı, mouse ayağı,
  أقدام فأرة, pés de mouse, pés de reposição, マウスソール, 마우스 피트, 마우스피트
enclosure|-|enclosure, ssd enclosure, drive enclosure, hard drive enclosure, drive caddy,
  usb-c-gehäuse, usb-gehäuse, ssd-gehäuse, festplattengehäuse, externes gehäuse, boîtier externe,
  boîtier usb, boîtier usb-c, boîtier ssd, box esterno, case esterno, case esterno usb-c,
  caja externa, behuizing, usb-c behuizing, kabinett, usb-c-kabinett, kieszeń, usb-c kutu, usb kutu,
  ssd kutusu, disk kutusu, علبة usb-c, علبة usb, case usb-c, エンクロージャー, 인클로저, 외장케이스
ink|-|inkjet cartridge, inkjet cartridges, toner, toners, toner cartridge, ink cartridge, ink cartridges, ink bottle, ink bottles, ink refill, druckerpatrone,
  druckerpatronen, tintenpatrone, tintenpatronen, tintenflasche, cartouche d'encre,
  cartouches d'encre, bouteille d'encre, cartucce, cartuccia d'inchiostro, cartucce d'inchiostro,
  cartucho de tinta, cartuchos de tinta, cartuchos, inktcartridge, inktcartridges, inktpatroon,
  inktflesje, bläckpatron, bläckpatroner, tusz, tusze, atrament, kartuş, kartuşu,
  mürekkep, mürekkep kartuşu, خرطوشة حبر, خراطيش حبر, حبر طابعة, インクカートリッジ, インクボトル, 잉크 카트리지, 잉크카트리지
descaler|-|descaler, descaling, descaling solution, descaling tablets, cleaning tablets, entkalker,
  entkalkungstabletten, reinigungstabletten, détartrant, pastilles détartrantes, decalcificante,
  anticalcare, descalcificador, descalcificante, ontkalker, ontkalkingstabletten, avkalkningsmedel,
  avkalkare, odkamieniacz, kireç çözücü, kireç önleyici, مزيل ترسبات, مزيل الكلس, 除石灰剤, 除石灰, 석회 제거제,
  디스케일러, 세정제
liners|-|paper liners, air fryer liners, basket liners, parchment, backpapier,
  backpapier-einlagen, backpapiereinlagen, papier cuisson, papier sulfurisé, carta forno,
  carta da forno, papel para hornear, papel de horno, bakpapier, bakplåtspapper, bakpapper,
  papier do pieczenia, pişirme kağıdı, yağlı kağıt, ورق خبز, ورق زبدة, forros de papel, forro de papel,
  papel manteiga, 専用シート, クッキングシート, 종이 호일, 종이호일
bowl|-|mixing bowl, bowl, bowls, rührschüssel, schüssel, bol, bol mélangeur, ciotola, cuenco, tazón,
  mengkom, mengbeker, skål, bunke, degskål, misa, miska, dzieża, kase, karıştırma kabı,
  karıştırma kasesi, وعاء, وعاء خلط, tigela, ボウル, 믹싱볼
lid|-|lid, lids, deckel, glasdeckel, couvercle, coperchio, tapa, tapas, deksel, lock, glaslock,
  pokrywka, pokrywa, tampa, tampas, フタ, ふた, 蓋, 뚜껑
blade|-|saw blade, saw blades, spare blade, sägeblatt, klinge, klingen, ersatzmesser, lame, lames,
  lama, lame di ricambio, cuchilla, cuchillas, hoja, hojas, zaagblad, zaagbladen, reservezaagblad,
  reservblad, sågblad, sågklinga, tarcza, tarcze, ostrze, ostrza, bıçak, bıçağı, testere bıçağı,
  شفرة, شفرات, نصل, lâmina, lâminas, 替刃, 替え刃, 칼날, 교체용 날
bits|-|bit set, bits, bit kit, drill bits, drill bit set, bit-set, bitset, coffret d'embouts,
  embouts de vissage, forets, inserti, set di inserti, punte, puntas, juego de puntas, brocas,
  bitssats, bity, zestaw bitów, wiertła, uç seti, matkap ucu, bits seti, طقم رؤوس, رؤوس مفك, jogo de bits,
  jogo de pontas, ビットセット, ドライバービット, 비트 세트, 비트세트
tool box|-|tool box, toolbox, tool case, storage box, organizer box, koffer,
  werkzeugkoffer, transportkoffer, tragekoffer, aufbewahrungsbox, l-boxx, coffret,
  coffret de rangement, mallette, boîte de rangement, valigetta, valigia, maletín,
  caja de herramientas, gereedschapskoffer, opbergdoos, opbergbox, verktygslåda, förvaringslåda,
  väska för, walizka, walizka narzędziowa, skrzynka, skrzynka narzędziowa, takım çantası,
  alet çantası, taşıma çantası, صندوق أدوات, حقيبة أدوات, maleta, caixa de ferramentas, ツールボックス,
  工具箱, 収納ボックス, 공구함, 공구가방, 수납함
hose|-|hose, hoses, extension hose, schlauch, verlängerungsschlauch, hochdruckschlauch, tuyau,
  flexible rallonge, flexible haute pression, tubo, tubo di prolunga, manguera, manguera de extensión,
  slang, verlengslang, förlängningsslang, wąż, wąż przedłużający, hortum, hortumu, uzatma hortumu,
  خرطوم, خرطوم تمديد, mangueira, mangueira extensora, ホース, 延長ホース, 호스, 연장 호스
sheath|-|sheath, leather sheath, lederetui, lederholster, köcher, fodero, foedraal, läderfodral,
  غمد, غمد جلدي, bainha, シース, レザーシース, 가죽 시스, 칼집
laces|-|shoelace, shoelaces, shoe laces, laces, schnürsenkel, lacets, lacci, stringhe, cordones,
  veters, schoenveters, skosnören, sznurowadła, sznurówki, ayakkabı bağı, ayakkabı bağcığı, bağcık,
  أربطة حذاء, رباط حذاء, cadarço, cadarços, atacadores, 靴ひも, 靴紐, シューレース, 신발끈, 운동화끈
insoles|-|insole, insoles, einlegesohle, einlegesohlen, semelles, semelles intérieures, solette,
  suolette, plantillas, inlegzool, inlegzolen, innersula, innersulor, iläggssulor, wkładki,
  wkładki do butów, tabanlık, نعل داخلي, ضبان, palmilha, palmilhas, インソール, 中敷き, 깔창, 인솔
care kit|-|care kit, cleaning kit, maintenance kit, shoe care, shoe cleaner, pflegeset,
  reinigungsset, wartungsset, pflegemittel, kit d'entretien, kit de nettoyage, kit di manutenzione,
  kit di pulizia, kit pulizia, kit de cuidado, kit de limpieza, kit de mantenimiento, onderhoudsset,
  reinigingsset, schoonmaakset, skötselset, rengöringsset, vårdset, underhållskit,
  zestaw do pielęgnacji, zestaw do czyszczenia, bakım seti, temizlik seti, طقم عناية, طقم تنظيف,
  kit de limpeza, kit de manutenção, お手入れセット, クリーニングキット, ケアキット, 관리 세트, 관리세트, 클리닝 키트, 청소 키트
patch|-|iron-on patch, iron on patch, sew-on patch, patches, aufnäher, bügelbild, écusson, toppa,
  toppe, parche, parches, strijkembleem, tygmärke, naszywka, naszywki, arma, yama, رقعة, رقعة قماش,
  remendo, ワッペン, 와펜
belt|-|belt, belts, gürtel, ceinture, cintura, cinturón, bälte, pasek do spodni, riem, kemer, حزام جلدي,
  cinto, 벨트, 허리띠
outfit|-|outfit, outfits, outfit set, doll clothes, doll outfit, clothes set, kleiderset,
  puppenkleidung, puppenkleider, vêtements de poupée, tenue, tenues, set di vestiti,
  vestiti per bambole, conjunto de ropa, ropa de muñeca, kledingset, poppenkleding,
  poppenkleertjes, klädset, dockkläder, zestaw ubranek, ubranka, ubranko, kıyafet seti,
  bebek kıyafeti, طقم ملابس, ملابس دمية, conjunto de roupas, roupas de boneca, 着せ替えセット, 着せ替え, 衣装,
  의상 세트, 인형옷, 의상
card sleeves|-|card sleeves, board game sleeves, sleeves, kartenhüllen, protège-cartes,
  bustine, bustine per carte, fundas para cartas, kaarthoesjes, kortfickor, koszulki na karty,
  kart kılıfı, أغلفة بطاقات, sleeves para cartas, カードスリーブ, 카드 슬리브, 카드슬리브
darts|-|refill darts, darts, foam darts, dart refill, pfeile, ersatzpfeile, schaumstoffpfeile,
  fléchettes, recharge de fléchettes, dardi, dardi di ricarica, freccette, dardos,
  dardos de recambio, navulpijltjes, pijltjes, skumpilar, refillpilar, strzałki, sünger mermi, mermi,
  سهام, سهام بديلة, ダーツ弾, 専用弾, 리필 다트, 다트, 총알
spare lenses|-|交換レンズ, 替えレンズ, 교체용 렌즈, spare lenses, ersatzgläser, verres, lenti, lentes, glazen, vervangende glazen,
  ersättningsglas, szkła, soczewki, yedek cam, yedek camlar, عدسات, عدسات بديلة
heatsink|-|koellichaam, koelblok, kylfläns, kylare, radiator, soğutucu, مشتت حراري
filter|ar|فلتر, فلاتر, مرشح
keyboard|-|keyboard case, keyboard cover, tastaturhülle, clavier étui, magic keyboard, smart keyboard,
  keyboard folio`;
/** The meanings of these words. */
const SPARE_PART_MEANINGS = new Set(SPARE_PARTS.trim().split("\n").flatMap((line) => line.startsWith(" ") ? [] : [line.slice(0, line.indexOf("|"))]));
//#endregion
//#region src/matching/lexicon/stop-words.ts
/** Words that carry no identity in any language of the panel, one row a language. */
const STOP_WORDS = `
-|en|the, a, an, of, and, or, in, on, at, by, to, from, as, is, it, its, this, that, your, our,
  you, my, be, up, per, via, new, brand new, official, genuine, original, authentic, latest, best,
  sale, offer, free, shipping, version, edition, model, series, type, sold, seller, shop,
  store, buy, warranty, year, years, month, in stock, uk, us, usa, eu, international, import,
  intl, ver, no, not, all, one, full, set, standard edition, standard, oem, retail, box, boxed,
  kit, item, product, sku, ref, code, ean, article, nr, tm, now
-|de|jetzt, der, die, das, ein, eine, einer, und, oder, in, im, am, an, auf, von, vom, zu, zum, zur, bei,
  neu, neue, neues, neuer, original, ovp, artikel, modell, ausgabe, garantie, jahre, versand,
  kostenlos, stk, angebot, deutsche version, deutsch, neuware
-|fr|maintenant, le, la, les, un, une, des, de, du, et, ou, en, au, aux, sur, dans, neuf, neuve, nouveau,
  nouvelle, version, édition, modèle, garantie, ans, livraison, gratuite, officiel, l, d
-|es|ahora, el, la, los, las, un, una, de, del, y, o, en, al, nuevo, nueva, original, versión, edición,
  modelo, garantía, años, envío, gratis, oficial, oferta
-|it|il, lo, la, i, gli, le, un, una, di, del, della, e, o, in, nuovo, nuova, originale, versione,
  edizione, modello, garanzia, anni, spedizione, ufficiale
-|pt|o, a, os, as, um, uma, de, da, dos, das, e, ou, em, no, na, novo, nova, original, versão,
  edição, modelo, garantia, anos, frete, grátis, lacrado, oficial
-|nl|de, het, een, van, en, of, in, op, bij, nieuw, nieuwe, origineel, versie, editie, model,
  garantie, jaar
-|sv|en, ett, den, det, av, och, eller, i, på, ny, nytt, nya, original, version, utgåva, modell,
  garanti, år
-|pl|i, lub, w, na, z, ze, od, nowy, nowa, nowe, oryginalny, oryginalna, wersja, edycja, model,
  gwarancja, lat, polska
-|tr|ve, veya, bir, bu, yeni, orijinal, sürüm, model, garanti, garantili, yıl, resmi, türkiye,
  distribütör, ithalatçı, sıfır, ürün, kargo, ücretsiz
-|ar|من, في, على, و, او, الى, جديد, جديدة, اصلي, اصلية, نسخة, موديل, اصدار, الاصدار, ضمان, سنة,
  سنوات, عام, شحن, مجاني, الدولية, عالمي, رسمي, الشرق الاوسط
-|ja|の, と, に, を, は, で, が, も, や, 新品, 正規品, 純正, 純正品, 国内正規品, 並行輸入品, 版, 日本語版, モデル, シリーズ, 送料無料, 公式, 未使用,
  未開封, 新型, 国内, 保証, メーカー, 本体, 型番, 対応版, 通常版, 年保証
-|ko|의, 및, 와, 과, 새상품, 정품, 국내정발, 정식발매, 모델, 시리즈, 버전, 에디션, 무료배송, 공식, 미개봉, 해외직구, 병행수입, 한글판, 본체, 신제품
-|in|ka, ki, ke, aur, naya, nayi, asli`;
//#endregion
//#region src/matching/lexicon/units.ts
function readUnits(text) {
	return text.trim().split("\n").flatMap((row) => {
		const [dimension = "", units = ""] = row.split("|");
		return units.split(", ").map((unit) => {
			const blank = unit.lastIndexOf(" ");
			return {
				dimension,
				label: unit.slice(0, blank),
				factor: Number(unit.slice(blank + 1))
			};
		});
	});
}
/** What each unit measures, and how many base units it has. */
const UNIT_FACTORS = readUnits(`
capacity|GB 1, TB 1000
cache|MB 1
size|inch 25.4, cm 10, mm 1, m 1000, ft 304.8
volume|ml 1, cl 10, l 1000, fl oz 29.5735, gal 3785.41, cu ft 28316.8
weight|g 1, kg 1000, mg 0.001, lb 453.592, oz 28.3495
power|W 1, kW 1000
apparent power|VA 1
voltage|V 1
charge|mAh 1, Ah 1000
energy|Wh 1, kWh 1000
rate|Hz 1, kHz 1000, MHz 1000000, GHz 1000000000
resolution|MP 1
precision|DPI 1
speed|Mbps 1, Gbps 1000
brightness|lm 1
cooling|BTU 1
pieces|pieces 1`);
/** How shops write them. */
const UNITS = `
GB|-|gb, go, гб, gig, gigabyte, gigabytes, gigaoctets, gio, gbyte, جيجابايت, جيجا, جيجا بايت,
  غيغابايت, ギガ, 기가, 기가바이트
TB|-|tb, to, тб, terabyte, terabytes, téraoctets, tera, تيرابايت, تيرا, テラ, 테라, 테라바이트
MB|-|mb, mo, мб, megabyte, megabytes, ميجابايت
inch|-|inch, inches, zoll, pouce, pouces, pulgada, pulgadas, polegada, polegadas, pollici,
  pollice, inç, tum, cali, cale, in, بوصة, انش, インチ, 인치, 型, v型, v型インチ
cm|-|cm, centimeter, centimetre, centimetres, centimètres, zentimeter, centímetros, centimetri,
  سم, センチ
mm|-|mm, millimeter, millimetre, millimètres, milímetros, millimetri, مم, ملم, ミリ
m|-|m, meter, metre, metres, meters, mètres, metros, metri, mtr, متر, メートル, 미터
ft|-|ft, feet, foot
ml|-|ml, milliliter, millilitre, millilitres, мл, مل, ミリリットル, 밀리리터
cl|-|cl, centilitres
l|-|l, lt, ltr, liter, litre, liters, litres, litro, litros, litri, litr, litry, لتر, ليتر, リットル, 리터
fl oz|-|fl oz, floz, fluid ounce, fluid ounces
gal|-|gal, gallon, gallons
cu ft|-|cu ft, cu, cubic feet, cubic foot
g|-|g, gr, gram, grams, gramm, gramme, grammes, gramos, grammi, gramas, gramów, جرام, جم, غرام, غ,
  グラム, 그램
kg|-|kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogrammes, kilogramos, كجم, كيلو,
  كغم, كغ, キロ, 킬로
mg|-|mg
lb|-|lb, lbs, pound, pounds, libras
oz|-|oz, ounce, ounces
W|-|w, watt, watts, vatios, واط, وات, ワット, 와트
kW|-|kw
VA|-|va
V|-|v, volt, volts, فولت, ボルト, 볼트
mAh|-|mah, مللي امبير
Ah|-|ah
Wh|-|wh
kWh|-|kwh
Hz|-|hz, herz, هرتز, ヘルツ, 헤르츠
kHz|-|khz
MHz|-|mhz
GHz|-|ghz
MP|-|mp, mpx, mpix, megapixel, megapixels, mégapixels, megapíxeles, megapikseli, ميجابكسل, 万画素, 만화소
DPI|-|dpi
Mbps|-|mbps, mbit, mbits
Gbps|-|gbps, gbit, gbits
lm|-|lm, lumen, lumens
BTU|-|btu
pieces|-|piece, pieces, pièce, pièces, pieza, piezas, pezzi, peça, peças, teile, teilig, teiliges,
  bausteine, stenen, delar, bitar, elementów, elementy, parça, parçalı, قطعة بناء, ピース, ピース入り, 피스,
  조각, capsules, kapseln, cápsulas, capsule, tablets count, tabs, kapsül, pods, bags, tea bags, teabags,
  beutel, teebeutel, sachets, bustine, filtri, bolsitas, zakjes, theezakjes, påsar, tepåsar, torebek,
  saszetek, poşet, كيس, أكياس, saquinhos, ティーバッグ, 티백`;
/**
* Words after a number that count pieces of the product itself, so that more than one is another
* article.
*/
const PACK_WORDS_AFTER = `
-|-|pack, packs, packung, packungen, pk, pks, pcs, pc set, pce, count, ct, units, unit, stück,
  stueck, stk, stuks, szt, sztuk, sztuki, uds, unidades, unid, unids, unités, unidade, pz, adet,
  adetli, li, lı, lu, lü, paket, paketi, li paket, lu paket, li set, er pack, er set, er packung,
  stycken, styck, er, 個, 個入り, 個セット, 個入, 個パック, 枚, 枚入り, 枚セット, 本セット, 袋, 箱, 缶, 本入り, 台セット, 개, 개입, 개세트,
  매, 팩, 병, 캔, 입, 박스, 세트, قطع, قطعة, حبة, حبات, عبوات, علب`;
/** Words before a number that say the same. */
const PACK_WORDS_BEFORE = `
-|-|pack of, packs of, set of, box of, case of, bundle of, lot of, bag of, carton of, lot de,
  pack de, paquet de, boîte de, caja de, paquete de, caja con, confezione da, conf da, pacco da,
  set da, set di, confezione di, pacote com, pacote de, caixa com, caixa de, kit com, pack com,
  pack van, pak van, set van, doos van, packung mit, pack mit, karton mit, set aus,
  förpackning om, paket om, opakowanie po, zestaw po, عبوة من, طقم من, مجموعة من, عدد, セット数, qty`;
/** Words that are a number of pieces by themselves. */
const PACK_NUMBERS = `
1|-|einzelpack, single pack, einzelpackung, einzeln
2|-|twin pack, twinpack, twin-pack, duo pack, duopack, double pack, doppelpack, zweierpack, 2pack,
  dual pack, pair pack, ikili paket, 2li paket, lot double, 2個セット
3|-|triple pack, triplepack, dreierpack, trio pack, üçlü paket
4|-|viererpack, quad pack, dörtlü paket
6|-|sechserpack, six pack, half dozen, sixpack, altılı paket
12|-|dozen, dutzend, douzaine, docena, dozzina`;
//#endregion
//#region src/matching/lexicon/variants.ts
/**
* Words that set a variant apart from its namesake. One that only one side has makes them different
* products, unless a shared model code already says which variant it is.
*/
const VARIANTS = `
pro|-|pro, プロ, 프로, برو, بروفيشنال
max|-|max, マックス, 맥스, ماكس
pro max|-|promax, プロマックス, 프로맥스
plus|-|plus, プラス, 플러스, بلس, بلاس
mini|-|mini, ミニ, 미니, ميني
ultra|-|ultra, ウルトラ, 울트라, الترا, ألترا
lite|-|lite, ライト, 라이트, لايت, light version
se|-|se
air|-|air, エアー, エア, 에어, اير
oled|-|oled, 有機el, 有機elモデル, 올레드, oled modell, أوليد, اوليد
fe|-|fe, fan edition
evo|-|evo
ti|-|ti
xt|-|xt
slim|-|slim, スリム, 슬림, سليم
digital edition|-|digital edition, disc-free, discless, no disc drive, edición digital,
  édition numérique, edition digitale, digitale edition, edizione digitale, edição digital,
  デジタルエディション, デジタル・エディション, 디지털 에디션, 디지털에디션, النسخة الرقمية, نسخة رقمية, dijital sürüm, dijital,
  edycja cyfrowa, digital console
deluxe|-|deluxe, de luxe, デラックス, 디럭스
ultimate|-|ultimate, アルティメット, 얼티밋
gold edition|-|gold edition, goty, game of the year, game of the year edition
collector|-|collector, collectors, collector's edition, collectors edition, sammleredition,
  édition collector, edición coleccionista, コレクターズエディション, 한정판
limited|-|limited edition, limited, special edition, anniversary, anniversary edition,
  jubiläumsausgabe, édition limitée, edición limitada, edizione limitata, edição limitada, 限定版,
  特別版, 初回限定
definitive|-|definitive edition, director's cut, remastered, remaster, remake, enhanced edition,
  complete edition, legendary edition, royal edition, premium edition, リマスター, 리마스터
kids|-|kids, kids edition, for kids, junior, juniors, children, children's, childrens, toddler, boys,
  girls, kinder, für kinder, kindergröße, enfant, enfants, pour enfants, junior edition, infantil,
  niño, niña, niños, para niños, criança, crianças, bambino, bambina, bambini, per bambini, kinderen,
  kindermaat, barn, barnstorlek, för barn, dziecięcy, dziecięca, dziecięce, dla dzieci, çocuk,
  çocuklar için, للأطفال, للاطفال, اطفال, キッズ, 子供用, 子供, こども用, ジュニア, 아동용, 아동, 키즈, 주니어, 어린이
cellular|-|cellular, wi-fi + cellular, wifi cellular, gps + cellular, セルラー, 셀룰러
mark 2|-|mk ii, mk2, mkii, mark ii, mark 2, mk 2
mark 3|-|mk iii, mk3, mkiii, mark iii, mark 3, mk 3
mark 4|-|mk iv, mk4, mkiv, mark iv, mark 4, mk 4
for mac|-|for mac, für mac, pour mac, para mac, per mac, voor mac, för mac, dla mac, mac için,
  for apple mac, mac用, for macos, mac version
for business|-|for business, business edition
lefthanded|-|left handed, left-handed, lefty, linkshänder, gaucher, zurdo, 左手用
heatsink|-|heatsink, heat sink, with heatsink, mit kühlkörper, kühlkörper, avec dissipateur,
  dissipateur, disipador, con disipador, dissipatore, con dissipatore, met koellichaam,
  med kylfläns, z radiatorem, soğutuculu, soğutucu, مشتت حراري, koelblok, kylfläns, ヒートシンク, ヒートシンク付き, 방열판, dissipador
vertical|-|vertical
neo|-|neo
xl|-|xl
super|-|super
touch|-|touch
nano|-|nano
edge|-|edge
fold|-|fold
flip|-|flip
elite|-|elite
large print|-|large print, large print edition, großdruck, gros caractères, grands caractères,
  letra grande, letras grandes, caratteri grandi, grote letters, storstil, duży druk, büyük punto,
  iri punto, حروف كبيرة, 大活字, 大活字版, 큰글자책, 큰글씨, 큰글자
illustrated|-|illustrated edition, illustrated, illustrierte ausgabe, édition illustrée,
  edición ilustrada, edição ilustrada, edizione illustrata, geïllustreerde editie, illustrerad,
  wydanie ilustrowane, resimli, 挿絵版, 일러스트판
annotated|-|annotated, annotated edition, kommentierte ausgabe, édition annotée, edición anotada
signature|-|signature edition
colour|-|white and color, white & color, white and colour, white & colour, white and color ambiance, white & color ambiance, white and colour ambiance,
  white & colour ambiance, color ambiance, colour ambiance, rgb version
sport|-|sport edition`;
/** Where such a word means something else, and so sets nothing apart. */
const NOT_VARIANTS = `
-|-|ultra hd, ultra-hd, ultra high definition, ultra high speed, ultra wide, ultra-wide,
  ultra thin, ultra-thin, ultra light, ultra-light, ultra lightweight, ultra-lightweight,
  ultra slim, ultra-slim, ultra fast, ultra-fast, ultra quiet, ultra-quiet, ultra soft,
  ultra short throw, ultra short, ultra compact, ultra-compact, ultra clear, ultra low,
  ultra durable, ultra wideband, core ultra, ryzen pro
-|-|air purifier, air fryer, air conditioner, air conditioning, air cleaner, air freshener,
  air compressor, air pump, air mattress, air bed, air filter, air cooler, air tube, air zoom,
  air max, air force, air jordan, hot air, open air, open-air, air wick, air gap
-|-|mini usb, mini-usb, mini hdmi, mini-hdmi, mini displayport, mini led, mini-led, mini jack,
  mini sd, mini pc, mini dv, mini itx, mini-itx, mini fridge, mini din, mini tower
-|-|red eye, blue ray, green power, white noise, white balance, gold plated, black friday,
  silver plated, 80 plus, 80+ gold, 80 plus gold, 80 plus bronze, 80 plus platinum,
  80 plus titanium, plus size, plus shipping, plus free, home & student plus
-|-|pro logic, pro grade, pro quality, pro series, pro gaming, pro-grade, pro audio, pro style,
  pro level, dolby pro
-|-|super fast, super speed, superspeed, super soft, super slim, super light, super mario,
  super amoled, super retina, super quiet, super bass, super bowl, super heavy, super smash,
  super nintendo
-|-|touch screen, touch id, touch control, touch controls, touch display, touch panel, touch bar,
  touch sensor, multi touch, touch pad
-|-|max power, max load, max output, max speed, up to max, mad max, max resolution
-|-|oled display, oled screen, oled tv, oled televisie, oled fernseher, oled evo, oled panel,
  qd-oled, qd oled, smart oled, 4k oled, oled smart, oled 4k, téléviseur oled, televisor oled
-|-|slim fit, slim tip, slim design, nano technology, duo pack, elite series, classic fit,
  flip flop, cutting edge, edge to edge, light edition, limited warranty, lifetime replacement,
  replacement warranty, limited time, limited stock, se compone, se puede, xl capacity, fold out,
  classic design, nano sim, nano-sim, dual nano`;
//#endregion
//#region src/matching/lexicon/weak-accessories.ts
/**
* Accessories that are also features of genuine products ("with battery and stand"): these words need
* a suspicious place in the title before they count.
*/
const WEAK_ACCESSORIES = new Set([
	"battery",
	"stand",
	"mount",
	"dock",
	"cable",
	"charger",
	"adapter",
	"strap",
	"remote",
	"bag",
	"filter",
	"controller",
	"memory card",
	"lens",
	"game",
	...SPARE_PART_MEANINGS
]);
const WEAK_ACCESSORY_WORDS = `
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
const BLOCKS = [
	[
		48,
		57,
		1
	],
	[
		97,
		122,
		2
	],
	[
		223,
		246,
		2
	],
	[
		248,
		591,
		2
	],
	[
		768,
		879,
		6
	],
	[
		880,
		1535,
		6
	],
	[
		1568,
		1641,
		5
	],
	[
		1646,
		1749,
		5
	],
	[
		1774,
		1791,
		5
	],
	[
		1872,
		1919,
		5
	],
	[
		2304,
		4351,
		6
	],
	[
		7680,
		7935,
		2
	],
	[
		12293,
		12294,
		3
	],
	[
		12353,
		12447,
		3
	],
	[
		12449,
		12538,
		3
	],
	[
		12540,
		12543,
		3
	],
	[
		13312,
		40959,
		3
	],
	[
		44032,
		55295,
		4
	],
	[
		63744,
		64255,
		3
	]
];
const table$1 = new Uint8Array(65536);
for (const [first, last, kind] of BLOCKS) table$1.fill(kind, first, last + 1);
/** What a UTF-16 unit of a normalised title is part of; 0 for NaN, the end of a text. */
function classOf(code) {
	return table$1[code] ?? 0;
}
//#endregion
//#region src/matching/text/segment.ts
/** What Arabic glues to the front of a word: "and", "the", "for", "for the", "with". */
const ARABIC_PREFIXES = [
	["وال", null],
	["لل", "ل"],
	["بال", null],
	["ال", null],
	["ل", "ل"],
	["و", null],
	["ب", null]
];
const SHORT_KATAKANA = 3;
function isKatakana(letter) {
	return letter !== void 0 && letter >= "ァ" && letter <= "ヿ";
}
/**
* Whether a known word is one here. A single letter is one only at an edge of the run or beside a
* known word, short katakana only where no unknown katakana goes on: "コード" is not in "レコード".
*/
function standsAlone(word, run, at, unknownFrom, dictionary) {
	const end = at + word.length;
	if (word.length === 1) return at === unknownFrom || end === run.length;
	if (word.length > SHORT_KATAKANA || !isKatakana(word[0])) return true;
	if (at > unknownFrom && isKatakana(run[at - 1])) return false;
	const next = run[end];
	if (!isKatakana(next)) return true;
	return dictionary.get(next)?.some((other) => run.startsWith(other, end)) ?? false;
}
/**
* Cuts a run at the words we know; what is between them stays together. */
function cutAtKnownWords(run, dictionary) {
	const parts = [];
	let unknownFrom = 0;
	let i = 0;
	while (i < run.length) {
		const known = dictionary.get(run[i])?.find((word) => run.startsWith(word, i) && standsAlone(word, run, i, unknownFrom, dictionary));
		if (!known) {
			i++;
			continue;
		}
		if (unknownFrom < i) parts.push(run.slice(unknownFrom, i));
		parts.push(known);
		i += known.length;
		unknownFrom = i;
	}
	if (unknownFrom < run.length) parts.push(run.slice(unknownFrom));
	return parts;
}
function cutArabicPrefix(run, known) {
	if (known.has(run)) return null;
	for (const [prefix, separate] of ARABIC_PREFIXES) {
		if (run.length - prefix.length < 2 || !run.startsWith(prefix)) continue;
		const stem = run.slice(prefix.length);
		if (known.has(stem)) return separate ? [separate, stem] : [stem];
	}
	return null;
}
/** Gathers known words, to cut runs of scripts that write words together at them. */
var SplitterBuilder = class {
	#dictionary = /* @__PURE__ */ new Map();
	#arabic = /* @__PURE__ */ new Set();
	/** Adds one word; those of scripts with blanks between words are not needed. */
	add(word) {
		const kind = classOf(word.charCodeAt(0));
		if (kind === 5) this.#arabic.add(word);
		if (kind !== 3 && kind !== 4) return;
		const first = word[0];
		const words = this.#dictionary.get(first);
		if (!words) this.#dictionary.set(first, [word]);
		else if (!words.includes(word)) words.push(word);
	}
	/** Cuts Japanese and Korean at every known word, Arabic after a prefix. */
	build() {
		for (const words of this.#dictionary.values()) words.sort((a, b) => b.length - a.length);
		return (run) => {
			const kind = classOf(run.charCodeAt(0));
			if (kind === 5) return cutArabicPrefix(run, this.#arabic);
			if (kind === 3 || kind === 4) return cutAtKnownWords(run, this.#dictionary);
			return null;
		};
	}
};
//#endregion
//#region src/matching/lexicon/characters.ts
/**
* Characters that stores write in several ways, each beside the one we compare. Latin letters are
* here only where Unicode gives them no accent to strip.
*/
const CHARACTER_FORMS = new Map(`
ß ss|ı i|ø o|ł l|đ d|ð d|þ th|æ ae|œ oe|ŋ n|ħ h|ŧ t
‐ -|‑ -|‒ -|– -|— -|― -|− -|⁃ -|﹣ -|～ -|〜 -
“ "|” "|„ "|‟ "|″ "|‶ "|〃 "|« "|» "|‘ '|’ '|‚ '|‛ '|′ '|‵ '|ʹ '|ʼ '|ʻ '|´ '|\` '
× x|✕ x|✖ x|⨯ x|⁄ /|∕ /|· ,|• ,|● ,|‧ ,|｡ ,|。 ,|、 ,|، ,|؛ ,|¦ ,
【 (|】 )|「 (|」 )|『 (|』 )|〔 (|〕 )|《 (|》 )|〈 (|〉 )|〖 (|〗 )|[ (|] )|{ (|} )
٠ 0|١ 1|٢ 2|٣ 3|٤ 4|٥ 5|٦ 6|٧ 7|٨ 8|٩ 9|۰ 0|۱ 1|۲ 2|۳ 3|۴ 4|۵ 5|۶ 6|۷ 7|۸ 8|۹ 9
० 0|१ 1|२ 2|३ 3|४ 4|५ 5|६ 6|७ 7|८ 8|९ 9|٫ .|ى ي|ة ه|ی ي|ک ك`.trim().split(/[\n|]/).map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]));
/** The HTML entities that titles contain; others are left as they are, and read as noise. */
const HTML_ENTITIES = new Map(`
amp &|lt <|gt >|quot "|apos '|lsquo '|rsquo '|ldquo "|rdquo "|sbquo '|bdquo "|prime '|Prime "
ndash -|mdash -|hellip ,|bull ,|middot ,|times x|deg °|frac12 1/2|laquo "|raquo "
auml ä|ouml ö|uuml ü|Auml Ä|Ouml Ö|Uuml Ü|szlig ß|aring å|Aring Å|oslash ø|Oslash Ø|aelig æ
agrave à|aacute á|acirc â|atilde ã|ccedil ç|Ccedil Ç|egrave è|eacute é|Eacute É|ecirc ê|euml ë
igrave ì|iacute í|icirc î|iuml ï|ntilde ñ|Ntilde Ñ|ograve ò|oacute ó|ocirc ô|otilde õ|oelig œ
ugrave ù|uacute ú|ucirc û|yacute ý|euro €|pound £|yen ¥`.trim().split(/[\n|]/).map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]));
//#endregion
//#region src/matching/text/normalise.ts
/** Titles are cut here, so that a hostile one costs no more than a long one. */
const LONGEST_TITLE$1 = 2e3;
const PLAIN = /^[ -%'-Z^_a-z|~]*$/;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
const INVISIBLE$1 = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
const CONTROL_OR_TRADE_SIGN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029™®©℠℗]/g;
const TATWEEL_AND_HARAKAT = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const ACCENTS_ON_LATIN = /([a-z])[\u0300-\u036f]+/g;
const HAS_OTHER_FORM = new RegExp(`[${[...CHARACTER_FORMS.keys()].join("").replace(/[\]\\^-]/g, "\\$&")}]`, "g");
const ABBREVIATED = /(?<=^|[\s,(/])(?:w ?\/ ?|p\/ ?|c\/ )/g;
const PREPOSITIONS = {
	w: "with ",
	p: "para ",
	c: "com "
};
function decodeEntities$1(text) {
	return text.replace(ENTITY, (whole, decimal, hex, name) => {
		if (name) return HTML_ENTITIES.get(name) ?? " ";
		const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
		return code > 31 && code <= 1114111 ? String.fromCodePoint(code) : whole && " ";
	});
}
/**
* The letters of a text as they are compared, however long it is: lower case, without accents,
* entities and invisible characters. White space is left as it is.
*/
function fold(text) {
	return (text.includes("&") ? decodeEntities$1(decodeEntities$1(text)) : text).replace(LONE_SURROGATE, "").replace(INVISIBLE$1, "").replace(CONTROL_OR_TRADE_SIGN, " ").normalize("NFKC").toLowerCase().normalize("NFD").replaceAll("\\", "").replace(TATWEEL_AND_HARAKAT, "").replace(HAS_OTHER_FORM, (character) => CHARACTER_FORMS.get(character)).replace(ACCENTS_ON_LATIN, "$1").normalize("NFC").replaceAll("&", " & ");
}
function cutAt(text, length) {
	if (text.length <= length) return text;
	const last = text.charCodeAt(length - 1);
	return text.slice(0, last >= 55296 && last <= 56319 ? length - 1 : length);
}
/**
* A title as titles are compared: lower case, Latin letters without accents, ASCII digits, dashes
* and quotes, no markup entities, nothing invisible, single spaces. Answers at most 2,000
* characters, and the same again when given its own answer.
*/
function normalise(title) {
	const cut = cutAt(title, LONGEST_TITLE$1);
	return cutAt((PLAIN.test(cut) ? cut.toLowerCase() : fold(cut)).replaceAll("''", "\"").replace(ABBREVIATED, (letter) => PREPOSITIONS[letter[0]]).replace(/cu ?\. ?ft/g, "cu ft").replace(/\s+/g, " ").trim(), LONGEST_TITLE$1).trim();
}
//#endregion
//#region src/matching/text/tokens.ts
const GLUE = "-/._'";
/** Signs between tokens, the strongest first. */
const SIGNS$1 = "(+:|~,)&";
/** Endings that English glues to a word with an apostrophe; elsewhere it parts two words. */
const ENGLISH_ENDING = /^(?:s|t|re|ve|ll|d|m)(?![a-z0-9])/;
function gapOf(text, from, to) {
	if (from === to) return "";
	const between = text.slice(from, to);
	if (between.length === 1 && GLUE.includes(between)) return between;
	let strongest = 8;
	for (const sign of between) {
		const rank = SIGNS$1.indexOf(sign === "-" ? "~" : sign === ";" ? "," : sign);
		if (rank >= 0 && rank < strongest) strongest = rank;
	}
	return SIGNS$1[strongest] ?? " ";
}
/** Where a run of Latin letters and digits ends; a sign between digits belongs to a number. */
function endOfRun(text, start) {
	let digitsOnly = true;
	let sinceSign = -1;
	let i = start;
	for (; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const kind = classOf(code);
		if (kind === 1) {
			if (sinceSign >= 0) sinceSign++;
		} else if (kind === 2) {
			if (!(code === 120 && digitsOnly && i > start)) digitsOnly = false;
			sinceSign = -1;
		} else if (code === 39 && classOf(text.charCodeAt(i - 1)) === 2) {
			if (!ENGLISH_ENDING.test(text.slice(i + 1, i + 4))) break;
		} else {
			if (!(code === 46 || code === 44) || !digitsOnly || !(sinceSign < 0 || sinceSign === 3) || i === start) break;
			if (classOf(text.charCodeAt(i + 1)) !== 1) break;
			sinceSign = 0;
		}
	}
	return i;
}
function latinKind(run) {
	if (!/\d/.test(run)) return "word";
	return /[^\d.,]/.test(run) ? "mixed" : "number";
}
/**
* Cuts a normalised title into words, numbers and codes, in order. A change of script parts tokens
* ("ソニーwh-1000xm5用"); runs of a script without blanks are handed to `split`.
*/
function tokenise(text, split = () => null) {
	const tokens = [];
	let depth = 0;
	let last = 0;
	let i = 0;
	while (i < text.length) {
		const kind = classOf(text.charCodeAt(i));
		if (kind === 0) {
			if (text[i] === "(") depth++;
			else if (text[i] === ")" && depth > 0) depth--;
			i++;
			continue;
		}
		const start = i;
		const latin = kind === 2 || kind === 1;
		if (latin) i = endOfRun(text, start);
		else while (i < text.length && classOf(text.charCodeAt(i)) === kind) i++;
		const run = text.slice(start, i);
		const gap = tokens.length === 0 ? "^" : gapOf(text, last, start);
		const plus = text[i] === "+" && (i + 1 >= text.length || classOf(text.charCodeAt(i + 1)) === 0);
		const nested = depth > 0;
		const parts = latin ? null : split(run);
		if (parts) {
			let at = start;
			for (const part of parts) {
				const end = at + part.length;
				const partGap = at === start ? gap : "";
				tokens.push({
					text: part,
					kind: "foreign",
					start: at,
					end,
					gap: partGap,
					nested,
					plus
				});
				at = end;
			}
		} else {
			const bare = latin ? run.replaceAll("'", "") : run;
			const tokenKind = latin ? latinKind(bare) : "foreign";
			tokens.push({
				text: bare,
				kind: tokenKind,
				start,
				end: i,
				gap,
				nested,
				plus
			});
		}
		if (plus) i++;
		last = i;
	}
	return tokens;
}
//#endregion
//#region src/matching/understand/phrase-table.ts
/** A sign that no word holds and folding leaves alone. */
const BETWEEN_WORDS = "¶";
/** Words of one script with blanks between: most of the lists, and their own tokens. */
const SIMPLE_PHRASE = /^(?:[a-z]+(?: [a-z]+)*|[\u0620-\u064a]+(?: [\u0620-\u064a]+)*|[\uac00-\ud7a3]+|[\u3041-\u30fa\u30fc]+)$/;
function keyOf(phrase) {
	return tokenise(phrase).map((token) => token.text).join(" ");
}
/** Folds many words in one go, which takes a tenth of the time of folding each. */
function foldAll(words) {
	return fold(words.join(BETWEEN_WORDS)).split(BETWEEN_WORDS);
}
/**
* Words and phrases by their tokens with a blank between. The words of a row share one sense: there
* are thousands, and they are put together while somebody waits.
*/
var PhraseTable = class {
	#senses = /* @__PURE__ */ new Map();
	/** How many tokens the longest phrase that begins with a word has, where that is several. */
	#longest = /* @__PURE__ */ new Map();
	#splits;
	constructor(splits) {
		this.#splits = splits;
	}
	/** Adds the rows of a word list. */
	addRows(kind, text) {
		const rows = readRows(text);
		const folded = foldAll(rows.flatMap((row) => row.words));
		let next = 0;
		for (const { meaning, words } of rows) {
			const senses = [{
				kind,
				meaning
			}];
			for (let i = 0; i < words.length; i++) this.#add(folded[next++], senses);
		}
		return this;
	}
	#add(phrase, senses) {
		const key = SIMPLE_PHRASE.test(phrase) ? phrase : keyOf(phrase);
		if (key === "") return;
		const known = this.#senses.get(key);
		if (known && senses.every((sense) => known.includes(sense))) return;
		this.#senses.set(key, known ? [...known, ...senses] : senses);
		const blank = key.indexOf(" ");
		if (blank < 0) {
			this.#splits.add(key);
			return;
		}
		const tokens = key.split(" ");
		const first = key.slice(0, blank);
		this.#longest.set(first, Math.max(tokens.length, this.#longest.get(first) ?? 0));
		for (const token of tokens) this.#splits.add(token);
	}
	/** The longest phrase that stands at `tokens[at]`, or null. */
	at(tokens, at) {
		const first = tokens[at]?.text;
		if (first === void 0) return null;
		let key = first;
		let length = 1;
		let found = this.#senses.get(first);
		let foundLength = 1;
		const longest = Math.min(this.#longest.get(first) ?? 1, tokens.length - at);
		while (length < longest) {
			key += ` ${tokens[at + length++]?.text}`;
			const senses = this.#senses.get(key);
			if (!senses) continue;
			found = senses;
			foundLength = length;
		}
		return found ? {
			senses: found,
			length: foundLength
		} : null;
	}
	/** What a single word means. */
	word(text) {
		return this.#senses.get(text) ?? [];
	}
};
//#endregion
//#region src/matching/understand/vocabulary.ts
const LISTS = [
	["accessory", ACCESSORIES],
	["accessory", WEAK_ACCESSORY_WORDS],
	["accessory", SPARE_PARTS],
	["lookalike", LOOKALIKES],
	["connective", CONNECTIVES],
	["bundle", BUNDLES],
	["condition", CONDITIONS$1],
	["variant", VARIANTS],
	["generic", NOT_VARIANTS],
	["colour", COLOURS],
	["brand", BRANDS],
	["accessory brand", ACCESSORY_BRANDS],
	["line", LINES],
	["form", FORMS],
	["generic", GENERIC_WORDS],
	["generic", GOODS],
	["stop", STOP_WORDS]
];
function build() {
	const splits = new SplitterBuilder();
	const terms = new PhraseTable(splits);
	for (const [kind, rows] of LISTS) terms.addRows(kind, rows);
	const units = new PhraseTable(splits).addRows("unit", UNITS);
	const unitOf = new Map(UNIT_FACTORS.map((unit) => [unit.label, unit]));
	return {
		terms,
		platforms: new PhraseTable(splits).addRows("platform", PLATFORMS),
		aliases: new PhraseTable(splits).addRows("alias", ALIASES),
		packs: new PhraseTable(splits).addRows("pack after", PACK_WORDS_AFTER).addRows("pack before", PACK_WORDS_BEFORE).addRows("pack number", PACK_NUMBERS),
		units,
		unitOf,
		ownLines: new PhraseTable(splits).addRows("own kind", OWN_KINDS_OF_LINES),
		kindsOfMaker: meaningsByWord(OWN_KINDS_OF_MAKERS),
		compoundEnds: [...meaningsByWord(COMPOUND_ENDS)].map(([end, [meaning = ""]]) => [end, meaning]),
		compoundStarts: [...meaningsByWord(COMPOUND_STARTS)].map(([start, [meaning = ""]]) => [start, meaning]),
		split: splits.build()
	};
}
/** What each word of a list means. */
function meaningsByWord(text) {
	const rows = readRows(text);
	const folded = foldAll(rows.flatMap((row) => row.words));
	const meanings = rows.flatMap((row) => row.words.map(() => row.meaning));
	const found = /* @__PURE__ */ new Map();
	folded.forEach((word, i) => {
		const meaning = meanings[i];
		const known = found.get(word);
		if (known) known.push(meaning);
		else found.set(word, [meaning]);
	});
	return found;
}
let built;
/** The vocabulary, put together when it is first needed: importing the module stays cheap. */
function vocabulary() {
	built ??= build();
	return built;
}
//#endregion
//#region src/matching/understand/marks.ts
const ROLE_OF = {
	accessory: "accessory",
	lookalike: "accessory",
	connective: "stop",
	bundle: "bundle",
	condition: "condition",
	variant: "variant",
	colour: "colour",
	brand: "brand",
	"accessory brand": "brand",
	line: "line",
	platform: "platform",
	form: "form",
	generic: "generic",
	stop: "stop"
};
/** Where a word has several meanings, the role goes to the first of these. */
const ROLE_ORDER = [
	"variant",
	"brand",
	"accessory brand",
	"line",
	"condition",
	"accessory",
	"lookalike",
	"bundle",
	"colour",
	"form",
	"connective",
	"generic",
	"stop"
];
const SHORTEST_COMPOUND = 8;
/** "FE" and "Ti" are variants after a model ("S24 FE"), and elsewhere lens mounts and the like. */
const AFTER_MODELS = new Set([
	"fe",
	"ti",
	"xt",
	"gre"
]);
function isOutOfPlace(token, before) {
	if (!AFTER_MODELS.has(token.text)) return false;
	return before?.kind !== "mixed" && before?.kind !== "number";
}
/** Known words in the plural, and parts of compounds. */
function lessDirectSenses({ kind, text }) {
	const { terms, compoundEnds, compoundStarts } = vocabulary();
	if (kind !== "word" || text.length < 4) return [];
	if (text.endsWith("s")) {
		const singular = terms.word(text.slice(0, -1));
		if (singular.length > 0 && singular[0]?.kind !== "stop") return singular;
	}
	if (text.length < SHORTEST_COMPOUND) return [];
	const part = compoundEnds.find(([end]) => text.length > end.length + 2 && text.endsWith(end)) ?? compoundStarts.find(([start]) => text.length > start.length + 3 && text.startsWith(start));
	return part ? [{
		kind: "accessory",
		meaning: part[1]
	}] : [];
}
/**
* Finds the known words and phrases of a title, the longest at each place, and claims their tokens.
* Tokens that are part of an amount or a generation are passed over.
*/
function readMarks(tokens, roles) {
	const { terms, platforms } = vocabulary();
	const marks = [];
	for (let i = 0; i < tokens.length; i++) {
		const term = platforms.at(tokens, i);
		const to = i + (term?.length ?? 0);
		if (!term || !isFree(roles, i, to)) continue;
		marks.push({
			kind: "platform",
			meaning: term.senses[0]?.meaning ?? "",
			from: i,
			to
		});
	}
	for (let i = 0; i < tokens.length;) {
		const token = tokens[i];
		if (!isFree(roles, i, i + 1) || isOutOfPlace(token, tokens[i - 1])) {
			i++;
			continue;
		}
		const term = terms.at(tokens, i);
		const senses = term?.senses ?? lessDirectSenses(token);
		const to = i + (term?.length ?? 1);
		for (const { kind, meaning } of senses) marks.push({
			kind,
			meaning,
			from: i,
			to
		});
		const kind = ROLE_ORDER.find((one) => senses.some((sense) => sense.kind === one));
		if (kind) claim(roles, i, to, ROLE_OF[kind]);
		i = to;
	}
	return marks;
}
/** What the marks of one kind say, in order. */
function meanings(marks, kind) {
	return marks.filter((mark) => mark.kind === kind).map((mark) => mark.meaning);
}
//#endregion
//#region src/matching/compare/locate.ts
const SHORTEST_TYPO = 6;
const SHORTEST_STEM = 5;
const MOST_WORDS_FOR_TYPOS = 80;
/** The next word to the left or right, past words like "series" ("iO Series 9" is "iO9"). */
function neighbour(wanted, at, step) {
	const next = wanted.roles[at + step] === "stop" ? at + 2 * step : at + step;
	return wanted.tokens[next]?.text ?? "";
}
function direct(atom, wanted, listing) {
	const whole = listing.words.get(atom.text) ?? listing.words.get(singular(atom.text));
	if (whole !== void 0) return whole;
	const before = neighbour(wanted, atom.at, -1);
	const after = neighbour(wanted, atom.at, 1);
	const joined = listing.words.get(atom.text + after) ?? listing.words.get(before + atom.text);
	if (joined !== void 0 && (before || after)) return joined;
	if (atom.text.length >= SHORTEST_STEM) return listing.flat.find(atom.text);
	return -1;
}
/** Typing errors and other endings of the same word. */
function inexact(text, listing) {
	if (text.length < SHORTEST_TYPO) return null;
	const words = listing.tokens.slice(0, MOST_WORDS_FOR_TYPOS);
	for (let at = 0; at < words.length; at++) {
		const other = words[at].text;
		if (other.length < SHORTEST_STEM || other[0] !== text[0]) continue;
		const length = Math.min(text.length, other.length);
		if (Math.abs(text.length - other.length) <= 3 && length >= SHORTEST_TYPO) {
			if (text.slice(0, length - 1) === other.slice(0, length - 1)) return {
				at,
				credit: .7
			};
		}
		if (editDistance(text, other, 1) <= 1) return {
			at,
			credit: .8
		};
	}
	return null;
}
function locateDesignator(atom, wanted, listing) {
	const ours = wanted.designators.find((one) => one.at === atom.at);
	const twin = listing.designators.find((one) => one.text === atom.text || ours?.number != null && one.number === ours.number);
	if (twin) return {
		at: twin.at,
		credit: 1
	};
	const before = neighbour(wanted, atom.at, -1);
	for (const word of [before, wanted.tokens[atom.at - 1]?.text ?? ""]) {
		const joined = word ? listing.flat.find(word + atom.text) : -1;
		if (joined >= 0) return {
			at: joined,
			credit: 1
		};
	}
	const after = listing.flat.find(atom.text + neighbour(wanted, atom.at, 1));
	if (after >= 0 && wanted.roles[atom.at + 1] === "designator") return {
		at: after,
		credit: 1
	};
	const code = atom.text.length >= 3 && !/^\d+$/.test(atom.text) ? listing.codes.find((one) => one.canonical.endsWith(atom.text)) : void 0;
	if (code) return {
		at: code.from,
		credit: .8
	};
	return ours?.number != null && listing.generations.includes(ours.number) ? {
		at: -1,
		credit: 1
	} : null;
}
/** The makers a listing may be of; what is made for a thing names that thing's maker after "for". */
function makersFor(wanted, listing) {
	if (wanted.mainAccessories.length === 0) return listing.brands;
	return new Set([...listing.brands, ...listing.namedBrands]);
}
/** Looks for a part of the query in a listing's title. */
function locate(atom, wanted, listing, codes) {
	const answered = codes.answered.get(atom.at);
	if (answered !== void 0) return {
		at: answered,
		credit: 1
	};
	switch (atom.kind) {
		case "code": return null;
		case "brand":
			if (!makersFor(wanted, listing).has(atom.meaning)) return null;
			return {
				at: listing.words.get(atom.text) ?? -1,
				credit: 1
			};
		case "designator": return locateDesignator(atom, wanted, listing);
		default: {
			const at = direct(atom, wanted, listing);
			if (at >= 0) return {
				at,
				credit: 1
			};
			const kind = atom.kind === "generic" ? "generic" : "colour";
			if (atom.meaning && meanings(listing.marks, kind).includes(atom.meaning)) return {
				at: -1,
				credit: 1
			};
			if (wanted.tokens[atom.at].kind === "foreign") return atom.text.length > 1 && listing.text.includes(atom.text) ? {
				at: -1,
				credit: 1
			} : null;
			return atom.kind === "word" ? inexact(atom.text, listing) : null;
		}
	}
}
//#endregion
//#region src/matching/compare/brands.ts
/** From this proof on a code is one maker's only. */
const SURE_OF_MODEL = .7;
/** Shorter names are too often other words. */
const SHORTEST_NAME = 5;
function title(brand) {
	return brand.length <= 3 ? brand.toUpperCase() : brand[0]?.toUpperCase() + brand.slice(1);
}
/** Compares makers: another one, or none where only the maker tells a code apart, counts against. */
function compareBrands(wanted, listing, codes, words, findings) {
	const [ours] = wanted.brands;
	if (wanted.otherBrand && listing.otherBrand) {
		if (wanted.otherBrand === listing.otherBrand) findings.add("same brand", `same brand ${title(wanted.otherBrand)}`);
		return;
	}
	if (ours === void 0) return;
	const named = makersFor(wanted, listing);
	for (const brand of wanted.brands) {
		if (!named.has(brand)) continue;
		findings.add("same brand", `same brand ${title(brand)}`);
		compareTargets(wanted, listing, codes, findings);
		return;
	}
	const theirs = [...listing.brands].filter((brand) => !COMPONENT_BRANDS.has(brand));
	const field = listing.otherBrand;
	const other = theirs[0] ?? (field && !wanted.text.includes(field) ? field : void 0);
	const copy = imitator(wanted, listing, words);
	if (copy !== void 0) findings.veto("other brand", `other brand: ${title(copy)}, wanted ${title(ours)}`);
	else if (other !== void 0 && !(codes.decides && theirs.length === 0)) findings.veto("other brand", `other brand: ${title(other)}, wanted ${title(ours)}`);
	else if (!codes.decides) {
		const numberOnly = codes.shared > 0 && !wanted.codes.some((code) => /[a-z]/.test(code.canonical));
		const stranger = codes.shared < SURE_OF_MODEL ? strangerIn(listing, words) : null;
		const isStrange = stranger !== null && !stranger.startsWith(ours);
		const kind = numberOnly || isStrange ? "maker unknown" : "brand missing";
		findings.add(kind, `brand ${title(ours)} not named`);
	}
}
/** The word right before the product's first own word, where makers stand. */
function makersPlace(listing, { hits }) {
	let first = listing.tokens.length;
	for (const { at } of hits) if (at >= 0 && at < first) first = at;
	return first < listing.tokens.length ? first - 1 : -1;
}
/** "GoPlus HERO13" where GoPro is wanted: a word nobody knows in the maker's place. */
function strangerIn(listing, words) {
	const at = makersPlace(listing, words);
	const token = listing.tokens[at];
	return listing.roles[at] === "word" && token?.kind === "word" ? token.text : null;
}
/** Reads who made it; null where the query says, which is compared by itself. */
function readMakers(wanted, listing, words) {
	if (wanted.brands.size > 0 || wanted.otherBrand || !wanted.isHardware) return null;
	return {
		named: listing.namedBrands,
		stranger: strangerIn(listing, words)
	};
}
/** "Casino F-91W", "Nvidea RTX 4070": nearly the maker's name in its place, and not it. */
function imitator(wanted, listing, words) {
	const at = makersPlace(listing, words);
	const names = wanted.marks.flatMap(({ kind, from, to }) => kind === "brand" && to === from + 1 ? [wanted.tokens[from]?.text ?? ""] : []);
	for (let i = Math.max(0, at - 1); i <= at; i++) {
		const { kind, text } = listing.tokens[i];
		if (kind !== "word" || listing.roles[i] !== "word" || text.length < SHORTEST_NAME) continue;
		const limit = text.length > SHORTEST_NAME ? 2 : 1;
		if (names.some((name) => name.length >= SHORTEST_NAME && editDistance(name, text, limit) <= limit)) return text;
	}
}
/** Beside the maker both name: "Sigma 50 mm for Canon" is not the one for Nikon. */
function compareTargets(wanted, listing, codes, findings) {
	const [ours] = [...wanted.namedBrands].filter((brand) => !listing.namedBrands.has(brand));
	const [theirs] = [...listing.namedBrands].filter((brand) => !wanted.namedBrands.has(brand));
	if (ours === void 0 || theirs === void 0 || codes.decides) return;
	findings.add("other brand", `other brand: ${title(theirs)}, wanted ${title(ours)}`);
}
//#endregion
//#region src/matching/compare/codes.ts
/** Codes beyond these are not compared: no title needs more, and a hostile one could have many. */
const MOST_CODES$1 = 12;
const SHORTEST_FAMILY = 4;
/** What a shared short code proves: enough that other codes do not refuse the listing. */
const SHARED_DESIGNATOR = .3;
/** Letters after these numbers are another model (RTX 4070 Ti, i7-12700K), not a colour. */
const CHIP = /^(?:i[3579]|r[3579]|ryzen|rtx|gtx|rx|gt|core)?\d{3,5}$/;
const NAME_AND_NUMBER = .4;
function proofOf(code) {
	if (/^[a-z]{4,}\d{1,2}$/.test(code)) return NAME_AND_NUMBER;
	const length = /^\d+$/.test(code) ? code.length - 1 : code.length;
	return Math.min(1, Math.max(.4, 3 * length / 20));
}
/**
* Whether one code is the other with a suffix for a colour or region ("DSC-W120/P", "WH1000XM5B"),
* or without a prefix for the series ("49XE9005" of "KD-49XE9005").
*/
function isFamily(a, b) {
	const [short, long] = a.length <= b.length ? [a, b] : [b, a];
	if (short.length < SHORTEST_FAMILY || short.length === long.length) return false;
	if (long.startsWith(short) && short.length > SHORTEST_FAMILY) {
		const suffix = long.slice(short.length);
		if (CHIP.test(short)) return false;
		if (/^\d+$/.test(short) && short.length < 6) return false;
		if (/^[a-z]{1,4}$/.test(suffix)) return true;
		if (/^[a-z]{5,6}$/.test(suffix) && short.length >= 7) return true;
		return short.length >= 8 && suffix.length <= 4 && !/^\d/.test(suffix);
	}
	return long.endsWith(short) && isSeriesPrefix(long.slice(0, long.length - short.length), short);
}
/** "KD" of "KD-49XE9005", "SGH" of "SGH-J600". */
function isSeriesPrefix(prefix, code) {
	return /^[a-z]{1,4}$/.test(prefix) && /[a-z]/.test(code) && /\d{3}/.test(code);
}
/** Whether two codes are a letter or two apart. */
function isNearCode(a, b) {
	if (a.length < 4 || b.length < 4) return false;
	const limit = Math.min(a.length, b.length) >= 6 ? 2 : 1;
	return editDistance(a, b, limit) <= limit;
}
const LONGEST_SERIES = 4;
const SHORTEST_SPELT = 6;
/** What the parts of a code written with blanks are taken for. */
const SPELT = new Set([
	"word",
	"designator",
	"code",
	"quantity"
]);
/** The letters right before a code, which may be the first part of it: "WH 1000XM5". */
function seriesBefore({ tokens, roles }, from) {
	const token = tokens[from - 1];
	if (!(roles[from - 1] === "word" || roles[from - 1] === "code") || token?.kind !== "word" || token.text.length > LONGEST_SERIES) return "";
	return /^\d/.test(tokens[from]?.text ?? "") ? token.text : "";
}
/** The letters that a longer code has before a shorter one. */
function seriesWithin(long, short) {
	return long.endsWith(short) ? long.slice(0, long.length - short.length) : "";
}
var CodeComparer = class {
	#wanted;
	#listing;
	#wantedCodes;
	#listingCodes;
	/** Listing codes that answer one of the query. */
	#matched = /* @__PURE__ */ new Set();
	#answered = /* @__PURE__ */ new Map();
	#at = [];
	#best = null;
	#family = null;
	constructor(wanted, listing) {
		this.#wanted = wanted;
		this.#listing = listing;
		this.#wantedCodes = wanted.codes.slice(0, MOST_CODES$1);
		this.#listingCodes = listing.codes.slice(0, MOST_CODES$1);
	}
	compare(findings) {
		for (const code of this.#wantedCodes) this.#lookForWanted(code);
		for (const code of this.#listingCodes) this.#lookForListed(code);
		for (const code of this.#wantedCodes) this.#lookForFamily(code);
		const best = this.#best?.proof ?? 0;
		const family = this.#family?.proof ?? 0;
		if (this.#best) findings.add("same model", `same model ${this.#best.code.label}`, best);
		if (this.#family && family > best) {
			const { label } = this.#family.code;
			findings.add("model family", `same model family ${label}`, family);
		}
		const proof = Math.max(best, family, best === 0 ? this.#sharedDesignator() : 0);
		this.#reportOthers(proof, findings);
		return {
			shared: proof,
			decides: proof >= .9,
			at: this.#at,
			answered: this.#answered
		};
	}
	#answer(from, to, at) {
		for (let i = from; i < to; i++) this.#answered.set(i, at);
	}
	#isAnswered(code) {
		return this.#answered.has(code.from);
	}
	#share(code, at) {
		const proof = proofOf(code.canonical);
		if (proof > (this.#best?.proof ?? 0)) this.#best = {
			code,
			proof
		};
		this.#at.push(at);
	}
	/** "1000XM5" of a "WF-1000XM5" where the query says "WH 1000XM5". */
	#isOfOtherSeries(code, theirs) {
		const ours = seriesBefore(this.#wanted, code.from);
		return ours !== "" && theirs !== "" && ours !== theirs;
	}
	#lookForWanted(code) {
		const twin = this.#listingCodes.find((other) => other.canonical === code.canonical);
		const at = twin?.from ?? this.#listing.flat.find(code.canonical);
		if (at < 0 || this.#isOfOtherSeries(code, seriesBefore(this.#listing, at))) return;
		if (twin) this.#matched.add(twin);
		this.#answer(code.from, code.to, at);
		this.#share(code, at);
	}
	/** "wh 1000 xm5" is several tokens of the query that one code of the listing answers. */
	#lookForListed(code) {
		if (this.#matched.has(code)) return;
		const from = this.#wanted.flat.find(code.canonical);
		if (from < 0) return;
		this.#matched.add(code);
		let length = 0;
		let to = from;
		while (length < code.canonical.length) length += this.#wanted.tokens[to++]?.text.length ?? 99;
		this.#answer(from, to, code.from);
		for (const part of this.#wantedCodes) if (part.from < from && part.to === to) this.#answer(part.from, part.to, code.from);
		this.#share(code, code.from);
	}
	#lookForFamily(code) {
		if (this.#isAnswered(code)) return;
		const relative = this.#listingCodes.find((other) => isFamily(code.canonical, other.canonical) && !this.#isOfOtherSeries(code, seriesWithin(other.canonical, code.canonical)));
		if (!relative) return;
		this.#matched.add(relative);
		this.#at.push(relative.from);
		this.#answer(code.from, code.to, relative.from);
		const proof = proofOf(code.canonical);
		if (proof > (this.#family?.proof ?? 0)) this.#family = {
			code: relative,
			proof
		};
	}
	/** "EOS 40D" names a model although "40D" is short. */
	#sharedDesignator() {
		return this.#wanted.designators.some(({ text }) => text.length >= 3 && /[a-z]/.test(text) && this.#listing.designators.some((other) => other.text === text)) ? SHARED_DESIGNATOR : 0;
	}
	/** "wh 1000 xm5": tokens of the query that run together are nearly a code of the listing. */
	#isNearlySpelt({ canonical }) {
		const { tokens, roles } = this.#wanted;
		if (!/^[a-z]/.test(canonical) || canonical.length < SHORTEST_SPELT) return false;
		return tokens.some((token, from) => {
			if (roles[from] !== "word" || token.kind !== "word") return false;
			let joined = token.text;
			for (let to = from + 1; to < tokens.length && joined.length < canonical.length; to++) {
				if (!SPELT.has(roles[to])) return false;
				joined += tokens[to]?.text;
			}
			return joined.length === canonical.length && isNearCode(joined, canonical);
		});
	}
	#reportOthers(shared, findings) {
		const others = this.#listingCodes.filter((code) => !this.#matched.has(code));
		const longest = this.#wantedCodes.reduce((length, code) => Math.max(length, code.canonical.length), 0);
		for (const code of this.#wantedCodes) {
			if (this.#isAnswered(code) && this.#best?.code === code) continue;
			const near = others.find((other) => isNearCode(code.canonical, other.canonical));
			if (!near) continue;
			const text = `other model: ${near.label}, wanted ${code.label}`;
			if (shared > 0 && code.canonical.length < longest) findings.add("near model", text);
			else findings.veto("near model", text);
			return;
		}
		const spelt = others.find((other) => this.#isNearlySpelt(other));
		if (spelt && shared < .9) {
			findings.veto("near model", `other model: ${spelt.label}`);
			return;
		}
		const lost = this.#wantedCodes.find((code) => !this.#isAnswered(code));
		const [other] = others;
		if (!lost || !other) return;
		if (shared === 0) findings.veto("other model", `other model: ${other.label}, wanted ${lost.label}`);
		else if (proofOf(lost.canonical) > shared) findings.add("other model", `model ${lost.label} not named`, .5);
	}
};
/** Compares model codes; codes on both sides of which none is shared refuse the listing. */
function compareCodes(wanted, listing, findings) {
	return new CodeComparer(wanted, listing).compare(findings);
}
//#endregion
//#region src/matching/compare/phrases.ts
const LONGEST_PHRASE = 48;
/**
* A part of a title for a shopper to read. Made of token texts, which hold nothing but letters,
* digits and the signs between them: what else a stranger put into a title never gets here.
*/
function phrase$1(tokens, from, to) {
	let text = "";
	for (let i = from; i < Math.min(to, tokens.length) && text.length < LONGEST_PHRASE; i++) {
		const token = tokens[i];
		const glued = i > from && (token.gap === "-" || token.gap === "/" || token.gap === ".");
		text += (i === from ? "" : glued ? token.gap : " ") + token.text + (token.plus ? "+" : "");
	}
	return text.slice(0, LONGEST_PHRASE);
}
//#endregion
//#region src/matching/compare/course.ts
/** Words missing on one side and unexplained ones on the other: most likely not the same thing. */
function reportOtherWords(wanted, listing, words, findings) {
	const taken = new Set(words.places.values());
	const platforms = listing.marks.filter((one) => one.kind === "platform");
	if (!listing.tokens.some((token, at) => listing.roles[at] === "word" && token.kind === "word" && !taken.has(at) && !platforms.some((mark) => at >= mark.from && at < mark.to))) return;
	const names = wanted.atoms.filter((atom) => atom.at < wanted.nameEnd && (atom.kind === "word" || atom.kind === "line") && wanted.tokens[atom.at]?.kind === "word");
	const missing = names.filter((atom) => !words.places.has(atom.at));
	if (missing.length === 0) return;
	const share = missing.length / names.length * (1 - listing.foreignShare);
	findings.add("other words", "", share);
}
/**
* Finds where a title goes on otherwise than the query: "MX Anywhere" where "MX Master" is wanted.
*/
function compareCourse(wanted, listing, codes, words, findings) {
	if (codes.shared > .5) return;
	reportOtherWords(wanted, listing, words, findings);
	const found = words.places;
	const taken = new Set(found.values());
	for (const atom of wanted.atoms) {
		if (atom.at >= wanted.nameEnd || found.has(atom.at)) continue;
		if (atom.kind !== "word" && atom.kind !== "line") continue;
		const before = found.get(atom.at - 1);
		let next = before === void 0 || before < 0 ? void 0 : before + 1;
		while (next !== void 0 && listing.roles[next] === "brand") next++;
		if (next === void 0 || taken.has(next)) continue;
		if (listing.roles[next] !== "word" && listing.roles[next] !== "line") continue;
		if (listing.tokens[next].kind === "foreign") continue;
		const theirs = phrase$1(listing.tokens, next - 1, next + 1);
		findings.add("other name", `other name: ${theirs}, wanted ${phrase$1(wanted.tokens, atom.at - 1, atom.at + 1)}`);
		return;
	}
}
//#endregion
//#region src/matching/compare/designators.ts
/** Sequels are counted with small numbers; larger ones after a name are something else. */
const LARGEST_SEQUEL = 20;
/** "iPhone 14 / 15" names several. */
const LONGEST_LIST = 4;
function same(a, b) {
	return a.text === b.text || a.number !== null && a.number === b.number;
}
function designatorAt(title, at) {
	return title.designators.find((one) => one.at === at);
}
/** The numbers a listing gives right after one of its words: 14 and 15 in "iPhone 14 / 15". */
function numbersAfter(listing, word) {
	const at = listing.words.get(word);
	if (at === void 0 || listing.tokens[at]?.text !== word) return null;
	const numbers = [];
	for (let i = at + 1; i <= at + LONGEST_LIST; i++) {
		const number = designatorAt(listing, i);
		if (!number) break;
		numbers.push(number);
	}
	return numbers;
}
/** The word a number of the query belongs to: "iphone" in "iPhone 15". */
function wordBefore(wanted, at) {
	for (let i = at - 1; i >= 0 && i >= at - 2; i--) {
		const role = wanted.roles[i];
		if (role === "word" || role === "line" || role === "code") return wanted.tokens[i]?.text ?? null;
		if (role !== "stop" && role !== "generic") return null;
	}
	return null;
}
/**
* Compares the short numbers that tell namesakes apart: "iPhone 15" and "iPhone 14", "3S" and "3",
* "Hades" and "Hades II", "Series X" and "Series S".
*/
function compareDesignators(wanted, listing, codes, words, findings) {
	const foundAt = new Set(words.hits.map((hit) => hit.atom.at));
	for (const ours of wanted.designators) {
		if (ours.at >= wanted.nameEnd || !wanted.atoms.some((atom) => atom.at === ours.at)) continue;
		const word = wordBefore(wanted, ours.at);
		const numbers = word ? numbersAfter(listing, word) : null;
		const [other] = numbers ?? [];
		const label = ours.text.toUpperCase();
		if (other && !numbers?.some((one) => same(one, ours)) && !codes.decides) {
			const theirs = phrase$1(listing.tokens, other.at - 1, other.at + 1);
			findings.veto("other number", `other model: ${theirs}, wanted ${label}`);
		} else if (!foundAt.has(ours.at) && isPartOfModel(wanted, ours, listing)) findings.veto("other number", `${label} not named`);
		else if (!foundAt.has(ours.at)) findings.add("number missing", `${label} not named`, codes.shared > .5 ? .15 : 1);
	}
	if (codes.shared > .5) return;
	compareSequels(wanted, listing, findings);
}
/** "ZV-E10 II": a numeral after a code belongs to the model, unless one code says both. */
function isPartOfModel(wanted, ours, listing) {
	const isNumeral = ours.number !== null && !/\d/.test(ours.text);
	const isModel = wanted.roles[ours.at - 1] === "code" || wanted.tokens[ours.at - 1]?.kind === "mixed";
	if (!isNumeral || !isModel) return false;
	return listing.codes.every(({ canonical }) => wanted.flat.find(canonical) >= 0) && listing.generations.length === 0;
}
/** "EOS 5DS R" when "EOS R" is wanted: a model stands where the query goes on with a word. */
function hasModelBetween(wanted, atom, next) {
	return wanted.atoms.some((one) => one.kind === "word" && one.at === atom.at + 1) && next.number === null && /[a-z]\d|\d[a-z]/.test(next.text);
}
/** "DualSense for PlayStation 5": the number of what it is used with. */
function isOfPlatform(listing, { at }) {
	return listing.marks.some((one) => one.kind === "platform" && one.from < at && at < one.to);
}
/** A listing that counts on where the query stops: "Hades II" when "Hades" is wanted. */
function compareSequels(wanted, listing, findings) {
	for (const atom of wanted.atoms) {
		if (atom.at >= wanted.nameEnd || atom.kind !== "word" && atom.kind !== "line") continue;
		if (designatorAt(wanted, atom.at + 1)) continue;
		const [next] = numbersAfter(listing, atom.text) ?? [];
		if (!next || isOfPlatform(listing, next)) continue;
		const { number } = next;
		const isSequel = number !== null && number >= 2 && number <= LARGEST_SEQUEL;
		if (!isSequel && !hasModelBetween(wanted, atom, next)) continue;
		if (wanted.designators.some((one) => same(one, next)) || number !== null && wanted.generations.includes(number)) continue;
		const what = isSequel ? "generation" : "model";
		findings.veto("other number", `other ${what}: ${next.text.toUpperCase()}`);
		return;
	}
}
//#endregion
//#region src/matching/compare/evidence.ts
/** What speaks for a listing. */
const FOR = [
	"coverage",
	"same gtin",
	"same part number",
	"same model",
	"model family",
	"same brand",
	"same amount",
	"same generation",
	"same variant",
	"same colour"
];
/** What is worth telling and speaks neither for a listing nor against it. */
const NOTES = ["note"];
/** What speaks against a listing. */
const AGAINST = [
	"other part number",
	"other model",
	"near model",
	"other brand",
	"brand missing",
	"maker unknown",
	"number missing",
	"other number",
	"other amount",
	"amount missing",
	"capacity missing",
	"pack missing",
	"other variant",
	"other generation",
	"generation missing",
	"other year",
	"other colour",
	"condition missing",
	"other kind",
	"extra words",
	"other name",
	"other words",
	"words missing",
	"other title",
	"nothing in common"
];
/** What refuses a listing where it is an objection, whatever speaks for it. */
const DECISIVE = [
	"other gtin",
	"other pack",
	"other condition",
	"other platform",
	"accessory",
	"imitation",
	"bundle"
];
/** The kinds that two titles alone can show, in the order in which they are weighed. */
const COMPARED_KINDS = [
	...FOR,
	...NOTES,
	...AGAINST,
	...DECISIVE
];
const FAVOURABLE = new Set([...FOR, ...NOTES]);
const DECIDING = new Set([...DECISIVE, "unlike others"]);
/** Whether it is told as a reason for a listing, rather than against it. */
function isReason({ kind }) {
	return FAVOURABLE.has(kind);
}
/** Whether it refuses a listing alone. */
function isDecisive({ kind, veto }) {
	return veto && DECIDING.has(kind);
}
/** The evidence of one comparison, as it is gathered. */
var Findings = class {
	evidence = [];
	add(kind, text, strength = 1) {
		this.evidence.push({
			kind,
			strength,
			veto: false,
			text
		});
	}
	veto(kind, text) {
		this.evidence.push({
			kind,
			strength: 1,
			veto: true,
			text
		});
	}
};
//#endregion
//#region src/matching/identifiers.ts
/** More text than this is not one identifier, however it is grouped. */
const LONGEST_WRITTEN_FORM = 40;
const SEPARATORS = /[\s\u2010-\u2015-]/g;
const GTIN_LENGTHS = new Set([
	8,
	12,
	13,
	14
]);
/** The last digit of a GTIN: the others weigh 3 and 1 in turn from the right (GS1 7.9.1). */
function gtinCheckDigit(body) {
	let sum = 0;
	for (let i = 0; i < body.length; i++) {
		const weight = (body.length - i) % 2 === 1 ? 3 : 1;
		sum += weight * Number(body[i]);
	}
	return (10 - sum % 10) % 10;
}
/** ISBN-10 weighs its digits 10 down to 1 and is divisible by 11; X stands for ten. */
function isIsbn10(text) {
	if (!/^\d{9}[\dX]$/.test(text)) return false;
	let sum = 0;
	for (let i = 0; i < 10; i++) sum += (10 - i) * (text[i] === "X" ? 10 : Number(text[i]));
	return sum % 11 === 0;
}
function isbn13From(isbn10) {
	const body = `978${isbn10.slice(0, 9)}`;
	return `${body}${gtinCheckDigit(body)}`;
}
/**
* Reads a trade number: GTIN-8, -12 (UPC), -13 (EAN, ISBN-13) or -14, or an ISBN-10, which becomes
* its ISBN-13. Hyphens and spaces may group the digits. Answers the digits as given, or null where
* the length or the check digit is wrong or there are only zeros.
*
* @example
* readGtin('4 006381 333931') // '4006381333931'
* readGtin('0-261-10334-2') // '9780261103344'
*/
function readGtin(text) {
	if (text.length > LONGEST_WRITTEN_FORM) return null;
	const bare = text.normalize("NFKC").replace(SEPARATORS, "").toUpperCase();
	if (bare.length === 10) return isIsbn10(bare) && /[1-9X]/.test(bare) ? isbn13From(bare) : null;
	if (!GTIN_LENGTHS.has(bare.length) || !/^\d+$/.test(bare) || /^0+$/.test(bare)) return null;
	return gtinCheckDigit(bare.slice(0, -1)) === Number(bare.at(-1)) ? bare : null;
}
/**
* Whether two trade numbers name the same article, whatever length each is written in. False when
* either is not valid.
*/
function sameGtin(a, b) {
	const left = readGtin(a);
	const right = readGtin(b);
	return left !== null && right !== null && left.padStart(14, "0") === right.padStart(14, "0");
}
/** A part number as it is compared: letters and digits only, lower case; '' where there are none. */
function comparablePartNumber(text) {
	return text.slice(0, LONGEST_WRITTEN_FORM).normalize("NFKC").toLowerCase().replace(/[^a-z0-9]/g, "");
}
//#endregion
//#region src/matching/compare/identifiers.ts
const SHORTEST_PART_NUMBER$1 = 4;
/** Compares trade numbers, which decide. Answers whether they are the same. */
function compareGtins(wanted, listing, findings) {
	if (!wanted.gtin || !listing.gtin) return false;
	const same = sameGtin(wanted.gtin, listing.gtin);
	if (same) findings.add("same gtin", `same GTIN ${listing.gtin}`);
	else findings.veto("other gtin", `other GTIN: ${listing.gtin}, wanted ${wanted.gtin}`);
	return same;
}
/** Compares part numbers, each also with the other side's title. Answers whether they agree. */
function comparePartNumbers(wanted, listing, findings) {
	const names = (a, b) => a.mpn.length >= SHORTEST_PART_NUMBER$1 && (b.mpn === a.mpn || b.flat.find(a.mpn) >= 0);
	if (names(wanted, listing) || names(listing, wanted)) {
		const number = names(wanted, listing) ? wanted.mpn : listing.mpn;
		findings.add("same part number", `same part number ${number.toUpperCase()}`);
		return true;
	}
	if (!wanted.mpn || !listing.mpn || isFamily(wanted.mpn, listing.mpn)) return false;
	const [theirs, ours] = [listing.mpn.toUpperCase(), wanted.mpn.toUpperCase()];
	findings.add("other part number", `other part number: ${theirs}, wanted ${ours}`);
	return false;
}
/** How far a connective reaches. */
const REACH$1 = 8;
/** So many words a name may go on beyond what was asked; later words describe. */
const LONGEST_REST$1 = 8;
/** What may stand between a product's name and the accessory sold for it. */
const PASSED_OVER$1 = new Set([
	"generic",
	"stop",
	"colour",
	"brand",
	"variant",
	"quantity",
	"year",
	"form",
	"code"
]);
/** Signs after which something else may be said. */
const PARTING$1 = new Set([
	",",
	"~",
	"|",
	":",
	"(",
	"+"
]);
/** Those of them after which a title may end by saying what is sold. */
const STRONG_SIGNS = new Set(["~", "|"]);
function placeOf(words, listing) {
	const hits = words.hits.filter((hit) => hit.at >= 0).map((hit) => ({
		at: hit.at,
		weight: hit.atom.weight
	})).sort((a, b) => a.at - b.at);
	const names = new Set(hits.map((hit) => listing.tokens[hit.at]?.text ?? ""));
	return {
		first: hits[0]?.at ?? -1,
		last: hits.at(-1)?.at ?? -1,
		hits,
		names
	};
}
function weightWhere(place, test) {
	return place.hits.reduce((sum, hit) => sum + (test(hit.at) ? hit.weight : 0), 0);
}
/** Whether nothing but makers and kinds of things stand between "for" and the product's name. */
function leadsToProduct(mark, listing, place) {
	for (let at = mark.to; at < mark.to + REACH$1; at++) {
		if (place.names.has(listing.tokens[at]?.text ?? "")) return true;
		const role = listing.roles[at];
		if (!role || !PASSED_OVER$1.has(role)) return false;
	}
	return false;
}
/** Whether what is sold is named between these tokens: "cordless vacuum", not "wireless". */
function hasKind(listing, from, to) {
	return listing.marks.some(({ kind, meaning, from: at }) => kind === "generic" && at >= from && at < to && meaning !== "praise" && meaning !== "-");
}
/** In a row of accessories the last one is what is sold: "notebook carrying case". */
function hasAccessory({ marks }, from, to) {
	return marks.some(({ kind, from: at }) => (kind === "accessory" || kind === "lookalike") && at >= from && at < to);
}
function endOfSegment(listing, from) {
	let to = from;
	while (to < listing.tokens.length && !PARTING$1.has(listing.tokens[to]?.gap ?? "")) to++;
	return to;
}
/** Whether no other kind of thing follows between two signs: the last one named is what it is. */
function headsSegment(mark, listing) {
	const to = endOfSegment(listing, mark.to);
	return !hasKind(listing, mark.to, to) && !hasAccessory(listing, mark.to, to);
}
/**
* "Dyson V15 battery", "LEGO 75192 Millennium Falcon poster": a word after the product's name that
* no sign parts from it, however long the name goes on, and after which no kind of goods is named
* ("Dyson V15 filter vacuum"). A segment of its own at a dash counts too ("LEGO 75192 - Stand").
*/
function endsName(mark, listing, last) {
	let from = last + 1;
	const gap = listing.tokens[mark.from]?.gap ?? "";
	if (mark.from > last && STRONG_SIGNS.has(gap)) from = mark.from + 1;
	if (mark.from - from > LONGEST_REST$1) return false;
	for (let at = from; at <= mark.from; at++) if (PARTING$1.has(listing.tokens[at]?.gap ?? "")) return false;
	return mark.from > last && headsSegment(mark, listing);
}
//#endregion
//#region src/matching/compare/imitation.ts
/** How many words may stand between the product and a word that says "like" after it. */
const REACH = 5;
/** These may also say how a kind of thing is made: "over-ear style". */
const ALSO_OF_KINDS = new Set("style styled スタイル 스타일 스타일의 타입 タイプの tipi 같은".split(" "));
/** Right before a word for a style only these are of a name: "American style" is a kind. */
const ENDS_A_NAME = new Set([
	"code",
	"designator",
	"variant",
	"quantity",
	"generation",
	"colour",
	"year",
	"pack"
]);
function isOfName(at, wanted, listing, place) {
	const text = listing.tokens[at]?.text ?? "";
	return place.names.has(text) || wanted.words.has(text) && listing.roles[at] !== "stop";
}
/** "like Sony WH-1000XM5", "tipo iPhone 15": a name is right after it, and the product not before. */
function leadsToIt(mark, wanted, listing, place) {
	const isMaker = ({ kind, meaning, from }) => kind === "brand" && wanted.brands.has(meaning) && from < mark.from;
	if (listing.marks.some(isMaker)) return false;
	if (weightWhere(place, (at) => at < mark.from && listing.roles[at] !== "generic") >= .4 * weightWhere(place, () => true)) return false;
	for (let at = mark.to; at < mark.to + REACH; at++) {
		const role = listing.roles[at];
		if (role === "brand" || role === "line" || isOfName(at, wanted, listing, place)) return true;
		const isUnknown = at === mark.to && role !== "generic" && role !== void 0;
		if (role !== "stop" && !isUnknown) return false;
	}
	return false;
}
/** "WH-1000XM5 benzeri", "Switch OLED 風 ゲーム機", "990 PRO 2 TB 스타일": the product is right before it. */
function followsIt(mark, wanted, listing, place) {
	const next = listing.roles[mark.to];
	if (next === "code" || next === "designator") return false;
	const isPlain = !ALSO_OF_KINDS.has(listing.tokens[mark.from]?.text ?? "");
	for (let at = mark.from - 1; at >= 0 && at >= mark.from - REACH; at--) {
		if (isOfName(at, wanted, listing, place)) return true;
		if (at === mark.from - 1 && !isPlain && !ENDS_A_NAME.has(listing.roles[at])) return false;
		if (PARTING$1.has(listing.tokens[at + 1]?.gap ?? "")) return false;
	}
	return false;
}
/**
* Refuses what says that it is like the product: copies and "styles" carry the whole name of what
* they imitate.
*/
function compareImitation(wanted, listing, place, findings) {
	if (place.first < 0 || wanted.saysLike) return;
	for (const mark of listing.marks) {
		if (mark.kind !== "connective") continue;
		if (!(mark.meaning === "like" && leadsToIt(mark, wanted, listing, place) || mark.meaning === "like after" && followsIt(mark, wanted, listing, place))) continue;
		const said = phrase$1(listing.tokens, mark.from, mark.to);
		findings.veto("imitation", `not it, but made like it: ${said}`);
		return;
	}
}
//#endregion
//#region src/matching/compare/kinds.ts
/** Kinds of things that are never each other, nor parts of each other as a camera is of a phone. */
const KINDS = new Set("headphones phone console mouse keyboard tablet watch printer vacuum".split(" "));
/** Those of them whose words mean nothing else: what leads or ends a name with one is one. */
const PLAIN_KINDS = new Set("headphones mouse keyboard printer vacuum".split(" "));
function kindMarks(title) {
	return title.marks.filter(({ kind, meaning }) => kind === "generic" && KINDS.has(meaning));
}
/** Refuses a keyboard where a mouse is wanted, if both are known to be what they are. */
function compareKinds(wanted, listing, codes, place, findings) {
	if (codes.decides) return;
	const ours = new Set(kindMarks(wanted).map(({ meaning }) => meaning));
	for (const kind of wanted.ownKinds) if (KINDS.has(kind)) ours.add(kind);
	const theirs = kindMarks(listing);
	const [first] = theirs;
	if (ours.size === 0 || !first || theirs.some(({ meaning }) => ours.has(meaning))) return;
	const text = `${first.meaning}, wanted ${[...ours][0]}`;
	if (PLAIN_KINDS.has(first.meaning) && place.first >= 0 && (first.to <= place.first || endsName(first, listing, place.last))) findings.veto("other kind", text);
	else findings.add("other kind", text, .8);
}
//#endregion
//#region src/matching/compare/name-fit.ts
/** From this proof on a shared code says which product it is, whatever words are around it. */
const NAMED_BY_CODE = .6;
/** So many words after the name may still belong to it; what comes later describes. */
const LONGEST_REST = 4;
const OF_A_NAME = new Set([
	"word",
	"designator",
	"line"
]);
/** What a name may hold beside its own words. */
const WITHIN_A_NAME = new Set([
	"quantity",
	"pack",
	"colour",
	"variant",
	"year",
	"stop"
]);
/** The form things usually have need not be asked for. */
const USUAL_FORMS = new Set([
	"book/print",
	"camera/body",
	"chip/boxed"
]);
/** Where the name begins: right after its maker, or at its first word. */
function startOf({ first }, { roles, tokens }) {
	for (let at = first; at > 0 && !PARTING$1.has(tokens[at]?.gap ?? ""); at--) {
		const role = roles[at - 1];
		if (role === "brand") return at;
		if (!OF_A_NAME.has(role) && !WITHIN_A_NAME.has(role)) break;
	}
	return tokens[first]?.gap === "-" ? first - 1 : first;
}
function endOf({ last }, { tokens, marks }) {
	let at = last + 1;
	const most = Math.min(tokens.length, last + 1 + LONGEST_REST);
	while (at < most && !PARTING$1.has(tokens[at]?.gap ?? "")) {
		if (marks.some((one) => one.kind === "connective" && one.from === at)) break;
		at++;
	}
	return at;
}
/** "Red Edition", "1999 Edition": beside that word a colour or year is a name. */
function isEdition({ roles, tokens }, at) {
	const role = roles[at];
	return (role === "colour" || role === "year") && tokens[at + 1]?.text === "edition";
}
/** "Ultra Earbuds Auricolari": a form said beside another word for the thing is part of the name. */
function isFormOfName({ marks }, at) {
	const isForm = marks.some((one) => one.kind === "form" && one.from === at);
	const kind = marks.find((one) => one.kind === "generic" && one.from === at);
	if (!isForm || !kind) return false;
	return marks.some((one) => one.kind === "generic" && one.meaning === kind.meaning && one.from !== at);
}
function extraWords(wanted, listing, place, words) {
	const { tokens, roles } = listing;
	const taken = new Set(words.places.values());
	const extra = [];
	for (let at = startOf(place, listing); at < endOf(place, listing); at++) {
		const { gap, kind, text, nested } = tokens[at];
		const isPart = taken.has(at - 1) && gap === "-";
		if (taken.has(at) || isPart || nested || kind === "foreign") continue;
		const role = roles[at];
		if (OF_A_NAME.has(role) && !wanted.words.has(text) || isEdition(listing, at) || isFormOfName(listing, at)) extra.push(text);
	}
	return extra;
}
/** The name of what is surely the product, whatever it says. */
function plainName({ text }) {
	return {
		title: text,
		missing: [],
		extra: [],
		forms: []
	};
}
function isModel({ canonical }) {
	return /[a-z]/.test(canonical);
}
/** Reads how a listing's name fits; null where something surer than its words decides. */
function readNameFit(wanted, listing, codes, words, place) {
	if (place.first < 0 || codes.shared >= NAMED_BY_CODE) return null;
	const missing = new Set(words.missing);
	for (const { kind, text } of wanted.atoms) if (kind === "code") missing.delete(text);
	const forms = listing.marks.filter(({ kind, meaning }) => kind === "form" && !USUAL_FORMS.has(meaning) && !wanted.forms.has(meaning));
	return {
		title: listing.text,
		missing: [...missing],
		extra: extraWords(wanted, listing, place, words),
		forms: listing.codes.some(isModel) ? [] : forms.map(({ meaning }) => meaning)
	};
}
//#endregion
//#region src/matching/understand/with-scope.ts
/** What is said after "with" describes what comes along, not the product. */
function withScopeStart(marks, after) {
	return marks.find((one) => one.kind === "connective" && one.meaning === "with" && one.from > after)?.from ?? Number.POSITIVE_INFINITY;
}
//#endregion
//#region src/matching/compare/variants.ts
function display(variant) {
	if (variant.includes(" ")) return `"${variant}"`;
	return variant.length <= 2 || variant === "oled" ? variant.toUpperCase() : variant[0]?.toUpperCase() + variant.slice(1);
}
/** From this proof on a code says which variant it is: "75192" does, "4070" does not. */
const IMPLIES_VARIANT = .6;
/** These no model code implies: beside the same code they are another article. */
const ALWAYS_TELL = new Set([
	"heatsink",
	"kids",
	"lefthanded"
]);
/** What is worn says "XL" of its size. */
const WORN = new Set([
	"jacket",
	"jeans",
	"shoes",
	"boots"
]);
/** "pro max" and "Pro" with "Max" are the same words. */
function parts$1(variants) {
	return new Set([...variants].flatMap((one) => one === "pro max" ? ["pro", "max"] : [one]));
}
/** Compares the words that set variants apart: one side only is another product. */
function compareVariants(wanted, listing, codes, words, partNumber, findings) {
	const first = Math.min(...words.hits.map((hit) => hit.at >= 0 ? hit.at : Number.POSITIVE_INFINITY));
	const ours = parts$1(wanted.variants);
	const theirs = parts$1(meanings(ownMarks(wanted, listing, first), "variant"));
	const decided = codes.shared >= IMPLIES_VARIANT || partNumber;
	const report = (variant, text) => {
		if (decided && !ALWAYS_TELL.has(variant)) findings.add("other variant", "", .15);
		else findings.veto("other variant", text);
	};
	for (const variant of ours) if (theirs.has(variant)) findings.add("same variant", "");
	else if (variant === "for mac" && !wanted.isHardware) continue;
	else if (!holdsInCode(listing, variant) && !countsAs(listing, variant)) report(variant, `not the ${display(variant)} variant`);
	for (const variant of theirs) {
		if (ours.has(variant) || holdsInCode(wanted, variant) || countsAs(wanted, variant)) continue;
		if (variant === "for mac" && !wanted.isHardware) continue;
		if (variant === "xl" && isSize(listing)) continue;
		report(variant, `variant ${display(variant)} not wanted`);
	}
}
/** "Jacket - XL / Black": the size it is worn in. */
function isSize(listing) {
	return meanings(listing.marks, "generic").some((kind) => WORN.has(kind)) || listing.tokens.some(({ text, gap }) => text === "xl" && gap === "~");
}
/** "R6 II" is the "R6 Mark II". */
function countsAs(title, variant) {
	const mark = /^mark (\d)$/.exec(variant);
	return mark !== null && title.designators.some((one) => one.number === Number(mark[1]));
}
/**
* Of an accessory's title only what it is for: the "Ultra" of an "Ultra Case" is its own. Of other
* titles what comes before "compatible with iPhone 15 Pro".
*/
function ownMarks(wanted, listing, first) {
	const isAccessory = wanted.mainAccessories.length > 0;
	const target = listing.marks.find((one) => one.kind === "connective" && one.meaning === "for" && (isAccessory || one.from > first));
	if (!target) return listing.marks;
	return listing.marks.filter((one) => isAccessory ? one.from > target.from : one.from < target.from);
}
/** "OLED55C35LA" says OLED. */
function holdsInCode(title, variant) {
	return title.codes.some((code) => code.canonical.includes(variant.replaceAll(" ", "")));
}
/** Compares generations ("2nd gen") and years. */
function compareGenerations(wanted, listing, codes, findings) {
	const numbersOf = (title) => [...title.generations, ...title.designators.map((one) => one.number)];
	const [ours] = wanted.generations;
	const [theirs] = listing.generations;
	if (ours !== void 0 && wanted.generations.some((one) => numbersOf(listing).includes(one))) findings.add("same generation", `same generation: ${ours}`);
	else if (ours !== void 0 && theirs !== void 0) findings.veto("other generation", `other generation: ${theirs}, wanted ${ours}`);
	else if (ours !== void 0 && !codes.decides) findings.add("generation missing", `generation ${ours} not named`);
	else if (theirs !== void 0 && !numbersOf(wanted).includes(theirs)) findings.add("note", `generation stated: ${theirs}`);
	const [year] = wanted.years;
	const [otherYear] = listing.years;
	if (year === void 0 || otherYear === void 0) return;
	if (wanted.years.some((one) => listing.years.includes(one))) return;
	const text = `other year: ${otherYear}, wanted ${year}`;
	findings.add("other year", text, codes.decides ? .3 : 1);
}
//#endregion
//#region src/matching/compare/names.ts
/** Names with less identity than this are taken at their word: more words make another title. */
const WEAK_NAME = 1.6;
/** From this on a title may say as much as it likes. */
const STRONG_NAME = 2.5;
/** A subtitle of so many words describes; a shorter one is the name of another work. */
const DESCRIPTIVE_SUBTITLE = 6;
/** Two or three words beside a title may be its author. */
const LONGEST_PERSON_NAME = 3;
const UNEXPLAINED = new Set([
	"word",
	"code",
	"designator",
	"brand",
	"line"
]);
const PARTING = new Set([
	"(",
	")",
	":",
	"~",
	",",
	"|",
	"+"
]);
/** Makers' names have so many words at most: The North Face. */
const LONGEST_MAKER = 3;
/** Apps and books say which devices they are for. */
const DEVICES = new Set([
	"ipad",
	"iphone",
	"mac",
	"kindle",
	"ipod"
]);
/** From this share of another script on a title is a translation. */
const MOSTLY_FOREIGN = .5;
function segmentsOf(listing, isExtra, hits) {
	const { tokens } = listing;
	const segments = [];
	let from = 0;
	for (let to = 1; to <= tokens.length; to++) {
		const token = tokens[to];
		if (token && !PARTING.has(token.gap)) continue;
		const range = Array.from({ length: to - from }, (_, i) => from + i);
		segments.push({
			from,
			to,
			gap: tokens[from].gap,
			nested: tokens[from].nested,
			extra: range.filter(isExtra),
			hits: range.filter((at) => hits.has(at)).length
		});
		from = to;
	}
	return segments;
}
/**
* Judges what a title says beyond the query. A game called "Hades" is not the "Hades Greek God
* Statue"; a mouse with a maker and model may be praised at any length.
*/
function compareNames(wanted, listing, words, findings) {
	if (wanted.work) {
		judgeWork(wanted, wanted.work, listing, words, findings);
		return;
	}
	if (wanted.distinctness >= STRONG_NAME && !wanted.isPlatform) return;
	const hits = new Set(words.hits.filter((hit) => hit.at >= 0).map((hit) => hit.at));
	if (hits.size === 0) return;
	const first = Math.min(...hits);
	const segments = segmentsOf(listing, extraTest(wanted, listing, hits, first), hits);
	if (wanted.isPlatform) {
		const leading = segments.flatMap((one) => one.extra).filter((at) => at < first);
		if (leading.length === 0) return;
		const what = phrase$1(listing.tokens, leading[0], leading.at(-1) + 1);
		findings.veto("other title", `not the console: ${what}`);
		return;
	}
	if (wanted.distinctness < WEAK_NAME && !wanted.isHardware) judgeTitle(wanted, listing, segments, words.hits, findings);
	else judgeExtraWords(wanted, segments, first, findings);
}
/** A work by title and person: all of the title must be there, and nothing else beside it. */
function judgeWork(wanted, work, listing, words, findings) {
	const missing = words.missing.find((text) => wanted.atoms.some((atom) => atom.text === text && atom.at < work.titleTo));
	if (missing !== void 0 && listing.foreignShare < MOSTLY_FOREIGN) {
		findings.veto("other title", `other title: without ${missing.slice(0, 24)}`);
		return;
	}
	const found = words.hits.filter((hit) => hit.at >= 0);
	const title = new Set(found.flatMap((hit) => hit.atom.at < work.titleTo ? [hit.at] : []));
	if (title.size === 0) return;
	const all = new Set(found.map((hit) => hit.at));
	judgeTitle(wanted, listing, segmentsOf(listing, extraTest(wanted, listing, all, Math.min(...all)), title), words.hits, findings);
}
/** Kinds of works, and of what is made after them. */
const NO_THINGS = new Set([
	"game",
	"app",
	"book",
	"toy",
	"figure",
	"praise",
	"board game",
	"-"
]);
/** Whoever makes games consoles also makes games. */
const PUBLISHERS = new Set([
	"nintendo",
	"sony",
	"microsoft",
	"valve"
]);
/** Sizes of what is worn: "W30 L32", "EU 42", "XL". */
const SIZE = /^(?:[wl]\d{2}|\d{2}|xs|s|m|l|xl|xxl)$/;
/** Names with less identity than this are of one plain word. */
const TWO_WORDS = 1;
function kindsOf({ marks }) {
	return meanings(marks, "generic");
}
/**
* Whether the maker may stand before the name although the query leaves it out: "Forerunner 265",
* "Samba OG" and "Mini 4 Pro" may be things, "Hades" is the game.
*/
function mayHaveMaker(wanted, listing) {
	const { designators, generations, variants, ownKinds, distinctness } = wanted;
	if (listing.marks.some(({ meaning }) => ownKinds.has(meaning))) return true;
	const kinds = kindsOf(listing);
	if (kinds.includes("game")) return [...listing.namedBrands].every((one) => PUBLISHERS.has(one));
	const isNumbered = designators.length + generations.length + variants.size > 0;
	return kinds.some((kind) => !NO_THINGS.has(kind)) && (isNumbered || distinctness >= TWO_WORDS);
}
/** The token of the maker whose name runs into the product's: Nintendo of "Nintendo Zelda". */
function makerBefore(wanted, { tokens, roles }, first) {
	let at = first - 1;
	while (at > 0 && (roles[at] === "generic" || wanted.words.has(tokens[at]?.text ?? ""))) at--;
	return roles[at] === "brand" ? at : -1;
}
function extraTest(wanted, listing, hits, first) {
	const scope = withScopeStart(listing.marks, first);
	const by = listing.tokens.findIndex((token, at) => at > first && token.text === "by");
	const platforms = listing.marks.filter((mark) => mark.kind === "platform");
	const maker = mayHaveMaker(wanted, listing) ? makerBefore(wanted, listing, first) : -1;
	const isWorn = kindsOf(listing).some((kind) => WORN.has(kind));
	return (at) => {
		const role = listing.roles[at];
		if (hits.has(at) || at > scope) return false;
		if (wanted.work && role === "accessory") return true;
		if (!UNEXPLAINED.has(role)) return !wanted.isHardware && isEdition(listing, at);
		if (by >= 0 && at > by && at <= by + LONGEST_PERSON_NAME + 1) return false;
		if (role === "brand" && (wanted.brands.size > 0 || wanted.isHardware)) return false;
		if (role === "brand" && at <= maker && at > maker - LONGEST_MAKER) return false;
		if (isWorn && SIZE.test(listing.tokens[at]?.text ?? "")) return false;
		if (DEVICES.has(listing.tokens[at]?.text ?? "") && !wanted.isHardware) return false;
		if (role === "line" && wanted.isHardware && !wanted.isPlatform) return false;
		return !platforms.some((mark) => at >= mark.from && at < mark.to);
	};
}
function isAlternativeTitle(listing, segment) {
	return listing.tokens[segment.from]?.text === "or";
}
/** What stands within a person's name. */
const PARTICLES = new Set("de di da du del dos la le van von der den ter bin ibn al".split(" "));
function mayBePerson({ tokens, roles }, { from, to }) {
	const range = tokens.slice(from, to);
	if (range.some((token) => token.kind === "number" || token.kind === "mixed")) return false;
	if (range.some((token) => token.text.length === 1)) return true;
	const own = range.filter((_, i) => roles[from + i] !== "generic");
	const names = own.filter(({ text }) => !PARTICLES.has(text));
	if (range.some(({ text }, i) => roles[from + i] === "stop" && !PARTICLES.has(text)) || names.length > LONGEST_PERSON_NAME) return false;
	return names.length === own.length || names.length === LONGEST_PERSON_NAME;
}
/** Words that join a title to something said of it: "Key to The Name of the Rose". */
const SAID_OF = new Set("to of from behind about inside on zu von aus de à sur du do o sulla sobre van over till om".split(" "));
const ARTICLES = new Set("the a an & and of".split(" "));
/** What shops call the lesser edition of an app. */
const LESSER = new Set([
	"free",
	"gratis",
	"gratuit",
	"gratuito",
	"無料",
	"무료"
]);
/**
* Whether a title's words are put together otherwise than the query's although each is known:
* "Terra Nova Formers", "Bears & Notes", "Deep Focus Noise Free".
*/
function isOtherPhrase(wanted, { tokens, roles }, { from, to }, hits) {
	const inOrder = hits.filter(({ at }) => at >= from && at < to).map(({ atom, at }) => [atom.at, at]).sort((a, b) => a[0] - b[0]);
	const [first] = inOrder;
	const last = inOrder.at(-1);
	if (!first || !last) return false;
	let joint = first[1] - 1;
	while (joint > from && ARTICLES.has(tokens[joint]?.text ?? "")) joint--;
	if (!wanted.atoms.some((atom) => atom.at < first[0]) && joint > from && SAID_OF.has(tokens[joint]?.text ?? "")) return true;
	if (LESSER.has(tokens[last[1] + 1]?.text ?? "") && last[1] + 2 === to) return true;
	return inOrder.some(([ours, at], i) => {
		const next = inOrder[i + 1];
		if (!next || next[0] !== ours + 1 || next[1] <= at) return false;
		if (tokens[next[1]]?.gap === "&" && wanted.tokens[next[0]]?.gap !== "&") return true;
		return tokens.slice(at + 1, next[1]).some(({ text }, k) => roles[at + 1 + k] === "stop" && !ARTICLES.has(text));
	});
}
function judgeTitle(wanted, listing, segments, hits, findings) {
	const home = segments.reduce((best, one) => one.hits > best.hits ? one : best);
	let mild = 0;
	for (const segment of segments) {
		const isOther = segment === home && isOtherPhrase(wanted, listing, segment, hits);
		if (segment.extra.length === 0 && !isOther) continue;
		if (segment === home) {
			const what = phrase$1(listing.tokens, segment.from, segment.to);
			findings.veto("other title", `other title: ${what}`);
			return;
		}
		if (isAlternativeTitle(listing, segment)) continue;
		const isSubtitle = segment.gap === ":" || segments[segments.indexOf(segment) + 1]?.gap === ":";
		const count = segment.extra.length;
		if (!(segment.nested ? count < DESCRIPTIVE_SUBTITLE : isSubtitle ? count >= DESCRIPTIVE_SUBTITLE : mayBePerson(listing, segment) || count >= DESCRIPTIVE_SUBTITLE)) {
			const what = phrase$1(listing.tokens, segment.from, segment.to);
			findings.veto("other title", `longer title: ${what}`);
			return;
		}
		mild += count;
	}
	if (mild > 0) findings.add("extra words", "", Math.min(1, mild * .06));
}
function judgeExtraWords(wanted, segments, first, findings) {
	const doubt = (STRONG_NAME - wanted.distinctness) / STRONG_NAME;
	const extra = segments.flatMap((one) => one.extra.map((at) => at < first ? 1.5 : one.nested ? .3 : 1)).reduce((sum, cost) => sum + cost, 0);
	const share = extra / (extra + wanted.distinctness * 2);
	if (extra > 0) findings.add("extra words", "", share * doubt);
}
//#endregion
//#region src/matching/compare/nature.ts
/** What is written about a game or a book, but also words of any hardware. */
const TITLE_ONLY = new Set([
	"film",
	"summary",
	"stationery"
]);
/** What is sold of games and books: beside hardware its words need a suspicious place. */
const ORDINARY = new Set([
	"merchandise",
	"figure",
	"board game",
	"demo",
	"add-on",
	"guide",
	"soundtrack",
	"artbook",
	"audiobook"
]);
const COMPATIBLE = /^(?:[ck]ompatib|uyumlu|互換|호환|متوافق)/;
/** Refuses what is sold for the product, looks like it or carries its name. */
function compareNature(wanted, listing, codes, place, findings) {
	if (place.first < 0) return;
	const scope = withScopeStart(listing.marks, place.first);
	const satisfied = /* @__PURE__ */ new Set();
	for (const mark of listing.marks) {
		if (mark.kind !== "accessory" && mark.kind !== "lookalike") continue;
		const featured = isFeatured(mark, listing, scope);
		if (isWanted(mark.meaning, wanted)) {
			if (!featured) satisfied.add(mark.meaning);
			continue;
		}
		if (featured || place.hits.some((hit) => hit.at >= mark.from && hit.at < mark.to)) continue;
		if (!isSuspicious(mark, wanted, listing, codes, place)) continue;
		const word = phrase$1(listing.tokens, mark.from, mark.to);
		const text = mark.kind === "accessory" ? `accessory: ${word}` : `not the product: ${word}`;
		findings.veto("accessory", text);
		return;
	}
	if (isMadeForIt(wanted, listing, place)) {
		const name = phrase$1(listing.tokens, place.first, Math.min(place.last + 1, place.first + 5));
		findings.veto("accessory", `accessory: for ${name}`);
		return;
	}
	const [missing] = wanted.mainAccessories.filter((meaning) => !satisfied.has(meaning));
	if (missing === void 0 || satisfied.size > 0) return;
	if (isThingItself(wanted, listing)) findings.veto("other kind", `${missing} wanted`);
	else if (!codes.decides) {
		const isOther = listing.marks.some((mark) => mark.kind === "accessory" && !wanted.accessories.has(mark.meaning) && !isFeatured(mark, listing, scope));
		const isPart = WEAK_ACCESSORIES.has(missing) && !SPARE_PART_MEANINGS.has(missing);
		const weak = !isOther && (isPart || codes.shared > 0);
		findings.add("other kind", `${missing} wanted`, weak ? .4 : 1);
	}
}
/** Where an accessory is wanted: named as another kind of thing and as no accessory, it is what that is for. */
function isThingItself(wanted, { marks }) {
	if (marks.some(({ kind }) => kind === "accessory" || kind === "lookalike")) return false;
	const ours = new Set(meanings(wanted.marks, "generic"));
	return marks.some(({ kind, meaning }) => kind === "generic" && meaning !== "-" && meaning !== "praise" && !ours.has(meaning));
}
/** What shops also call a case that things are carried in. */
const CONTAINERS = new Set([
	"bag",
	"sheath",
	"tool box"
]);
function isWanted(meaning, { accessories, ownKinds, quantities }) {
	if (accessories.has(meaning) || ownKinds.has(meaning)) return true;
	if (meaning === "replacement" && accessories.size > 0) return true;
	if (meaning === "ink") return !ownKinds.has("printer");
	if (meaning === "spare lenses" || meaning === "lens") return quantities.some(({ dimension }) => dimension === "aperture");
	return accessories.has("case") && CONTAINERS.has(meaning);
}
/** Named as what comes with the product: "with carrying case", "ケース付き", "case included". */
function isFeatured(mark, listing, scope) {
	if (mark.from > scope) {
		for (let i = scope + 1; i <= mark.from; i++) {
			const gap = listing.tokens[i]?.gap;
			if (gap === "~" || gap === "|") return false;
		}
		return true;
	}
	return listing.marks.some((one) => one.kind === "connective" && one.meaning === "included" && one.from >= mark.to && one.from <= mark.to + 1);
}
/** "Akku-Staubsauger": a word glued to the next only describes it. */
function isFirstOfCompound(mark, listing) {
	const next = listing.tokens[mark.to];
	return next?.gap === "-" && next.kind === "word" && listing.roles[mark.to] !== "accessory";
}
/** Whether it is what is sold, rather than a word that genuine titles have too. */
function isSuspicious(mark, wanted, listing, codes, place) {
	if (isFirstOfCompound(mark, listing)) return false;
	if (mark.kind === "lookalike") {
		if (wanted.isHardware && TITLE_ONLY.has(mark.meaning)) return false;
		if (mark.meaning === "minifigure") return true;
		if (mark.meaning === "stationery") return mark.to <= place.first || headsSegment(mark, listing);
		if (codes.shared < .5 && !(wanted.isHardware && ORDINARY.has(mark.meaning))) return true;
	} else if (!WEAK_ACCESSORIES.has(mark.meaning)) return true;
	return listing.marks.some((one) => one.kind === "connective" && one.meaning === "for" && one.from >= mark.to && leadsToProduct(one, listing, place)) || mark.to <= place.first || endsName(mark, listing, place.last);
}
/** "Compatible toner": not the printer's maker's own. */
function saysCompatible({ tokens }) {
	return tokens.some(({ text }) => COMPATIBLE.test(text));
}
/** "Guide for Nightsky Guide": all of the query is what it is for, although it names an accessory. */
function namesAllAfterFor(wanted, listing) {
	const name = wanted.tokens.map((token) => token.text);
	return listing.marks.some(({ kind, meaning, from, to }) => kind === "connective" && meaning === "for" && from > 0 && name.every((text, i) => listing.tokens[to + i]?.text === text));
}
/** "... for <the product>", "<the product> için ...", "<the product>用 ...". */
function isMadeForIt(wanted, listing, place) {
	if (wanted.saysFor) return false;
	if (wanted.accessories.has("ink") && saysCompatible(listing) && wanted.brands.size > 0) return true;
	if (wanted.accessories.size > 0) return namesAllAfterFor(wanted, listing);
	const all = weightWhere(place, () => true);
	for (const mark of listing.marks) {
		if (mark.kind !== "connective") continue;
		if (mark.meaning === "for") {
			const reached = leadsToProduct(mark, listing, place);
			const before = weightWhere(place, (at) => at < mark.from);
			if (reached && before < .4 * all) return true;
		} else if (mark.meaning === "for after") {
			const near = place.hits.some((hit) => hit.at < mark.from && hit.at >= mark.from - 3);
			const goesOn = mark.to < listing.tokens.length;
			const after = weightWhere(place, (at) => at >= mark.to);
			if (near && goesOn && after < .6 * all) return true;
		}
	}
	return false;
}
//#endregion
//#region src/matching/compare/offer.ts
const USED_AS_A_VERB_AFTER = new Set([
	"for",
	"with",
	"by",
	"in",
	"as",
	"to",
	"on",
	"when"
]);
const USED_AS_A_VERB_BEFORE = new Set("can be is are was widely commonly being not never un".split(" "));
/** Right of a "+" these are features of a device, not things beside it. */
const FEATURES = new Set("cellular gps lte wifi 5g 4g bluetooth ir nfc sd adapter".split(" "));
/** Beside these a feature is one of several things after all: "+ adapter im Set". */
const SETS = new Set("set sets bundle pack paket pakket zestaw pakiet kit combo seti paketi セット 세트".split(" "));
const GAMES$1 = new Set("game games spiel spiele jeu jeux juego juegos gioco giochi jogo jogos".split(" "));
const THINGS = new Set([
	"line",
	"brand",
	"accessory",
	"code"
]);
function saysCondition(mark, listing) {
	if (mark.kind !== "condition") return false;
	if (listing.tokens[mark.from]?.text !== "used") return true;
	const before = listing.tokens[mark.from - 1]?.text ?? "";
	const after = listing.tokens[mark.to]?.text ?? "";
	return !USED_AS_A_VERB_BEFORE.has(before) && !USED_AS_A_VERB_AFTER.has(after);
}
/** Compares conditions: what somebody had before is refused unless it was asked for. */
function compareConditions(wanted, listing, findings) {
	const said = listing.marks.find((mark) => saysCondition(mark, listing))?.meaning;
	const stated = listing.statedCondition === "new" ? void 0 : listing.statedCondition;
	const theirs = said ?? stated;
	const [ours] = wanted.conditions;
	if (theirs && !ours) findings.veto("other condition", `${theirs}, wanted new`);
	else if (ours && !theirs) if (listing.statedCondition === "new") findings.veto("other condition", `new, wanted ${ours}`);
	else findings.add("condition missing", `${ours} wanted, not named`);
	else if (ours && theirs === "broken" && !wanted.conditions.has("broken")) findings.veto("other condition", `broken, wanted ${ours}`);
}
/** Refuses several things sold as one, unless that was asked for. */
function compareBundles(wanted, listing, words, findings) {
	for (const mark of listing.marks) {
		if (mark.kind !== "bundle" || wanted.saysBundle) continue;
		if (mark.meaning === "book set" && wanted.isHardware) continue;
		if (mark.meaning === "box" && !(wanted.work || mark.from === 0 && !wanted.isHardware)) continue;
		findings.veto("bundle", `bundle: ${phrase$1(listing.tokens, mark.from, mark.to + 3)}`);
		return;
	}
	if (wanted.saysPlus) return;
	const found = new Set(words.hits.map((hit) => hit.at));
	for (let i = 1; i < listing.tokens.length; i++) if (listing.tokens[i]?.gap === "+" && isAnotherThing(listing, i) && !found.has(i)) {
		findings.veto("bundle", `bundle: with ${phrase$1(listing.tokens, i, i + 4)}`);
		return;
	}
	const extra = extraThing(listing);
	if (extra) findings.veto("bundle", `bundle: with ${extra}`);
}
/** Whether what follows a "+" is a thing of its own, not one more feature or a sum. */
function isAnotherThing(listing, at) {
	const token = listing.tokens[at];
	const role = listing.roles[at];
	if (token.text.length === 1) return false;
	if (FEATURES.has(token.text)) return listing.tokens.some(({ text }) => SETS.has(text));
	if (role === "generic" && !GAMES$1.has(token.text)) return false;
	if (role === "stop" || role === "platform" || role === "quantity") return false;
	if (listing.text[listing.tokens[at - 1].end] === "+" && listing.text[token.start - 1] === "+" && !THINGS.has(role)) return false;
	const amounts = (i) => {
		const role = listing.roles[i];
		return role === "quantity" || role === "designator" && listing.tokens[i]?.kind === "number";
	};
	return !(amounts(at - 1) && amounts(at));
}
/** "with extra controller", "mit 2 Controllern", but not "with 2 year warranty". */
function extraThing(listing) {
	const { marks, tokens } = listing;
	for (const mark of marks) {
		if (mark.kind !== "connective" || mark.meaning !== "with") continue;
		const next = tokens[mark.to];
		if (!next) continue;
		const isExtra = marks.some((one) => one.meaning === "extra" && one.from === mark.to);
		const count = next.kind === "number" ? Number(next.text) : 0;
		const thing = marks.some((one) => one.from === mark.to + 1 && (one.kind === "accessory" || one.meaning === "game"));
		const several = count >= 2 && count <= 50 && thing;
		if (isExtra && mark.to + 1 < tokens.length || several) return phrase$1(tokens, mark.to, mark.to + 3);
	}
	return null;
}
/** Compares what a game runs on and how a book is published, where both sides say. */
function compareEditions(wanted, listing, findings) {
	const { runsOn: platforms, comesAs: forms } = listing;
	if (wanted.platforms.size > 0 && platforms.length > 0) {
		if (!platforms.some((platform) => wanted.platforms.has(platform))) {
			const [ours] = wanted.platforms;
			findings.veto("other platform", `for ${platforms[0]}, wanted ${ours}`);
		}
	}
	for (const ours of wanted.forms) {
		const [group = "", name = ""] = ours.split("/");
		const others = forms.filter((form) => form.startsWith(`${group}/`));
		const [other] = others;
		if (other === void 0 || others.some((form) => wanted.forms.has(form))) continue;
		findings.veto("other kind", `${other.slice(group.length + 1)}, wanted ${name}`);
		return;
	}
}
/** A trade name stands for several colours, of which the first is told. */
function name(colour) {
	return colour.split("/", 1)[0];
}
/** Compares colours: only one that both sides name can differ. */
function compareColours(wanted, listing, findings) {
	const theirs = meanings(listing.marks, "colour");
	const [first] = theirs;
	if (first === void 0) return;
	if (wanted.colours.length === 0) {
		findings.add("note", `colour stated: ${name(first)}`);
		return;
	}
	const shades = new Set(theirs.flatMap((colour) => colour.split("/")));
	if (wanted.colours.some((colour) => colour.split("/").some((one) => shades.has(one)))) findings.add("same colour", `same colour: ${name(wanted.colours[0])}`);
	else {
		const ours = name(wanted.colours[0]);
		findings.veto("other colour", `other colour: ${name(first)}, wanted ${ours}`);
	}
}
//#endregion
//#region src/matching/compare/words.ts
/** Words that a title of another script can only have in translation. */
const FOREIGN_DISCOUNT = .15;
const CODE_FOR_NONE = .5;
/** Whether a title has words of the query's name as they are: then the others are not translated. */
function writesLatin(wanted, located) {
	return wanted.atoms.some(({ kind, at }, i) => (kind === "word" || kind === "line") && located[i] != null && wanted.tokens[at]?.kind !== "foreign");
}
/** Finds the parts of the query in a title and, beside some there, in the field for its maker. */
function locateAll(wanted, listing, codes) {
	const located = wanted.atoms.map((atom) => locate(atom, wanted, listing, codes));
	if (!located.some((found) => found && found.at >= 0)) return located;
	const makers = new Set(listing.otherBrand.split(" "));
	return located.map((found, i) => {
		const { kind, text } = wanted.atoms[i];
		return found ?? (kind === "word" && makers.has(text) ? {
			at: -1,
			credit: 1
		} : null);
	});
}
/** Finds the parts of the query in a listing. */
function compareWords(wanted, listing, codes, rarity) {
	const hits = [];
	const places = /* @__PURE__ */ new Map();
	let weight = 0;
	let covered = 0;
	let identityWeight = 0;
	let identityCovered = 0;
	const missing = [];
	let found = 0;
	let total = 0;
	const located = locateAll(wanted, listing, codes);
	const isTranslated = !writesLatin(wanted, located);
	for (let i = 0; i < wanted.atoms.length; i++) {
		const atom = wanted.atoms[i];
		const place = located[i];
		const token = wanted.tokens[atom.at];
		const telling = atom.kind === "word" || atom.kind === "line" ? rarity(atom.text) : 1;
		let worth = atom.weight * telling;
		if (!place && (atom.kind === "word" || atom.kind === "generic")) {
			if ((token.kind === "foreign" ? 1 - listing.foreignShare : listing.foreignShare) > .3 && isTranslated) worth *= FOREIGN_DISCOUNT;
		}
		if (!place && atom.kind === "code" && listing.codes.length === 0) worth *= CODE_FOR_NONE;
		const credit = place ? place.credit * worth : 0;
		if (place) places.set(atom.at, place.at);
		weight += worth;
		covered += credit;
		if (atom.kind !== "brand" && atom.kind !== "generic") {
			identityWeight += worth;
			identityCovered += credit;
			if (place) hits.push({
				atom,
				at: place.at
			});
		}
		if (atom.kind !== "generic") {
			total++;
			if (place) found++;
			else if (atom.kind !== "brand" && atom.at < wanted.nameEnd) missing.push(atom.text);
		}
	}
	return {
		coverage: weight > 0 ? covered / weight : 0,
		identity: identityWeight > 0 ? identityCovered / identityWeight : 1,
		hits,
		places,
		found,
		total,
		missing
	};
}
//#endregion
//#region src/matching/compare/compare.ts
/** With less than this share of the telling words a title is about something else. */
const SOMETHING_IN_COMMON = .12;
const MOST_MISSING_TOLD = 3;
function reportMissing({ missing, total, identity }, partNumber, findings) {
	const some = missing.slice(0, MOST_MISSING_TOLD).map((word) => word.slice(0, 24));
	const text = `not in the title: ${some.join(", ") || "the name"}`;
	if (identity < SOMETHING_IN_COMMON && !partNumber) findings.veto("nothing in common", text);
	else if (some.length > 0) findings.add("words missing", text, missing.length / total);
}
/** Gathers what speaks for and against a listing being what is wanted. */
function compare(wanted, listing, rarity) {
	const findings = new Findings();
	if (compareGtins(wanted, listing, findings)) {
		compareConditions(wanted, listing, findings);
		return {
			evidence: findings.evidence,
			sameGtin: true,
			name: plainName(listing),
			makers: null
		};
	}
	const partNumber = comparePartNumbers(wanted, listing, findings);
	const codes = compareCodes(wanted, listing, findings);
	const words = compareWords(wanted, listing, codes, rarity);
	findings.add("coverage", `${words.found} of ${words.total} words found`, words.coverage);
	reportMissing(words, partNumber, findings);
	compareBrands(wanted, listing, codes, words, findings);
	compareDesignators(wanted, listing, codes, words, findings);
	compareAmounts(wanted, listing, codes, findings);
	comparePacks(wanted, listing, codes, findings);
	compareVariants(wanted, listing, codes, words, partNumber, findings);
	compareGenerations(wanted, listing, codes, findings);
	const place = placeOf(words, listing);
	compareKinds(wanted, listing, codes, place, findings);
	compareNature(wanted, listing, codes, place, findings);
	compareImitation(wanted, listing, place, findings);
	compareBundles(wanted, listing, words, findings);
	compareConditions(wanted, listing, findings);
	compareEditions(wanted, listing, findings);
	compareColours(wanted, listing, findings);
	compareCourse(wanted, listing, codes, words, findings);
	compareNames(wanted, listing, words, findings);
	const name = partNumber || wanted.saysPlus ? null : readNameFit(wanted, listing, codes, words, place);
	const makers = readMakers(wanted, listing, words);
	return {
		evidence: findings.evidence,
		sameGtin: false,
		name,
		makers
	};
}
//#endregion
//#region src/matching/contrast.ts
/** A word that so many titles of the product have is its own. */
const MOST_TITLES = .6;
function isPlain({ missing, extra }) {
	return missing.length === 0 && extra.length === 0;
}
/** Of these groups of words those that are in at least two of them, and in at least `share`. */
function wordsOfSeveral(groups, share) {
	const counts = /* @__PURE__ */ new Map();
	let all = 0;
	for (const words of groups) {
		all++;
		for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	const least = Math.max(2, share * all);
	return [...counts].flatMap(([word, count]) => count >= least ? [word] : []);
}
/**
* Words that several names of the list have, of this product or of others, or most titles of this
* one: what things are called in the shop's language, and what belongs to the name although nobody
* asked for it.
*/
function usualWords(fits, accepted) {
	const names = new Map(fits.map(({ extra, missing }) => [`${extra.join(" ")}/${missing.join(" ")}`, extra]));
	const titles = new Map(accepted.map(({ title, extra }) => [title, extra]));
	return new Set([...wordsOfSeveral(names.values(), 0), ...wordsOfSeveral(titles.values(), MOST_TITLES)]);
}
function refusal(text) {
	return {
		kind: "unlike others",
		strength: 1,
		veto: true,
		text
	};
}
/** What a special form is called: "hardcover" of "book/hardcover". */
function formName(form) {
	return form.slice(form.indexOf("/") + 1);
}
/** A form that most of the others contradict, or that the plain edition beside it does without. */
function oddForm(fit, accepted) {
	return fit.forms.find((form) => {
		const group = form.slice(0, form.indexOf("/") + 1);
		if (group === "book/") return accepted.some(({ forms }) => forms.length === 0);
		const same = accepted.filter(({ forms }) => forms.includes(form)).length;
		return accepted.filter(({ forms }) => forms.some((other) => other !== form && other.startsWith(group))).length > same;
	});
}
/** The maker that most of those who name one name, where several do. */
function usualMaker(listings) {
	return wordsOfSeveral(listings.flatMap(({ makers, match, isAside }) => makers && makers.named.size > 0 && (match || isAside) ? [[...makers.named]] : []), MOST_TITLES)[0];
}
/** What speaks against a name where the list shows the plain one, or null. */
function oddName(fit, usual) {
	const extra = fit.extra.find((word) => !usual.has(word));
	if (extra !== void 0) return refusal(`a longer name than others here: ${extra.slice(0, 24)}`);
	const [missing] = fit.missing;
	if (missing === void 0) return null;
	return refusal(`others here have it in their name: ${missing.slice(0, 24)}`);
}
function oddMaker({ makers }, maker) {
	if (maker === void 0 || !makers?.stranger || makers.named.has(maker)) return null;
	return {
		kind: "unlike others",
		strength: 1,
		veto: true,
		text: `by ${makers.stranger.slice(0, 24)}, others here by ${maker}`
	};
}
/**
* Holds the names of a hit list against each other. Where the list shows that the product goes by
* its plain name, a longer one ("Air Force 1 Mid '07") or a shorter one ("Kindle" for "Kindle
* Paperwhite") is another product. Alone, the same title could just be worded differently.
* Answers what speaks against each listing, or null.
*/
function contrastNames(listings) {
	const usual = usualWords(listings.flatMap(({ fit, isAside }) => fit && !isAside ? [fit] : []), listings.flatMap(({ fit, match }) => fit && match ? [fit] : []));
	const maker = usualMaker(listings);
	const hasPlain = listings.some(({ fit, match, isAside }) => fit && (match || isAside) && isPlain(fit));
	const doubts = listings.map((named) => {
		if (!named.match) return null;
		return oddMaker(named, maker) ?? (hasPlain && named.fit ? oddName(named.fit, usual) : null);
	});
	const left = listings.flatMap(({ fit, match }, i) => fit && match && !doubts[i] ? [fit] : []);
	return listings.map(({ fit, match }, i) => {
		const form = fit && match && !doubts[i] ? oddForm(fit, left) : void 0;
		return form === void 0 ? doubts[i] ?? null : refusal(`${formName(form)}, unlike others here`);
	});
}
//#endregion
//#region src/matching/prices.ts
/** 1 to 2 % of true offers lie further off than this, but every eighth of the others. */
const IMPLAUSIBLE_FACTOR = 4;
/** Fewer prices than this have no middle. */
const FEWEST_PRICES = 3;
function isPrice(value) {
	return value !== void 0 && Number.isFinite(value) && value > 0;
}
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	return sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]) / 2;
}
/**
* Learns from a hit list what the product costs in each currency, by the listings that match so far
* and the wanted product's own price, and checks listings against it. Amounts of different
* currencies are never compared. An implausible price is suspicious and decides nothing alone: it
* may be a shop's fault, or an offer.
*/
function priceCheck(wanted, judged) {
	const byCurrency = /* @__PURE__ */ new Map();
	for (const { listing, verdict } of judged) {
		if (!verdict.match || !listing.currency || !isPrice(listing.price)) continue;
		const known = byCurrency.get(listing.currency);
		if (known) known.push(listing.price);
		else byCurrency.set(listing.currency, [listing.price]);
	}
	const usual = /* @__PURE__ */ new Map();
	for (const [currency, prices] of byCurrency) if (prices.length >= FEWEST_PRICES) usual.set(currency, median(prices));
	if (wanted.currency && isPrice(wanted.price)) usual.set(wanted.currency, wanted.price);
	return ({ price, currency }) => {
		const expected = currency === void 0 ? void 0 : usual.get(currency);
		if (expected === void 0 || !isPrice(price)) return null;
		const ratio = price / expected;
		if (ratio >= 1 / IMPLAUSIBLE_FACTOR && ratio <= IMPLAUSIBLE_FACTOR) return null;
		return {
			kind: "price",
			strength: 1,
			veto: false,
			text: ratio < 1 ? "price implausibly low" : "price implausibly high"
		};
	};
}
//#endregion
//#region src/matching/score.ts
/** From this score on a listing that nothing refuses is taken for the product. */
const ACCEPTED_FROM = .5;
/** What is left of the score of a refused listing: it can still be ranked among the refused. */
const REFUSED_SHARE = .3;
/** Log-odds where trade numbers are equal. */
const SURE = 5;
/** What a price tells that is far from the others': log-odds per unit of strength. */
const PRICE_DOUBT = -1.2;
/** Makes a verdict of what was found of a listing and what all of it together says. */
function judge({ evidence, sameGtin }, logOdds, doubts = []) {
	const reasons = [];
	const against = [];
	let sum = sameGtin ? SURE : logOdds;
	let refused = false;
	for (const one of [...evidence, ...doubts]) {
		if (one.kind === "price") sum += PRICE_DOUBT * one.strength;
		if (isDecisive(one)) refused = true;
		if (one.text) (isReason(one) ? reasons : against).push(one.text);
	}
	const likelihood = 1 / (1 + Math.exp(-sum));
	const score = refused ? likelihood * REFUSED_SHARE : likelihood;
	return {
		score,
		match: !refused && (sameGtin || score >= ACCEPTED_FROM),
		reasons: [...new Set(reasons)],
		against: [...new Set(against)]
	};
}
//#endregion
//#region src/matching/understand/atoms.ts
const WEIGHTS = {
	code: 4,
	designator: 2,
	word: 1,
	line: 1,
	brand: .8,
	generic: .2,
	year: .5
};
/** What a wanted accessory is for says less than what it is: "Dodgers case for iPhone 4". */
const TARGET_SHARE = .4;
/** What a shop's title goes on to praise is said in every shop's own words. */
const DESCRIPTION_SHARE = .2;
/** What an initial weighs of a word. */
const INITIAL = .1;
/** However long it goes on, it weighs no more than this share of the name. */
const DESCRIPTION_TO_NAME = .3;
/** Queries with more parts than this are compared by these. */
const MOST_ATOMS = 80;
const ATOM_OF_ROLE = {
	word: "word",
	designator: "designator",
	line: "line",
	brand: "brand",
	generic: "generic",
	year: "year"
};
/** What a name is not made of, if there is anything else. */
const PASSED_OVER = new Set([
	"brand",
	"stop",
	"quantity",
	"pack",
	"price"
]);
function atom(kind, text, at, meaning = "", share = 1) {
	return {
		kind,
		text,
		meaning,
		at,
		weight: WEIGHTS[kind] * share
	};
}
/** The "J." of "J. R. R. Tolkien", which is not a word of a title. */
function isInitial({ text, tokens }, at) {
	const token = tokens[at];
	return token.kind === "word" && token.text.length === 1 && text[token.end] === ".";
}
/** Whether a part of the query tells the product from others of its maker and kind. */
function isIdentity({ kind }) {
	return kind !== "generic" && kind !== "brand" && kind !== "year";
}
/** Words with a meaning of their own that a title may simply contain: "Elden Ring". */
function nameWords(marks) {
	const merchandise = marks.filter((one) => MERCHANDISE.has(one.meaning));
	return new Set(merchandise.map((one) => one.from));
}
/** Where a kind of thing is named, and which. */
function kindWords(marks) {
	const kinds = /* @__PURE__ */ new Map();
	for (const { kind, meaning, from, to } of marks) {
		if (kind !== "generic" || meaning === "praise" || meaning === "-") continue;
		for (let at = from; at < to; at++) kinds.set(at, meaning);
	}
	return kinds;
}
/** The parts of a query. One that is all maker and kind is taken by its words. */
function atomsOf(title) {
	const { tokens, roles, codes, marks } = title;
	const makers = /* @__PURE__ */ new Map();
	for (const mark of marks) if (mark.kind === "brand" || mark.kind === "accessory brand") makers.set(mark.from, mark);
	const names = nameWords(marks);
	const kinds = kindWords(marks);
	const atoms = codes.map(({ canonical, from }) => atom("code", canonical, from));
	tokens.forEach(({ text }, at) => {
		const kind = names.has(at) ? "word" : ATOM_OF_ROLE[roles[at]];
		if (!kind) return;
		if (kind !== "brand") {
			const meaning = kind === "generic" ? kinds.get(at) ?? "" : "";
			atoms.push(atom(kind, text, at, meaning, isInitial(title, at) ? INITIAL : 1));
		} else if (makers.has(at)) atoms.push(atom("brand", text, at, makers.get(at)?.meaning));
	});
	return (atoms.some((one) => isIdentity(one) || one.kind === "year") || marks.some(({ kind, from, to }) => kind === "colour" && isColourName(roles, from, to)) ? atoms : byItsWords(title, atoms)).slice(0, MOST_ATOMS);
}
/** "WD Red" is a maker and a colour, "It" a word that is in every title: these are names then. */
function byItsWords({ tokens, roles, marks }, atoms) {
	const makers = atoms.filter((one) => one.kind === "brand");
	const colours = new Map(marks.flatMap(({ kind, meaning, from }) => kind === "colour" ? [[from, meaning]] : []));
	const words = (isName) => tokens.flatMap(({ text }, at) => isName(roles[at]) ? [atom("word", text, at, colours.get(at))] : []);
	const named = words((role) => !PASSED_OVER.has(role));
	if (named.length > 0) return [...makers, ...named];
	const spoken = words((role) => role === "brand" || role === "stop");
	return spoken.length > 0 ? spoken : words(() => true);
}
/** What a title is made of that would describe a thing: "Black Mirror", "Clean Code". */
const WORDS_OF_TITLES = new Set([
	"generic",
	"accessory",
	"condition",
	"bundle"
]);
/** "WD Black SN850X", "Yorkshire Tea Gold 80 bags": after the maker, and no name follows it. */
function isColourName(roles, from, to) {
	return roles[from - 1] === "brand" && roles[to] !== "word" && roles[to] !== "line";
}
/**
* The words of a name that have a meaning elsewhere. In a work's title a colour is a word like any
* other, in that of a thing right after its maker ("WD Red", "Yorkshire Tea Gold"); kinds of things
* are only where a title is known to go so far.
*/
function furtherWords({ tokens, roles, marks }, atoms, isHardware, work) {
	const known = new Set(atoms.map(({ at }) => at));
	const found = marks.filter(({ kind, from }) => kind === "colour" && roles[from] === "colour" && !known.has(from)).filter(({ from, to }) => !isHardware || isColourName(roles, from, to)).map(({ meaning, from }) => atom("word", tokens[from].text, from, meaning));
	const taken = new Set(atoms.flatMap(({ at, kind }) => kind === "generic" ? [] : [at]));
	for (let at = 0; at < (work?.titleTo ?? 0); at++) {
		if (taken.has(at) || !WORDS_OF_TITLES.has(roles[at])) continue;
		found.push(atom("word", tokens[at].text, at));
	}
	return found;
}
/**
* The parts of the query beside the platform it should run on. Where nothing is left, or the
* platform comes first, it belongs to the product: a console, or "Nintendo Switch Sports".
*/
function withoutPlatform(atoms, marks) {
	const platforms = marks.filter((mark) => mark.kind === "platform");
	if (platforms.length === 0) return {
		atoms,
		isPlatform: false
	};
	const inside = ({ at }) => platforms.some((mark) => at >= mark.from && at < mark.to);
	if (atoms.filter((one) => isIdentity(one) && !inside(one)).length === 0) return {
		atoms,
		isPlatform: true
	};
	if (platforms.some((mark) => mark.from === 0)) return {
		atoms,
		isPlatform: false
	};
	return {
		atoms: atoms.filter((one) => !inside(one)),
		isPlatform: false
	};
}
/** The parts of a query, those of its description at less weight; codes are none of that. */
function withoutDescription(atoms, nameEnd) {
	const isDescription = (one) => one.at >= nameEnd && one.kind !== "code";
	let name = 0;
	let description = 0;
	for (const one of atoms) if (isDescription(one)) description += one.weight;
	else name += one.weight;
	const share = Math.min(DESCRIPTION_SHARE, DESCRIPTION_TO_NAME * name / description);
	return atoms.map((one) => isDescription(one) ? {
		...one,
		weight: one.weight * share
	} : one);
}
/** The parts of a query for an accessory, those of what it is for at less weight. */
function withoutTarget(atoms, marks) {
	if (!marks.some((one) => one.kind === "accessory")) return atoms;
	const target = marks.find((one) => one.kind === "connective" && one.meaning === "for");
	const line = atoms.find((one) => one.kind === "line");
	const from = target?.to ?? line?.at ?? Number.POSITIVE_INFINITY;
	return atoms.map((one) => one.at >= from && one.kind !== "code" ? {
		...one,
		weight: one.weight * TARGET_SHARE
	} : one);
}
//#endregion
//#region src/matching/understand/distinctness.ts
/** How much each part of a query sets it apart from namesakes. */
const DISTINCTNESS = {
	code: 3,
	designator: .5,
	word: .5,
	line: 1,
	brand: 1,
	generic: .1,
	year: .2
};
/** Short codes with letters are models of things: A3, E4, S60. */
const MODEL = /[a-z]\d/;
/** How much a part of a query sets it apart; under about 1.5 in all, namesakes are likely. */
function distinctnessOf({ kind, text }) {
	return DISTINCTNESS[kind] + (kind === "designator" && MODEL.test(text) ? 1 : 0);
}
/** So much must be said before a title can go on to describe. */
const ENOUGH_BEFORE_A_PREPOSITION = 1.5;
const ENOUGH_BEFORE_A_SIGN = 3;
const SIGNS = new Set([
	",",
	"~",
	"|"
]);
/**
* Where a title stops naming the product and goes on to describe it: titles taken from a shop go on
* "... with ...", "..., compatible with ...", "... - wireless, ergonomic, ...". Answers the token, or
* the number of tokens where all of it is the name.
*/
function endOfName({ tokens, marks, quantities }, atoms) {
	const accessory = marks.find((one) => one.kind === "accessory");
	const prepositions = /* @__PURE__ */ new Set();
	for (const { kind, meaning, from } of marks) {
		if (kind !== "connective") continue;
		if (meaning === "for" && !(accessory && accessory.from < from) || meaning === "with") prepositions.add(from);
	}
	const said = tokens.map(() => 0);
	const say = (at, weight) => {
		said[at] = (said[at] ?? 0) + weight;
	};
	for (const atom of atoms) say(atom.at, distinctnessOf(atom));
	for (const { kind, from } of marks) if (kind === "variant") say(from, .5);
	for (const { from } of quantities) say(from, .5);
	let sum = 0;
	for (let at = 0; at < tokens.length; at++) {
		if (prepositions.has(at) && sum >= ENOUGH_BEFORE_A_PREPOSITION) return at;
		if (SIGNS.has(tokens[at]?.gap ?? "") && sum >= ENOUGH_BEFORE_A_SIGN) return at;
		sum += said[at] ?? 0;
	}
	return tokens.length;
}
//#endregion
//#region src/matching/understand/own-kinds.ts
/**
* What the goods of the named line are, or else those of its maker, where elsewhere that is an
* accessory: controllers of DualSense, batteries of Anker.
*
* @param saysKind whether the title says what kind of thing it is, which the maker then does not
*/
function ownKindsOf({ tokens, brands }, saysKind) {
	const { ownLines, kindsOfMaker } = vocabulary();
	const kinds = /* @__PURE__ */ new Set();
	for (let i = 0; i < tokens.length; i++) for (const { meaning } of ownLines.at(tokens, i)?.senses ?? []) kinds.add(meaning);
	if (kinds.size > 0 || saysKind) return kinds;
	return new Set([...brands].flatMap((brand) => kindsOfMaker.get(brand) ?? []));
}
//#endregion
//#region src/matching/lexicon/generic-codes.ts
const words = (text) => new Set(text.split(" "));
/** Letters that with a number name a standard, a socket or a format: usb3, ddr5, lga1700, ip68. */
const STANDARDS$1 = words("usb hdmi ddr lpddr gddr wifi ipx cat pcie pci gen bt lga pc dp sata sas wpa rj win ios android mpeg qi hdr dts bluetooth thunderbolt type thx dolby iso fps");
/** A number and its letters, by how many digits they have: 1080p, 4k, 2nd, 30h. */
const SPECIFICATIONS = [
	[/^\d{3,4}$/, words("p i")],
	[/^\d{1,2}$/, words("k e a")],
	[/^\d$/, words("g")],
	[/^\d{1,4}$/, words("st nd rd th h hr hrs std min ms bit ch ohm rpm yr yrs way pin port core nm speed")]
];
const OTHERS = words("h264 h265 a2dp p2p 10100 101001000 10gbe rs232 m2 mp3 mp4 ip44 ip54 ip55 ip65 ip66 ip67 ip68 ip69 am4 am5 fm1 fm2 cl9 cl10 cl11 cl14 cl15 cl16 cl17 cl18 cl19 cl22 cl30 cl32 cl36 cl38 cl40");
/**
* Whether a code in comparable form names a standard or a specification. Many products share those,
* so they identify nothing.
*/
function isGenericCode(code) {
	if (OTHERS.has(code) || /^\din\d$/.test(code) || code.startsWith("80211")) return true;
	const digitsFirst = /^(\d{1,4})([a-z]{1,3})$/.exec(code);
	if (digitsFirst) {
		const [, digits = "", suffix = ""] = digitsFirst;
		if (suffix === "d") return digits.length === 1 && "234".includes(digits);
		return SPECIFICATIONS.some(([shape, suffixes]) => shape.test(digits) && suffixes.has(suffix));
	}
	const lettersFirst = /^([a-z]{1,11})\d{1,5}[a-z]?$/.exec(code);
	return lettersFirst !== null && STANDARDS$1.has(lettersFirst[1] ?? "");
}
//#endregion
//#region src/matching/text/numbers.ts
/**
* Reads a number as titles write it. A single sign before exactly three digits groups thousands
* ("7,541", "1.000") unless the whole part is 0 or the caller expects decimals ("1.500 kg").
*/
function readNumber(text, decimalsExpected = false) {
	if (!/[.,]/.exec(text)) return Number(text);
	const [whole = "", ...groups] = text.split(/[.,]/);
	const grouped = groups.every((group) => group.length === 3) && whole !== "0";
	if (groups.length > 1 && !grouped) {
		const fraction = groups.pop() ?? "";
		return Number(`${whole}${groups.join("")}.${fraction}`);
	}
	if (grouped && (groups.length > 1 || !decimalsExpected)) return Number(whole + groups.join(""));
	return Number(`${whole}.${groups.join("")}`);
}
/** The number a Roman numeral stands for, as sequels are counted; null for other words. */
function readRoman(text) {
	return ROMAN.get(text) ?? null;
}
const ROMAN = new Map("ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi".split(" ").map((numeral, index) => [numeral, index + 2]));
//#endregion
//#region src/matching/understand/codes.ts
const SHORTEST_CODE = 4;
const LONGEST_CODE = 24;
const LONGEST_WORD_IN_CODE = 5;
const MOST_PARTS = 6;
/** After these a number counts a standard's version or a size, not the product. */
const VERSIONED = new Set("usb bluetooth wifi hdmi dolby windows win android ios pcie express gen version ver v bt displayport thunderbolt socket skt class klasse clase classe typ cas cl uhs lga".split(" "));
const MAGNIFIED = new Set([
	"zoom",
	"optical",
	"digital",
	"faster",
	"speed"
]);
function isLatin(token) {
	return token.kind !== "foreign";
}
/** Whether a token may be a part of a code written with signs: "WH-1000XM5", "010-10723-06". */
function mayJoin(tokens, roles, at) {
	const token = tokens[at];
	if (!isLatin(token) || token.text.includes(",")) return false;
	return (roles[at] === "word" || roles[at] === "stop" && token.text.length <= 2) && (token.kind !== "word" || token.text.length <= LONGEST_WORD_IN_CODE);
}
function endOfJoined(tokens, roles, from) {
	let to = from + 1;
	if (!mayJoin(tokens, roles, from)) return to;
	for (; to < tokens.length && to - from < MOST_PARTS; to++) {
		const token = tokens[to];
		if (token.gap === "/" || token.gap === ".") {
			const group = token.gap === "." && token.kind === "number";
			if (token.text.length > 3 && !group || tokens[to - 1]?.kind === "word") break;
		} else if (token.gap !== "-" && token.gap !== "_") break;
		if (!mayJoin(tokens, roles, to)) break;
	}
	return to;
}
function isJoinedCode(tokens, from, to, text) {
	const fits = text.length >= 3 && text.length <= LONGEST_CODE;
	if (to - from < 2 || !fits || !/\d/.test(text)) return false;
	if (isCount(tokens, from)) return false;
	if (/[a-z]/.test(text)) return tokens.slice(from, to).some((token) => token.kind !== "word");
	return text.length >= 7 && to - from >= 2;
}
/** Finds codes and designators among the tokens left over, and claims them. */
function readCodes(text, tokens, roles) {
	const codes = [];
	const designators = [];
	const take = (canonical, from, to) => {
		const [first, last] = [tokens[from], tokens[to - 1]];
		if (isGenericCode(canonical) && !isModelOfLine(canonical, first, roles[from - 1])) claim(roles, from, to, "generic");
		else if (canonical.length >= SHORTEST_CODE) {
			const label = text.slice(first.start, last.end).toUpperCase();
			codes.push({
				canonical,
				label,
				from,
				to
			});
			for (let i = from; i < to; i++) roles[i] = "code";
		} else {
			designators.push({
				text: canonical,
				number: null,
				at: from
			});
			for (let i = from; i < to; i++) roles[i] = "designator";
		}
	};
	for (let i = 0; i < tokens.length;) {
		const to = endOfJoined(tokens, roles, i);
		const joined = tokens.slice(i, to).map((token) => token.text.replaceAll(".", "")).join("");
		if (isJoinedCode(tokens, i, to, joined)) {
			take(joined, i, to);
			i = to;
			continue;
		}
		const token = tokens[i];
		if (roles[i] === "word") if (token.kind === "word" || token.kind === "foreign") readNumeral(tokens, roles, i, designators);
		else if (token.text.length > LONGEST_CODE || isVersion(tokens, roles, i) || isCount(tokens, i)) claim(roles, i, i + 1, "generic");
		else if (token.kind === "mixed") take(token.text.replaceAll(".", ""), i, i + 1);
		else if (token.text.length >= SHORTEST_CODE && !isRound(token.text)) take(token.text, i, i + 1);
		else {
			designators.push({
				text: token.text,
				number: Number(token.text),
				at: i
			});
			claim(roles, i, i + 1, "designator");
		}
		i++;
	}
	return {
		codes,
		designators
	};
}
/** "Phone (2a)", "iPhone 16e": in brackets or after a line's name it is no amperage and no size. */
function isModelOfLine(canonical, token, before) {
	if (!/^\d{1,2}[ae]$/.test(canonical)) return false;
	return token.gap === "(" || before === "line" || before === "brand";
}
/** "PCIe 3.0 x4", "socket G34", "USB 3", "5.1", "5x optical zoom" */
function isVersion(tokens, roles, at) {
	const { kind, text } = tokens[at];
	if (kind === "number" && /[.,]/.test(text)) return true;
	const isNamed = roles[at - 1] === "line" || roles[at - 1] === "brand";
	if (/^x\d{1,2}$/.test(text)) return !isNamed;
	if (/^\d{1,2}x$/.test(text) && MAGNIFIED.has(tokens[at + 1]?.text ?? "")) return true;
	return VERSIONED.has(tokens[at - 1]?.text ?? "") && (kind === "number" || text.length < 5);
}
/** "3-port", "5-disc": a number of parts. */
function isCount(tokens, at) {
	const next = tokens[at + 1];
	return next?.kind === "word" && next.text.length >= 3 && next.gap === "-" && tokens[at]?.kind === "number" && (tokens[at]?.text.length ?? 0) < SHORTEST_CODE;
}
/** "Seastar 1000", "1000 images": too common to be a model by itself. */
function isRound(text) {
	return text.length === 4 && text.endsWith("00") && /[05]00$/.test(text);
}
/** "Hades II", and the single letters of "Series X". */
function readNumeral(tokens, roles, at, designators) {
	const { text } = tokens[at];
	const before = tokens[at - 1]?.text;
	const letter = text.length === 1 && (before === "series" || before === "xbox");
	const number = text.length > 1 || roles[at - 1] === "code" ? readRoman(text) : null;
	if (!letter && number === null) return;
	designators.push({
		text,
		number: letter ? null : number,
		at
	});
	claim(roles, at, at + 1, "designator");
}
//#endregion
//#region src/matching/understand/translate.ts
const GLUED = /^([a-z]{0,2}\d{1,4})(promax|proplus|pro|plus|ultra|mini|lite|max|fe|air|ii|iii|iv)$/;
function kindOf(text) {
	if (/^\d+$/.test(text)) return "number";
	return /\d/.test(text) ? "mixed" : "word";
}
function replaceBy(texts, first, last) {
	return texts.map((text, index) => ({
		text,
		kind: kindOf(text),
		start: first.start,
		end: last.end,
		gap: index === 0 ? first.gap : " ",
		nested: first.nested,
		plus: last.plus && index === texts.length - 1
	}));
}
/**
* Writes names of other scripts and shortened ones in one way ("アイフォン" and "ps5" become "iphone"
* and "playstation 5"), and parts a variant or numeral from the code it is glued to ("15pro", "6ii").
*/
function translate(tokens) {
	const { aliases } = vocabulary();
	const out = [];
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		const alias = aliases.at(tokens, i);
		if (alias) {
			const last = tokens[i + alias.length - 1];
			out.push(...replaceBy((alias.senses[0]?.meaning ?? "").split(" "), token, last));
			i += alias.length - 1;
			continue;
		}
		const glued = token.kind === "mixed" ? GLUED.exec(token.text) : null;
		if (glued) out.push(...replaceBy(glued.slice(1), token, token));
		else out.push(token);
	}
	return out;
}
//#endregion
//#region src/matching/understand/fields.ts
/** The tokens of a field beside the title, and the known words in it. */
function read(text) {
	const tokens = translate(tokenise(normalise(text), vocabulary().split));
	return {
		tokens,
		marks: readMarks(tokens, tokens.map(() => "word"))
	};
}
const LONGEST_BRAND = 40;
/** The makers a brand field names; `rest` is its words where it names one we do not know. */
function readBrands(text) {
	if (!text) return {
		brands: [],
		rest: ""
	};
	const { tokens, marks } = read(text);
	const brands = meanings(marks, "brand").concat(meanings(marks, "accessory brand"));
	const words = tokens.map((token) => token.text).join(" ");
	return {
		brands,
		rest: brands.length > 0 ? "" : words.slice(0, LONGEST_BRAND)
	};
}
/** The platforms and forms a field names, beside those of the title. */
function readFormats(text) {
	const { marks } = text ? read(text) : { marks: [] };
	return {
		platforms: meanings(marks, "platform"),
		forms: meanings(marks, "form")
	};
}
/** What a condition field says: used, refurbished, opened, broken, new; null for anything else. */
function readCondition(text) {
	if (!text) return null;
	const { tokens, marks } = read(text);
	const [condition] = meanings(marks, "condition");
	if (condition) return condition;
	return tokens.some((token) => NEW_CONDITIONS.has(token.text)) ? "new" : null;
}
/** A trade number written into a title; eight digits are too often something else. */
function gtinIn(tokens) {
	for (const { kind, text } of tokens) {
		if (kind !== "number" || text.length < 12) continue;
		const gtin = readGtin(text);
		if (gtin) return gtin;
	}
	return null;
}
//#endregion
//#region src/matching/understand/flat-title.ts
/**
* A title's letters and digits without blanks and signs, in which a code can be found however it is
* spaced: "wh 1000 xm5" holds "wh1000xm5". Only whole tokens count, so "75192" is not in "175192".
*/
var FlatTitle = class {
	text;
	#starts = /* @__PURE__ */ new Map();
	#ends = /* @__PURE__ */ new Set();
	constructor(tokens) {
		let text = "";
		tokens.forEach((token, index) => {
			if (token.kind === "foreign") text += " ";
			else {
				this.#starts.set(text.length, index);
				text += token.text.replaceAll(".", "").replaceAll(",", "");
				this.#ends.add(text.length);
			}
		});
		this.text = text;
	}
	/** The index of the token at which `code` begins, or -1 where the title does not hold it. */
	find(code) {
		for (let at = this.text.indexOf(code); at >= 0; at = this.text.indexOf(code, at + 1)) {
			const token = this.#starts.get(at);
			if (token !== void 0 && this.#ends.has(at + code.length)) return token;
		}
		return -1;
	}
};
/** Ordinal words as written, with their numbers. */
const ORDINALS = `
1|first, 1st, erste, ersten, première, primera, prima, primeira, eerste, första, pierwsza, birinci, الاول, اول
2|second, 2nd, zweite, zweiten, deuxième, segunda, seconda, tweede, andra, druga, drugiej, ikinci, الثاني, ثاني
3|third, 3rd, dritte, dritten, troisième, tercera, terza, terceira, derde, tredje, trzecia, üçüncü, الثالث, ثالث
4|fourth, 4th, vierte, vierten, quatrième, cuarta, quarta, vierde, fjärde, czwarta, dördüncü, الرابع, رابع
5|fifth, 5th, fünfte, fünften, cinquième, quinta, vijfde, femte, piąta, beşinci, الخامس, خامس
6|sixth, 6th, sechste, sechsten, sixième, sexta, sesta, zesde, sjätte, szósta, altıncı, السادس, سادس
7|seventh, 7th, siebte, siebten, septième, séptima, settima, sétima, zevende, sjunde, siódma, السابع
8|eighth, 8th, achte, achten, huitième, octava, ottava, oitava, achtste, åttonde, ósma, الثامن
9|ninth, 9th, neunte, neunten, neuvième, novena, nona, negende, nionde, dziewiąta, التاسع
10|tenth, 10th, zehnte, zehnten, dixième, décima, decima, tiende, tionde, dziesiąta, العاشر`.trim().split("\n").flatMap((row) => {
	const [number = "", words = ""] = row.split("|");
	return words.split(", ").map((word) => [word, Number(number)]);
});
//#endregion
//#region src/matching/understand/generations.ts
const NEWEST_YEAR = 2039;
const OLDEST_YEAR = 1985;
/** "11th", "2e", "2ª", "3." before the word for generation. */
const ORDINAL_NUMBER = /^(\d{1,2})(?:st|nd|rd|th|e|a|o|er|eme|ste|de)?$/;
const GLUED_GENERATION = /^gen(\d{1,2})$/;
/** Standards have generations of their own, which are not the product's. */
const STANDARDS = new Set([
	"usb",
	"pcie",
	"pci",
	"nvme",
	"intel",
	"core",
	"ryzen",
	"wifi",
	"x4",
	"m.2"
]);
const CURRENCY_BEFORE = /[$€£¥₹₺₩]\s?$/;
const CURRENCY_AFTER = /^\s?[$€£¥₹₺₩]/;
const CURRENCY_WORDS = new Set("eur usd gbp jpy inr try pln sek sar aed brl tl zł zl kr rs euro".split(" "));
let ordinals;
function readOrdinal(text) {
	ordinals ??= new Map(ORDINALS.map(([word, number]) => [normalise(word), number]));
	const written = ORDINAL_NUMBER.exec(text);
	return written ? Number(written[1]) : ordinals.get(text) ?? readRoman(text);
}
/** Finds "gen 2", "2nd generation", "第2世代" and claims their tokens. */
function readGenerations(tokens, roles) {
	const found = [];
	const keep = (generation, from, to) => {
		if (!generation || generation > 30) return false;
		claim(roles, from, to, "generation");
		for (let i = from - 2; i < from; i++) if (STANDARDS.has(tokens[i]?.text ?? "")) return true;
		found.push(generation);
		return true;
	};
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		const glued = GLUED_GENERATION.exec(token.text);
		if (glued) keep(Number(glued[1]), i, i + 1);
		if (token.text !== "gen") continue;
		const before = tokens[i - 1];
		const after = tokens[i + 1];
		const from = tokens[i - 2]?.text === "第" ? i - 2 : i - 1;
		if (before && token.gap !== "(" && token.gap !== "," && keep(readOrdinal(before.text), from, i + 1)) continue;
		if (after && keep(readOrdinal(after.text), i, i + 2)) continue;
		claim(roles, i, i + 1, "stop");
	}
	return found;
}
/** Finds bare years and claims their tokens. */
function readYears(tokens, roles) {
	const found = [];
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		if (token.kind !== "number" || token.text.length !== 4 || roles[i] !== "word") continue;
		const year = Number(token.text);
		if (isGlued(token) || tokens[i + 1] !== void 0 && isGlued(tokens[i + 1]) || !(year >= OLDEST_YEAR && year <= NEWEST_YEAR)) continue;
		found.push(year);
		claim(roles, i, i + 1, "year");
	}
	return found;
}
function isGlued(token) {
	return token.gap === "-" || token.gap === "/" || token.gap === ".";
}
/** Claims amounts of money, so that they are not taken for codes. */
function claimPrices(text, tokens, roles) {
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		if (token.kind !== "number") continue;
		const before = text.slice(Math.max(0, token.start - 2), token.start);
		const after = text.slice(token.end, token.end + 2);
		if (CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after)) claim(roles, i, i + 1, "price");
		else if (CURRENCY_WORDS.has(tokens[i + 1]?.text ?? "")) claim(roles, i, i + 2, "price");
	}
}
//#endregion
//#region src/matching/understand/makers.ts
/** Makers named in a title. What comes after "for" made something else. */
function makersIn(marks) {
	const target = marks.find((one) => one.kind === "connective" && one.meaning === "for");
	const own = target ? marks.filter((one) => one.from < target.from) : marks;
	const lines = own.some((one) => one.kind === "accessory" && !WEAK_ACCESSORIES.has(one.meaning)) ? [] : meanings(own, "line");
	return [
		...meanings(own, "brand"),
		...meanings(own, "accessory brand"),
		...lines
	];
}
//#endregion
//#region src/matching/understand/packs.ts
/** More than this of anything is what it is made of, not how many are in the pack. */
const LARGEST_PACK = 150;
/** Of these the pieces are counted, never the packs. */
const MADE_OF_PIECES = new Set("lego bricks brick puzzle jigsaw klocki bausteine briques bloques blocos building bloks ブロック 블록 مكعبات screwdriver screwdrivers schraubendreher schraubendreherset tournevis cacciaviti destornilladores schroevendraaierset skruvmejselsats wkretakow tornavida مفكات fenda ドライバーセット 드라이버".split(" "));
const GLUED_COUNT = /^(\d{1,4})(er|pk|pack|packs|pcs|pc|ct|count|stk|st|szt|uds|adet|un|li|lu)$/;
const TIMES_AFTER = /^x(\d{1,3})$/;
/** "6x" before the name. */
const TIMES_BEFORE = /^(\d{1,2})x$/;
/** Words that lead a title to say how many are sold: "Kit 6 Nutella 750 g". */
const LEADS_A_COUNT = new Set("kit pack lot set combo conjunto pacote paquete caja".split(" "));
const LARGEST_LEADING_COUNT = 48;
/** Finds pack sizes and claims their tokens. Quantities must have been read before. */
function readPacks(tokens, roles, quantities) {
	const { packs } = vocabulary();
	const ofPieces = tokens.some((token) => MADE_OF_PIECES.has(token.text));
	const sizes = [];
	const contents = [];
	const keep = (count, from, to) => {
		if (!Number.isInteger(count) || count < 1 || count > 2e4) return;
		claim(roles, from, to, "pack");
		if (count <= LARGEST_PACK && !ofPieces) sizes.push(count);
		else {
			const label = `${count} pieces`;
			contents.push({
				dimension: "pieces",
				value: count,
				label,
				times: 1,
				from,
				to
			});
		}
	};
	for (const { times, dimension, to } of quantities) {
		if (dimension === "capacity") continue;
		if (times > 1) sizes.push(times);
		const sign = tokens[to];
		const glued = sign && TIMES_AFTER.exec(sign.text);
		if (glued) keep(Number(glued[1]), to, to + 1);
		else if (sign?.text === "x" && tokens[to + 1]?.kind === "number") keep(readNumber(tokens[to + 1]?.text ?? ""), to, to + 2);
	}
	const leading = leadingCount(tokens);
	if (leading) keep(leading.count, 0, leading.to);
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		if (!isFree(roles, i, i + 1)) continue;
		const glued = token.kind === "mixed" ? GLUED_COUNT.exec(token.text) : null;
		if (glued) {
			keep(Number(glued[1]), i, i + 1);
			continue;
		}
		if (token.kind === "number") {
			const term = packs.at(tokens, i + 1);
			const after = term?.senses.some((sense) => sense.kind === "pack after");
			const next = tokens[i + 1];
			const near = next && [
				"",
				" ",
				"-",
				"'",
				"."
			].includes(next.gap);
			if (term && after && near) keep(readNumber(token.text), i, i + 1 + term.length);
			continue;
		}
		const term = packs.at(tokens, i);
		const to = i + (term?.length ?? 0);
		for (const sense of term?.senses ?? []) if (sense.kind === "pack number") keep(Number(sense.meaning), i, to);
		else if (sense.kind === "pack before" && tokens[to]?.kind === "number") keep(readNumber(tokens[to]?.text ?? ""), i, to + 1);
	}
	return {
		sizes,
		contents
	};
}
/** "6 x Nutella 750 g", "Kit 6 Nutella": how many of the whole, said before its name. */
function leadingCount(tokens) {
	const [first, second, third] = tokens;
	if (!first || !second || !third) return null;
	const glued = TIMES_BEFORE.exec(first.text)?.[1];
	const isProduct = first.kind === "number" && second.text === "x" && third.kind === "word";
	const isLed = LEADS_A_COUNT.has(first.text) && second.kind === "number" && third.kind === "word";
	const count = Number(isLed ? second.text : isProduct ? first.text : glued ?? 0);
	if (count < 2 || count > LARGEST_LEADING_COUNT) return null;
	if (glued && second.kind !== "word") return null;
	return {
		count,
		to: glued ? 1 : 2
	};
}
//#endregion
//#region src/matching/understand/inch-marks.ts
/** Tells the inch marks of a title from its quotation marks. Asked from its beginning to its end. */
var InchMarks = class {
	#text;
	/** Up to where `"` have been counted, and whether one that was no inch mark is still open. */
	#countedTo = 0;
	#quotationOpen = false;
	constructor(text) {
		this.#text = text;
	}
	/** Whether `"` at `position`, right after a number, is an inch mark. */
	isAt(position) {
		if (this.#text[position] !== "\"") return false;
		for (; this.#countedTo < position; this.#countedTo++) if (this.#text[this.#countedTo] === "\"") this.#quotationOpen = !this.#quotationOpen;
		if (this.#quotationOpen) return false;
		this.#countedTo = position + 1;
		return true;
	}
};
//#endregion
//#region src/matching/understand/quantities.ts
const NUMBER_AND_UNIT = /^(\d+(?:[.,]\d+)*)([^\d.,].*)$/;
const TIMES = /^(\d{1,3})x$/;
const TIMES_NUMBER = /^(\d{1,3})x(\d+(?:[.,]\d+)*)(.*)$/;
/** Units large enough that "1.500 kg" is one and a half; of the others "1.500 ml" is many. */
const LARGE_UNITS = new Set("kg l TB m lb kW kWh cm inch ft GHz gal oz Ah".split(" ").concat("cu ft", "fl oz"));
/** Nothing sold is larger by these units, so a larger number before "in" or "to" is a sentence. */
const LARGEST_BEFORE_A_WORD = new Map([["in", 130], ["to", 40]]);
/** Dimensions of which a pack has several: elsewhere "2 x 50 W" describes one thing. */
const PACKABLE = new Set([
	"capacity",
	"volume",
	"weight"
]);
var QuantityReader = class {
	found = [];
	#text;
	#tokens;
	#roles;
	#vocabulary = vocabulary();
	#inchMarks;
	constructor(text, tokens, roles) {
		this.#text = text;
		this.#tokens = tokens;
		this.#roles = roles;
		this.#inchMarks = new InchMarks(text);
	}
	read() {
		for (let i = 0; i < this.#tokens.length; i++) {
			const token = this.#tokens[i];
			if (token.kind !== "number" && token.kind !== "mixed") continue;
			if (!isFree(this.#roles, i, i + 1) || this.#keepAperture(i, token)) continue;
			const amount = this.#amountAt(i, token);
			if (amount) this.#keep(i, amount);
		}
		return this.found;
	}
	#unit(word) {
		const [sense] = this.#vocabulary.units.word(word);
		return sense ? this.#vocabulary.unitOf.get(sense.meaning) ?? null : null;
	}
	/** The unit written from token `at` on, and where it ends. */
	#unitAt(at) {
		const token = this.#tokens[at];
		if (!token || token.kind === "number" || ![
			"",
			" ",
			"-",
			"."
		].includes(token.gap)) return null;
		const term = this.#vocabulary.units.at(this.#tokens, at);
		const unit = term && this.#vocabulary.unitOf.get(term.senses[0]?.meaning ?? "");
		if (!term || !unit) return null;
		const to = at + term.length;
		return this.#isSentence(at) ? null : {
			unit,
			to
		};
	}
	/** Whether "in" and "to" are words: "2 in 1", "from 2 to 5", "usb 3.0 to sata". */
	#isSentence(at) {
		const largest = LARGEST_BEFORE_A_WORD.get(this.#tokens[at]?.text ?? "");
		if (largest === void 0) return false;
		const before = this.#tokens[at - 1]?.text ?? "";
		const after = this.#tokens[at + 1];
		if (readNumber(before) > largest || before.endsWith(".0")) return true;
		return after?.kind === "number" && readNumber(after.text) <= largest;
	}
	#amountAt(at, token) {
		const product = token.kind === "mixed" ? TIMES_NUMBER.exec(token.text) : null;
		if (product) {
			const [, times = "1", text = "", suffix = ""] = product;
			return this.#amountOf(text, suffix, Number(times), at, token.end);
		}
		if (token.kind === "mixed") {
			const times = TIMES.exec(token.text)?.[1];
			if (times) return this.#timesAmount(at + 1, Number(times));
			const glued = NUMBER_AND_UNIT.exec(token.text);
			if (glued) return this.#amountOf(glued[1] ?? "", glued[2] ?? "", 1, at, token.end);
			return null;
		}
		if (this.#tokens[at + 1]?.text === "x") {
			const amount = this.#timesAmount(at + 2, readNumber(token.text));
			if (amount) return amount;
		}
		return this.#amountOf(token.text, "", 1, at, token.end);
	}
	/** "2 x 8 gb", "2x 8gb": what follows the sign. */
	#timesAmount(at, times) {
		const token = this.#tokens[at];
		if (!token || token.kind !== "number" && token.kind !== "mixed") return null;
		if (TIMES.test(token.text) || this.#tokens[at + 1]?.text === "x") return null;
		const amount = this.#amountAt(at, token);
		return amount && PACKABLE.has(amount.unit.dimension) ? {
			...amount,
			times
		} : null;
	}
	#amountOf(text, suffix, times, at, end) {
		if (suffix !== "") {
			if (suffix === "g" && (text.length === 1 || text.length > 3 && Number(text) % 500 !== 0)) return null;
			const before = this.#tokens[at - 1];
			if (this.#tokens[at]?.gap === "-" && before?.kind === "word" && suffix.length === 1 && before.text.length <= 4) return null;
			const unit = this.#unit(suffix);
			return unit ? {
				text,
				unit,
				times,
				to: at + 1
			} : null;
		}
		const written = this.#unitAt(at + 1);
		if (written) return {
			text,
			times,
			...written
		};
		const inch = this.#vocabulary.unitOf.get("inch");
		if (inch && this.#inchMarks.isAt(end)) return {
			text,
			unit: inch,
			times,
			to: at + 1
		};
		return null;
	}
	#keep(from, { text, unit, times, to }) {
		const number = readNumber(text, LARGE_UNITS.has(unit.label));
		const last = this.#tokens[to - 1];
		const after = this.#text.slice(last.end, last.end + 2);
		const dimension = unit.dimension === "capacity" && after === "/s" ? "speed" : unit.dimension;
		const one = {
			dimension,
			times: 1,
			from,
			to
		};
		this.#keepRange(from, unit, one);
		const inGigabytes = unit.label === "MB" && number >= 1024;
		this.found.push({
			...one,
			...inGigabytes ? { dimension: "capacity" } : {},
			value: inGigabytes ? number / 1024 : number * unit.factor,
			...unit.label === "TB" ? { alternative: number * 1024 } : {},
			label: `${number} ${unit.label}`,
			...this.#tokens[to]?.text === "ram" || this.#tokens[from - 1]?.text === "ram" ? { ram: true } : {},
			times: PACKABLE.has(dimension) ? times : 1
		});
		claim(this.#roles, from, to, "quantity");
		if (after === "/s") claim(this.#roles, to, to + 1, "quantity");
	}
	/** "f/2.8" and "f2.8", the opening of a lens. */
	#keepAperture(at, token) {
		const split = /^f(\d)$/.exec(token.text);
		const next = this.#tokens[at + 1];
		const glued = split && next?.kind === "number" && next.gap === ".";
		const apart = token.kind === "number" && this.#tokens[at - 1]?.text === "f";
		if (!glued && !apart) return false;
		const number = glued ? Number(`${split[1]}.${next.text}`) : readNumber(token.text);
		if (!(number > .5 && number < 50)) return false;
		const [from, to] = glued ? [at, at + 2] : [at - 1, at + 1];
		const label = `f/${number}`;
		this.found.push({
			dimension: "aperture",
			value: number,
			label,
			times: 1,
			from,
			to
		});
		claim(this.#roles, from, to, "quantity");
		return true;
	}
	/** "24-70 mm": the number before the dash has the same unit. */
	#keepRange(from, unit, rest) {
		const before = this.#tokens[from - 1];
		if (this.#tokens[from]?.gap !== "-" || before?.kind !== "number") return;
		const number = readNumber(before.text);
		if (number <= 0 || !isFree(this.#roles, from - 1, from)) return;
		this.found.push({
			...rest,
			value: number * unit.factor,
			label: `${number} ${unit.label}`
		});
		claim(this.#roles, from - 1, from, "quantity");
	}
};
/** Finds the numbers with units of a title and claims their tokens. */
function readQuantities(text, tokens, roles) {
	return new QuantityReader(text, tokens, roles).read();
}
//#endregion
//#region src/matching/understand/variant-part.ts
/** The token with which the name of the variant begins, at the end of its title. */
function startOfVariant(tokens, variant) {
	if (!variant) return tokens.length;
	const own = translate(tokenise(normalise(variant), vocabulary().split));
	return Math.max(0, tokens.length - own.length);
}
/** Leaves out what is said before the variant's name and otherwise in it. */
function withoutOthers(said, start, kindOf) {
	const own = new Set(said.flatMap((one) => one.from >= start ? [kindOf(one)] : []));
	own.delete(null);
	return said.filter((one) => one.from >= start || !own.has(kindOf(one)));
}
/** "990 PRO 1TB / 2TB / 4TB - 2TB" has 2 TB: the rest speaks of the product's other variants. */
function quantitiesOfVariant(quantities, start) {
	return withoutOthers(quantities, start, ({ dimension }) => dimension);
}
/** The same of colours: "Headset Black/Silver - Silver" is silver. */
function marksOfVariant(marks, start) {
	return withoutOthers(marks, start, ({ kind }) => kind === "colour" ? kind : null);
}
//#endregion
//#region src/matching/understand/understanding.ts
/** What makes a product is said in fewer words; the rest costs time and means nothing. */
const MOST_TOKENS = 160;
function wordsOf$2(tokens) {
	const words = /* @__PURE__ */ new Map();
	tokens.forEach(({ text }, index) => {
		if (!words.has(text)) words.set(text, index);
		const one = singular(text);
		if (!words.has(one)) words.set(one, index);
	});
	return words;
}
/** Reads everything out of a product's title and fields that comparing needs. */
function understand(facts) {
	const text = normalise(facts.title);
	const tokens = translate(tokenise(text, vocabulary().split).slice(0, MOST_TOKENS));
	const variantAt = startOfVariant(tokens, facts.variant);
	const roles = tokens.map(() => "word");
	claimPrices(text, tokens, roles);
	const quantities = quantitiesOfVariant(readQuantities(text, tokens, roles), variantAt);
	const packs = readPacks(tokens, roles, quantities);
	const generations = readGenerations(tokens, roles);
	const marks = marksOfVariant(readMarks(tokens, roles), variantAt);
	tokens.forEach((token, index) => {
		if (token.plus) marks.push({
			kind: "variant",
			meaning: "plus",
			from: index,
			to: index + 1
		});
	});
	const years = readYears(tokens, roles);
	const { codes, designators } = readCodes(text, tokens, roles);
	const field = readBrands(facts.brand);
	const format = readFormats(facts.format);
	const makers = makersIn(marks);
	const foreign = tokens.reduce((sum, token) => sum + (token.kind === "foreign" ? 1 : 0), 0);
	return {
		text,
		tokens,
		roles,
		marks,
		quantities: packs.contents.length > 0 ? [...quantities, ...packs.contents] : quantities,
		packs,
		generations,
		years,
		codes,
		designators,
		brands: new Set([...field.brands, ...makers]),
		namedBrands: new Set([...field.brands, ...meanings(marks, "brand")]),
		otherBrand: field.rest,
		words: wordsOf$2(tokens),
		flat: new FlatTitle(tokens),
		foreignShare: tokens.length > 0 ? foreign / tokens.length : 0,
		gtin: facts.gtin && readGtin(facts.gtin) || readGtin(facts.title) || gtinIn(tokens),
		mpn: facts.mpn ? comparablePartNumber(facts.mpn) : "",
		runsOn: [...meanings(marks, "platform"), ...format.platforms],
		comesAs: [...meanings(marks, "form"), ...format.forms],
		statedCondition: readCondition(facts.condition)
	};
}
//#endregion
//#region src/matching/understand/work.ts
/** Numbers that titles have: "Cyber Noir 2099", "1984". */
const YEAR_LIKE = /^(?:1[5-9]|2[01])\d\d$/;
/** A person's name has so many words at most, initials included. */
const LONGEST_PERSON = 5;
/** What things have and works do not. */
const OF_THINGS = new Set([
	"brand",
	"line",
	"quantity",
	"pack",
	"platform"
]);
/** Reads "title – person" out of a query; null where it is anything else. */
function readWork({ tokens, roles, codes, brands }) {
	const titleTo = tokens.findIndex((token) => token.gap === "~");
	if (titleTo < 1 || brands.size > 0) return null;
	if (roles.some((role) => OF_THINGS.has(role))) return null;
	if (!codes.every(({ canonical }) => YEAR_LIKE.test(canonical))) return null;
	const person = tokens.slice(titleTo);
	if (person.length < 2 || person.length > LONGEST_PERSON) return null;
	return person.every(({ kind, gap, text }, i) => (kind === "word" || kind === "foreign") && (i === 0 || gap === " " || gap === "." || gap === "-" || text.length === 1)) ? { titleTo } : null;
}
//#endregion
//#region src/matching/understand/request.ts
const PHYSICAL = new Set([
	"capacity",
	"size",
	"volume",
	"weight",
	"power"
]);
function accessoriesIn(marks) {
	const lookalikes = meanings(marks, "lookalike").filter((meaning) => !MERCHANDISE.has(meaning));
	return [...meanings(marks, "accessory"), ...lookalikes];
}
function identityOf(wanted, title, atoms) {
	const measured = title.quantities.filter((one) => PHYSICAL.has(one.dimension)).length;
	const models = atoms.some((one) => one.kind === "designator" && distinctnessOf(one) > 1);
	const makers = atoms.some((one) => one.kind === "brand" || one.kind === "line");
	const isNumber = !makers && measured === 0 && title.codes.every(({ canonical }) => (atoms.length === 1 ? /^\d{4}$/ : YEAR_LIKE).test(canonical));
	const codes = isNumber ? 0 : title.codes.length;
	const fields = (wanted.brand ? 1 : 0) + (title.mpn ? 1 : 0);
	const isMade = wanted.brand !== void 0 && title.otherBrand === "" || title.mpn !== "";
	const words = atoms.reduce((sum, one) => sum + (isNumber && one.kind === "code" ? .5 : distinctnessOf(one)), 0);
	const variants = new Set(meanings(title.marks, "variant")).size;
	return {
		isHardware: makers || models || isMade || codes + measured > 0,
		distinctness: words + fields + .5 * (measured + variants)
	};
}
/** The query's parts: all of its name, and its description at little weight. */
function partsOf(title) {
	const { atoms, isPlatform } = withoutPlatform(atomsOf(title), title.marks);
	const nameEnd = endOfName(title, atoms);
	return {
		atoms: withoutDescription(atoms, nameEnd),
		isPlatform,
		nameEnd
	};
}
/** Reads out of the wanted product what every comparison asks of it. */
function readRequest(wanted) {
	const title = understand(wanted);
	const { marks, statedCondition } = title;
	const { atoms, isPlatform, nameEnd } = partsOf(title);
	const named = marks.filter((one) => one.from < nameEnd);
	const work = readWork(title);
	const identity = identityOf(wanted, title, atoms);
	const isHardware = identity.isHardware && !work;
	const all = [...atoms, ...furtherWords(title, atoms, isHardware, work)];
	const mainAccessories = accessoriesIn(named).filter((meaning) => meaning !== "ink");
	const connectives = meanings(named, "connective");
	const bundles = meanings(marks, "bundle");
	const saysPlus = title.tokens.some((token) => token.gap === "+");
	const conditions = new Set(meanings(marks, "condition"));
	if (statedCondition && statedCondition !== "new") conditions.add(statedCondition);
	return {
		...title,
		...identity,
		isHardware,
		work,
		atoms: withoutTarget(all, named),
		nameEnd,
		accessories: new Set(accessoriesIn(marks)),
		mainAccessories,
		variants: new Set(meanings(named, "variant")),
		colours: meanings(marks, "colour"),
		platforms: new Set(isPlatform ? [] : meanings(named, "platform")),
		forms: new Set(meanings(marks, "form")),
		conditions,
		ownKinds: ownKindsOf(title, mainAccessories.length > 0),
		saysFor: connectives.includes("for") || connectives.includes("for after"),
		saysLike: connectives.includes("like") || connectives.includes("like after"),
		saysBundle: saysPlus || bundles.length > 0,
		saysPlus: saysPlus || bundles.includes("bundle"),
		isPlatform
	};
}
//#endregion
//#region src/matching/weigh/overlap.ts
/** Shorter words are found in others by chance. */
const SHORTEST_WITHIN$1 = 4;
function holds({ keys, title }, { key, kind }) {
	if (keys.has(key)) return true;
	if (kind === "foreign") return key.length > 1 && title.text.includes(key);
	return key.length >= SHORTEST_WITHIN$1 && title.flat.find(key) >= 0;
}
/** Looks for the words of one title in another. */
function overlapOf(of, within) {
	const found = new Uint8Array(of.items.length);
	const missing = [];
	let [shared, lost, rarestShared, rarestMissing, secondMissing] = [
		0,
		0,
		0,
		0,
		0
	];
	for (let i = 0; i < of.items.length; i++) {
		const item = of.items[i];
		const { weight } = item;
		if (holds(within, item)) {
			found[i] = 1;
			shared += weight;
			if (weight > rarestShared) rarestShared = weight;
			continue;
		}
		missing.push(item);
		lost += weight;
		if (weight > rarestMissing) {
			secondMissing = rarestMissing;
			rarestMissing = weight;
		} else if (weight > secondMissing) secondMissing = weight;
	}
	return {
		found,
		missing,
		shared,
		lost,
		rarestShared,
		rarestMissing,
		secondMissing
	};
}
/** How well a word stands for another that is not quite the same: its beginning, or a typing error. */
function likeness(a, b) {
	const length = Math.min(a.length, b.length);
	if (length < 3 || a[0] !== b[0]) return 0;
	let same = 1;
	while (same < length && a[same] === b[same]) same++;
	if (same === length && length >= 4) return .7;
	if (same >= 5 || same >= 4 && same / Math.max(a.length, b.length) > .6) return .5;
	return length >= 5 && editDistance(a, b, 1) <= 1 ? .8 : 0;
}
/** More words than this are not compared letter by letter. */
const MOST_LOOSE = 16;
/** The weight of the missing words for which the other title has one nearly like them. */
function looseOverlap(missing, others) {
	let sum = 0;
	for (let i = 0; i < Math.min(missing.length, MOST_LOOSE); i++) {
		const { key, kind, weight } = missing[i];
		if (kind !== "word") continue;
		let best = 0;
		for (let k = 0; k < Math.min(others.length, MOST_LOOSE); k++) {
			const other = others[k];
			if (other.kind !== "word" && other.kind !== "mixed") continue;
			best = Math.max(best, likeness(key, other.key));
		}
		sum += best * weight;
	}
	return sum;
}
/** The share of letter triples that two titles have in common, 0 to 1. */
function sharedTriples(a, b) {
	let shared = 0;
	for (let i = 0, j = 0; i < a.length && j < b.length;) {
		const left = a[i];
		const right = b[j];
		if (left === right) {
			shared++;
			i++;
			j++;
		} else if (left < right) i++;
		else j++;
	}
	return a.length + b.length > 0 ? 2 * shared / (a.length + b.length) : 0;
}
/** The longest run of words in the same order, and the share of neighbours that stay neighbours. */
function orderOf(a, b) {
	const { tokens } = a.title;
	const { words } = b.title;
	let [run, longest, kept] = [
		0,
		0,
		0
	];
	let before;
	for (const { text } of tokens) {
		const place = words.get(text);
		if (place === void 0) run = 0;
		else if (before !== void 0 && place === before + 1) {
			run++;
			kept++;
		} else run = 1;
		before = place;
		if (run > longest) longest = run;
	}
	return {
		run: longest,
		adjacent: tokens.length > 1 ? kept / (tokens.length - 1) : 0
	};
}
//#endregion
//#region src/matching/weigh/hit-list.ts
/** Looks over a whole list. */
function hitListOf(wanted, listings) {
	const found = new Uint8Array(wanted.items.length);
	const counts = /* @__PURE__ */ new Map();
	let most = 0;
	for (const listing of listings) {
		const overlap = overlapOf(wanted, listing);
		for (let i = 0; i < found.length; i++) if (overlap.found[i]) found[i] = 1;
		if (overlap.shared > most) most = overlap.shared;
		for (const { key } of listing.items) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return {
		size: Math.max(1, listings.length),
		found,
		most,
		counts
	};
}
//#endregion
//#region src/matching/weigh/code-overlap.ts
/** More codes than this are not compared: no title needs more. */
const MOST_CODES = 10;
function has({ keys, title }, { canonical }) {
	return keys.has(canonical) || title.flat.find(canonical) >= 0;
}
const DIGITS = /^\d+$/;
const DIGIT$1 = /\d/;
/** What comes after a common beginning: letters only, digits on one side or on both. */
function restOf(a, b) {
	return 1 + 3 * ((DIGIT$1.test(a) ? 1 : 0) + (DIGIT$1.test(b) ? 1 : 0)) + (a && b ? 1 : 0) + (a.length + b.length > 4 ? 1 : 0);
}
/** Compares the codes of two titles. */
function codeOverlapOf(a, b) {
	let shared = 0;
	let count = 0;
	const lostOf = (codes, other) => codes.slice(0, MOST_CODES).filter((code) => {
		if (!has(other, code)) return true;
		const { length } = code.canonical;
		count++;
		shared = Math.max(shared, DIGITS.test(code.canonical) ? length - 1 : length);
		return false;
	});
	const missing = lostOf(a.title.codes, b);
	const extra = lostOf(b.title.codes, a);
	let [near, family, stem, rest] = [
		false,
		false,
		0,
		0
	];
	for (const { canonical: ours } of missing) for (const { canonical: theirs } of extra) {
		near ||= isNearCode(ours, theirs);
		family ||= isFamily(ours, theirs);
		let same = 0;
		while (same < ours.length && ours[same] === theirs[same]) same++;
		if (same <= stem) continue;
		stem = same;
		rest = restOf(ours.slice(same), theirs.slice(same));
	}
	return {
		shared,
		count,
		missing,
		extra,
		near,
		family,
		stem,
		rest
	};
}
const SHORTEST_PIECE = 3;
const MOST_PIECES = 3;
/** The largest share of a code that the other title has in one piece; 1 where it lacks none. */
function largestPiece(codes, { title }) {
	if (codes.length === 0) return 1;
	let best = 0;
	for (const { canonical } of codes.slice(0, MOST_PIECES)) {
		const { length } = canonical;
		for (let size = length - 1; size >= SHORTEST_PIECE && size / length > best; size--) for (let from = 0; from + size <= length; from++) {
			if (!title.flat.text.includes(canonical.slice(from, from + size))) continue;
			best = size / length;
			break;
		}
	}
	return best;
}
const SHORTEST_PART_NUMBER = 3;
/** From this length on a part number can stand within a longer word. */
const SHORTEST_WITHIN = 6;
function namesPartNumber({ title: { mpn } }, { title }) {
	if (mpn.length < SHORTEST_PART_NUMBER) return false;
	if (title.mpn === mpn || title.flat.find(mpn) >= 0) return true;
	return mpn.length >= SHORTEST_WITHIN && title.flat.text.includes(mpn);
}
/** Part numbers: 2 the same, 1 of a family, 0 nothing known, -1 others, -2 nearly the same. */
function comparedPartNumbers(a, b) {
	if (namesPartNumber(a, b) || namesPartNumber(b, a)) return 2;
	const [ours, theirs] = [a.title.mpn, b.title.mpn];
	if (!ours || !theirs) return 0;
	if (isFamily(ours, theirs)) return 1;
	return isNearCode(ours, theirs) ? -2 : -1;
}
//#endregion
//#region src/matching/weigh/words.ts
const NO_WORDS = /* @__PURE__ */ new Map();
/** Writes what the words say that both have, those that only one has, and the worst of these. */
function weighWords({ items }, { found, missing }, { missing: extra }, words, out, at) {
	if (words.size === 0) return;
	let shared = 0;
	let worst = 0;
	for (let i = 0; i < items.length; i++) if (found[i]) shared += words.get(items[i].key)?.shared ?? 0;
	const oneSided = (alone) => {
		let sum = 0;
		for (const { key } of alone) {
			const said = words.get(key)?.oneSided ?? 0;
			if (said < worst) worst = said;
			sum += said;
		}
		return sum;
	};
	out[at] = shared;
	out[at + 1] = oneSided(missing) + oneSided(extra);
	out[at + 2] = worst;
}
//#endregion
//#region src/matching/weigh/measures.ts
/** Kinds of known words of which both titles should name the same. */
const NAMED = [
	"accessory",
	"variant",
	"colour",
	"condition",
	"bundle",
	"form",
	"platform",
	"line",
	"generic",
	"lookalike"
];
const DIMENSIONS = [
	"capacity",
	"size",
	"volume",
	"weight",
	"pieces",
	"others"
];
/** What is measured of two titles, in the order of the values of `measure`. */
const MEASURES = [
	...[
		"wanted found",
		"listing found",
		"both found"
	],
	...["wanted found loosely", "listing found loosely"],
	...[
		"rarest shared",
		"rarest missing",
		"second missing",
		"rarest extra",
		"second extra"
	],
	...[
		"weight missing",
		"weight extra",
		"weight shared"
	],
	...[
		"words wanted",
		"words listed",
		"length ratio"
	],
	...[
		"first word",
		"head found",
		"listing head found",
		"longest run",
		"adjacent",
		"triples"
	],
	...[
		"numbers shared",
		"numbers missing",
		"numbers extra",
		"numbers other"
	],
	...[
		"models shared",
		"models missing",
		"models extra",
		"models other"
	],
	...[
		"code shared",
		"codes shared",
		"codes missing",
		"codes extra",
		"codes other"
	],
	...[
		"code near",
		"code family",
		"code piece",
		"code piece back",
		"code stem",
		"code rest"
	],
	...[
		"code missing length",
		"code extra length",
		"part number"
	],
	...[
		"scripts",
		"brand shared",
		"brand other",
		"brand one-sided",
		"price ratio"
	],
	...DIMENSIONS.flatMap((one) => [
		"same",
		"other",
		"missing",
		"extra"
	].map((is) => `${one} ${is}`)),
	...NAMED.flatMap((one) => [
		"shared",
		"missing",
		"extra"
	].map((is) => `${one} ${is}`)),
	...COMPARED_KINDS.map((kind) => `found: ${kind}`),
	"objections",
	...[
		"learned shared",
		"learned one-sided",
		"learned worst"
	],
	...[
		"of what others have",
		"behind the best",
		"extra of its own"
	]
];
const AT_EVIDENCE = MEASURES.indexOf(`found: ${COMPARED_KINDS[0]}`);
const AT_OBJECTIONS = MEASURES.indexOf("objections");
/** Where the measures by learned words begin. */
const AT_LEARNED = MEASURES.indexOf("learned shared");
/** Where the measures by a whole list begin. */
const AT_LIST = MEASURES.indexOf("of what others have");
const KIND_AT = new Map(COMPARED_KINDS.map((kind, at) => [kind, AT_EVIDENCE + at]));
const DIMENSION_AT = new Map(DIMENSIONS.map((one, at) => [one, at]));
const OTHER_DIMENSIONS = DIMENSIONS.length - 1;
/** An objection that would refuse the listing weighs more than the same remark. */
const OBJECTED = 1.5;
const MOST_AMOUNTS = 16;
const LARGEST_PRICE_RATIO = 3;
const NOTHING = /* @__PURE__ */ new Set();
const HEAD = 4;
/** Writes values one after the other. */
var Writer = class {
	values;
	#at = 0;
	constructor(values) {
		this.values = values;
	}
	put(value, most = Number.POSITIVE_INFINITY) {
		this.values[this.#at++] = value < most ? value : most;
	}
	/** Leaves room for so many values, and says where. */
	skip(count) {
		this.#at += count;
		return this.#at - count;
	}
};
function countOf(items, kind) {
	let count = 0;
	for (const one of items) if (one.kind === kind) count++;
	return count;
}
/** How much of the first words is found. */
function headFound({ items }, { found }) {
	let [all, sum] = [0, 0];
	for (let i = 0; i < items.length && i < HEAD; i++) {
		const { weight } = items[i];
		all += weight;
		if (found[i]) sum += weight;
	}
	return all > 0 ? sum / all : 0;
}
function putWords(writer, a, b, ab, ba) {
	const [ours, theirs] = [a.weight || 1, b.weight || 1];
	writer.put(ab.shared / ours);
	writer.put(ba.shared / theirs);
	writer.put(Math.min(ab.shared, ba.shared) / Math.sqrt(ours * theirs));
	writer.put((ab.shared + looseOverlap(ab.missing, ba.missing)) / ours);
	writer.put((ba.shared + looseOverlap(ba.missing, ab.missing)) / theirs);
	writer.put(Math.max(ab.rarestShared, ba.rarestShared));
	writer.put(ab.rarestMissing);
	writer.put(ab.secondMissing);
	writer.put(ba.rarestMissing);
	writer.put(ba.secondMissing);
	writer.put(ab.lost, 12);
	writer.put(ba.lost, 12);
	writer.put(Math.max(ab.shared, ba.shared), 12);
	writer.put(a.items.length, 30);
	writer.put(b.items.length, 30);
	writer.put(Math.log((1 + a.items.length) / (1 + b.items.length)));
	writer.put(a.items[0]?.key === b.items[0]?.key ? 1 : 0);
	writer.put(headFound(a, ab));
	writer.put(headFound(b, ba));
	const { run, adjacent } = orderOf(a, b);
	writer.put(run, 8);
	writer.put(adjacent);
	writer.put(sharedTriples(a.triples, b.triples));
	for (const kind of ["number", "mixed"]) {
		const missing = countOf(ab.missing, kind);
		const extra = countOf(ba.missing, kind);
		writer.put(countOf(a.items, kind) - missing, 6);
		writer.put(missing, 6);
		writer.put(extra, 6);
		writer.put(Math.min(missing, extra), 6);
	}
}
function longest(codes) {
	return codes.reduce((length, { canonical }) => Math.max(length, canonical.length), 0);
}
function putCodes(writer, a, b) {
	const { shared, count, missing, extra, near, family, stem, rest } = codeOverlapOf(a, b);
	writer.put(shared, 14);
	writer.put(count, 6);
	writer.put(missing.length, 4);
	writer.put(extra.length, 4);
	writer.put(Math.min(missing.length, extra.length), 3);
	writer.put(near ? 1 : 0);
	writer.put(family ? 1 : 0);
	writer.put(largestPiece(missing, b));
	writer.put(largestPiece(extra, a));
	writer.put(stem, 12);
	writer.put(rest);
	writer.put(longest(missing));
	writer.put(longest(extra));
	writer.put(comparedPartNumbers(a, b));
}
function putMakers(writer, { title: a }, { title: b }) {
	let same = a.otherBrand !== "" && a.otherBrand === b.otherBrand;
	for (const brand of a.namedBrands) same ||= b.namedBrands.has(brand);
	const names = (one) => one.namedBrands.size > 0 || one.otherBrand !== "";
	writer.put(Math.abs(a.foreignShare - b.foreignShare));
	writer.put(same ? 1 : 0);
	writer.put(!same && a.namedBrands.size > 0 && b.namedBrands.size > 0 ? 1 : 0);
	writer.put(names(a) === names(b) ? 0 : 1);
}
function priceRatio(a, b) {
	if (a.price === null || b.price === null || a.currency !== b.currency) return -1;
	return Math.min(LARGEST_PRICE_RATIO, Math.abs(Math.log(a.price / b.price)));
}
/** Of each dimension how many amounts are the same, other ones, or only on one side. */
function putAmounts({ values }, from, a, b) {
	const [ours, theirs] = [a.slice(0, MOST_AMOUNTS), b.slice(0, MOST_AMOUNTS)];
	const count = ({ dimension }, column) => {
		const at = from + 4 * (DIMENSION_AT.get(dimension) ?? OTHER_DIMENSIONS) + column;
		values[at] = values[at] + 1;
	};
	const spare = theirs.filter((other) => !ours.some((one) => sameAmount(one, other)));
	for (const one of ours) if (theirs.some((other) => sameAmount(one, other))) count(one, 0);
	else count(one, spare.some(({ dimension }) => dimension === one.dimension) ? 1 : 2);
	for (const other of spare) if (!ours.some(({ dimension }) => dimension === other.dimension)) count(other, 3);
}
function putNamed(writer, a, b) {
	for (const kind of NAMED) {
		const ours = a.named.get(kind) ?? NOTHING;
		const theirs = b.named.get(kind) ?? NOTHING;
		let shared = 0;
		for (const one of ours) if (theirs.has(one)) shared++;
		writer.put(shared, 3);
		writer.put(ours.size - shared, 3);
		writer.put(theirs.size - shared, 3);
	}
}
function putEvidence({ values }, evidence) {
	for (const { kind, strength, veto } of evidence) {
		const at = KIND_AT.get(kind);
		values[at] = Math.max(values[at], veto ? OBJECTED : strength);
		if (veto) values[AT_OBJECTIONS] = values[AT_OBJECTIONS] + 1;
	}
}
/** How a listing stands among the others of its list; -1 each where it stands alone. */
function putList(values, { items, weight }, ab, ba, list) {
	if (!list) {
		values.fill(-1, AT_LIST);
		return;
	}
	let [here, anywhere] = [0, 0];
	items.forEach((item, i) => {
		if (!list.found[i]) return;
		anywhere += item.weight;
		if (ab.found[i]) here += item.weight;
	});
	let own = 0;
	for (const { key, weight: telling } of ba.missing) own += telling * (1 - ((list.counts.get(key) ?? 1) - 1) / list.size);
	values[AT_LIST] = anywhere > 0 ? here / anywhere : 0;
	values[AT_LIST + 1] = (list.most - ab.shared) / (weight || 1);
	values[AT_LIST + 2] = Math.min(own, 12);
}
/**
* Measures how two titles relate, beside what comparing them found. Counts are bounded, shares are
* 0 to 1, a ratio that is not known is -1.
*/
function measure(wanted, listing, evidence, { words = NO_WORDS, list } = {}) {
	const writer = new Writer(new Float64Array(MEASURES.length));
	const ab = overlapOf(wanted, listing);
	const ba = overlapOf(listing, wanted);
	putWords(writer, wanted, listing, ab, ba);
	putCodes(writer, wanted, listing);
	putMakers(writer, wanted, listing);
	writer.put(priceRatio(wanted, listing));
	putAmounts(writer, writer.skip(4 * DIMENSIONS.length), wanted.title.quantities, listing.title.quantities);
	putNamed(writer, wanted, listing);
	putEvidence(writer, evidence);
	weighWords(wanted, ab, ba, words, writer.values, AT_LEARNED);
	putList(writer.values, wanted, ab, ba, list);
	return writer.values;
}
//#endregion
//#region src/matching/weigh/profile.ts
/** What hostile titles have more of is not weighed. */
const MOST_TRIPLES = 160;
const MOST_ITEMS$1 = 80;
const SHORTEST_TELLING = 4;
function weightOf$1(key, kind, rareness) {
	if (kind === "number") return key.length >= SHORTEST_TELLING ? .9 : .5;
	if (kind !== "mixed") return rareness(key);
	if (isGenericCode(key)) return .4;
	return key.length >= SHORTEST_TELLING ? 1 : .7;
}
function namedIn(marks) {
	const named = /* @__PURE__ */ new Map();
	for (const { kind, meaning } of marks) {
		if (meaning === "-" || meaning === "praise") continue;
		const known = named.get(kind);
		if (known) known.add(meaning);
		else named.set(kind, new Set([meaning]));
	}
	return named;
}
function triplesOf(text) {
	const length = Math.max(0, Math.min(text.length - 2, MOST_TRIPLES));
	const triples = new Uint32Array(length);
	for (let i = 0; i < length; i++) {
		const [a, b, c] = [
			text.charCodeAt(i),
			text.charCodeAt(i + 1),
			text.charCodeAt(i + 2)
		];
		triples[i] = a * 961 + b * 31 + c;
	}
	return triples.sort();
}
/** Works out what a title is weighed by. */
function profileOf(title, rareness, { price, currency } = {}) {
	const items = [];
	const keys = /* @__PURE__ */ new Set();
	let weight = 0;
	for (let at = 0; at < title.tokens.length && items.length < MOST_ITEMS$1; at++) {
		const token = title.tokens[at];
		if (!token || title.roles[at] === "price") continue;
		const key = singular(token.text);
		if (keys.has(key)) continue;
		keys.add(key);
		const item = {
			key,
			kind: token.kind,
			weight: weightOf$1(key, token.kind, rareness)
		};
		weight += item.weight;
		items.push(item);
	}
	return {
		title,
		items,
		keys,
		weight,
		named: namedIn(title.marks),
		triples: triplesOf(title.flat.text),
		price: price !== void 0 && Number.isFinite(price) && price > 0 ? price : null,
		currency
	};
}
/** What is refused for one of these has the product's name all the same. */
const ASIDE = new Set([
	"accessory",
	"imitation",
	"other condition",
	"bundle",
	"other pack"
]);
function isAside({ kind }) {
	return ASIDE.has(kind);
}
const usual$1 = () => 1;
/** How telling words are within a hit list: most of it shares the words that found it. */
function rarityIn(pool) {
	if (pool.length < 5) return usual$1;
	const counts = /* @__PURE__ */ new Map();
	for (const { words } of pool) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
	const all = pool.length + 1;
	const most = Math.log(all);
	return (word) => .6 + .7 * (Math.log(all / ((counts.get(singular(word)) ?? 0) + 1)) / most);
}
function weighed(wanted) {
	const request = readRequest(wanted);
	return {
		request,
		profile: profileOf(request, model().rareness, wanted)
	};
}
function candidate(listing) {
	const title = understand(listing);
	return {
		title,
		profile: profileOf(title, model().rareness, listing)
	};
}
function find({ request, profile }, { title, profile: other }, rarity, list) {
	const { words, trees } = model();
	const comparison = compare(request, title, rarity);
	if (comparison.sameGtin) return {
		comparison,
		logOdds: 0
	};
	const measures = measure(profile, other, comparison.evidence, {
		words,
		...list && { list }
	});
	return {
		comparison,
		logOdds: trees.logOdds(measures)
	};
}
/** Decides whether a listing is the product that is wanted. */
function matchListing(wanted, listing) {
	const { comparison, logOdds } = find(weighed(wanted), candidate(listing), usual$1);
	return judge(comparison, logOdds);
}
function ranked(a, b) {
	return Number(b.verdict.match) - Number(a.verdict.match) || b.verdict.score - a.verdict.score;
}
/**
* Judges a whole hit list, best first, those that match before those that do not. Beside each title
* it weighs what the list shows: which words are rare in it, and what the product usually costs.
*/
function judgeListings(wanted, listings) {
	const own = weighed(wanted);
	const candidates = listings.map((listing) => candidate(listing));
	const rarity = rarityIn(candidates.map(({ title }) => title));
	const list = candidates.length < 5 ? void 0 : hitListOf(own.profile, candidates.map(({ profile }) => profile));
	const findings = candidates.map((one) => find(own, one, rarity, list));
	const alone = findings.map(({ comparison, logOdds }) => judge(comparison, logOdds));
	const names = contrastNames(findings.map(({ comparison: { name, makers, evidence } }, i) => {
		const { match } = alone[i];
		const refusals = evidence.filter(({ veto }) => veto);
		return {
			fit: name,
			makers,
			match,
			isAside: !match && refusals.every(isAside)
		};
	}));
	const judged = (i, doubts) => {
		const { comparison, logOdds } = findings[i];
		const some = doubts.filter((doubt) => doubt != null);
		return {
			listing: listings[i],
			verdict: some.length > 0 ? judge(comparison, logOdds, some) : alone[i]
		};
	};
	const first = listings.map((_, i) => judged(i, [names[i]]));
	const check = priceCheck(wanted, first);
	return first.map(({ listing }, i) => judged(i, [names[i], check(listing)])).sort(ranked);
}
//#endregion
//#region test/bench/matching/random.ts
/** Numbers that look random and are the same every time (Marsaglia's xorshift). */
var Random = class {
	#state;
	constructor(seed = 0) {
		this.#state = 2463534242 + seed;
	}
	/** A whole number from 0 up to `below`. */
	below(below) {
		this.#state ^= this.#state << 13;
		this.#state ^= this.#state >>> 17;
		this.#state ^= this.#state << 5;
		return (this.#state >>> 0) % below;
	}
	/** So many of the numbers below `count`, each at most once, in any order. */
	pick(count, many) {
		const numbers = Int32Array.from({ length: count }, (_, i) => i);
		for (let i = 0; i < many; i++) {
			const other = i + this.below(count - i);
			const kept = numbers[i];
			numbers[i] = numbers[other];
			numbers[other] = kept;
		}
		return numbers.slice(0, many);
	}
};
//#endregion
//#region test/bench/matching/boost.ts
const MOST_BINS = 64;
/** The values at which a measure is cut into bins of about as many rows each. */
function cutsOf(values, width, feature) {
	const rows = values.length / width;
	const step = Math.max(1, Math.floor(rows / 2e4));
	const sample = [];
	for (let row = 0; row < rows; row += step) sample.push(values[row * width + feature]);
	sample.sort((a, b) => a - b);
	const cuts = [];
	for (let i = 1; i < MOST_BINS; i++) {
		const cut = sample[Math.floor(i * sample.length / MOST_BINS)];
		if (cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut);
	}
	const last = sample.at(-1);
	if (cuts.at(-1) === last) cuts.pop();
	const distinct = [...new Set(sample)];
	return distinct.length <= MOST_BINS ? distinct.slice(0, -1) : cuts;
}
function binsOf(values, width, cuts) {
	const rows = values.length / width;
	return cuts.map((own, feature) => {
		const bins = new Uint8Array(rows);
		for (let row = 0; row < rows; row++) {
			const value = values[row * width + feature];
			let low = 0;
			let high = own.length;
			while (low < high) {
				const middle = low + high >> 1;
				if (value <= own[middle]) high = middle;
				else low = middle + 1;
			}
			bins[row] = low;
		}
		return bins;
	});
}
var Grower = class {
	#bins;
	#counts;
	#options;
	#gradients;
	#hessians;
	#sums = new Float64Array(3 * (MOST_BINS + 1));
	#columns = new Int32Array(0);
	constructor(bins, cuts, options, gradients, hessians) {
		this.#bins = bins;
		this.#counts = cuts.map((own) => own.length + 1);
		this.#options = options;
		this.#gradients = gradients;
		this.#hessians = hessians;
	}
	/** Grows one tree, always at the leaf where it helps most. */
	grow(all, columns, cuts) {
		this.#columns = columns;
		const nodes = [];
		const open = (rows, low, high) => {
			let gradient = 0;
			let hessian = 0;
			for (const row of rows) {
				gradient += this.#gradients[row];
				hessian += this.#hessians[row];
			}
			const value = clamp(gradient / (hessian + this.#options.ridge), low, high);
			nodes.push({
				feature: -1,
				cut: 0,
				value,
				left: 0,
				right: 0
			});
			const leaf = {
				node: nodes.length - 1,
				rows,
				gradient,
				hessian,
				low,
				high
			};
			return {
				...leaf,
				split: this.#bestSplit(leaf)
			};
		};
		const leaves = [open(all, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)];
		while (leaves.length < this.#options.leaves) {
			let best = -1;
			leaves.forEach(({ split }, i) => {
				if (split && split.gain > (leaves[best]?.split?.gain ?? 0)) best = i;
			});
			if (best < 0) break;
			const [leaf] = leaves.splice(best, 1);
			const { feature, bin, left, right } = leaf.split;
			const [leftRows, rightRows] = this.#part(leaf.rows, feature, bin);
			const direction = this.#options.directions?.[feature] ?? 0;
			const middle = (left + right) / 2;
			const node = nodes[leaf.node];
			node.feature = feature;
			node.cut = cuts[feature]?.[bin];
			node.left = nodes.length;
			leaves.push(direction > 0 ? open(leftRows, leaf.low, middle) : open(leftRows, direction < 0 ? middle : leaf.low, leaf.high));
			node.right = nodes.length;
			leaves.push(direction > 0 ? open(rightRows, middle, leaf.high) : open(rightRows, leaf.low, direction < 0 ? middle : leaf.high));
		}
		return {
			nodes,
			leaves
		};
	}
	#part(rows, feature, bin) {
		const bins = this.#bins[feature];
		const left = new Int32Array(rows.length);
		const right = new Int32Array(rows.length);
		let l = 0;
		let r = 0;
		for (const row of rows) if (bins[row] <= bin) left[l++] = row;
		else right[r++] = row;
		return [left.slice(0, l), right.slice(0, r)];
	}
	#bestSplit(leaf) {
		const { rows, gradient, hessian, low, high } = leaf;
		const { leafRows, ridge, directions } = this.#options;
		if (rows.length < 2 * leafRows) return null;
		const base = gainOf(gradient, hessian, ridge, clamp(gradient / (hessian + ridge), low, high));
		let best = null;
		const sums = this.#sums;
		for (const feature of this.#columns) {
			const bins = this.#bins[feature];
			const count = this.#counts[feature];
			if (count < 2) continue;
			sums.fill(0, 0, 3 * count);
			for (const row of rows) {
				const at = 3 * bins[row];
				sums[at] = sums[at] + this.#gradients[row];
				sums[at + 1] = sums[at + 1] + this.#hessians[row];
				sums[at + 2] = sums[at + 2] + 1;
			}
			const direction = directions?.[feature] ?? 0;
			let g = 0;
			let h = 0;
			let n = 0;
			for (let bin = 0; bin < count - 1; bin++) {
				g += sums[3 * bin];
				h += sums[3 * bin + 1];
				n += sums[3 * bin + 2];
				if (n < leafRows) continue;
				if (rows.length - n < leafRows) break;
				const left = clamp(g / (h + ridge), low, high);
				const right = clamp((gradient - g) / (hessian - h + ridge), low, high);
				if (direction * (right - left) < 0) continue;
				const gain = gainOf(g, h, ridge, left) + gainOf(gradient - g, hessian - h, ridge, right) - base;
				if (gain > (best?.gain ?? 1e-6)) best = {
					gain,
					feature,
					bin,
					left,
					right
				};
			}
		}
		return best;
	}
};
function clamp(value, low, high) {
	return Math.min(high, Math.max(low, value));
}
/** How much a leaf of this value lowers the loss. */
function gainOf(gradient, hessian, ridge, value) {
	return 2 * gradient * value - (hessian + ridge) * value * value;
}
/**
* Learns to tell the same product from another: gradient boosting on the logistic loss (Friedman,
* 2001) with binned measures. Deterministic: the same rows make the same trees.
*/
function boost(examples, options) {
	const { width, values, labels, weights } = examples;
	const rows = labels.length;
	const cuts = Array.from({ length: width }, (_, feature) => cutsOf(values, width, feature));
	const bins = binsOf(values, width, cuts);
	let positive = 0;
	let total = 0;
	for (let i = 0; i < rows; i++) {
		positive += labels[i] * weights[i];
		total += weights[i];
	}
	const bias = Math.log(positive / (total - positive));
	const scores = new Float64Array(rows).fill(bias);
	const gradients = new Float64Array(rows);
	const hessians = new Float64Array(rows);
	const grower = new Grower(bins, cuts, options, gradients, hessians);
	const all = Int32Array.from({ length: rows }, (_, row) => row);
	const random = new Random(options.seed);
	const trees = [];
	for (let tree = 0; tree < options.trees; tree++) {
		for (let row = 0; row < rows; row++) {
			const likelihood = 1 / (1 + Math.exp(-scores[row]));
			const weight = weights[row];
			gradients[row] = weight * (labels[row] - likelihood);
			hessians[row] = weight * likelihood * (1 - likelihood);
		}
		const columns = random.pick(width, Math.ceil(options.columns * width));
		const { nodes, leaves } = grower.grow(all, columns, cuts);
		for (const node of nodes) node.value *= options.rate;
		for (const { node, rows: own } of leaves) {
			const { value } = nodes[node];
			for (const row of own) scores[row] = scores[row] + value;
		}
		trees.push(nodes);
	}
	return {
		bias,
		trees
	};
}
/** The sum of all trees for one row, in log-odds. */
function logOddsOf({ bias, trees }, values, from = 0) {
	let sum = bias;
	for (const nodes of trees) {
		let node = nodes[0];
		while (node.feature >= 0) node = nodes[values[from + node.feature] <= node.cut ? node.left : node.right];
		sum += node.value;
	}
	return sum;
}
//#endregion
//#region test/bench/matching/linear.ts
const ROUNDS = 12;
const STEP = .15;
/**
* Learns what each word says beside the dense measures: logistic regression by AdaGrad (Duchi et
* al., 2011) with weights pulled towards nought. Answers the weights of the words.
*/
function learnWords(rows, selected, decay) {
	const { width, dense, sparse, words, labels, weights } = rows;
	const { means, scales } = standardsOf(rows, selected);
	const slopes = new Float64Array(width);
	const squares = new Float64Array(width).fill(1e-6);
	const said = new Float64Array(words);
	const saidSquares = new Float64Array(words).fill(1e-6);
	let bias = 0;
	const order = new Random().pick(selected.length, selected.length);
	const x = new Float64Array(width);
	for (let round = 0; round < ROUNDS; round++) for (const k of order) {
		const row = selected[k];
		let sum = bias;
		for (let i = 0; i < width; i++) {
			const value = (dense[row * width + i] - means[i]) * scales[i];
			x[i] = value;
			sum += value * slopes[i];
		}
		const own = sparse[row];
		for (const word of own) sum += said[word];
		const error = (1 / (1 + Math.exp(-sum)) - labels[row]) * weights[row];
		bias -= .02 * error;
		for (let i = 0; i < width; i++) {
			const gradient = error * x[i];
			squares[i] = squares[i] + gradient * gradient;
			slopes[i] = slopes[i] - STEP * gradient / Math.sqrt(squares[i]);
		}
		for (const word of own) {
			const gradient = error + decay * said[word];
			saidSquares[word] = saidSquares[word] + gradient * gradient;
			said[word] = said[word] - STEP * gradient / Math.sqrt(saidSquares[word]);
		}
	}
	return said;
}
function standardsOf({ width, dense }, selected) {
	const means = new Float64Array(width);
	const scales = new Float64Array(width);
	for (let k = 0; k < selected.length; k++) {
		const from = selected[k] * width;
		for (let i = 0; i < width; i++) {
			const value = dense[from + i];
			means[i] = means[i] + value;
			scales[i] = scales[i] + value * value;
		}
	}
	for (let i = 0; i < width; i++) {
		const mean = means[i] / selected.length;
		const variance = scales[i] / selected.length - mean * mean;
		means[i] = mean;
		scales[i] = variance > 1e-9 ? .3 / Math.sqrt(variance) : 0;
	}
	return {
		means,
		scales
	};
}
//#endregion
//#region test/bench/matching/learn.ts
const DEFAULTS = {
	trees: 300,
	leaves: 16,
	rate: .08,
	leafRows: 25,
	ridge: 4,
	columns: .5,
	fewest: 40,
	decay: .02,
	digits: false
};
/** How rare words are has so many levels. */
const LEVELS = 20;
/** Words rarer than this are as rare as those nobody knows. */
const RAREST_LEVEL = 15;
const RARE_AT_ALL = 2;
/** Lines of words, each rarer than the last, by how many of these titles have them. */
function rarenessOf(titles) {
	const counts = /* @__PURE__ */ new Map();
	let all = 0;
	for (const title of new Set(titles)) {
		all++;
		const own = new Set(understand({ title }).tokens.map(({ text }) => singular(text)));
		for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	const lines = Array.from({ length: LEVELS }, () => []);
	const top = Math.log(all / RARE_AT_ALL);
	for (const [word, count] of counts) {
		const level = Math.max(0, Math.round(LEVELS * Math.log(all / count) / top));
		if (level < RAREST_LEVEL && !/\d/.test(word)) lines[level]?.push(word);
	}
	return lines.map((words) => words.sort().join(" "));
}
const usual = () => 1;
/** Measures lessons, each title once. */
function measureLessons(lessons, rareness) {
	const width = MEASURES.length;
	const profiles = /* @__PURE__ */ new Map();
	const profile = (facts) => {
		const key = JSON.stringify(facts);
		let known = profiles.get(key);
		if (!known) {
			known = profileOf(readRequest(facts), rareness, facts);
			profiles.set(key, known);
		}
		return known;
	};
	const values = new Float32Array(lessons.length * width);
	const decided = new Uint8Array(lessons.length);
	const numbers = /* @__PURE__ */ new Map();
	const numbered = (words) => Int32Array.from(words, (word) => {
		const known = numbers.get(word);
		if (known !== void 0) return known;
		numbers.set(word, numbers.size);
		return numbers.size - 1;
	});
	const shared = [];
	const oneSided = [];
	const lists = /* @__PURE__ */ new Map();
	for (const { list, wanted, listing } of lessons) {
		if (list === void 0) continue;
		const known = lists.get(list);
		if (known) known.listings.push(profile(listing));
		else lists.set(list, {
			wanted: profile(wanted),
			listings: [profile(listing)]
		});
	}
	const looked = /* @__PURE__ */ new Map();
	for (const [list, { wanted, listings }] of lists) if (listings.length >= 5) looked.set(list, hitListOf(wanted, listings));
	lessons.forEach(({ wanted, listing, list: number }, row) => {
		const [a, b] = [profile(wanted), profile(listing)];
		const { evidence } = compare(a.title, b.title, usual);
		const list = number === void 0 ? void 0 : looked.get(number);
		values.set(measure(a, b, evidence, list ? { list } : {}), row * width);
		decided[row] = evidence.some(isDecisive) ? 1 : 0;
		const ab = overlapOf(a, b);
		const ba = overlapOf(b, a);
		shared.push(numbered(a.items.flatMap(({ key }, i) => ab.found[i] ? [key] : [])));
		oneSided.push(numbered([...ab.missing, ...ba.missing].map(({ key }) => key)));
	});
	return {
		lessons,
		values,
		shared,
		oneSided,
		words: [...numbers.keys()],
		decided
	};
}
function weightsOf(lessons, rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const { family } = lessons[row];
		counts.set(family, (counts.get(family) ?? 0) + 1);
	}
	const weights = new Float32Array(lessons.length);
	let sum = 0;
	for (const row of rows) {
		const { family, emphasis = 1 } = lessons[row];
		const weight = emphasis / Math.sqrt(counts.get(family));
		weights[row] = weight;
		sum += weight;
	}
	for (const row of rows) weights[row] = weights[row] * rows.length / sum;
	return weights;
}
const FOLDS = 5;
function foldOf(group) {
	let hash = 0;
	for (let i = 0; i < group.length; i++) hash = hash * 31 + group.charCodeAt(i) >>> 0;
	return hash % FOLDS;
}
/** The words worth weighing: those on one side only in enough lessons. */
function vocabularyOf({ oneSided, words }, rows, { fewest, digits }) {
	const counts = new Int32Array(words.length);
	for (const row of rows) for (const word of oneSided[row]) counts[word] = counts[word] + 1;
	const numbers = new Int32Array(words.length).fill(-1);
	let next = 0;
	words.forEach((word, i) => {
		if ((digits || word.length > 1 && !/\d/.test(word)) && counts[i] >= fewest) numbers[i] = next++;
	});
	return numbers;
}
const TINY = .005;
/**
* Learns words first and trees after them. Of each lesson the trees see what the words of the other
* lessons' groups say, so that they trust words as far as these hold for products not seen before.
*/
function learn(measured, selected, options = DEFAULTS) {
	const { lessons, shared, oneSided, words: names } = measured;
	const width = MEASURES.length;
	const rows = selected.filter((row) => !measured.decided[row]);
	const weights = weightsOf(lessons, rows);
	const labels = Uint8Array.from(lessons, ({ label }) => label ? 1 : 0);
	const numbers = vocabularyOf(measured, rows, options);
	const count = numbers.reduce((most, number) => Math.max(most, number + 1), 0);
	const known = (own, offset) => [...own].flatMap((word) => numbers[word] < 0 ? [] : [numbers[word] + offset]);
	const sparse = [];
	for (const row of rows) sparse[row] = Int32Array.from([...known(shared[row], 0), ...known(oneSided[row], count)]);
	const linear = {
		width,
		dense: measured.values,
		sparse,
		words: 2 * count,
		labels,
		weights
	};
	const values = new Float32Array(rows.length * width);
	rows.forEach((row, k) => {
		values.set(measured.values.subarray(row * width, (row + 1) * width), k * width);
	});
	const tableOf = (said) => {
		const table = /* @__PURE__ */ new Map();
		names.forEach((name, i) => {
			const number = numbers[i];
			if (number < 0) return;
			const round = (value) => Math.round(value * 100) / 100;
			const both = round(said[number]);
			const one = round(said[number + count]);
			if (Math.abs(both) > TINY || Math.abs(one) > TINY) table.set(name, {
				shared: both,
				oneSided: one
			});
		});
		return table;
	};
	for (let fold = 0; fold < FOLDS; fold++) {
		const inFold = (row) => foldOf(lessons[row].group) === fold;
		const table = tableOf(learnWords(linear, rows.filter((row) => !inFold(row)), options.decay));
		rows.forEach((row, k) => {
			if (inFold(row)) fillWords(measured, row, table, values, k * width + AT_LEARNED);
		});
	}
	const boosted = boost({
		width,
		values,
		labels: Uint8Array.from(rows, (row) => labels[row]),
		weights: Float32Array.from(rows, (row) => weights[row])
	}, options);
	return {
		words: tableOf(learnWords(linear, rows, options.decay)),
		boosted
	};
}
/** Writes what learned words say of a lesson where its measures have it. */
function fillWords({ shared, oneSided, words: names }, row, words, out, at) {
	let both = 0;
	let one = 0;
	let worst = 0;
	for (const word of shared[row]) both += words.get(names[word])?.shared ?? 0;
	for (const word of oneSided[row]) {
		const said = words.get(names[word])?.oneSided ?? 0;
		one += said;
		worst = Math.min(worst, said);
	}
	out[at] = both;
	out[at + 1] = one;
	out[at + 2] = worst;
}
const THOUSAND = 1e3;
function packTrees({ bias, trees }) {
	const cuts = MEASURES.map(() => []);
	for (const nodes of trees) for (const { feature, cut } of nodes) if (feature >= 0) cuts[feature]?.push(cut);
	const sorted = cuts.map((own) => [...new Set(own.map(short))].sort((a, b) => a - b));
	const packed = [];
	for (const nodes of trees) {
		const pack = (at) => {
			const { feature, cut, value, left, right } = nodes[at];
			packed.push(feature);
			if (feature >= 0) packed.push(sorted[feature].indexOf(short(cut)));
			packed.push(Math.round(value * THOUSAND));
			if (feature < 0) return;
			pack(left);
			pack(right);
		};
		pack(0);
	}
	return {
		bias: short(bias),
		cuts: sorted,
		nodes: packed
	};
}
function short(value) {
	return Number(value.toPrecision(6));
}
/** What was learned as it is shipped. */
function packModel(rareness, { words, boosted }) {
	const hundredths = (value) => Math.round(value * 100);
	return {
		rareness,
		words: [...words].map(([word, { shared, oneSided }]) => `${word} ${hundredths(shared)} ${hundredths(oneSided)}`).sort(),
		trees: packTrees(boosted)
	};
}
//#endregion
//#region test/matching/hard-pairs.ts
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
`;
function readTable(text) {
	let topic = "";
	let wanted = "";
	const pairs = [];
	for (const line of text.trim().split("\n")) if (line.startsWith("# ")) topic = line.slice(2);
	else if (!line.startsWith("  ")) wanted = line;
	else {
		const match = !line.startsWith("  ! ");
		pairs.push({
			topic,
			wanted,
			title: line.slice(match ? 2 : 4),
			match
		});
	}
	return pairs;
}
const HARD_PAIRS = readTable(TABLE);
//#endregion
//#region src/money/currencies.ts
const currencies = new Map(`
AED 2 UAE dirham
AFN 2 Afghan afghani
ALL 2 Albanian lek
AMD 2 Armenian dram
AOA 2 Angolan kwanza
ARS 2 Argentine peso
AUD 2 Australian dollar
AWG 2 Aruban florin
AZN 2 Azerbaijani manat
BAM 2 Bosnian convertible mark
BBD 2 Barbadian dollar
BDT 2 Bangladeshi taka
BHD 3 Bahraini dinar
BIF 0 Burundian franc
BMD 2 Bermudian dollar
BND 2 Brunei dollar
BOB 2 Bolivian boliviano
BRL 2 Brazilian real
BSD 2 Bahamian dollar
BTN 2 Bhutanese ngultrum
BWP 2 Botswana pula
BYN 2 Belarusian ruble
BZD 2 Belize dollar
CAD 2 Canadian dollar
CDF 2 Congolese franc
CHF 2 Swiss franc
CLP 0 Chilean peso
CNY 2 Chinese yuan
COP 2 Colombian peso
CRC 2 Costa Rican colón
CUP 2 Cuban peso
CVE 2 Cape Verdean escudo
CZK 2 Czech koruna
DJF 0 Djiboutian franc
DKK 2 Danish krone
DOP 2 Dominican peso
DZD 2 Algerian dinar
EGP 2 Egyptian pound
ERN 2 Eritrean nakfa
ETB 2 Ethiopian birr
EUR 2 Euro
FJD 2 Fijian dollar
FKP 2 Falkland Islands pound
GBP 2 British pound
GEL 2 Georgian lari
GHS 2 Ghanaian cedi
GIP 2 Gibraltar pound
GMD 2 Gambian dalasi
GNF 0 Guinean franc
GTQ 2 Guatemalan quetzal
GYD 2 Guyanese dollar
HKD 2 Hong Kong dollar
HNL 2 Honduran lempira
HTG 2 Haitian gourde
HUF 2 Hungarian forint
IDR 2 Indonesian rupiah
ILS 2 Israeli new shekel
INR 2 Indian rupee
IQD 3 Iraqi dinar
IRR 2 Iranian rial
ISK 0 Icelandic króna
JMD 2 Jamaican dollar
JOD 3 Jordanian dinar
JPY 0 Japanese yen
KES 2 Kenyan shilling
KGS 2 Kyrgyzstani som
KHR 2 Cambodian riel
KMF 0 Comorian franc
KPW 2 North Korean won
KRW 0 South Korean won
KWD 3 Kuwaiti dinar
KYD 2 Cayman Islands dollar
KZT 2 Kazakhstani tenge
LAK 2 Lao kip
LBP 2 Lebanese pound
LKR 2 Sri Lankan rupee
LRD 2 Liberian dollar
LSL 2 Lesotho loti
LYD 3 Libyan dinar
MAD 2 Moroccan dirham
MDL 2 Moldovan leu
MGA 2 Malagasy ariary
MKD 2 Macedonian denar
MMK 2 Myanmar kyat
MNT 2 Mongolian tögrög
MOP 2 Macanese pataca
MRU 2 Mauritanian ouguiya
MUR 2 Mauritian rupee
MVR 2 Maldivian rufiyaa
MWK 2 Malawian kwacha
MXN 2 Mexican peso
MYR 2 Malaysian ringgit
MZN 2 Mozambican metical
NAD 2 Namibian dollar
NGN 2 Nigerian naira
NIO 2 Nicaraguan córdoba
NOK 2 Norwegian krone
NPR 2 Nepalese rupee
NZD 2 New Zealand dollar
OMR 3 Omani rial
PAB 2 Panamanian balboa
PEN 2 Peruvian sol
PGK 2 Papua New Guinean kina
PHP 2 Philippine peso
PKR 2 Pakistani rupee
PLN 2 Polish złoty
PYG 0 Paraguayan guaraní
QAR 2 Qatari riyal
RON 2 Romanian leu
RSD 2 Serbian dinar
RUB 2 Russian ruble
RWF 0 Rwandan franc
SAR 2 Saudi riyal
SBD 2 Solomon Islands dollar
SCR 2 Seychellois rupee
SDG 2 Sudanese pound
SEK 2 Swedish krona
SGD 2 Singapore dollar
SHP 2 Saint Helena pound
SLE 2 Sierra Leonean leone
SOS 2 Somali shilling
SRD 2 Surinamese dollar
SSP 2 South Sudanese pound
STN 2 São Tomé and Príncipe dobra
SVC 2 Salvadoran colón
SYP 2 Syrian pound
SZL 2 Swazi lilangeni
THB 2 Thai baht
TJS 2 Tajikistani somoni
TMT 2 Turkmenistani manat
TND 3 Tunisian dinar
TOP 2 Tongan paʻanga
TRY 2 Turkish lira
TTD 2 Trinidad and Tobago dollar
TWD 2 New Taiwan dollar
TZS 2 Tanzanian shilling
UAH 2 Ukrainian hryvnia
UGX 0 Ugandan shilling
USD 2 US dollar
UYU 2 Uruguayan peso
UZS 2 Uzbekistani sum
VED 2 Venezuelan digital bolívar
VES 2 Venezuelan bolívar
VND 0 Vietnamese đồng
VUV 0 Vanuatu vatu
WST 2 Samoan tālā
XAF 0 Central African CFA franc
XCD 2 East Caribbean dollar
XCG 2 Caribbean guilder
XOF 0 West African CFA franc
XPF 0 CFP franc
YER 2 Yemeni rial
ZAR 2 South African rand
ZMW 2 Zambian kwacha
ZWG 2 Zimbabwe gold`.trim().split("\n").map((row) => [row.slice(0, 3), {
	exponent: Number(row[4]),
	name: row.slice(6)
}]));
[...currencies.keys()];
/** Whether `code` (upper case) is an active ISO 4217 currency. */
function isCurrency(code) {
	return currencies.has(code);
}
/** How many decimals prices in this currency have by ISO 4217; 2 for codes we do not know. */
function currencyExponent(code) {
	return currencies.get(code)?.exponent ?? 2;
}
/** The English name of a currency, or its code when we do not know it. */
function currencyName(code) {
	return currencies.get(code)?.name ?? code;
}
//#endregion
//#region src/money/decimal.ts
const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,3}))?$/;
/**
* Reads a plain decimal ("12.99", "1e-7", or a number by its shortest spelling) exactly.
* Answers null for anything else: NaN, infinities, grouping, blanks, signs of currency.
*/
function readDecimal(value) {
	const parts = DECIMAL.exec(String(value));
	if (!parts) return null;
	const [, sign, whole = "", fraction = "", exponent = "0"] = parts;
	const coefficient = BigInt(`${sign}${whole}${fraction}`);
	const scale = fraction.length - Number(exponent);
	return scale >= 0 ? {
		coefficient,
		scale
	} : {
		coefficient: coefficient * 10n ** BigInt(-scale),
		scale: 0
	};
}
/** `numerator / denominator` to the nearest integer; a half goes to the even neighbour. */
function divideHalfEven(numerator, denominator) {
	const negative = numerator < 0n !== denominator < 0n;
	const n = numerator < 0n ? -numerator : numerator;
	const d = denominator < 0n ? -denominator : denominator;
	const quotient = n / d;
	const twice = n % d * 2n;
	const rounded = twice > d || twice === d && quotient % 2n === 1n ? quotient + 1n : quotient;
	return negative ? -rounded : rounded;
}
/** The coefficient of the same number at another scale, rounded half-even where digits are lost. */
function rescale(value, scale) {
	return scale >= value.scale ? value.coefficient * 10n ** BigInt(scale - value.scale) : divideHalfEven(value.coefficient, 10n ** BigInt(value.scale - scale));
}
//#endregion
//#region src/money/amount.ts
/** No shop sells one thing for more than this many units of any money: beyond it, a fault. */
const LARGEST_PRICE = 0xe8d4a51000;
/** At or under this, a number in a price field is a placeholder, never an offer. */
const PLACEHOLDER_PRICE = .01;
function isMoney(price) {
	return "minor" in price;
}
function unreadable(detail) {
	return {
		problem: "unreadable",
		detail
	};
}
function quote(value) {
	if (typeof value === "string") return JSON.stringify(value.slice(0, 24));
	return typeof value === "object" && value !== null ? "an object" : String(value);
}
function exponentOf(currency) {
	return typeof currency === "string" ? currencyExponent(currency) : 0;
}
function isCurrencyCode(currency) {
	return typeof currency === "string" && isCurrency(currency);
}
function checked(value, exponent, currency) {
	if (!isCurrencyCode(currency)) return unreadable(`unknown currency ${quote(currency)}`);
	const minor = Number(rescale(value, exponent));
	const amount = minor / 10 ** exponent;
	if (minor < 0) return unreadable(`negative price ${amount}`);
	if (amount <= PLACEHOLDER_PRICE) return unreadable(`${amount} is a placeholder, not a price`);
	if (amount > LARGEST_PRICE || !Number.isSafeInteger(minor)) return unreadable("implausibly large price");
	return {
		minor,
		exponent,
		currency
	};
}
/**
* A price stated in minor units, as a store sent it: an integer, or its decimal text.
* `exponent` says the scale where the protocol fixes one of its own; else ISO 4217 does.
* Zero, negative, fractional, gigantic and non-numeric values are no price.
*/
function priceFromMinor(minor, currency, exponent = exponentOf(currency)) {
	const value = typeof minor === "number" || typeof minor === "string" ? readDecimal(minor) : null;
	if (!value || value.scale > 0) return unreadable(`${quote(minor)} is not a price`);
	return checked({
		coefficient: value.coefficient,
		scale: exponent
	}, exponent, currency);
}
/** The amount in whole units as the nearest double, for the edge of the program only. */
function toDecimal(money) {
	return Number(`${money.minor}e${-money.exponent}`);
}
//#endregion
//#region src/providers/shared/ucp/listings.ts
/**
* What a variant is called, beside its product. Products are often called by all their variants
* ("990 PRO 1TB / 2TB"), so a variant's own title is told apart. Shopify calls an only variant
* "Default Title".
*/
function namesOf({ title }, { title: variant }) {
	if (!variant || variant === "Default Title" || variant === title) return { title };
	if (variant.startsWith(title)) return { title: variant };
	return {
		title: title.endsWith(` ${variant}`) ? title : `${title} - ${variant}`,
		variant
	};
}
//#endregion
//#region src/sandbox/catalogue/apps.ts
const APPS = `
Things 3|Cultured Code|Productivity|9.99|49.99|*|904237743,904280696|Things 2@4.99;Thing 3 To-Do@0;Things Tracker@1.99;My Things 3D@0;Stuff & Things@2.99
Bear Notes|Shiny Paw Works|Productivity|0|0|20||Bear Notes Classic@1.99;Polar Bear Notepad@0;Bears & Notes@0.99
Fantastic Calendar|Sunny Weekday|Productivity|0|0|19||Fantastic Calendar 2@4.99;Fantastical Stories@0;Calendar Fantastic Widgets Pack@1.99
Ulysses Writer|Quill Yard|Productivity|5.99|39.99|17||Ulysses Audiobook Player@1.99;Ulysses: The Novel@0.99;Writer Plus@0
Procreate Sketchbook|Wild Cat Atelier|Graphics & Design|12.99|-|22||Procreate Sketchbook Pocket@5.99;Pro Create Brushes@1.99;Sketchbook for Kids@0
Affine Photo 2|Serpent Graphics|Photo & Video|18.99|69.99|18||Affine Photo@9.99;Affine Designer 2@18.99;Affine Publisher 2@18.99
Pocket Metro|Lantern Polo|Games|3.99|9.99|20||Pocket Metro 2@4.99;Pocket Metro Lite@0;Metro Pocket Maps@0.99
Stardust Valley|Farmhand Games|Games|4.99|14.99|21||Stardust Valley Companion@0.99;Starlight Valley@0;Stardust Valley Expanded@6.99
Monument Walk 2|Twin Lintel|Games|4.99|-|19||Monument Walk@3.99;Monument Walk 3@0;Monuments of Rome Walk@1.99
Threads of Time|Loom and Lamp|Games|6.99|12.99|15||Threads of Time II@9.99;Threads@0;Time Threads Puzzle@0
Nightsky Guide|Dome Nine|Education|2.99|-|18||Nightsky Guide Plus@14.99;Night Sky Wallpaper@0;Sky Guide Night Mode@0.99
Chef's Timer Pro|Copper Ladle|Food & Drink|3.99|5.99|14||Chef Timer@0;Chef's Timer Pro 2@4.99;Pro Timer@0.99
Magnetism|Tidy Desktop|Utilities|-|7.99|20||Magnetism Lite@0;Magnets for Windows@4.99;Magnetism: Physics Course@2.99
Pixelmatter Pro|Team Pixelmatter|Graphics & Design|-|44.99|19||Pixelmatter Photo@7.99;Pixelmatter Classic@19.99;Pixel Matter Wallpapers@0
Deep Focus Noise|Quiet Hill|Health & Fitness|2.99|4.99|13||Deep Focus Noise Free@0;Deep Focus Music@0;White Noise Deep Sleep@1.99
`;
//#endregion
//#region src/sandbox/catalogue/ebooks.ts
const EBOOKS = `
The Hobbit|J. R. R. Tolkien|Fantasy|9.99|*||The Hobbit: The Desolation of Smaug@7.99;The Hobbit and the Lord of the Rings Boxed Set@29.99;There and Back Again: A Hobbit Cookbook@4.99;Hobbit Virtues@8.99;The Hobbit Illustrated Edition@14.99
The Fellowship of the Ring|J. R. R. Tolkien|Fantasy|9.99|22||The Two Towers@9.99;The Return of the King@9.99;The Fellowship of the Ring Visual Companion@5.99
Dune|Frank Herbert|Sci-Fi|8.99|21||Dune Messiah@8.99;Children of Dune@8.99;Sand Dunes of the World@3.99
Project Hail Mary|Andy Weir|Sci-Fi|9.99|20||The Martian@8.99;Artemis@8.99;Hail Mary: A Prayer Book@2.99
Atomic Habits|James Clear|Self-Development|11.99|22||Atomic Habits Workbook@3.99;Tiny Habits@9.99;The Atomic Age@5.99
Sapiens|Yuval Noah Harari|History|11.99|19||Homo Deus@11.99;Homo Sapiens Rediscovered@8.99;Nexus@12.99
Pride and Prejudice|Jane Austen|Classics|0|24||Pride and Prejudice Annotated@2.99;Pride and Prejudice and Zombies@6.99;Sense and Sensibility@0
Frankenstein|Mary Shelley|Classics|0|23||Frankenstein Unbound@4.99;Frankenstein: The 1818 Text@1.99;The Last Man@0.99
Norwegian Wood|Haruki Murakami|Fiction|8.99|18||Kafka on the Shore@8.99;Norwegian Wood: Stacking and Drying@7.99;1Q84@12.99
The Name of the Rose|Umberto Eco|Fiction|9.99|16||Key to The Name of the Rose@5.99;Foucault's Pendulum@9.99;The Rose of the World@3.99
Clean Code|Robert C. Martin|Computers|31.99|17||Clean Architecture@29.99;Clean Code in Python@24.99;The Clean Coder@27.99
The Martian|Andy Weir|Sci-Fi|8.99|21||The Martian Chronicles@7.99;A Princess of Mars@0;The Martian Way@4.99
The Secret History|Donna Tartt|Fiction|9.99|15||The Goldfinch@9.99;The Secret History of the World@8.99;Secret Histories@2.99
`;
//#endregion
//#region src/sandbox/check-digit.ts
/** The check digit of a GTIN by the GS1 General Specifications: weights 3 and 1 from the right. */
function checkDigit(digits) {
	let sum = 0;
	for (let index = 0; index < digits.length; index += 1) {
		const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
		sum += weight * Number(digits[index]);
	}
	return (10 - sum % 10) % 10;
}
/** An EAN-13 that begins with `prefix`, goes on with the last digits of `serial` and is valid. */
function ean13(prefix, serial) {
	const digits = prefix + String(serial).padStart(12, "0").slice(prefix.length - 12);
	return digits + checkDigit(digits);
}
//#endregion
//#region src/sandbox/hash.ts
/**
* A 32-bit number that depends on nothing but its arguments, so that a store answers the same
* question the same way in every run. FNV-1a, with the last mixing steps of MurmurHash3 because
* FNV alone leaves the low bits of similar words alike.
*/
function hash(...parts) {
	const text = parts.join("\0");
	let state = 2166136261;
	for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16777619);
	state = Math.imul(state ^ state >>> 16, 2246822507);
	state = Math.imul(state ^ state >>> 13, 3266489909);
	return (state ^ state >>> 16) >>> 0;
}
/** A fraction in [0, 1) that depends on nothing but its arguments. */
function fraction(...parts) {
	return hash(...parts) / 2 ** 32;
}
/** One of `choices`, always the same for the same arguments. */
function pick(choices, ...parts) {
	return choices[hash(...parts) % choices.length] ?? choices[0];
}
//#endregion
//#region src/sandbox/keywords.ts
const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
const ASCII = /^[\x00-\x7f]*$/;
const DIGIT = /\p{N}/u;
/** A unit written against its number, to be read as a word of its own: 2TB, 500ml. */
const UNIT = /(?<=\d)(gb|tb|go|mm|cm|ml|kg|g|l)(?![\p{L}\p{N}])/gu;
/** Words of many titles that say nothing about which product it is. */
const DULL = new Set("the a an and of for with in by für und der die das pour avec le la les de et per con di il para el los voor met till med do z için".split(" "));
/** The words of a text, lower case, without accents and punctuation; "128 Go" is "128 GB". */
function wordsOf$1(text) {
	const words = (ASCII.test(text) ? text : text.normalize("NFKD").replace(MARKS, "")).toLowerCase().replace(UNIT, " $1").match(WORD) ?? [];
	return words.map((word, index) => word === "go" && DIGIT.test(words[index - 1] ?? "") ? "gb" : word);
}
/** Prepares texts that are searched as one. */
function searchText(...texts) {
	const lists = texts.map(wordsOf$1);
	return {
		words: new Set(lists.flat()),
		squeezed: lists.map((list) => list.join("")).join(" ")
	};
}
/** Prepares what somebody looks for. Words with digits are model codes and weigh most. */
function searchQuery(text) {
	const words = wordsOf$1(text).map((word) => ({
		text: word,
		weight: weightOf(word)
	}));
	return {
		words,
		total: words.reduce((sum, word) => sum + word.weight, 0)
	};
}
function weightOf(word) {
	if (DULL.has(word)) return .2;
	return DIGIT.test(word) && word.length > 2 ? 2 : 1;
}
/**
* How much of the question some texts answer together, 0 to 1: whole words count fully, parts of
* words less. What else they say does not matter, which is why accessories named after a product
* score like the product, in this engine as in real ones.
*/
function relevance(query, texts) {
	if (query.total === 0) return 0;
	let score = 0;
	for (const { text: word, weight } of query.words) {
		let best = 0;
		for (const text of texts) best = Math.max(best, hit(word, text));
		score += weight * best;
	}
	return score / query.total;
}
function hit(word, text) {
	if (text.words.has(word)) return 1;
	if (word.length < 2 || word.length < 3 && word.charCodeAt(0) < 128) return 0;
	return text.squeezed.includes(word) ? .8 : 0;
}
//#endregion
//#region src/sandbox/apple/items.ts
/** What other makers name after an app. */
const APP_DECOYS = [
	["{x} Widgets", 1.99],
	["Guide for {x}", .99],
	["{x} Wallpapers", 0],
	["Backup for {x}", 2.99]
];
/** What other publishers name after a book. */
const BOOK_DECOYS = [
	["Summary of {x} by {a}", 2.99],
	["Study Guide: {x}", 4.99],
	["{x} (Unabridged Audio Edition Companion)", 6.99],
	["{x}: 101 Trivia Questions", .99]
];
/** The one album: recorded answers show albums with a price of -1, which means "not as a whole". */
const ALBUM = {
	id: 9955500001,
	kind: "album",
	name: "Hits of a Lost Decade",
	artist: "Various Artists",
	genre: "Pop",
	euros: null,
	reach: 24
};
let items$1;
/** Everything in the stores of Apple, made on first use. */
function appleItems() {
	items$1 ??= [
		...rowsOf$1(APPS).flatMap(apps),
		...rowsOf$1(EBOOKS).flatMap(books),
		ALBUM
	].map(complete);
	return items$1;
}
function rowsOf$1(text) {
	return text.trim().split("\n").map((row) => row.split("|"));
}
function apps(cells) {
	const [name = "", artist = "", genre = "", ios = "-", mac = "-", reach = "", ids = ""] = cells;
	const [iosId, macId] = ids.split(",").map(Number);
	const base = {
		name,
		artist,
		genre,
		reach: reachOf(reach)
	};
	const main = [];
	if (ios !== "-") main.push({
		...base,
		kind: "software",
		euros: Number(ios),
		...idOf(iosId)
	});
	if (mac !== "-") main.push({
		...base,
		kind: "mac-software",
		euros: Number(mac),
		...idOf(macId)
	});
	const decoys = [...named(APP_DECOYS, name, artist), ...rivals$1(cells[7])];
	const kinds = main.map(({ kind }) => kind);
	return [...main, ...kinds.flatMap((kind) => decoys.map((each) => decoy$2(kind, name, genre, each)))];
}
function books(cells) {
	const [name = "", artist = "", genre = "", euros = "", reach = "", id = ""] = cells;
	return [{
		name,
		artist,
		genre,
		reach: reachOf(reach),
		kind: "ebook",
		euros: Number(euros),
		...idOf(Number(id))
	}, ...[...named(BOOK_DECOYS, name, artist), ...rivals$1(cells[6])].map((each) => decoy$2("ebook", name, genre, each))];
}
function named(patterns, name, artist) {
	return patterns.map(([text, euros]) => [text.replace("{x}", name).replace("{a}", artist), euros]);
}
function rivals$1(cell = "") {
	return cell.split(";").map((text) => {
		const [name = "", euros] = text.split("@");
		return [name, Number(euros)];
	});
}
/** A decoy is sold in most countries, but not in all: stores differ in what they let in. */
function decoy$2(kind, decoyOf, genre, [name, euros]) {
	return {
		kind,
		name,
		artist: `${[
			"Pocket",
			"Bright",
			"Little",
			"Omni"
		][hash(name) % 4]} ${[
			"Press",
			"Labs",
			"Works"
		][hash(name, 1) % 3]}`,
		genre,
		euros,
		reach: 17 + Math.floor(7 * fraction("reach", kind, name)),
		decoyOf
	};
}
function idOf(id) {
	return id ? { id } : {};
}
function reachOf(cell) {
	return cell === "*" ? 24 : Number(cell);
}
function complete(draft) {
	const { kind, name, artist } = draft;
	const id = draft.id ?? 9e9 + hash(kind, name, artist) % 9e8;
	const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
	const platform = kind === "mac-software" ? "mac" : "ios";
	return {
		...draft,
		id,
		...kind.endsWith("software") && { bundleId: `example.sandbox.${words.join("")}.${platform}` },
		...kind === "ebook" && { isbn: ean13("9798", hash("isbn", name, artist) % 1e8) },
		text: searchText(name, artist)
	};
}
//#endregion
//#region src/countries.ts
const PANEL_ROWS = `
US|United States|USD|en-US
CA|Canada|CAD|en-CA
MX|Mexico|MXN|es-MX
BR|Brazil|BRL|pt-BR
GB|United Kingdom|GBP|en-GB
IE|Ireland|EUR|en-IE
DE|Germany|EUR|de-DE
FR|France|EUR|fr-FR
IT|Italy|EUR|it-IT
ES|Spain|EUR|es-ES
NL|Netherlands|EUR|nl-NL
BE|Belgium|EUR|nl-BE
SE|Sweden|SEK|sv-SE
PL|Poland|PLN|pl-PL
TR|Türkiye|TRY|tr-TR
AE|United Arab Emirates|AED|en-AE
SA|Saudi Arabia|SAR|en-SA
EG|Egypt|EGP|en-EG
ZA|South Africa|ZAR|en-ZA
IN|India|INR|en-IN
JP|Japan|JPY|ja-JP
SG|Singapore|SGD|en-SG
AU|Australia|AUD|en-AU
KR|South Korea|KRW|ko-KR`;
const OTHER_ROWS = `
AD|Andorra|EUR|ca-AD
AL|Albania|ALL|sq-AL
AM|Armenia|AMD|hy-AM
AR|Argentina|ARS|es-AR
AT|Austria|EUR|de-AT
AZ|Azerbaijan|AZN|az-AZ
BA|Bosnia and Herzegovina|BAM|bs-BA
BD|Bangladesh|BDT|en-BD
BG|Bulgaria|EUR|bg-BG
BH|Bahrain|BHD|en-BH
BN|Brunei|BND|en-BN
BO|Bolivia|BOB|es-BO
BY|Belarus|BYN|ru-BY
CH|Switzerland|CHF|de-CH
CL|Chile|CLP|es-CL
CN|China|CNY|zh-CN
CO|Colombia|COP|es-CO
CR|Costa Rica|CRC|es-CR
CY|Cyprus|EUR|el-CY
CZ|Czechia|CZK|cs-CZ
DK|Denmark|DKK|da-DK
DO|Dominican Republic|DOP|es-DO
DZ|Algeria|DZD|fr-DZ
EC|Ecuador|USD|es-EC
EE|Estonia|EUR|et-EE
FI|Finland|EUR|fi-FI
GE|Georgia|GEL|ka-GE
GH|Ghana|GHS|en-GH
GR|Greece|EUR|el-GR
GT|Guatemala|GTQ|es-GT
HK|Hong Kong|HKD|en-HK
HN|Honduras|HNL|es-HN
HR|Croatia|EUR|hr-HR
HU|Hungary|HUF|hu-HU
ID|Indonesia|IDR|id-ID
IL|Israel|ILS|en-IL
IQ|Iraq|IQD|en-IQ
IS|Iceland|ISK|is-IS
JM|Jamaica|JMD|en-JM
JO|Jordan|JOD|en-JO
KE|Kenya|KES|en-KE
KG|Kyrgyzstan|KGS|ru-KG
KH|Cambodia|KHR|en-KH
KW|Kuwait|KWD|en-KW
KZ|Kazakhstan|KZT|ru-KZ
LA|Laos|LAK|en-LA
LB|Lebanon|LBP|en-LB
LI|Liechtenstein|CHF|de-LI
LK|Sri Lanka|LKR|en-LK
LT|Lithuania|EUR|lt-LT
LU|Luxembourg|EUR|fr-LU
LV|Latvia|EUR|lv-LV
MA|Morocco|MAD|fr-MA
MC|Monaco|EUR|fr-MC
MD|Moldova|MDL|ro-MD
ME|Montenegro|EUR|sr-Latn-ME
MK|North Macedonia|MKD|mk-MK
MN|Mongolia|MNT|en-MN
MO|Macao|MOP|en-MO
MT|Malta|EUR|en-MT
MV|Maldives|MVR|en-MV
MY|Malaysia|MYR|en-MY
NG|Nigeria|NGN|en-NG
NI|Nicaragua|NIO|es-NI
NO|Norway|NOK|nb-NO
NP|Nepal|NPR|en-NP
NZ|New Zealand|NZD|en-NZ
OM|Oman|OMR|en-OM
PA|Panama|USD|es-PA
PE|Peru|PEN|es-PE
PH|Philippines|PHP|en-PH
PK|Pakistan|PKR|en-PK
PT|Portugal|EUR|pt-PT
PY|Paraguay|PYG|es-PY
QA|Qatar|QAR|en-QA
RO|Romania|RON|ro-RO
RS|Serbia|RSD|sr-Latn-RS
SI|Slovenia|EUR|sl-SI
SK|Slovakia|EUR|sk-SK
SV|El Salvador|USD|es-SV
TH|Thailand|THB|th-TH
TN|Tunisia|TND|fr-TN
TT|Trinidad and Tobago|TTD|en-TT
TW|Taiwan|TWD|zh-TW
TZ|Tanzania|TZS|en-TZ
UA|Ukraine|UAH|uk-UA
UG|Uganda|UGX|en-UG
UY|Uruguay|UYU|es-UY
UZ|Uzbekistan|UZS|en-UZ
VN|Vietnam|VND|vi-VN`;
function rows(text) {
	return text.trim().split("\n").map((row) => {
		const [code, name, currency, locale] = row.split("|");
		return {
			code,
			name,
			currency,
			locale
		};
	});
}
/** The 24 countries that are asked when nothing else is said. */
const PANEL = rows(PANEL_ROWS);
/** Every country that can be asked for by name, the panel first. */
const COUNTRIES = [...PANEL, ...rows(OTHER_ROWS)];
const byCode = new Map(COUNTRIES.map((c) => [c.code, c]));
/** The country with this ISO 3166-1 alpha-2 code in upper case, if its stores can be asked. */
function findCountry(code) {
	return byCode.get(code);
}
//#endregion
//#region src/sandbox/rates.ts
/**
* How many units one euro buys in the sandbox: round figures near the real ones, so that invented
* prices look like those of each country. AED and SAR keep their pegs of 3.6725 and 3.75 to the
* dollar (Central Bank of the UAE, Saudi Central Bank).
*/
const EUR_RATES = {
	AED: 4.296825,
	AUD: 1.7,
	BGN: 1.9558,
	BHD: .4399,
	BRL: 6.3,
	CAD: 1.62,
	CHF: .93,
	CNY: 8.3,
	CZK: 24.5,
	DKK: 7.46,
	EGP: 57.5,
	EUR: 1,
	GBP: .87,
	HKD: 9.1,
	HUF: 390,
	IDR: 19400,
	ILS: 3.9,
	INR: 103,
	ISK: 144,
	JPY: 175,
	KRW: 1650,
	KWD: .3586,
	MXN: 21.5,
	MYR: 4.9,
	NOK: 11.6,
	NZD: 2,
	PHP: 68,
	PLN: 4.25,
	QAR: 4.2588,
	RON: 5.09,
	SAR: 4.3875,
	SEK: 11,
	SGD: 1.5,
	THB: 38,
	TRY: 48,
	USD: 1.17,
	ZAR: 20.4
};
`
USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR
NZD PHP SGD THB ZAR`.trim().split(/\s/);
/** Units of `currency` for one euro; one for codes the sandbox does not know. */
function unitsPerEuro(currency) {
	return EUR_RATES[currency] ?? 1;
}
//#endregion
//#region src/sandbox/markets.ts
/** The languages shops of the panel write in, in the order of the columns of the word tables. */
const LANGUAGES = "en de fr it es nl sv pl tr ar pt ja ko".split(" ");
const markets = new Map(`
US|en|0.92|USD|1
CA|en fr|0.95|CAD|1
MX|es|1.08|MXN|0.8
BR|pt|1.38|BRL|0.7
GB|en|1|GBP|1
IE|en|1.04|EUR|1
DE|de|1|EUR|1
FR|fr|1.03|EUR|1
IT|it|1.02|EUR|1
ES|es|1|EUR|1
NL|nl|1.01|EUR|1
BE|nl fr|1.03|EUR|1
SE|sv en|1.06|EUR|1
PL|pl|0.97|PLN|1.05
TR|tr|1.22|USD|0.55
AE|en ar|0.96|AED|0.95
SA|ar en|1|SAR|0.9
EG|ar en|1.1|USD|0.55
ZA|en|1.09|ZAR|0.75
IN|en|0.98|INR|0.6
JP|ja|0.88|JPY|0.95
SG|en|0.95|SGD|0.9
AU|en|1.04|AUD|1
KR|ko|0.93|KRW|0.9`.trim().split("\n").map((row) => {
	const [country = "", languages = "", level, steamCurrency = "", steamLevel] = row.split("|");
	return [country, {
		country,
		currency: findCountry(country)?.currency ?? "USD",
		languages: languages.split(" "),
		level: Number(level),
		steamCurrency,
		steamLevel: Number(steamLevel)
	}];
}));
/** The countries shops of the sandbox are in: the 24 of the panel. */
const MARKET_CODES = PANEL.map((country) => country.code);
/**
* The market of a country in upper or lower case, or null when there is no such country. Digital
* stores sell beyond the panel too: there everything is in English, in local money where the
* sandbox has a rate for it, else in dollars.
*/
function findMarket(code) {
	const known = markets.get(code.toUpperCase());
	if (known) return known;
	const country = findCountry(code.toUpperCase());
	if (!country) return null;
	const currency = country.currency in EUR_RATES ? country.currency : "USD";
	return {
		country: country.code,
		currency,
		languages: ["en"],
		level: 1,
		steamCurrency: currency,
		steamLevel: 1
	};
}
//#endregion
//#region src/sandbox/reach.ts
const sold$1 = /* @__PURE__ */ new WeakMap();
/** Whether a country's store has an item. Outside the panel everything is sold everywhere. */
function isSoldIn(item, country) {
	let countries = sold$1.get(item);
	if (!countries) {
		const order = [...MARKET_CODES].sort((a, b) => hash(item.id, a) - hash(item.id, b));
		countries = new Set(order.slice(0, item.reach));
		sold$1.set(item, countries);
	}
	return countries.has(country) || !MARKET_CODES.includes(country);
}
//#endregion
//#region src/sandbox/catalogue/good.ts
const SHELVES = {
	electronics: `
Sony|WH-1000XM5|headphones|319|*|color=black,silver,blue|WH1000XM5B.CE7,WH1000XM5S.CE7|WH-1000XM4@0.72;WH-1000XM6@1.32;WH-CH720N@0.31;WF-1000XM5/earbuds@0.79;~Soundora WX-1000M5@0.12
Sony|WF-1000XM5|earbuds|259|17|color=black,silver|WF1000XM5B.CE7|WF-1000XM4@0.7;WF-C700N@0.38;WH-1000XM5/headphones@1.2;~Soundora WF-100M5@0.1
Bose|QuietComfort Ultra|headphones|399|18|color=black,white,blue|880066-0100|QuietComfort 45@0.68;QuietComfort Ultra Earbuds/earbuds@0.7;SoundLink Flex/speaker@0.35;~Bosen QC-Ultra@0.1
Sennheiser|Momentum 4|headphones|269|14|color=black,white|509266|Momentum 3@0.75;HD 450BT@0.4;Momentum True Wireless 4/earbuds@0.85;~Sennex Momento 4@0.15
Apple|AirPods Pro 2|earbuds|249|20||MTJV3ZM/A|AirPods 3@0.7;AirPods Pro 1@0.66;AirPods Max/headphones@2.1;AirPods Pro 3@1.1;~Airpro TWS 2@0.08
JBL|Flip 6|speaker|109|19|color=black,blue,red|JBLFLIP6BLK|Flip 5@0.75;Charge 5@1.45;Clip 4@0.5;Flip Essential 2@0.6;~JPL Flip6+@0.2
Sonos|Era 100|speaker|249|15|color=black,white|E10G1EU1BLK|One SL@0.8;Era 300@1.8;Move 2@1.75;Roam 2@0.75
Sonos|Beam Gen 2|soundbar|449|13|color=black,white|BEAM2EU1BLK|Beam Gen 1@0.7;Arc@1.9;Ray@0.6;~Sonas Beam 2@0.2
LG|OLED55C4|tv|1299|15||OLED55C44LA|OLED65C4@1.4;OLED55B4@0.8;OLED55C3@0.82;OLED48C4@0.9;~LGX C4 55@0.3
Samsung|QE65S90D|tv|1699|11||QE65S90DATXXH|QE55S90D@0.75;QE65S95D@1.4;QE77S90D@1.6
Canon|EOS R50|camera|699|14|color=black,white|5811C033|EOS R100@0.7;EOS R10@1.3;EOS 250D@0.8;RF 50mm F1.8/camera@0.25
Sony|ZV-E10 II|camera|949|11|color=black,white|ZVE10M2B.CEC|ZV-E10@0.68;ZV-1 II@0.85;A6700@1.5
GoPro|HERO13 Black|action-camera|399|17||CHDHX-131-RW|HERO12 Black@0.78;HERO11 Black Mini@0.55;HERO@0.5;~GoPlus HERO13@0.12
DJI|Mini 4 Pro|drone|769|15||CP.MA.00000731.01|Mini 3@0.55;Mini 4K@0.4;Air 3@1.4;Neo@0.26;~DJX Mini4@0.1
DJI|Osmo Pocket 3|action-camera|519|12||CP.OS.00000301.01|Pocket 2@0.6;Osmo Action 4@0.65;Osmo Mobile 6@0.3
Nintendo|Switch OLED|console|319|*|color=white,red|HEG-S-KAAAA,HEG-S-KABAA|Switch Lite@0.6;Switch 2@1.4;Switch V2@0.85;Switch Pro Controller/controller@0.2;~Switchy OLED Handheld@0.15
Sony|PlayStation 5 Slim|console|499|19||CFI-2016A|PlayStation 5 Slim Digital Edition@0.86;PlayStation 5 Pro@1.6;PlayStation 4 Slim@0.5;PlayStation Portal@0.42
Microsoft|Xbox Series X|console|499|16||RRT-00010|Xbox Series S@0.6;Xbox One X@0.45;Xbox Elite Series 2/controller@0.3
Sony|DualSense|controller|65|20|color=white,black,red|CFI-ZCT1W|DualSense Edge@3.1;DualShock 4@0.8;Access Controller@1.2;~DoubleSense P5@0.35
Apple|Watch Series 10 46 mm|smartwatch|449|17|color=black,silver|MWWP3QF/A|Watch Series 10 42 mm@0.93;Watch SE 44 mm@0.62;Watch Ultra 2@2;Watch Series 9 45 mm@0.8;~Iwatch Series 10 clone@0.06
Garmin|Forerunner 265|smartwatch|399|13|color=black,white|010-02810-10|Forerunner 255@0.7;Forerunner 965@1.4;Forerunner 165@0.62
Amazon|Kindle Paperwhite 16 GB|ereader|169|12|color=black,green|B0CFPJYX7P|Kindle 16 GB@0.65;Kindle Paperwhite Signature 32 GB@1.2;Kindle Scribe@2.2;Kindle Paperwhite 8 GB@0.75
Kobo|Libra Colour|ereader|219|9|color=black,white|N428-KU-BK|Libra 2@0.8;Clara Colour@0.72;Sage@1.25
Anker|737 PowerCore 24K|power-bank|129|16||A1289011|PowerCore 26800@0.5;537 PowerCore@0.55;733 Power Bank@0.7;~Ankor 737 24000@0.3
XGIMI|Halo+|projector|699|8||XK03H|Halo@0.7;MoGo 2 Pro@0.75;Horizon Ultra@2.1
`,
	phones: `
Apple|iPhone 15|smartphone|729|*|storage=128 GB,256 GB@1.15,512 GB@1.45;color=black,blue,pink|MTP03ZD/A,MTLE3LL/A|iPhone 15 Plus 128 GB@1.14;iPhone 15 Pro 128 GB@1.37;iPhone 14 128 GB@0.82;iPhone 13 128 GB@0.68;iPhone 16 128 GB@1.22;~Ifone 15 Android 128 GB@0.14
Apple|iPhone 16 Pro|smartphone|1199|18|storage=128 GB,256 GB@1.1,1 TB@1.5;color=black,white|MYND3ZD/A|iPhone 16 Pro Max 256 GB@1.2;iPhone 16 128 GB@0.78;iPhone 15 Pro 128 GB@0.82;iPhone 16e 128 GB@0.58
Apple|iPhone 13|smartphone|499|14|storage=128 GB,256 GB@1.17;color=black,blue|MLPF3ZD/A|iPhone 13 mini 128 GB@0.88;iPhone 13 Pro 128 GB@1.35;iPhone 12 128 GB@0.78;iPhone SE 64 GB@0.8
Samsung|Galaxy S24|smartphone|649|19|storage=128 GB,256 GB@1.08;color=black,purple,yellow|SM-S921BZKDEUB|Galaxy S24+ 256 GB@1.3;Galaxy S24 Ultra 256 GB@1.75;Galaxy S23 128 GB@0.75;Galaxy S24 FE 128 GB@0.8;~Galaxi S24 Ultra copy@0.1
Samsung|Galaxy A55|smartphone|369|16|storage=128 GB,256 GB@1.13;color=black,blue|SM-A556BZKAEUB|Galaxy A35 128 GB@0.75;Galaxy A15 128 GB@0.45;Galaxy A54 128 GB@0.8
Google|Pixel 9|smartphone|749|13|storage=128 GB,256 GB@1.13;color=black,pink|GA05842-EU|Pixel 9 Pro 128 GB@1.4;Pixel 8 128 GB@0.68;Pixel 8a 128 GB@0.6;Pixel 9a 128 GB@0.67
Xiaomi|Redmi Note 13 Pro|smartphone|269|15|storage=256 GB,512 GB@1.2;color=black,green,purple|MZB0FYSEU|Redmi Note 13 256 GB@0.7;Redmi Note 12 Pro 128 GB@0.75;Redmi 13C 128 GB@0.45
OnePlus|12R|smartphone|599|9|storage=256 GB,512 GB@1.12;color=grey,blue|5011104751|12 256 GB@1.45;11 128 GB@0.9;Nord 4 256 GB@0.75
Nothing|Phone (2a)|smartphone|329|11|storage=128 GB,256 GB@1.12;color=black,white|A10400062|Phone (2) 256 GB@1.6;Phone (1) 128 GB@0.8;CMF Phone 1 128 GB@0.7
Motorola|Edge 50|smartphone|399|10|storage=256 GB;color=green,grey|PB3M0016|Edge 50 Pro 512 GB@1.4;Edge 40 256 GB@0.75;Moto G84 256 GB@0.6
Fairphone|5|smartphone|649|8|storage=256 GB;color=black,green|F5FPHN-2BL|4 128 GB@0.7;Fairbuds XL/headphones@0.38
Apple|iPad Air 11|tablet|649|17|storage=128 GB,256 GB@1.18;color=grey,blue,purple|MUWC3NF/A|iPad Air 13 128 GB@1.3;iPad 10 64 GB@0.55;iPad Pro 11 256 GB@1.75;iPad mini 128 GB@0.9
Samsung|Galaxy Tab S9|tablet|699|13|storage=128 GB,256 GB@1.12;color=grey,beige|SM-X710NZAAEUB|Galaxy Tab S9 FE 128 GB@0.6;Galaxy Tab S9+ 256 GB@1.4;Galaxy Tab A9+ 64 GB@0.32;Galaxy Tab S8 128 GB@0.75
Lenovo|Tab P12|tablet|329|9|storage=128 GB,256 GB@1.15;color=grey|ZACH0101SE|Tab P11 128 GB@0.7;Tab M11 128 GB@0.55;Tab Plus 128 GB@0.85
`,
	computing: `
Logitech|MX Master 3S|mouse|94|*|color=black,grey|910-006559,910-006560|MX Master 3@0.8;MX Master 2S@0.62;MX Anywhere 3S@0.78;MX Ergo S@1.1;MX Keys S/keyboard@1.1;~Logitek MX Mouse 3S@0.18
Logitech|G Pro X Superlight 2|mouse|139|15|color=black,white,pink|910-006630|G Pro X Superlight@0.72;G502 X Plus@0.9;G305@0.3
Razer|DeathAdder V3|mouse|69|13|color=black,white|RZ01-04640100-R3M1|DeathAdder V3 Pro@2;DeathAdder V2@0.7;Viper V3 Pro@2.2;DeathAdder Essential@0.4
Logitech|MX Keys S|keyboard|109|17|color=black,white|920-011587|MX Keys Mini@0.85;MX Mechanical@1.4;K380@0.38;MX Master 3S/mouse@0.9
Keychron|K2|keyboard|89|14|color=black|K2-C3H|K2 Pro@1.3;K6@0.9;K8 Pro@1.35;V1@0.95
Samsung|990 PRO|ssd|159|*|storage=2 TB,1 TB@0.62,4 TB@1.9|MZ-V9P2T0BW,MZ-V9P2T0|980 PRO 2 TB@0.88;990 EVO 2 TB@0.8;970 EVO Plus 2 TB@0.78;T7 Shield 2 TB@0.9;~Samsong 990PRO 16 TB@0.12
WD|Black SN850X|ssd|139|16|storage=2 TB,1 TB@0.6,4 TB@1.9|WDS200T2X0E|Black SN770 2 TB@0.78;Blue SN580 2 TB@0.7;Black SN850X heatsink 2 TB@1.08
Crucial|T500|ssd|129|12|storage=1 TB,2 TB@1.6|CT1000T500SSD8|P3 Plus 1 TB@0.55;T700 1 TB@1.3;MX500 1 TB@0.62
SanDisk|Extreme PRO microSDXC|memory-card|29|18|storage=128 GB,256 GB@1.6,512 GB@2.9|SDSQXCD-128G-GN6MA|Ultra microSDXC 128 GB@0.5;Extreme microSDXC 128 GB@0.75;Extreme PRO SDXC 128 GB@1.2;~Sandisc Extrem 1 TB@0.4
Dell|XPS 13 9345|laptop|1399|11|storage=512 GB,1 TB@1.12;color=silver|XPS9345-7110|XPS 14 9440@1.3;XPS 13 9340@0.92;Inspiron 14@0.5
Apple|MacBook Air 13 M3|laptop|1199|18|storage=256 GB,512 GB@1.17;color=silver,black|MRXN3D/A|MacBook Air 15 M3@1.15;MacBook Air 13 M2@0.84;MacBook Pro 14 M3@1.5;MacBook Air 13 M4@1.02
Lenovo|ThinkPad X1 Carbon Gen 12|laptop|1799|10|storage=512 GB,1 TB@1.1;color=black|21KC0064GE|ThinkPad X1 Carbon Gen 11@0.8;ThinkPad T14 Gen 5@0.75;ThinkPad X13 Gen 5@0.8
Framework|Laptop 13|laptop|1149|7|storage=512 GB,1 TB@1.08;color=silver|FRANJF0001|Laptop 16@1.6;Mainboard Ryzen 7@0.5
ASUS|ROG Ally X|console|899|12|color=black|RC72LA-NH1002W|ROG Ally Z1@0.6;ROG Ally Z1 Extreme@0.75
Dell|U2723QE|monitor|549|13|color=silver|DELL-U2723QE|U2724DE@0.9;U3223QE@1.5;P2723QE@0.75;S2722QC@0.6
LG|27GP850|monitor|329|12|color=black|27GP850-B|27GN800@0.68;32GP850@1.2;27GR95QE@2.2
NVIDIA|GeForce RTX 4070 Super|graphics-card|599|14||RTX4070S-12G|GeForce RTX 4070@0.88;GeForce RTX 4070 Ti Super@1.35;GeForce RTX 4060@0.5;GeForce RTX 5070@1.02;~Nvidea RTX4070S mini@0.2
AVM|FRITZ!Box 7590 AX|router|239|6||20002998|FRITZ!Box 7530 AX@0.68;FRITZ!Box 7590@0.8;FRITZ!Repeater 3000 AX@0.6
TP-Link|Deco XE75|router|219|15|pack=2-pack,3-pack@1.4,1-pack@0.6|DECOXE75(2-PACK)|Deco X50@0.75;Deco X20@0.6;Archer AX73@0.55
HP|OfficeJet Pro 9120e|printer|199|11||403X8B|OfficeJet Pro 8120e@0.75;OfficeJet 8012e@0.6;LaserJet M110we@0.55
Epson|EcoTank ET-2850|printer|249|14|color=white,black|C11CJ63406|EcoTank ET-2810@0.8;EcoTank ET-4850@1.45;WorkForce WF-2930@0.4
Logitech|Brio 4K|webcam|169|13||960-001106|Brio 500@0.65;C920 HD Pro@0.4;StreamCam@0.75
Shure|MV7+|microphone|279|12|color=black,white|MV7+-K|MV7@0.82;SM7B@1.4;MV6@0.55;~Shuer MV-7@0.15
Blue|Yeti|microphone|99|15|color=black,silver,blue|988-000229|Yeti Nano@0.75;Yeti X@1.4;Snowball iCE@0.5
`,
	tools: `
Bosch Professional|GSR 18V-55|drill|119|16||06019H5202|GSR 18V-28@0.8;GSB 18V-55@1.15;GSR 12V-15@0.7;GSR 18V-90 C@1.5;~Bosh GSR 18 V@0.25
Makita|DHP482Z|drill|89|17||DHP482Z,DHP482RMJ|DHP482RMJ 2x 4.0 Ah@2.7;DDF482Z@0.9;DHP486Z@1.7;HP457D@0.8
DeWalt|DCD796|drill|129|15||DCD796N-XJ,DCD796P1|DCD796P1 5.0 Ah@1.9;DCD709@0.7;DCD805@1.3;DCD778@0.75
Milwaukee|M18 FPD3|drill|179|12||4933479859|M18 FPD2@0.85;M12 FPD@0.7;M18 FDD3@0.9
Makita|DHS680Z|saw|159|13||DHS680Z|HS7601@0.7;DHS782Z@2;DSS501Z@0.75
Bosch Professional|GKS 190|saw|129|12||0601623000|GKS 55+ GCE@1.5;GKS 18V-57@1.3;PKS 55@0.7
Festool|TS 55 FEBQ-Plus|saw|549|8||576703|TSC 55 K@1.1;TS 60 KEBQ@1.3
Leatherman|Wave+|multitool|139|18|color=silver,black|832524|Charge+@1.6;Surge@1.2;Rebar@0.6;Skeletool@0.6;~Leathermen Wave Plus@0.15
Victorinox|SwissChamp|multitool|89|17|color=red,black|1.6795|Huntsman@0.45;Climber@0.4;SwissTool Spirit@1.3;Classic SD@0.22
Gerber|Suspension-NXT|multitool|39|11||30-001778|Suspension@0.9;Truss@1.3;Dime@0.7
Bosch Professional|GLL 3-80 C|laser-level|379|10||0601063R02|GLL 2-10@0.3;GLL 3-80@0.8;GCL 2-50@0.6
Huepar|S03CG|laser-level|199|9||S03CG-L|902CG@0.8;B03CG Pro@1.2;603CG@0.5
Wera|Kraftform Plus 334|screwdrivers|39|13|pack=6 pcs,7 pcs@1.2|05105650001|Kraftform Kompakt 20@1.4;Kraftform Micro 12@1.1;Joker 11 Set@3
Wiha|SoftFinish VDE|screwdrivers|34|12|pack=6 pcs,7 pcs@1.25|07148|PicoFinish@0.9;speedE II@6;SoftFinish ESD@1.1
Karcher|K 4 Power Control|pressure-washer|219|14||1.324-030.0|K 2 Power Control@0.6;K 5 Power Control@1.4;K 3 Premium@0.75;K 7 Smart Control@2.4
Nilfisk|Core 140|pressure-washer|169|9||128471262|Core 125@0.75;Core 150@1.3;Premium 180@1.9
`,
	clothing: `
Levi's|501 Original|jeans|99|18|size=W30 L32,W32 L32,W34 L34;color=blue,black|00501-0101|505 Regular@0.9;511 Slim@0.95;501 '93 Straight@1.1;501 Shorts@0.65;~Levy 501 Style@0.25
Wrangler|Texas Slim|jeans|79|11|size=W32 L32,W34 L32;color=blue,black|W12S-33-009|Texas Regular@1;Larston@0.95;Greensboro@1.05
Nike|Air Force 1 '07|sneakers|109|20|size=EU 41,EU 42,EU 43;color=white,black|CW2288-111|Air Force 1 Mid '07@1.1;Air Max 90@1.25;Dunk Low@1.05;Court Vision Low@0.65;~Nyke Force 1@0.25
Adidas|Samba OG|sneakers|119|19|size=EU 40,EU 42,EU 44;color=white,black|B75806|Gazelle@0.95;Samba Classic@0.8;Stan Smith@0.9;Spezial@0.95
New Balance|574 Core|sneakers|99|15|size=EU 41,EU 42,EU 44;color=grey,blue|ML574EVG|550@1.2;530@1;990v6@2.2
Converse|Chuck Taylor All Star High|sneakers|69|18|size=EU 38,EU 40,EU 42;color=black,white,red|M9160C|Chuck 70 High@1.3;Chuck Taylor All Star Low@0.92;Run Star Hike@1.5
Salomon|Speedcross 6|sneakers|139|13|size=EU 42,EU 43;color=black,blue|L41737900|Speedcross 5@0.8;XA Pro 3D V9@1.05;Sense Ride 5@0.95
Patagonia|Nano Puff Jacket|jacket|229|12|size=S,M,L;color=black,blue|84212|Nano Puff Vest@0.75;Down Sweater@1.25;Better Sweater@0.7
The North Face|1996 Retro Nuptse|jacket|319|15|size=S,M,L;color=black,green|NF0A3C8D|Nuptse Vest@0.75;Himalayan Down@1.5;Aconcagua 3@0.75;~Northfaze 1996 Puffer@0.2
Columbia|Watertight II|jacket|79|12|size=M,L,XL;color=black,blue|RM2433|Pouring Adventure III@1;Arcadia II@0.95;Evolution Valley@1.2
Fjallraven|Kanken|backpack|99|17|color=yellow,blue,green|F23510|Kanken Mini@0.8;Kanken Laptop 15@1.3;Raven 28@1.1;Re-Kanken@1.1;~Kankan Classic Bag@0.2
Herschel|Little America|backpack|109|12|color=black,grey|10014-00001|Little America Mid@0.9;Retreat@0.85;Classic XL@0.6
Osprey|Farpoint 40|backpack|179|11|color=grey,blue|10003676|Farpoint 55@1.25;Farpoint 70@1.35;Fairview 40@1
Dr. Martens|1460|boots|179|16|size=EU 39,EU 41,EU 43;color=black,red|11822006|1461@0.85;2976 Chelsea@1;Jadon@1.2;1460 Pascal@1;~Doctor Marten 1460 Look@0.25
Timberland|6-Inch Premium|boots|199|15|size=EU 41,EU 43;color=yellow,black|TB0100617131|Euro Hiker@0.8;Radford 6-Inch@0.85;Heritage 6-Inch@0.95
Ray-Ban|Original Wayfarer RB2140|sunglasses|139|17|color=black,brown|RB2140 901|New Wayfarer RB2132@0.92;Clubmaster RB3016@1;Aviator RB3025@1.05;~Rayband Wayfar 2140@0.1
Oakley|Holbrook|sunglasses|129|12|color=black,grey|OO9102-01|Holbrook XL@1.05;Frogskins@0.9;Gascan@0.95
Casio|F-91W|watch|17|19|color=black|F-91W-1YEG|F-91WM@1.3;A158WA@1.8;W-800H@1.6;DW-5600@5;~Casino F91W@0.3
Seiko|5 Sports SRPD55K1|watch|249|12|color=black|SRPD55K1|5 Sports SRPD51K1@1;5 Sports GMT@1.6;Presage SRPB43J1@1.6
`,
	toys: `
LEGO|75192 Star Wars Millennium Falcon|building-set|849|*||75192|75257 Star Wars Millennium Falcon@0.2;75313 Star Wars AT-AT@1;75375 Star Wars Millennium Falcon@0.1;75252 Star Wars Imperial Star Destroyer@0.95;~Bricklepin 05132 Millennium Falcon@0.22
LEGO|10307 Icons Eiffel Tower|building-set|629|12||10307|21019 Architecture Eiffel Tower@0.07;10294 Icons Titanic@1.08;10276 Colosseum@0.85
LEGO|42143 Technic Ferrari Daytona SP3|building-set|399|14||42143|42125 Technic Ferrari 488 GTE@0.5;42172 Technic McLaren P1@1.1;42115 Technic Lamborghini Sian@0.95
LEGO|21348 Ideas Dungeons and Dragons|building-set|359|10||21348|21333 Ideas The Starry Night@0.5;21327 Ideas Typewriter@0.65
Playmobil|71193 Royal Castle|building-set|129|9||71193|70447 Castle@1.2;71447 Novelmore Dungeon@0.5;9879 Castle Guards@0.1
Mattel|Barbie Dreamhouse|doll|199|14||HMX10|Barbie Malibu House@0.6;Barbie DreamCamper@0.5;Barbie Fashionistas Doll@0.06
Mattel|Barbie Signature Looks|doll|39|11||HRM11|Barbie Signature Holiday Doll@1.1;Barbie Extra Fly@0.9;Monster High Draculaura@0.9
CATAN|Base Game|board-game|34|18||CN3071|Seafarers@0.95;Cities and Knights@1;Junior@0.75;5-6 Player Extension@0.6;~Katan Settlers Mini@0.3
Days of Wonder|Ticket to Ride Europe|board-game|42|16||DOW7202|Ticket to Ride@0.98;Ticket to Ride First Journey@0.7;Ticket to Ride Rails and Sails@1.7
Stonemaier|Wingspan|board-game|52|14||STM910|Wingspan Oceania@0.6;Wyrmspan@1.2;Scythe@1.5;Wingspan Asia@0.75
Hasbro|Monopoly Classic|board-game|27|19||C1009|Monopoly Junior@0.7;Monopoly Deal@0.25;Monopoly Ultimate Banking@1.1;~Monopolly City@0.4
Nerf|Elite 2.0 Commander RD-6|blaster|19|15||E9485|Elite 2.0 Echo CS-10@1.6;Elite Disruptor@0.8;Ultra Two@1.2;~Nerv Commander 6@0.4
Nerf|Rival Nemesis MXVII-10K|blaster|119|9||B8239|Rival Prometheus MXVIII-20K@1.8;Rival Kronos XVIII-500@0.2
Funko|Pop Darth Vader 157|figure|14|16||F2583|Pop Darth Vader 343@1.6;Pop Boba Fett 297@1.1;Pop Yoda 124@1;~Funku Vader Figure@0.4
Good Smile|Nendoroid Hades Zagreus|figure|64|12||GSC17432|Nendoroid Link@1;figma Hades Zagreus@1.6;Pop Up Parade Megaera@0.6
Nintendo|Zelda Tears of the Kingdom|video-game|52|18||HACPAXN7A|Zelda Breath of the Wild@0.9;Zelda Echoes of Wisdom@0.9;Zelda Link's Awakening@0.9;Zelda Skyward Sword HD@0.9
Nintendo|Mario Kart 8 Deluxe|video-game|46|19||HACPAABPA|Super Mario Odyssey@0.95;Mario Kart World@1.5;Super Mario Bros Wonder@1
`,
	home: `
De'Longhi|Magnifica S ECAM22.110|coffee-machine|329|15|color=black,silver|ECAM22.110.B|Magnifica Start ECAM220.60@1.05;Magnifica Evo ECAM290.61@1.25;Dedica EC685@0.5;Eletta Explore ECAM450.55@2
Nespresso|Vertuo Next|coffee-machine|129|17|color=black,red,white|ENV120.BM|Vertuo Pop@0.7;Essenza Mini@0.75;Lattissima One@1.9;Vertuo Plus@1.2
Breville|Barista Express|coffee-machine|599|10|color=silver,black|BES875|Barista Pro@1.2;Bambino Plus@0.65;Barista Touch@1.5
Dyson|V15 Detect Absolute|vacuum|649|16|color=yellow|446986-01|V8 Absolute@0.55;V12 Detect Slim@0.82;V15s Detect Submarine@1.2;Gen5detect@1.3;~Dysan V15 Stick@0.15
Shark|IZ400|vacuum|349|8||IZ400EUT|IZ300@0.85;NV602@0.6;IW3611@1.2
Roborock|S8 Pro Ultra|robot-vacuum|999|12|color=white,black|S8PU52-00|S8@0.55;Q Revo@0.75;S7 MaxV Ultra@0.8;Qrevo MaxV@1.1
iRobot|Roomba j7+|robot-vacuum|499|13||J755840|Roomba i5+@0.7;Roomba j9+@1.3;Roomba 692@0.4;Braava jet m6@0.7
Philips|Airfryer XXL HD9650|airfryer|249|16|color=black|HD9650/90|Airfryer Essential HD9252@0.42;Airfryer XL HD9270@0.6;Airfryer Combi HD9880@1.5;~Philos XXL Fryer@0.3
Ninja|Foodi Dual Zone AF300|airfryer|199|14|color=grey,black|AF300UK|Foodi MAX AF400@1.2;Double Stack SL400@1.3;Air Fryer AF100@0.55
KitchenAid|Artisan 5KSM175|mixer|549|15|color=red,black,white|5KSM175PSEER|Classic 5K45SS@0.65;Artisan 5KSM125@0.85;Bowl-Lift 5KSM7580@1.4;Artisan Mini 5KSM3311@0.85
Bosch|MUM5 CreationLine|mixer|279|11|color=white,black|MUM58L20|MUM4@0.5;MUM Serie 6@1.5;OptiMUM@2
Smeg|KLF03|kettle|149|13|color=red,black,white|KLF03RDEU|KLF05@0.85;KLF04@1.3;TSF01/kettle@1.05
Fellow|Stagg EKG|kettle|179|9|color=black,white|1166-EU|Stagg EKG Pro@1.25;Corvo EKG@0.9;Clyde@0.6
Oral-B|iO Series 9|toothbrush|229|15|color=black,white|IO9BLK|iO Series 3@0.4;iO Series 6@0.62;iO Series 10@1.3;Pro 3 3000@0.25
Philips|Sonicare DiamondClean 9000|toothbrush|159|14|color=black,white|HX9911/09|Sonicare ProtectiveClean 4300@0.4;Sonicare Prestige 9900@1.7;Sonicare 3100@0.25
Dyson|Supersonic HD07|hair-dryer|399|16|color=grey,purple|386816-01|Supersonic HD08@1.05;Supersonic Nural@1.2;Airwrap HS05@1.35;~Supersonik Hair Dryer@0.08
Tefal|Ingenio Expertise 28 cm|pan|39|13||L6500602|Ingenio Expertise 24 cm@0.82;Ingenio Unlimited 28 cm@1.2;Jamie Oliver 28 cm@1.3
Le Creuset|Signature Skillet 26 cm|pan|179|12|color=red,black|20182260600422|Signature Skillet 23 cm@0.85;Signature Casserole 24 cm@1.8;Toughened Non-Stick 26 cm@0.75
Philips Hue|White and Color Ambiance E27|lamp|54|17|pack=1-pack,2-pack@1.8,3-pack@2.6|929002468801|White Ambiance E27@0.55;White E27@0.35;Go Portable@1.5;Lightstrip Plus@1.4
Nanoleaf|Shapes Hexagons Starter Kit|lamp|179|10|pack=9-pack,15-pack@1.5|NL42-6002HX-9PK|Shapes Triangles Starter Kit@1;Lines Starter Kit@1;Canvas@1.05
Google|Nest Learning Thermostat|thermostat|219|7|color=silver,black|T3028FD|Nest Thermostat E@0.7;Nest Protect@0.55
tado|Smart Thermostat X|thermostat|129|9||104001|Smart Thermostat V3+@0.75;Smart Radiator Thermostat@0.6;Bridge X@0.4
BRITA|Marella XL|water-filter|27|15|color=white,blue|1051126|Marella@0.8;Style@1.2;Elemaris@1.3;Flow XXL@1.7
`,
	groceries: `
Ferrero|Nutella|spread|5.49|20|pack=750 g,400 g@0.62,1 kg@1.3||Nutella B-ready@0.7;Nutella Biscuits@0.75;Duplo@0.5;~Nutkao Crema@0.55
Lavazza|Qualita Oro|coffee|16.9|16|pack=1 kg,500 g@0.58,250 g@0.33||Qualita Rossa 1 kg@0.85;Crema e Gusto 1 kg@0.82;Gran Espresso 1 kg@0.95
illy|Classico Intenso|coffee|7.9|15|pack=250 g,1 kg@3.5,3 kg@9.8||Classico Tostatura Media 250 g@1;Decaffeinato 250 g@1.05;Arabica Etiopia 250 g@1.2
Dallmayr|Prodomo|coffee|7.49|9|pack=500 g,1 kg@1.9||Classic 500 g@0.85;Prodomo Naturmild 500 g@1.02;Ethiopia 500 g@1.2
Twinings|English Breakfast|tea|4.29|18|pack=100 bags,50 bags@0.6,200 bags@1.9||Earl Grey 100 bags@1.02;Lady Grey 50 bags@0.65;English Breakfast Decaf 40 bags@0.75
Yorkshire Tea|Gold|tea|5.2|8|pack=80 bags,160 bags@1.9||Original 80 bags@0.85;Biscuit Brew 40 bags@0.7;Decaf 80 bags@1.1
Carapelli|Il Nobile|olive-oil|11.9|12|pack=1 L,500 ml@0.58,750 ml@0.8||Oro Verde 1 L@1.2;Classico 1 L@0.85;Bio 500 ml@0.8
Filippo Berio|Extra Virgin|olive-oil|9.9|13|pack=500 ml,750 ml@1.4,1 L@1.8||Classic 500 ml@0.8;Mild and Light 500 ml@0.8;Organic 500 ml@1.2
Barilla|Spaghetti n.5|pasta|1.59|19|pack=500 g,1 kg@1.9||Penne Rigate n.73 500 g@1.02;Spaghettini n.3 500 g@1;Spaghetti Integrale 500 g@1.2;~Barella Spaghetti@0.6
De Cecco|Penne Rigate n.41|pasta|2.29|14|pack=500 g,1 kg@1.9||Fusilli n.34 500 g@1;Rigatoni n.24 500 g@1;Spaghetti n.12 500 g@1
Kellogg's|Corn Flakes|cereal|3.79|17|pack=500 g,375 g@0.8,790 g@1.5||Crunchy Nut 500 g@1.2;Frosties 500 g@1.1;Special K 500 g@1.15
Toblerone|Swiss Milk|chocolate|3.49|18|pack=100 g,360 g@2.7,4.5 kg@22||Dark 100 g@1;White 100 g@1;Fruit and Nut 100 g@1.05;~Toblerino Triangle Bar@0.5
Lindt|Excellence 85%|chocolate|2.99|17|pack=100 g,300 g@2.7||Excellence 70% 100 g@1;Excellence 90% 100 g@1.02;Excellence Sea Salt 100 g@1
Heinz|Tomato Ketchup|sauce|3.99|20|pack=910 g,460 g@0.65,1.35 kg@1.4||Tomato Ketchup No Sugar 400 g@0.8;Mayonnaise 480 ml@1;BBQ Sauce 480 g@0.9
Huy Fong|Sriracha|sauce|6.9|12|pack=740 ml,435 ml@0.7||Chili Garlic 510 g@0.9;Sambal Oelek 510 g@0.9;~Flying Goose Sriracha@0.6
Langnese|Golden Selection|honey|5.99|8|pack=500 g,250 g@0.6||Forest Honey 500 g@1.3;Acacia 375 g@1.2;Clover 500 g@0.9
Red Bull|Energy Drink|energy-drink|1.49|20|pack=250 ml,355 ml@1.3,473 ml@1.6||Sugarfree 250 ml@1;Red Edition 250 ml@1.05;Organics Simply Cola 250 ml@0.95;~Red Buck Energy@0.5
`,
	books: `
J. R. R. Tolkien|The Hobbit|book|11.9|20|format=Paperback,Hardcover@1.9,Illustrated Edition@3.2||The Fellowship of the Ring@1.05;The Silmarillion@1.1;The Annotated Hobbit@2.4;The Hobbit Graphic Novel@1.6;~Pocket Hobbit Cookbook@1.1
J. R. R. Tolkien|The Lord of the Rings|book|29.9|17|format=Paperback,Hardcover@1.9||The Two Towers@0.4;The Return of the King@0.4;Unfinished Tales@0.45
Frank Herbert|Dune|book|12.9|18|format=Paperback,Hardcover@1.8||Dune Messiah@0.95;Children of Dune@1;The Dune Encyclopedia@3;~Dune The Making of the Film@2.6
George Orwell|1984|book|9.9|19|format=Paperback,Hardcover@1.8||Animal Farm@0.85;Homage to Catalonia@1.1;1984 Graphic Novel@1.9
Andy Weir|Project Hail Mary|book|12.9|14|format=Paperback,Hardcover@1.7||The Martian@0.9;Artemis@0.9
James Clear|Atomic Habits|book|16.9|18|format=Paperback,Hardcover@1.4||The Atomic Habits Journal@1.2;~Atomic Habits Summary in 30 Minutes@0.4;~Atomic Habits Daily Planner@0.7
Yuval Noah Harari|Sapiens|book|15.9|17|format=Paperback,Hardcover@1.7||Homo Deus@1;21 Lessons for the 21st Century@0.95;Sapiens A Graphic History@1.5
Jane Austen|Pride and Prejudice|book|7.9|18|format=Paperback,Hardcover@2||Sense and Sensibility@1;Emma@1.05;~Pride and Prejudice and Zombies@1.3
Robert C. Martin|Clean Code|book|36.9|13|format=Paperback||Clean Architecture@0.95;The Clean Coder@0.9;~Clean Code Cookbook@1.2
Andrew Hunt|The Pragmatic Programmer|book|39.9|12|format=Paperback,Hardcover@1.2||The Pragmatic Programmer 1999 Edition@0.6;Pragmatic Thinking and Learning@0.8
Antoine de Saint-Exupery|The Little Prince|book|8.9|19|format=Paperback,Hardcover@1.6||Night Flight@1;Wind Sand and Stars@1.2;The Little Prince Pop-Up Book@3.5
Delia Owens|Where the Crawdads Sing|book|10.9|13|format=Paperback,Hardcover@1.8||~Crawdads Cookbook@1.2;~Where the Wild Things Are@1
Umberto Eco|The Name of the Rose|book|13.9|11|format=Paperback,Hardcover@1.8||Foucault's Pendulum@1.05;Baudolino@1;The Name of the Rose Graphic Novel@1.9
Haruki Murakami|Norwegian Wood|book|11.9|13|format=Paperback,Hardcover@1.8||Kafka on the Shore@1.05;1Q84@1.5;~Norwegian Wood Chopping and Stacking@1.6
`
};
/** A name as part of an address. */
function slug(text) {
	return wordsOf$1(text.replace(/['’]/g, "")).join("-");
}
function parse(row, kind) {
	const [brand = "", model = "", noun = "", euros, reach, axes = "", codes = "", rivals = ""] = row.split("|");
	const axis = new Map(list(axes, ";").map((text) => text.split("=")));
	return {
		key: slug(`${brand} ${model}`),
		kind,
		brand,
		model,
		noun,
		euros: Number(euros),
		reach: reach === "*" ? 24 : Number(reach),
		grades: list(axis.get("storage") ?? axis.get("pack") ?? axis.get("format") ?? "", ",").map((text) => withRatio(text, ([label, ratio]) => ({
			label,
			ratio
		}))),
		colours: list(axis.get("color") ?? "", ","),
		sizes: list(axis.get("size") ?? "", ","),
		codes: list(codes, ","),
		rivals: list(rivals, ";").map((text) => rival(text, brand, noun, kind))
	};
}
function rival(text, brand, ownNoun, kind) {
	return withRatio(text, ([label, ratio]) => {
		const copy = label.startsWith("~");
		const [name = "", noun = ownNoun] = label.replace("~", "").split("/");
		return {
			name: copy ? name : nameOf(kind, brand, name),
			noun,
			ratio,
			copy
		};
	});
}
function withRatio(text, make) {
	const [label = "", ratio = "1"] = text.split("@");
	return make([label, Number(ratio)]);
}
function list(text, separator) {
	return text === "" ? [] : text.split(separator);
}
/** A product's name as shops write it: books have theirs before the author. */
function nameOf(kind, brand, model) {
	return kind === "books" ? `${model} – ${brand}` : `${brand} ${model}`;
}
/** The name of a good in one of its grades; a paperback needs no mention, 128 GB does. */
function gradeName(good, grade) {
	const name = nameOf(good.kind, good.brand, good.model);
	if (!grade) return name;
	if (good.kind !== "books") return `${name} ${grade.label}`;
	return grade === good.grades[0] ? name : `${name} (${grade.label})`;
}
function parseAll() {
	const goods = Object.entries(SHELVES).flatMap(([kind, rows]) => rows.trim().split("\n").map((row) => parse(row, kind)));
	const names = new Set(goods.flatMap((good) => [gradeName(good, void 0), gradeName(good, good.grades[0])]));
	return goods.map((good) => ({
		...good,
		rivals: good.rivals.filter(({ name }) => !names.has(name))
	}));
}
let goods;
/** Every physical product, read on first use: a fleet that is never asked costs nothing. */
function allGoods() {
	goods ??= parseAll();
	return goods;
}
//#endregion
//#region src/sandbox/pricing.ts
const HABIT_ROWS = `
EUR|1 0.01|200|10 1
USD|1 0.01|200|10 0.01
GBP|1 0.01|200|10 1
CAD|1 0.01|200|10 0.01
AUD|1 0.05|200|10 1
SGD|1 0.1|200|10 1
BRL|1 0.1|1000|100 1
PLN|1 0.01|500|50 1
TRY|5 0.1|1000|100 1
AED|1 0.05|500|50 1
SAR|1 0.05|500|50 1
EGP|5 0.05|2000|50 1
ZAR|5 0.05|1000|100 1
MXN|10 1|2000|100 1
SEK|10 1|2000|100 10
INR|10 1|10000|1000 10
JPY|50 2|10000|1000 20
KRW|1000 100|300000|10000 1000`;
const DEFAULT_HABIT = {
	step: 1,
	off: .01,
	dear: 200,
	bigStep: 10,
	bigOff: 1
};
const habits = new Map(HABIT_ROWS.trim().split("\n").map((row) => {
	const [currency = "", small = "", dear, big = ""] = row.split("|");
	const [step = 1, off = 0] = small.split(" ").map(Number);
	const [bigStep = 1, bigOff = 0] = big.split(" ").map(Number);
	return [currency, {
		step,
		off,
		dear: Number(dear),
		bigStep,
		bigOff
	}];
}));
/** What something worth `euros` costs in a shop billing `currency`: units of it, with a local ending. */
function shelfPrice(euros, currency) {
	const { step, off, dear, bigStep, bigOff } = habits.get(currency) ?? DEFAULT_HABIT;
	const amount = euros * unitsPerEuro(currency);
	return roundCents(amount < dear ? roundTo(amount, step, off) : roundTo(amount, bigStep, bigOff));
}
function roundTo(amount, step, off) {
	return Math.max(1, Math.round((amount + off) / step)) * step - off;
}
function roundCents(amount) {
	return Math.round(amount * 100) / 100;
}
/** The same price as a whole number of the currency's ISO 4217 minor units, as UCP wants it. */
function isoMinor(amount, currency) {
	return Math.round(amount * 10 ** currencyExponent(currency));
}
const PATTERNS = {
	AED: "AED #|,.",
	AUD: "$ #|,.",
	BRL: "R$ #|.,",
	CAD: "$#|,.",
	EGP: "EGP #|,.",
	EUR: "# €|.,",
	GBP: "£#|,.",
	INR: "₹ #|,.",
	JPY: "¥#|,.",
	KRW: "₩#|,.",
	MXN: "$#|,.",
	PLN: "# zł| ,",
	SAR: "SAR #|,.",
	SEK: "# kr|.,",
	SGD: "S$ #|,.",
	TRY: "₺#|.,",
	USD: "$#|,.",
	ZAR: "R #| ,"
};
/** A price in words as store fronts print it: "9,99 €", "¥ 1,500", "R$ 49,90". */
function priceText(amount, currency) {
	const [pattern = "#", marks = ",."] = (PATTERNS[currency] ?? `${currency} #|,.`).split("|");
	const [whole = "", cents] = amount.toFixed(currencyExponent(currency)).split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, marks[0] ?? ",");
	return pattern.replace("#", cents ? grouped + marks[1] + cents : grouped);
}
//#endregion
//#region src/sandbox/apple/result.ts
/** Apple names storefronts of music by ISO 3166-1 alpha-3, as nothing else here does. */
const ALPHA_3 = new Map(`US:USA CA:CAN MX:MEX BR:BRA GB:GBR IE:IRL DE:DEU FR:FRA IT:ITA ES:ESP NL:NLD BE:BEL
SE:SWE PL:POL TR:TUR AE:ARE SA:SAU EG:EGY ZA:ZAF IN:IND JP:JPN SG:SGP AU:AUS KR:KOR`.split(/\s/).map((pair) => pair.split(":")));
/** An item as a country's store describes it, with the fields recorded answers have. */
function appleResult(item, market) {
	switch (item.kind) {
		case "album": return albumResult(item, market);
		case "ebook": return bookResult(item, market);
		default: return softwareResult(item, market);
	}
}
function softwareResult(item, market) {
	const mac = item.kind === "mac-software";
	const rating = mac ? {
		value: 0,
		count: 0
	} : ratingOf(item, market);
	return {
		...artwork(item, [
			"60",
			"100",
			"512"
		]),
		artistViewUrl: `${page("apps", market)}/developer/${slug(item.artist)}/id${item.id + 1}?uo=4`,
		kind: item.kind,
		wrapperType: "software",
		trackId: item.id,
		trackName: item.name,
		trackCensoredName: item.name,
		trackViewUrl: `${page("apps", market)}/app/${slug(item.name)}/id${item.id}?mt=${mac ? 12 : 8}&uo=4`,
		bundleId: item.bundleId,
		...money(item, market),
		averageUserRating: rating.value,
		userRatingCount: rating.count,
		sellerName: item.artist,
		artistId: item.id + 1,
		artistName: item.artist,
		primaryGenreName: item.genre,
		genres: [item.genre],
		version: `${1 + item.id % 9}.${item.id % 5}`,
		releaseDate: "2021-05-04T07:00:00Z",
		description: "An invented entry of the pricecmp sandbox."
	};
}
/** Recorded e-books have no `wrapperType`. */
function bookResult(item, market) {
	const rating = ratingOf(item, market);
	return {
		...artwork(item, ["60", "100"]),
		artistViewUrl: `${page("books", market)}/author/${slug(item.artist)}/id${item.id + 1}?uo=4`,
		kind: "ebook",
		trackId: item.id,
		trackName: item.name,
		trackCensoredName: item.name,
		trackViewUrl: `${page("books", market)}/book/${slug(item.name)}/id${item.id}?uo=4`,
		...money(item, market),
		averageUserRating: rating.value,
		userRatingCount: rating.count,
		artistId: item.id + 1,
		artistIds: [item.id + 1],
		artistName: item.artist,
		genres: [item.genre, "Books"],
		releaseDate: "2012-09-18T07:00:00Z",
		description: "An invented entry of the pricecmp sandbox."
	};
}
function albumResult(item, market) {
	return {
		wrapperType: "collection",
		collectionType: "Album",
		collectionId: item.id,
		artistName: item.artist,
		collectionName: item.name,
		collectionCensoredName: item.name,
		collectionViewUrl: `${page("music", market)}/album/${slug(item.name)}/${item.id}?uo=4`,
		...artwork(item, ["60", "100"]),
		collectionPrice: -1,
		collectionExplicitness: "notExplicit",
		trackCount: 19,
		country: ALPHA_3.get(market.country) ?? market.country,
		currency: market.currency,
		releaseDate: "2002-05-24T07:00:00Z",
		primaryGenreName: item.genre
	};
}
function money(item, { currency, country }) {
	const euros = item.euros ?? 0;
	if (euros === 0) return {
		price: 0,
		formattedPrice: "Free",
		currency
	};
	const price = shelfPrice(euros * (.95 + .1 * fraction("price", item.id, country)), currency);
	return {
		price,
		formattedPrice: priceText(price, currency),
		currency
	};
}
function page(shop, { country }) {
	return `https://${shop}.sandbox.example/${country.toLowerCase()}`;
}
function artwork(item, sizes) {
	const folder = `https://images.sandbox.example/image/thumb/v4/${item.id}/source`;
	return Object.fromEntries(sizes.map((size) => [`artworkUrl${size}`, `${folder}/${size}x${size}bb.jpg`]));
}
function ratingOf(item, { country }) {
	if (fraction("rated", item.id, country) < .1) return {
		value: 0,
		count: 0
	};
	const value = 3 + 1.9 * fraction("stars", item.id);
	const count = 1 + Math.floor(3e4 * fraction("count", item.id, country) ** 4);
	return {
		value: Math.round(value * 1e5) / 1e5,
		count
	};
}
//#endregion
//#region src/sandbox/apple/store.ts
const ENTITIES$2 = {
	software: "software",
	iPadSoftware: "software",
	macSoftware: "mac-software",
	desktopSoftware: "mac-software",
	ebook: "ebook",
	album: "album"
};
/** Answers `GET /search` (iTunes Search API: `term`, `country`, `entity`, `limit`). */
function answerSearch(query) {
	const market = marketOf$1(query);
	if (!market) return refuse("country", query);
	const entity = query.get("entity");
	if (entity !== null && !Object.hasOwn(ENTITIES$2, entity)) return refuse("resultEntity", query);
	if (query.get("media") === "ebook") return answer([]);
	const kind = entity === null ? null : ENTITIES$2[entity];
	const limit = limitOf(query);
	if (limit === null) return refuse("limit", query);
	const wanted = searchQuery(query.get("term") ?? "");
	return answer(appleItems().filter((item) => (kind === null || item.kind === kind) && isSoldIn(item, market.country)).map((item) => ({
		item,
		score: relevance(wanted, [item.text])
	})).filter(({ score }) => score >= .5).sort((a, b) => rankOf$2(b, market) - rankOf$2(a, market)).slice(0, limit).map(({ item }) => appleResult(item, market)));
}
/** Downloads decide more than words: what is only named alike often comes first. */
function rankOf$2({ item, score }, market) {
	const popular = fraction("rank", item.id, market.country);
	return .6 * score + .4 * (item.decoyOf ? popular : .6 + .4 * popular);
}
/**
* The country asked for. Apple documents it as required; without it the real store answers for the
* United States, which no caller here ever wants, so it is refused like an unknown one.
*/
function marketOf$1(query) {
	const country = query.get("country") ?? "";
	return /^[A-Za-z]{2}$/.test(country) ? findMarket(country) : null;
}
function limitOf(query) {
	const limit = Number(query.get("limit") ?? 50);
	return Number.isInteger(limit) && limit >= 1 && limit <= 200 ? limit : null;
}
/** Recorded answers begin with blank lines and have one result a line. */
function answer(results) {
	const lines = results.map((result) => JSON.stringify(result)).join(", \n");
	return {
		status: 200,
		body: `\n\n\n{\n "resultCount":${results.length},\n "results": [${lines && `\n${lines}`}]\n}\n\n\n`
	};
}
function refuse(key, query) {
	const errorMessage = `Invalid value(s) for key(s): [${key}]`;
	const queryParameters = Object.fromEntries(query);
	return {
		status: 400,
		body: `\n\n\n${JSON.stringify({
			errorMessage,
			queryParameters
		})}\n\n\n`
	};
}
//#endregion
//#region src/sandbox/catalogue/hostile.ts
/** Colour codes of a terminal, and a direction override that turns the rest of a line around. */
const ESCAPES = { title: (title) => `\u001b[31mSALE\u001b[0m ${title} \u202e50% off\u0007` };
const SCRIPT_ADDRESS = { offer: (offer) => ({
	...offer,
	url: "javascript:alert(document.domain)"
}) };
const NO_PRICE = { offer: (offer) => ({
	...offer,
	minor: 0
}) };
const ABSURD_PRICE = { offer: (offer) => ({
	...offer,
	minor: 9e14
}) };
const ENTITIES$1 = { title: (title) => `${title} &#8220;Original&#8221; &amp; new` };
const placed = new Map([
	...at("sony-wh-1000xm5/hard-case", [
		"US",
		"DE",
		"JP"
	], ESCAPES),
	...at("sony-wh-1000xm5/original", ["GB", "BR"], SCRIPT_ADDRESS),
	...at("sony-wh-1000xm5/original", ["FR", "IN"], NO_PRICE),
	...at("apple-iphone-15/original", ["IT", "KR"], ABSURD_PRICE),
	...at("logitech-mx-master-3s/original", ["ES", "AU"], ENTITIES$1),
	...at("lego-75192-star-wars-millennium-falcon/poster", ["US", "GB"], ESCAPES)
]);
function at(place, countries, what) {
	return countries.map((country) => [`${place}/${country}`, what]);
}
/** What is wrong with a listing, if anything is. */
function hostileAt(goodKey, slot, country) {
	return placed.get(`${goodKey}/${slot}/${country}`);
}
//#endregion
//#region src/sandbox/catalogue/sellers.ts
const SHOPS = `
Voltmart|electronics phones computing home
Pixelbay|electronics phones computing toys
Gadgetro|electronics phones computing
Homenest|home tools
Toolforge|tools
Brightyard|tools home
Wearwell|clothing
Solehaus|clothing
Playnook|toys books
Bookharbour|books
Pagewise|books
Freshcrate|groceries
Pantrypoint|groceries
Bazaarly|
Everydaily|
Importhub|
Secondround|second-hand
Renewly|second-hand
Casemint|accessories
Partspoint|accessories`;
const FOREIGN = {
	SE: "EUR",
	PL: "EUR",
	AE: "USD",
	EG: "USD",
	SG: "USD",
	MX: "USD",
	CA: "USD"
};
const shops = SHOPS.trim().split("\n").map((row) => {
	const [name = "", trades = ""] = row.split("|");
	return {
		name,
		trades: trades === "" ? null : new Set(trades.split(" "))
	};
});
/**
* The shops of a country that sell such things, in an order of their own for every `seed`, so that
* the first few are a choice.
*/
function sellersOf(market, trade, seed) {
	return shops.filter(({ trades }) => trades === null ? trade !== "second-hand" : trades.has(trade)).map(({ name }) => ({
		name,
		order: hash(seed, market.country, name)
	})).sort((a, b) => a.order - b.order).map(({ name }) => seller(name, market));
}
function seller(name, market) {
	const { country } = market;
	const foreign = name === "Importhub" ? FOREIGN[country] : void 0;
	const host = `${name.toLowerCase()}-${country.toLowerCase()}`;
	return {
		name: foreign ? `${name} ${country} (${currencyName(foreign)})` : `${name} ${country}`,
		domain: `${host}.sandbox.example`,
		shopId: String(1e7 + hash("shop", host) % 8e7),
		currency: foreign ?? market.currency,
		abroad: fraction("abroad", host) < .35
	};
}
//#endregion
//#region src/sandbox/catalogue/nouns.ts
const NOUN_ROWS = `
headphones|Wireless Headphones|Kabelloser Kopfhörer|Casque sans fil|Cuffie wireless|Auriculares inalámbricos|Draadloze koptelefoon|Trådlösa hörlurar|Słuchawki bezprzewodowe|Kablosuz Kulaklık|سماعات لاسلكية|Fones de ouvido sem fio|ワイヤレスヘッドホン|무선 헤드폰
earbuds|Earbuds|In-Ear-Kopfhörer|Écouteurs|Auricolari|Auriculares de botón|Oordopjes|Öronsnäckor|Słuchawki douszne|Kulak İçi Kulaklık|سماعات أذن|Fones intra-auriculares|イヤホン|이어폰
speaker|Bluetooth Speaker|Bluetooth-Lautsprecher|Enceinte Bluetooth|Altoparlante Bluetooth|Altavoz Bluetooth|Bluetooth-speaker|Bluetooth-högtalare|Głośnik Bluetooth|Bluetooth Hoparlör|مكبر صوت بلوتوث|Caixa de som Bluetooth|Bluetoothスピーカー|블루투스 스피커
soundbar|Soundbar|Soundbar|Barre de son|Soundbar|Barra de sonido|Soundbar|Soundbar|Soundbar|Soundbar|مكبر صوت تلفاز|Soundbar|サウンドバー|사운드바
tv|4K Television|4K-Fernseher|Téléviseur 4K|Televisore 4K|Televisor 4K|4K-televisie|4K-TV|Telewizor 4K|4K Televizyon|تلفزيون 4K|Televisor 4K|4Kテレビ|4K 텔레비전
camera|Digital Camera|Digitalkamera|Appareil photo numérique|Fotocamera digitale|Cámara digital|Digitale camera|Digitalkamera|Aparat cyfrowy|Dijital Fotoğraf Makinesi|كاميرا رقمية|Câmera digital|デジタルカメラ|디지털 카메라
action-camera|Action Camera|Action-Kamera|Caméra d'action|Action cam|Cámara de acción|Actiecamera|Actionkamera|Kamera sportowa|Aksiyon Kamerası|كاميرا حركة|Câmera de ação|アクションカメラ|액션캠
drone|Drone|Drohne|Drone|Drone|Dron|Drone|Drönare|Dron|Drone|طائرة درون|Drone|ドローン|드론
console|Game Console|Spielkonsole|Console de jeux|Console di gioco|Consola de juegos|Spelcomputer|Spelkonsol|Konsola do gier|Oyun Konsolu|جهاز ألعاب|Console de videogame|ゲーム機|게임기
controller|Wireless Controller|Wireless-Controller|Manette sans fil|Controller wireless|Mando inalámbrico|Draadloze controller|Trådlös handkontroll|Pad bezprzewodowy|Kablosuz Oyun Kolu|يد تحكم لاسلكية|Controle sem fio|ワイヤレスコントローラー|무선 컨트롤러
smartwatch|Smartwatch|Smartwatch|Montre connectée|Smartwatch|Reloj inteligente|Smartwatch|Smartklocka|Smartwatch|Akıllı Saat|ساعة ذكية|Relógio inteligente|スマートウォッチ|스마트워치
ereader|E-Reader|E-Book-Reader|Liseuse|Lettore di e-book|Lector electrónico|E-reader|Läsplatta|Czytnik e-booków|E-Kitap Okuyucu|قارئ كتب إلكتروني|Leitor digital|電子書籍リーダー|전자책 리더기
projector|Projector|Beamer|Vidéoprojecteur|Proiettore|Proyector|Beamer|Projektor|Projektor|Projeksiyon Cihazı|جهاز عرض|Projetor|プロジェクター|프로젝터
power-bank|Power Bank|Powerbank|Batterie externe|Power bank|Batería externa|Powerbank|Powerbank|Powerbank|Taşınabilir Şarj Cihazı|بنك طاقة|Carregador portátil|モバイルバッテリー|보조배터리
smartphone|Smartphone|Smartphone|Smartphone|Smartphone|Teléfono móvil|Smartphone|Mobiltelefon|Smartfon|Akıllı Telefon|هاتف ذكي|Celular|スマートフォン|스마트폰
tablet|Tablet|Tablet|Tablette|Tablet|Tableta|Tablet|Surfplatta|Tablet|Tablet|جهاز لوحي|Tablet|タブレット|태블릿
laptop|Laptop|Notebook|Ordinateur portable|Computer portatile|Portátil|Laptop|Bärbar dator|Laptop|Dizüstü Bilgisayar|حاسوب محمول|Notebook|ノートパソコン|노트북
monitor|Monitor|Monitor|Écran PC|Monitor|Monitor|Monitor|Bildskärm|Monitor|Monitör|شاشة كمبيوتر|Monitor|モニター|모니터
mouse|Wireless Mouse|Kabellose Maus|Souris sans fil|Mouse wireless|Ratón inalámbrico|Draadloze muis|Trådlös mus|Mysz bezprzewodowa|Kablosuz Fare|فأرة لاسلكية|Mouse sem fio|ワイヤレスマウス|무선 마우스
keyboard|Keyboard|Tastatur|Clavier|Tastiera|Teclado|Toetsenbord|Tangentbord|Klawiatura|Klavye|لوحة مفاتيح|Teclado|キーボード|키보드
ssd|NVMe SSD|NVMe-SSD|SSD NVMe|SSD NVMe|SSD NVMe|NVMe SSD|NVMe SSD|Dysk SSD NVMe|NVMe SSD|قرص SSD NVMe|SSD NVMe|NVMe SSD|NVMe SSD
router|Wi-Fi Router|WLAN-Router|Routeur Wi-Fi|Router Wi-Fi|Router wifi|Wifi-router|Wifi-router|Router Wi-Fi|Wi-Fi Yönlendirici|راوتر واي فاي|Roteador Wi-Fi|Wi-Fiルーター|와이파이 공유기
printer|Printer|Drucker|Imprimante|Stampante|Impresora|Printer|Skrivare|Drukarka|Yazıcı|طابعة|Impressora|プリンター|프린터
graphics-card|Graphics Card|Grafikkarte|Carte graphique|Scheda video|Tarjeta gráfica|Videokaart|Grafikkort|Karta graficzna|Ekran Kartı|بطاقة رسومات|Placa de vídeo|グラフィックボード|그래픽카드
webcam|Webcam|Webcam|Webcam|Webcam|Cámara web|Webcam|Webbkamera|Kamera internetowa|Web Kamerası|كاميرا ويب|Webcam|ウェブカメラ|웹캠
microphone|USB Microphone|USB-Mikrofon|Micro USB|Microfono USB|Micrófono USB|USB-microfoon|USB-mikrofon|Mikrofon USB|USB Mikrofon|ميكروفون USB|Microfone USB|USBマイク|USB 마이크
memory-card|Memory Card|Speicherkarte|Carte mémoire|Scheda di memoria|Tarjeta de memoria|Geheugenkaart|Minneskort|Karta pamięci|Hafıza Kartı|بطاقة ذاكرة|Cartão de memória|メモリーカード|메모리 카드
book|Book|Buch|Livre|Libro|Libro|Boek|Bok|Książka|Kitap|كتاب|Livro|本|책
coffee|Coffee Beans|Kaffeebohnen|Café en grains|Caffè in grani|Café en grano|Koffiebonen|Kaffebönor|Kawa ziarnista|Çekirdek Kahve|حبوب قهوة|Café em grãos|コーヒー豆|원두커피
spread|Hazelnut Spread|Nuss-Nougat-Creme|Pâte à tartiner|Crema spalmabile|Crema de avellanas|Hazelnootpasta|Hasselnötskräm|Krem orzechowy|Fındık Kreması|كريمة البندق|Creme de avelã|ヘーゼルナッツスプレッド|헤이즐넛 스프레드
tea|Tea Bags|Teebeutel|Thé en sachets|Tè in bustine|Té en bolsitas|Theezakjes|Tepåsar|Herbata w torebkach|Poşet Çay|أكياس شاي|Chá em saquinhos|ティーバッグ|티백
olive-oil|Olive Oil|Olivenöl|Huile d'olive|Olio d'oliva|Aceite de oliva|Olijfolie|Olivolja|Oliwa z oliwek|Zeytinyağı|زيت زيتون|Azeite de oliva|オリーブオイル|올리브유
pasta|Pasta|Nudeln|Pâtes|Pasta|Pasta|Pasta|Pasta|Makaron|Makarna|معكرونة|Macarrão|パスタ|파스타
cereal|Breakfast Cereal|Müsli|Céréales|Cereali|Cereales|Ontbijtgranen|Flingor|Płatki śniadaniowe|Kahvaltılık Gevrek|حبوب إفطار|Cereal matinal|シリアル|시리얼
chocolate|Chocolate|Schokolade|Chocolat|Cioccolato|Chocolate|Chocolade|Choklad|Czekolada|Çikolata|شوكولاتة|Chocolate|チョコレート|초콜릿
sauce|Sauce|Sauce|Sauce|Salsa|Salsa|Saus|Sås|Sos|Sos|صلصة|Molho|ソース|소스
honey|Honey|Honig|Miel|Miele|Miel|Honing|Honung|Miód|Bal|عسل|Mel|はちみつ|꿀
energy-drink|Energy Drink|Energydrink|Boisson énergisante|Bevanda energetica|Bebida energética|Energiedrank|Energidryck|Napój energetyczny|Enerji İçeceği|مشروب طاقة|Bebida energética|エナジードリンク|에너지 드링크
drill|Cordless Drill|Akku-Bohrschrauber|Perceuse-visseuse sans fil|Trapano a batteria|Taladro inalámbrico|Accuboormachine|Borrskruvdragare|Wkrętarka akumulatorowa|Akülü Matkap|مثقاب لاسلكي|Furadeira sem fio|充電式ドリル|충전 드릴
saw|Circular Saw|Handkreissäge|Scie circulaire|Sega circolare|Sierra circular|Cirkelzaag|Cirkelsåg|Pilarka tarczowa|Daire Testere|منشار دائري|Serra circular|丸ノコ|원형톱
multitool|Multi-Tool|Multitool|Outil multifonction|Attrezzo multifunzione|Multiherramienta|Multitool|Multiverktyg|Multitool|Çok Amaçlı Alet|أداة متعددة|Canivete multiuso|マルチツール|멀티툴
laser-level|Laser Level|Linienlaser|Niveau laser|Livella laser|Nivel láser|Lijnlaser|Linjelaser|Laser krzyżowy|Lazer Hizalama|ميزان ليزر|Nível a laser|レーザー墨出し器|레이저 레벨기
screwdrivers|Screwdriver Set|Schraubendreher-Set|Jeu de tournevis|Set di cacciaviti|Juego de destornilladores|Schroevendraaierset|Skruvmejselsats|Zestaw wkrętaków|Tornavida Seti|طقم مفكات|Jogo de chaves de fenda|ドライバーセット|드라이버 세트
pressure-washer|Pressure Washer|Hochdruckreiniger|Nettoyeur haute pression|Idropulitrice|Hidrolimpiadora|Hogedrukreiniger|Högtryckstvätt|Myjka ciśnieniowa|Basınçlı Yıkama Makinesi|غسالة ضغط عالي|Lavadora de alta pressão|高圧洗浄機|고압 세척기
jeans|Jeans|Jeans|Jean|Jeans|Vaqueros|Jeans|Jeans|Dżinsy|Kot Pantolon|جينز|Calça jeans|ジーンズ|청바지
sneakers|Sneakers|Sneaker|Baskets|Sneakers|Zapatillas|Sneakers|Sneakers|Buty sportowe|Spor Ayakkabı|حذاء رياضي|Tênis|スニーカー|운동화
jacket|Jacket|Jacke|Veste|Giacca|Chaqueta|Jas|Jacka|Kurtka|Mont|سترة|Jaqueta|ジャケット|재킷
backpack|Backpack|Rucksack|Sac à dos|Zaino|Mochila|Rugzak|Ryggsäck|Plecak|Sırt Çantası|حقيبة ظهر|Mochila|バックパック|백팩
boots|Boots|Stiefel|Bottes|Stivali|Botas|Laarzen|Kängor|Buty|Bot|حذاء طويل|Botas|ブーツ|부츠
sunglasses|Sunglasses|Sonnenbrille|Lunettes de soleil|Occhiali da sole|Gafas de sol|Zonnebril|Solglasögon|Okulary przeciwsłoneczne|Güneş Gözlüğü|نظارة شمسية|Óculos de sol|サングラス|선글라스
watch|Watch|Armbanduhr|Montre|Orologio|Reloj|Horloge|Armbandsur|Zegarek|Kol Saati|ساعة يد|Relógio|腕時計|손목시계
building-set|Building Set|Bauset|Jeu de construction|Set di costruzioni|Set de construcción|Bouwset|Byggsats|Zestaw klocków|Yapım Seti|مجموعة بناء|Brinquedo de montar|ブロックセット|블록 세트
doll|Doll|Puppe|Poupée|Bambola|Muñeca|Pop|Docka|Lalka|Oyuncak Bebek|دمية|Boneca|人形|인형
board-game|Board Game|Brettspiel|Jeu de société|Gioco da tavolo|Juego de mesa|Bordspel|Brädspel|Gra planszowa|Kutu Oyunu|لعبة لوحية|Jogo de tabuleiro|ボードゲーム|보드게임
blaster|Toy Blaster|Spielzeugblaster|Pistolet à fléchettes|Blaster giocattolo|Lanzador de dardos|Speelgoedblaster|Leksaksblaster|Wyrzutnia zabawkowa|Oyuncak Tabanca|قاذفة لعبة|Lançador de dardos|トイブラスター|장난감 블래스터
figure|Collectible Figure|Sammelfigur|Figurine de collection|Figura da collezione|Figura coleccionable|Verzamelfiguur|Samlarfigur|Figurka kolekcjonerska|Koleksiyon Figürü|مجسم|Figura colecionável|フィギュア|피규어
video-game|Video Game|Videospiel|Jeu vidéo|Videogioco|Videojuego|Videogame|Tv-spel|Gra wideo|Video Oyunu|لعبة فيديو|Jogo|ゲームソフト|게임 타이틀
coffee-machine|Coffee Machine|Kaffeevollautomat|Machine à café|Macchina da caffè|Cafetera|Koffiemachine|Kaffemaskin|Ekspres do kawy|Kahve Makinesi|ماكينة قهوة|Cafeteira|コーヒーメーカー|커피 머신
vacuum|Cordless Vacuum Cleaner|Akku-Staubsauger|Aspirateur balai|Aspirapolvere senza fili|Aspiradora sin cable|Steelstofzuiger|Sladdlös dammsugare|Odkurzacz bezprzewodowy|Dikey Süpürge|مكنسة لاسلكية|Aspirador sem fio|コードレス掃除機|무선 청소기
robot-vacuum|Robot Vacuum|Saugroboter|Robot aspirateur|Robot aspirapolvere|Robot aspirador|Robotstofzuiger|Robotdammsugare|Robot sprzątający|Robot Süpürge|مكنسة روبوت|Robô aspirador|ロボット掃除機|로봇 청소기
airfryer|Air Fryer|Heißluftfritteuse|Friteuse sans huile|Friggitrice ad aria|Freidora de aire|Heteluchtfriteuse|Airfryer|Frytkownica beztłuszczowa|Airfryer Fritöz|قلاية هوائية|Fritadeira sem óleo|ノンフライヤー|에어프라이어
mixer|Stand Mixer|Küchenmaschine|Robot pâtissier|Impastatrice planetaria|Batidora amasadora|Keukenmachine|Köksmaskin|Robot planetarny|Stand Mikser|عجانة|Batedeira|スタンドミキサー|스탠드 믹서
kettle|Electric Kettle|Wasserkocher|Bouilloire électrique|Bollitore elettrico|Hervidor eléctrico|Waterkoker|Vattenkokare|Czajnik elektryczny|Su Isıtıcı|غلاية كهربائية|Chaleira elétrica|電気ケトル|전기 주전자
toothbrush|Electric Toothbrush|Elektrische Zahnbürste|Brosse à dents électrique|Spazzolino elettrico|Cepillo eléctrico|Elektrische tandenborstel|Eltandborste|Szczoteczka elektryczna|Elektrikli Diş Fırçası|فرشاة أسنان كهربائية|Escova de dentes elétrica|電動歯ブラシ|전동칫솔
hair-dryer|Hair Dryer|Haartrockner|Sèche-cheveux|Asciugacapelli|Secador de pelo|Haardroger|Hårtork|Suszarka do włosów|Saç Kurutma Makinesi|مجفف شعر|Secador de cabelo|ヘアドライヤー|헤어드라이어
pan|Frying Pan|Bratpfanne|Poêle|Padella|Sartén|Koekenpan|Stekpanna|Patelnia|Tava|مقلاة|Frigideira|フライパン|프라이팬
lamp|Smart Lamp|Smarte Lampe|Lampe connectée|Lampada smart|Lámpara inteligente|Slimme lamp|Smart lampa|Inteligentna lampa|Akıllı Lamba|مصباح ذكي|Lâmpada inteligente|スマートライト|스마트 조명
thermostat|Smart Thermostat|Smartes Thermostat|Thermostat connecté|Termostato smart|Termostato inteligente|Slimme thermostaat|Smart termostat|Inteligentny termostat|Akıllı Termostat|منظم حرارة ذكي|Termostato inteligente|スマートサーモスタット|스마트 온도조절기
water-filter|Water Filter Jug|Wasserfilterkanne|Carafe filtrante|Caraffa filtrante|Jarra filtrante|Waterfilterkan|Vattenfilterkanna|Dzbanek filtrujący|Su Filtresi Sürahisi|إبريق فلتر ماء|Jarra com filtro|浄水ポット|정수 주전자
`;
//#endregion
//#region src/sandbox/catalogue/parts.ts
const PART_ROWS = `
case|Case|Hülle|Étui|Custodia|Funda|Hoesje|Fodral|Etui|Kılıf|جراب|Capa|ケース|케이스
hard-case|Hard Carrying Case|Hartschalen-Tasche|Étui rigide|Custodia rigida|Estuche rígido|Harde opbergtas|Hårt fodral|Etui twarde|Sert Taşıma Çantası|حقيبة صلبة|Estojo rígido|ハードケース|하드 케이스
screen-protector|Screen Protector|Displayschutzfolie|Protection d'écran|Pellicola protettiva|Protector de pantalla|Screenprotector|Skärmskydd|Folia ochronna|Ekran Koruyucu|واقي شاشة|Película protetora|保護フィルム|보호 필름
cable|Cable|Kabel|Câble|Cavo|Cable|Kabel|Kabel|Kabel|Kablo|كابل|Cabo|ケーブル|케이블
charger|Charger|Ladegerät|Chargeur|Caricabatterie|Cargador|Oplader|Laddare|Ładowarka|Şarj Aleti|شاحن|Carregador|充電器|충전기
stand|Stand|Ständer|Support|Supporto|Soporte|Standaard|Ställ|Stojak|Stand|حامل|Suporte|スタンド|거치대
wall-mount|Wall Mount|Wandhalterung|Support mural|Supporto da parete|Soporte de pared|Muurbeugel|Väggfäste|Uchwyt ścienny|Duvar Askısı|حامل جداري|Suporte de parede|壁掛け金具|벽걸이 브래킷
battery|Replacement Battery|Ersatzakku|Batterie de rechange|Batteria di ricambio|Batería de repuesto|Vervangende accu|Ersättningsbatteri|Bateria zamienna|Yedek Batarya|بطارية بديلة|Bateria de reposição|交換用バッテリー|교체용 배터리
strap|Strap|Armband|Bracelet|Cinturino|Correa|Bandje|Armband|Pasek|Kayış|حزام|Pulseira|バンド|스트랩
ear-pads|Replacement Ear Pads|Ersatz-Ohrpolster|Coussinets de rechange|Cuscinetti di ricambio|Almohadillas de repuesto|Vervangende oorkussens|Öronkuddar|Nauszniki zamienne|Yedek Kulaklık Süngeri|وسائد أذن بديلة|Almofadas de reposição|交換用イヤーパッド|교체용 이어패드
remote|Remote Control|Fernbedienung|Télécommande|Telecomando|Mando a distancia|Afstandsbediening|Fjärrkontroll|Pilot|Uzaktan Kumanda|جهاز تحكم عن بعد|Controle remoto|リモコン|리모컨
adapter|Adapter|Adapter|Adaptateur|Adattatore|Adaptador|Adapter|Adapter|Adapter|Adaptör|محول|Adaptador|アダプター|어댑터
skin|Skin Sticker|Skin-Aufkleber|Sticker skin|Skin adesiva|Vinilo adhesivo|Skin-sticker|Dekal|Naklejka skin|Kaplama Sticker|ملصق تغليف|Adesivo skin|スキンシール|스킨 스티커
display-case|Acrylic Display Case|Acryl-Vitrine|Vitrine acrylique|Teca in acrilico|Vitrina acrílica|Acryl vitrine|Akrylmonter|Gablota akrylowa|Akrilik Vitrin|صندوق عرض أكريليك|Vitrine de acrílico|アクリルケース|아크릴 진열장
light-kit|LED Light Kit|LED-Beleuchtungsset|Kit d'éclairage LED|Kit luci LED|Kit de luces LED|Ledverlichtingsset|LED-belysningssats|Zestaw oświetlenia LED|LED Işık Seti|طقم إضاءة LED|Kit de luzes LED|LEDライトキット|LED 조명 키트
instructions|Instructions Booklet|Bauanleitung|Notice de montage|Libretto di istruzioni|Manual de instrucciones|Bouwinstructies|Bygginstruktion|Instrukcja|Kullanım Kılavuzu|كتيب التعليمات|Manual de instruções|説明書|설명서
poster|Poster|Poster|Affiche|Poster|Póster|Poster|Affisch|Plakat|Poster|ملصق جداري|Pôster|ポスター|포스터
keycaps|Keycap Set|Tastenkappen|Jeu de touches|Set di copritasti|Juego de teclas|Keycaps|Tangenttoppar|Zestaw nasadek|Tuş Takımı|أغطية مفاتيح|Kit de teclas|キーキャップ|키캡 세트
mouse-pad|Mouse Pad|Mauspad|Tapis de souris|Tappetino per mouse|Alfombrilla|Muismat|Musmatta|Podkładka pod mysz|Fare Altlığı|لوحة فأرة|Mouse pad|マウスパッド|마우스 패드
glides|Replacement Mouse Feet|Maus-Gleitfüße|Patins de rechange|Piedini di ricambio|Patines de repuesto|Muisvoetjes|Glidfötter|Ślizgacze|Yedek Fare Ayağı|أقدام فأرة بديلة|Pés de reposição|マウスソール|마우스 피트
heatsink|Heatsink|Kühlkörper|Dissipateur|Dissipatore|Disipador|Koelblok|Kylfläns|Radiator|Soğutucu|مشتت حراري|Dissipador|ヒートシンク|방열판
enclosure|USB-C Enclosure|USB-C-Gehäuse|Boîtier USB-C|Box esterno USB-C|Carcasa USB-C|USB-C behuizing|USB-C-kabinett|Obudowa USB-C|USB-C Kutu|علبة USB-C|Case USB-C|USB-Cエンクロージャー|USB-C 인클로저
ink|Ink Cartridges|Druckerpatronen|Cartouches d'encre|Cartucce d'inchiostro|Cartuchos de tinta|Inktcartridges|Bläckpatroner|Tusze|Mürekkep Kartuşu|خراطيش حبر|Cartuchos de tinta|インクカートリッジ|잉크 카트리지
filter|Replacement Filter|Ersatzfilter|Filtre de rechange|Filtro di ricambio|Filtro de repuesto|Vervangend filter|Ersättningsfilter|Filtr zamienny|Yedek Filtre|فلتر بديل|Filtro de reposição|交換用フィルター|교체용 필터
brush|Replacement Brush|Ersatzbürste|Brosse de rechange|Spazzola di ricambio|Cepillo de repuesto|Vervangende borstel|Ersättningsborste|Szczotka zamienna|Yedek Fırça|فرشاة بديلة|Escova de reposição|交換用ブラシ|교체용 브러시
descaler|Descaler|Entkalker|Détartrant|Decalcificante|Descalcificador|Ontkalker|Avkalkningsmedel|Odkamieniacz|Kireç Çözücü|مزيل ترسبات|Descalcificante|除石灰剤|석회 제거제
liners|Paper Liners|Backpapier-Einlagen|Papier cuisson|Carta forno|Papel para hornear|Bakpapier|Bakplåtspapper|Papier do pieczenia|Pişirme Kâğıdı|ورق خبز|Forros de papel|専用シート|종이 호일
bowl|Mixing Bowl|Rührschüssel|Bol|Ciotola|Bol|Mengkom|Skål|Misa|Karıştırma Kabı|وعاء خلط|Tigela|ボウル|믹싱볼
lid|Lid|Deckel|Couvercle|Coperchio|Tapa|Deksel|Lock|Pokrywka|Kapak|غطاء|Tampa|フタ|뚜껑
recipe-book|Recipe Book|Rezeptbuch|Livre de recettes|Ricettario|Libro de recetas|Receptenboek|Receptbok|Książka kucharska|Tarif Kitabı|كتاب وصفات|Livro de receitas|レシピ本|레시피북
holder|Holder|Halterung|Porte-objet|Porta oggetti|Portaobjetos|Houder|Hållare|Uchwyt|Tutucu|حامل تخزين|Porta-objetos|ホルダー|홀더
blade|Replacement Blade|Ersatzblatt|Lame de rechange|Lama di ricambio|Hoja de repuesto|Reservezaagblad|Reservblad|Tarcza zapasowa|Yedek Bıçak|شفرة بديلة|Lâmina de reposição|替刃|교체용 날
bit-set|Bit Set|Bit-Set|Coffret d'embouts|Set di inserti|Juego de puntas|Bitset|Bitssats|Zestaw bitów|Uç Seti|طقم رؤوس|Jogo de bits|ビットセット|비트 세트
tool-box|Storage Box|Koffer|Coffret de rangement|Valigetta|Maletín|Koffer|Verktygslåda|Walizka|Takım Çantası|صندوق أدوات|Maleta|収納ケース|공구함
hose|Extension Hose|Verlängerungsschlauch|Flexible rallonge|Tubo di prolunga|Manguera de extensión|Verlengslang|Förlängningsslang|Wąż przedłużający|Uzatma Hortumu|خرطوم تمديد|Mangueira extensora|延長ホース|연장 호스
sheath|Leather Sheath|Lederetui|Étui en cuir|Fodero in pelle|Funda de cuero|Leren etui|Läderfodral|Etui skórzane|Deri Kılıf|غمد جلدي|Bainha de couro|レザーシース|가죽 시스
laces|Shoe Laces|Schnürsenkel|Lacets|Lacci|Cordones|Veters|Skosnören|Sznurowadła|Ayakkabı Bağı|أربطة حذاء|Cadarços|靴ひも|신발끈
insoles|Insoles|Einlegesohlen|Semelles|Solette|Plantillas|Inlegzolen|Innersulor|Wkładki|Tabanlık|نعل داخلي|Palmilhas|インソール|깔창
care-kit|Care Kit|Pflegeset|Kit d'entretien|Kit di manutenzione|Kit de cuidado|Onderhoudsset|Skötselset|Zestaw do pielęgnacji|Bakım Seti|طقم عناية|Kit de cuidado|お手入れセット|관리 세트
patch|Iron-On Patch|Aufnäher|Écusson|Toppa|Parche|Patch|Tygmärke|Naszywka|Arma|رقعة قماش|Patch|ワッペン|와펜
belt|Belt|Gürtel|Ceinture|Cintura|Cinturón|Riem|Bälte|Pasek do spodni|Kemer|حزام جلدي|Cinto|ベルト|벨트
rain-cover|Rain Cover|Regenhülle|Housse de pluie|Copertura antipioggia|Cubierta para lluvia|Regenhoes|Regnskydd|Pokrowiec przeciwdeszczowy|Yağmurluk|غطاء مطر|Capa de chuva|レインカバー|레인커버
lenses|Replacement Lenses|Ersatzgläser|Verres de rechange|Lenti di ricambio|Lentes de repuesto|Vervangende glazen|Ersättningsglas|Szkła zamienne|Yedek Cam|عدسات بديلة|Lentes de reposição|交換レンズ|교체용 렌즈
outfit|Outfit Set|Kleiderset|Tenue|Set di vestiti|Conjunto de ropa|Kledingset|Klädset|Zestaw ubranek|Kıyafet Seti|طقم ملابس|Conjunto de roupas|着せ替えセット|의상 세트
sleeves|Card Sleeves|Kartenhüllen|Protège-cartes|Bustine per carte|Fundas para cartas|Kaarthoesjes|Kortfickor|Koszulki na karty|Kart Kılıfı|أغلفة بطاقات|Sleeves para cartas|カードスリーブ|카드 슬리브
expansion|Expansion|Erweiterung|Extension|Espansione|Expansión|Uitbreiding|Expansion|Dodatek|Ek Paket|إضافة|Expansão|拡張セット|확장판
darts|Refill Darts|Ersatzpfeile|Fléchettes de recharge|Dardi di ricarica|Dardos de recambio|Navulpijltjes|Refillpilar|Strzałki zapasowe|Yedek Sünger Mermi|سهام بديلة|Dardos de reposição|ダーツ弾|리필 다트
study-guide|Study Guide|Lektürehilfe|Guide de lecture|Guida alla lettura|Guía de estudio|Studiegids|Studiehandledning|Opracowanie|Çalışma Rehberi|دليل دراسي|Guia de estudo|読書ガイド|학습 가이드
bookmark|Bookmark|Lesezeichen|Marque-page|Segnalibro|Marcapáginas|Boekenlegger|Bokmärke|Zakładka do książki|Kitap Ayracı|فاصل كتاب|Marcador de página|しおり|책갈피
notebook|Notebook|Notizbuch|Carnet|Taccuino|Cuaderno|Notitieboek|Anteckningsbok|Notatnik|Defter|دفتر|Caderno|ノート|공책
audiobook|Audiobook CD|Hörbuch-CD|Livre audio CD|Audiolibro CD|Audiolibro CD|Luisterboek-cd|Ljudbok på cd|Audiobook CD|Sesli Kitap CD|كتاب صوتي|Audiolivro CD|オーディオブックCD|오디오북 CD
soundtrack|Original Soundtrack on Vinyl|Soundtrack auf Vinyl|Bande originale vinyle|Colonna sonora in vinile|Banda sonora en vinilo|Soundtrack op vinyl|Soundtrack på vinyl|Ścieżka dźwiękowa na winylu|Orijinal Müzik Plağı|موسيقى تصويرية|Trilha sonora em vinil|サウンドトラック|사운드트랙
key-ring|Key Ring|Schlüsselanhänger|Porte-clés|Portachiavi|Llavero|Sleutelhanger|Nyckelring|Brelok|Anahtarlık|سلسلة مفاتيح|Chaveiro|キーホルダー|키링
`;
//#endregion
//#region src/sandbox/catalogue/phrases.ts
const PHRASE_ROWS = `
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
const COLOUR_ROWS = `
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
//#endregion
//#region src/sandbox/catalogue/words.ts
function table(rows) {
	return new Map(rows.trim().split("\n").map((row) => {
		const [key = "", ...words] = row.split("|");
		return [key, words];
	}));
}
const things = table(NOUN_ROWS + PART_ROWS.trimStart());
const colours = table(COLOUR_ROWS);
const phrases = table(PHRASE_ROWS);
function word(from, key, language) {
	const words = from.get(key);
	return words?.[LANGUAGES.indexOf(language)] ?? words?.[0] ?? key;
}
/** What a kind of product or accessory is called in a language. */
function thingWord(key, language) {
	return word(things, key, language);
}
const thingSearch = /* @__PURE__ */ new Map();
/** The same for searching, in English and in some languages: people look for things in either. */
function thingTexts(key, languages) {
	return (languages.includes("en") ? languages : ["en", ...languages]).map((language) => {
		const name = `${key}/${language}`;
		let text = thingSearch.get(name);
		if (!text) {
			text = searchText(thingWord(key, language));
			thingSearch.set(name, text);
		}
		return text;
	});
}
/** A colour's name in a language. */
function colourWord(key, language) {
	return word(colours, key, language);
}
/** Words a listing as shops of a language do: "{p} for {x}" becomes "Case for Sony WH-1000XM5". */
function phrase(key, language, product, thing = "") {
	return word(phrases, key, language).replace(/\{x\}|\{p\}/g, (slot) => slot === "{x}" ? product : thing);
}
//#endregion
//#region src/sandbox/catalogue/offers.ts
const SELLERS = {
	main: 3,
	twin: 1,
	"second-hand": 1,
	grade: 2,
	part: 1,
	rival: 2,
	extra: 1
};
/** The offers of a listing, the featured one first; that of the product itself is always in stock. */
function offersOf(place) {
	const { good, shape, market } = place;
	const sellers = sellersOf(market, shape.condition !== "new" ? "second-hand" : tradeOf(good, shape), good.key + shape.slot).slice(0, SELLERS[shape.role]);
	const variants = variantsOf(place);
	return sellers.flatMap((seller, rank) => variants.slice(0, Math.max(1, variants.length - rank)).map((variant) => ({
		seller,
		variant
	}))).map(({ seller, variant }, index) => offer(place, seller, variant, index));
}
function tradeOf(good, shape) {
	return shape.role === "part" ? "accessories" : good.kind;
}
function variantsOf({ good, shape, market, grouped }) {
	if (grouped) return good.grades.map((grade, index) => gradeVariant(good, grade, index));
	const plain = {
		options: [],
		ratio: 1,
		number: numberOf(good, shape),
		suffix: ""
	};
	if (shape.role !== "main") return [plain];
	const [language] = market.languages;
	const colours = good.colours.map((key, index) => {
		return {
			options: [["Color", colourWord(key, language)]],
			ratio: 1,
			number: index,
			suffix: `-${key}`
		};
	});
	const [first = plain] = colours;
	const sizes = good.sizes.map((label, index) => {
		return {
			...first,
			options: [["Size", label], ...first.options],
			number: index
		};
	});
	if (sizes.length > 0) return sizes;
	return colours.length > 0 ? colours : [plain];
}
function gradeVariant(good, { label, ratio }, index) {
	return {
		options: [[good.kind === "groceries" ? "Pack" : "Storage", label]],
		ratio,
		number: index * 10,
		suffix: `-${slug(label)}`
	};
}
/** Grades have numbers 10, 20 ..., colours and sizes 0, 1 ...: each its own barcode. */
function numberOf(good, shape) {
	if (shape.role !== "grade") return 0;
	return 10 * good.grades.findIndex(({ label }) => slug(label) === shape.slot);
}
function offer(place, seller, variant, index) {
	const { good, shape, market, serial, handle } = place;
	const seed = [
		good.key,
		shape.slot,
		market.country,
		seller.domain,
		index
	];
	const level = market.level * wobble(.07, good.key, market.country);
	const own = wobble(.06, good.key, shape.slot, seller.domain) * wobble(.01, ...seed);
	const amount = shelfPrice(shape.euros * variant.ratio * level * own, seller.currency);
	const before = shelfPrice(shape.euros * variant.ratio * level * own * 1.18, seller.currency);
	const reduced = fraction("reduced", ...seed) < .2 && before > amount;
	const digits = `${serial}${String(index).padStart(2, "0")}${String(hash(...seed) % 100).padStart(2, "0")}`;
	const page = `https://${seller.domain}/products/${handle}${variant.suffix}`;
	return {
		id: `gid://shopify/ProductVariant/${digits}?shop=${seller.shopId}`,
		seller,
		url: `${page}?variant=${digits}`,
		options: variant.options,
		minor: isoMinor(amount, seller.currency),
		listMinor: reduced ? isoMinor(before, seller.currency) : null,
		sku: skuOf(good, shape, variant, seller),
		barcode: barcodeOf(good, shape, variant, seller),
		stock: index === 0 && shape.role === "main" ? "in_stock" : stockOf(seed),
		runningLow: fraction("low", ...seed) < .1
	};
}
function wobble(width, ...seed) {
	return 1 + width * (2 * fraction("wobble", ...seed) - 1);
}
function stockOf(seed) {
	const chance = fraction("stock", ...seed);
	if (chance < .06) return "out_of_stock";
	if (chance < .09) return "backorder";
	return chance < .12 ? "preorder" : "in_stock";
}
/** Half of the shops use the maker's part number, the others count for themselves. */
function skuOf(good, shape, variant, seller) {
	const code = good.codes[variant.number];
	if ((shape.genuine || shape.role === "second-hand") && code && hash(seller.domain) % 2 === 0) return code;
	return `${seller.name.slice(0, 2).toUpperCase()}-${hash(good.key, shape.slot, variant.number) % 1e6}`;
}
function barcodeOf(good, shape, variant, seller) {
	if (shape.role === "rival") return barcode(good, shape.slot, 0);
	if (!shape.genuine && shape.role !== "second-hand" && shape.role !== "grade") return null;
	if (shape.role !== "main" && hash(seller.domain, good.key) % 5 < 2) return null;
	return barcode(good, "", variant.number);
}
/**
* The barcode of a variant, made up but with a valid check digit: 999 is no country's GS1 prefix,
* and books have theirs behind 979-8 as ISBNs do.
*/
function barcode(good, slot, number) {
	if (good.kind === "books") return ean13("9798", hash("isbn", good.key, slot) % 1e6 * 100 + number);
	return ean13("999", hash("ean", good.key, slot) % 1e7 * 100 + number);
}
//#endregion
//#region src/sandbox/catalogue/kits.ts
const KIT_ROWS = `
headphones|hard-case 15, ear-pads 14, cable 9, stand 22|used, renewed, bundle, box, broken
earbuds|case 11, charger 16, ear-pads 9, strap 8|used, renewed, bundle, broken
speaker|hard-case 17, charger 15, strap 9, wall-mount 19|used, renewed, bundle
soundbar|wall-mount 29, remote 14, cable 12, stand 39|used, renewed, bundle
tv|wall-mount 49, remote 15, screen-protector 39, stand 59|used, renewed, bundle, broken
camera|hard-case 29, battery 35, strap 19, screen-protector 9, memory-card 25|used, renewed, bundle, broken
action-camera|case 19, battery 25, holder 14, memory-card 22, screen-protector 9|used, renewed, bundle
drone|hard-case 45, battery 59, charger 39, blade 12|used, renewed, bundle, broken
console|hard-case 19, screen-protector 9, charger 25, stand 22, skin 12, memory-card 24|used, renewed, bundle, box, broken
controller|charger 19, skin 9, hard-case 14, cable 8|used, renewed, bundle, broken
smartwatch|strap 15, screen-protector 8, charger 19, case 12|used, renewed, bundle, box
ereader|case 19, screen-protector 11, charger 12, skin 10|used, renewed, bundle
projector|wall-mount 35, remote 16, hard-case 39, filter 18|used, renewed, bundle
power-bank|case 10, cable 8, holder 12, charger 18|used, bundle
smartphone|case 14, screen-protector 9, charger 19, holder 16, battery 29|used, renewed, bundle, box, broken
tablet|case 25, screen-protector 12, charger 22, stand 29, keyboard 69|used, renewed, bundle, box
laptop|case 25, charger 45, screen-protector 19, skin 15, stand 35|used, renewed, bundle, broken
monitor|stand 59, wall-mount 45, cable 12, screen-protector 35|used, renewed, bundle, broken
mouse|mouse-pad 12, hard-case 15, glides 8, cable 9|used, renewed, bundle, box
keyboard|keycaps 29, hard-case 22, cable 11, skin 9|used, renewed, bundle
ssd|heatsink 14, enclosure 25, cable 9, adapter 16|used, renewed, bundle
router|wall-mount 15, charger 18, cable 10, stand 19|used, renewed, bundle
printer|ink 39, cable 9, charger 22, liners 12|used, renewed, bundle
graphics-card|holder 16, cable 14, heatsink 35, adapter 19|used, renewed, bundle, box, broken
webcam|stand 18, case 12, cable 9, light-kit 19|used, renewed, bundle
microphone|stand 35, filter 12, cable 11, hard-case 25|used, renewed, bundle
memory-card|adapter 12, case 9, holder 8, key-ring 6|used, bundle
book|study-guide 9, bookmark 5, poster 12, notebook 9, audiobook 19|used, large-print, box-set
coffee|filter 6, bowl 12, recipe-book 14, holder 18|multipack, bundle
spread|holder 11, recipe-book 12, key-ring 6, lid 7|multipack, bundle
tea|holder 13, bowl 14, filter 5, recipe-book 11|multipack, bundle
olive-oil|holder 14, recipe-book 15, bowl 9, lid 5|multipack, bundle
pasta|holder 12, recipe-book 14, bowl 11, lid 6|multipack, bundle
cereal|bowl 8, holder 15, key-ring 6, poster 9|multipack, bundle
chocolate|holder 12, recipe-book 13, key-ring 6, bowl 14|multipack, bundle
sauce|holder 9, bowl 7, recipe-book 12, key-ring 6|multipack, bundle
honey|holder 8, recipe-book 11, lid 5, bowl 9|multipack, bundle
energy-drink|holder 9, key-ring 6, poster 8, patch 7|multipack, bundle
drill|battery 55, charger 39, bit-set 19, tool-box 45|used, renewed, bundle, broken
saw|blade 19, battery 59, tool-box 45, charger 39|used, renewed, bundle, broken
multitool|sheath 22, bit-set 25, key-ring 9, care-kit 14|used, bundle
laser-level|stand 49, hard-case 29, battery 19, wall-mount 25|used, renewed, bundle
screwdrivers|tool-box 22, bit-set 15, holder 18, patch 6|used, bundle
pressure-washer|hose 39, filter 9, brush 35, adapter 12|used, renewed, bundle, broken
jeans|belt 25, patch 7, care-kit 12, key-ring 9|used, kids
sneakers|laces 6, insoles 12, care-kit 15, key-ring 8|used, kids, box
jacket|care-kit 14, patch 8, hard-case 19, belt 22|used, kids
backpack|rain-cover 16, strap 14, patch 7, key-ring 8|used, kids
boots|laces 7, insoles 15, care-kit 16, holder 9|used, kids, box
sunglasses|lenses 29, case 14, strap 9, care-kit 11|used, kids
watch|strap 25, battery 9, screen-protector 8, hard-case 19|used, renewed, box
building-set|light-kit 35, display-case 59, instructions 9, stand 19, poster 15|used, box
doll|outfit 12, stand 8, display-case 22, poster 9|used, box
board-game|sleeves 9, expansion 25, instructions 6, display-case 19|used, box
blaster|darts 9, hard-case 22, holder 12, strap 9|used, bundle
figure|display-case 18, poster 12, key-ring 8, stand 9|used, box
video-game|hard-case 9, poster 14, soundtrack 29, study-guide 12|used, box
coffee-machine|descaler 12, filter 18, brush 9, lid 14|used, renewed, bundle, broken
vacuum|battery 69, filter 18, brush 29, wall-mount 25|used, renewed, bundle, broken
robot-vacuum|brush 22, filter 16, battery 45, charger 59|used, renewed, bundle, broken
airfryer|liners 9, recipe-book 14, bowl 25, lid 16|used, renewed, bundle
mixer|bowl 49, blade 25, recipe-book 18, lid 19|used, renewed, bundle
kettle|filter 8, lid 12, descaler 9, stand 16|used, bundle
toothbrush|brush 19, charger 22, hard-case 12, holder 9|used, bundle
hair-dryer|filter 19, holder 25, brush 29, hard-case 35|used, renewed, bundle
pan|lid 18, holder 14, care-kit 12, recipe-book 15|used, bundle
lamp|holder 14, remote 18, adapter 12, cable 9|used, bundle
thermostat|battery 9, wall-mount 12, adapter 19, case 15|used, renewed, bundle
water-filter|filter 16, lid 9, descaler 8, bowl 11|used, bundle
`;
//#endregion
//#region src/sandbox/catalogue/shapes.ts
/** Other forms a product is offered in: its price as a share of the new one, and how common. */
const EXTRAS = {
	used: {
		ratio: .6,
		odds: .8,
		condition: "used"
	},
	renewed: {
		ratio: .78,
		odds: .7,
		condition: "refurbished"
	},
	broken: {
		ratio: .22,
		odds: .4,
		condition: "used"
	},
	box: {
		ratio: .04,
		odds: .6,
		condition: "used"
	},
	bundle: {
		ratio: 1.12,
		odds: .8
	},
	multipack: {
		ratio: 5.6,
		odds: .9
	},
	kids: {
		ratio: .6,
		odds: .8
	},
	"large-print": {
		ratio: 1.25,
		odds: .6
	},
	"box-set": {
		ratio: 2.4,
		odds: .7
	}
};
let kits;
function kitOf(noun) {
	kits ??= new Map(KIT_ROWS.trim().split("\n").map(parseKit));
	return kits.get(noun) ?? {
		parts: [],
		extras: []
	};
}
function parseKit(row) {
	const [noun = "", parts = "", extras = ""] = row.split("|");
	return [noun, {
		parts: parts.split(", ").map((text) => {
			const [part = "", euros] = text.split(" ");
			return [part, Number(euros)];
		}),
		extras: extras.split(", ")
	}];
}
const known = /* @__PURE__ */ new Map();
/** Every shape of a good, the product itself first. */
function shapesOf(good) {
	let shapes = known.get(good);
	if (!shapes) {
		shapes = [
			...genuine(good),
			...extras(good),
			...parts(good),
			...grades(good),
			...rivals(good)
		];
		known.set(good, shapes);
	}
	return shapes;
}
function genuine(good) {
	const main = {
		slot: "",
		genuine: true,
		role: "main",
		phrases: ["full"],
		name: gradeName(good, good.grades[0]),
		thing: good.noun,
		euros: good.euros,
		condition: "new",
		odds: 1
	};
	const twin = {
		...main,
		role: "twin",
		phrases: ["stock", "full"]
	};
	return [
		main,
		{
			...twin,
			slot: "new",
			odds: .75
		},
		{
			...twin,
			slot: "original",
			odds: .4
		}
	];
}
function decoy$1(role, slot, shape) {
	return {
		slot,
		genuine: false,
		role,
		phrases: ["full"],
		name: "",
		thing: "",
		euros: 0,
		condition: "new",
		odds: .85,
		...shape
	};
}
function extras(good) {
	const kit = kitOf(good.noun);
	const name = gradeName(good, good.grades[0]);
	const thing = kit.parts[0]?.[0] ?? good.noun;
	const shapes = kit.extras.map((extra) => {
		const { ratio, odds, condition = "new" } = EXTRAS[extra] ?? {
			ratio: 1,
			odds: 1
		};
		const role = extra === "used" || extra === "renewed" ? "second-hand" : "extra";
		const euros = Math.max(4, good.euros * ratio);
		return decoy$1(role, extra, {
			phrases: [extra],
			name,
			thing,
			euros,
			condition,
			odds
		});
	});
	if (good.kind === "books") return shapes;
	const like = {
		name,
		thing: good.noun,
		euros: good.euros * .3,
		odds: .4
	};
	return [...shapes, decoy$1("extra", "alternative", {
		phrases: ["like"],
		...like
	})];
}
function parts(good) {
	const name = gradeName(good, void 0);
	return kitOf(good.noun).parts.map(([thing, euros]) => {
		return decoy$1("part", thing, {
			phrases: [
				"for",
				"full",
				"for",
				"compatible",
				"for",
				"full"
			],
			name,
			thing,
			euros
		});
	});
}
function grades(good) {
	return good.grades.slice(1).map((grade) => {
		const euros = good.euros * grade.ratio;
		const name = gradeName(good, grade);
		return decoy$1("grade", slug(grade.label), {
			name,
			thing: good.noun,
			euros,
			odds: .9
		});
	});
}
function rivals(good) {
	return good.rivals.map(({ name, noun: thing, ratio, copy }, index) => {
		const euros = good.euros * ratio;
		return decoy$1("rival", `alt-${index}`, {
			name,
			thing,
			euros,
			odds: copy ? .7 : .85
		});
	});
}
//#endregion
//#region src/sandbox/catalogue/titles.ts
/**
* What the shops of a country call something, in their words and their spelling. `grouped` leaves
* out which of its capacities it is.
*/
function titleOf(good, shape, market, grouped) {
	const seed = [
		good.key,
		shape.slot,
		market.country
	];
	const [usual, second = usual] = market.languages;
	const language = fraction("language", ...seed) < .7 ? usual : second;
	const name = grouped ? nameOf(good.kind, good.brand, good.model) : localName(shape, language, seed);
	const title = phrase(pick(shape.phrases, ...seed), language, name, thingWord(shape.thing, language));
	if (shape.role !== "part") return title;
	return pick([
		"",
		"",
		"",
		"Kasemo ",
		"Lumetra ",
		"Tevora ",
		"Brixly "
	], ...seed) + title;
}
/** The same name as different shops spell it: "WH1000XM5", "128GB", "128 Go". */
function localName(shape, language, seed) {
	const name = language === "fr" ? shape.name.replace(/(\d) ([GT])B\b/g, "$1 $2o") : shape.name;
	if (shape.role === "main") return name;
	const habit = hash("spelling", ...seed) % 5;
	if (habit === 0) return name.replace(/(\d) ([GT][Bo]|ml|g|kg|L)\b/g, "$1$2");
	return habit === 1 ? name.replace(/\b([A-Z]{2,})-(?=\d)/g, "$1") : name;
}
//#endregion
//#region src/sandbox/catalogue/listing.ts
/** Whether a good is sold in a country: as many countries as its reach says, always the same. */
function isSold(good, country) {
	let countries = sold.get(good);
	if (!countries) {
		const order = [...MARKET_CODES].sort((a, b) => hash(good.key, a) - hash(good.key, b));
		countries = new Set(order.slice(0, good.reach));
		sold.set(good, countries);
	}
	return countries.has(country);
}
const sold = /* @__PURE__ */ new Map();
const listed = /* @__PURE__ */ new Map();
/** So many shelves are kept at once, the latest; all 4,000 would be 130 MB. */
const MOST_SHELVES = 1e3;
/** What stands on the shelves of a country for a good: the product, where sold, and its decoys. */
function listingsOf(good, market) {
	const key = `${market.country}/${good.key}`;
	let listings = listed.get(key);
	if (!listings) {
		listings = shapesOf(good).map((shape, slot) => ({
			shape,
			slot
		})).filter(({ shape }) => isListed(good, shape, market)).map(({ shape, slot }) => listing(good, shape, slot, market));
		const [oldest] = listed.keys();
		if (oldest && listed.size >= MOST_SHELVES) listed.delete(oldest);
		listed.set(key, listings);
	}
	return listings;
}
function isListed(good, shape, market) {
	const { country } = market;
	if (!(shape.role === "part" || shape.role === "rival") && !isSold(good, country)) return false;
	if (hostileAt(good.key, shape.slot, country)) return true;
	return fraction("listed", good.key, shape.slot, country) < shape.odds;
}
function listing(good, shape, slot, market) {
	const { country } = market;
	const grouped = shape.role === "main" && isGrouped(good, country);
	const hostile = hostileAt(good.key, shape.slot, country);
	const title = titleOf(good, shape, market, grouped);
	const serial = variantSerial(good, slot, country);
	const handle = handleOf(good, shape);
	let offers;
	return {
		id: productId(good, slot),
		good,
		shape,
		market,
		handle,
		title: hostile?.title?.(title) ?? title,
		get offers() {
			offers ??= offersOf({
				good,
				shape,
				market,
				serial,
				handle,
				grouped
			}).map((offer) => hostile?.offer?.(offer) ?? offer);
			return offers;
		},
		texts: [
			searchText(title, ...grouped ? good.grades.map(({ label }) => label) : []),
			...thingTexts(shape.thing, market.languages),
			...shape.genuine ? codesText(good) : []
		]
	};
}
/** The name of its page within a shop's address. */
function handleOf(good, shape) {
	if (shape.role === "rival") return slug(shape.name);
	return shape.slot === "" ? good.key : `${good.key}-${shape.slot}`;
}
const codes = /* @__PURE__ */ new Map();
function codesText(good) {
	const text = codes.get(good) ?? (good.codes.length > 0 ? [searchText(...good.codes)] : []);
	codes.set(good, text);
	return text;
}
/** In a third of the countries shops list a phone once, with its capacities as variants. */
function isGrouped(good, country) {
	return good.grades.length > 1 && good.kind !== "books" && hash("group", good.key, country) % 3 === 0;
}
/**
* The id of a product in the whole catalogue, the same in every country, because the catalogue
* groups its sellers worldwide.
*/
function productId(good, slot) {
	return `gid://shopify/p/${(goodNumber(good) * 100 + slot).toString(36).padStart(4, "0")}${hash(good.key, slot).toString(36)}`;
}
/** The first ten digits of the ids of a listing's variants: good, shape, country. */
function variantSerial(good, slot, country) {
	const pad = (number) => String(number).padStart(2, "0");
	return `${4e3 + goodNumber(good)}${pad(slot)}${pad(MARKET_CODES.indexOf(country))}${pad(hash(good.key) % 100)}`;
}
let numbers;
function goodNumber(good) {
	numbers ??= new Map(allGoods().map((each, index) => [each, index]));
	return numbers.get(good) ?? 0;
}
//#endregion
//#region src/sandbox/catalogue/search.ts
/** Under this share of the question a listing is not shown at all. */
const ENOUGH = .6;
/** A good that answers nearly all of it brings its rivals along, as engines with synonyms do. */
const STRONG = .9;
const RELATED = .3;
/** No page of results goes deeper: shops do not show their whole catalogue to a clear question. */
const MOST_HITS = 25;
/**
* What a shop's own search shows for some words, best first: the product among everything that is
* named after it, and often behind it.
*/
function searchShelves(text, market) {
	if (/^\d{8,14}$/.test(text.trim())) return byBarcode(text.trim(), market);
	const query = searchQuery(text);
	return allGoods().flatMap((good) => hitsAround(good, query, market)).sort((a, b) => b.rank - a.rank).slice(0, MOST_HITS).map(({ listing }) => listing);
}
function hitsAround(good, query, market) {
	const overall = relevance(query, wholeText(good, market.languages));
	if (overall < ENOUGH) return [];
	const enough = overall >= STRONG ? RELATED : ENOUGH;
	return listingsOf(good, market).map((listing) => ({
		listing,
		score: relevance(query, listing.texts)
	})).filter(({ score }) => score >= enough).map(({ listing, score }) => ({
		listing,
		rank: rankOf$1(listing, score)
	}));
}
/** Words decide, but so does what sells, and that is as good as chance to somebody looking. */
function rankOf$1({ good, shape, market }, score) {
	const chance = fraction("rank", good.key, shape.slot, market.country);
	const popular = shape.role === "main" ? .6 + .4 * chance : chance;
	return .6 * score + .4 * popular;
}
const wholes = /* @__PURE__ */ new Map();
/** Everything that is said about a good and its decoys, to leave out most goods quickly. */
function wholeText(good, languages) {
	const key = good.key + languages;
	let texts = wholes.get(key);
	if (!texts) {
		const shapes = shapesOf(good);
		const things = [...new Set(shapes.map((shape) => shape.thing))];
		texts = [nameText(good), ...things.flatMap((thing) => thingTexts(thing, languages))];
		wholes.set(key, texts);
	}
	return texts;
}
const names = /* @__PURE__ */ new Map();
/** All names around a good, which are the same in every language. */
function nameText(good) {
	const known = names.get(good);
	if (known) return known;
	const text = searchText(...new Set(shapesOf(good).map((shape) => shape.name)), ...good.codes);
	names.set(good, text);
	return text;
}
function byBarcode(digits, market) {
	const wanted = digits.replace(/^0+/, "");
	return allGoods().flatMap((good) => listingsOf(good, market)).filter((listing) => listing.offers.some(({ barcode }) => barcode === wanted));
}
//#endregion
//#region src/sandbox/shopify/request.ts
/** What Shopify calls the condition of an offer: "new" or "secondhand" are its known values. */
const CONDITIONS = {
	new: ["new"],
	used: ["secondhand"],
	refurbished: ["secondhand", "refurbished"]
};
//#endregion
//#region src/sandbox/catalogue/games.ts
const GAMES = `
Hades|24.5|*|1145360|93|0|2020-09-17|wm|98|Hades II@28.99;Hades' Star@free;Escape from Hades@4.99;House of Hades@soon;Gates of Hades Pinball@2.99
Portal of Echoes|9.75|22||90|0|2011-04-18|wml|97|Portal of Echoes 2@14.79;Portals@1.99;Echoes of Aeons@6.99
Stardust Valley|13.99|23||89|0|2016-02-26|wml|98|Stardust Valley Mods Kit@free;Moondust Valley@9.99;Stardew Stories@3.99
Hollow Lantern|14.79|22||87|30|2017-02-24|wml|97|Hollow Lantern: Silkroad@soon;The Hollow@5.99;Lantern Light@0.99
Iron Harvest Moon|49.99|20||81|60|2020-09-01|w|74|Iron Harvest Moon Deluxe@59.99;Harvest Moon Farm@14.99;Iron Moon@7.99
Cyber Noir 2099|59.99|21||86|0|2020-12-10|w|84|Cyber Noir 2099: Phantom Rain@29.99;Cyber Noir 1999@4.99;Noir Syndrome 2099@6.99
The Wizard 3: Wild Hunt|29.99|22||92|75|2015-05-18|w|96|The Wizard 2: Assassins@19.99;The Wizard: Enhanced@9.99;Wild Hunt Simulator@2.99
Factory Town|17.5|19||0|0|2020-08-14|wml|96|Factory Town Idle@free;Factory Town 2@soon;Ghost Town Factory@3.99
Terra Formers|14.99|20||78|20|2023-03-09|wml|87|Terra Formers: New Frontiers@6.99;Terra Nova Formers@8.99;Formers@1.99
Slay the Tower|22.99|21||89|0|2019-01-23|wml|97|Slay the Tower 2@soon;Slay the Princess Tower@12.99;Tower Slayer@0.99
Deep Rock Miners|29.99|18||85|67|2020-05-13|w|97|Deep Rock Miners: Survivor@9.99;Rock Miner@4.99;Deep Rock@soon
Team Bastion 2|free|24||92|0|2007-10-10|wml|93|Team Bastion Classic@4.99;Bastion Team Manager@6.99;Team Bastion 3@soon
Dota Legends|free|24||90|0|2013-07-09|wml|82|Legends of Dota Cards@free;Dota Underling@free;Legendary Dots@0.99
Elden Crown|59.99|20||94|0|2022-02-25|w|92|Elden Crown: Shadow of the Oak@39.99;Elder Crown@9.99;Crown Trick Elden@4.99
Baldur's Keep 3|59.99|22||96|0|2023-08-03|wm|96|Baldur's Keep: Enhanced@19.99;Baldur's Keep II@19.99;Keep of Baldur Tactics@7.99
Celestial Peak|19.5|21||92|80|2018-01-25|wml|97|Celestial Peak 64@free;Peak Celestial Climb@3.99;Celestia@5.99
Silk & Song|soon|24||0|0|2027-03-01|wml|0|Silk Song Chronicles@9.99;Silk Road Song@4.99;Song of Silk Demo Disc@free
Civil Planner VI|59.99|19||88|90|2016-10-20|wml|85|Civil Planner VI: Gathering@39.99;Civil Planner V@29.99;Civil Planner VII@69.99
`;
//#endregion
//#region src/sandbox/steam/items.ts
/** What stands around every game: name, listed as, type, price as a share of the game's. */
const AROUND = [
	[
		"{x} Soundtrack",
		"app",
		"music",
		.4
	],
	[
		"{x} - Supporter Pack",
		"app",
		"dlc",
		.25
	],
	[
		"{x} Demo",
		"app",
		"demo",
		0
	],
	[
		"{x} Deluxe Edition",
		"sub",
		"game",
		1.3
	],
	[
		"{x} Complete Bundle",
		"bundle",
		"game",
		1.6
	]
];
let items;
/** Everything Steam lists, made on first use. */
function steamItems() {
	items ??= GAMES.trim().split("\n").flatMap(family);
	return items;
}
function family(row) {
	const cells = row.split("|");
	const [name = "", price = "", reach, id, metascore, discount] = cells;
	const [released = "", platforms = "", positive, rivals = ""] = cells.slice(6);
	const game = {
		...priced(price),
		id: Number(id) || appId(name),
		listed: "app",
		type: "game",
		name,
		reach: reach === "*" ? 24 : Number(reach),
		metascore: Number(metascore),
		discount: Number(discount),
		released,
		platforms,
		positive: Number(positive),
		text: searchText(name)
	};
	const around = AROUND.map(([pattern, listed, type, ratio]) => {
		const euros = (game.euros ?? 14.99) * ratio;
		const cost = type === "demo" ? "free" : String(euros);
		return decoy(game, pattern.replace("{x}", name), cost, {
			listed,
			type
		});
	});
	const others = rivals.split(";").map((text) => {
		const [rival = "", cost = ""] = text.split("@");
		return decoy(game, rival, cost, {
			listed: "app",
			type: "game"
		});
	});
	return [
		game,
		...around,
		...others
	];
}
function priced(text) {
	return {
		euros: text === "free" || text === "soon" ? null : Number(text),
		free: text === "free",
		soon: text === "soon"
	};
}
function decoy(decoyOf, name, price, as) {
	return {
		...decoyOf,
		...as,
		...priced(price),
		id: appId(name),
		name,
		reach: 18 + Math.floor(7 * fraction("reach", name)),
		metascore: 0,
		discount: 0,
		positive: 40 + Math.floor(55 * fraction("positive", name)),
		decoyOf,
		text: searchText(name)
	};
}
/** Steam's ids are multiples of ten; these are above all that have been given out. */
function appId(name) {
	return 7e6 + hash("steam", name) % 2e5 * 10;
}
//#endregion
//#region src/sandbox/steam/app-data.ts
/** The address of an item's picture. */
function imageOf({ id, listed }, file) {
	return `https://images.sandbox.example/steam/${listed}s/${id}/${file}`;
}
/** On which systems an item runs. */
function platformsOf({ platforms }) {
	return {
		windows: platforms.includes("w"),
		mac: platforms.includes("m"),
		linux: platforms.includes("l")
	};
}
//#endregion
//#region src/sandbox/steam/price.ts
/** What an item costs in a country, or null for what has no price there. */
function priceOf(item, market) {
	if (item.euros === null) return null;
	const currency = market.steamCurrency;
	const initial = Math.round(shelfPrice(item.euros * market.steamLevel, currency) * 100);
	const final = Math.round(initial * (100 - item.discount) / 100);
	return {
		currency,
		initial,
		final,
		discount_percent: item.discount,
		initial_formatted: item.discount > 0 ? priceText(initial / 100, currency) : "",
		final_formatted: priceText(final / 100, currency)
	};
}
//#endregion
//#region src/sandbox/steam/store.ts
const MOST_ITEMS = 10;
/** The country asked for. Without `cc` Steam goes by the caller's address; here that is the US. */
function marketOf(query) {
	return findMarket(query.get("cc") ?? "US") ?? findMarket("US");
}
/** Answers `GET /api/storesearch/`: at most ten items, `total` being how many there are. */
function answerStoreSearch(query) {
	const term = query.get("term") ?? "";
	const market = marketOf(query);
	const items = /[()[\]{}"]/.test(term) ? [] : search(term, market);
	return {
		status: 200,
		body: {
			total: items.length,
			items: items.map((i) => searchItem(i, market))
		}
	};
}
function search(term, market) {
	const wanted = searchQuery(term);
	return steamItems().filter((item) => isSoldIn(item, market.country) && relevance(wanted, [item.text]) > .7).sort((a, b) => rankOf(b, term, market) - rankOf(a, term, market)).slice(0, MOST_ITEMS);
}
/** New and much played things come first, not what is called exactly so: that is among the ten. */
function rankOf(item, term, { country }) {
	const exact = item.name.toLowerCase() === term.trim().toLowerCase();
	const played = fraction("rank", item.id, country);
	if (exact) return .6 + .4 * played;
	return item.decoyOf ? played : .3 + .7 * played;
}
/** One item of a search; free and unreleased ones have no `price` at all. */
function searchItem(item, market) {
	const price = priceOf(item, market);
	return {
		type: item.listed,
		name: item.name,
		id: item.id,
		...price && { price: {
			currency: price.currency,
			initial: price.initial,
			final: price.final
		} },
		tiny_image: imageOf(item, "capsule_231x87.jpg"),
		metascore: item.metascore > 0 ? String(item.metascore) : "",
		platforms: platformsOf(item),
		streamingvideo: false,
		...hash("pad", item.id) % 2 === 0 && { controller_support: "full" }
	};
}
//#endregion
//#region src/search/clean-text.ts
/** No honest title is longer; what is beyond would only be a burden to show. */
const LONGEST_TITLE = 500;
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]{0,32}[ -/]{0,8}[@-~]|\][^\u0007\u001b]{0,256}(?:\u0007|\u001b\\)|[@-Z\\^_])/g;
/**
* Makes a text from a store safe to show anywhere: no control, escape or direction characters, no
* broken surrogates, one line, of sane length.
*/
function cleanText(text, longest = LONGEST_TITLE) {
	return text.slice(0, longest * 4).replaceAll(ESCAPE_SEQUENCE, "").replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replaceAll(INVISIBLE, "").toWellFormed().replaceAll(/\s+/g, " ").trim().slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
const ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " ",
	reg: "®",
	trade: "™",
	copy: "©",
	ndash: "–",
	mdash: "—",
	hellip: "…"
};
/** Titles come with the character references of the page they were made for: `&amp;`, `&#8220;`. */
function decodeEntities(text) {
	if (!text.includes("&")) return text;
	return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
		if (name !== void 0) return ENTITIES[name.toLowerCase()] ?? whole;
		const code = decimal !== void 0 ? Number(decimal) : Number.parseInt(hex ?? "", 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : whole;
	});
}
//#endregion
//#region test/matching/shelves.ts
const MARKETS = MARKET_CODES.map((code) => findMarket(code));
/** Every physical good by its plain name, as its own shop would print it. */
function goodsByName() {
	return allGoods().map((product) => ({
		product,
		query: gradeName(product, product.grades[0])
	}));
}
/** The shelf of a country that a search for a good finds. */
function goodsShelf({ product, query }, market) {
	const listings = searchShelves(query, market).flatMap((listing) => listing.offers.filter((offer) => offer.stock !== "out_of_stock").map((offer) => shelved(listing, offer, product)));
	return {
		query,
		country: market.country,
		listings
	};
}
function shelved(listing, offer, wanted) {
	const { shape } = listing;
	const { minor, barcode, seller } = offer;
	const price = priceFromMinor(minor, seller.currency);
	return {
		...providersNames(listing, offer),
		condition: CONDITIONS[shape.condition].join(", "),
		...barcode === null ? {} : { gtin: barcode },
		...isMoney(price) ? {
			price: toDecimal(price),
			currency: price.currency
		} : {},
		truth: truthOf(listing, offer, wanted)
	};
}
/** The title of a product with that of its variant, as the provider joins them. */
function providersNames({ title }, { options }) {
	const label = options.map(([, label]) => label).join(" / ") || "Default Title";
	const { title: name, variant } = namesOf({ title }, { title: label });
	return {
		title: cleanTitle(name),
		...variant && { variant: cleanTitle(variant) }
	};
}
function truthOf({ good, shape }, { options }, wanted) {
	if (good !== wanted) return `${shape.role} of another good`;
	if (!shape.genuine) return shape.role;
	const [axis] = options.filter(([name]) => name === "Storage" || name === "Pack");
	return axis && axis[1] !== good.grades[0]?.label ? "grade" : "genuine";
}
function cleanTitle(title) {
	return cleanText(decodeEntities(title));
}
/** Every game by its name. */
function gamesByName() {
	return steamItems().flatMap((product) => product.decoyOf ? [] : [{
		product,
		query: product.name
	}]);
}
/** What Steam's search shows for a game: names only, packages of several left out. */
function gamesShelf({ product, query }, { country }) {
	const { body } = answerStoreSearch(new URLSearchParams({
		term: query,
		cc: country
	}));
	const { items } = body;
	return {
		query,
		country,
		listings: items.filter(({ type }) => type === "app").map(({ id, name }) => {
			const item = steamItems().find((one) => one.id === id && one.name === name);
			return {
				title: name,
				truth: item === product ? "genuine" : item?.type ?? "unknown"
			};
		})
	};
}
/** Every app and every electronic book by its name; one made for two systems is one product. */
function appsByName() {
	const names = appleItems().flatMap(({ decoyOf, kind, name }) => decoyOf || kind === "album" ? [] : [name]);
	return [...new Set(names)].map((name) => ({
		product: name,
		query: name
	}));
}
const APPLE_SHOPS = [
	"software",
	"macSoftware",
	"ebook"
];
/** As many results as the provider asks each shop for. */
const APPLE_LIMIT = "15";
/** What the shops of Apple show for a name. */
function appsShelf({ product, query }, { country }) {
	return {
		query,
		country,
		listings: APPLE_SHOPS.flatMap((entity) => {
			const { body } = answerSearch(new URLSearchParams({
				term: query,
				country,
				entity,
				limit: APPLE_LIMIT
			}));
			const { results } = JSON.parse(body);
			return results.map(({ trackId, trackName, artistName, price, currency }) => {
				const item = appleItems().find(({ id }) => id === trackId);
				const truth = item?.name === product ? "genuine" : item?.decoyOf && "rival" || "another product";
				return {
					title: cleanTitle(trackName),
					brand: artistName,
					...price > 0 ? {
						price,
						currency
					} : {},
					truth
				};
			});
		})
	};
}
//#endregion
//#region test/bench/matching/shops.ts
const LINE = /^\d+,("(?:[^"]|"")*"|[^,]*),(\d+),\d+,("(?:[^"]|"")*"|[^,]*),/;
function unquoted(text) {
	return text.startsWith("\"") ? text.slice(1, -1).replaceAll("\"\"", "\"") : text;
}
/** All offers of PriceRunner's set; none where it is not there. */
function readOffers(folder) {
	const path = join(folder, "pricerunner", "pricerunner_aggregate.csv.gz");
	if (!existsSync(path)) return [];
	return gunzipSync(readFileSync(path)).toString().split("\n").slice(1).flatMap((line) => {
		const [, title = "", vendor = "", product = ""] = LINE.exec(line) ?? [];
		return title ? [{
			title: unquoted(title),
			vendor,
			product: unquoted(product)
		}] : [];
	});
}
const SMALLEST_SHOP = 150;
const SHOWN = 20;
const K1 = 1.2;
const B = .75;
function wordsOf(text) {
	return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
/** A shop that shows for a query what BM25 (Robertson, 1994) finds in its offers. */
var Shop = class {
	offers;
	#lengths;
	#postings = /* @__PURE__ */ new Map();
	#mean;
	constructor(offers) {
		this.offers = offers;
		this.#lengths = offers.map(({ title }, i) => {
			const words = wordsOf(title);
			for (const word of words) {
				let own = this.#postings.get(word);
				if (!own) {
					own = /* @__PURE__ */ new Map();
					this.#postings.set(word, own);
				}
				own.set(i, (own.get(i) ?? 0) + 1);
			}
			return words.length;
		});
		this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / offers.length;
	}
	show(query) {
		const scores = /* @__PURE__ */ new Map();
		for (const word of new Set(wordsOf(query))) {
			const own = this.#postings.get(word);
			if (!own) continue;
			const idf = Math.log(1 + (this.offers.length - own.size + .5) / (own.size + .5));
			for (const [i, count] of own) {
				const length = this.#lengths[i] / this.#mean;
				const gain = idf * count * (K1 + 1) / (count + K1 * (1 - B + B * length));
				scores.set(i, (scores.get(i) ?? 0) + gain);
			}
		}
		return [...scores].sort((a, b) => b[1] - a[1]).slice(0, SHOWN).map(([i]) => this.offers[i]);
	}
};
/**
* What other shops than those of the given lists show for the same queries: each shop that has the
* product, and one that has not.
*/
function furtherLists(offers, lists) {
	const byVendor = /* @__PURE__ */ new Map();
	for (const offer of offers) {
		const own = byVendor.get(offer.vendor);
		if (own) own.push(offer);
		else byVendor.set(offer.vendor, [offer]);
	}
	const shops = [...byVendor.values()].filter((own) => own.length >= SMALLEST_SHOP).map((own) => new Shop(own));
	return [...new Set(lists.map(({ query }) => query))].flatMap((query, i) => {
		const having = shops.filter((shop) => shop.offers.some(({ product }) => product === query));
		const other = shops[i * 7 % shops.length];
		return [...new Set([...having, other])].map((shop) => {
			const listings = shop.show(query).map(({ title, product }) => ({
				title,
				isIt: product === query
			}));
			return {
				query,
				has: having.includes(shop),
				listings
			};
		});
	});
}
//#endregion
//#region test/bench/matching/sets.ts
const lspc = (name) => ({
	name: `wdc-lspc ${name}`,
	family: `lspc ${name}`,
	folder: `wdc-lspc-${name}`,
	train: ["train"],
	valid: "valid",
	test: "test",
	fields: ["titles"]
});
/** The sets with a train split. */
const PAIR_SETS = [
	{
		name: "abt-buy",
		family: "abt-buy",
		folder: "abt-buy",
		train: ["train"],
		valid: "valid",
		test: "test",
		fields: ["titles"]
	},
	{
		name: "walmart-amazon",
		family: "walmart-amazon",
		folder: "walmart-amazon",
		train: ["train"],
		valid: "valid",
		test: "test",
		fields: ["all fields", "titles"]
	},
	{
		name: "walmart-amazon-dirty",
		family: "walmart-amazon",
		folder: "walmart-amazon-dirty",
		train: ["train"],
		valid: "valid",
		test: "test",
		fields: ["all fields"]
	},
	{
		name: "amazon-google",
		family: "amazon-google",
		folder: "amazon-google",
		train: ["train"],
		valid: "valid",
		test: "test",
		fields: ["all fields", "titles"]
	},
	{
		name: "wdc-products-80cc",
		family: "wdc-products",
		folder: "wdc-products-80cc",
		train: ["train_medium"],
		valid: "valid_medium",
		test: "test",
		fields: ["titles", "all fields"]
	},
	lspc("computers"),
	lspc("cameras"),
	lspc("watches"),
	lspc("shoes")
];
/** Sets to measure by only. */
const FURTHER_SETS = [
	{
		name: "wdc-products half unseen",
		family: "wdc-products",
		folder: "wdc-products-80cc",
		train: [],
		valid: "",
		test: "test_050un",
		fields: ["titles"]
	},
	{
		name: "promap-en",
		family: "promap",
		folder: "promap-en",
		train: [],
		valid: "dev_unofficial",
		test: "test",
		fields: ["titles"]
	},
	{
		name: "promap-cz",
		family: "promap",
		folder: "promap-cz",
		train: [],
		valid: "",
		test: "test",
		fields: ["titles"]
	}
];
function rowsOf(file) {
	return gunzipSync(readFileSync(file)).toString().split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}
function textOf(row, ...names) {
	for (const name of names) {
		const value = row[name];
		if (typeof value === "string" && value !== "") return value;
	}
}
function amountOf(text) {
	const amount = Number(text?.replace(/[^\d.]/g, ""));
	return Number.isFinite(amount) && amount > 0 ? amount : void 0;
}
/** One side of a pair; prices without a currency are those of American shops. */
function factsOf$1(row, fields) {
	const title = textOf(row, "title", "name") ?? "";
	if (fields === "titles") return { title };
	const brand = textOf(row, "brand", "manufacturer");
	const mpn = textOf(row, "modelno");
	const price = amountOf(textOf(row, "price"));
	return {
		title,
		...brand && { brand },
		...mpn && { mpn },
		...price && {
			price,
			currency: textOf(row, "currency") ?? "USD"
		}
	};
}
/** The pairs of one file of a set; none where the file is not there. */
function readPairs(folder, set, file, fields) {
	const path = join(folder, set.folder, `${file}.jsonl.gz`);
	if (file === "" || !existsSync(path)) return [];
	return rowsOf(path).map(({ label, a, b }) => ({
		label: Number(label) === 1,
		wanted: factsOf$1(a, fields),
		listing: factsOf$1(b, fields)
	}));
}
/** PriceRunner's queries with a shop's hit list each. */
function readHitLists(folder, file) {
	const path = join(folder, "pricerunner", `${file}.jsonl.gz`);
	if (!existsSync(path)) return [];
	return rowsOf(path).map((row) => ({
		query: String(row["query"]),
		has: Boolean(row["has"]),
		listings: row["candidates"].map(({ t, y }) => ({
			title: String(t),
			isIt: Number(y) === 1
		}))
	}));
}
//#endregion
//#region test/bench/matching/lessons.ts
/** What belongs to the project is asked for by its users, so it counts more than benchmarks. */
const OWN_EMPHASIS = 3;
const SHELF_EMPHASIS = 1.5;
/** Of the sandbox's shelves, which are much alike, every so many teaches. */
const SHELVES_BETWEEN = 7;
const OWN = join(process.cwd(), "test", "bench", "matching", "own");
function linesOf(file) {
	return readFileSync(join(OWN, file), "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}
/** The project's own pairs: to learn from, or kept apart to test by. */
function ownPairs(part) {
	return linesOf(part === "train" ? "pairs.jsonl" : "test-pairs.jsonl").map(({ match, ...pair }) => ({
		...pair,
		label: match
	}));
}
/** The project's own hit lists: to learn from, or kept apart to test by. */
function ownLists(part) {
	return linesOf(part === "train" ? "lists.jsonl" : "test-lists.jsonl");
}
/** Gathers lessons, those of one list under one number. */
var Gatherer = class {
	lessons = [];
	#lists = 0;
	pairs(pairs, family, emphasis = 1) {
		for (const { label, wanted, listing } of pairs) this.lessons.push({
			label,
			wanted,
			listing,
			family,
			group: wanted.title,
			emphasis
		});
	}
	list(query, listings, family, emphasis = 1) {
		const list = this.#lists++;
		const wanted = { title: query };
		for (const { facts, label } of listings) this.lessons.push({
			label,
			wanted,
			listing: facts,
			family,
			group: query,
			list,
			emphasis
		});
	}
	hitLists(lists) {
		for (const { query, listings } of lists) {
			const all = listings.map(({ title, isIt }) => ({
				facts: { title },
				label: isIt
			}));
			this.list(query, all, "pricerunner");
		}
	}
};
function factsOf({ is: _, truth: __, ...facts }) {
	return facts;
}
/** Of PriceRunner's open lists every second one is kept to measure by. */
function halfOf(lists, half) {
	return lists.filter((_, i) => i % 2 === half);
}
/** Lessons of the public sets' train splits and PriceRunner's first half. */
function publicLessons(folder) {
	const gatherer = new Gatherer();
	for (const set of PAIR_SETS) for (const fields of set.fields) for (const file of set.train) gatherer.pairs(readPairs(folder, set, file, fields), set.family);
	const open = readHitLists(folder, "query_eval_dev");
	const own = halfOf(open, 0);
	const kept = new Set(halfOf(open, 1).map(({ query }) => query));
	gatherer.hitLists(own);
	const further = furtherLists(readOffers(folder), own);
	gatherer.hitLists(further.filter(({ query }) => !kept.has(query)));
	return gatherer.lessons;
}
/** Lessons of the project's own. */
function ownLessons() {
	const gatherer = new Gatherer();
	gatherer.pairs(ownPairs("train"), "own", OWN_EMPHASIS);
	const hard = HARD_PAIRS.map(({ wanted, title, match }) => ({
		label: match,
		wanted: { title: wanted },
		listing: { title }
	}));
	gatherer.pairs(hard, "own", OWN_EMPHASIS);
	for (const { query, listings } of ownLists("train")) {
		const all = listings.map((one) => ({
			facts: factsOf(one),
			label: one.is === "genuine"
		}));
		gatherer.list(query, all, "own", OWN_EMPHASIS);
	}
	MARKETS.flatMap((market) => [
		...goodsByName().map((asked) => goodsShelf(asked, market)),
		...gamesByName().map((asked) => gamesShelf(asked, market)),
		...appsByName().map((asked) => appsShelf(asked, market))
	]).forEach(({ query, listings }, i) => {
		if (i % SHELVES_BETWEEN !== 0) return;
		const all = listings.filter(({ truth }) => truth !== "grade").map((one) => ({
			facts: factsOf(one),
			label: one.truth === "genuine"
		}));
		gatherer.list(query, all, "shelves", SHELF_EMPHASIS);
	});
	return gatherer.lessons;
}
//#endregion
export { rarenessBy as S, judgeListings as _, publicLessons as a, MEASURES as b, readHitLists as c, fillWords as d, learn as f, logOddsOf as g, rarenessOf as h, ownPairs as i, readPairs as l, packModel as m, ownLessons as n, FURTHER_SETS as o, measureLessons as p, ownLists as r, PAIR_SETS as s, halfOf as t, DEFAULTS as u, matchListing as v, referenceDir as x, AT_LEARNED as y };
