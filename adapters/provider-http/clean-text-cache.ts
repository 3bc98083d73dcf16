import type { TextMapping } from './mapping.ts';

/** Most characters of texts, as they came, whose clean form is kept. */
export const KEPT_TEXTS = 4_000_000;
const kept = new WeakMap<TextMapping['pictures'], Map<string, string>>();
const sizes = new WeakMap<Map<string, string>, number>();

/** A text's clean form, made once for what it is made of: it comes again with every view of what it describes. */
export const keptText = (dirty: string, { pictures, locale }: TextMapping, clean: () => string): string => {
  const texts = kept.get(pictures) ?? new Map<string, string>();
  kept.set(pictures, texts);
  const key = `${locale} ${dirty}`;
  const known = texts.get(key);
  const text = known ?? clean();
  texts.delete(key);
  texts.set(key, text);
  let size = (sizes.get(texts) ?? 0) + (known === undefined ? key.length + text.length : 0);
  for (const [oldest, made] of texts) {
    if (size <= KEPT_TEXTS) break;
    texts.delete(oldest);
    size -= oldest.length + made.length;
  }
  sizes.set(texts, size);
  return text;
};
