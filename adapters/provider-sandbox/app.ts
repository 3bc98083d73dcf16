import express, { type Express } from 'express';
import { errorAnswers, knownMethods, unknownRoute } from './http/errors.ts';
import type { Provider } from './http/provider.ts';
import { staticToken } from './http/static-token.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { homeRoutes } from './routes/home.ts';
import { listingRoutes } from './routes/listing.ts';
import { menuRoutes } from './routes/menu.ts';
import { orderRoutes } from './routes/orders.ts';
import { productRoutes } from './routes/products.ts';
import { searchRoutes } from './routes/search.ts';
import { settingsRoutes } from './routes/settings.ts';

export interface AppOptions {
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly log: (line: string) => void;
}

const JSON_LIMIT = '256kb';

/** The provider as an Express application: open pictures and payment page, then the calls behind the static token. */
export const createApp = (provider: Provider, options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(knownMethods);
  app.use(staticToken(options.staticTokenHeader, options.staticToken));
  app.use(express.json({ limit: JSON_LIMIT }));
  app.use(
    menuRoutes(provider),
    homeRoutes(provider),
    listingRoutes(provider),
    searchRoutes(provider),
    productRoutes(provider),
    settingsRoutes(),
    deliveryRoutes(provider),
    orderRoutes(provider),
  );
  app.use(unknownRoute);
  app.use(errorAnswers(options.log));
  return app;
};
