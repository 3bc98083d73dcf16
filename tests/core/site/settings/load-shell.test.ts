import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { CreditPartner } from '#core/requests/credit/index.ts';
import { createLoadShell, PLAIN_SHELL } from '#core/site/settings/index.ts';

const footer = { columns: [], address: 'Mira 1', workingHours: '', copyright: '', legal: '' };
const settings = { ...PLAIN_SHELL.settings, siteName: 'Zori' };
const menu = [{ id: '1', url: 'phones', title: 'Phones', icon: '', subcategories: [] }];
const partner: CreditPartner = {
  partnerId: 'prut',
  name: 'Prut',
  title: '',
  terms: '',
  months: [6],
  yearlyRate: 0,
  commission: 0,
  minAmount: 0,
  maxAmount: 100,
};
const down = err(failure('network', 'network', 'down'));

describe('what surrounds a page', () => {
  it('STARTUP-1: is asked for as settings, footer, delivery text, with the menu and the credit partners beside them', async () => {
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const answering =
      <Value>(name: string, value: Value) =>
      async (query: unknown, given?: AbortSignal) => {
        asked.push([name, query, given === signal]);
        return ok(value);
      };
    const loadShell = createLoadShell({
      settings: {
        global: answering('global', settings),
        footer: answering('footer', footer),
        deliveryText: answering('deliveryText', 'Tomorrow'),
      },
      catalog: { menu: answering('menu', menu) },
      credit: { partners: answering('partners', [partner]) },
    });
    expect(await loadShell('ro', signal)).toEqual({
      settings,
      footer,
      deliveryText: 'Tomorrow',
      menu,
      creditPartners: [partner],
    });
    expect(asked).toEqual(
      ['global', 'footer', 'deliveryText', 'menu', 'partners'].map((name) => [name, { locale: 'ro' }, true]),
    );
  });

  it('STARTUP-3: is asked for anew in another language', async () => {
    const asked: string[] = [];
    const answering =
      <Value>(name: string, value: Value) =>
      async ({ locale }: { readonly locale: string }) => {
        asked.push(`${name} ${locale}`);
        return ok(value);
      };
    const loadShell = createLoadShell({
      settings: {
        global: answering('global', settings),
        footer: answering('footer', footer),
        deliveryText: answering('deliveryText', 'Tomorrow'),
      },
      catalog: { menu: answering('menu', menu) },
      credit: { partners: answering('partners', [partner]) },
    });
    await loadShell('ru');
    await loadShell('ro');
    expect(asked).toEqual(
      expect.arrayContaining(['footer ru', 'partners ru', 'menu ru', 'footer ro', 'partners ro', 'menu ro']),
    );
  });

  it('SETTINGS-3: is plain where it could not be had', async () => {
    const fails = async () => down;
    const loadShell = createLoadShell({
      settings: { global: fails, footer: fails, deliveryText: fails },
      catalog: { menu: fails },
      credit: { partners: fails },
    });
    expect(await loadShell('ru')).toEqual(PLAIN_SHELL);
    const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
    expect(PLAIN_SHELL).toStrictEqual({
      settings: {
        siteName: '',
        logo: nothing('light', 'dark'),
        favicon: '',
        colours: { accent: '' },
        images: nothing('notFound', 'compareError', 'favoritesEmpty', 'searchEmpty', 'emptyCart', 'filtersEmpty'),
        phones: nothing('main', 'landline', 'support', 'serviceCentre'),
        social: nothing('viber', 'instagram', 'facebook', 'tiktok'),
        email: '',
        mapIcons: nothing('shop', 'shopActive', 'pickup'),
        buttons: {
          promo: false,
          news: false,
          videoReview: false,
          review: false,
          aboutUs: false,
          contacts: false,
          serviceCenter: false,
          tradeIn: false,
        },
      },
      footer: { columns: [], address: '', workingHours: '', copyright: '', legal: '' },
      deliveryText: '',
      menu: [],
      creditPartners: [],
    });
  });
});
