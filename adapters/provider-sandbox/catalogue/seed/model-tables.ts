import type { ModelTable } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { audio } from './audio.ts';
import { computers } from './computers.ts';
import { household } from './household.ts';
import { kitchenAndBeauty } from './kitchen-and-beauty.ts';
import { mobilityAndAccessories } from './mobility-and-accessories.ts';
import { networks } from './networks.ts';
import { otherPhones } from './phones-other.ts';
import { samsungAndApplePhones } from './phones-samsung-apple.ts';
import { xiaomiPhones } from './phones-xiaomi.ts';
import { photoAndHome } from './photo-and-home.ts';
import { screensAndGames } from './screens-and-games.ts';
import { tablets } from './tablets.ts';
import { wearables } from './wearables.ts';

/** Everything the shop sells by default. */
export const modelTables: readonly ModelTable[] = [
  ...xiaomiPhones,
  ...samsungAndApplePhones,
  ...otherPhones,
  ...tablets,
  ...computers,
  ...networks,
  ...wearables,
  ...audio,
  ...screensAndGames,
  ...photoAndHome,
  ...household,
  ...kitchenAndBeauty,
  ...mobilityAndAccessories,
];
