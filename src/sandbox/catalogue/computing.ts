// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const COMPUTING = `
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
`;
