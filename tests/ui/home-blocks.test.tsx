import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MainBanner } from '#core/catalog/products/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { DEFAULT_SCHEDULE } from '#core/purchase/delivery/index.ts';
import { BannerSlide } from '#ui/features/catalog/offers/banner-slide.tsx';
import { Reasons } from '#ui/features/site/home/reasons.tsx';
import { Stage } from '#ui/gallery/stage.tsx';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(async () => {
  await Promise.all(locales.map(loadWords));
});

/** The text of a part in Russian, without tags. */
const textOf = (part: ReactNode): string =>
  renderToString(
    <Stage
      state={{ name: 'x', site: { deliverySchedule: DEFAULT_SCHEDULE }, show: () => part }}
      locale="ru"
      scheme="light"
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

describe('HOME-8: a banner', () => {
  const banner: MainBanner = {
    ...{ id: '1', title: 'Title', subtitle: 'Subtitle', action: 'Buy', image: '', tint: '#FFFFFF' },
    ...{ href: '/product/x', price: fromMdl(14_999) },
  };
  const slide = (changes: Partial<MainBanner>) => textOf(<BannerSlide first banner={{ ...banner, ...changes }} />);

  it('shows the price of its product, and the lowest price of a list as such', () => {
    expect(slide({})).toBe('Title Subtitle 14 999 MDL Buy');
    expect(slide({ href: '/headphones' })).toBe('Title Subtitle от 14 999 MDL Buy');
  });

  it('without a price shows none', () => {
    const { price: _, ...free } = banner;
    expect(textOf(<BannerSlide first banner={free} />)).toBe('Title Subtitle Buy');
  });
});

describe('HOME-9: the reasons to buy here', () => {
  it('are figures in one line; before the day is known, the term', () => {
    expect(textOf(<Reasons shops={9} />)).toBe('9 магазинов Доставка: 1 рабочий день Возврат 14 дней');
  });

  it('leave out unknown shops', () => {
    expect(textOf(<Reasons shops={0} />)).toBe('Доставка: 1 рабочий день Возврат 14 дней');
  });
});
