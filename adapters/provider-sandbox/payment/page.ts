import { createHash } from 'node:crypto';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Bani, inWords } from '#adapters/provider-sandbox/money.ts';
import type { PaymentState } from '#adapters/provider-sandbox/orders/model.ts';
import { STYLE } from './style.ts';

export interface PaymentView {
  readonly transId: string;
  readonly orderNumber: string;
  readonly total: Bani;
  readonly state: PaymentState;
  readonly returnUrl: string;
  readonly locale: Locale;
}

const words = {
  ru: {
    title: 'Оплата заказа',
    order: 'Заказ',
    total: 'К оплате',
    pending: 'Это демонстрационный банк: деньги не списываются. Выберите, чем закончится оплата.',
    declined: 'Карта отклонена. Попробуйте ещё раз или вернитесь в магазин.',
    approved: 'Оплата прошла. Спасибо!',
    approve: 'Оплатить',
    decline: 'Отклонить',
    back: 'Вернуться в магазин',
    language: 'Язык',
  },
  ro: {
    title: 'Achitarea comenzii',
    order: 'Comanda',
    total: 'Spre plată',
    pending: 'Aceasta este o bancă demonstrativă: nu se retrag bani. Alegeți cum se încheie plata.',
    declined: 'Cardul a fost respins. Încercați din nou sau reveniți în magazin.',
    approved: 'Plata a fost efectuată. Vă mulțumim!',
    approve: 'Plătește',
    decline: 'Respinge',
    back: 'Înapoi în magazin',
    language: 'Limba',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Content security policy: one style, and a form that may redirect to the shop. */
export const contentPolicy = (returnUrl: string): string => {
  const style = createHash('sha256').update(STYLE).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
};

/** The shop's return address with the payment's id. */
export const wayBack = (returnUrl: string, transId: string): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('trans_id', transId);
  return url.href;
};

/** The page of the demonstration bank. */
export const paymentPage = (view: PaymentView): string => {
  const { transId, orderNumber, total, state, returnUrl, locale } = view;
  const say = words[locale];
  const address = `/pay/${escapeHtml(transId)}`;
  const language = (code: Locale, name: string) =>
    `<a href="${address}?lang=${code}" hreflang="${code}"${code === locale ? ' aria-current="true"' : ''}>${name}</a>`;
  const form = `<form method="post" action="${address}?lang=${locale}">
      <button name="decision" value="approve" class="main">${say.approve} ${inWords(total)}</button>
      <button name="decision" value="decline">${say.decline}</button>
    </form>`;
  const back = `<a class="${state === 'approved' ? 'main' : 'plain'}" href="${escapeHtml(wayBack(returnUrl, transId))}">${say.back}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${say.title} ${escapeHtml(orderNumber)}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <header><span class="shop">${escapeHtml(shop.shopName)}</span><nav aria-label="${say.language}">${language('ru', 'RU')}${language('ro', 'RO')}</nav></header>
    <h1>${say.title}</h1>
    <div class="card" aria-hidden="true"><i></i><b>4000 •••• •••• 0002</b><span>${escapeHtml(shop.shopName)} Demo Bank</span></div>
    <dl>
      <div><dt>${say.order}</dt><dd>${escapeHtml(orderNumber)}</dd></div>
      <div><dt>${say.total}</dt><dd class="sum">${inWords(total)}</dd></div>
    </dl>
    <p class="${state}"${state === 'pending' ? '' : ' role="status"'}>${say[state]}</p>
    ${state === 'approved' ? '' : form}
    ${back}
  </main>
</body>
</html>
`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
