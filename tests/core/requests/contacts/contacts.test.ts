import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { MESSAGE_MIN } from '#core/requests/contacts/feedback.ts';
import {
  EMPTY_FEEDBACK,
  MESSAGE_MAX,
  mapLinks,
  mapNames,
  shopPlaces,
  validateFeedback,
} from '#core/requests/contacts/index.ts';

const typed = { name: ' Ion Rusu ', phone: '069 123 456', email: '', message: ' Bună ziua! ' };
const sent = { name: 'Ion Rusu', message: 'Bună ziua!', locale: 'ro' };

describe('a message to the shop', () => {
  it('CONTACT-1: needs a name and words', () => {
    expect(validateFeedback(EMPTY_FEEDBACK, 'ru')).toEqual(
      err({ name: 'required', phone: 'contact', message: 'required' }),
    );
    expect([MESSAGE_MIN, MESSAGE_MAX]).toEqual([5, 2000]);
    const wrong = (message: string) => validateFeedback({ ...typed, message }, 'ru');
    expect(wrong('1234')).toEqual(err({ message: 'too_short' }));
    expect(wrong('x'.repeat(2001))).toEqual(err({ message: 'too_long' }));
    expect(wrong('x'.repeat(2000)).ok && wrong('12345').ok).toBe(true);
  });

  it('CONTACT-2: is answered by phone, by e-mail or by either', () => {
    expect(validateFeedback(typed, 'ro')).toEqual(ok({ ...sent, phone: '+37369123456' }));
    const byMail = { ...typed, phone: ' ', email: ' ion@rusu.md ' };
    expect(validateFeedback(byMail, 'ro')).toEqual(ok({ ...sent, email: 'ion@rusu.md' }));
    expect(validateFeedback({ ...byMail, phone: typed.phone }, 'ro')).toEqual(
      ok({ ...sent, phone: '+37369123456', email: 'ion@rusu.md' }),
    );
  });

  it('CONTACT-2: is not sent with a phone or an e-mail that is wrong', () => {
    expect(validateFeedback({ ...typed, phone: '12' }, 'ru')).toEqual(err({ phone: 'phone' }));
    expect(validateFeedback({ ...typed, email: 'ion@' }, 'ru')).toEqual(err({ email: 'email' }));
    expect(validateFeedback({ ...typed, phone: '', email: 'ion@' }, 'ru')).toEqual(err({ email: 'email' }));
  });
});

describe('a place on the map', () => {
  it('CONTACT-3: is shown by three maps, each in its own order of degrees', () => {
    const links = mapLinks({ latitude: 47.02447, longitude: 28.83327 });
    expect(Object.keys(links)).toEqual([...mapNames]);
    expect(links).toEqual({
      google: 'https://www.google.com/maps/search/?api=1&query=47.02447,28.83327',
      waze: 'https://www.waze.com/ul?ll=47.02447,28.83327&navigate=yes',
      yandex: 'https://yandex.com/maps/?pt=28.83327,47.02447&z=17&l=map',
    });
  });

  it('CONTACT-3: is looked for by its words where no point is known', () => {
    const place = 'bd. Ștefan cel Mare 1 & 2, #3';
    const links = Object.values(mapLinks(place)).map((link) => new URL(link));
    expect(
      links.map(({ searchParams: sought }) => sought.get('query') ?? sought.get('q') ?? sought.get('text')),
    ).toEqual([place, place, place]);
    expect(links.every(({ hash }) => hash === '')).toBe(true);
  });

  it('CONTACT-4: shares its pin with what stands near', () => {
    const shops = [
      { shopId: 'centre', latitude: 47.02, longitude: 28.83 },
      { shopId: 'balti', latitude: 47.76, longitude: 27.93 },
      { shopId: 'botanica', latitude: 47, longitude: 28.87 },
    ];
    const [capital, north] = shopPlaces(shops);
    expect(capital?.shops.map(({ shopId }) => shopId)).toEqual(['centre', 'botanica']);
    expect([capital?.latitude, capital?.longitude]).toEqual([expect.closeTo(47.01), expect.closeTo(28.85)]);
    expect(north).toEqual({ shops: [shops[1]], latitude: 47.76, longitude: 27.93 });
    expect(shopPlaces([])).toEqual([]);
  });
});
