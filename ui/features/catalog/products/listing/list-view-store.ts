import { makeAutoObservable } from 'mobx';
import type { ListView, ListViewMemory } from '#core/catalog/products/index.ts';

interface Dependencies {
  readonly listViewMemory: ListViewMemory;
}

/** How the partner's lists are laid out (rule LISTING-7). */
export class ListViewStore {
  view: ListView;

  readonly #memory: ListViewMemory;

  constructor({ listViewMemory }: Dependencies) {
    this.#memory = listViewMemory;
    this.view = listViewMemory.load();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(view: ListView): void {
    this.view = view;
    this.#memory.save(view);
  }
}
