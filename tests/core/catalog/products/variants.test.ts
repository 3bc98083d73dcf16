import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  isLowestVariantPrice,
  leadingFacts,
  tileWords,
  type Variant,
  type VariantWords,
} from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const variant = (memory: string, colour: string, changes: Partial<Variant> = {}): Variant => ({
  ...{ url: `x-${memory}-${colour}`, memory, colour, hex: `#${colour}`, isThere: true, isShown: false },
  ...changes,
});
const shown = (url: string, variants: readonly Variant[]) =>
  choicesOf(variants.map((one) => ({ ...one, isShown: one.url === url })));

const model = [
  variant('128', 'black'),
  variant('128', 'blue', { isThere: false }),
  variant('256', 'black'),
  variant('256', 'blue'),
  variant('512', 'gold', { isThere: false }),
];

describe('the choice among the products of a model', () => {
  it('VARIANT-1: names each colour and each memory once, in the order given, and tells the chosen ones', () => {
    const { colours, memories } = shown('x-256-black', model);
    expect(colours.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['black', true],
      ['blue', false],
      ['gold', false],
    ]);
    expect(memories.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['128', false],
      ['256', true],
      ['512', false],
    ]);
  });

  it('VARIANT-2: leads to the product that keeps the other choice', () => {
    const { colours, memories } = shown('x-256-blue', model);
    expect(colours[0]).toMatchObject({ url: 'x-256-black', state: 'there' });
    expect(memories[0]).toMatchObject({ url: 'x-128-blue', state: 'absent' });
    expect(memories[1]).toMatchObject({ url: 'x-256-blue', isChosen: true, state: 'there' });
  });

  it('VARIANT-2: marks what does not go together, and leads to the first that can be had', () => {
    expect(shown('x-512-gold', model).memories[0]).toMatchObject({ url: 'x-128-black', state: 'other' });
    expect(shown('x-512-gold', model).colours[1]).toMatchObject({ url: 'x-256-blue', state: 'other' });
    expect(shown('x-128-black', model).memories[2]).toMatchObject({ url: 'x-512-gold', state: 'absent' });
    expect(shown('x-512-gold', model).memories[2]).toMatchObject({ isChosen: true, state: 'absent' });
  });

  it('VARIANT-2: offers nothing where there is no choice', () => {
    expect(shown('x-1-black', [variant('1', 'black')])).toEqual({ colours: [], memories: [] });
    expect(shown('x-1-black', [variant('1', 'black'), variant('2', 'black')])).toMatchObject({ colours: [] });
    expect(shown('no-such', model)).toEqual({ colours: [], memories: [] });
  });

  it('VARIANT-1: tells colours without a word by what they look like', () => {
    const wordless = [variant('', '', { url: 'a', hex: '#111111' }), variant('', '', { url: 'b', hex: '#222222' })];
    expect(shown('b', wordless).colours.map(({ url, isChosen }) => [url, isChosen])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(shown('b', wordless).memories).toEqual([]);
  });
});

describe('a tile', () => {
  const ofModel = { modelId: '7', title: 'Redmi Note 15' };
  const phone = aPhone().being({ title: 'Phone Redmi Note 15 8/256 GB, black' });

  it("VARIANT-4: bears the model's title, or its own", () => {
    expect(tileWords(phone.build()).title).toBe('Phone Redmi Note 15 8/256 GB, black');
    expect(tileWords(phone.being({ model: ofModel }).build()).title).toBe('Redmi Note 15');
  });

  it('TILE-1: names two facts, else memory and colour, and never the colour alone except to partners', () => {
    const named = (variant: VariantWords, facts?: readonly string[]) =>
      phone.being({ model: ofModel, variant, ...(facts ? { facts } : {}) }).build();
    const black = { colour: 'black' };
    const both = { memory: '8/256 GB', colour: 'black' };
    const facts = ['8/256 GB', '6.7″'];
    expect(tileWords(phone.build()).details).toBe('');
    expect(tileWords(named(black)).details).toBe('');
    expect(tileWords(named(black), true).details).toBe('black');
    expect(tileWords(named(both)).details).toBe('8/256 GB, black');
    expect(tileWords(named(both, facts)).details).toBe('8/256 GB, 6.7″');
    expect(tileWords(named(both, facts), true).details).toBe('8/256 GB, black');
  });

  it.each([
    ['55″ OLED, 120 Hz', { screen_size: '55″', screen_type: 'OLED', resolution: '4K', refresh_rate: '120 Hz' }],
    ['Automatic, 15 bar', { milk_system: 'Tube', kind: 'Automatic', material: 'Steel', pressure: '15 bar' }],
    ['2″, 14 days', { case_size: '44 mm', screen_size: '2″', autonomy_days: '14 days' }],
    ['2592×1944, 140°', { screen_size: '2″', resolution: '2592×1944', view_angle: '140°' }],
    ['Case, Leather', { compatible: 'iPhone 16', kind: 'Case', material: 'Leather' }],
    ['', { colour: 'black', warranty: '24 months' }],
    ['', { kind: 'Lamp', colour: 'white' }],
  ])('TILE-1: tells its kind apart by %j', (words, properties: Readonly<Record<string, string>>) => {
    const facts = Object.entries(properties).map(([key, value]) => ({ key, value }));
    expect(leadingFacts(facts).join(', ')).toBe(words);
  });

  it('TILE-1: puts memory first', () => {
    const screen = [{ key: 'screen_size', value: '6.7″' }];
    expect(leadingFacts(screen, '8/256 GB')).toEqual(['8/256 GB', '6.7″']);
    expect(leadingFacts([], '8/256 GB')).toEqual(['8/256 GB']);
  });

  it('VARIANT-5: says "from" before the lowest of several prices, as a piece is sold for it', () => {
    const from = (mdl: number) =>
      phone
        .costing(5_000)
        .withPromoOf(200)
        .being({ model: { ...ofModel, from: fromMdl(mdl) } });
    expect(isLowestVariantPrice(from(4_800).build())).toBe(true);
    expect(isLowestVariantPrice(from(4_500).build())).toBe(false);
    expect(isLowestVariantPrice(phone.being({ model: ofModel }).build())).toBe(false);
    expect(isLowestVariantPrice(phone.build())).toBe(false);
  });
});
