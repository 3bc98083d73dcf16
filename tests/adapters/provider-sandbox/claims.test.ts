import { describe, expect, it } from 'vitest';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { content, settings } from '#tests/adapters/provider-sandbox/shop-content.ts';

const goods = [...products()];
const byUrl = new Map(goods.map((product) => [product.url, product]));
const paid = ({ price, promoDiscount = 0 }: SeedProduct): number => price - promoDiscount;
const isBuyable = ({ stock, labels }: SeedProduct): boolean =>
  !labels.includes('restricted') && stock.some(({ quantity }) => quantity > 0);
const value = ({ groups }: SeedProduct, key: string): string =>
  groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value.ru ?? '';
const sold = (category: string, isMeant: (product: SeedProduct) => boolean = () => true): SeedProduct[] =>
  goods.filter((product) => isBuyable(product) && product.categoryPath.includes(category) && isMeant(product));

/** All bilingual texts in a value, with their paths. */
function* texts(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (value === null || typeof value !== 'object') return;
  if ('ru' in value && 'ro' in value && typeof value.ru === 'string' && typeof value.ro === 'string') {
    yield [path, value.ru];
    yield [path, value.ro];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`);
}

const AMOUNT = /(?<!\d)(?:от|до|de la|până la)\s(\d[\d\s]*?)\s(?:MDL|леев|lei)/giu;

/** Amounts that a text gives as a lowest or highest price. */
const amountsIn = (text: string): number[] =>
  [...text.replaceAll('&nbsp;', ' ').matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(/\s/g, '')));

const giftUrls = (content.landings.find(({ slug }) => slug === 'podarki')?.blocks ?? []).flatMap((block) =>
  block.kind === 'products' ? block.productUrls : [],
);

const leastFees = (['standard', 'express', 'region'] as const).map((kind) =>
  Math.min(...goods.map(({ deliveryFees }) => deliveryFees[kind])),
);

/** Each claim about money with its proof. Unlisted claims fail. */
const known: readonly (readonly [path: RegExp, isTrue: (amount: number) => boolean])[] = [
  [/landings\.\d+\.title/, (amount) => giftUrls.every((url) => paid(byUrl.get(url) as SeedProduct) <= amount)],
  [/pages\.delivery_page\.html/, (amount) => leastFees.includes(amount)],
  // Prices of repairs, not of goods.
  [/pages\.service_center_page\.html/, () => true],
  [/promoCodes\.\d+\.title/, (amount) => settings.promoCodes.some(({ minGoods }) => minGoods === amount)],
];

describe('claims of banners, promotions, campaign pages and articles', () => {
  const { vacancies: _, ...said } = content;
  const pages = Object.fromEntries(settings.pages.map((page) => [page.slug, page]));
  const claims = [...texts({ settings: { ...settings, pages }, content: said }, 'seed')].flatMap(([path, text]) =>
    amountsIn(text).map((amount) => ({ path, text, amount })),
  );

  it('about lowest and highest prices are true', () => {
    expect(claims.map(({ amount }) => amount)).toEqual(expect.arrayContaining([1500, 2000]));
    for (const { path, text, amount } of claims) {
      const check = known.find(([pattern]) => pattern.test(path))?.[1];
      expect(check, `${path}: ${text} needs its check here`).toBeDefined();
      expect(check?.(amount), `${path}: ${text}`).toBe(true);
    }
  });

  it('are parsed in both languages', () => {
    expect(amountsIn('Наушники от\u00a01\u00a0199\u00a0MDL и до 300 леев')).toEqual([1199, 300]);
    expect(amountsIn('Căști de la 1 199 MDL, până la 2&nbsp;000&nbsp;lei')).toEqual([1199, 2000]);
  });

  it('about the range of scooters match the best one', () => {
    const ranges = sold('electric-scooters').map((one) => Number.parseInt(value(one, 'range'), 10));
    expect(settings.menuBanners['mobility-and-auto']?.subtitle.ru).toContain(`до ${Math.max(...ranges)} км`);
  });

  it('name products that can be ordered', () => {
    expect(sold('drones', (one) => Number.parseInt(value(one, 'weight'), 10) < 250)).not.toEqual([]);
    expect(sold('gaming-laptops', (one) => value(one, 'graphics').includes('RTX 50'))).not.toEqual([]);
    const plug = byUrl.get('xiaomi-smart-plug-2-white');
    expect(plug && Math.round(paid(plug) / 100)).toBeLessThan(5);
  });

  it('about a promo code match its discount', () => {
    for (const { title, discount } of settings.promoCodes) {
      expect(title.ru).toContain(`${discount}`);
      expect(title.ro).toContain(`${discount}`);
    }
  });
});
