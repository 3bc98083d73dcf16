import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { type FurtherPriceSize, TierPrices } from '#ui/features/catalog/second-price/further-prices.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(() => loadWords('ru'));

const retail = { tier: 'retail', price: fromMdl(5_000) } as const;
const second = { tier: 'second', price: fromMdl(4_500) } as const;
const noFurther = 'Партнёрской цены нет';

const said = (size: FurtherPriceSize, named: boolean, own?: typeof second): string =>
  renderToString(
    <LanguageContext value={languageOf('ru')}>
      <TierPrices shown={own ? [own, retail] : [retail]} size={size} className="" percent={0} named={named} />
    </LanguageContext>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the prices that a partner sees', () => {
  it('SECOND-1: begin with their own, and both are named', () => {
    for (const size of ['tile', 'page'] as const)
      expect(said(size, true, second)).toMatch(/Партнёру\s+4\s500 MDL.*Обычная.*5\s000 MDL/);
  });

  it('SECOND-1: mention a missing price only in a list', () => {
    expect(said('tile', true)).toContain(noFurther);
    for (const size of ['page', 'bar'] as const) expect(said(size, true)).not.toContain(noFurther);
  });

  it('SECOND-2: show nothing until the viewer is known', () => {
    for (const size of ['tile', 'page', 'bar'] as const) expect(said(size, false)).toMatch(/^\s*5\s000 MDL\s*$/);
  });
});
