import { barriersOf } from '#tests/e2e/support/barriers.ts';
import { expect, type Shopper } from '#tests/e2e/support/shopper.ts';

/** Where layers are looked at. */
export const screens = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

/** There is no barrier in either scheme; of a dialog the dialog alone, as nothing else can be reached. */
export const expectNone = async ({ page }: Shopper): Promise<void> => {
  const faults: string[] = [];
  const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await barriersOf(page, within)).map((fault) => `${colorScheme}: ${fault}`));
  }
  expect(faults).toEqual([]);
};
