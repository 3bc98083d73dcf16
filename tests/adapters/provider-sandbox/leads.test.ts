import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { content, settings } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { onePiece, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider, TOKEN, TOKEN_HEADER } from './support.ts';

let provider: TestProvider;
let product: string;

beforeAll(async () => {
  provider = await openProvider();
  product = (await onePiece(provider)).product.productId;
}, 60_000);
afterAll(() => provider.destroy());

const customer = { customer_name: 'Ana Rusu', customer_phone_number: '069 123 456' };
const leads = (kind: string) =>
  provider.database((database) =>
    database.prepare('SELECT number, body, attachment FROM lead WHERE kind = ?').all(kind),
  );

describe('forms', () => {
  const creditPartner = settings.creditPartners[0];
  const forms: readonly (readonly [kind: string, path: string, form: () => object])[] = [
    ['one_click', '/general/one_click/', () => ({ ...customer, product })],
    ['preorder', '/general/preorder/', () => ({ ...customer, product })],
    ['consultation', '/general/consultation/', () => ({ ...customer, comment: 'Какой ноутбук?' })],
    ['back_in_stock', '/general/back_in_stock/', () => ({ ...customer, product })],
    ['price_watch', '/general/price_watch/', () => ({ ...customer, product, price: 1 })],
    ['trade_in', '/general/trade_in/', () => ({ ...customer, device: 'iPhone 13', condition: 'good' })],
    ['partner_request', '/general/partner_request/', () => ({ ...customer, company: 'Tehno Nord SRL' })],
    ['feedback', '/general/feedback/', () => ({ customer_name: 'Ana', message: 'Bună ziua' })],
    ['prime_credit', '/api/credit-partners/create-credit-prime-customer-offer/', () => customer],
  ];

  it.each(forms)('%s is stored once for each key', async (kind, path, form) => {
    const headers = withIdempotencyKey();
    const first = await provider.post(path, form(), headers);
    expect(first).toMatchObject({ status: 200, json: { success: true } });
    expect((await provider.post(path, form(), headers)).json).toEqual(first.json);
    expect((await provider.post(path, { ...form(), customer_name: 'Another' }, headers)).status).toBe(409);
    expect(leads(kind)).toHaveLength(1);
    expect((await provider.post(path, form())).status).toBe(200);
    expect(leads(kind)).toHaveLength(2);
  });

  it.each(forms.filter(([kind]) => kind !== 'feedback'))('%s needs a phone of Moldova', async (_kind, path, form) => {
    const answer = await provider.post(path, { ...form(), customer_phone_number: '+1 212 555 0100' }, { lang: 'ro' });
    expect(answer).toMatchObject({ status: 400, json: { non_field_errors: [expect.stringMatching(/telefon/)] } });
    expect((await provider.post(path, { customer_name: 'Ana' })).status).toBe(400);
  });

  it("one click stores a partner's own seller, and none for visitors", async () => {
    const signedIn = await provider.post<Answer<'login'>>('/base/login/', { login: 'partner', password: 'zori-demo' });
    const sold = (seller: string) => ({ ...customer, product, seller });
    const kept = () => leads('one_click').map(({ body }) => JSON.parse(String(body)).seller);
    const before = kept().length;
    const as = { shtoken: signedIn.json.token };
    expect((await provider.post('/general/one_click/', sold('partner-1'), as)).status).toBe(200);
    expect((await provider.post('/general/one_click/', sold('somebody'), as)).status).toBe(400);
    expect((await provider.post('/general/one_click/', sold('partner-1'))).status).toBe(200);
    expect(kept().slice(before)).toEqual(['partner-1', undefined]);
  });

  it('one click requires a product in stock', async () => {
    const row = provider.database((database) =>
      database.prepare('SELECT product_id FROM product WHERE available = 0').get(),
    );
    const answer = await provider.post('/general/one_click/', { ...customer, product: String(row?.product_id) });
    expect(answer.json).toMatchObject({ non_field_errors: [expect.stringMatching(/закончился|нельзя заказать/)] });
    expect((await provider.post('/general/one_click/', { ...customer, product: 'none' })).status).toBe(400);
  });

  it.runIf(creditPartner)('credit needs a partner and one of its terms', async () => {
    const form = { ...customer, product, partnerId: creditPartner?.partnerId, months: creditPartner?.months[0] };
    const path = '/api/credit-partners/create-credit-order/';
    expect((await provider.post(path, form)).json).toMatchObject({ success: true, order_number: expect.any(String) });
    expect((await provider.post(path, { ...form, months: 999 })).status).toBe(400);
    expect((await provider.post(path, { ...form, partnerId: 'nobody' })).status).toBe(400);
  });

  it('a prime credit may be declined', async () => {
    const path = '/api/credit-partners/create-credit-prime-customer-offer/';
    const answer = await provider.post(path, { ...customer, customer_phone_number: '+37369123000' });
    expect(answer).toMatchObject({ status: 200, json: { success: false } });
  });
});

