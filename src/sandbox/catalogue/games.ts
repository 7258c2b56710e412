// name|EUR (free, or soon before release)|countries|Steam id|metascore|discount %|release|platforms (w, m, l)|share of positive reviews|rivals (name@EUR, free or soon)
export const GAMES = `
Hades|24.5|*|1145360|93|0|2020-09-17|wm|98|Hades II@28.99;Hades' Star@free;Escape from Hades@4.99;House of Hades@soon;Gates of Hades Pinball@2.99
Portal of Echoes|9.75|22||90|0|2011-04-18|wml|97|Portal of Echoes 2@14.79;Portals@1.99;Echoes of Aeons@6.99
Stardust Valley|13.99|23||89|0|2016-02-26|wml|98|Stardust Valley Mods Kit@free;Moondust Valley@9.99;Stardew Stories@3.99
Hollow Lantern|14.79|22||87|30|2017-02-24|wml|97|Hollow Lantern: Silkroad@soon;The Hollow@5.99;Lantern Light@0.99
Iron Harvest Moon|49.99|20||81|60|2020-09-01|w|74|Iron Harvest Moon Deluxe@59.99;Harvest Moon Farm@14.99;Iron Moon@7.99
Cyber Noir 2099|59.99|21||86|0|2020-12-10|w|84|Cyber Noir 2099: Phantom Rain@29.99;Cyber Noir 1999@4.99;Noir Syndrome 2099@6.99
The Wizard 3: Wild Hunt|29.99|22||92|75|2015-05-18|w|96|The Wizard 2: Assassins@19.99;The Wizard: Enhanced@9.99;Wild Hunt Simulator@2.99
Factory Town|17.5|19||0|0|2020-08-14|wml|96|Factory Town Idle@free;Factory Town 2@soon;Ghost Town Factory@3.99
Terra Formers|14.99|20||78|20|2023-03-09|wml|87|Terra Formers: New Frontiers@6.99;Terra Nova Formers@8.99;Formers@1.99
Slay the Tower|22.99|21||89|0|2019-01-23|wml|97|Slay the Tower 2@soon;Slay the Princess Tower@12.99;Tower Slayer@0.99
Deep Rock Miners|29.99|18||85|67|2020-05-13|w|97|Deep Rock Miners: Survivor@9.99;Rock Miner@4.99;Deep Rock@soon
Team Bastion 2|free|24||92|0|2007-10-10|wml|93|Team Bastion Classic@4.99;Bastion Team Manager@6.99;Team Bastion 3@soon
Dota Legends|free|24||90|0|2013-07-09|wml|82|Legends of Dota Cards@free;Dota Underling@free;Legendary Dots@0.99
Elden Crown|59.99|20||94|0|2022-02-25|w|92|Elden Crown: Shadow of the Oak@39.99;Elder Crown@9.99;Crown Trick Elden@4.99
Baldur's Keep 3|59.99|22||96|0|2023-08-03|wm|96|Baldur's Keep: Enhanced@19.99;Baldur's Keep II@19.99;Keep of Baldur Tactics@7.99
Celestial Peak|19.5|21||92|80|2018-01-25|wml|97|Celestial Peak 64@free;Peak Celestial Climb@3.99;Celestia@5.99
Silk & Song|soon|24||0|0|2027-03-01|wml|0|Silk Song Chronicles@9.99;Silk Road Song@4.99;Song of Silk Demo Disc@free
Civil Planner VI|59.99|19||88|90|2016-10-20|wml|85|Civil Planner VI: Gathering@39.99;Civil Planner V@29.99;Civil Planner VII@69.99
`;
