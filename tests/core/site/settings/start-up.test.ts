import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import {
  makeStartUp,
  makeSwitchLanguage,
  PLAIN_SHELL,
  startUpSteps,
  type Translated,
} from '#core/site/settings/index.ts';

describe('the start of a page', () => {
  it('STARTUP-2: sets flag and token before anything is asked for', async () => {
    expect(startUpSteps).toEqual(['vitrinaFlag', 'token', 'globalSettings', 'footerSettings', 'deliveryText']);
    const done: unknown[] = [];
    const { signal } = new AbortController();
    const startUp = makeStartUp({
      face: {
        setVitrina: (vitrina) => done.push(['vitrina', vitrina]),
        carryToken: (token) => done.push(['token', token]),
      },
      vault: { load: () => 't-1' },
      loadShell: async (locale, given) => {
        done.push(['shell', locale, given]);
        return PLAIN_SHELL;
      },
    });
    expect(await startUp(true, 'ro', signal)).toBe(PLAIN_SHELL);
    expect(done).toEqual([
      ['vitrina', true],
      ['token', 't-1'],
      ['shell', 'ro', signal],
    ]);
  });

  it('STARTUP-2: takes the token off when none is kept', async () => {
    const tokens: unknown[] = [];
    const face = { setVitrina: () => undefined, carryToken: (token: string | undefined) => tokens.push(token) };
    await makeStartUp({ face, vault: { load: () => undefined }, loadShell: async () => PLAIN_SHELL })(false, 'ru');
    expect(tokens).toEqual([undefined]);
  });
});

describe('another language', () => {
  const footer = { columns: [], address: 'Mira 1', workingHours: '', copyright: '', legal: '' };
  const menu = [{ id: '1', url: 'phones', title: 'Telefoane', icon: '', subcategories: [] }];
  const known: Translated = { footer: PLAIN_SHELL.footer, menu: [], partners: { locale: 'ru', partners: [] } };
  const { signal } = new AbortController();

  it('STARTUP-3: asks anew for footer, partners and menu', async () => {
    const asked: unknown[] = [];
    const note = (what: string, locale: Locale, given?: AbortSignal) => asked.push([what, locale, given === signal]);
    const partners = { locale: 'ro', partners: [] } as const;
    const switchLanguage = makeSwitchLanguage({
      settings: {
        footer: async ({ locale }, given) => {
          note('footer', locale, given);
          return ok(footer);
        },
      },
      loadPartners: async (before, locale, given) => {
        expect(before).toBe(known.partners);
        note('partners', locale, given);
        return partners;
      },
      catalog: {
        menu: async ({ locale }, given) => {
          note('menu', locale, given);
          return ok(menu);
        },
      },
    });
    expect(await switchLanguage(known, 'ro', signal)).toEqual({ footer, menu, partners });
    expect(asked).toEqual([
      ['footer', 'ro', true],
      ['partners', 'ro', true],
      ['menu', 'ro', true],
    ]);
  });

  it('STARTUP-3: what cannot be had stays as it was', async () => {
    const down = err(failure('network', 'network', 'down'));
    const switchLanguage = makeSwitchLanguage({
      settings: { footer: async () => down },
      catalog: { menu: async () => down },
      loadPartners: async (before) => before,
    });
    expect(await switchLanguage({ ...known, footer, menu }, 'ro')).toEqual({ ...known, footer, menu });
  });
});
