import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/index.ts';
import { products } from '#adapters/provider-sandbox/catalogue/index.ts';
import { forms } from '#adapters/provider-sandbox/pictures/families/index.ts';
import { drawProduct } from '#adapters/provider-sandbox/pictures/index.ts';
import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Form } from '#adapters/provider-sandbox/pictures/models/forms.ts';
import { lookOf, looks } from '#adapters/provider-sandbox/pictures/models/index.ts';

const sold: readonly SeedProduct[] = [...products()];
const models = [...new Map(sold.map((product) => [product.picture.model, product])).values()];
const leafOf = ({ categoryPath }: SeedProduct): string => categoryPath.at(-1) ?? '';
const formOf = ({ picture }: SeedProduct): Form | undefined => lookOf(picture.model)?.form;
const formsIn = (leaf: string): Set<Form | undefined> =>
  new Set(models.filter((product) => leafOf(product) === leaf).map(formOf));
const traitsOf = (leaf: string): Traits[] =>
  models.filter((product) => leafOf(product) === leaf).map(({ picture }) => lookOf(picture.model)?.traits ?? {});

describe('looks of the catalogue', () => {
  test('name a form for each model that is sold', () => {
    expect(models.filter((product) => !formOf(product)).map(({ picture }) => picture.model)).toEqual([]);
  });

  test('are of nothing that is not sold', () => {
    const known = new Set(models.map(({ picture }) => lookOf(picture.model)?.slug));
    expect(Object.keys(looks).filter((model) => !known.has(model))).toEqual([]);
  });

  test('use every form', () => {
    const used = new Set(Object.values(looks).map(({ form }) => form));
    expect(Object.keys(forms).filter((form) => !used.has(form as Form))).toEqual([]);
  });

  test('tell of each model only what its form asks for', () => {
    const unasked = Object.entries(looks).flatMap(([model, { form, traits }]) => {
      const asked = new Set<string>();
      const watched = new Proxy(traits, {
        get: (known, name: string) => {
          asked.add(name);
          return known[name];
        },
      });
      for (const view of [1, 2, 3] as const) {
        forms[form](studio(new Sheet(), { family: 'phone', model, colour: '#3f6bb0' }, view, watched));
      }
      return Object.keys(traits).flatMap((name) => (asked.has(name) ? [] : `${model}: ${name}`));
    });
    expect(unasked).toEqual([]);
  });

  test('share a form between categories only where the goods are of one kind', () => {
    const kinds = new Map<Form, Set<string>>();
    for (const product of models) {
      const form = formOf(product);
      if (form) kinds.set(form, (kinds.get(form) ?? new Set()).add(product.picture.family));
    }
    expect([...kinds].filter(([, families]) => families.size > 1).map(([form]) => form)).toEqual([]);
  });
});

describe('the form is that of the thing', () => {
  it.each<[leaf: string, ...Form[]]>([
    ['playstation', 'playstation'],
    ['xbox', 'xbox'],
    ['handheld-consoles', 'handheld'],
    ['tablet-covers', 'tablet-cover'],
    ['tablet-keyboards', 'tablet-keyboard', 'keyboard'],
    ['gaming-pc', 'tower-pc'],
    ['mini-pc', 'mini-pc'],
    ['wall-chargers', 'wall-charger'],
    ['wireless-chargers', 'wireless-charger'],
    ['car-chargers', 'car-charger'],
    ['instant-cameras', 'instant-camera'],
    ['mirrorless-cameras', 'camera'],
    ['indoor-cameras', 'indoor-camera'],
    ['outdoor-cameras', 'outdoor-camera'],
    ['mesh-systems', 'mesh'],
    ['wifi-routers', 'router'],
  ])('in %s', (leaf, ...expected) => {
    expect(formsIn(leaf)).toEqual(new Set(expected));
  });

  it('of a lightstrip is a strip, of a bulb a bulb', () => {
    expect(lookOf('yeelight-lightstrip-pro-2-m')?.form).toBe('lightstrip');
    expect(lookOf('yeelight-smart-bulb-w4')).toMatchObject({ form: 'smart-lamp', traits: { kind: 'bulb' } });
  });

  it('of a straightener is not that of a dryer', () => {
    expect(lookOf('philips-5000-bhs530')?.form).toBe('hair-straightener');
  });

  it.each([
    ['automatic-coffee-machines', 'body'],
    ['multicookers', 'body'],
    ['kettles', 'jug'],
  ])('in %s is a body of its own for each model', (leaf, trait) => {
    const bodies = traitsOf(leaf).map((traits) => traits[trait]);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(bodies).not.toContain(undefined);
  });

  it('of an air fryer with two baskets has two', () => {
    const fryers = models.filter((product) => formOf(product) === 'air-fryer');
    const twins = fryers.filter(({ picture }) => lookOf(picture.model)?.traits.twin === true);
    expect(twins.map(({ picture }) => picture.model)).toEqual(['philips-3000-na342', 'ninja-dual-zone-af300']);
  });

  it('of an Apple watch is square with a crown', () => {
    for (const traits of traitsOf('apple-watch')) expect(traits).toMatchObject({ round: false, crown: true });
  });

  it.each(['iphone-15', 'iphone-16', 'iphone-17'])('of an %s has neither a round island nor a drop', (leaf) => {
    for (const { island, cutout } of traitsOf(leaf)) {
      expect(island).not.toBe('disc');
      expect(['pill', 'notch']).toContain(cutout);
    }
  });

  it('of two consoles of one maker is not the same', () => {
    const consoles = models.filter((product) => ['playstation', 'xbox', 'handheld-consoles'].includes(leafOf(product)));
    const drawn = consoles.map(({ picture }) => drawProduct({ ...picture, colour: '#3f6bb0' }, 2));
    expect(new Set(drawn).size).toBe(consoles.length);
  });
});

