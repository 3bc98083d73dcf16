import { needsNoSetup } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { SeedProduct, SeedReview } from '#adapters/provider-sandbox/catalogue/model.ts';
import { type Random, random } from '#adapters/provider-sandbox/catalogue/random.ts';
import type { Facts } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { reviewers } from './people.ts';
import { type Usage, writeReview } from './review-writer.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2026, 9, 31);

/** Mostly five and four stars. */
const starsOf = (lot: number): number => (lot < 0.58 ? 5 : lot < 0.86 ? 4 : lot < 0.95 ? 3 : lot < 0.98 ? 2 : 1);

const authorOf = (language: Locale, rng: Random): string => {
  const { firstNames, surnames } = reviewers[language];
  const first = rng.pick(firstNames);
  const isShort = language === 'ru' && rng.chance(0.4);
  return `${first} ${rng.pick(isShort ? reviewers.ru.initials : surnames)}`;
};

/** The product's properties, price, days of ownership and whether it needs no set-up. */
const factsOf = ({ groups, price, family }: SeedProduct, days: number): Facts => {
  const values = new Map(groups.flatMap(({ properties }) => properties.map(({ key, value }) => [key, value.ru])));
  values.set('price', String(price)).set('days', String(days));
  if (needsNoSetup(family)) values.set('simple', 'да');
  return (key) => values.get(key);
};

const reviewOf = (product: SeedProduct, number: number, usage: Usage): SeedReview => {
  const rng = random(`review ${product.url} ${number}`);
  const language = rng.chance(0.55) ? 'ru' : 'ro';
  const stars = starsOf(rng.next());
  const from = Date.parse(product.createdAt) + 6 * DAY_MS;
  const written = from + rng.next() * Math.max(0, LAST_DAY - from);
  const facts = factsOf(product, Math.max(0, (written - from) / DAY_MS));
  return {
    productId: product.productId,
    author: authorOf(language, rng),
    rating: stars,
    ...writeReview({ family: product.family, facts, language, stars, usage, rng }),
    createdAt: new Date(Math.min(written, LAST_DAY)).toISOString(),
  };
};

/** Reviews of the default products, more for popular ones. None is older than its product. */
export function* reviews(products: Iterable<SeedProduct>): Generator<SeedReview> {
  const everywhere = { sentences: new Set<string>(), entries: new Map() };
  // Products of one model follow each other.
  let model = '';
  let ofModel = new Map<string, number>();
  for (const product of products) {
    if (product.model.slug !== model) ofModel = new Map();
    model = product.model.slug;
    if (product.labels.includes('preorder')) continue;
    const share = product.popularity / 1000;
    const count = Math.round(random(`reviews ${product.url}`).next() * (1 + share * 12) * (share < 0.2 ? 0.4 : 1));
    const usage: Usage = { ...everywhere, ofModel, ofProduct: new Map() };
    for (let number = 0; number < count; number++) yield reviewOf(product, number, usage);
  }
}
