// brand|model|noun|EUR|countries|axes|codes|rivals (name[/noun]@ratio; ~Other Brand name@ratio)
export const TOYS = `
LEGO|75192 Star Wars Millennium Falcon|building-set|849|*||75192|75257 Star Wars Millennium Falcon@0.2;75313 Star Wars AT-AT@1;75375 Star Wars Millennium Falcon@0.1;75252 Star Wars Imperial Star Destroyer@0.95;~Bricklepin 05132 Millennium Falcon@0.22
LEGO|10307 Icons Eiffel Tower|building-set|629|12||10307|21019 Architecture Eiffel Tower@0.07;10294 Icons Titanic@1.08;10276 Colosseum@0.85
LEGO|42143 Technic Ferrari Daytona SP3|building-set|399|14||42143|42125 Technic Ferrari 488 GTE@0.5;42172 Technic McLaren P1@1.1;42115 Technic Lamborghini Sian@0.95
LEGO|21348 Ideas Dungeons and Dragons|building-set|359|10||21348|21333 Ideas The Starry Night@0.5;21327 Ideas Typewriter@0.65
Playmobil|71193 Royal Castle|building-set|129|9||71193|70447 Castle@1.2;71447 Novelmore Dungeon@0.5;9879 Castle Guards@0.1
Mattel|Barbie Dreamhouse|doll|199|14||HMX10|Barbie Malibu House@0.6;Barbie DreamCamper@0.5;Barbie Fashionistas Doll@0.06
Mattel|Barbie Signature Looks|doll|39|11||HRM11|Barbie Signature Holiday Doll@1.1;Barbie Extra Fly@0.9;Monster High Draculaura@0.9
CATAN|Base Game|board-game|34|18||CN3071|Seafarers@0.95;Cities and Knights@1;Junior@0.75;5-6 Player Extension@0.6;~Katan Settlers Mini@0.3
Days of Wonder|Ticket to Ride Europe|board-game|42|16||DOW7202|Ticket to Ride@0.98;Ticket to Ride First Journey@0.7;Ticket to Ride Rails and Sails@1.7
Stonemaier|Wingspan|board-game|52|14||STM910|Wingspan Oceania@0.6;Wyrmspan@1.2;Scythe@1.5;Wingspan Asia@0.75
Hasbro|Monopoly Classic|board-game|27|19||C1009|Monopoly Junior@0.7;Monopoly Deal@0.25;Monopoly Ultimate Banking@1.1;~Monopolly City@0.4
Nerf|Elite 2.0 Commander RD-6|blaster|19|15||E9485|Elite 2.0 Echo CS-10@1.6;Elite Disruptor@0.8;Ultra Two@1.2;~Nerv Commander 6@0.4
Nerf|Rival Nemesis MXVII-10K|blaster|119|9||B8239|Rival Prometheus MXVIII-20K@1.8;Rival Kronos XVIII-500@0.2
Funko|Pop Darth Vader 157|figure|14|16||F2583|Pop Darth Vader 343@1.6;Pop Boba Fett 297@1.1;Pop Yoda 124@1;~Funku Vader Figure@0.4
Good Smile|Nendoroid Hades Zagreus|figure|64|12||GSC17432|Nendoroid Link@1;figma Hades Zagreus@1.6;Pop Up Parade Megaera@0.6
Nintendo|Zelda Tears of the Kingdom|video-game|52|18||HACPAXN7A|Zelda Breath of the Wild@0.9;Zelda Echoes of Wisdom@0.9;Zelda Link's Awakening@0.9;Zelda Skyward Sword HD@0.9
Nintendo|Mario Kart 8 Deluxe|video-game|46|19||HACPAABPA|Super Mario Odyssey@0.95;Mario Kart World@1.5;Super Mario Bros Wonder@1
`;
