import express, { type Express } from 'express';
import { chatRoutes } from './chat/routes.ts';
import { errorAnswers, knownMethods, unknownRoute } from './http/errors.ts';
import type { Provider } from './http/provider.ts';
import { staticToken } from './http/static-token.ts';
import { authRoutes } from './routes/auth.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { contentRoutes } from './routes/content.ts';
import { creditRoutes } from './routes/credit.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { homeRoutes } from './routes/home.ts';
import { landingRoutes } from './routes/landings.ts';
import { leadRoutes } from './routes/leads.ts';
import { listingRoutes } from './routes/listing.ts';
import { mediaRoutes } from './routes/media.ts';
import { menuRoutes } from './routes/menu.ts';
import { offerRoutes } from './routes/offers.ts';
import { orderRoutes } from './routes/orders.ts';
import { partnerOrderRoutes } from './routes/partner-orders.ts';
import { paymentRoutes } from './routes/payment.ts';
import { productRoutes } from './routes/products.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { searchRoutes } from './routes/search.ts';
import { serviceRoutes } from './routes/service.ts';
import { settingsRoutes } from './routes/settings.ts';
import { siteIndexRoutes } from './routes/site-index.ts';
import { vacancyRoutes } from './routes/vacancies.ts';

export interface AppOptions {
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly log: (line: string) => void;
}

const JSON_LIMIT = '256kb';

/** The provider as an Express application: open pictures, payment page and chat, then the calls behind the static token. */
export const createApp = (provider: Provider, options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(knownMethods);
  app.use(mediaRoutes(provider), paymentRoutes(provider), chatRoutes(provider));
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
  app.use(unknownRoute);
  app.use(errorAnswers(options.log));
  return app;
};
