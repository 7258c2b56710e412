import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rarenessBy } from '../../../src/matching/weigh/model.ts';
import { referenceDir } from '../../reference.ts';
import { learn, measureLessons, packModel, rarenessOf } from './learn.ts';
import { ownLessons, publicLessons } from './lessons.ts';

const WHERE = join('src', 'matching', 'weigh', 'learned.json');

if (referenceDir === null) {
  console.error('The public sets are not here: name their folder in PRICECMP_REFERENCE_DIR.');
  process.exit(1);
}
const lessons = [...publicLessons(join(referenceDir, 'matching')), ...ownLessons()];
const rareness = rarenessOf(
  lessons.flatMap(({ wanted, listing }) => [wanted.title, listing.title]),
);
console.log(`${lessons.length} lessons`);
const measured = measureLessons(lessons, rarenessBy(rareness));
const learned = learn(measured, [...lessons.keys()]);
// A line for each list, so that a change of the file can be read.
const text = JSON.stringify(packModel(rareness, learned)).replaceAll('],"', '],\n"');
writeFileSync(WHERE, `${text}\n`);
console.log(`${WHERE}: ${Math.round(text.length / 1024)} KiB, ${learned.words.size} words`);
