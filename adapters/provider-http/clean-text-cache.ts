import type { TextMapping } from './mapping.ts';

/** Size of the cache, characters of dirty and clean texts together. */
export const CLEAN_TEXT_MAX = 4_000_000;
const kept = new WeakMap<TextMapping['pictures'], Map<string, string>>();
const sizes = new WeakMap<Map<string, string>, number>();

/** The clean form of a text; cleaned once, because the same text comes with every view. */
export const cachedCleanText = (dirty: string, { pictures, locale }: TextMapping, clean: () => string): string => {
  const texts = kept.get(pictures) ?? new Map<string, string>();
  kept.set(pictures, texts);
  const key = `${locale} ${dirty}`;
  const known = texts.get(key);
  const text = known ?? clean();
  texts.delete(key);
  texts.set(key, text);
  let size = (sizes.get(texts) ?? 0) + (known === undefined ? key.length + text.length : 0);
  for (const [oldest, made] of texts) {
    if (size <= CLEAN_TEXT_MAX) break;
    texts.delete(oldest);
    size -= oldest.length + made.length;
  }
  sizes.set(texts, size);
  return text;
};
