import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Names the built pages together with the settings that they are made with: another build's pages are none of this one's. */
export const buildIdOf = (root: string, settings: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = globSync('{assets.json,server/**/*.mjs,server/**/*.js}', { cwd: join(root, 'dist') });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, 'dist', file)));
  return hash.digest('base64url').slice(0, 12);
};

/** What a page says besides what its address tells: pages that were made with other settings are none of this shop's. */
const SAID = [
  'shopOrigin',
  'vitrinaOrigin',
  'deliverySchedule',
  'soldAtOnce',
  'shopName',
  'serviceCentrePhones',
  'services',
  'offlinePage',
  'chatOrigins',
  'providerUrl',
  'pictureHosts',
] as const satisfies (keyof Config)[];

/** The settings that pages are made with, by name. */
export const pageSettings = (config: Pick<Config, (typeof SAID)[number]>): object =>
  Object.fromEntries(SAID.map((name) => [name, config[name]]));
