// name|maker|genre|EUR on iOS (free, or - where there is none)|EUR on the Mac|countries|iOS id,Mac id|rivals (name@EUR)
export const APPS = `
Things 3|Cultured Code|Productivity|9.99|49.99|*|904237743,904280696|Things 2@4.99;Thing 3 To-Do@0;Things Tracker@1.99;My Things 3D@0;Stuff & Things@2.99
Bear Notes|Shiny Paw Works|Productivity|0|0|20||Bear Notes Classic@1.99;Polar Bear Notepad@0;Bears & Notes@0.99
Fantastic Calendar|Sunny Weekday|Productivity|0|0|19||Fantastic Calendar 2@4.99;Fantastical Stories@0;Calendar Fantastic Widgets Pack@1.99
Ulysses Writer|Quill Yard|Productivity|5.99|39.99|17||Ulysses Audiobook Player@1.99;Ulysses: The Novel@0.99;Writer Plus@0
Procreate Sketchbook|Wild Cat Atelier|Graphics & Design|12.99|-|22||Procreate Sketchbook Pocket@5.99;Pro Create Brushes@1.99;Sketchbook for Kids@0
Affine Photo 2|Serpent Graphics|Photo & Video|18.99|69.99|18||Affine Photo@9.99;Affine Designer 2@18.99;Affine Publisher 2@18.99
Pocket Metro|Lantern Polo|Games|3.99|9.99|20||Pocket Metro 2@4.99;Pocket Metro Lite@0;Metro Pocket Maps@0.99
Stardust Valley|Farmhand Games|Games|4.99|14.99|21||Stardust Valley Companion@0.99;Starlight Valley@0;Stardust Valley Expanded@6.99
Monument Walk 2|Twin Lintel|Games|4.99|-|19||Monument Walk@3.99;Monument Walk 3@0;Monuments of Rome Walk@1.99
Threads of Time|Loom and Lamp|Games|6.99|12.99|15||Threads of Time II@9.99;Threads@0;Time Threads Puzzle@0
Nightsky Guide|Dome Nine|Education|2.99|-|18||Nightsky Guide Plus@14.99;Night Sky Wallpaper@0;Sky Guide Night Mode@0.99
Chef's Timer Pro|Copper Ladle|Food & Drink|3.99|5.99|14||Chef Timer@0;Chef's Timer Pro 2@4.99;Pro Timer@0.99
Magnetism|Tidy Desktop|Utilities|-|7.99|20||Magnetism Lite@0;Magnets for Windows@4.99;Magnetism: Physics Course@2.99
Pixelmatter Pro|Team Pixelmatter|Graphics & Design|-|44.99|19||Pixelmatter Photo@7.99;Pixelmatter Classic@19.99;Pixel Matter Wallpapers@0
Deep Focus Noise|Quiet Hill|Health & Fitness|2.99|4.99|13||Deep Focus Noise Free@0;Deep Focus Music@0;White Noise Deep Sleep@1.99
`;
