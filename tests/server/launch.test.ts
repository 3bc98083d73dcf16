import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What npm was called with is left in a file. */
const NOTE = "require('node:fs').writeFileSync('called-with', process.argv.slice(2).join(' '));";
const CHATTER = "for (let line = 1; line <= 200; line += 1) console.log('chatter', line);";
const SOURCES = ['core', 'ui', 'adapters/bff', 'adapters/browser', 'adapters/wiring'];

/** A project with the shop's own launch scripts, in which npm, the builder and the server are small programs. */
const projectWith = (builder: string) => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  cpSync(join(root, 'server/launch'), join(folder.path, 'server/launch'), { recursive: true });
  for (const source of SOURCES) write(join(source, 'some.ts'), '');
  for (const settings of ['vite.config.ts', 'server/words-with-code.ts', 'package-lock.json']) write(settings, '');
  write('server/main.ts', "console.log('Shop:    here');");
  write('node_modules/vite/bin/vite.js', builder);
  write('node_modules/.bin/npm', `#!${process.execPath}\n${NOTE}\n${CHATTER}`);
  write('node_modules/.bin/node', `#!/bin/sh\nexec ${process.execPath} "$@"`);
  for (const program of ['npm', 'node']) chmodSync(join(folder.path, 'node_modules/.bin', program), 0o755);
  const start = (cwd = folder.path) => spawnSync('node', ['server/launch/start.mjs'], { cwd, encoding: 'utf8' });
  return { start, path: folder.path };
};

describe('npm start', () => {
  it('tells its progress in a few lines, and nothing of it the second time', () => {
    const { start } = projectWith(CHATTER);
    const first = start();
    expect(first.stdout.replaceAll(/\d+\.\d/g, '0.0').split('\n')).toEqual([
      'Installing packages …',
      'Installing packages: done in 0.0 s',
      'Building …',
      'Building: done in 0.0 s',
      'Shop:    here',
      '',
    ]);
    expect(first.stderr).toBe('');
    expect(first.status).toBe(0);
    expect(start().stdout).toBe('Shop:    here\n');
  });

  it('installs what it builds with, in production too, and nothing again where the project was moved to', () => {
    const { start, path } = projectWith(CHATTER);
    start();
    expect(readFileSync(join(path, 'called-with'), 'utf8')).toContain('ci --include=dev');
    const moved = `${path}-moved`;
    renameSync(path, moved);
    expect(start(moved).stdout).toBe('Shop:    here\n');
    renameSync(moved, path);
  });

  it('shows everything that a step said when it failed, and goes no further', () => {
    const { stdout, stderr, status } = projectWith(
      // Ended by force, a program on a busy machine would lose what nobody has read yet.
      `${CHATTER}\nconsole.error('no such file');\nprocess.exitCode = 3;`,
    ).start();
    expect(stdout).toMatch(/Building: failed in \d+\.\d s\n$/);
    // Two streams of one step, of which either may come first.
    for (const line of ['chatter 1\n', 'chatter 200\n', 'no such file\n']) expect(stderr).toContain(line);
    expect(status).toBe(3);
  });
});

describe('the files of an earlier build', () => {
  const DAY_MS = 24 * 3_600_000;

  it('are kept for a week after they were replaced, because open pages name them', () => {
    const builder = `const { mkdirSync, rmSync, writeFileSync, existsSync, readFileSync } = require('node:fs');
      rmSync('dist/client', { recursive: true, force: true });
      mkdirSync('dist/client/assets', { recursive: true });
      const nth = existsSync('builds') ? Number(readFileSync('builds')) + 1 : 1;
      writeFileSync('builds', String(nth));
      writeFileSync('dist/client/assets/chunk.' + nth + '.js', '');`;
    const { start, path } = projectWith(builder);
    start();
    writeFileSync(join(path, 'ui/some.ts'), 'changed');
    start();
    expect(existsSync(join(path, 'dist/client/assets/chunk.1.js'))).toBe(false);
    expect(existsSync(join(path, 'dist/earlier-assets/chunk.1.js'))).toBe(true);
    const replaced = (daysAgo: number) => {
      const then = new Date(Date.now() - daysAgo * DAY_MS);
      utimesSync(join(path, 'dist/earlier-assets/chunk.1.js'), then, then);
      writeFileSync(join(path, 'ui/some.ts'), `changed ${daysAgo} days ago`);
      start();
    };
    replaced(6);
    expect(existsSync(join(path, 'dist/earlier-assets/chunk.1.js'))).toBe(true);
    replaced(8);
    expect(existsSync(join(path, 'dist/earlier-assets/chunk.1.js'))).toBe(false);
    expect(existsSync(join(path, 'dist/earlier-assets/chunk.2.js'))).toBe(true);
  });
});
