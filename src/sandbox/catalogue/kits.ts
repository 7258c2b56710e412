// What surrounds a kind of product on a shop's shelf: its accessories with what they cost in EUR,
// and the other shapes the product itself is offered in (see EXTRAS in decoys.ts).
// noun|part price, ...|extras
export const KIT_ROWS = `
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
