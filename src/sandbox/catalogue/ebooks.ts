// title|author|genre|EUR|countries|Apple id|rivals (title@EUR)
export const EBOOKS = `
The Hobbit|J. R. R. Tolkien|Fantasy|9.99|*||The Hobbit: The Desolation of Smaug@7.99;The Hobbit and the Lord of the Rings Boxed Set@29.99;There and Back Again: A Hobbit Cookbook@4.99;Hobbit Virtues@8.99;The Hobbit Illustrated Edition@14.99
The Fellowship of the Ring|J. R. R. Tolkien|Fantasy|9.99|22||The Two Towers@9.99;The Return of the King@9.99;The Fellowship of the Ring Visual Companion@5.99
Dune|Frank Herbert|Sci-Fi|8.99|21||Dune Messiah@8.99;Children of Dune@8.99;Sand Dunes of the World@3.99
Project Hail Mary|Andy Weir|Sci-Fi|9.99|20||The Martian@8.99;Artemis@8.99;Hail Mary: A Prayer Book@2.99
Atomic Habits|James Clear|Self-Development|11.99|22||Atomic Habits Workbook@3.99;Tiny Habits@9.99;The Atomic Age@5.99
Sapiens|Yuval Noah Harari|History|11.99|19||Homo Deus@11.99;Homo Sapiens Rediscovered@8.99;Nexus@12.99
Pride and Prejudice|Jane Austen|Classics|0|24||Pride and Prejudice Annotated@2.99;Pride and Prejudice and Zombies@6.99;Sense and Sensibility@0
Frankenstein|Mary Shelley|Classics|0|23||Frankenstein Unbound@4.99;Frankenstein: The 1818 Text@1.99;The Last Man@0.99
Norwegian Wood|Haruki Murakami|Fiction|8.99|18||Kafka on the Shore@8.99;Norwegian Wood: Stacking and Drying@7.99;1Q84@12.99
The Name of the Rose|Umberto Eco|Fiction|9.99|16||Key to The Name of the Rose@5.99;Foucault's Pendulum@9.99;The Rose of the World@3.99
Clean Code|Robert C. Martin|Computers|31.99|17||Clean Architecture@29.99;Clean Code in Python@24.99;The Clean Coder@27.99
The Martian|Andy Weir|Sci-Fi|8.99|21||The Martian Chronicles@7.99;A Princess of Mars@0;The Martian Way@4.99
The Secret History|Donna Tartt|Fiction|9.99|15||The Goldfinch@9.99;The Secret History of the World@8.99;Secret Histories@2.99
`;
