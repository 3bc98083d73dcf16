import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { providerCalls } from '#adapters/provider-http/contract/calls.ts';
import type { Call } from '#adapters/provider-http/contract/define-call.ts';
import { documentUrl, renderOpenApi } from '#adapters/provider-http/contract/document.ts';

const calls: readonly Call[] = Object.values(providerCalls);

/** the published description, to the letter. */
const specified = [
  'GET general/menu_tree',
  'GET /settings/about_us_page',
  'POST /base/login/',
  'GET /mi/delivery_info_text',
  'GET /general/orders_list',
  'GET /settings/credit_page',
  'GET /settings/delivery_page',
  'GET /settings/discount_page',
  'GET /settings/footer_settings',
  'GET /settings/global_site_settings',
  'GET /settings/insurance_page',
  'GET /settings/service_center_page',
  'GET /settings/terms_and_privacy_policy',
  'GET /settings/gift_map_service',
  'GET /api/credit-partners/get-credit-partners/',
  'POST /api/credit-partners/create-credit-prime-customer-offer/',
  'GET /general/sliders',
  'GET /general/product-review/{productId}/',
  'POST /general/product-review/{productId}/',
  'GET /base/store_sellers',
  'GET /general/search-product-by-code',
  'GET general/popular_query',
  'GET general/search',
  'GET /general/product_detail/{url}',
  'GET general/banner-select/{categoryId}',
];

const addressOf = ({ method, path }: Call): string => `${method} ${path}`;

describe('the calls', () => {
  it('have the methods and paths of the published description, and are marked as assumed besides', () => {
    const known = calls.filter((call) => call.assumed !== true).map(addressOf);
    expect(known.sort()).toEqual([...specified].sort());
  });

  it('have ids that are their names', () => {
    for (const [name, call] of Object.entries(providerCalls)) expect(call.id).toBe(name);
  });

  it('are silent where the published description says so', () => {
    const silent = calls.filter((call) => call.silent && !call.assumed).map(({ id }) => id);
    expect(silent.sort()).toEqual(['giftMapService', 'sliders']);
  });

  it('have an example for every parameter and body', () => {
    for (const call of calls) {
      const { params, query, body } = call.example ?? {};
      expect([call.id, !!params, !!query, !!body]).toEqual([call.id, !!call.params, !!call.query, !!call.body]);
    }
  });
});

describe('the document', () => {
  it('is the one that the calls make (npm run contract:write)', async () => {
    expect(await readFile(documentUrl, 'utf8')).toBe(renderOpenApi());
  });
});
