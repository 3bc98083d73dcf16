import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const design = new URL('../../ui/design/', import.meta.url);

/** What each file of the shop's own is taken out of. */
const sources = {
  cyrillic: import.meta.resolve('@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2'),
  romanian: import.meta.resolve('@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2'),
  latin: import.meta.resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
};

interface Face {
  readonly name: keyof typeof sources;
  readonly weights: { readonly min: number; readonly max: number };
  /** All letters and signs of it. */
  readonly text: string;
}

/** The faces that `fonts.css` names, their ranges and weights as they stand there. */
const faces = (): readonly Face[] => {
  const css = readFileSync(new URL('fonts.css', design), 'utf8');
  const pattern = /font-weight: (\d+) (\d+);\s+src: url\("\.\/fonts\/(\w+)\.woff2"\);\s+unicode-range:\s+([^;]+);/g;
  return [...css.matchAll(pattern)].map(([, min, max, name, ranges = '']) => ({
    name: name as Face['name'],
    weights: { min: Number(min), max: Number(max) },
    text: ranges
      .split(',')
      .flatMap((range) => {
        const [first = 0, last = first] = range
          .trim()
          .slice('U+'.length)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
      })
      .join(''),
  }));
};

/** The shop's own files of Onest: what `fonts.css` wants of the letters and weights that the package has. */
export const makeFonts = (): Promise<readonly { readonly file: URL; readonly bytes: Uint8Array }[]> =>
  Promise.all(
    faces().map(async ({ name, weights, text }) => {
      const bytes = await subsetFont(readFileSync(fileURLToPath(sources[name])), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      });
      return { file: new URL(`fonts/${name}.woff2`, design), bytes };
    }),
  );

if (import.meta.main) {
  mkdirSync(new URL('fonts/', design), { recursive: true });
  for (const { file, bytes } of await makeFonts()) writeFileSync(file, bytes);
}
