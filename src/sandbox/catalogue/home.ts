// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const HOME = `
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
`;
