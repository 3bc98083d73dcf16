import * as v from 'valibot';
import { parsePhone } from '#core/kernel/fields/index.ts';

/** Stands for no phone at all. */
const NONE = 'none';

/** What the environment says of the shop's company and of whom people call. */
export const contactVariables = {
  SHOP_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('a name')), 'Shop'),
  SERVICE_CENTRE_PHONES: v.optional(
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
};
