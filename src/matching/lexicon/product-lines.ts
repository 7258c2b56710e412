/** Product lines that say whose they are without naming the maker. */
export const LINES = `
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
