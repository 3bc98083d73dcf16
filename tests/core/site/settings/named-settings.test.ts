import { describe, expect, it } from 'vitest';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { type GlobalSettings, namedSettings, PLAIN_SHELL } from '#core/site/settings/index.ts';

const { settings } = PLAIN_SHELL;
const named = (answer: Result<GlobalSettings, Failure>) =>
  namedSettings(async () => answer, 'Nord SRL')({ locale: 'ru' });

describe('SETTINGS-6: the name of the shop', () => {
  it('is that of the settings', async () => {
    const answer = ok({ ...settings, siteName: 'Zori' });
    expect(await named(answer)).toBe(answer);
  });

  it('is the configured one where they name none, and nothing else changes', async () => {
    expect(await named(ok({ ...settings, email: 'a@b.md' }))).toEqual(
      ok({ ...settings, email: 'a@b.md', siteName: 'Nord SRL' }),
    );
  });

  it('is the configured one where there are no settings at all', async () => {
    expect(await named(err(notFound('Not found.')))).toEqual(ok({ ...settings, siteName: 'Nord SRL' }));
  });

  it('waits for settings that fail for a while', async () => {
    const answer = err(failure('timeout', 'timeout', 'Late'));
    expect(await named(answer)).toBe(answer);
  });
});
