import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLocale,
  isPageAddress,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  localeEntries,
  localePath,
  locales,
  localizeLink,
  removeBrokenTail,
  rootRedirect,
  splitLocale,
  switchLocale,
} from '#core/kernel/locale/index.ts';

const paths = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((path) => path !== '/ro' && !path.startsWith('/ro/'));
const bothLocales = fc.constantFrom(...locales);

describe('languages', () => {
  it('LOCALE-1: Russian has no prefix, Romanian has /ro', () => {
    expect(locales).toEqual(['ru', 'ro']);
    expect(localeEntries).toEqual({
      ru: {
        ...{ iso: 'ru-RU', decimalMark: ',', hreflang: 'ru-md', name: 'Русский' },
        keyboard: 'йцукенгшщзхъфывапролджэячсмитьбюё',
      },
      ro: {
        ...{ iso: 'ro-RO', decimalMark: ',', hreflang: 'ro-md', name: 'Română', aliases: ['mo'] },
        keyboard: 'qwertyuiopăîasdfghjklșțzxcvbnm,.â',
      },
    });
    expect(splitLocale('/product/x')).toEqual({ locale: 'ru', path: '/product/x' });
    expect(splitLocale('/ro/product/x')).toEqual({ locale: 'ro', path: '/product/x' });
    expect(splitLocale('/ro')).toEqual({ locale: 'ro', path: '/' });
    expect(splitLocale('/ro/')).toEqual({ locale: 'ro', path: '/' });
    expect(splitLocale('/robots.txt')).toEqual({ locale: 'ru', path: '/robots.txt' });
    expect(localePath('/product/x', 'ru')).toBe('/product/x');
    expect(localePath('/product/x', 'ro')).toBe('/ro/product/x');
    expect(localePath('product', 'ro')).toBe('/ro/product');
    expect(localePath('/', 'ro')).toBe('/ro');
    expect(localePath('/', 'ru')).toBe('/');
  });

  it('LOCALE-1: splitting is the inverse of prefixing', () => {
    fc.assert(
      fc.property(paths, bothLocales, (path, locale) => {
        expect(splitLocale(localePath(path, locale))).toEqual({ locale, path });
      }),
    );
  });

  it('LOCALE-2: the choice is kept in a cookie for a year', () => {
    expect([LOCALE_COOKIE, LOCALE_COOKIE_DAYS]).toEqual(['i18n_redirected', 365]);
    expect(['ru', 'ro', 'en', undefined].map(isLocale)).toEqual([true, true, false, false]);
  });

  it.each([
    ['/contacts', '/ro/contacts'],
    ['/', '/ro'],
    ['/phones?page=2#top', '/ro/phones?page=2#top'],
    ['/phones-4.5g', '/ro/phones-4.5g'],
    ['/ro/contacts', '/ro/contacts'],
    ['/media/terms.pdf?v=2', '/media/terms.pdf?v=2'],
    ['//evil.test/x', '//evil.test/x'],
    ['https://zori.example/contacts', 'https://zori.example/contacts'],
    ['tel:+37322840100', 'tel:+37322840100'],
    ['#faq', '#faq'],
  ])('LOCALE-8: %s among Romanian words leads to %s', (address, wanted) => {
    expect(localizeLink(address, 'ro')).toBe(wanted);
    expect(localizeLink(address, 'ru')).toBe(address);
  });

  it('LOCALE-8: files and other sites are no pages', () => {
    expect(['/contacts', '/', '/x?file=a.pdf', '/ro'].every(isPageAddress)).toBe(true);
    expect(['', '#faq', '/media/terms.pdf', '//evil.test', 'https://evil.test/'].some(isPageAddress)).toBe(false);
  });

  it('LOCALE-3: switching keeps the page, its query and its fragment', () => {
    expect(switchLocale('/phones?page=2#top', 'ro')).toBe('/ro/phones?page=2#top');
    expect(switchLocale('/ro/phones#top', 'ru')).toBe('/phones#top');
    expect(switchLocale('/ro?x=/ro', 'ru')).toBe('/?x=/ro');
    expect(switchLocale('/', 'ro')).toBe('/ro');
    expect(switchLocale('/ro/phones', 'ro')).toBe('/ro/phones');
  });

  it('LOCALE-3: switching there and back changes nothing', () => {
    fc.assert(
      fc.property(paths, bothLocales, bothLocales, fc.constantFrom('', '?a=b', '#c'), (path, from, to, tail) => {
        const address = localePath(path, from) + tail;
        expect(switchLocale(switchLocale(address, to), from)).toBe(address);
      }),
    );
  });

  it('LOCALE-4: only the root leads to the language chosen before', () => {
    expect(rootRedirect('/', 'ro')).toBe('/ro');
    expect(rootRedirect('/', 'ru')).toBeUndefined();
    expect(rootRedirect('/', undefined)).toBeUndefined();
    expect(rootRedirect('/phones', 'ro')).toBeUndefined();
  });
});

describe('broken links', () => {
  it.each([
    ['/product/x/none', '/product/x'],
    ['/product/x/undefined', '/product/x'],
    ['/phones/x/none/undefined', '/phones/x'],
    ['/ro/phones/none', '/ro/phones'],
    ['/none', '/'],
    ['/nonesuch', '/nonesuch'],
    ['/x/none/y', '/x/none/y'],
    ['/product/x', '/product/x'],
    ['/', '/'],
  ])('ROUTE-1: %s is redirected to %s', (broken, clean) => {
    expect(removeBrokenTail(broken)).toBe(clean);
  });
});
