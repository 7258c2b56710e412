import { S as rarenessBy, a as publicLessons, f as learn, h as rarenessOf, m as packModel, n as ownLessons, p as measureLessons, x as referenceDir } from "./lessons-B1uObmKL.mjs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
//#region test/bench/matching/train.ts
const WHERE = join("src", "matching", "weigh", "learned.json");
if (referenceDir === null) {
	console.error("The public sets are not here: name their folder in PRICECMP_REFERENCE_DIR.");
	process.exit(1);
}
const lessons = [...publicLessons(join(referenceDir, "matching")), ...ownLessons()];
const rareness = rarenessOf(lessons.flatMap(({ wanted, listing }) => [wanted.title, listing.title]));
console.log(`${lessons.length} lessons`);
const learned = learn(measureLessons(lessons, rarenessBy(rareness)), [...lessons.keys()]);
const text = JSON.stringify(packModel(rareness, learned)).replaceAll("],\"", "],\n\"");
writeFileSync(WHERE, `${text}\n`);
console.log(`${WHERE}: ${Math.round(text.length / 1024)} KiB, ${learned.words.size} words`);
//#endregion
export {};
