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
import { loadWords } from '#ui/i18n/i18n.ts';

const shown = Object.values(stories).flat();

beforeAll(async () => {
  await Promise.all(locales.map(loadWords));
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

/** Files all of whose components are to be seen: primitives, links, fields, and what is named for a row or a card. */
const SHOWN_FILE =
  /^ui\/design\/|\/kernel\/fields\/|-(?:row|rows|line|lines|card|cards|tile|badges|plot|banner|slide)\.tsx$/;

/** Rows and cards, in whichever file. */
const SHOWN_NAME = /(?:Row|Rows|Line|Lines|Card|Cards|Tile|Badges|Plot|Banner|Slide)$/;

/** The components of a file that the gallery has to show: of what it exports by a capital letter. */
const componentsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/^export const ([A-Z][a-z]\w*) = /gm)]
    .map(([, name = '']) => name)
    .filter((name) => SHOWN_FILE.test(file) || SHOWN_NAME.test(name));

/** Parts of others, which are seen in these themselves. */
const PARTS = ['TitleLink', 'PublishedAt', 'Shot', 'DeviceOnTile', 'RequiredMark', 'NoWrap'];

const missingFrom = (gallery: readonly { readonly of: string }[], components: readonly string[]): string[] =>
  components.filter((name) => !PARTS.includes(name) && !gallery.some(({ of }) => of === name));

describe('a state', () => {
  it('has what surrounds a page, and the world that it asks for', () => {
    const tile = shown.find(({ of }) => of === 'ProductTile')?.states ?? [];
    const html = (name: string): string => {
      const state = tile.find((other) => other.name === name);
      return state ? renderToString(<Stage state={state} locale="ro" scheme="dark" />) : '';
    };
    expect(html('sold')).toContain('Adaugă în coș');
    expect(html('sold')).not.toContain('Preț obișnuit');
    expect(html('restricted')).toContain('Nu se mai vinde');
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
  const files = globSync(['ui/design/{*,primitives/*}.tsx', 'ui/{features,layouts,pages}/**/*.tsx'], { cwd: root });
  const components = files.flatMap((file) => componentsOf(file, readFileSync(join(root, file), 'utf8')));

  it('has each primitive, each field, each row and each card, and each once', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(missingFrom(shown, components)).toEqual([]);
    // An address leads to a part or a component by its name.
    const names = [...Object.keys(stories), ...shown.map(({ of }) => of)];
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each([
    ['ui/features/editorial/gift/gift-rows.tsx', 'export const Gift = () => null;', ['Gift']],
    ['ui/features/editorial/gift/gift.tsx', 'export const GiftRow = observer(() => null);', ['GiftRow']],
    ['ui/features/editorial/gift/gift.tsx', 'export const Gift = () => null;', []],
    ['ui/features/kernel/fields/gift.tsx', 'export const Gift = () => null;', ['Gift']],
    ['ui/design/gift.tsx', 'export const Gift = () => null;', ['Gift']],
    ['ui/design/primitives/gift.tsx', 'export const Gift = () => null;\nexport const SIDE = 1;', ['Gift']],
    ['ui/features/editorial/gift/gift-card.tsx', 'const GiftCard = () => null;', []],
  ])('misses what %s has: %s', (file, planted, missing) => {
    expect(missingFrom(shown, componentsOf(file, `${planted}\n`))).toEqual(missing);
  });

  it('has no outdated exemptions', () => {
    expect(PARTS.filter((name) => !components.includes(name))).toEqual([]);
    expect(PARTS.filter((name) => shown.some(({ of }) => of === name))).toEqual([]);
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
