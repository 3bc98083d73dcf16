import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { ask } from '#tests/support/asking.ts';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';
import { startHarmedShop } from './harmed-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const FEEDBACK = {
  feedback: { name: 'Ion Rusu', phone: '+37369123456', message: 'Bună ziua', locale: 'ro' },
  key: '5f0c54a8-1f52-4f0e-9a55-0f7a9a3d3a11',
};

describe('a shop that is asked to stop', () => {
  it('answers what is under way, takes nothing new, and is gone', async () => {
    const shop = await startHarmedShop();
    closing.push(shop.close);
    // A connection that stays open between requests must not hold the end up.
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    shop.proxy.delay = 1_000;
    const sent = ask(shop.origin, '/api/feedback/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FEEDBACK),
    });
    await eventually(() => shop.proxy.seen.some((request) => request.startsWith('POST')));
    const gone = once(shop.child, 'exit');
    shop.child.kill('SIGTERM');
    shop.child.kill('SIGTERM');
    const { status, headers, text } = await sent;
    expect([status, JSON.parse(text).ok]).toEqual([200, true]);
    expect(headers.connection).toBe('close');
    expect(await gone).toEqual([0, null]);
    await expect(ask(shop.origin, '/')).rejects.toThrow('ECONNREFUSED');
  });
});

/** A project with the real launch scripts, in which the server writes down which signals it gets. */
const project = () => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  cpSync(join(root, 'server/launch'), join(folder.path, 'server/launch'), { recursive: true });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  write('package.json', JSON.stringify({ name: 'shop', scripts: { start: scripts.start } }));
  for (const source of ['core', 'ui', 'adapters/bff', 'adapters/browser', 'adapters/wiring'])
    write(`${source}/a.ts`, '');
  for (const settings of ['vite.config.ts', 'package-lock.json', 'server/words-with-code.ts']) write(settings, '');
  write('node_modules/vite/bin/vite.js', '');
  write('node_modules/.bin/npm', '#!/bin/sh\n');
  write('node_modules/.bin/node', `#!/bin/sh\nexec ${process.execPath} "$@"`);
  for (const program of ['npm', 'node']) chmodSync(join(folder.path, 'node_modules/.bin', program), 0o755);
  write(
    'server/main.ts',
    `const { appendFileSync } = process.getBuiltinModule('node:fs');
    const note = (word) => appendFileSync('notes', word + ' ');
    process.on('SIGTERM', () => { note('SIGTERM'); process.exit(0); });
    setInterval(() => undefined, 1000);
    note(process.pid);`,
  );
  return folder.path;
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('npm start', () => {
  it('leaves no shop behind when npm is ended', async () => {
    const folder = project();
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', env: { ...process.env, CI: '1' } });
    const notes = () => {
      try {
        return readFileSync(join(folder, 'notes'), 'utf8').trim().split(' ');
      } catch {
        return [];
      }
    };
    await eventually(() => notes().length === 1);
    const pid = Number(notes()[0]);
    closing.push(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
    npm.kill('SIGTERM');
    await eventually(() => !isAlive(pid), 20_000);
    expect(notes()[1]).toBe('SIGTERM');
  });
});
