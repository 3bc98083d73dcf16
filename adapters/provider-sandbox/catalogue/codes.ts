import { hash } from './random.ts';

export const codePrefixes = ['MI', 'acc-', 'ver3-', 'ver4-', 'hit-', 'ult-', 'bom-'] as const;
type CodePrefix = (typeof codePrefixes)[number];
const rare: readonly CodePrefix[] = ['ver3-', 'ver4-', 'hit-', 'ult-', 'bom-'];

/** A partner's product code. The digits come from the index, so no two products share a code. */
export function productCode(index: number, prefix: CodePrefix, url: string): string {
  const digits = 10_000_000 + ((index * 48_271) % 90_000_000);
  const rng = hash(`code ${url}`) % 100;
  const chosen = rng < 12 ? rare[rng % rare.length] : prefix;
  return `${chosen}${digits}`;
}
