import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';

/** Lists, their dialogs, editorial parts and pages of promotions: no purchase is decided there. */
const QUIET = [
  'ui/features/{catalog,editorial,marketing}/**/*.tsx',
  'ui/pages/{category-offers,promo,promotion,shared,special-offers}/page.tsx',
];

it('only purchases have solid buttons: those of lists, dialogs and promotions state another kind', () => {
  const files = globSync(QUIET, { cwd: root });
  const solid = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/<(?:Outside)?Button(?:Link)?\s(?:=>|[^>])*>/g)]
      .filter(([tag]) => !tag.includes('kind='))
      .map(([tag]) => `${file}: ${tag}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(solid).toEqual([]);
});
