import { type PriceTier, RETAIL } from '#core/catalog/products/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import { commonTier, type QuickLine } from './list.ts';
import { productOfCode, type QuickRow, quickRow } from './rows.ts';

/** What is known of a code: it is being asked for, could not be asked for, belongs to no product, or to this one. */
export type KnownCode = 'asking' | 'failed' | 'missing' | StockedProduct;

/** What is known of the codes that were asked for. */
export type KnownCodes = ReadonlyMap<string, KnownCode>;

/** Codes to look up: unknown ones and those whose lookup failed (rule QUICK-8). */
export const codesToAsk = (lines: readonly QuickLine[], known: KnownCodes): readonly string[] =>
  lines.map(({ code }) => code).filter((code) => known.get(code) === undefined || known.get(code) === 'failed');

/** What is known once these codes are on their way (rule QUICK-8). */
export const markAsking = (known: KnownCodes, codes: readonly string[]): KnownCodes =>
  new Map([...known, ...codes.map((code) => [code, 'asking'] as const)]);

/** What is known once these codes were answered; `found` is absent when there was no answer (rule QUICK-8). */
export const markAnswered = (
  known: KnownCodes,
  codes: readonly string[],
  found: readonly StockedProduct[] | undefined,
): KnownCodes => {
  const knownOf = (code: string): KnownCode => (found ? (productOfCode(found, code) ?? 'missing') : 'failed');
  return new Map([...known, ...codes.map((code) => [code, knownOf(code)] as const)]);
};

/** The lines whose products are known, with their prices (rules QUICK-7, QUICK-8). */
export const pricedRows = (lines: readonly QuickLine[], known: KnownCodes): readonly QuickRow[] =>
  lines.flatMap((line) => {
    const product = known.get(line.code);
    return typeof product === 'object' ? [quickRow(line, product)] : [];
  });

/** Stores the product of a code, or that none exists (rule QUICK-8). */
export const knownProduct = (known: KnownCodes, code: string): StockedProduct | 'missing' | undefined => {
  const what = known.get(code);
  return what === 'asking' || what === 'failed' ? undefined : what;
};

/** Lines in the given state of knowledge (rule QUICK-8). */
export const linesInState = (
  lines: readonly QuickLine[],
  known: KnownCodes,
  what: Extract<KnownCode, string>,
): readonly QuickLine[] => lines.filter(({ code }) => known.get(code) === what);

/** Which price is chosen for all lines that have several, if it is one (rule QUICK-7). */
export const chosenTierOfAll = (rows: readonly QuickRow[]): PriceTier | 'mixed' => {
  const choosable = rows.filter(({ prices }) => prices.length > 1).map(({ line }) => line);
  return choosable.length === 0 ? RETAIL : (commonTier(choosable) ?? 'mixed');
};
