import { parseArgs } from 'node:util';
import { isLocale, type Locale, locales } from '#core/kernel/locale/index.ts';

/** Height of the window at each width that the shop is looked at, px. */
export const WINDOWS = { 360: 740, 768: 1024, 1280: 800, 1536: 864 } as const;
const WIDTHS = [360, 768, 1280, 1536] as const;
export type Width = (typeof WIDTHS)[number];

const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What is photographed, and in what ways. */
export interface Options {
  /** Names of screens, or their beginnings with a `*` behind; every screen when there are none. */
  readonly only: readonly string[];
  readonly widths: readonly Width[];
  readonly languages: readonly Locale[];
  readonly schemes: readonly Scheme[];
  /** How large a photograph stands on its contact sheet: 1 is as large as it was taken. */
  readonly scale: number;
  /** Whether the screens' names are only listed. */
  readonly list: boolean;
  /** Whether to lay out a picture of every model that is sold, in place of screens. */
  readonly models: boolean;
}

const isWidth = (value: number): value is Width => (WIDTHS as readonly number[]).includes(value);
const isScheme = (value: string): value is Scheme => (SCHEMES as readonly string[]).includes(value);

const wordsOf = (given: string | undefined): readonly string[] => given?.split(',').filter((word) => word !== '') ?? [];

/** The values that were named, or all there are; throws when one is not among them. */
const named = <From, To extends From>(
  flag: string,
  given: readonly From[],
  all: readonly To[],
  isOne: (value: From) => value is To,
): readonly To[] => {
  const wrong = given.filter((value) => !isOne(value));
  if (wrong.length > 0) throw new Error(`--${flag} takes ${all.join(', ')}, not ${wrong.join(', ')}`);
  return given.length === 0 ? all : given.filter(isOne);
};

/** Reads the command line of `npm run gallery`; throws an error with words for the terminal when it is not understood. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      widths: { type: 'string' },
      languages: { type: 'string' },
      schemes: { type: 'string' },
      scale: { type: 'string', default: '0.5' },
      list: { type: 'boolean', default: false },
      models: { type: 'boolean', default: false },
    },
  });
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 1)) throw new Error('--scale takes a number above 0, up to 1');
  return {
    only: wordsOf(values.only),
    widths: named('widths', wordsOf(values.widths).map(Number), WIDTHS, isWidth),
    languages: named('languages', wordsOf(values.languages), locales, isLocale),
    schemes: named('schemes', wordsOf(values.schemes), SCHEMES, isScheme),
    scale,
    list: values.list,
    models: values.models,
  };
};
