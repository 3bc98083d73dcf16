import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#adapters/bff/calls.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { root } from '#tests/architecture/planted.ts';
import { Stage } from '#ui/gallery/stage.tsx';
import { stories } from '#ui/gallery/stories/index.ts';
import { galleryWorld } from '#ui/gallery/world.ts';
import { loadDictionary, withAllWords } from '#ui/i18n/i18n.ts';

const shown = Object.values(stories).flat();

beforeAll(async () => {
  await Promise.all(locales.map(loadDictionary));
  await withAllWords(async () => undefined)();
});

describe.each(locales)('the gallery in %s', (locale) => {
  it.each(shown.map((story) => [story.of, story] as const))('shows %s in each of its states', (_of, story) => {
    expect(story.states.length).toBeGreaterThan(0);
    for (const state of story.states) {
      const html = renderToString(<Stage state={state} locale={locale} scheme="light" />);
      expect(html, state.name).toMatch(/<div lang="\w\w" data-scheme="light"[^>]*><\w/);
    }
  });
});

/** Components of a source that are a primitive's or a card's: what it exports by a capital letter. */
const componentsOf = (source: string): string[] =>
  [...source.matchAll(/^export const ([A-Z][a-z]\w*) = /gm)].map(([, name = '']) => name);

/** Parts of others, which are seen in these themselves. */
const PARTS = ['TitleLink', 'PublishedAt', 'Shot', 'OwnSelect', 'SelectList'];

const missingFrom = (gallery: readonly { readonly of: string }[], components: readonly string[]): string[] =>
  components.filter((name) => !PARTS.includes(name) && !gallery.some(({ of }) => of === name));

describe('a state', () => {
  it('has what surrounds a page, and the world that it asks for', () => {
    const tile = shown.find(({ of }) => of === 'ProductTile')?.states ?? [];
    const html = (name: string): string => {
      const state = tile.find((other) => other.name === name);
      return state ? renderToString(<Stage state={state} locale="ro" scheme="dark" />) : '';
    };
    expect(html('sold')).toContain('542');
    expect(html('sold')).not.toContain('Preț obișnuit');
    expect(html('restricted')).toContain('Nu se vinde');
  });
});

describe('the world of a state', () => {
  it.each(Object.entries(calls))('has the port %s, spread or not, and it never answers', async (port, methods) => {
    const world = { ...galleryWorld(false, {}) } as unknown as Record<string, Record<string, () => Promise<unknown>>>;
    for (const method of Object.keys(methods)) {
      const answer = world[port]?.[method]?.();
      expect(await Promise.race([answer, Promise.resolve('silence')]), method).toBe('silence');
    }
  });
});

describe('the page of the gallery', () => {
  it('can be built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
    const { status, stderr } = spawnSync(
      join(root, 'node_modules/.bin/vite'),
      ['build', '--config=ui/gallery/vite.config.ts', `--outDir=${folder}`, '--logLevel=error'],
      { cwd: root, encoding: 'utf8' },
    );
    const page = status === 0 ? readFileSync(join(folder, 'index.html'), 'utf8') : stderr;
    rmSync(folder, { recursive: true });
    expect(page).toMatch(/<script type="module"[^>]* src="\/assets\/[^"]+\.js"/);
    expect(status).toBe(0);
  });
});

describe('the gallery', () => {
  const files = [
    ...globSync('ui/design/primitives/*.tsx', { cwd: root }),
    ...globSync('ui/features/*/*/*-{card,cards,tile,line}.tsx', { cwd: root }),
  ];
  const components = files.flatMap((file) => componentsOf(readFileSync(join(root, file), 'utf8')));

  it('has each primitive and each card, and each once', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(missingFrom(shown, components)).toEqual([]);
    expect(shown.map(({ of }) => of).toSorted()).toEqual([...new Set(shown.map(({ of }) => of))].toSorted());
  });

  it('is caught when a card is not in it', () => {
    const planted = componentsOf('export const GiftCard = () => null;\nexport const SIDE = 1;\n');
    expect(missingFrom(shown, planted)).toEqual(['GiftCard']);
  });

  it('is imported by nothing that runs in the shop', () => {
    const importing = globSync('{core,adapters,ui,server}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.startsWith('ui/gallery/'))
      .filter((file) =>
        /['/]gallery\//.test(
          readFileSync(join(root, file), 'utf8')
            .match(/^import .*$/gm)
            ?.join('\n') ?? '',
        ),
      );
    expect(importing).toEqual([]);
  });
});
