import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the built pages together with the settings that they are made with: another build's pages are none of this one's. */
export const buildIdOf = (root: string, settings: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = globSync('{assets.json,server/**/*.mjs,server/**/*.js}', { cwd: join(root, 'dist') });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, 'dist', file)));
  return hash.digest('base64url').slice(0, 12);
};
