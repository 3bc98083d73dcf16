import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keptSecret, keysOf } from '#server/secrets.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const aFolder = (): string => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  return folder.path;
};

describe('the keys of a secret', () => {
  it('are the same each time, others for another secret, and each unlike the others', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((letter) => keysOf(letter.repeat(32)));
    expect(one).toEqual(again);
    const all = [one, other].flatMap((keys) => Object.values(keys ?? {}).map((key) => key.toString('base64url')));
    expect(new Set(all).size).toBe(8);
  });
});

describe('a secret that is not given', () => {
  it('is made once, unlike any other, and read by nobody else', () => {
    const folder = aFolder();
    const file = join(folder, 'secret');
    const secret = keptSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(keptSecret(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(keptSecret(join(aFolder(), 'secret'))).not.toBe(secret);
  });

  it('is a fault where it is too short, and is left as it is', () => {
    const file = join(aFolder(), 'secret');
    writeFileSync(file, 'short\n');
    expect(() => keptSecret(file)).toThrow(/holds no secret: delete it/);
    expect(readFileSync(file, 'utf8')).toBe('short\n');
  });

  it('is a fault where there can be no file', () => {
    expect(() => keptSecret(join(aFolder(), 'none', 'secret'))).toThrow(/ENOENT/);
    const folder = aFolder();
    writeFileSync(join(folder, 'a'), '');
    chmodSync(join(folder, 'a'), 0o600);
    expect(() => keptSecret(join(folder, 'a', 'secret'))).toThrow(/ENOTDIR/);
  });
});
