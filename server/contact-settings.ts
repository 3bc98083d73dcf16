import * as v from 'valibot';
import { parsePhone } from '#core/kernel/fields/index.ts';
import { described } from './described.ts';

/** Value that means no phone. */
const NONE = 'none';

/** What the environment says of the shop's company and of whom people call. */
export const contactVariables = {
  SHOP_NAME: described(
    v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('a name')), 'Shop'),
    "company name on pages, offers, receipts and in search data, if the provider's settings have none",
  ),
  SERVICE_CENTRE_PHONES: described(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((value) => (value === NONE ? [] : value.split(',').map((phone) => phone.trim()))),
        v.everyItem(
          (phone) => parsePhone(phone) !== undefined,
          'Moldovan phones such as +37322840120, separated by commas, or none',
        ),
        v.transform((phones) => phones.map((phone) => parsePhone(phone) ?? phone)),
      ),
    ),
    'phones of the service centre, comma-separated, the main one first; or `none`',
    '`+37322840120,+37368840120`',
  ),
};
