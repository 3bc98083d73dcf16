import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import texts from '#adapters/provider-sandbox/data/payment.json' with { type: 'json' };
import type { OrderRow } from '#adapters/provider-sandbox/db/order-records.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { formatMdl } from '#adapters/provider-sandbox/money.ts';

export type PaidOrder = OrderRow & { readonly trans_id: string; readonly return_url: string };

/** The page's only style, after the shop's colours as custom properties. */
const colours = Object.entries(shop.colours).map(([name, value]) => `--${name}:${value};`);
const STYLE = `:root{${colours.join('')}}\n${readFileSync(new URL('style.css', import.meta.url), 'utf8')}`;

/** Content security policy: one style, and a form that may redirect to the shop. */
export const contentSecurityPolicy = (returnUrl: string): string => {
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
export const returnAddress = (returnUrl: string, transId: string): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('trans_id', transId);
  return url.href;
};

/** The page of the demonstration bank. */
export const paymentPage = (order: PaidOrder, locale: Locale): string => {
  const { trans_id: transId, number: orderNumber, total, payment_state: state, return_url: returnUrl } = order;
  const say = texts[locale];
  const address = `/pay/${escapeHtml(transId)}`;
  const language = (code: Locale, name: string) =>
    `<a href="${address}?lang=${code}" hreflang="${code}"${code === locale ? ' aria-current="true"' : ''}>${name}</a>`;
  const form = `<form method="post" action="${address}?lang=${locale}">
      <button name="decision" value="approve" class="main">${say.approve} ${formatMdl(total)}</button>
      <button name="decision" value="decline">${say.decline}</button>
    </form>`;
  const back = `<a class="${state === 'approved' ? 'main' : 'plain'}" href="${escapeHtml(returnAddress(returnUrl, transId))}">${say.back}</a>`;
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
      <div><dt>${say.total}</dt><dd class="sum">${formatMdl(total)}</dd></div>
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
