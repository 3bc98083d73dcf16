import type { TFunction } from 'i18next';

/** A dictionary, or a section of one. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A text with places to fill: pieces of text, and between them the names of what is put there. */
interface Phrase {
  readonly pieces: readonly string[];
  readonly names: readonly string[];
}

type Values = Readonly<Record<string, string | number | undefined>>;

const phraseOf = (text: string): Phrase => {
  const parts = text.split(/\{\{\s*(\w+)\s*\}\}/);
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

/** Adds every text of a dictionary, or of a part of one, by its whole key, `section.key`. */
export const addTexts = (words: Words, texts: Map<string, string>, path = ''): void => {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else addTexts(value, texts, `${path}${key}.`);
  }
};

/**
 * A translator over texts of i18next's JSON format: plural forms, contexts and `{{values}}`. Only this much of i18next is
 * needed to read words, and it weighs a twentieth; the tests hold it to i18next's own answers. What has no words yet
 * answers with its key, and has them as soon as they are added.
 */
export const preparedTranslator = (texts: ReadonlyMap<string, string>, locale: string): TFunction => {
  const plural = new Intl.PluralRules(locale);
  const phrases = new Map<string, Phrase>();

  const textOf = (key: string, count: number | undefined, context: string | undefined): string | undefined => {
    const forms = count === undefined ? [''] : [...(count === 0 ? ['_zero'] : []), `_${plural.select(count)}`, ''];
    const keys = [...(context === undefined ? [] : [`${key}_${context}`]), key];
    const found = keys.flatMap((named) => forms.map((form) => named + form)).find((whole) => texts.has(whole));
    return texts.get(found ?? key);
  };

  const prepared = (key: string, values?: Values): string => {
    if (values === undefined) return texts.get(key) ?? key;
    const count = typeof values.count === 'number' ? values.count : undefined;
    const context = typeof values.context === 'string' ? values.context : undefined;
    const form = count === undefined ? key : `${key}|${count === 0 ? 'zero' : plural.select(count)}`;
    const id = context === undefined ? form : `${form}|${context}`;
    let phrase = phrases.get(id);
    if (!phrase) {
      const text = textOf(key, count, context);
      if (text === undefined) return key;
      phrase = phraseOf(text);
      phrases.set(id, phrase);
    }
    return fill(phrase, values);
  };
  // The keys' types are the business of whoever asks.
  return prepared as unknown as TFunction;
};
