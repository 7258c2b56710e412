import { describe, expect, test } from 'vitest';
import { meanings } from '../../src/matching/understand/marks.ts';
import { understand } from '../../src/matching/understand/understanding.ts';

function of(title: string) {
  return understand({ title });
}

function amounts(title: string): string[] {
  return of(title).quantities.map((one) =>
    one.times > 1 ? `${one.times} x ${one.label}` : one.label,
  );
}

describe('model codes', () => {
  test.each([
    ['with signs', 'Sony WH-1000XM5', ['wh1000xm5']],
    ['with a suffix after a slash', 'Apple MQ8N2B/A', ['mq8n2ba']],
    ['of digits alone', 'LEGO 75192', ['75192']],
    ['of groups of digits', 'Garmin 010-10723-06', ['0101072306']],
    ['of groups with dots', 'Omega 215.32.46.51.01.001', ['21532465101001']],
    ['in other scripts', 'ソニーのWH-1000XM5です', ['wh1000xm5']],
  ])('are read %s', (_, title, codes) => {
    expect(of(title).codes.map((code) => code.canonical)).toEqual(codes);
  });

  test.each([
    ['standards', 'USB3 DDR5 1080p 4K WiFi6 IP68 802.11ac mp3'],
    ['years', 'iPad 2022'],
    ['amounts', '500GB 65W 2400mAh'],
    ['prices', '€1299 1499 EUR $1999'],
    ['counts of parts', '24-port 5-disc 240-pin'],
    ['round numbers', 'Seastar 1000'],
  ])('are not read out of %s', (_, title) => {
    expect(of(title).codes).toEqual([]);
  });

  test('keep their spelling for the shopper', () => {
    expect(of('sony wh-1000xm5').codes[0]?.label).toBe('WH-1000XM5');
  });
});

describe('short numbers that tell namesakes apart', () => {
  test.each([
    ['iPhone 15', ['15']],
    ['Galaxy S24', ['s24']],
    ['Hades II', ['ii']],
    ['MX Master 3S', ['3s']],
    ['Xbox Series X', ['x']],
    ['RX100 V', ['v']],
    ['Bluetooth 5.2, USB 3, Class 10', []],
  ])('%s', (title, designators) => {
    expect(of(title).designators.map((one) => one.text)).toEqual(designators);
  });
});

describe('numbers with units', () => {
  test.each([
    ['128GB 128 Go 128 ГБ 128ギガ 128기가 128 جيجابايت', Array(6).fill('128 GB')],
    ['65" 65 inch 65 Zoll 65 pouces 65 pulgadas 65インチ 65인치 65型', Array(8).fill('65 inch')],
    ['330ml 33 cl 0,33 l 1.500 kg 750g', ['330 ml', '33 cl', '0.33 l', '1.5 kg', '750 g']],
    ['5.000 mAh 5,000 mAh 1,024 GB', ['5000 mAh', '5000 mAh', '1024 GB']],
    ['2x8GB, 2 x 8 GB, 6x0,33l', ['2 x 8 GB', '2 x 8 GB', '6 x 0.33 l']],
    ['24-70mm f/2.8', ['24 mm', '70 mm', 'f/2.8']],
    ['f1.8', ['f/1.8']],
    ['535 MB/s', ['535 MB']],
    ['65 W, 230V, 60Hz, 12 MP, 8000 DPI', ['65 W', '230 V', '60 Hz', '12 MP', '8000 DPI']],
  ])('%s', (title, labels) => {
    expect(amounts(title)).toEqual(labels);
  });

  test.each(['2 in 1', 'from 2 to 5', 'USB 3.0 to SATA', '5G', 'the "Area 51" story'])(
    'are not read out of "%s"',
    (title) => {
      expect(amounts(title)).toEqual([]);
    },
  );

  test('a speed is no capacity', () => {
    expect(of('535 MB/s 6 Gb/s').quantities.map((one) => one.dimension)).toEqual([
      'cache',
      'speed',
    ]);
  });
});

