// author|title|noun|EUR|countries|axes|codes|rivals (title@ratio; ~Other title@ratio)
export const BOOKS = `
J. R. R. Tolkien|The Hobbit|book|11.9|20|format=Paperback,Hardcover@1.9,Illustrated Edition@3.2||The Fellowship of the Ring@1.05;The Silmarillion@1.1;The Annotated Hobbit@2.4;The Hobbit Graphic Novel@1.6;~Pocket Hobbit Cookbook@1.1
J. R. R. Tolkien|The Lord of the Rings|book|29.9|17|format=Paperback,Hardcover@1.9||The Two Towers@0.4;The Return of the King@0.4;Unfinished Tales@0.45
Frank Herbert|Dune|book|12.9|18|format=Paperback,Hardcover@1.8||Dune Messiah@0.95;Children of Dune@1;The Dune Encyclopedia@3;~Dune The Making of the Film@2.6
George Orwell|1984|book|9.9|19|format=Paperback,Hardcover@1.8||Animal Farm@0.85;Homage to Catalonia@1.1;1984 Graphic Novel@1.9
Andy Weir|Project Hail Mary|book|12.9|14|format=Paperback,Hardcover@1.7||The Martian@0.9;Artemis@0.9
James Clear|Atomic Habits|book|16.9|18|format=Paperback,Hardcover@1.4||The Atomic Habits Journal@1.2;~Atomic Habits Summary in 30 Minutes@0.4;~Atomic Habits Daily Planner@0.7
Yuval Noah Harari|Sapiens|book|15.9|17|format=Paperback,Hardcover@1.7||Homo Deus@1;21 Lessons for the 21st Century@0.95;Sapiens A Graphic History@1.5
Jane Austen|Pride and Prejudice|book|7.9|18|format=Paperback,Hardcover@2||Sense and Sensibility@1;Emma@1.05;~Pride and Prejudice and Zombies@1.3
Robert C. Martin|Clean Code|book|36.9|13|format=Paperback||Clean Architecture@0.95;The Clean Coder@0.9;~Clean Code Cookbook@1.2
Andrew Hunt|The Pragmatic Programmer|book|39.9|12|format=Paperback,Hardcover@1.2||The Pragmatic Programmer 1999 Edition@0.6;Pragmatic Thinking and Learning@0.8
Antoine de Saint-Exupery|The Little Prince|book|8.9|19|format=Paperback,Hardcover@1.6||Night Flight@1;Wind Sand and Stars@1.2;The Little Prince Pop-Up Book@3.5
Delia Owens|Where the Crawdads Sing|book|10.9|13|format=Paperback,Hardcover@1.8||~Crawdads Cookbook@1.2;~Where the Wild Things Are@1
Umberto Eco|The Name of the Rose|book|13.9|11|format=Paperback,Hardcover@1.8||Foucault's Pendulum@1.05;Baudolino@1;The Name of the Rose Graphic Novel@1.9
Haruki Murakami|Norwegian Wood|book|11.9|13|format=Paperback,Hardcover@1.8||Kafka on the Shore@1.05;1Q84@1.5;~Norwegian Wood Chopping and Stacking@1.6
`;
