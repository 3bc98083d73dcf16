import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#core/purchase/checkout/index.ts';
import { explainForViewer, explainTotals } from '#core/purchase/explanation/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { ExplainedTotal, KeptTotal } from '#ui/features/purchase/explanation/explained-total.tsx';
import { Steps } from '#ui/features/purchase/explanation/steps.tsx';
import { StepsSideBySide } from '#ui/features/purchase/explanation/steps-side-by-side.tsx';
import { Stage } from '#ui/gallery/stage.tsx';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(async () => {
  await loadWords('ru');
});

/** What is read of a part of a page, a space between what stands apart. */
const read = (shown: ReactNode): string =>
  renderToString(<Stage state={{ name: 'x', show: () => shown }} locale="ru" scheme="light" />)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u{A0}]+/gu, ' ')
    .trim();

const A = aPhone('A').costing(5_000).discountedBy(500).broughtFor(60, 120, 90);
const B = aPhone('B').costing(3_000).forPartnersAt(2_700).withPromoOf(100).broughtFor(40, 150, 100);
const cart = aCart().with(A, 2).withAtPartnerPrice(B).build();
const code = { code: 'SALUT', discount: 5_000 };

describe('the steps of a total', () => {
  it('EXPLAIN-1: are read as goods, what is taken off them, the code, the delivery and the total', () => {
    expect(read(<Steps steps={explainTotals(cart, EMPTY_DRAFT, 'chosen', code)} />)).toBe(
      [
        'Phone A 2 × 5 500 MDL 11 000 MDL',
        'Скидка : Phone A −1 000 MDL',
        'Phone B 2 700 MDL',
        'Промоскидка : Phone B −100 MDL',
        'Промокод SALUT −50 MDL',
        'Доставка Один раз за заказ, по самому высокому тарифу: Phone A 60 MDL',
        'Итого 12 610 MDL',
      ].join(' '),
    );
  });

  it('EXPLAIN-2: name what the total does not include, and that pickup is free', () => {
    const gone = aCart().with(A).with(aPhone('C').outOfStock()).pickedUp();
    const steps = explainTotals(gone.build(), gone.choice);
    expect(read(<Steps steps={steps} />)).toContain(
      'Phone C Нет в наличии, в итог не включено — Самовывоз бесплатно Итого 5 000 MDL',
    );
  });

  it('EXPLAIN-4: show the rounding where amounts are not whole', () => {
    const steps = explainTotals(aCart().with(A.costing(0.5)).with(aPhone('C').costing(0.5)).build(), EMPTY_DRAFT);
    expect(read(<Steps steps={steps} />)).toMatch(/Округление до целого лея −1 MDL Итого/);
  });

  it('EXPLAIN-3: are read at every price with its name, and which of them is paid', () => {
    expect(read(<StepsSideBySide explanations={explainForViewer(cart, EMPTY_DRAFT, code, true)} />)).toBe(
      [
        'Шаг Цена партнёра выбрана Обычная цена',
        'Phone A 2 шт. 11 000 MDL 11 000 MDL',
        'Скидка : Phone A −1 000 MDL −1 000 MDL',
        'Phone B 2 700 MDL 3 000 MDL',
        'Промоскидка : Phone B −100 MDL −100 MDL',
        'Промокод SALUT −50 MDL −50 MDL',
        'Доставка Один раз за заказ, по самому высокому тарифу: Phone A 60 MDL 60 MDL',
        'Итого 12 610 MDL 12 910 MDL',
      ].join(' '),
    );
  });

  it('EXPLAIN-5: of an order are read as they were kept, and not at all where they were not', () => {
    const steps = explainTotals(cart, EMPTY_DRAFT);
    expect(read(<KeptTotal steps={steps} />)).toBe(`Подробный расчёт ${read(<Steps steps={steps} />)}`);
    expect(read(<KeptTotal steps={undefined} />)).toBe('');
  });

  it('EXPLAIN-6: are not unfolded where they only repeat prices and delivery', () => {
    const plain = aCart().with(aPhone('C')).build();
    expect(read(<KeptTotal steps={explainTotals(plain, EMPTY_DRAFT)} />)).toBe('');
    expect(read(<ExplainedTotal cart={plain} delivery={EMPTY_DRAFT} code={undefined} />)).toBe('');
    expect(read(<ExplainedTotal cart={plain} delivery={EMPTY_DRAFT} code={code} />)).toBe('Подробный расчёт');
  });
});
