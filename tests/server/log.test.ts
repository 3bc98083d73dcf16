import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#server/log.ts';

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
