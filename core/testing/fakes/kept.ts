/** Stores a value as JSON, like browsers: reading returns a copy. */
export const keptAsText = <Value>(first?: Value) => {
  let text = first === undefined ? undefined : JSON.stringify(first);
  const saved: (Value | undefined)[] = [];
  return {
    load: (): Value | undefined => (text === undefined ? undefined : JSON.parse(text)),
    /** Undefined forgets it. */
    save: (value: Value | undefined): void => {
      saved.push(value);
      text = value === undefined ? undefined : JSON.stringify(value);
    },
    /** All stored values in order. */
    saved: saved as readonly (Value | undefined)[],
  };
};

/** Those who are notified of something; each is given the way to stop. */
export const listeners = <News = void>() => {
  const all = new Set<(news: News) => void>();
  return {
    add: (listener: (news: News) => void): (() => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (news: News): void => {
      for (const listener of all) listener(news);
    },
  };
};

/** A stored list that another tab can change. */
export interface KeptElsewhere<Item> {
  /** Another tab stores this list. */
  changeElsewhere(items: readonly Item[]): void;
  /** How often this tab has stored it. */
  saves(): number;
}

/** A stored list, repaired on reading if a function is given. */
export const keptList = <Item>(first: readonly Item[], repair = (items: readonly Item[]) => items) => {
  const kept = keptAsText(first);
  const elsewhere = listeners<readonly Item[]>();
  let saves = 0;
  const load = () => repair(kept.load() ?? []);
  return {
    load,
    save: (items: readonly Item[]): void => {
      saves += 1;
      kept.save(items);
    },
    onChangeElsewhere: elsewhere.add,
    changeElsewhere: (items: readonly Item[]): void => {
      kept.save(items);
      elsewhere.tell(load());
    },
    saves: () => saves,
  };
};