describe('a television', () => {
  /** The share of the picture's width that its screen takes. */
  const breadth = async (model: string): Promise<number> => {
    const svg = drawProduct({ family: 'tv', model, colour: '#101114' }, 1);
    const { data, info } = await sharp(Buffer.from(svg), { density: 24 })
      .flatten({ background: '#f4f5f7' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = Math.round(info.height * 0.45) * info.width;
    return [...data.subarray(row, row + info.width)].filter((level) => level < 120).length / info.width;
  };

  it('is the wider the more inches it has', async () => {
    const widths = await Promise.all([32, 43, 55, 75].map((inches) => breadth(`xiaomi-tv-a-2026-${inches}-inch`)));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect((widths[3] ?? 0) - (widths[0] ?? 0)).toBeGreaterThan(0.2);
  });

  it('shows the same in every size', () => {
    const wallpaper = (svg: string): string[] => svg.match(/stop-color="#[0-9a-f]{6}"/g) ?? [];
    const [one, other] = [43, 65].map((inches) =>
      drawProduct({ family: 'tv', model: `samsung-qe-q7f-${inches}-inch`, colour: '#101114' }, 3),
    );
    expect(wallpaper(one ?? '')).toEqual(wallpaper(other ?? ''));
  });
});

describe('a phone case', () => {
  const cases = models.filter(({ categoryPath }) => categoryPath.includes('phone-cases'));
  const isMagnetic = ({ groups }: SeedProduct): boolean =>
    groups.some(({ properties }) => properties.some(({ key, value }) => key === 'magnetic' && value.ru === 'Да'));

  it('shows a ring where it is magnetic, and only there', () => {
    expect(cases.length).toBeGreaterThan(10);
    for (const product of cases)
      expect([product.url, lookOf(product.picture.model)?.traits.magnet ?? false]).toEqual([
        product.url,
        isMagnetic(product),
      ]);
  });

  it('is a folio where it is a book, and has a pocket where it is for a card', () => {
    expect(lookOf('nillkin-qin-book-redmi-note-15')?.form).toBe('folio');
    expect(lookOf('samsung-card-slot-case-a57')).toMatchObject({ form: 'case', traits: { kind: 'slot' } });
  });
});

describe('a cable', () => {
  it.each([
    ['anker-powerline-iii-flow-0-9m', 0.9],
    ['baseus-crystal-shine-100w-1-2m', 1.2],
    ['baseus-crystal-shine-100w-2m', 2],
  ])('%s is known by its length', (model, size) => {
    expect(lookOf(model)?.traits.size).toBe(size);
  });

  it('is wound the more often the longer it is', () => {
    const arcs = ['0-9m', '1-2m', '1-8m', '2m'].map(
      (length) =>
        drawProduct({ family: 'cable', model: `anker-powerline-iii-flow-${length}`, colour: '#1d1f23' }, 1).split('A')
          .length,
    );
    expect(arcs).toEqual([...new Set(arcs)].sort((a, b) => a - b));
  });
});

test('earbuds of each maker have a case of its own', () => {
  const byMaker = Map.groupBy(
    models.filter((product) => formOf(product) === 'earbuds'),
    ({ brand }) => brand,
  );
  const casesOf = (brand: string) =>
    new Set(byMaker.get(brand)?.map(({ picture }) => lookOf(picture.model)?.traits.case));
  expect(['Apple', 'Samsung', 'Sony', 'Nothing', 'Xiaomi'].map((brand) => [...casesOf(brand)])).toEqual([
    ['pebble'],
    ['low'],
    ['pill'],
    ['square'],
    ['oval'],
  ]);
});
