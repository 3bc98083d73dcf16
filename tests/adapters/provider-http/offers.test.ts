import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { landing, toLanding } from '#adapters/provider-http/calls/landings.ts';
import { dayOffer, toDayOffer, toPromotionPage } from '#adapters/provider-http/calls/offers.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { pictures } from './pictures-of-tests.ts';
import { aWireProduct } from './wire-product.ts';

const mapping = { pictures, locale: 'ru' } as const;

describe('the offer of the day', () => {
  const reported = (wire: Readonly<Record<string, unknown>>) =>
    toDayOffer(v.parse(dayOffer.answer, { is_active: true, ...wire }), mapping);
  const whole = { product: aWireProduct(), ends_at: '2026-11-21T23:59:00+02:00', title: 'Today' };

  it('DAY-4 DAY-5: has its price, its pieces and its end', () => {
    expect(reported({ ...whole, regular_price: '5500.00', pieces_total: 30, pieces_left: 40 })).toMatchObject({
      title: 'Today',
      text: '',
      product: { price: fromMdl(5_000) },
      regularPrice: fromMdl(5_500),
      endsAt: whole.ends_at,
      pieces: { left: 30, total: 30 },
    });
  });

  it('goes on without what nobody gave: pieces, a regular price', () => {
    const offer = reported({ ...whole, pieces_total: 30 });
    expect(offer).toMatchObject({ regularPrice: fromMdl(5_000) });
    expect(offer).not.toHaveProperty('pieces');
    expect(reported({ ...whole, pieces_left: 0, pieces_total: 0 })).not.toHaveProperty('pieces');
    expect(reported({ ...whole, pieces_left: 0, pieces_total: 5 })).toMatchObject({ pieces: { left: 0, total: 5 } });
  });

  it('is none when it is not on, of nothing or without an end', () => {
    for (const none of [{ ...whole, is_active: false }, { ...whole, product: null }, { product: aWireProduct() }])
      expect(reported(none)).toBeNull();
  });
});

describe('a promotion', () => {
  it('has clean words on a ground that is a colour', () => {
    const page = toPromotionPage(
      {
        promotion: { url: 'x', title: 'X', is_active: true, html: '<p>Now<script>1</script></p>', tint: 'red;' },
        products: [],
      },
      mapping,
    );
    expect(page).toEqual({
      promotion: { url: 'x', title: 'X', lead: '', image: '', tint: '#F4F5F7', isActive: true },
      html: '<p>Now</p>',
      products: [],
      seo: {},
    });
  });
});

describe('a landing page', () => {
  const built = (...blocks: readonly unknown[]) =>
    toLanding(v.parse(landing.answer, { slug: 'x', title: 'X', blocks }), mapping).blocks;

  it('LANDING-1: leaves out blocks of unknown kinds and broken ones', () => {
    const hero = { kind: 'hero', title: 'Now', text: '' };
    expect(built({ kind: 'carousel', slides: [] }, hero, { kind: 'text', title: 'No words' }, null, 7)).toEqual([
      { ...hero, tint: '#F4F5F7', image: '' },
    ]);
  });

  it('has every kind that is agreed, its words clean and its links harmless', () => {
    const banner = { bannerId: 1, title: 'Look', href: 'javascript:alert(1)', img: '/media/b.webp', tint: '#101010' };
    expect(
      built(
        { kind: 'text', title: 'T', html: '<p onclick="x">Words</p>' },
        { kind: 'products', title: 'P', products: [aWireProduct()] },
        { kind: 'features', title: 'F', items: [{ title: 'One', text: '' }] },
        { kind: 'banner', banner },
        { kind: 'faq', title: 'Q', items: [{ question: 'Why?', answer: 'So.' }] },
      ),
    ).toMatchObject([
      { kind: 'text', html: '<p>Words</p>' },
      { kind: 'products', products: [{ productId: '100001', price: fromMdl(5_000) }] },
      { kind: 'features', items: [{ title: 'One' }] },
      { kind: 'banner', banner: { id: '1', href: '/', tint: '#101010' } },
      { kind: 'faq', items: [{ question: 'Why?' }] },
    ]);
  });
});