describe('a CV', () => {
  const vacancyId = content.vacancies.find(({ isActive }) => isActive)?.slug ?? '';
  const send = (bytes: BlobPart, name: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...customer, vacancyId, ...more })) form.set(key, value);
    form.set('file', new File([bytes], name));
    return fetch(`${provider.origin}/general/vacancy_cv/`, {
      method: 'POST',
      body: form,
      headers: { [TOKEN_HEADER]: TOKEN },
    });
  };

  it.runIf(vacancyId)('is kept with its file', async () => {
    expect((await send('%PDF-1.7 hello', 'cv.pdf')).status).toBe(200);
    expect(Buffer.from(leads('cv')[0]?.attachment as Uint8Array).toString()).toBe('%PDF-1.7 hello');
  });

  it.runIf(vacancyId)('must be a document by what it holds, and of 5 MB at most', async () => {
    expect((await send('MZ program', 'cv.pdf')).status).toBe(400);
    expect((await send(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 'cv.pdf')).status).toBe(400);
    expect((await send(`%PDF-${'x'.repeat(6 * 1024 * 1024)}`, 'cv.pdf')).status).toBe(413);
    expect((await send('%PDF-1.7', 'cv.pdf', { vacancyId: 'none' })).status).toBe(400);
    expect((await send('PK\u0003\u0004 word/document.xml', 'cv.docx')).status).toBe(200);
  });

  it('requires a multipart form', async () => {
    expect((await provider.post('/general/vacancy_cv/', customer)).status).toBe(415);
    const answer = await fetch(`${provider.origin}/general/vacancy_cv/`, {
      method: 'POST',
      body: 'nothing of the kind',
      headers: { [TOKEN_HEADER]: TOKEN, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a review', () => {
  const path = () => `/general/product-review/${product}/`;
  const read = async () => (await provider.get<Answer<'productReviews'>>(path())).json;
  const review = () => ({ product, author: 'Ана', rating: 2, text: 'Так себе', pros: 'Экран' });

  it('comes first and changes the rating', async () => {
    const before = await read();
    expect((await provider.post(path(), review(), withIdempotencyKey())).json).toEqual({ success: true });
    const after = await read();
    expect(after.total).toBe(before.total + 1);
    expect(after.results[0]).toMatchObject({ author: 'Ана', rating: 2, text: 'Так себе', pros: 'Экран', cons: '' });
    const two = (answer: typeof before) => answer.distribution?.find(({ rating }) => rating === 2)?.count ?? 0;
    expect(two(after)).toBe(two(before) + 1);
    const shown = await provider.get<Answer<'productsById'>>(`/general/products_by_id?id=${product}`);
    expect(shown.json.products[0]).toMatchObject({ review_count: after.total });
  });

  it('must name its product', async () => {
    const answer = await provider.post(path(), { ...review(), product: 'other' });
    expect(answer).toMatchObject({ status: 400, json: { non_field_errors: ['Product ID is required'] } });
    expect((await provider.post('/general/product-review/none/', review())).status).toBe(404);
    expect((await provider.post(path(), { ...review(), rating: 6 })).status).toBe(400);
  });
});
