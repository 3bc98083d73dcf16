import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { plant } from '#tests/architecture/planted.ts';
import { playwrightReport, vitestReport } from '#tests/reports.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const planted = (files: Readonly<Record<string, string>>) => {
  const { folder, run, remove } = plant(files);
  closing.push(remove);
  return { report: join(folder, 'report.json'), run };
};

const TESTS = `
  test('holds', () => {});
  test('breaks', () => { throw new Error('broken'); });
  test.skip('waits', () => {});
`;

describe('what a run reports', () => {
  it('of vitest has its counts, and by name what failed or could not be run', { timeout: 60_000 }, () => {
    const { report, run } = planted({
      'a.test.mjs': `import { test } from 'vitest';${TESTS}`,
      'b.test.mjs': 'throw new Error("broken");',
    });
    expect(run('vitest', 'run', '--reporter=json', `--outputFile.json=${report}`).status).toBe(1);
    expect(vitestReport(report)).toEqual({
      ...{ passed: 1, failed: 2, skipped: 1 },
      failures: [
        expect.stringMatching(/a\.test\.mjs › breaks$/),
        expect.stringMatching(/b\.test\.mjs › cannot be run$/),
      ],
    });
  });

  it('of Playwright has its counts, and by name and project what failed', { timeout: 60_000 }, () => {
    const { report, run } = planted({
      'a.spec.mjs': `import { test } from '@playwright/test';test.describe('a purchase', () => {${TESTS}});`,
      'playwright.config.mjs': `export default {
        projects: [{ name: 'mobile' }],
        reporter: [['json', { outputFile: 'report.json' }]],
      };`,
    });
    expect(run('playwright', 'test').status).toBe(1);
    expect(playwrightReport(report)).toEqual({
      ...{ passed: 1, failed: 1, skipped: 1 },
      failures: ['a.spec.mjs › a purchase › breaks @ mobile'],
    });
  });

  it('has failed where nothing was written', () => {
    for (const read of [vitestReport, playwrightReport])
      expect(read('/nowhere')).toMatchObject({ failed: 1, failures: ['wrote no report'] });
  });
});
