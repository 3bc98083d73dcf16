import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

/** Older commits were written before the rule. */
const SINCE = '2026-11-28T15:10:00Z';
const LONGEST = 72;
/** First words that are no imperative: `Added`, `Adding`, `Adds`. Some verbs end like these. */
const NOT_IMPERATIVE =
  /^(?!Bring|Bless|Cross|Discuss|Dress|Embed|Feed|Focus|Miss|Need|Pass|Press|Process|Seed|Shed|Speed|Spread|String|Toss)\w+(?:ed|ing|s)$/;

/** What is wrong with the subject of a commit. */
const faultsOf = (subject: string): readonly string[] => [
  ...(subject.length > LONGEST ? ['too long'] : []),
  ...(/^[A-Z]/.test(subject) ? [] : ['no capital']),
  ...(subject.endsWith('.') ? ['a full stop'] : []),
  ...(NOT_IMPERATIVE.test(subject.split(' ', 1)[0] ?? '') ? ['no imperative'] : []),
];

/** Subjects of new commits, as far as there is a history; those of merges are git's own. */
const subjects = (): readonly string[] =>
  spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], { cwd: root, encoding: 'utf8' })
    .stdout?.split('\n')
    .filter((subject) => subject !== '') ?? [];

describe('commit subjects', () => {
  it('are imperative and short', () => {
    expect(subjects().filter((subject) => faultsOf(subject).length > 0)).toEqual([]);
  });

  it.each([
    ['Add a page', []],
    ['Bring each chunk its words', []],
    ['Added a page', ['no imperative']],
    ['Adding a page', ['no imperative']],
    ['Adds a page', ['no imperative']],
    ['add a page.', ['no capital', 'a full stop']],
    [`Add ${'a'.repeat(70)}`, ['too long']],
  ])('are checked: %s', (subject, faults) => {
    expect(faultsOf(subject)).toEqual(faults);
  });
});
