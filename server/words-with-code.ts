import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { frameWords, wordsOf } from '#ui/i18n/languages.ts';

const ROOT = join(import.meta.dirname, '..');
/** The module that every page begins with. */
const FRAME = 'ui/renderer/+client.tsx';

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '((?:#ui\/|\.)[^']+\.tsx?)';/gm;
const ON_DEMAND = /\bimport\((["'])((?:#ui\/|\.)[^"']+\.tsx?)\1\)/g;
/** A key in a text, `cart.title`, or the beginning of one, `cart.obstacle.${…}`. */
const KEY = /['"`]([a-z][A-Za-z]*)\.(\w*)(\$\{)?/g;

type Words = Readonly<Record<string, object>>;

const cached = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** Path of a module from the root. */
const moduleAt = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : join(dirname(importer), specifier);

const readModule = cached((module: string) => {
  const source = readFileSync(join(ROOT, module), 'utf8');
  return {
    imports: [...source.matchAll(STATIC_IMPORT)].map(([, specifier = '']) => moduleAt(specifier, module)),
    keys: [...source.matchAll(KEY)].map(([, section = '', start = '', open]) => ({ section, start, open })),
  };
});

/** A module and all modules of `ui/` that it imports statically. */
const modulesFrom = (module: string, found = new Set<string>()): Set<string> => {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of readModule(module).imports) modulesFrom(imported, found);
  return found;
};

const dictionaryOf = cached((locale: Locale): Words => {
  const files = globSync(join(ROOT, `ui/i18n/${locale}/*.json`));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
});

/** Plural forms and contexts belong to the key before their underscore. */
const stem = (key: string): string => key.replace(/_.*/, '');

/** The words that a module and its static imports name, without those given; of a key that is left open, all it may be. */
export const wordsNamedBy = (module: string, locale: Locale, without: Words = {}): Words => {
  const named: Record<string, Record<string, unknown>> = {};
  for (const { section, start, open } of [...modulesFrom(module)].flatMap((from) => readModule(from).keys))
    for (const [key, text] of Object.entries(dictionaryOf(locale)[section] ?? {})) {
      const isNamed = open ? key.startsWith(start) : stem(key) === stem(start);
      if (isNamed && !(key in (without[section] ?? {}))) named[section] = { ...named[section], [key]: text };
    }
  return named;
};

const wordsOfFrame = cached((locale: Locale) => wordsNamedBy(FRAME, locale));

/** The words that come with a module: those it names and the frame does not. */
export const wordsBeyondFrame = (module: string, locale: Locale): Words =>
  wordsNamedBy(module, locale, wordsOfFrame(locale));

/** What a built file of words holds; undefined when the file is another. */
const wordsIn = (file: string): Words | undefined => {
  for (const locale of locales) {
    if (file === frameWords(locale)) return wordsOfFrame(locale);
    const end = wordsOf('', locale);
    if (file.endsWith(end)) return wordsBeyondFrame(file.slice(0, -end.length), locale);
  }
  return undefined;
};

/**
 * Gives browsers only the words that they show: `ui/i18n/<language>/index.ts` is reduced to the words of the frame, and
 * each module that is imported on demand comes with its own. On the server and in development all words are there.
 */
export const wordsWithCode: Plugin = {
  name: 'words-with-code',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /\.words$/ }, handler: (id) => id },
  load: {
    filter: { id: /\/ui\/(?:.*\.words|i18n\/\w+\/index\.ts)$/ },
    handler: (id) => {
      const words = wordsIn(id.slice(ROOT.length + 1));
      return words && { code: `export default ${JSON.stringify(words)};`, moduleType: 'js' };
    },
  },
  transform: {
    filter: { id: /\/ui\/.*\.tsx?$/, code: 'import(' },
    handler: (code, id) => {
      const added: string[] = [];
      const rewritten = code.replaceAll(ON_DEMAND, (written, _quote, specifier: string) => {
        const module = moduleAt(specifier, id.slice(ROOT.length + 1));
        if (locales.every((locale) => Object.keys(wordsBeyondFrame(module, locale)).length === 0)) return written;
        const loads = locales.map((locale) => `${locale}: () => import('${join(ROOT, wordsOf(module, locale))}')`);
        const name = `words${added.push(`{ ${loads.join(', ')} }`)}`;
        return `importWithWords(${name}, () => ${written})`;
      });
      if (added.length === 0) return null;
      const constants = added.map((loads, place) => `const words${place + 1} = ${loads};`);
      const head = ["import { importWithWords } from '#ui/i18n/i18n.ts';", ...constants];
      return { code: [...head, rewritten].join('\n'), map: null };
    },
  },
};
