/** Ordinal words before or after "generation", as rows `number|words`. */
const ROWS = `
1|first, 1st, erste, ersten, première, primera, prima, primeira, eerste, första, pierwsza, birinci, الاول, اول
2|second, 2nd, zweite, zweiten, deuxième, segunda, seconda, tweede, andra, druga, drugiej, ikinci, الثاني, ثاني
3|third, 3rd, dritte, dritten, troisième, tercera, terza, terceira, derde, tredje, trzecia, üçüncü, الثالث, ثالث
4|fourth, 4th, vierte, vierten, quatrième, cuarta, quarta, vierde, fjärde, czwarta, dördüncü, الرابع, رابع
5|fifth, 5th, fünfte, fünften, cinquième, quinta, vijfde, femte, piąta, beşinci, الخامس, خامس
6|sixth, 6th, sechste, sechsten, sixième, sexta, sesta, zesde, sjätte, szósta, altıncı, السادس, سادس
7|seventh, 7th, siebte, siebten, septième, séptima, settima, sétima, zevende, sjunde, siódma, السابع
8|eighth, 8th, achte, achten, huitième, octava, ottava, oitava, achtste, åttonde, ósma, الثامن
9|ninth, 9th, neunte, neunten, neuvième, novena, nona, negende, nionde, dziewiąta, التاسع
10|tenth, 10th, zehnte, zehnten, dixième, décima, decima, tiende, tionde, dziesiąta, العاشر`;

/** Ordinal words as written, with their numbers. */
export const ORDINALS: readonly (readonly [word: string, number: number])[] = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [number = '', words = ''] = row.split('|');
    return words.split(', ').map((word) => [word, Number(number)] as const);
  });
