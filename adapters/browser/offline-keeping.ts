import {
  isOutdated,
  OFFLINE_ADDRESSES,
  OFFLINE_PICTURES,
  offlineAddress,
  offlineCache,
  partsOf,
} from '#core/site/offline/index.ts';

interface World {
  /** Id of the build. */
  readonly build: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
}

/** Style sheets refer to fonts and images. */
const STYLE = /\.css$/;
/** Built assets; the offline page needs all of them. */
const ASSET = /^\/assets\//;
/** Pictures vary by the accepted formats; any stored one will do. */
const ANY_FORMAT = { ignoreVary: true } as const;

/** The answer and its text. Throws unless it is a direct 200. */
const checked = async (answer: Response): Promise<{ readonly answer: Response; readonly text: string }> => {
  if (answer.status !== 200 || answer.redirected) throw new Error(`${answer.url} was answered with ${answer.status}`);
  return { text: await answer.clone().text(), answer };
};

/** Stores and serves the offline page of a build. */
export const createOfflineKeeping = ({ build, caches, fetch }: World) => {
  const name = offlineCache(build);

  const fill = async (): Promise<void> => {
    const cache = await caches.open(name);
    const keepWhole = async (address: string, init?: RequestInit): Promise<readonly string[]> => {
      const { answer, text } = await checked(await fetch(address, init));
      await cache.put(address, answer);
      return partsOf(text);
    };
    // Without cookies: the page is the same for all.
    const pages = OFFLINE_ADDRESSES.map((address) => keepWhole(address, { cache: 'no-cache', credentials: 'omit' }));
    const parts = [...new Set((await Promise.all(pages)).flat())];
    const sheets = parts.filter((part) => STYLE.test(part));
    const further = (await Promise.all(sheets.map((sheet) => keepWhole(sheet)))).flat();
    const others = [...new Set([...parts, ...further])].filter((part) => !STYLE.test(part));
    await cache.addAll(others.filter((part) => ASSET.test(part)));
    // The operator's pictures, such as the logo, are optional.
    await Promise.allSettled(others.filter((part) => !ASSET.test(part)).map((part) => cache.add(part)));
  };

  const kept = async (request: string | Request): Promise<Response | undefined> => {
    for (const shelf of [name, OFFLINE_PICTURES]) {
      const found = await (await caches.open(shelf)).match(request, ANY_FORMAT);
      if (found) return found;
    }
    return undefined;
  };

  return {
    /** Stores the offline page with all its assets; on a failure it stores nothing and throws (rule OFFLINE-2). */
    keep: async (): Promise<void> => {
      try {
        await fill();
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },
    /** Deletes what other builds have stored (rule OFFLINE-2). */
    dropOthers: async (): Promise<void> => {
      const others = (await caches.keys()).filter((other) => isOutdated(other, build));
      await Promise.all(others.map((other) => caches.delete(other)));
    },
    /**
     * The server's answer to a navigation, which may be under way already. Without a connection it calls `onStandIn` and
     * returns the offline page (rule OFFLINE-1).
     */
    answer: async (
      request: Request,
      underWay: Promise<Response | undefined>,
      onStandIn: () => void,
    ): Promise<Response> => {
      try {
        return (await underWay) ?? (await fetch(request));
      } catch (error) {
        const page = await kept(offlineAddress(new URL(request.url).pathname));
        if (!page) throw error;
        onStandIn();
        return page;
      }
    },
    /** A stored file, or the one from the network (rule OFFLINE-3). */
    give: async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request),
  };
};
