import { describe, expect, it } from 'vitest';
import { createOfflineKeeping } from '#adapters/browser/offline-keeping.ts';

const ORIGIN = 'https://shop.md';
const page = (language: string) =>
  `<link href="/assets/a.css"><img src="/media/logo.svg"><script src="/assets/${language}.js"></script>`;

/** What the server has. */
const FILES: Readonly<Record<string, string>> = {
  '/offline': page('ru'),
  '/ro/offline': page('ro'),
  '/assets/a.css': '@font-face{src:url(/assets/f.woff2)}',
  '/assets/f.woff2': 'font',
  '/assets/ru.js': 'ru',
  '/assets/ro.js': 'ro',
  '/media/logo.svg': 'logo',
  '/product/x': 'a product',
};

const pathOf = (request: string | Request): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** A browser's storage for answers, as far as it is used here, and the server that it asks. */
const aBrowser = (files = FILES) => {
  const stores = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  let online = true;
  let room = Number.POSITIVE_INFINITY;
  const fetch = async (request: string | Request): Promise<Response> => {
    asked.push(pathOf(request));
    if (!online) throw new TypeError('Failed to fetch');
    const text = files[pathOf(request)];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    const put = async (path: string, answer: Response) => {
      if (room < 1) throw new DOMException('Full', 'QuotaExceededError');
      room -= 1;
      kept.set(path, answer);
    };
    const add = async (path: string) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new TypeError('Not there');
      await put(path, answer);
    };
    return {
      put,
      add,
      addAll: (paths: readonly string[]) => Promise.all(paths.map(add)),
      match: async (request: string | Request) => kept.get(pathOf(request))?.clone(),
    };
  };
  const names = async () => [...stores.keys()];
  const caches = { open, keys: names, delete: async (name: string) => stores.delete(name) };
  return {
    storagePolicy: (build: string) => createOfflineKeeping({ build, caches: caches as never, fetch }),
    names,
    put: async (name: string, path: string, text: string) => (await open(name)).put(path, new Response(text)),
    paths: async (name: string) => [...(stores.get(name)?.keys() ?? [])].sort(),
    asked,
    goOffline: () => {
      online = false;
    },
    fill: (left: number) => {
      room = left;
    },
  };
};

const asking = (path: string) => new Request(ORIGIN + path);
const none = Promise.resolve(undefined);

describe('what a build stores for the offline page', () => {
  it('OFFLINE-2: is the page in every language with all its assets', async () => {
    const { storagePolicy, paths, names } = aBrowser();
    await storagePolicy('b').keep();
    expect(await names()).toEqual(['offline:build:b']);
    expect(await paths('offline:build:b')).toEqual(
      Object.keys(FILES)
        .filter((path) => path !== '/product/x')
        .sort(),
    );
  });

  it.each(['/ro/offline', '/assets/ro.js', '/assets/a.css', '/assets/f.woff2'])(
    'OFFLINE-2: is nothing when %s is missing',
    async (lost) => {
      const { [lost]: _, ...rest } = FILES;
      const { storagePolicy, names } = aBrowser(rest);
      await expect(storagePolicy('b').keep()).rejects.toThrow(/not there|answered with 404/i);
      expect(await names()).toEqual([]);
    },
  );

  it('OFFLINE-2: may lack the operator’s pictures', async () => {
    const { '/media/logo.svg': _, ...rest } = FILES;
    const { storagePolicy, names } = aBrowser(rest);
    await storagePolicy('b').keep();
    expect(await names()).toEqual(['offline:build:b']);
  });

  it('OFFLINE-2: is nothing on a full disk, and the previous build keeps its own', async () => {
    const { storagePolicy, names, fill } = aBrowser();
    await storagePolicy('a').keep();
    for (const left of [0, 3]) {
      fill(left);
      await expect(storagePolicy('b').keep()).rejects.toThrow('Full');
      expect(await names()).toEqual(['offline:build:a']);
    }
  });

  it('OFFLINE-2: replaces what other builds have stored, and nothing else', async () => {
    const { storagePolicy, names, put } = aBrowser();
    await storagePolicy('a').keep();
    await put('offline:pictures', '/_ipx/x', 'picture');
    await put('others', '/x', 'of others');
    const next = storagePolicy('b');
    await next.keep();
    await next.dropOthers();
    expect((await names()).sort()).toEqual(['offline:build:b', 'offline:pictures', 'others']);
  });
});

describe('what the worker answers', () => {
  const answered = async (answer: Promise<Response>) => (await answer).text();

  it('OFFLINE-1: is any answer of the server, requested once if it is under way', async () => {
    const { storagePolicy, asked } = aBrowser();
    const keeping = storagePolicy('b');
    await keeping.keep();
    asked.splice(0);
    const never = () => expect.unreachable();
    expect(await answered(keeping.answer(asking('/product/x'), none, never))).toBe('a product');
    expect((await keeping.answer(asking('/lost'), none, never)).status).toBe(404);
    const early = Promise.resolve(new Response('early', { status: 503 }));
    expect(await answered(keeping.answer(asking('/product/x'), early, never))).toBe('early');
    expect(asked).toEqual(['/product/x', '/lost']);
  });

  it('OFFLINE-1: is the offline page in the language of the address without a connection', async () => {
    const { storagePolicy, goOffline } = aBrowser();
    const keeping = storagePolicy('b');
    await keeping.keep();
    goOffline();
    let stoodIn = 0;
    const note = () => {
      stoodIn += 1;
    };
    const failing = Promise.reject(new TypeError('Failed to fetch'));
    expect(await answered(keeping.answer(asking('/product/x?a=1'), none, note))).toBe(FILES['/offline']);
    expect(await answered(keeping.answer(asking('/ro/product/x'), failing, note))).toBe(FILES['/ro/offline']);
    expect(stoodIn).toBe(2);
    await expect(storagePolicy('c').answer(asking('/'), none, note)).rejects.toThrow('Failed to fetch');
    expect(stoodIn).toBe(2);
  });

  it('OFFLINE-3: is a stored file or picture, or the one from the network', async () => {
    const { storagePolicy, put, goOffline } = aBrowser();
    const keeping = storagePolicy('b');
    await keeping.keep();
    await put('offline:pictures', '/_ipx/x', 'picture');
    expect(await answered(keeping.give(asking('/product/x')))).toBe('a product');
    goOffline();
    expect(await answered(keeping.give(asking('/assets/ro.js')))).toBe('ro');
    expect(await answered(keeping.give(asking('/_ipx/x')))).toBe('picture');
    await expect(keeping.give(asking('/assets/other.js'))).rejects.toThrow('Failed to fetch');
  });
});
