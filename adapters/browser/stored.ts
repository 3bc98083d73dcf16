/**
 * A JSON value in the browser's storage. It never throws: a missing, invalid or forbidden value reads as undefined, and a
 * value that cannot be stored stays in memory for this tab.
 */
export interface Stored {
  read(): unknown;
  write(value: unknown): void;
  /** Calls back when another tab changed the value; returns a function that stops it. */
  onChangeElsewhere(listener: (value: unknown) => void): () => void;
}

/** Longer texts are ignored, characters. */
const LONGEST = 1_000_000;

/** The value of a name in local storage. */
export const localStored = (name: string): Stored => storedIn(() => window.localStorage, name);

/** The value of a name in session storage, which the pages of one tab share. */
export const sessionStored = (name: string): Pick<Stored, 'read' | 'write'> =>
  storedIn(() => window.sessionStorage, name);

/** `storage` may throw. */
const storedIn = (storage: () => Storage, name: string): Stored => {
  let memory: string | undefined;
  const parse = (text: string | null | undefined): unknown => {
    if (!text || text.length > LONGEST) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return {
    read: () => {
      try {
        return parse(memory ?? storage().getItem(name));
      } catch {
        return parse(memory);
      }
    },
    write: (value) => {
      const text = value === undefined ? undefined : JSON.stringify(value);
      try {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
        memory = undefined;
      } catch {
        memory = text;
      }
    },
    onChangeElsewhere: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener(parse(event.newValue));
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
};
