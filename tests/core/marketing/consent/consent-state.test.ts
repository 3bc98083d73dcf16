import { describe, expect, it } from 'vitest';
import { createConsent, UNKNOWN_CONSENT } from '#core/marketing/consent/index.ts';
import { fakeConsentStorage, watching } from '#core/testing/index.ts';

const NOW = 1_000_000;

const aVisitor = ({ kept, manages = true }: { readonly kept?: unknown; readonly manages?: boolean } = {}) => {
  const consentStorage = fakeConsentStorage(kept);
  const done: string[] = [];
  const { show, now } = watching(UNKNOWN_CONSENT);
  const tagManager = { admit: () => void done.push('admit'), dismiss: () => void done.push('dismiss') };
  const consent = createConsent({
    consentStorage,
    clock: { now: () => NOW },
    analytics: { settle: (agrees) => void done.push(`settle ${agrees}`) },
    tagManager: manages ? tagManager : undefined,
    show,
  });
  return { consent, saved: consentStorage.saved, done, now };
};

describe('the consent of a visitor', () => {
  it('CONSENT-1: is asked for once nothing was chosen, and until then nothing is let in', () => {
    expect(UNKNOWN_CONSENT).toEqual({ choice: undefined, ready: false, reopened: false, asked: false });
    const { consent, done, now } = aVisitor();
    consent.start();
    expect(now()).toEqual({ ...UNKNOWN_CONSENT, ready: true, asked: true });
    expect(done).toEqual([]);
  });

  it('CONSENT-1: is asked of nobody where nothing reports to others, and events go straight', () => {
    const { consent, done, now } = aVisitor({ manages: false });
    consent.start();
    expect([now(), done]).toEqual([{ ...UNKNOWN_CONSENT, ready: true }, ['settle true']]);
    consent.reopen();
    expect(now().asked).toBe(false);
  });

  it.each([
    ['all', ['admit', 'settle true']],
    ['necessary', ['dismiss', 'settle false']],
  ] as const)('CONSENT-2 CONSENT-3: %s is kept and acted by', (choice, acts) => {
    const { consent, saved, done, now } = aVisitor();
    consent.start();
    consent.choose(choice);
    expect(now()).toEqual({ choice, ready: true, reopened: false, asked: false });
    expect([saved, done]).toEqual([[{ choice, at: NOW }], acts]);
  });

  it('CONSENT-2: given before is acted by at once, and read once', () => {
    const { consent, saved, done, now } = aVisitor({ kept: { choice: 'all', at: NOW - 1 } });
    consent.start();
    consent.start();
    expect(now()).toEqual({ choice: 'all', ready: true, reopened: false, asked: false });
    expect([saved, done]).toEqual([[], ['admit', 'settle true']]);
  });

  it('CONSENT-2: can be chosen anew, but not before it was read', () => {
    const { consent, done, now } = aVisitor({ kept: { choice: 'necessary', at: NOW - 1 } });
    consent.reopen();
    expect(now().asked).toBe(false);
    consent.start();
    consent.reopen();
    expect(now()).toEqual({ choice: 'necessary', ready: true, reopened: true, asked: true });
    consent.choose('all');
    expect(now()).toEqual({ choice: 'all', ready: true, reopened: false, asked: false });
    expect(done).toEqual(['dismiss', 'settle false', 'admit', 'settle true']);
  });
});
