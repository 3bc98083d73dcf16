import { locales } from '#core/kernel/locale/index.ts';
import { LARGE_LETTERS, walkWithLargeLetters } from '#tests/e2e/support/large-letters.ts';
import { test } from '#tests/e2e/support/shopper.ts';

test.use({ launchOptions: LARGE_LETTERS });

const paths = [
  ...['/', '/smartphones', '/search?query=xiaomi', '/contacts', '/delivery', '/order', '/compare', '/trade-in'],
  ...['/newmorning', '/career', '/special-offers', '/review'],
];
for (const locale of locales) walkWithLargeLetters(locale, paths);
