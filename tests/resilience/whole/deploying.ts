import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plant, root } from '#tests/architecture/planted.ts';
import { ask } from '#tests/support/asking.ts';
import { startShop, startShopOver } from '#tests/support/running-shop.ts';
import type { Line, Part } from './line.ts';
import { load, type Sample, statuses } from './load.ts';
import { productPaths } from './paths.ts';

const PER_SECOND = 200;
/** How long the shop that comes after is asked, s. */
const AFTER_SECONDS = 8;
/** One round of load while the shop is built anew, s. */
const ROUND_SECONDS = 3;
const WORDS = 'ui/i18n/ru/site.json';

const hasNoErrors = ({ status }: { readonly status: number }): boolean => status === 200;

/** Scripts and style sheets that pages name. */
const named = async (origin: string, paths: readonly string[]): Promise<readonly string[]> => {
  const pages = await Promise.all(paths.map((path) => ask(origin, path)));
  return [...new Set(pages.flatMap(({ text }) => text.match(/\/assets\/[\w./-]+\.(?:js|css)\b/g) ?? []))];
};

/** The shop's sources with the build that stands, in a folder of their own. */
export const copied = () =>
  plant(Object.fromEntries(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')])), FOLDERS);
const FILES = ['vite.config.ts', 'package-lock.json'];
const FOLDERS = ['core', 'ui', 'server', 'adapters', 'dist'];

/** Builds other pages and scripts than those that stand: every text that the first load brings says more. */
export const buildAnew = async (folder: string): Promise<void> => {
  const words = readFileSync(join(folder, WORDS), 'utf8');
  writeFileSync(join(folder, WORDS), words.replaceAll(/": "/g, '": "· '));
  const [code] = await once(
    spawn(process.execPath, ['server/launch/build.mjs'], { cwd: folder, stdio: 'ignore' }),
    'exit',
  );
  if (code !== 0) throw new Error(`The build ended with ${code}`);
};

/** A shop that is built anew in its own folder while it is asked, then followed by the one that was built. */
export const deploying: Part = {
  name: 'deploying',
  measure: async () => {
    const project = copied();
    const shop = await startShop({ env: { DRAIN_SECONDS: '2' }, products: 60, folder: project.folder });
    try {
      const pages = ['/', '/smartphones', ...(await productPaths(shop.origin)).slice(0, 20)];
      const before = await named(shop.origin, pages);
      const paths = [...pages, ...before];
      const pathOf = (nth: number): string => paths[nth % paths.length] ?? '/';
      const meanwhile: Sample[] = [];
      const asked = async (origin: string, seconds: number): Promise<void> => {
        meanwhile.push(...(await load({ origin, perSecond: PER_SECOND, seconds, pathOf })).samples);
      };
      let isBuilding = true;
      const built = buildAnew(project.folder).finally(() => (isBuilding = false));
      while (isBuilding) await asked(shop.origin, ROUND_SECONDS);
      await built;
      const next = await startShopOver(shop.provider.origin, { folder: project.folder });
      try {
        const gone = once(shop.child, 'exit');
        shop.child.kill('SIGTERM');
        const { samples } = await load({ origin: next.origin, perSecond: PER_SECOND, seconds: AFTER_SECONDS, pathOf });
        await gone;
        const after = await named(next.origin, pages);
        const fresh = after.filter((path) => !before.includes(path));
        const found = await Promise.all([...before, ...after].map((path) => ask(next.origin, path)));
        const lines: Line[] = [
          {
            fault: `a build in the folder of a running shop at ${PER_SECOND} requests/s`,
            must: 'no error on its pages and on the files that they name',
            seen: statuses(meanwhile),
            held: meanwhile.every(hasNoErrors),
          },
          {
            fault: 'the shop that was built follows: pages of before and after, and the files of both',
            must: 'no error; nothing that is named is missing',
            seen: `${statuses(samples)}; ${found.filter(hasNoErrors).length} of ${found.length} files, ${fresh.length} of them new`,
            held: samples.every(hasNoErrors) && found.every(hasNoErrors) && fresh.length > 0,
          },
        ];
        return lines;
      } finally {
        await next.close();
      }
    } finally {
      await shop.close();
      project.remove();
    }
  },
};
