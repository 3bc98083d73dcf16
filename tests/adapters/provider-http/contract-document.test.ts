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

const assumed = [
  'GET /general/category_products/{categoryUrl}',
  'GET /general/search_products',
  'GET /general/newest_products',
  'GET /general/popular_products',
  'GET /general/top_categories',
  'GET /general/actual_promo_products',
  'GET /general/products_by_id',
  'GET /general/products_by_code',
  'GET /general/regions',
  'GET /base/shops',
  'POST /general/order/',
  'GET /general/order_status',
  'POST /general/order_by_link/',
  'POST /general/order_cancel/',
  'GET /general/payment/{transId}',
  'GET /general/news',
  'GET /general/news/{url}',
  'GET /general/video_reviews',
  'GET /general/video_reviews/{videoId}',
  'GET /general/testimonials',
  'GET /general/promotions',
  'GET /general/promotions/{url}',
  'GET /general/day_offer',
  'GET /general/special_offers',
  'GET /general/special_offers/{categoryUrl}',
  'GET /general/all_products',
  'GET /general/products_feed',
  'GET /settings/landings',
  'GET /general/described_products',
  'GET /settings/landing/{slug}',
  'GET /general/vacancies',
  'POST /general/vacancy_cv/',
  'POST /general/one_click/',
  'POST /general/preorder/',
  'POST /general/consultation/',
  'POST /api/credit-partners/create-credit-order/',
  'POST /general/trade_in/',
  'POST /general/back_in_stock/',
  'POST /general/price_watch/',
  'POST /general/feedback/',
  'GET /general/trade_in_terms',
  'POST /general/trade_in_estimate/',
  'POST /general/promo_code/',
  'POST /general/warranty_check',
  'GET /general/child_companies',
  'POST /general/partner_request/',
  'GET /settings/partners_page',
  'GET /settings/trade_in_page',
  'GET /general/redirects',
  'GET /general/sitemap',
];

const written = (wanted: boolean) =>
  calls
    .filter((call) => (call.assumed ?? false) === wanted)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

describe('the calls', () => {
  it('are those of the published description with its methods and paths', () => {
    expect(written(false)).toEqual([...specified].sort());
  });

  it('are besides only those marked as assumed', () => {
    expect(written(true)).toEqual([...assumed].sort());
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

describe('docs/providers.md', () => {
  it('names every assumed call, so that an operator knows what to align', async () => {
    const page = await readFile(new URL('../../../docs/providers.md', import.meta.url), 'utf8');
    const missing = calls
      .filter((call) => call.assumed === true)
      .map(({ method, path }) => `\`${method} ${path}\``)
      .filter((line) => !page.includes(line));
    expect(missing).toEqual([]);
  });
});
