import * as v from 'valibot';
import { readJson } from '#adapters/provider-sandbox/data/load.ts';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';

const names = v.pipe(v.array(text), v.minLength(1));
const people = v.strictObject({ firstNames: names, surnames: names });

/** Names for review authors and for partners' customers. */
export const { reviewers, customers } = readJson(
  'people.json',
  v.strictObject({
    reviewers: v.strictObject({
      ru: v.strictObject({ ...people.entries, initials: names }),
      ro: people,
    }),
    customers: people,
  }),
);
