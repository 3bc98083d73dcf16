import * as v from 'valibot';
import { isThisMachine } from '#adapters/bff/ip-address.ts';
import { ON_RECEIPT } from '#adapters/provider-vendure/payments.ts';
import { providerKinds } from '#adapters/wiring/provider-kinds.ts';
import { described } from './described.ts';

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
/** The embedded provider's token, which is public. */
const PUBLISHED_TOKEN = 'zori-static-token';
/** What the environment says of the provider. */
export const providerVariables = {
  PROVIDER_URL: described(v.optional(address), 'base address of the provider', 'embedded provider'),
  PROVIDER_KIND: described(
    v.optional(v.picklist(providerKinds, `one of ${providerKinds.join(', ')}`), 'http'),
    "what the provider speaks: `http` (the contract) or `vendure` (Vendure's Shop API)",
  ),
  CONTENT_PROVIDER_URL: described(
    v.optional(address),
    'base address of a provider of the contract for what Vendure does not have',
    'none',
  ),
  VENDURE_ON_RECEIPT: described(
    v.optional(v.pipe(v.string(), v.nonEmpty('a code')), ON_RECEIPT),
    'code of the payment method for payment on receipt of a Vendure without the plugin',
  ),
  PROVIDER_STATIC_TOKEN: described(
    v.optional(v.pipe(v.string(), v.nonEmpty('a token')), PUBLISHED_TOKEN),
    'sent with every call to the provider',
  ),
  PROVIDER_STATIC_TOKEN_HEADER: described(v.optional(headerName, 'x-static-token'), 'header that carries the token'),
  PICTURE_HOSTS: described(
    v.optional(hosts),
    'further hosts that pictures may come from, such as `cdn.example`, comma-separated',
  ),
};

type ProviderSettings = v.InferOutput<v.ObjectSchema<typeof providerVariables, undefined>>;

/** A kind that the embedded provider does not speak needs a provider of one's own. */
export const kindIsThere = ({
  PROVIDER_KIND: kind,
  PROVIDER_URL: url,
}: Pick<ProviderSettings, 'PROVIDER_KIND' | 'PROVIDER_URL'>): boolean => kind === 'http' || url !== undefined;

/** A provider of the contract has no other one beside it. */
export const contentIsBeside = ({
  PROVIDER_KIND: kind,
  CONTENT_PROVIDER_URL: url,
}: Pick<ProviderSettings, 'PROVIDER_KIND' | 'CONTENT_PROVIDER_URL'>): boolean => kind !== 'http' || url === undefined;

/** A provider of the contract elsewhere has a token that is not published; Vendure needs none. */
export const tokenIsSecret = ({
  PROVIDER_KIND: kind,
  PROVIDER_URL: provider,
  CONTENT_PROVIDER_URL: beside,
  PROVIDER_STATIC_TOKEN: token,
}: Pick<
  ProviderSettings,
  'PROVIDER_KIND' | 'PROVIDER_URL' | 'CONTENT_PROVIDER_URL' | 'PROVIDER_STATIC_TOKEN'
>): boolean => {
  const url = kind === 'http' ? provider : beside;
  return url === undefined || token !== PUBLISHED_TOKEN || isThisMachine(new URL(url).hostname);
};