describe('pack sizes', () => {
  test.each([
    ['pack of 6', 6],
    ['6-pack', 6],
    ['12 ct', 12],
    ['20 pcs', 20],
    ['10 Stück', 10],
    ['4er-Pack', 4],
    ['lot de 3', 3],
    ['5 uds', 5],
    ['confezione da 8', 8],
    ['set van 2', 2],
    ['2-pack', 2],
    ['4 szt', 4],
    ["4'lü paket", 4],
    ['3 adet', 3],
    ['pack com 6', 6],
    ['6個セット', 6],
    ['2枚', 2],
    ['24개입', 24],
    ['طقم من 3', 3],
    ['twin pack', 2],
    ['6 x 330 ml', 6],
    ['330ml x 24', 24],
    ['case of 12', 12],
  ])('%s', (title, size) => {
    expect(of(title).packs.sizes).toEqual([size]);
  });

  test('pieces of a building kit are what it is made of', () => {
    const { packs, quantities } = of('LEGO 75192 (7541 pcs)');
    expect(packs.sizes).toEqual([]);
    expect(quantities.map((one) => one.label)).toEqual(['7541 pieces']);
  });
});

describe('generations', () => {
  test.each([
    ['2nd generation', 2],
    ['Gen 2', 2],
    ['2. Generation', 2],
    ['2e génération', 2],
    ['2ª generación', 2],
    ['3. nesil', 3],
    ['第2世代', 2],
    ['2세대', 2],
    ['الجيل الثاني', 2],
    ['second generation', 2],
  ])('%s', (title, generation) => {
    expect(of(`AirPods ${title}`).generations).toEqual([generation]);
  });

  test('of a standard are not the product’s', () => {
    expect(of('USB 3.2 Gen 2').generations).toEqual([]);
  });
});

describe('names in other scripts', () => {
  test.each([
    ['ソニー', 'sony'],
    ['삼성전자', 'samsung'],
    ['سامسونج', 'samsung'],
    ['任天堂', 'nintendo'],
    ['애플', 'apple'],
    ['ロジクール', 'logitech'],
    ['WD', 'western digital'],
    ['iPhone', 'apple'],
    ['갤럭시', 'samsung'],
  ])('%s says %s', (title, brand) => {
    expect([...of(title).brands]).toEqual([brand]);
  });

  test('become the ones we know', () => {
    expect(of('アイフォン15').tokens.map((token) => token.text)).toEqual(['iphone', '15']);
    expect(of('PS5').tokens.map((token) => token.text)).toEqual(['playstation', '5']);
  });

  test('of what a thing is for do not make it', () => {
    expect([...of('Light kit for LEGO 75192').brands]).toEqual([]);
  });
});

describe('known words', () => {
  test.each([
    ['condition', 'iPhone generalüberholt', 'refurbished'],
    ['condition', '中古 iPhone', 'used'],
    ['colour', 'iPhone schwarz', 'black'],
    ['colour', 'iPhone أسود', 'black'],
    ['variant', 'iPhone 15 プロ', 'pro'],
    ['variant', 'Galaxy S24+', 'plus'],
    ['accessory', 'Handyhülle', 'case'],
    ['accessory', 'iphone cases', 'case'],
    ['platform', 'Elden Ring PS5', 'playstation 5'],
    ['form', 'Dune Taschenbuch', 'book/print'],
  ] as const)('%s of "%s" is %s', (kind, title, meaning) => {
    expect(meanings(of(title).marks, kind)).toContain(meaning);
  });

  test('inside a known phrase are part of it', () => {
    expect(meanings(of('4K Ultra HD air purifier').marks, 'variant')).toEqual([]);
    expect(meanings(of('Ultra').marks, 'variant')).toEqual(['ultra']);
  });

  test('of lens mounts are no variants', () => {
    expect(meanings(of('Sony FE 24 mm').marks, 'variant')).toEqual([]);
    expect(meanings(of('Galaxy S24 FE').marks, 'variant')).toEqual(['fe']);
  });
});
