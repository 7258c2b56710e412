// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const TOOLS = `
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
`;
