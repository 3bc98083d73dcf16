import {
  firstNamesRo,
  firstNamesRu,
  surnameLettersRu,
  surnamesRo,
  surnamesRu,
} from '#adapters/provider-sandbox/catalogue/seed/people.ts';
import { computerReviews } from '#adapters/provider-sandbox/catalogue/seed/reviews-computers.ts';
import { homeReviews } from '#adapters/provider-sandbox/catalogue/seed/reviews-home.ts';
import { mediaReviews } from '#adapters/provider-sandbox/catalogue/seed/reviews-media.ts';
import { mobileReviews } from '#adapters/provider-sandbox/catalogue/seed/reviews-mobile.ts';
import { isSimple } from './goods.ts';
import type { SeedProduct, SeedReview } from './model.ts';
import { type Random, random } from './random.ts';
import { type FamilyReviews, type ReviewLanguage, spokenOfAs } from './review-texts.ts';
import { type Used, write } from './review-writer.ts';
import type { Facts } from './sentences.ts';
import { Said } from './wordings.ts';

const day = 86_400_000;
const lastDay = Date.UTC(2026, 9, 31);
const texts: FamilyReviews = { ...mobileReviews, ...computerReviews, ...mediaReviews, ...homeReviews };

/** Stars as shoppers give them: mostly five and four. */
function rating(chance: Random): number {
  const lot = chance.next();
  return lot < 0.58 ? 5 : lot < 0.86 ? 4 : lot < 0.95 ? 3 : lot < 0.98 ? 2 : 1;
}

function author(language: ReviewLanguage, chance: Random): string {
  if (language === 'ro') return `${chance.pick(firstNamesRo)} ${chance.pick(surnamesRo)}`;
  const first = chance.pick(firstNamesRu);
  return `${first} ${chance.chance(0.4) ? chance.pick(surnameLettersRu) : chance.pick(surnamesRu)}`;
}

/** A product's properties, with its price, for how many days the reviewer has owned it, and whether it needs no setting up. */
function factsOf({ groups, price, picture }: SeedProduct, days: number): Facts {
  const values = new Map(groups.flatMap(({ properties }) => properties.map(({ key, value }) => [key, value.ru])));
  values.set('price', String(price)).set('days', String(days));
  if (isSimple(picture.family)) values.set('simple', 'да');
  return (key) => values.get(key);
}

function review(product: SeedProduct, number: number, used: Used): SeedReview {
  const chance = random(`review ${product.url} ${number}`);
  const language: ReviewLanguage = chance.chance(0.55) ? 'ru' : 'ro';
  const { family } = product.picture;
  const kind = texts[spokenOfAs[family] ?? family];
  if (!kind) throw new Error(`Nobody knows what to say about a ${family}`);
  const stars = rating(chance);

  const from = Date.parse(product.createdAt) + 6 * day;
  const written = from + chance.next() * Math.max(0, lastDay - from);
  const facts = factsOf(product, Math.max(0, (written - from) / day));
  return {
    productId: product.productId,
    author: author(language, chance),
    rating: stars,
    ...write(kind, { facts, language, stars, used, chance }),
    createdAt: new Date(Math.min(written, lastDay)).toISOString(),
  };
}

/** What shoppers wrote: the more popular a product, the more; nothing before it could be bought. */
export function* reviews(products: Iterable<SeedProduct>): Generator<SeedReview> {
  // Products of one model follow one another, so what was said of a model is forgotten where the next one begins.
  let model = '';
  let ofModel: Used['model'] = new Map();
  const said = new Said();
  for (const product of products) {
    if (product.model.slug !== model) ofModel = new Map();
    model = product.model.slug;
    if (product.labels.includes('preorder')) continue;
    const share = product.popularity / 1000;
    const count = Math.round(random(`reviews ${product.url}`).next() * (1 + share * 12) * (share < 0.2 ? 0.4 : 1));
    const used: Used = { product: new Map(), model: ofModel, said };
    for (let number = 0; number < count; number++) yield review(product, number, used);
  }
}
