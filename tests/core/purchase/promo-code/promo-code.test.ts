import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import { type CodeAnswer, createPromoCode, NO_CODE, type PromoCodeState } from '#core/purchase/promo-code/index.ts';
import {
  type CodeLine,
  codeLines,
  repairCodes,
  type StoredCodes,
  tidyCode,
} from '#core/purchase/promo-code/promo-code.ts';
import { RECHECK_MS } from '#core/purchase/promo-code/promo-code-state.ts';
import { aCart, aPhone, fakePromoCodeStorage, fakeTime } from '#core/testing/index.ts';

type Answer = Result<CodeAnswer, Failure>;
const holds = (mdl: number, code = 'ZORI'): Answer => ok({ kind: 'holds', code, discount: fromMdl(mdl) });
const tooSmall: Answer = ok({ kind: 'refused', code: 'ZORI', reason: 'too_small', least: fromMdl(2_000) });
const gone = (reason: 'unknown' | 'expired'): Answer => ok({ kind: 'refused', code: 'ZORI', reason });
const silence: Answer = err(failure('timeout', 'timeout', ''));

/** A browser with a cart, whose questions are answered by hand. */
const aBrowser = (kept: StoredCodes = {}, lines: Cart = aCart().with(aPhone('A'), 2).build()) => {
  const asked: { readonly code: string; readonly lines: readonly CodeLine[]; readonly locale: Locale }[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const timers = fakeTime();
  const promoCodeStorage = fakePromoCodeStorage(kept);
  const world = { kept: promoCodeStorage.load, forget: () => promoCodeStorage.save({}), cart: { lines } };
  let state: PromoCodeState = NO_CODE;
  const codes = createPromoCode({
    promoCodes: {
      check: (query) => {
        asked.push(query);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
    promoCodeStorage,
    timers,
    cart: world.cart,
    show: (next) => {
      state = next;
    },
  });
  const answer = async (...answers: Answer[]) => {
    for (const one of answers) waiting.shift()?.(one);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { codes, world, asked, timers, answer, state: () => state };
};

describe('a promo code', () => {
  it('CODE-1: is the same however it is typed', () => {
    expect([' zori 2026', 'ZORI2026', 'z'.repeat(50)].map(tidyCode)).toEqual(['ZORI2026', 'ZORI2026', 'Z'.repeat(40)]);
  });

  it('CODE-2: is checked for what can be had', () => {
    const cart = aCart().with(aPhone('A'), 2).with(aPhone('B').outOfStock()).build();
    expect(codeLines(cart)).toEqual([{ productId: 'A', count: 2, tier: 'retail' }]);
  });

  it('CODE-4: is read out of whatever was stored', () => {
    expect([undefined, null, 'x', [], {}, { entered: 1, offered: ' ' }].map(repairCodes)).toEqual(Array(6).fill({}));
    expect(repairCodes({ entered: ' a b', offered: 'gift', more: 1 })).toEqual({ entered: 'AB', offered: 'GIFT' });
  });
});

describe('the code of an order', () => {
  it('CODE-1 CODE-2: is entered as it was typed, checked, and takes its discount while it holds', async () => {
    const { codes, world, asked, answer, state } = aBrowser();
    await codes.start('ru');
    codes.type(' zo ri ');
    const entering = codes.enter('ro');
    expect(state()).toMatchObject({ code: 'ZORI', typed: '', checking: true, applied: undefined });
    expect(asked).toEqual([{ code: 'ZORI', lines: codeLines(world.cart.lines), locale: 'ro' }]);
    await answer(holds(200));
    await entering;
    expect(state()).toMatchObject({ checking: false, applied: { code: 'ZORI', discount: fromMdl(200) } });
    expect(world.kept()).toEqual({ entered: 'ZORI' });
    codes.remove();
    expect([state(), world.kept()]).toEqual([NO_CODE, {}]);
  });

  it('CODE-1: that is nothing but spaces is none', async () => {
    const { codes, asked } = aBrowser();
    codes.type('  ');
    await codes.enter('ru');
    expect(asked).toEqual([]);
  });

  it('CODE-2: is checked anew once the cart stands still, and a late answer counts for nothing', async () => {
    const { codes, world, asked, timers, answer, state } = aBrowser({ entered: 'ZORI' });
    void codes.start('ru');
    world.cart.lines = aCart().with(aPhone('A')).build();
    codes.cartChanged();
    await answer(holds(200));
    expect(state()).toMatchObject({ checking: true, applied: undefined });
    codes.cartChanged();
    timers.pass(RECHECK_MS - 1);
    expect(asked).toHaveLength(1);
    timers.pass(1);
    expect(asked[1]).toMatchObject({ lines: [{ productId: 'A', count: 1 }] });
    await answer(holds(100));
    expect(state()).toMatchObject({ checking: false, applied: { discount: fromMdl(100) } });
  });

  it('CODE-2: that nobody has entered is not checked when the cart changes', async () => {
    const { codes, asked, timers } = aBrowser();
    await codes.start('ru');
    codes.cartChanged();
    timers.pass(RECHECK_MS);
    expect(asked).toEqual([]);
  });

  it('CODE-3 CODE-4: too small takes nothing off, is reported, and waits for more goods', async () => {
    const { codes, world, answer, timers, state } = aBrowser({ entered: 'ZORI' });
    void codes.start('ru');
    await answer(holds(200));
    codes.cartChanged();
    timers.pass(RECHECK_MS);
    await answer(tooSmall);
    expect(state()).toMatchObject({ code: 'ZORI', applied: undefined, refused: { least: fromMdl(2_000) } });
    expect(world.kept()).toEqual({ entered: 'ZORI' });
    codes.cartChanged();
    timers.pass(RECHECK_MS);
    await answer(holds(200));
    expect(state()).toMatchObject({ applied: { discount: fromMdl(200) }, refused: undefined });
  });

  it.each(['unknown', 'expired'] as const)(
    'CODE-3: that is %s is reported, given up, and stands in the field to be corrected',
    async (reason) => {
      const { codes, world, answer, state } = aBrowser();
      const entering = codes.enter('ru', 'zori');
      await answer(gone(reason));
      await entering;
      expect(state()).toMatchObject({ code: '', typed: 'ZORI', applied: undefined, refused: { code: 'ZORI', reason } });
      expect(world.kept()).toEqual({});
      codes.type('ZORI1');
      expect(state()).toMatchObject({ typed: 'ZORI1', refused: undefined });
    },
  );

  it('CODE-3: takes nothing off while nobody knows whether it holds', async () => {
    const { codes, answer, state } = aBrowser({ entered: 'ZORI' });
    void codes.start('ru');
    await answer(holds(200));
    const checking = codes.check('ru');
    await answer(silence);
    await checking;
    expect(state()).toMatchObject({ code: 'ZORI', applied: undefined, failed: true, checking: false });
  });

  it('CODE-4: of an earlier visit is read once, and waits for goods', async () => {
    const { codes, world, asked, state } = aBrowser({ entered: 'ZORI', offered: 'GIFT' }, []);
    await codes.start('ru');
    expect([asked, state().code, state().offered]).toEqual([[], 'ZORI', 'GIFT']);
    world.forget();
    await codes.start('ru');
    expect(state().code).toBe('ZORI');
  });

  it('CODE-4: of a gift is entered by one press, and stays on offer once it is taken off', async () => {
    const { codes, world, answer, state } = aBrowser();
    await codes.start('ru');
    codes.offer('gift');
    expect([state().offered, state().code, world.kept()]).toEqual(['GIFT', '', { offered: 'GIFT' }]);
    const entering = codes.enter('ru', state().offered);
    await answer(holds(200, 'GIFT'));
    await entering;
    expect(world.kept()).toEqual({ entered: 'GIFT', offered: 'GIFT' });
    codes.remove();
    expect([state().offered, world.kept()]).toEqual(['GIFT', { offered: 'GIFT' }]);
  });
});
