import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createPatientRedirects, openRedirectBook, type RedirectPlace } from '#adapters/cache/redirect-book.ts';
import { withinFairTime } from '#tests/support/fair-time.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { freePort, temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const aFile = (): RedirectPlace => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  return { file: join(folder.path, 'new', 'redirects.sqlite') };
};

const over = (redisUrl: string): RedirectPlace => {
  const { to, close } = connections();
  closing.push(close);
  return { file: '/nowhere', redis: to(redisUrl) };
};

const aRedis = async (): Promise<RedirectPlace> => {
  const redis = await startRedis();
  closing.push(redis.close);
  return over(redis.url);
};

const open = (place: RedirectPlace) => {
  const book = openRedirectBook(place);
  closing.push(() => book.close());
  return book;
};
const patient = (place: RedirectPlace) => {
  const warnings: string[] = [];
  const redirects = createPatientRedirects({ ...place, logger: { warn: (_fields, text) => warnings.push(text) } });
  closing.push(() => redirects.close());
  return { ...redirects, warnings };
};
const allOf = async (book: ReturnType<typeof openRedirectBook>) => {
  const all: [string, string][] = [];
  for await (const { from, to } of book.list()) all.push([from, to]);
  return all.sort();
};

describe.each([
  ['a file', async () => aFile()],
  ['Redis', aRedis],
])('the list of redirects in %s', (_name, placeOf) => {
  it('stores, lists and removes redirects, visible to every reader', async () => {
    const place = await placeOf();
    const book = open(place);
    const pages = patient(place);
    expect(await eventuallyReported(() => pages.target('/a'))).toBeUndefined();
    await book.keep({ from: '/a', to: '/b' });
    await book.keep({ from: '/c', to: '/d?x=é' });
    await book.keep({ from: '/a', to: '/e' });
    expect(await allOf(book)).toEqual([
      ['/a', '/e'],
      ['/c', '/d?x=é'],
    ]);
    expect([await book.target('/a'), await pages.target('/a')]).toEqual(['/e', '/e']);
    expect([await book.remove('/a'), await book.remove('/a')]).toEqual([true, false]);
    expect(await pages.target('/a')).toBeUndefined();
  });

  it('persists until it is opened again', async () => {
    const place = await placeOf();
    const first = openRedirectBook(place);
    await first.keep({ from: '/a', to: '/b' });
    await first.close();
    expect(await allOf(open(place))).toEqual([['/a', '/b']]);
  });
});

describe('the list of redirects in a file', () => {
  it('is opened once for all readers, and closed by the last', async () => {
    const place = aFile();
    const pages = createPatientRedirects({ ...place, logger: { warn: () => undefined } });
    await pages.close();
    for (const path of ['/a', '/b']) expect(await pages.target(path)).toBeUndefined();
    const book = openRedirectBook(place);
    await book.keep({ from: '/a', to: '/b' });
    await book.close();
    expect(await pages.target('/a')).toBe('/b');
    const database = new DatabaseSync(place.file);
    expect(database.prepare('SELECT * FROM entry').all()).toEqual([
      { name: '/a', value: expect.stringContaining('/b') },
    ]);
    database.close();
    await pages.close();
    expect(readdirSync(dirname(place.file))).toEqual(['redirects.sqlite']);
  });
});

describe('the list of redirects in Redis', () => {
  it('uses prefixed names, and leaves the connection open', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const place = over(redis.url);
    const book = openRedirectBook(place);
    await book.keep({ from: '/a', to: '/b' });
    expect(await redisCli(redis, 'KEYS', '*')).toBe('redirects::/a');
    const connected = async () =>
      Number(/total_connections_received:(\d+)/.exec(await redisCli(redis, 'INFO', 'stats'))?.[1]);
    const before = await connected();
    await book.close();
    expect(await openRedirectBook(place).target('/a')).toBe('/b');
    // One more by whoever counts.
    expect(await connected()).toBe(before + 1);
  });
});

/** A connection that was just opened may still be on its way. */
const eventuallyReported = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  await ask();
  return ask();
};

describe('a list of redirects that cannot be reached', () => {
  it('does not delay a page', async () => {
    const pages = patient(over(`redis://127.0.0.1:${await freePort()}`));
    for (let turn = 0; turn < 5; turn += 1) expect(await withinFairTime(1_000, pages.target('/a'))).toBeUndefined();
    expect(pages.warnings).toContain('list of redirects: circuit breaker open');
  });

  it('of a file that cannot be opened, neither', async () => {
    expect(await patient({ file: '/dev/null/redirects.sqlite' }).target('/a')).toBeUndefined();
  });

  it('is reported to the command that uses it', async () => {
    const book = open(over(`redis://127.0.0.1:${await freePort()}`));
    await expect(book.keep({ from: '/a', to: '/b' })).rejects.toThrow(/./);
    await expect(book.target('/a')).rejects.toThrow(/./);
    const file = aFile();
    const broken = open(file);
    const database = new DatabaseSync(file.file);
    database.exec('DROP TABLE entry');
    database.close();
    await expect(broken.keep({ from: '/a', to: '/b' })).rejects.toThrow('no such table');
    await expect(broken.target('/a')).rejects.toThrow('no such table');
    expect(() => openRedirectBook({ file: '/dev/null/redirects.sqlite' })).toThrow(/./);
  });
});
