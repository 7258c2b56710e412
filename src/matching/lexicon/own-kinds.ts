/**
 * Makers and lines whose own goods are things that elsewhere are accessories of something: a filter
 * jug of Brita's, a controller called DualSense. Rows are `kind|-|names`; the kinds are meanings of
 * the accessory, lookalike and generic words. A line says more than its maker.
 */
export const OWN_KINDS_OF_LINES = `
battery|-|powercore, powerhouse, eneloop
doll|-|barbie
controller|-|dualsense, dualshock, joy con, joy-con, xbox elite, pro controller, xbox controller
strap|-|apple watch band
stylus|-|apple pencil, s pen, surface pen, surface slim pen, remarkable marker, marker plus,
  wacom one pen, pro pen
remote|-|siri remote, alexa voice remote, harmony elite
figure|-|nendoroid, figma, funko pop, amiibo, pop vinyl
bag|-|kånken, kanken, farpoint, fairview
board game|-|catan, ticket to ride, zug um zug, monopoly, scrabble, wingspan, carcassonne, pandemic,
  azul, cluedo, codenames, dixit, dominion, terraforming mars, gloomhaven, 7 wonders, splendor,
  everdell, agricola, jenga, uno, risk, trivial pursuit, exploding kittens, scythe, cascadia
printer|-|officejet, laserjet, deskjet, ecotank, pixma, maxify, workforce, expression home,
  smart tank
tablet|-|ipad, galaxy tab, lenovo tab, matepad, fire hd, surface go
phone|-|iphone, redmi note
watch|-|apple watch, galaxy watch, forerunner, pixel watch
mouse|-|mx master, mx anywhere, deathadder
keyboard|-|mx keys, mx mechanical`;

export const OWN_KINDS_OF_MAKERS = `
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
