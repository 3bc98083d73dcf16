import { makeAutoObservable } from 'mobx';
import { createListView, type ListView, type ListViewMemory, parseListView } from '#core/catalog/products/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

interface Dependencies {
  readonly listViewMemory: ListViewMemory;
}

/** How the partner's lists are laid out (rule LISTING-7). */
export class ListViewStore {
  view: ListView = parseListView(undefined);

  readonly #keeping: ReturnType<typeof createListView>;

  constructor(dependencies: Dependencies) {
    this.#keeping = createListView({ ...dependencies, show: syncTo<Pick<ListViewStore, 'view'>>(this) });
    makeAutoObservable(this, {}, { autoBind: true });
    this.#keeping.start();
  }

  choose(view: ListView): void {
    this.#keeping.choose(view);
  }
}
