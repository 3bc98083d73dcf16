import { LARGE_LETTERS, walkWithLargeLetters } from '#tests/e2e/support/large-letters.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

test.use({ launchOptions: LARGE_LETTERS });

// Ten pages in both languages are walked by `npm run barriers`.
walkWithLargeLetters('ru', ['/smartphones', '/delivery']);

test('buttons keep a border where colours are forced', async ({ shopper: as, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await as('ro').open('/contacts');
  const borders = await page
    .locator('button:visible, .button:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(borders.length).toBeGreaterThan(3);
  expect(new Set(borders)).toEqual(new Set(['1px']));
});
