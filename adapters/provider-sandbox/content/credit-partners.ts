import * as v from 'valibot';
import { readJson } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';

const percent = v.pipe(v.number(), v.minValue(0));
const lei = v.pipe(v.number(), v.integer(), v.minValue(1));

export const creditPartner = v.strictObject({
  partnerId: text,
  name: text,
  title: bilingual,
  terms: bilingual,
  /** Lengths offered. */
  months: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** 0 is free of interest. */
  yearlyRate: percent,
  /** Of the sum, charged once. */
  commission: percent,
  minAmount: lei,
  maxAmount: lei,
});

/** Who lends; names are invented. */
export const creditPartners = readJson('credit-partners.json', v.array(creditPartner));
