import { describe, expect, it } from 'vitest';
import { utmNames } from '#core/marketing/campaign/campaign.ts';
import {
  campaignFields,
  createCampaignPhone,
  keepUtm,
  type PhoneCampaign,
  readUtm,
  repairUtm,
  type UtmSet,
} from '#core/marketing/campaign/index.ts';

const read = (query: string) => readUtm(new URLSearchParams(query));

describe('a campaign', () => {
  it('CAMPAIGN-1: is reported by six marks, the first of each', () => {
    expect(utmNames).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'utm_id', 'utm_term', 'utm_content']);
    const all = Object.fromEntries(utmNames.map((name) => [name, `its ${name}`]));
    expect(read(new URLSearchParams({ ...all, utm_other: 'x', page: '2' }).toString())).toEqual(all);
    expect(read('utm_source=google&utm_source=bing')).toEqual({ utm_source: 'google' });
    expect(read('utm_source=&utm_medium=%20&utm_term=%20x%20')).toEqual({ utm_term: 'x' });
    expect(read('utm_source=&utm_source=bing')).toEqual({ utm_source: 'bing' });
    expect(read(`utm_id=${'x'.repeat(300)}`).utm_id).toHaveLength(200);
    expect(read('')).toEqual({});
  });

  it('CAMPAIGN-2: keeps the newest visit’s marks as one set', () => {
    const kept = { utm_source: 'google', utm_content: 'a' };
    expect(keepUtm(kept, {})).toBe(kept);
    expect(keepUtm(kept, { utm_source: 'bing' })).toEqual({ utm_source: 'bing' });
  });

  it('CAMPAIGN-2: mends what was stored', () => {
    expect(repairUtm({ utm_source: 'google', utm_id: 7, other: 'x', utm_term: '' })).toEqual({ utm_source: 'google' });
    for (const broken of [null, undefined, 'x', 7, []]) expect(repairUtm(broken)).toEqual({});
  });

  it('CAMPAIGN-3: its phone is shown to whom Google brought with its content', () => {
    const phoneCampaign = { content: 'phones', phone: '+37368000001' };
    const brought = { utm_source: 'google', utm_content: 'phones' };
    const phoneOf = (utm: UtmSet, configured?: PhoneCampaign) =>
      createCampaignPhone({ campaign: { marks: () => utm }, phoneCampaign: configured })();
    expect(phoneOf(brought, phoneCampaign)).toBe('+37368000001');
    expect(phoneOf({ ...brought, utm_content: 'tv' }, phoneCampaign)).toBeUndefined();
    expect(phoneOf({ ...brought, utm_source: 'bing' }, phoneCampaign)).toBeUndefined();
    expect(phoneOf({}, phoneCampaign)).toBeUndefined();
    expect(phoneOf(brought)).toBeUndefined();
    expect(phoneOf({ utm_source: 'google' })).toBeUndefined();
  });

  it('CAMPAIGN-4: marks what is sent, if it has brought anybody', () => {
    expect([campaignFields({ utm_source: 'google' }), campaignFields({})]).toEqual([
      { utm: { utm_source: 'google' } },
      {},
    ]);
  });
});
