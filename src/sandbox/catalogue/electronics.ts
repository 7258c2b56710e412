// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const ELECTRONICS = `
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
`;
