import {
  firstNamesRo,
  firstNamesRu,
  surnameLettersRu,
  surnamesRo,
  surnamesRu,
} from '#adapters/provider-sandbox/catalogue/seed/people.ts';
import { familyReviewsRo } from '#adapters/provider-sandbox/catalogue/seed/reviews-by-family-ro.ts';
import { familyReviewsRu } from '#adapters/provider-sandbox/catalogue/seed/reviews-by-family-ru.ts';
import { closersRo, openersRo, reviewsRo } from '#adapters/provider-sandbox/catalogue/seed/reviews-ro.ts';
import { closersRu, openersRu, reviewsRu } from '#adapters/provider-sandbox/catalogue/seed/reviews-ru.ts';
import type { SeedProduct, SeedReview } from './model.ts';
import { type Random, random } from './random.ts';
import { type ReviewLanguage, type ReviewTexts, spokenOfAs } from './review-texts.ts';
import { capital } from './text.ts';

const day = 86_400_000;
const lastDay = Date.UTC(2026, 9, 31);
const languages = {
  ru: { texts: { ...reviewsRu, ...familyReviewsRu }, openers: openersRu, closers: closersRu, first: firstNamesRu },
  ro: { texts: { ...reviewsRo, ...familyReviewsRo }, openers: openersRo, closers: closersRo, first: firstNamesRo },
} as const;

/** Stars as shoppers give them: mostly five and four. */
function rating(chance: Random): number {
  const lot = chance.next();
  return lot < 0.58 ? 5 : lot < 0.86 ? 4 : lot < 0.95 ? 3 : lot < 0.98 ? 2 : 1;
}

function author(language: ReviewLanguage, chance: Random): string {
  const first = chance.pick(languages[language].first);
  if (language === 'ro') return `${first} ${chance.pick(surnamesRo)}`;
  return `${first} ${chance.chance(0.4) ? chance.pick(surnameLettersRu) : chance.pick(surnamesRu)}`;
}

function body({ good, mixed, bad }: ReviewTexts, stars: number, chance: Random): string[] {
  if (stars === 5) return chance.sample(good, chance.between(1, 3));
  if (stars === 4) return [...chance.sample(good, chance.between(1, 2)), ...chance.sample(mixed, 1)];
  if (stars === 3) return [...chance.sample(good, 1), ...chance.sample(mixed, 1), ...chance.sample(bad, 1)];
  return [...chance.sample(bad, 2), ...chance.sample(mixed, chance.between(0, 1))];
}

function review(product: SeedProduct, number: number): SeedReview {
  const chance = random(`review ${product.url} ${number}`);
  const language: ReviewLanguage = chance.chance(0.55) ? 'ru' : 'ro';
  const { texts, openers, closers } = languages[language];
  const { family } = product.picture;
  const kind = texts[spokenOfAs[family] ?? family];
  if (!kind) throw new Error(`Nobody knows what to say about a ${family}`);
  const stars = rating(chance);

  const closer = stars >= 4 && chance.chance(0.6) ? [chance.pick(closers)] : [];
  const from = Date.parse(product.createdAt) + 6 * day;
  const written = from + chance.next() * Math.max(0, lastDay - from);
  const owned = Math.max(0, (written - from) / day);
  const opener = chance.chance(0.5) ? [chance.pick(openers.filter(({ days }) => days <= owned))] : [];
  return {
    productId: product.productId,
    author: author(language, chance),
    rating: stars,
    text: [...opener.map(({ text }) => text), ...body(kind, stars, chance), ...closer]
      .filter((part) => part !== '')
      .join(' '),
    pros: capital(chance.sample(kind.pros, stars >= 3 ? chance.between(1, 3) : chance.between(0, 1)).join(', ')),
    cons: capital(
      chance
        .sample(kind.cons, stars <= 3 ? 2 : 1)
        .filter((part) => part !== '')
        .join(', '),
    ),
    createdAt: new Date(Math.min(written, lastDay)).toISOString(),
  };
}

/** What shoppers wrote: the more popular a product, the more; nothing before it could be bought. */
export function* reviews(products: Iterable<SeedProduct>): Generator<SeedReview> {
  for (const product of products) {
    if (product.labels.includes('preorder')) continue;
    const share = product.popularity / 1000;
    const count = Math.round(random(`reviews ${product.url}`).next() * (1 + share * 14) * (share < 0.2 ? 0.4 : 1));
    for (let number = 0; number < count; number++) yield review(product, number);
  }
}
