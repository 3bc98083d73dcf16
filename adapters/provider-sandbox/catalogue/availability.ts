import { newestModels, preorderModels } from '#adapters/provider-sandbox/catalogue/seed/newest-models.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import type { SeedLabel, SeedProduct } from './model.ts';
import { random } from './random.ts';

const day = 86_400_000;
const opening = Date.UTC(2025, 2, 3);
const newSince = Date.UTC(2026, 7, 24);
const today = Date.UTC(2026, 10, 1);

/** When a model came to the shop; configurations follow each other within days. */
export function createdAt(model: string, group: string): string {
  const [from, to] =
    newestModels.has(model) || preorderModels.has(model) ? [newSince, today - 6 * day] : [opening, newSince - 6 * day];
  const start = from + Math.floor(random(`created ${model}`).next() * ((to - from) / day)) * day;
  const shift = random(`shift ${group}`).between(0, 4) * day + random(`hour ${group}`).between(8, 17) * 3_600_000;
  return new Date(start + shift).toISOString();
}

export function labels(model: string, url: string): SeedLabel[] {
  const result: SeedLabel[] = [];
  if (newestModels.has(model)) result.push('new');
  if (preorderModels.has(model)) result.push('new', 'preorder');
  else if (random(`restricted ${url}`).chance(0.02)) result.push('restricted');
  return result;
}

/** Pieces by shop: most goods in several shops, some in one, some nowhere. */
export function stock(url: string, preorder: boolean, cheap: boolean): SeedProduct['stock'] {
  if (preorder) return [];
  const chance = random(`stock ${url}`);
  const lot = chance.next();
  const most = cheap ? 40 : 9;
  const piece = (shopId: string) => ({ shopId, quantity: chance.between(1, most) });
  const ids = shops.map((shop) => shop.shopId);
  if (lot < 0.05) return lot < 0.025 ? [] : ids.slice(0, 3).map((shopId) => ({ shopId, quantity: 0 }));
  if (lot < 0.15) return [piece(chance.pick(ids))];
  return ids.filter((_, index) => index === 0 || chance.chance(0.62)).map(piece);
}

/** Newest and cheaper models of the big brands are looked at most. */
export function popularity(model: string, url: string, brand: string): number {
  const strong = ['Xiaomi', 'Redmi', 'POCO', 'Samsung', 'Apple'].includes(brand) ? 160 : 0;
  const fresh = newestModels.has(model) ? 140 : 0;
  const base = random(`popularity ${model}`).between(20, 600);
  return Math.min(1000, base + strong + fresh + random(`popularity ${url}`).between(0, 100));
}
