// Keeps what an earlier build's pages still name. Plain JavaScript for Node 20 and later.
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** For how long after they were replaced the files of a build are kept, ms: longer than any page that names them. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Puts the scripts and styles of the build that is there aside before another build empties their folder, and throws away
 * those that were replaced more than a week ago. Their names tell their content, so that builds never contradict.
 */
export const keepBuiltAssets = (root) => {
  const now = Date.now();
  const built = join(root, 'dist/client/assets');
  const kept = join(root, 'dist/earlier-assets');
  if (existsSync(built)) {
    cpSync(built, kept, { recursive: true });
    for (const name of readdirSync(built)) utimesSync(join(kept, name), now / 1000, now / 1000);
  }
  for (const name of existsSync(kept) ? readdirSync(kept) : [])
    if (now - statSync(join(kept, name)).mtimeMs > KEPT_MS) rmSync(join(kept, name), { recursive: true });
};
