/** What people call the goods of a category, in both languages, besides the words of its own titles. */
export interface Synonyms {
  /** Names of the goods themselves. */
  readonly names: string;
  /** What such goods are for or about: said beside a name, `чехол на телефон`. */
  readonly context?: string;
}
