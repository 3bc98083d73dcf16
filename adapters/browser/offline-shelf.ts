import { OFFLINE_PICTURES, type OfflineShelf } from '#core/site/offline/index.ts';

/** At the root, so that its scope is every page. */
const WORKER = '/service-worker.js';
const PICTURE = { headers: { accept: 'image/avif,image/webp,image/*' } } as const;

const bytesOf = async (answer: Response): Promise<number> => (await answer.clone().blob()).size;

/** A picture from the cache or the network; undefined when neither has it. */
const pictureAt = async (cache: Cache, address: string): Promise<Response | undefined> => {
  const kept = await cache.match(address, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(address, PICTURE);
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return undefined;
  await cache.put(address, answer.clone());
  return answer;
};

const fill = async (addresses: readonly string[], most: number): Promise<void> => {
  const cache = await caches.open(OFFLINE_PICTURES);
  let bytes = 0;
  const kept: string[] = [];
  for (const address of addresses) {
    const picture = await pictureAt(cache, address);
    bytes += picture ? await bytesOf(picture) : 0;
    if (bytes > most) break;
    kept.push(new URL(address, location.origin).href);
  }
  const others = (await cache.keys()).filter(({ url }) => !kept.includes(url));
  await Promise.all(others.map((other) => cache.delete(other)));
};

/** Stores the offline page by a service worker, and pictures in the browser's cache storage. */
export const createOfflineShelf = (): OfflineShelf => {
  let filled = '';
  return {
    connection: () => navigator.connection ?? {},
    keepPage: async () => {
      // Insecure origins and private windows refuse it; the shop works without a worker.
      await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
    },
    keepPictures: async (addresses, most) => {
      const wanted = addresses.join(' ');
      if (wanted === filled || typeof caches === 'undefined') return;
      filled = wanted;
      try {
        await fill(addresses, most);
      } catch {
        // Mostly a full disk, so the pictures are deleted.
        filled = '';
        await caches.delete(OFFLINE_PICTURES).catch(() => undefined);
      }
    },
  };
};
