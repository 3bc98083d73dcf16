import express, { type Express } from 'express';
import { chatRoutes } from '#adapters/provider-sandbox/chat/routes.ts';
import { checkMethod, errorHandler, routeNotFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { staticToken } from '#adapters/provider-sandbox/http/static-token.ts';
import { authRoutes } from '#adapters/provider-sandbox/routes/auth.ts';
import { catalogueRoutes } from '#adapters/provider-sandbox/routes/catalogue.ts';
import { contentRoutes } from '#adapters/provider-sandbox/routes/content.ts';
import { creditRoutes } from '#adapters/provider-sandbox/routes/credit.ts';
import { deliveryRoutes } from '#adapters/provider-sandbox/routes/delivery.ts';
import { homeRoutes } from '#adapters/provider-sandbox/routes/home.ts';
import { landingRoutes } from '#adapters/provider-sandbox/routes/landings.ts';
import { leadRoutes } from '#adapters/provider-sandbox/routes/leads.ts';
import { listingRoutes } from '#adapters/provider-sandbox/routes/listing.ts';
import { mediaRoutes } from '#adapters/provider-sandbox/routes/media.ts';
import { menuRoutes } from '#adapters/provider-sandbox/routes/menu.ts';
import { offerRoutes } from '#adapters/provider-sandbox/routes/offers.ts';
import { orderRoutes } from '#adapters/provider-sandbox/routes/orders.ts';
import { partnerOrderRoutes } from '#adapters/provider-sandbox/routes/partner-orders.ts';
import { paymentRoutes } from '#adapters/provider-sandbox/routes/payment.ts';
import { productRoutes } from '#adapters/provider-sandbox/routes/products.ts';
import { reviewRoutes } from '#adapters/provider-sandbox/routes/reviews.ts';
import { searchRoutes } from '#adapters/provider-sandbox/routes/search.ts';
import { serviceRoutes } from '#adapters/provider-sandbox/routes/service.ts';
import { settingsRoutes } from '#adapters/provider-sandbox/routes/settings.ts';
import { siteIndexRoutes } from '#adapters/provider-sandbox/routes/site-index.ts';
import { vacancyRoutes } from '#adapters/provider-sandbox/routes/vacancies.ts';

export interface AppOptions {
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly log: (line: string) => void;
}

const JSON_LIMIT = '256kb';

/**
 * The provider as an Express application. Pictures, the payment page and the chat need no static token; all calls do.
 */
export const createApp = (provider: Provider, options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(checkMethod);
  app.use(mediaRoutes(), paymentRoutes(provider), chatRoutes(provider));
  app.use(staticToken(options.staticTokenHeader, options.staticToken));
  app.use(express.json({ limit: JSON_LIMIT }));
  app.use(
    authRoutes(provider),
    menuRoutes(provider),
    homeRoutes(provider),
    listingRoutes(provider),
    catalogueRoutes(provider),
    searchRoutes(provider),
    productRoutes(provider),
    settingsRoutes(),
    deliveryRoutes(provider),
    serviceRoutes(provider),
    orderRoutes(provider),
    partnerOrderRoutes(provider),
    leadRoutes(provider),
    creditRoutes(provider),
    reviewRoutes(provider),
    contentRoutes(provider),
    offerRoutes(provider),
    landingRoutes(provider),
    vacancyRoutes(provider),
    siteIndexRoutes(provider),
  );
  app.use(routeNotFound);
  app.use(errorHandler(options.log));
  return app;
};
