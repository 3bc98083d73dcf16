import { type PriceTier, RETAIL, tiers } from '#core/catalog/products/index.ts';
import { err, ok, type Result } from '#core/kernel/shared/index.ts';

/** Kinds of shared lists by their letter in the link (rule SHARED-1). */
const kinds = { c: 'cart', v: 'compare', f: 'favorites' } as const;
export type SharedKind = (typeof kinds)[keyof typeof kinds];

/** A product of a list on its way; only a cart says more than which one it is. */
export interface SharedLine {
  readonly productId: string;
  /** Pieces, 1 … 999 999. */
  readonly count: number;
  readonly tier: PriceTier;
}

/** A list on its way to another device or person. */
export interface SharedList {
  readonly kind: SharedKind;
  readonly lines: readonly SharedLine[];
}

/** Why nothing can be read: there is nothing, it was written by a later shop, or it is not as it was written. */
export type SharedFlaw = 'none' | 'newer' | 'damaged';

/** Most products that a link carries (rule SHARED-3). */
export const SHARED_MOST = 100;
/** Most pieces of one (rule SHARED-3), and how many signs they take. */
const COUNT_MOST = 999_999;
const COUNT_SIGNS = 4;
/** Longest id, as written (rule SHARED-3). */
const ID_MOST = 64;
const VERSION = '1';
const CHECK_LENGTH = 4;
const BASE = 36;
/** Longest text that is looked at: what the most products with the longest ids take, and no more (rule SHARED-3). */
const TEXT_MOST = 2 + SHARED_MOST * (ID_MOST + COUNT_SIGNS + 3) + CHECK_LENGTH;

/** An id in letters, digits and hyphens, which messengers never cut off a link. */
const writtenId = (id: string): string =>
  encodeURIComponent(id).replace(/[^A-Za-z0-9-]/g, (sign) =>
    sign === '%' ? '_' : `_${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The id that was written so; undefined when no id is written so. */
const readId = (text: string): string | undefined => {
  try {
    const id = decodeURIComponent(text.replaceAll('_', '%'));
    return text.length <= ID_MOST && id !== '' && writtenId(id) === text ? id : undefined;
  } catch {
    return undefined;
  }
};

const isCarried = ({ productId, count }: SharedLine): boolean =>
  productId !== '' &&
  !/\p{Surrogate}/u.test(productId) &&
  writtenId(productId).length <= ID_MOST &&
  Number.isInteger(count) &&
  count >= 1 &&
  count <= COUNT_MOST;

/** Four signs that another text hardly has: the link was cut short or altered when they differ (rule SHARED-4). */
const checkOf = (text: string): string => {
  let sum = 2_166_136_261;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 16_777_619);
  return ((sum >>> 0) % BASE ** CHECK_LENGTH).toString(BASE).padStart(CHECK_LENGTH, '0');
};

/** How many signs two ids have in common at their beginning, as far as one sign can say it. */
const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < BASE - 1 && length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The pieces of a line, before them a sign that says their price and how many signs they take. */
const writtenPieces = (count: number, tier: PriceTier): string => {
  const pieces = count.toString(BASE);
  return (tiers.indexOf(tier) * COUNT_SIGNS + pieces.length - 1).toString(BASE) + pieces;
};

/** Reads count and price of a line and its remaining text; undefined when malformed. */
const readPieces = (text: string) => {
  const sign = Number.parseInt(text.slice(0, 1), BASE);
  const end = 2 + (sign % COUNT_SIGNS);
  const count = Number.parseInt(text.slice(1, end), BASE);
  const tier = tiers[Math.floor(sign / COUNT_SIGNS)];
  const isSo = tier !== undefined && count >= 1 && count <= COUNT_MOST && text.startsWith(writtenPieces(count, tier));
  return isSo ? { count, tier, rest: text.slice(end) } : undefined;
};

/**
 * A list as the text behind the "#" of a link: its version, its kind, a line a product without what its id shares with the
 * one before, and a check (rules SHARED-1 … SHARED-3). The first hundred products travel, each once; an id of more than 64
 * signs stays behind.
 */
export const sharedText = ({ kind, lines }: SharedList): string => {
  const letter = kindLetters.find((one) => kinds[one] === kind) ?? 'c';
  const byId = new Map(lines.filter(isCarried).map((line) => [line.productId, line]));
  let before = '';
  const written = [...byId.values()].slice(0, SHARED_MOST).map(({ productId, count, tier }) => {
    const id = writtenId(productId);
    const common = commonStart(before, id);
    before = id;
    return common.toString(BASE) + (kind === 'cart' ? writtenPieces(count, tier) : '') + id.slice(common);
  });
  const text = VERSION + letter + written.join('.');
  return text + checkOf(text);
};

const kindLetters = Object.keys(kinds) as readonly (keyof typeof kinds)[];

/** Reads a line whose id shares its beginning with the id before; undefined when malformed. */
const readLine = (text: string, before: string, kind: SharedKind) => {
  const [, sign = '', after = ''] = /^([0-9a-z])([\w-]*)$/.exec(text) ?? [];
  const common = Number.parseInt(sign, BASE);
  const sold = kind === 'cart' ? readPieces(after) : { count: 1, tier: RETAIL, rest: after };
  if (!sold) return undefined;
  const { count, tier, rest } = sold;
  const written = before.slice(0, common) + rest;
  const productId = readId(written);
  return productId === undefined || common !== commonStart(before, written)
    ? undefined
    : { written, line: { productId, count, tier } };
};

/**
 * The list that a text carries, every line of it whole, each product once and a hundred at most; else what is wrong with
 * it (rules SHARED-1, SHARED-3, SHARED-4). Never throws.
 */
export const readSharedText = (text: string): Result<SharedList, SharedFlaw> => {
  if (text === '') return err('none');
  if (/^[2-9]/.test(text)) return err('newer');
  const [body, check] = [text.slice(0, -CHECK_LENGTH), text.slice(-CHECK_LENGTH)];
  const kind = kinds[kindLetters.find((letter) => letter === body[1]) ?? 'c'];
  const isWhole = text.length <= TEXT_MOST && /^1[cvf]./.test(body) && checkOf(body) === check;
  const lines = new Map<string, SharedLine>();
  const texts = isWhole ? body.slice(2).split('.') : [];
  let before = '';
  for (const one of texts) {
    const read = readLine(one, before, kind);
    if (!read) return err('damaged');
    before = read.written;
    lines.set(read.line.productId, read.line);
  }
  const isEachOnce = texts.length > 0 && lines.size === texts.length && lines.size <= SHARED_MOST;
  return isEachOnce ? ok({ kind, lines: [...lines.values()] }) : err('damaged');
};
