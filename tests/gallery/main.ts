import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '#tests/architecture/planted.ts';
import { launchedWith } from '#tests/e2e/support/launch.ts';
import { endProcess, eventually, freePort, spawnShop } from '#tests/support/running-shop.ts';
import { modelSheets } from './models.ts';
import { type Options, optionsOf } from './options.ts';
import { isSeenAt, photograph, type Subject } from './photograph.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens/index.ts';
import { contactSheet, type Photograph } from './sheet.ts';

const giveUp = (line: string): never => {
  console.error(line);
  process.exit(1);
};

const readOptions = (): Options => {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};

const options = readOptions();
const isMeant = (name: string): boolean =>
  options.only.length === 0 ||
  options.only.some((word) => (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word));
const chosen = screens.filter(({ name }) => isMeant(name));
if (chosen.length === 0) giveUp(`No screen is called ${options.only.join(' or ')}; --list names them`);
if (options.list) {
  for (const { name } of chosen) console.log(name);
  process.exit(0);
}

/** Resized pictures are kept for the next time. */
const DATA = join(root, 'data/gallery');
const REPORTS = join(root, 'reports/gallery');

/** The built shop over its embedded provider, as `npm start` runs it. */
const startSubject = async () => {
  const port = await freePort();
  const { child, printed } = spawnShop({
    PORT: String(port),
    DATA_DIR: DATA,
    LOG_LEVEL: 'error',
    LIMIT_WRITES: '9999',
    LIMIT_SEARCHES: '9999',
    LIMIT_ORDERS_PER_PHONE: '9999',
    LIMIT_REVIEWS: '9999',
    LIMIT_ADDRESS_TRIES: '9999',
  });
  process.once('exit', () => child.kill());
  await eventually(() => printed.out.includes('Vitrina:') || child.exitCode !== null);
  if (child.exitCode !== null) giveUp(`The shop did not start; is it built?\n${printed.err}`);
  return { origin: `http://localhost:${port}`, dataDir: DATA, close: () => endProcess(child) };
};

/** The contact sheet of a screen, a row a language and scheme; a single width stands in one row. Gives what failed. */
const makeSheet = async (screen: Screen, subject: Subject, browser: Awaited<ReturnType<typeof chromium.launch>>) => {
  const widths = options.widths.filter((width) => isSeenAt(screen, width));
  const failures: string[] = [];
  const rows: Photograph[][] = [];
  const folder = join(REPORTS, 'photographs', screen.name);
  mkdirSync(folder, { recursive: true });
  for (const locale of options.languages) {
    const byScheme = new Map(options.schemes.map((scheme) => [scheme, [] as Photograph[]]));
    for (const width of widths) {
      try {
        const shots = await photograph(browser, screen, subject, { locale, width, schemes: options.schemes });
        for (const [scheme, png] of shots) {
          byScheme.get(scheme)?.push({ caption: `${screen.name} ${locale} ${width} ${scheme}`, png });
          writeFileSync(
            join(folder, `${locale}-${width}-${scheme}.webp`),
            await sharp(png).webp({ quality: 88 }).toBuffer(),
          );
        }
      } catch (error) {
        failures.push(`${screen.name} ${locale} ${width}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    rows.push(...byScheme.values());
  }
  const taken = rows.filter(({ length }) => length > 0);
  const laid = widths.length === 1 ? [taken.flat()] : taken;
  if (taken.length > 0) writeFileSync(join(REPORTS, `${screen.name}.webp`), await contactSheet(laid, options.scale));
  return failures;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
mkdirSync(REPORTS, { recursive: true });
const subject = await startSubject();
if (options.models) {
  mkdirSync(join(REPORTS, 'models'), { recursive: true });
  for (const [section, sheet] of await modelSheets(subject.dataDir))
    writeFileSync(join(REPORTS, 'models', `${section}.webp`), sheet);
  await subject.close();
  process.exit(0);
}
const browser = await chromium.launch(launchedWith());
const failures: string[] = [];
for (const screen of chosen) {
  console.log(screen.name);
  failures.push(...(await makeSheet(screen, subject, browser)));
}
await browser.close();
await subject.close();
console.log(`${chosen.length} contact sheets in reports/gallery`);
if (failures.length > 0) giveUp(`Not reached:\n${failures.join('\n')}`);
