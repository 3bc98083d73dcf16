import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';

/** A process over the shop's own log and lifetime, in which something happens that nobody catches. */
const crashing = (statement: string) => {
  const script = `
    import { createLifetime } from '#server/lifetime.ts';
    import { createLogger } from '#server/log.ts';
    import { endOnCrash } from '#server/operations/crashes.ts';
    const lifetime = createLifetime();
    endOnCrash(createLogger({ logLevel: 'info' }), lifetime);
    lifetime.onEnd(async () => process.stderr.write('closed'));
    setInterval(() => undefined, 1000);
    ${statement}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(root),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, logged: JSON.parse(stdout.split('\n')[0] ?? '{}') as Record<string, unknown>, stderr };
};

describe('what nobody catches', () => {
  it.each([
    ['uncaughtException', `setTimeout(() => { throw new Error('lost +37369123456'); });`],
    ['unhandledRejection', `void Promise.reject(new Error('lost a@b.md'));`],
  ])('is logged, and the process ends in good order: %s', (event, statement) => {
    const { status, logged, stderr } = crashing(statement);
    expect([status, stderr]).toEqual([1, 'closed']);
    expect(logged).toMatchObject({ level: 60, event, err: { message: 'lost …' } });
  });
});
