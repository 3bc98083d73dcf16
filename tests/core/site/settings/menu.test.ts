import { describe, expect, it } from 'vitest';
import { menuLinks, PLAIN_SHELL, SERVICE_CENTRE_PHONES, shownPhones } from '#core/site/settings/index.ts';

const off = PLAIN_SHELL.settings.buttons;
const on = Object.fromEntries(Object.keys(off).map((flag) => [flag, true])) as unknown as typeof off;
const always = [{ name: 'dayOffer', path: '/dayoffer' }, { name: 'catalogue' }];

describe('the menu', () => {
  it('SETTINGS-4: has every link that is switched on, in its order', () => {
    expect(menuLinks(on)).toEqual([
      { name: 'specialOffers', path: '/special-offers' },
      ...always,
      { name: 'news', path: '/newmorning' },
      { name: 'videoReviews', path: '/review' },
      { name: 'testimonials', path: '/feedbacks' },
      { name: 'aboutUs', path: '/about' },
      { name: 'contacts', path: '/contacts' },
      { name: 'serviceCentre', path: '/service' },
      { name: 'tradeIn', path: '/trade-in' },
    ]);
    expect(menuLinks(off)).toEqual(always);
  });

  it.each([
    ['promo', 'specialOffers'],
    ['news', 'news'],
    ['videoReview', 'videoReviews'],
    ['review', 'testimonials'],
    ['aboutUs', 'aboutUs'],
    ['contacts', 'contacts'],
    ['serviceCenter', 'serviceCentre'],
    ['tradeIn', 'tradeIn'],
  ])('SETTINGS-4: the flag %s switches %s on', (flag, link) => {
    expect(menuLinks({ ...off, [flag]: true }).map(({ name }) => name)).toContain(link);
    expect(menuLinks({ ...off, [flag]: true })).toHaveLength(3);
  });
});

describe('phones', () => {
  it('SETTINGS-5: the service centre’s are those configured, the others those of settings', () => {
    const phones = { main: '+37322840100', landline: '', support: '+37368840100', serviceCentre: 'ignored' };
    expect(SERVICE_CENTRE_PHONES).toEqual(['+37322840120', '+37368840120']);
    expect(shownPhones(phones)).toEqual([
      { name: 'main', phone: '+37322840100' },
      { name: 'support', phone: '+37368840100' },
      { name: 'serviceCentre', phone: '+37322840120' },
      { name: 'serviceCentre', phone: '+37368840120' },
    ]);
    expect(shownPhones(phones, ['+37322000111']).at(-1)).toEqual({ name: 'serviceCentre', phone: '+37322000111' });
    expect(shownPhones(phones, []).map(({ name }) => name)).toEqual(['main', 'support']);
    expect(shownPhones({ ...phones, landline: '022' })[1]).toEqual({ name: 'landline', phone: '022' });
  });
});
