import { expect, it } from 'vitest';
import type { Product } from '#core/catalog/index.ts';
import { aPhone } from '#tests/support/builders/index.ts';
import { CompareStore } from '#ui/features/compare/compare-store.ts';

const [mine, theirs] = [aPhone('mine').build(), aPhone('theirs').build()];

it("COMPARE-9: someone's comparison takes the place of one's own only when asked, and is kept", () => {
  const saved: (readonly Product[])[] = [];
  const store = new CompareStore({
    compareStorage: {
      load: () => [mine],
      save: (products) => void saved.push(products),
      onChangeElsewhere: () => () => undefined,
    },
    notify: () => () => undefined,
  });
  store.start();
  expect(store.list).toEqual([mine]);
  expect(saved).toEqual([]);
  store.take([theirs]);
  expect(store.list).toEqual([theirs]);
  expect(saved).toEqual([[theirs]]);
});
