import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** An id of the build with its settings: pages of another build are not served. */
export const buildIdOf = (root: string, settings: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = globSync('{assets.json,server/**/*.mjs,server/**/*.js}', { cwd: join(root, 'dist') });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, 'dist', file)));
  return hash.digest('base64url').slice(0, 12);
};

const RENDERED = [
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
  'providerKind',
  'contentProviderUrl',
  'onReceipt',
  'pictureHosts',
  'cdn',
] as const satisfies (keyof Config)[];

/** The settings that change what pages show. */
export const pageSettings = (config: Pick<Config, (typeof RENDERED)[number]>): object =>
  Object.fromEntries(RENDERED.map((name) => [name, config[name]]));
