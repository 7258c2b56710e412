import { describe, expect, it } from 'vitest';
import { readEcb } from '../../../src/money/rates/ecb.ts';
import { readFrankfurter } from '../../../src/money/rates/frankfurter.ts';
import { SNAPSHOT } from '../../../src/money/rates/snapshot.ts';

const TODAY = '2026-06-10';

const row = (quote: string, rate: unknown, date = '2026-06-09') => ({
  date,
  base: 'EUR',
  quote,
  rate,
});

describe('an answer of Frankfurter', () => {
  it('gives each currency its rate and its own day', () => {
    const table = readFrankfurter([row('USD', 1.1), row('EGP', 55, '2026-06-05')], TODAY);
    expect(table.get('USD')).toEqual({
      rate: 1.1,
      date: '2026-06-09',
      source: 'frankfurter',
      stale: false,
    });
    expect(table.get('EGP')?.date).toBe('2026-06-05');
  });

  it('marks a rate stale that was carried forward for more than a week', () => {
    const table = readFrankfurter(
      [row('EGP', 55, '2026-06-02'), row('USD', 1, '2026-06-03')],
      TODAY,
    );
    expect(table.get('EGP')?.stale).toBe(true);
    expect(table.get('USD')?.stale).toBe(false);
  });

  it.each([
    ['zero', row('GBP', 0)],
    ['negative', row('GBP', -1)],
    ['a text', row('GBP', '0.86')],
    ['no number', row('GBP', Number.NaN)],
    ['of a code that is no currency', row('XAU', 0.0005)],
    ['without a day', row('GBP', 0.86, 'yesterday')],
    ['of next week', row('GBP', 0.86, '2026-06-17')],
    ['of another base', { ...row('GBP', 0.86), base: 'USD' }],
    ['no row at all', null],
  ])('drops a rate that is %s and keeps the others', (_, bad) => {
    expect([...readFrankfurter([row('USD', 1.1), bad], TODAY).keys()]).toEqual(['USD']);
  });

  it.each([[[]], [{}], [null], [[row('EUR', 1)]], [{ status: 404, message: 'not found' }]])(
    'is refused when there is no rate in it: %j',
    (body) => {
      expect(() => readFrankfurter(body, TODAY)).toThrow();
    },
  );
});

const ecb = (date: string, ...rows: string[]) =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='${date}'>${rows.join('')}</Cube></Cube></gesmes:Envelope>`;

describe("the European Central Bank's document", () => {
  it('gives rates in either kind of quotes, and its own day', () => {
    const table = readEcb(
      ecb('2026-06-09', `<Cube currency='USD' rate='1.1'/>`, `<Cube currency="JPY" rate="170"/>`),
      TODAY,
    );
    expect(table.get('JPY')).toEqual({
      rate: 170,
      date: '2026-06-09',
      source: 'ecb',
      stale: false,
    });
  });

  it('gives the dirham and the riyal by their pegs to the dollar', () => {
    const table = readEcb(ecb('2026-06-09', `<Cube currency='USD' rate='1.2'/>`), TODAY);
    expect(table.get('AED')).toMatchObject({ rate: 4.407, source: 'peg' });
    expect(table.get('SAR')).toMatchObject({ rate: 4.5, source: 'peg', date: '2026-06-09' });
  });

  it.each(["rate='1,1476'", "rate='-1.1'", "rate='0'", "rate='1e9'", 'rate=1.1'])(
    'drops a row with %s',
    (rate) => {
      const xml = ecb(
        '2026-06-09',
        `<Cube currency='GBP' rate='0.9'/>`,
        `<Cube currency='USD' ${rate}/>`,
      );
      expect([...readEcb(xml, TODAY).keys()]).toEqual(['GBP']);
    },
  );

  it.each(['', '<html>', ecb('2026-06-09'), ecb('soon', `<Cube currency='USD' rate='1.1'/>`)])(
    'is refused when there is no dated rate in it: %j',
    (xml) => {
      expect(() => readEcb(xml, TODAY)).toThrow();
    },
  );
});

describe('the rates shipped with the program', () => {
  it('are stale, every one of them', () => {
    expect(SNAPSHOT.size).toBeGreaterThan(25);
    expect([...SNAPSHOT.values()].every(({ stale }) => stale)).toBe(true);
  });
});
