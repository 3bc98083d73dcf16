import { describe, expect, it } from 'vitest';
import { bannerCategory, NO_BANNER, toggleBanner } from '#core/catalog/products/index.ts';
import { activeFirst, contentPageAt, contentPages, openVacancies } from '#core/editorial/content/index.ts';
import { keepSellers } from '#core/purchase/checkout/sellers.ts';

describe('promotions', () => {
  it('PROMO-1: that are on stand first, otherwise as they came', () => {
    const promotion = (url: string, isActive: boolean) => ({ url, isActive });
    const came = [promotion('a', false), promotion('b', true), promotion('c', false), promotion('d', true)];
    expect(activeFirst(came).map(({ url }) => url)).toEqual(['b', 'd', 'a', 'c']);
    expect(came.map(({ url }) => url)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('vacancies, sellers and shops', () => {
  const vacancies = [
    { vacancyId: 'a', isActive: false },
    { vacancyId: 'b', isActive: true },
  ];

  it('CONTENT-1: a CV is sent for an open vacancy', () => {
    expect(openVacancies(vacancies)).toEqual([vacancies[1]]);
  });

  it('CONTENT-2: no sellers do not take the place of some', () => {
    const known = [{ id: '1', name: 'Ana' }];
    const received = [{ id: '2', name: 'Ion' }];
    expect(keepSellers(known, [])).toBe(known);
    expect(keepSellers(known, received)).toBe(received);
  });
});

describe('the banner of a product page', () => {
  it('PRODUCT-3: is that of the last breadcrumb', () => {
    expect(bannerCategory([{ categoryId: '1' }, { categoryId: '3' }, { categoryId: '7' }])).toBe('7');
    expect(bannerCategory([])).toBeUndefined();
  });

  it('PRODUCT-3: folds in and out when it is there', () => {
    expect(NO_BANNER).toEqual({ show: false, showContent: false });
    expect(toggleBanner(NO_BANNER)).toEqual(NO_BANNER);
    const unfolded = toggleBanner({ show: true, showContent: false });
    expect(unfolded).toEqual({ show: true, showContent: true });
    expect(toggleBanner(unfolded)).toEqual({ show: true, showContent: false });
  });

  it('PRODUCT-3: keeps what it says when it is folded', () => {
    const content = { title: 'Sale', text: '', action: 'Look', href: '/promo', image: '', tint: '#FFFFFF' };
    expect(toggleBanner({ show: true, showContent: true, content })).toEqual({
      show: true,
      showContent: false,
      content,
    });
  });
});

describe('the content pages', () => {
  it('CONTENT-5: are nine, each at its own address', () => {
    expect(contentPages).toEqual([
      'about',
      'credit',
      'delivery',
      'discount',
      'insurance',
      'partners',
      'service',
      'terms',
      'trade-in',
    ]);
    for (const name of contentPages) expect(contentPageAt(`/${name}`)).toBe(name);
    expect(contentPageAt('/')).toBeUndefined();
    expect(contentPageAt('/abouts')).toBeUndefined();
    expect(contentPageAt('/about/team')).toBeUndefined();
  });

  it('CONTENT-5: of them the service page answers below its address too', () => {
    expect(contentPageAt('/service/phones/screens')).toBe('service');
  });
});
