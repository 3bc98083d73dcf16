/** What people say of the goods of a category, in both languages, besides the words of its own titles. */
export interface Synonyms {
  /** Nouns: what the goods are called. Who says one wants these goods, not others with such a property. */
  readonly names?: string;
  /** What such goods are like. */
  readonly traits?: string;
  /** What they are for or about: said beside a name, `чехол на телефон`. */
  readonly context?: string;
}
