import { chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { phones } from '#adapters/provider-sandbox/pictures/models/phones.ts';

/** What a case or a glass is made for: the studio as it would be for the phone that the trait `of` names. */
export function ofPhone(studio: Studio): Studio {
  const slug = String(studio.traits.of);
  const traits = phones[slug]?.traits;
  if (!traits) throw new RangeError(`There is no phone ${slug}`);
  return { ...studio, traits, chance: chance(`phone:${slug}`, traits) };
}
