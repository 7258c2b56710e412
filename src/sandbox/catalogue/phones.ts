// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const PHONES = `
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
`;
