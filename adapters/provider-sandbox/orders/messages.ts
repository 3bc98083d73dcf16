import messages from '#adapters/provider-sandbox/data/messages.json' with { type: 'json' };
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

/** Why an order or a form was rejected. */
export { messages };

/** A message about a product; `left` is the number of pieces. */
export const productMessage = (
  reason: 'outOfStock' | 'tooFew' | 'restricted',
  locale: Locale,
  title: string,
  left = 0,
): string => messages[reason][locale].replace('{title}', () => title).replace('{left}', String(left));
