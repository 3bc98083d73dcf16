import { type PriceTier, parseTier, withTier } from '#core/catalog/products/index.ts';
import { readCode } from '#core/catalog/search/index.ts';
import { defaultTier } from '#core/catalog/second-price/index.ts';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import { type BadLine, type CodeCount, mergeCodes, writeCodeList } from './code-list.ts';

/** Most codes of one quick order, and most that are asked for at once (rule QUICK-5). */
export const QUICK_ORDER_MAX = 100;
/** Longest stored text, characters. */
const TEXT_MAX = 20_000;

/** A line of a quick order. */
export interface QuickLine extends CodeCount {
  /** The price that it is sold at, as far as its product has it. */
  readonly tier: PriceTier;
}

/** What a partner has so far: a text that is still being typed, and the list. */
export interface QuickOrder {
  readonly text: string;
  readonly lines: readonly QuickLine[];
}

/** An empty quick order (rule QUICK-6). */
export const EMPTY_QUICK_ORDER: QuickOrder = { text: '', lines: [] };

/** The price tier of all lines; undefined when they differ or there are none (rule QUICK-7). */
export const commonTier = (lines: readonly QuickLine[]): PriceTier | undefined => {
  const tier = lines[0]?.tier;
  return lines.every((line) => line.tier === tier) ? tier : undefined;
};

/** The lines with more codes, and the codes for which there was no room (rule QUICK-5). */
export interface MergedCodes {
  readonly lines: readonly QuickLine[];
  readonly left: readonly CodeCount[];
}

/**
 * Puts codes in a list: one that is there already gets more pieces; a new one comes at the end, sold as all lines are, or
 * at the partner's price, while there are fewer than 100 (rules QUICK-3, QUICK-5, QUICK-7).
 */
export const addCodes = (lines: readonly QuickLine[], codes: readonly CodeCount[]): MergedCodes => {
  const tiers = new Map(lines.map((line) => [line.code, line.tier]));
  const common = commonTier(lines) ?? defaultTier(true);
  const joined = mergeCodes([...lines, ...codes]).map((line) => ({ ...line, tier: tiers.get(line.code) ?? common }));
  const left = joined.slice(QUICK_ORDER_MAX).map(({ code, count }) => ({ code, count }));
  return { lines: joined.slice(0, QUICK_ORDER_MAX), left };
};

/** What stays in the field of a text that was taken: what could not be read, and what there was no room for (rules QUICK-4, QUICK-5). */
export const remainingText = (bad: readonly BadLine[], left: readonly CodeCount[]): string =>
  [...bad.map(({ text }) => text), writeCodeList(left)].filter((text) => text !== '').join('\n');

/** A text with codes in lines of their own at its end, for which it is to be mended (rule QUICK-14). */
export const appendCodes = (text: string, codes: readonly CodeCount[]): string =>
  [text.trimEnd(), writeCodeList(codes)].filter((part) => part !== '').join('\n');

/** Sets how many pieces of a code are wanted; 0 takes its line out, what is no count changes nothing (rules QUICK-3, CART-3, CART-4). */
export const setQuickCount = (lines: readonly QuickLine[], code: string, count: number): readonly QuickLine[] => {
  if (!Number.isInteger(count) || count < 0) return lines;
  if (count === 0) return lines.filter((line) => line.code !== code);
  return lines.map((line) => (line.code === code ? { ...line, count: Math.min(count, MAX_LINE_COUNT) } : line));
};

/** Sells one line, or all of them when no code is given, at a price (rule QUICK-7). */
export const choosePrice = (lines: readonly QuickLine[], tier: PriceTier, code?: string): readonly QuickLine[] =>
  lines.map((line) => (code === undefined || line.code === code ? { ...line, tier } : line));

type Loose<Shape> = { readonly [Field in keyof Shape]?: unknown };

/** Repairs a stored quick order: whole lines, codes without repeats (rule QUICK-6). Never throws. */
export const repairQuickOrder = (stored: unknown): QuickOrder => {
  if (typeof stored !== 'object' || stored === null) return EMPTY_QUICK_ORDER;
  const { text, lines }: Loose<QuickOrder> = stored;
  const whole = (Array.isArray(lines) ? (lines as readonly unknown[]) : []).flatMap(repairLine);
  const once = whole.filter(({ code }, place) => whole.findIndex((other) => other.code === code) === place);
  return {
    text: typeof text === 'string' ? text.slice(0, TEXT_MAX) : '',
    lines: once.slice(0, QUICK_ORDER_MAX),
  };
};

const repairLine = (stored: unknown): QuickLine[] => {
  if (typeof stored !== 'object' || stored === null) return [];
  const { code, count, tier }: Loose<QuickLine> = withTier(stored);
  const known = typeof code === 'string' ? readCode(code) : undefined;
  if (known === undefined || !Number.isInteger(count) || Number(count) < 1) return [];
  return [{ code: known, count: Math.min(Number(count), MAX_LINE_COUNT), tier: parseTier(tier) }];
};
