// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const GROCERIES = `
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
`;
