import { describe, expect, it } from 'vitest';
import { couponShown } from '#core/marketing/analytics/index.ts';
import { createGuardedAnalytics } from '#core/marketing/consent/index.ts';
import { fakeCampaignMemory, fakeConsentStorage, fakeDataLayer } from '#core/testing/index.ts';
import { CampaignStore } from '#ui/features/marketing/campaign/campaign-store.ts';
import { ConsentStore } from '#ui/features/marketing/consent/consent-store.ts';

const NOW = 1_000_000;
const shown = couponShown('A');

describe('consent', () => {
  const aVisitor = ({ kept, manages = true }: { kept?: unknown; manages?: boolean } = {}) => {
    const consentStorage = fakeConsentStorage(kept);
    const done: string[] = [];
    const analytics = fakeDataLayer();
    const { reported } = analytics;
    const guarded = createGuardedAnalytics({ analytics });
    const tagManager = { admit: () => void done.push('admit'), dismiss: () => void done.push('dismiss') };
    const consent = new ConsentStore(
      {
        consentStorage,
        clock: { now: () => NOW },
        ...(manages ? { tagManager } : {}),
      },
      guarded,
    );
    guarded.push(shown);
    return { consent, saved: consentStorage.saved, done, reported };
  };

  it('CONSENT-1: is asked for only after the first render, and nothing is let in before', () => {
    const { consent, done, reported } = aVisitor();
    expect(consent.asked).toBe(false);
    consent.start();
    expect([consent.asked, done, reported]).toEqual([true, [], []]);
  });

  it('CONSENT-1: is asked of nobody where nothing reports to others; events go straight', () => {
    const { consent, reported } = aVisitor({ manages: false });
    consent.start();
    expect([consent.asked, reported]).toEqual([false, [shown]]);
  });

  it('CONSENT-2: is kept, lets the tag manager in and hands over what waited', () => {
    const { consent, saved, done, reported } = aVisitor();
    consent.start();
    consent.choose('all');
    expect([consent.asked, saved, done, reported]).toEqual([false, [{ choice: 'all', at: NOW }], ['admit'], [shown]]);
  });

  it('CONSENT-2: that was given before is followed at once, and a second start changes nothing', () => {
    const { consent, done, reported } = aVisitor({ kept: { choice: 'all', at: NOW - 1 } });
    consent.start();
    consent.start();
    expect([consent.asked, done, reported]).toEqual([false, ['admit'], [shown]]);
  });

  it('CONSENT-3: that was refused forgets the events, and can be given later', () => {
    const { consent, done, reported } = aVisitor();
    consent.start();
    consent.choose('necessary');
    consent.reopen();
    expect([consent.asked, consent.choice, reported]).toEqual([true, 'necessary', []]);
    consent.choose('all');
    consent.reopen();
    consent.choose('necessary');
    expect([consent.asked, done]).toEqual([false, ['dismiss', 'admit', 'dismiss']]);
  });
});

it('CAMPAIGN-3: the campaign’s phone is shown to its visitors, and to nobody in the first render', () => {
  const phoneCampaign = { content: 'phone-ad', phone: '+37322000111' };
  const store = new CampaignStore({
    campaign: fakeCampaignMemory({ utm_source: 'google', utm_content: 'phone-ad' }),
    phoneCampaign,
  });
  expect(store.mainPhone('+37322840100')).toBe('+37322840100');
  store.start();
  expect(store.mainPhone('+37322840100')).toBe('+37322000111');
  const other = new CampaignStore({ campaign: fakeCampaignMemory({ utm_source: 'google' }), phoneCampaign });
  other.start();
  expect(other.mainPhone('+37322840100')).toBe('+37322840100');
});
