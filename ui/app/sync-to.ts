import { runInAction } from 'mobx';

/** Lets a store show what a use-case holds: each of its states becomes the store's own fields. */
export const syncTo =
  <State extends object>(store: State) =>
  (state: State): void =>
    runInAction(() => void Object.assign(store, state));
