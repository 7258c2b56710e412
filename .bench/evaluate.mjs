import { S as rarenessBy, _ as judgeListings, a as publicLessons, b as MEASURES, c as readHitLists, d as fillWords, f as learn, g as logOddsOf, h as rarenessOf, i as ownPairs, l as readPairs, n as ownLessons, o as FURTHER_SETS, p as measureLessons, r as ownLists, s as PAIR_SETS, t as halfOf, u as DEFAULTS, v as matchListing, x as referenceDir, y as AT_LEARNED } from "./lessons-B1uObmKL.mjs";
import { join } from "node:path";
const ACCESSORY_TITLES = `
en|Hard Carrying Case for {p}
en|{p} Silicone Case Cover Black
en|2 Pack Tempered Glass Screen Protector Compatible with {p}
en|Replacement Ear Pads Cushions for {p}
en|USB-C Charging Cable for {p}
en|{p} Charger 65W
en|Skin Sticker Decal Vinyl for {p}
en|Desk Stand Holder for {p}
en|Spare Battery for {p}
de|Hülle für {p}
de|{p} Schutzhülle transparent
de|Panzerglas Displayschutzfolie kompatibel mit {p}
de|Ladekabel für {p}
de|Ersatz Ohrpolster passend für {p}
de|Aufbewahrungstasche {p}
de|Netzteil für {p}
fr|Coque pour {p}
fr|Housse de protection {p}
fr|Verre trempé compatible avec {p}
fr|Chargeur rapide pour {p}
fr|Coussinets de rechange pour {p}
es|Funda para {p}
es|Protector de pantalla de cristal templado para {p}
es|Cargador compatible con {p}
es|Almohadillas de repuesto para {p}
es|Soporte {p}
it|Custodia per {p}
it|Pellicola protettiva compatibile con {p}
it|Caricabatterie per {p}
it|Cuscinetti di ricambio per {p}
nl|Hoesje voor {p}
nl|Screenprotector geschikt voor {p}
nl|Oplader voor {p}
nl|Vervangende oorkussens voor {p}
sv|Fodral till {p}
sv|Skärmskydd för {p}
sv|{p} Mobilskal
sv|Laddare kompatibel med {p}
pl|Etui do {p}
pl|Szkło hartowane na ekran do {p}
pl|Ładowarka do {p}
pl|Pokrowiec kompatybilny z {p}
tr|{p} Kılıf
tr|{p} için Silikon Kılıf
tr|{p} Uyumlu Ekran Koruyucu
tr|{p} için Şarj Kablosu
ar|جراب {p}
ar|كفر حماية متوافق مع {p}
ar|واقي شاشة زجاجي ل {p}
ar|شاحن سريع لجهاز {p}
pt|Capa para {p}
pt|Película de vidro para {p}
pt|Carregador compatível com {p}
pt|Capinha {p} transparente
ja|{p} ケース
ja|{p}用 保護フィルム
ja|{p} 対応 充電ケーブル
ja|【2枚セット】ガラスフィルム {p} 専用
ko|{p} 케이스
ko|{p}용 강화유리 필름
ko|{p} 호환 충전 케이블
ko|교체용 이어패드 {p}
hi|{p} ke liye cover
hi|{p} Back Cover (Naya)
hi|Charger for {p} fast charging wala
`.trim().split("\n").map((row) => ({
	language: row.slice(0, 2),
	template: row.slice(3)
}));
//#endregion
//#region test/bench/matching/figures.ts
/** Counts decisions. */
var Tally = class {
	#truePositive = 0;
	#falsePositive = 0;
	#falseNegative = 0;
	#trueNegative = 0;
	add(said, is) {
		if (said && is) this.#truePositive++;
		else if (said) this.#falsePositive++;
		else if (is) this.#falseNegative++;
		else this.#trueNegative++;
	}
	get figures() {
		const said = this.#truePositive + this.#falsePositive;
		const are = this.#truePositive + this.#falseNegative;
		const all = said + this.#falseNegative + this.#trueNegative;
		return {
			precision: 100 * this.#truePositive / said,
			recall: 100 * this.#truePositive / are,
			f1: 200 * this.#truePositive / (said + are),
			accuracy: 100 * (this.#truePositive + this.#trueNegative) / all
		};
	}
};
/** Published figures by the name of the set and what of it is compared. */
const PUBLISHED = new Map([
	["abt-buy, titles", {
		magellan: 43.6,
		ditto: 89.3,
		gpt4o: 92.2,
		goal: 91
	}],
	["amazon-google, titles", {
		gpt4o: 63.5,
		goal: 66
	}],
	["amazon-google, all fields", {
		magellan: 49.1,
		ditto: 75.6,
		goal: 76
	}],
	["walmart-amazon, titles", {
		gpt4o: 70.7,
		goal: 85
	}],
	["walmart-amazon, all fields", {
		magellan: 71.9,
		ditto: 86.8,
		goal: 85
	}],
	["walmart-amazon-dirty, all fields", {
		magellan: 37.4,
		ditto: 85.7,
		goal: 87
	}],
	["wdc-products-80cc, titles", {
		magellan: 30.6,
		ditto: 73.9,
		gpt4o: 81.6,
		goal: 58
	}],
	["wdc-products half unseen, titles", {
		magellan: 35,
		ditto: 72.1,
		goal: 62
	}],
	["wdc-lspc computers, titles", {
		ditto: 88.6,
		goal: 82
	}],
	["wdc-lspc cameras, titles", {
		ditto: 88.1,
		goal: 84
	}],
	["wdc-lspc watches, titles", {
		ditto: 91.1,
		goal: 88
	}],
	["wdc-lspc shoes, titles", {
		ditto: 82.7,
		goal: 80
	}]
]);
//#endregion
//#region test/bench/matching/evaluate.ts
const TRAINED = process.argv.includes("--trained");
/** A table as Markdown has it. */
function printTable(head, rows) {
	const all = [head, ...rows];
	const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? "").length)));
	const line = (row) => `| ${row.map((cell, i) => i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)).join(" | ")} |`;
	console.log(line(head));
	console.log(`|${widths.map((width, i) => `${"-".repeat(width + 1)}${i === 0 ? "-" : ":"}`).join("|")}|`);
	for (const row of rows) console.log(line(row));
	console.log();
}
function share(value) {
	return value === void 0 || !Number.isFinite(value) ? "-" : value.toFixed(1);
}
/** The pairs to measure by: the kept test split where it is there, else the validation split. */
function pairsOf(folder, set, fields) {
	const test = readPairs(folder, set, set.test, fields);
	if (test.length > 0) return {
		split: "test",
		pairs: test
	};
	return {
		split: "valid",
		pairs: readPairs(folder, set, set.valid, fields)
	};
}
function figuresOf(pairs, says) {
	const tally = new Tally();
	pairs.forEach((pair, at) => tally.add(says(pair, at), pair.label));
	return tally.figures;
}
function printShipped(folder) {
	console.log("The matcher as shipped, one set of weights for everything:\n");
	const rows = [];
	for (const set of [...PAIR_SETS, ...FURTHER_SETS]) for (const fields of set.fields) {
		const { split, pairs } = pairsOf(folder, set, fields);
		if (pairs.length === 0) continue;
		const { precision, recall, f1 } = figuresOf(pairs, ({ wanted, listing }) => matchListing(wanted, listing).match);
		const name = `${set.name}, ${fields}`;
		const published = PUBLISHED.get(name);
		const others = [
			published?.magellan,
			published?.ditto,
			published?.gpt4o
		].map(share);
		rows.push([
			name,
			split,
			...[
				precision,
				recall,
				f1
			].map(share),
			...others
		]);
	}
	printTable([
		"set",
		"split",
		"precision",
		"recall",
		"F1",
		"Magellan",
		"Ditto",
		"GPT-4o"
	], rows);
}
/** Rows of trees' answers to lessons. */
var Judge = class {
	#measured;
	constructor(measured) {
		this.#measured = measured;
	}
	/** Learns from some lessons and answers what is said of others, in log-odds. */
	judge(train, asked, options, respectDecided) {
		const { words, boosted } = learn(this.#measured, train, options);
		const width = MEASURES.length;
		return asked.map((row) => {
			if (respectDecided && this.#measured.decided[row]) return Number.NEGATIVE_INFINITY;
			const values = this.#measured.values.slice(row * width, (row + 1) * width);
			fillWords(this.#measured, row, words, values, AT_LEARNED);
			return logOddsOf(boosted, values);
		});
	}
};
function lessonsOf(pairs, family) {
	return pairs.map((pair, i) => ({
		...pair,
		family,
		group: `${i}`
	}));
}
function titlesOf(lessons) {
	return lessons.flatMap(({ wanted, listing }) => [wanted.title, listing.title]);
}
/** Products of the test splits are in the train splits too, so that their own words help. */
const IN_DOMAIN = {
	fewest: 4,
	decay: .005,
	digits: true
};
const SEEDS = [
	1,
	2,
	3
];
function printInDomain(folder) {
	console.log("Trained on the set's own train split, as the published systems are:\n");
	const rows = [];
	for (const set of [...PAIR_SETS, ...FURTHER_SETS]) {
		const source = PAIR_SETS.find(({ folder: own }) => own === set.folder);
		if (!source) continue;
		for (const fields of set.fields) {
			const { split, pairs } = pairsOf(folder, set, fields);
			if (pairs.length === 0) continue;
			const train = source.train.flatMap((file) => readPairs(folder, source, file, fields));
			const lessons = lessonsOf([...train, ...pairs], set.family);
			const measured = measureLessons(lessons, rarenessBy(rarenessOf(titlesOf(lessons.slice(0, train.length)))));
			measured.decided.fill(0);
			const judge = new Judge(measured);
			const asked = pairs.map((_, i) => train.length + i);
			const sums = asked.map(() => 0);
			for (const seed of SEEDS) {
				const options = {
					...DEFAULTS,
					...IN_DOMAIN,
					seed
				};
				judge.judge([...train.keys()], asked, options, false).forEach((logOdds, i) => {
					sums[i] = sums[i] + logOdds;
				});
			}
			const { precision, recall, f1 } = figuresOf(pairs, (_, at) => sums[at] > 0);
			const name = `${set.name}, ${fields}`;
			const { magellan, ditto } = PUBLISHED.get(name) ?? {};
			rows.push([
				name,
				split,
				...[
					precision,
					recall,
					f1,
					magellan,
					ditto
				].map(share)
			]);
		}
	}
	printTable([
		"set",
		"split",
		"precision",
		"recall",
		"F1",
		"Magellan",
		"Ditto"
	], rows);
}
function printLeftOut(folder) {
	console.log("Trained on everything but the set and its relatives, as users meet new shops:\n");
	const rows = [];
	const all = [...publicLessons(folder), ...ownLessons()];
	for (const family of [...new Set(PAIR_SETS.map((set) => set.family))]) {
		const train = all.filter((lesson) => lesson.family !== family);
		const rareness = rarenessBy(rarenessOf(titlesOf(train)));
		const asked = PAIR_SETS.filter((set) => set.family === family).flatMap((set) => set.fields.map((fields) => ({
			name: `${set.name}, ${fields}`,
			...pairsOf(folder, set, fields)
		})));
		const lessons = [...train, ...asked.flatMap(({ pairs }) => lessonsOf(pairs, family))];
		const judge = new Judge(measureLessons(lessons, rareness));
		const rest = lessons.map((_, i) => i).slice(train.length);
		const said = judge.judge([...train.keys()], rest, DEFAULTS, true);
		let from = 0;
		for (const { name, split, pairs } of asked) {
			const own = from;
			const { precision, recall, f1 } = figuresOf(pairs, (_, at) => said[own + at] > 0);
			rows.push([
				name,
				split,
				...[
					precision,
					recall,
					f1,
					PUBLISHED.get(name)?.gpt4o
				].map(share)
			]);
			from += pairs.length;
		}
	}
	printTable([
		"set",
		"split",
		"precision",
		"recall",
		"F1",
		"GPT-4o"
	], rows);
}
function firstOf(query, listings) {
	const [first] = judgeListings({ title: query }, listings);
	return {
		isIt: first?.listing.isIt ?? false,
		offered: first?.verdict.match ?? false
	};
}
function percent(part, whole) {
	return `${(100 * part / whole).toFixed(1)} %`;
}
function printHitLists(folder) {
	console.log("Hit lists:\n");
	const rows = [];
	const show = (name, lists) => {
		const firsts = lists.map(({ query, has, listings }) => ({
			has,
			...firstOf(query, listings)
		}));
		const present = firsts.filter(({ has }) => has);
		const absent = firsts.filter(({ has }) => !has);
		rows.push([
			name,
			String(lists.length),
			percent(present.filter(({ isIt }) => isIt).length, present.length),
			percent(present.filter(({ isIt, offered }) => isIt && offered).length, present.length),
			percent(present.filter(({ isIt, offered }) => !isIt && offered).length, present.length),
			percent(absent.filter(({ offered }) => offered).length, absent.length)
		]);
	};
	if (folder !== null) {
		const test = readHitLists(folder, "query_eval_test");
		const open = halfOf(readHitLists(folder, "query_eval_dev"), 1);
		show(`pricerunner, ${test.length > 0 ? "test" : "half of dev"}`, test.length > 0 ? test : open);
	}
	show("own, kept apart", ownLists("test").map(({ query, listings }) => {
		const judged = listings.map((one) => ({
			...one,
			isIt: one.is === "genuine"
		}));
		return {
			query,
			has: judged.some(({ isIt }) => isIt),
			listings: judged
		};
	}));
	printTable([
		"lists",
		"queries",
		"top-1",
		"offered",
		"wrong",
		"false offer"
	], rows);
}
const GADGETS = /phone|camera|tv|galaxy|canon|nikon|sony|lg |samsung/i;
/** Accessories, by the templates of the tests, put among what PriceRunner's shops show. */
function printAccessories(folder) {
	let [all, accepted, above] = [
		0,
		0,
		0
	];
	halfOf(readHitLists(folder, "query_eval_dev"), 1).filter(({ query, has }) => has && GADGETS.test(query)).forEach(({ query, listings }, i) => {
		const { template } = ACCESSORY_TITLES[i * 7 % ACCESSORY_TITLES.length];
		const injected = {
			title: template.replace("{p}", query),
			isIt: false,
			isAccessory: true
		};
		const judged = judgeListings({ title: query }, [...listings, injected]);
		const at = judged.findIndex(({ listing }) => "isAccessory" in listing);
		const best = judged.findIndex(({ listing }) => listing.isIt);
		all++;
		if (judged[at]?.verdict.match) accepted++;
		if (best < 0 || at < best) above++;
	});
	console.log(`Accessories put into ${all} hit lists: ${percent(accepted, all)} accepted, ${percent(above, all)} above the product.\n`);
}
function printOwnPairs() {
	console.log("The project's own pairs, kept apart:\n");
	const pairs = ownPairs("test");
	printTable([
		"class",
		"pairs",
		"right",
		"precision",
		"recall"
	], [...[...new Set(pairs.map((pair) => pair.class ?? ""))], "all"].map((one) => {
		const own = pairs.filter((pair) => one === "all" || pair.class === one);
		const { precision, recall, accuracy } = figuresOf(own, ({ wanted, listing }) => matchListing(wanted, listing).match);
		return [
			one,
			String(own.length),
			share(accuracy),
			share(precision),
			share(recall)
		];
	}));
}
function millisecondsOf(run, times) {
	for (let i = 0; i < times / 4; i++) run();
	const from = performance.now();
	for (let i = 0; i < times; i++) run();
	return (performance.now() - from) / times;
}
function printSpeed() {
	const pairs = ownPairs("test");
	const perPair = millisecondsOf(() => {
		for (const { wanted, listing } of pairs) matchListing(wanted, listing);
	}, 20);
	const fifty = pairs.slice(0, 50).map(({ listing }) => listing);
	const list = millisecondsOf(() => judgeListings({ title: "Sony WH-1000XM5" }, fifty), 300);
	const long = "Sony WH-1000XM5 256 GB 2 x 8 black for iphone 15 (case) ".repeat(40).slice(0, 2e3);
	const longest = millisecondsOf(() => matchListing({ title: long }, { title: long }), 100);
	console.log(`${(1e3 * perPair / pairs.length).toFixed(0)} us a pair, ${list.toFixed(2)} ms a list of 50, ${longest.toFixed(2)} ms a pair of titles of 2,000 characters.`);
}
const folder = referenceDir === null ? null : join(referenceDir, "matching");
if (folder === null) console.log("The public sets are not here: name their folder in PRICECMP_REFERENCE_DIR.\n");
else {
	printShipped(folder);
	if (TRAINED) {
		printInDomain(folder);
		printLeftOut(folder);
	}
}
printHitLists(folder);
if (folder !== null) printAccessories(folder);
printOwnPairs();
printSpeed();
//#endregion
export {};
