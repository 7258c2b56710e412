// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const CLOTHING = `
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
`;
