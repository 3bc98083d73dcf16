import { shops } from '#adapters/provider-sandbox/content/places.ts';
import type { Blueprint } from './blueprints.ts';
import type { SeedLabel, SeedProduct } from './model.ts';
import { random } from './random.ts';

const day = 86_400_000;
const opening = Date.UTC(2025, 2, 3);
const newSince = Date.UTC(2026, 7, 24);
const today = Date.UTC(2026, 10, 1);

/** The day a model joined the catalogue. Its configurations follow within days. */
export function createdAt(model: string, group: string, label: Blueprint['label']): string {
  const [from, to] = label ? [newSince, today - 6 * day] : [opening, newSince - 6 * day];
  const start = from + Math.floor(random(`created ${model}`).next() * ((to - from) / day)) * day;
  const shift = random(`shift ${group}`).between(0, 4) * day + random(`hour ${group}`).between(8, 17) * 3_600_000;
  return new Date(start + shift).toISOString();
}

export function labelsOf(label: Blueprint['label'], url: string): SeedLabel[] {
  if (label === 'preorder') return ['new', 'preorder'];
  const restricted: SeedLabel[] = random(`restricted ${url}`).chance(0.02) ? ['restricted'] : [];
  return label === 'new' ? ['new', ...restricted] : restricted;
}

/** Pieces by shop: most products are in several shops, some in one, some in none. */
export function stockOf(url: string, preorder: boolean, cheap: boolean): SeedProduct['stock'] {
  if (preorder) return [];
  const rng = random(`stock ${url}`);
  const lot = rng.next();
  const most = cheap ? 40 : 9;
  const piece = (shopId: string) => ({ shopId, quantity: rng.between(1, most) });
  const ids = shops.map((shop) => shop.shopId);
  if (lot < 0.05) return lot < 0.025 ? [] : ids.slice(0, 3).map((shopId) => ({ shopId, quantity: 0 }));
  if (lot < 0.15) return [piece(rng.pick(ids))];
  return ids.filter((_, index) => index === 0 || rng.chance(0.62)).map(piece);
}

/** Newer models and those of the big brands are more popular. */
export function popularityOf(model: string, url: string, brand: string, label: Blueprint['label']): number {
  const strong = ['Xiaomi', 'Redmi', 'POCO', 'Samsung', 'Apple'].includes(brand) ? 160 : 0;
  const fresh = label === 'new' ? 140 : 0;
  const base = random(`popularity ${model}`).between(20, 600);
  return Math.min(1000, base + strong + fresh + random(`popularity ${url}`).between(0, 100));
}
