import { readCode } from '#core/catalog/search/index.ts';
import { localePrefix, locales } from '#core/kernel/locale/index.ts';
import { type Clock, clean } from '#core/kernel/shared/index.ts';

/** What a scanned text means: a product's code, a product's page, or something else. */
export type Scanned =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'other'; readonly text: string };

/** Longest scanned text that is looked at, in characters. */
const TEXT_MAX = 2000;
const PRODUCT_PAGE = new RegExp(
  String.raw`^https?://[^/?#\s]+(?:${locales.map(localePrefix).join('|')})/product/([^/?#\s]+)/?(?:[?#].*)?$`,
  'i',
);

/**
 * What a scanned text means (rule SCAN-1). Of a product address only the path counts and is opened in this shop, so
 * that a code never leads to another site.
 */
export const readScan = (scanned: string): Scanned => {
  const text = clean(scanned).slice(0, TEXT_MAX);
  const code = readCode(text);
  if (code !== undefined) return { kind: 'code', code };
  const url = decoded(PRODUCT_PAGE.exec(text)?.[1] ?? '');
  return url ? { kind: 'page', url } : { kind: 'other', text };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** How long a code has to be out of sight before it counts again, ms (rule SCAN-2). */
export const SCAN_AGAIN_MS = 1000;

/**
 * Tells whether a text that is seen counts: the first time, and again once it was out of sight for a second
 * (rule SCAN-2). A camera sees the same code many times a second.
 */
export const createScanGate = ({ clock }: { readonly clock: Clock }) => {
  const lastSeen = new Map<string, number>();
  return (text: string): boolean => {
    const now = clock.now();
    const before = lastSeen.get(text);
    lastSeen.set(text, now);
    return before === undefined || now - before >= SCAN_AGAIN_MS;
  };
};
