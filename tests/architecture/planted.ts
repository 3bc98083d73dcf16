import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = new URL('../..', import.meta.url).pathname;

/**
 * A throw-away project with the house's own settings and only the files that are planted in it, beside copies of
 * the folders named.
 */
export const plant = (files: Readonly<Record<string, string>>, folders: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const settings of [
    '.gitignore',
    'oxlint.config.ts',
    'tsconfig.json',
    'core/tsconfig.json',
    'knip.ts',
    'package.json',
  ]) {
    cpSync(join(root, settings), join(folder, settings));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const copied of folders) cpSync(join(root, copied), join(folder, copied), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    /** Runs one of the project's tools there; gives its exit code and everything it printed. */
    run: (tool: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
        cwd: folder,
        // Nothing that says that a test asks: Vike stays out of vitest's processes.
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
