import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/bff/calls.ts';
import type { CachedReads } from '#adapters/cache/cached-reads.ts';
import type { PortAccess } from '#adapters/wiring/port-factories.ts';
import type { Provider } from '#adapters/wiring/provider-kinds.ts';
import { createPorts, createSharedReads } from '#adapters/wiring/provider-ports.ts';
import { parseListing } from '#core/catalog/products/index.ts';
import { ok } from '#core/kernel/shared/index.ts';

const transport = {} as Provider['transport'];

/** A provider whose answers tell for whom they were asked, and reads that say how they are cached. */
const aShop = () => {
  const asked: string[] = [];
  const provider = {
    transport,
    ports: Object.fromEntries(
      Object.entries(calls).map(([port, methods]) => [
        port,
        ({ shtoken = 'visitor' }: PortAccess) =>
          Object.fromEntries(
            Object.keys(methods).map((method) => [
              method,
              async () => {
                asked.push(`${port}.${method} for ${shtoken}`);
                return ok({ siteName: '' });
              },
            ]),
          ),
      ]),
    ),
  } as unknown as Provider;
  const cached: CachedReads = (name, read, keeping) => async (query) => {
    asked.push(
      `${name} ${keeping?.keeps?.(query) ? (keeping.fallbackOnly ? 'kept as a fallback' : 'kept') : 'not kept'}`,
    );
    return read(query);
  };
  const shared = createSharedReads(provider, cached, 'Nord SRL');
  const visitor = createPorts(provider, { transport }, shared, '');
  const partner = createPorts(provider, { transport, shtoken: 'ana' }, shared, '');
  return { asked, visitor, partner };
};

const inLocale = { locale: 'ru' } as const;

describe('the ports of a request', () => {
  it('CACHE-15: give what is the same for everybody from the cache, asked without a token', async () => {
    const { asked, visitor, partner } = aShop();
    for (const { catalog } of [visitor, partner]) await catalog.menu(inLocale);
    expect(asked).toEqual(Array(2).fill(['catalog.menu kept', 'catalog.menu for visitor']).flat());
    expect(await partner.settings.global(inLocale)).toMatchObject({ value: { siteName: 'Nord SRL' } });
  });

  it('CACHE-15 CACHE-16: keep prices as a fallback for visitors, and ask for them with the token of a partner', async () => {
    const { asked, visitor, partner } = aShop();
    for (const { catalog } of [visitor, partner]) await catalog.product({ ...inLocale, url: 'phone' });
    expect(asked).toEqual([
      'catalog.product kept as a fallback',
      'catalog.product for visitor',
      'catalog.product for ana',
    ]);
  });

  it('CACHE-15: ask for anything else each time', async () => {
    const { asked, visitor, partner } = aShop();
    for (const { search } of [visitor, partner]) await search.byText({ ...inLocale, text: 'phone' });
    expect(asked).toEqual(['search.byText for visitor', 'search.byText for ana']);
  });

  it('keep the first page of news, and near pages of plain lists', async () => {
    const { asked, visitor } = aShop();
    for (const page of [1, 2]) await visitor.news.page({ ...inLocale, page });
    for (const page of [100, 101])
      await visitor.catalog.listing({ ...inLocale, category: 'phones', state: { ...parseListing([]), page } });
    expect(asked.filter((line) => line.includes('kept'))).toEqual([
      ...['news.page kept', 'news.page not kept'],
      ...['catalog.listing kept as a fallback', 'catalog.listing not kept'],
    ]);
  });
});
