import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { regionWire, shopWire } from '#adapters/provider-http/calls/delivery.ts';
import { mainBannerWire } from '#adapters/provider-http/calls/home.ts';
import { landingBlockWire } from '#adapters/provider-http/calls/landings.ts';
import { categoryCountWire, filterWire, priceFilterWire } from '#adapters/provider-http/calls/listing.ts';
import { menuItemWire, subcategoryWire } from '#adapters/provider-http/calls/menu.ts';
import { articleWire } from '#adapters/provider-http/calls/news.ts';
import { promotionWire } from '#adapters/provider-http/calls/offers.ts';
import { pageWire } from '#adapters/provider-http/calls/pages.ts';
import { propertiesWire, shopStockWire } from '#adapters/provider-http/calls/product-page.ts';
import { breadcrumbWire, productWire } from '#adapters/provider-http/calls/products.ts';
import { videoWire } from '#adapters/provider-http/calls/videos.ts';
import { DEFAULT_LOCALE, locales } from '#core/kernel/locale/index.ts';
import { providerCalls } from './calls.ts';
import type { Call, WireSchema } from './define-call.ts';
import { accepted, amount, errorBody, nonFieldErrors, seoInfo } from './wire.ts';

/** Header that carries the fixed token, unless the operator configures another. */
const STATIC_TOKEN_HEADER = 'x-static-token';

/** Shapes that more than one call uses, by their names in the document. */
const definitions = {
  Accepted: accepted,
  Amount: amount,
  Article: articleWire,
  Breadcrumb: breadcrumbWire,
  CategoryCount: categoryCountWire,
  Error: errorBody,
  Filter: filterWire,
  LandingBlock: landingBlockWire,
  MainBanner: mainBannerWire,
  MenuItem: menuItemWire,
  Page: pageWire,
  PriceFilter: priceFilterWire,
  Product: productWire,
  Promotion: promotionWire,
  Properties: propertiesWire,
  Refusal: nonFieldErrors,
  Region: regionWire,
  SeoInfo: seoInfo,
  Shop: shopWire,
  ShopStock: shopStockWire,
  Subcategory: subcategoryWire,
  VideoReview: videoWire,
};

const reference = (name: string): string => `#/components/schemas/${name}`;

/** A wire schema as JSON Schema 2020-12; `whole` writes a shared shape out instead of referring to it. */
const jsonSchemaOf = (schema: WireSchema, whole = false): JsonSchema => {
  const others = Object.entries(definitions).filter(([, known]) => !whole || known !== schema);
  const { $schema, $defs, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions: Object.fromEntries(others),
    ignoreActions: ['max_size'],
    overrideRef: ({ referenceId }) => reference(referenceId),
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined,
  });
  return rest;
};

/** Parameters of one kind; each has an example, and says where a living one comes from. */
const parametersOf = (call: Call, place: 'path' | 'query') => {
  const part = place === 'path' ? 'params' : 'query';
  const schema = call[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const examples: Record<string, unknown> = { ...(call.example?.[part] ?? {}) };
  return Object.entries(properties).map(([name, property]) => {
    const from = call.example?.from?.[`/${part}/${name}`] ?? call.example?.from?.[`/${part}/${name}/0`];
    return {
      name,
      in: place,
      required: required.includes(name),
      schema: property,
      ...(name in examples ? { example: examples[name] } : {}),
      ...(from === undefined ? {} : { 'x-example-from': from }),
    };
  });
};

const bodyOf = (call: Call) => {
  if (!call.body) return {};
  const from = Object.entries(call.example?.from ?? {})
    .filter(([pointer]) => pointer.startsWith('/body/'))
    .map(([pointer, source]) => [pointer.slice('/body'.length), source]);
  const example = Object.entries(call.example?.body ?? {}).filter(([, value]) => !(value instanceof File));
  const content = { schema: jsonSchemaOf(call.body), example: Object.fromEntries(example) };
  return {
    requestBody: {
      required: true,
      content: { [call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: content },
      ...(from.length > 0 ? { 'x-example-from': Object.fromEntries(from) } : {}),
    },
  };
};

const response = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

const responsesOf = (call: Call) => {
  const declared = Object.entries(call.refusals ?? {}).map(([status, schema]) => {
    const json = jsonSchemaOf(schema);
    return [status, response(json.description ?? 'Refused', json)];
  });
  return {
    200: response(call.summary, jsonSchemaOf(call.answer)),
    400: { $ref: '#/components/responses/Refusal' },
    ...Object.fromEntries(declared),
    default: { $ref: '#/components/responses/Error' },
  };
};

const securityOf = ({ secured }: Call) => {
  const visitor = { staticToken: [] };
  const partner = { staticToken: [], shtoken: [] };
  if (secured === 'required') return [partner];
  return secured === 'optional' ? [visitor, partner] : [visitor];
};

const idempotencyKey = (call: Call) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: call.idempotent === 'required',
  description: 'The same key and body give the same answer; the same key with another body is 409',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
});

const operationOf = (call: Call) => ({
  operationId: call.id,
  summary: call.summary,
  ...(call.assumed ? { 'x-assumed': true } : {}),
  ...(call.silent ? { 'x-silent': true } : {}),
  security: securityOf(call),
  parameters: [
    { $ref: '#/components/parameters/lang' },
    ...(call.idempotent ? [idempotencyKey(call)] : []),
    ...parametersOf(call, 'path'),
    ...parametersOf(call, 'query'),
  ],
  ...bodyOf(call),
  responses: responsesOf(call),
});

/** OpenAPI wants a leading slash; how the published description writes the path stays in `x-path`. */
const pathsOf = (calls: readonly Call[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.startsWith('/') ? call.path : `/${call.path}`;
    const known = paths[path] ?? (path === call.path ? {} : { 'x-path': call.path });
    paths[path] = { ...known, [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
};

/** The OpenAPI 3.1 document of the provider, built from the calls. */
export const buildOpenApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Provider of the storefront',
    version: '1.0.0',
    description: [
      'Every call the storefront makes. Operations marked `x-assumed` are not shown by its specification and have to',
      'be aligned with a real backend; fields marked `x-assumed` are optional. `null` in an optional field says the',
      'same as its absence; unknown fields are ignored. Amounts are MDL. Errors: `non_field_errors` with any status is',
      'an answer for people; anything else is an error with its status. `x-silent` calls never open an error page.',
      '`x-example-from` names where a running provider tells a living value: `<operationId>[?query|:status]#<pointer>`.',
    ].join(' '),
  },
  servers: [{ url: 'http://localhost:8100', description: 'The embedded provider' }],
  paths: pathsOf(Object.values(providerCalls)),
  components: {
    parameters: {
      lang: {
        name: 'lang',
        in: 'header',
        required: true,
        description: 'Language of the texts',
        schema: { type: 'string', enum: [...locales] },
        example: DEFAULT_LOCALE,
      },
    },
    responses: {
      Refusal: response('A business refusal, in the language asked for', { $ref: reference('Refusal') }),
      Error: response('Any other error', { $ref: reference('Error') }),
    },
    schemas: Object.fromEntries(
      Object.entries(definitions).map(([name, schema]) => [name, jsonSchemaOf(schema, true)]),
    ),
    securitySchemes: {
      staticToken: {
        type: 'apiKey',
        in: 'header',
        name: STATIC_TOKEN_HEADER,
        description: 'Fixed token of the shop; the name of the header is configurable',
      },
      shtoken: { type: 'apiKey', in: 'header', name: 'shtoken', description: 'Token of a partner, from /base/login/' },
    },
  },
});
