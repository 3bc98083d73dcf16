/** What an advertisement says of where a visitor came from (rule CAMPAIGN-1). */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id', 'utm_term', 'utm_content'] as const;
export type UtmName = (typeof utmNames)[number];

/** The marks of a campaign; those that were not given are absent. */
export type UtmSet = Readonly<Partial<Record<UtmName, string>>>;

/** Longest stored mark, in characters; no advertiser writes a longer one. */
const MARK_MAX = 200;

/** The marks that an address carries; the first of each counts, empty ones do not (rule CAMPAIGN-1). */
export const readUtm = (parameters: Iterable<readonly [string, string]>): UtmSet => {
  const marks: Partial<Record<UtmName, string>> = {};
  for (const [name, value] of parameters) {
    const known = utmNames.find((utm) => utm === name);
    if (known && value.trim() !== '') marks[known] ??= value.trim().slice(0, MARK_MAX);
  }
  return marks;
};

/** The newest visit's marks if it has any, else the stored ones; the sets are never mixed (rule CAMPAIGN-2). */
export const keepUtm = (kept: UtmSet, visit: UtmSet): UtmSet => (Object.keys(visit).length > 0 ? visit : kept);

/** Parses stored marks (rule CAMPAIGN-2). Never throws. */
export const repairUtm = (stored: unknown): UtmSet => {
  if (typeof stored !== 'object' || stored === null) return {};
  return readUtm(Object.entries(stored).filter((mark): mark is [string, string] => typeof mark[1] === 'string'));
};

/** What an order or a request may carry: the marks of the campaign that brought the visitor (rule CAMPAIGN-4). */
export interface CampaignFields {
  readonly utm?: UtmSet;
}

/** The marks as fields of a request; empty without marks (rule CAMPAIGN-4). */
export const campaignFields = (utm: UtmSet): CampaignFields => (Object.keys(utm).length > 0 ? { utm } : {});

/** Remembers what brought the visitor of this browser. */
export interface CampaignMemory {
  /** The stored marks; constant for the life of a tab. */
  marks(): UtmSet;
}

/** Whose visitors are shown another phone; configured by the operator. */
export interface PhoneCampaign {
  /** The `utm_content` that the campaign's advertisements carry. */
  readonly content: string;
  readonly phone: string;
}

const CAMPAIGN_SOURCE = 'google';

interface PhoneDependencies {
  readonly campaign: CampaignMemory;
  /** Absent when none is configured. */
  readonly phoneCampaign?: PhoneCampaign | undefined;
}

/**
 * Use-case: the phone that replaces the main one for visitors from the configured Google campaign; undefined for all
 * others (rule CAMPAIGN-3).
 */
export const createCampaignPhone =
  ({ campaign, phoneCampaign }: PhoneDependencies) =>
  (): string | undefined => {
    const { utm_source, utm_content } = campaign.marks();
    return utm_source === CAMPAIGN_SOURCE && utm_content === phoneCampaign?.content ? phoneCampaign?.phone : undefined;
  };
