import { random } from './random.ts';

/** A place in a sentence where one of several words stands: `[неделю|месяц]`. */
const CHOICE = /\[([^\]]*)\]/;

const known = new Map<string, readonly string[]>();

const expand = (text: string): readonly string[] => {
  const [place, words] = CHOICE.exec(text) ?? [];
  if (place === undefined) return [text];
  return (words ?? '').split('|').flatMap((word) => expand(text.replace(place, () => word)));
};

/** Every way to say a sentence, in an order that chance gave it once and for all. */
export const wordingsOf = (text: string): readonly string[] => {
  const found = known.get(text) ?? mixed(text);
  known.set(text, found);
  return found;
};

const mixed = (text: string): readonly string[] => {
  const all = expand(text);
  return random(`wordings ${text}`).sample(all, all.length);
};

/** What reviews of all products have said: whoever reads two pages does not meet one sentence twice. */
export class Said {
  readonly #sentences = new Set<string>();
  /** How many of the ways to say a sentence are used up. */
  readonly #tried = new Map<readonly string[], number>();
  /** How often each entry of a short list was written. */
  readonly #listed = new Map<string, number>();

  /** The next wording that no review has yet; undefined when there is none. */
  fresh(wordings: readonly string[]): string | undefined {
    let tried = this.#tried.get(wordings) ?? 0;
    while (tried < wordings.length && this.#sentences.has(wordings[tried] ?? '')) tried += 1;
    this.#tried.set(wordings, tried);
    return wordings[tried];
  }

  remember(sentence: string): void {
    this.#sentences.add(sentence);
  }
  /** Of the ways to say an entry of a short list the one written least, if that was less than so many times. */
  rarest(wordings: readonly string[], most: number): string | undefined {
    const times = (words: string) => this.#listed.get(words) ?? 0;
    const [first] = wordings.toSorted((one, other) => times(one) - times(other));
    return first !== undefined && times(first) < most ? first : undefined;
  }

  list(entry: string): void {
    this.#listed.set(entry, (this.#listed.get(entry) ?? 0) + 1);
  }
}
