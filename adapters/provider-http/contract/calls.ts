import * as auth from '#adapters/provider-http/calls/auth.ts';
import * as credit from '#adapters/provider-http/calls/credit.ts';
import * as delivery from '#adapters/provider-http/calls/delivery.ts';
import * as feed from '#adapters/provider-http/calls/feed.ts';
import * as feedback from '#adapters/provider-http/calls/feedback.ts';
import * as home from '#adapters/provider-http/calls/home.ts';
import * as landings from '#adapters/provider-http/calls/landings.ts';
import * as leads from '#adapters/provider-http/calls/leads.ts';
import * as listing from '#adapters/provider-http/calls/listing.ts';
import * as menu from '#adapters/provider-http/calls/menu.ts';
import * as news from '#adapters/provider-http/calls/news.ts';
import * as offers from '#adapters/provider-http/calls/offers.ts';
import * as orders from '#adapters/provider-http/calls/orders.ts';
import * as pages from '#adapters/provider-http/calls/pages.ts';
import * as partnerOrders from '#adapters/provider-http/calls/partner-orders.ts';
import * as partnership from '#adapters/provider-http/calls/partnership.ts';
import * as placeOrder from '#adapters/provider-http/calls/place-order.ts';
import * as priceWatch from '#adapters/provider-http/calls/price-watch.ts';
import * as productPage from '#adapters/provider-http/calls/product-page.ts';
import * as promoCode from '#adapters/provider-http/calls/promo-code.ts';
import * as reviews from '#adapters/provider-http/calls/reviews.ts';
import * as search from '#adapters/provider-http/calls/search.ts';
import * as settings from '#adapters/provider-http/calls/settings.ts';
import * as siteIndex from '#adapters/provider-http/calls/site-index.ts';
import * as testimonials from '#adapters/provider-http/calls/testimonials.ts';
import * as tradeIn from '#adapters/provider-http/calls/trade-in.ts';
import * as vacancies from '#adapters/provider-http/calls/vacancies.ts';
import * as videos from '#adapters/provider-http/calls/videos.ts';
import * as warranty from '#adapters/provider-http/calls/warranty.ts';
import type { Call } from './define-call.ts';

type CallsOf<Module> = { readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] };

/** The calls among what a module exports, by name. */
const callsOf = <Module extends object>(module: Module) => {
  const calls = Object.entries(module).filter(([, value]) => typeof value === 'object' && 'answer' in value);
  return Object.fromEntries(calls.toSorted(([one], [other]) => (one < other ? -1 : 1))) as CallsOf<Module>;
};

/** Every call of the provider: the published description and, marked `assumed`, what the product needs besides. */
export const providerCalls = {
  ...callsOf(auth),
  ...callsOf(credit),
  ...callsOf(delivery),
  ...callsOf(feed),
  ...callsOf(feedback),
  ...callsOf(home),
  ...callsOf(landings),
  ...callsOf(leads),
  ...callsOf(listing),
  ...callsOf(menu),
  ...callsOf(news),
  ...callsOf(offers),
  ...callsOf(orders),
  ...callsOf(placeOrder),
  ...callsOf(pages),
  ...callsOf(partnerOrders),
  ...callsOf(partnership),
  ...callsOf(priceWatch),
  ...callsOf(productPage),
  ...callsOf(promoCode),
  ...callsOf(reviews),
  ...callsOf(search),
  ...callsOf(settings),
  ...callsOf(siteIndex),
  ...callsOf(testimonials),
  ...callsOf(tradeIn),
  ...callsOf(vacancies),
  ...callsOf(videos),
  ...callsOf(warranty),
};
