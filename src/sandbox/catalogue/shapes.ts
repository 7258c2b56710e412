import { type Good, gradeName, slug } from './good.ts';
import { KIT_ROWS } from './kits.ts';

export type Condition = 'new' | 'used' | 'refurbished';

/** One way a product, or something named after it, stands on a shelf. The same in all countries. */
export interface Shape {
  /** Unique within the good and part of the listing's address; empty for the product itself. */
  readonly slot: string;
  /** Whether this is the product, and not something that only looks like it in a search. */
  readonly genuine: boolean;
  readonly role: 'main' | 'twin' | 'second-hand' | 'grade' | 'part' | 'rival' | 'extra';
  /** Key of the phrase its title is made with; several to choose from by country. */
  readonly phrases: readonly [string, ...string[]];
  /** The {x} of the phrase: what it is named after. */
  readonly name: string;
  /** The {p} of the phrase: key of a noun or part. */
  readonly thing: string;
  readonly euros: number;
  readonly condition: Condition;
  /** In what share of the countries it is listed. */
  readonly odds: number;
}

/** Other forms a product is offered in: its price as a share of the new one, and how common. */
const EXTRAS: Readonly<Record<string, { ratio: number; odds: number; condition?: Condition }>> = {
  used: { ratio: 0.6, odds: 0.8, condition: 'used' },
  renewed: { ratio: 0.78, odds: 0.7, condition: 'refurbished' },
  broken: { ratio: 0.22, odds: 0.4, condition: 'used' },
  box: { ratio: 0.04, odds: 0.6, condition: 'used' },
  bundle: { ratio: 1.12, odds: 0.8 },
  multipack: { ratio: 5.6, odds: 0.9 },
  kids: { ratio: 0.6, odds: 0.8 },
  'large-print': { ratio: 1.25, odds: 0.6 },
  'box-set': { ratio: 2.4, odds: 0.7 },
};

interface Kit {
  readonly parts: readonly (readonly [part: string, euros: number])[];
  readonly extras: readonly string[];
}

let kits: ReadonlyMap<string, Kit> | undefined;

function kitOf(noun: string): Kit {
  kits ??= new Map(KIT_ROWS.trim().split('\n').map(parseKit));
  return kits.get(noun) ?? { parts: [], extras: [] };
}

function parseKit(row: string): [string, Kit] {
  const [noun = '', parts = '', extras = ''] = row.split('|');
  const priced = parts.split(', ').map((text) => {
    const [part = '', euros] = text.split(' ');
    return [part, Number(euros)] as const;
  });
  return [noun, { parts: priced, extras: extras.split(', ') }];
}

const known = new Map<Good, readonly Shape[]>();

/** Every shape of a good, the product itself first. */
export function shapesOf(good: Good): readonly Shape[] {
  let shapes = known.get(good);
  if (!shapes) {
    shapes = [...genuine(good), ...extras(good), ...parts(good), ...grades(good), ...rivals(good)];
    known.set(good, shapes);
  }
  return shapes;
}

function genuine(good: Good): Shape[] {
  const main: Shape = {
    slot: '',
    genuine: true,
    role: 'main',
    phrases: ['full'],
    name: gradeName(good, good.grades[0]),
    thing: good.noun,
    euros: good.euros,
    condition: 'new',
    odds: 1,
  };
  // The catalogue groups the offers of one product, but never all of them: these stand alone.
  const twin: Shape = { ...main, role: 'twin', phrases: ['stock', 'full'] };
  return [main, { ...twin, slot: 'new', odds: 0.75 }, { ...twin, slot: 'original', odds: 0.4 }];
}

function decoy(role: Shape['role'], slot: string, shape: Omit<Partial<Shape>, 'slot'>): Shape {
  return {
    slot,
    genuine: false,
    role,
    phrases: ['full'],
    name: '',
    thing: '',
    euros: 0,
    condition: 'new',
    odds: 0.85,
    ...shape,
  };
}

function extras(good: Good): Shape[] {
  const kit = kitOf(good.noun);
  const name = gradeName(good, good.grades[0]);
  const thing = kit.parts[0]?.[0] ?? good.noun;
  const shapes = kit.extras.map((extra): Shape => {
    const { ratio, odds, condition = 'new' } = EXTRAS[extra] ?? { ratio: 1, odds: 1 };
    const role = extra === 'used' || extra === 'renewed' ? 'second-hand' : 'extra';
    const euros = Math.max(4, good.euros * ratio);
    return decoy(role, extra, { phrases: [extra], name, thing, euros, condition, odds });
  });
  if (good.kind === 'books') return shapes;
  const like = { name, thing: good.noun, euros: good.euros * 0.3, odds: 0.4 };
  return [...shapes, decoy('extra', 'alternative', { phrases: ['like'], ...like })];
}

function parts(good: Good): Shape[] {
  const name = gradeName(good, undefined);
  return kitOf(good.noun).parts.map(([thing, euros]) => {
    // A third of the shops do not say what an accessory is for, they put the words in a row.
    const phrases = ['for', 'full', 'for', 'compatible', 'for', 'full'] as const;
    return decoy('part', thing, { phrases, name, thing, euros });
  });
}

function grades(good: Good): Shape[] {
  return good.grades.slice(1).map((grade) => {
    const euros = good.euros * grade.ratio;
    const name = gradeName(good, grade);
    return decoy('grade', slug(grade.label), { name, thing: good.noun, euros, odds: 0.9 });
  });
}

function rivals(good: Good): Shape[] {
  return good.rivals.map(({ name, noun: thing, ratio, copy }, index) => {
    const euros = good.euros * ratio;
    return decoy('rival', `alt-${index}`, { name, thing, euros, odds: copy ? 0.7 : 0.85 });
  });
}
