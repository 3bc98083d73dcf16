import { expect, it } from 'vitest';
import { fakeCampaignMemory } from '#core/testing/index.ts';
import { CampaignStore } from '#ui/features/marketing/campaign/campaign-store.ts';

it('CAMPAIGN-3: the campaign’s phone is shown to its visitors after the first render', () => {
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
