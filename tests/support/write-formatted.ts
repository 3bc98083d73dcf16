import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';

/** Writes a page of results as the house formats pages, so that it can be committed as it is. */
export const writeFormatted = (file: string, text: string): void => {
  writeFileSync(file, text);
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root });
};
