const PLAIN: Readonly<Record<string, string>> = {
  ё: 'е',
  ă: 'a',
  â: 'a',
  î: 'i',
  ș: 's',
  ş: 's',
  ț: 't',
  ţ: 't',
  '″': '"',
  '”': '"',
  '“': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};

/** A text in small letters without marks above or below them, one letter for each of its own. */
export const fold = (text: string): string =>
  [...text].map((letter) => PLAIN[letter.toLowerCase()] ?? smaller(letter)).join('');

/** A few letters are two when they are small: those stay as they are. */
const smaller = (letter: string): string => {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
};

/** A pattern that matches whole words only. */
export const wholeWords = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u');

/** Longer words may end in two other letters in another form, letters. */
const STEM = 4;

/** Whether two folded words are one, perhaps in other forms. */
export const isSameWord = (word: string, other: string): boolean =>
  word === other || (word.length > STEM && word.slice(0, -2) === other.slice(0, word.length - 2));
