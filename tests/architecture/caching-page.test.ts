import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPENED } from '#adapters/cache/cached-reads.ts';
import { KEPT_ANSWERS } from '#adapters/cache/key-value-cache.ts';
import { ANSWER_CACHE } from '#adapters/provider-http/answer-cache.ts';
import { FINISHED_FILES } from '#server/http/finished-files.ts';
import { SENT_PAGES } from '#server/http/sent-pages.ts';

const page = readFileSync(new URL('../../docs/caching.md', import.meta.url), 'utf8');
const rowOf = (file: string): string =>
  page.split('\n').find((line) => line.startsWith('|') && line.includes(file)) ?? '';

describe('docs/caching.md', () => {
  it.each([
    ['sent-pages.ts', SENT_PAGES],
    ['finished-files.ts', FINISHED_FILES],
    ['cached-reads.ts', OPENED],
    ['cached-reads.ts', KEPT_ANSWERS],
    ['answer-cache.ts', ANSWER_CACHE],
  ])('states the bounds of %s', (file, { entries, bytes }) => {
    expect(rowOf(file)).toContain(`${entries.toLocaleString('en')}, ${Math.floor(bytes / 1e6 / 4) * 4} MB`);
  });
});
