import * as v from 'valibot';
import { isThisMachine } from '#adapters/bff/ip-address.ts';
import { providerKinds } from '#adapters/wiring/provider-kinds.ts';

const address = v.pipe(
  v.string(),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'the http or https address of the provider'),
);
/** Host names, in lower case. */
export const hosts = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((host) => host.trim().toLowerCase())),
  v.everyItem((host) => URL.parse(`http://${host}`)?.host === host, 'host names with their ports, separated by commas'),
);
const headerName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'an HTTP header name'));
/** The embedded provider's; everybody can read it here. */
const PUBLISHED_TOKEN = 'zori-static-token';
/** What the environment says of the provider. */
export const providerVariables = {
  PROVIDER_URL: v.optional(address),
  PROVIDER_KIND: v.optional(v.picklist(providerKinds, `one of ${providerKinds.join(', ')}`), 'http'),
  SALEOR_CHANNEL: v.optional(v.pipe(v.string(), v.slug('the slug of a channel')), 'default-channel'),
  PROVIDER_STATIC_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('a token')), PUBLISHED_TOKEN),
  PROVIDER_STATIC_TOKEN_HEADER: v.optional(headerName, 'x-static-token'),
  PICTURE_HOSTS: v.optional(hosts),
};

type ProviderSettings = v.InferOutput<v.ObjectSchema<typeof providerVariables, undefined>>;

/** A kind that the embedded provider does not speak needs a provider of one's own. */
export const kindIsThere = ({
  PROVIDER_KIND: kind,
  PROVIDER_URL: url,
}: Pick<ProviderSettings, 'PROVIDER_KIND' | 'PROVIDER_URL'>): boolean => kind === 'http' || url !== undefined;

/** A provider elsewhere that is asked by a token has one that is not published; Saleor needs none. */
export const tokenIsSecret = ({
  PROVIDER_KIND: kind,
  PROVIDER_URL: url,
  PROVIDER_STATIC_TOKEN: token,
}: Pick<ProviderSettings, 'PROVIDER_KIND' | 'PROVIDER_URL' | 'PROVIDER_STATIC_TOKEN'>): boolean =>
  kind !== 'http' || url === undefined || token !== PUBLISHED_TOKEN || isThisMachine(new URL(url).hostname);
