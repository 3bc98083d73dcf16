import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A machine that has neither a browser nor redis-server, and records which of its programs is called for rights. */
const bareMachine = () => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const at = (path: string) => join(folder.path, path);
  const program = (path: string, script: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), `#!/bin/sh\n${script}\n`);
    chmodSync(at(path), 0o755);
  };
  for (const path of ['tests/prerequisites.mjs', 'server/launch'])
    cpSync(join(root, path), at(path), { recursive: true });
  program('node_modules/.bin/playwright', 'exit 1');
  for (const name of ['sudo', 'apt-get']) program(`programs/${name}`, `: > ${at(`called-${name}`)}`);
  symlinkSync('/bin/sh', at('programs/sh'));

  /** What a step says and how it ends for a user of this id. */
  const ensure = (step: 'ensureBrowser' | 'ensureRedis', uid: number) => {
    const script = `process.getuid = () => ${uid}; (await import('${at('tests/prerequisites.mjs')}')).${step}();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: at('programs'), HOME: folder.path },
    });
    return { status, stderr, called: ['sudo', 'apt-get'].filter((name) => existsSync(at(`called-${name}`))) };
  };
  return { ensure };
};

describe('what the tests want of a machine', () => {
  it.each(['ensureBrowser', 'ensureRedis'] as const)(
    '%s names both packages and the command to who may not install, and asks nobody for the right to',
    (step) => {
      const { status, stderr, called } = bareMachine().ensure(step, 1000);
      expect(status).toBe(1);
      expect(stderr).toContain('apt-get install chromium redis-server');
      expect(called).toEqual([]);
    },
  );

  it.each(['ensureBrowser', 'ensureRedis'] as const)('%s installs for who may', (step) => {
    const { status, called } = bareMachine().ensure(step, 0);
    expect([status, called]).toEqual([0, ['apt-get']]);
  });
});
