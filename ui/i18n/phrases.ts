import type { i18n as I18n, TFunction } from 'i18next';

/** A text with places to fill: pieces of text, and between them the names of what is put there. */
interface Phrase {
  readonly pieces: readonly string[];
  readonly names: readonly string[];
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** Around a name where a value is to stand: signs that no text of a dictionary has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Answers with its own name in the place of every value. */
const blanks = new Proxy<Record<string, string>>(
  {},
  {
    has: (_target, name) => typeof name === 'string',
    get: (_target, name) => (typeof name === 'string' ? OPEN + name + CLOSE : undefined),
    getOwnPropertyDescriptor: (_target, name) => ({ value: String(name), configurable: true, enumerable: true }),
  },
);

const phraseOf = (text: string): Phrase => {
  const parts = text.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`));
  return {
    pieces: parts.filter((_, place) => place % 2 === 0),
    names: parts.filter((_, place) => place % 2 === 1),
  };
};

const fill = ({ pieces, names }: Phrase, values: Values): string => {
  let text = pieces[0] ?? '';
  for (let place = 0; place < names.length; place += 1) {
    text += String(values[names[place] ?? ''] ?? '') + (pieces[place + 1] ?? '');
  }
  return text;
};

/**
 * A translator that asks i18next once for each text, plural form and context, and fills in the values itself: a page has hundreds
 * of texts, and most of them stood on the page before.
 */
export const preparedTranslator = (i18n: I18n, locale: string): TFunction => {
  // The keys' types are the business of whoever asks.
  const translate = i18n.getFixedT(locale) as unknown as (key: string, options?: object) => string;
  const plural = new Intl.PluralRules(locale);
  const texts = new Map<string, string>();
  const phrases = new Map<string, Phrase>();
  const prepared = (key: string, values?: Values): string => {
    if (values === undefined) {
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = translate(key);
      // What has no words yet answers with its key, and may have some later.
      if (text !== key) texts.set(key, text);
      return text;
    }
    const { count, context } = values;
    const form = typeof count === 'number' ? `${key}|${plural.select(count)}` : key;
    const id = typeof context === 'string' ? `${form}|${context}` : form;
    let phrase = phrases.get(id);
    if (!phrase) {
      const options = {
        replace: blanks,
        ...(typeof count === 'number' ? { count } : {}),
        ...(typeof context === 'string' ? { context } : {}),
      };
      phrase = phraseOf(translate(key, options));
      phrases.set(id, phrase);
    }
    return fill(phrase, values);
  };
  return prepared as unknown as TFunction;
};
