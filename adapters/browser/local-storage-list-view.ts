import { type ListViewMemory, parseListView } from '#core/catalog/products/index.ts';
import { localStored } from './stored.ts';

/** How a partner wants lists laid out, in local storage. */
export const createLocalStorageListView = (): ListViewMemory => {
  const stored = localStored('list-view');
  return { load: () => parseListView(stored.read()), save: (view) => stored.write(view) };
};
