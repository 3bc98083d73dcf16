import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type AccessLine, createAccessLog, createLogger } from '#server/log.ts';

const written = (log: (logger: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  log(createLogger({ logLevel: 'trace' }, stream));
  return lines.join('');
};

describe('the log', () => {
  it('never holds a token, a password or a cookie, however deep', () => {
    const said = written((logger) => {
      const headers = { shtoken: 'secret', cookie: 'x=secret', 'set-cookie': ['x=secret'], authorization: 'secret' };
      logger.info({ token: 'secret', password: 'secret', ...headers }, 'flat');
      logger.warn({ headers, request: { headers, body: 'secret' } }, 'nested');
      logger.error({
        err: Object.assign(new Error('broken'), { body: '{"password":"secret"}', request: { headers } }),
      });
    });
    expect(said).not.toContain('secret');
    expect(said).toContain('broken');
    expect(said).toContain('nested');
  });
});

describe('the access log', () => {
  const line: AccessLine = { requestId: 'a', method: 'GET', path: '/terms', kind: 'page', status: 200, ms: 3 };
  const lineOf = (given: AccessLine) => {
    const lines: string[] = [];
    createAccessLog({ logLevel: 'info', purgeSecret: 'a-secret' }, { write: (text) => void lines.push(text) })?.(given);
    return lines.join('');
  };

  it('has a line of JSON for a request, as the log has', () => {
    expect(lineOf(line)).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(lineOf(line))).toEqual({
      ...{ level: 30, time: expect.any(Number), pid: process.pid, hostname: expect.any(String), msg: 'request' },
      ...line,
    });
    expect(JSON.parse(lineOf({ ...line, cut: true }))).toMatchObject({ cut: true });
    expect(JSON.parse(lineOf({ ...line, path: '/"\\\n' })).path).toBe('/"\\\n');
  });

  it('names nobody, and no secret', () => {
    const paths = ['/ion@example.md', '/+37369123456', '/069123456', '/of/a-secret'];
    for (const path of paths) expect(JSON.parse(lineOf({ ...line, path })).path).toContain('…');
  });

  it('has its last lines when the process ends', () => {
    const program = `
      const { createAccessLog } = await import(${JSON.stringify(import.meta.resolve('#server/log.ts'))});
      createAccessLog({ logLevel: 'info' })(${JSON.stringify(line)});
      process.exit(0);
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject(line);
  });

  it('is not written where the log says less', () => {
    for (const logLevel of ['warn', 'silent'] as const) expect(createAccessLog({ logLevel })).toBeUndefined();
  });
});
