import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/http-delivery-directory.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/http-order-desk.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/http-site-settings.ts';
import { createTransport, type Transport, type WarnLogger } from '#adapters/provider-http/transport.ts';
import type { ProductCatalog } from '#core/catalog/index.ts';
import type { OrderDesk } from '#core/checkout/index.ts';
import type { DeliveryDirectory } from '#core/delivery/index.ts';
import { localePath } from '#core/locale/index.ts';
import type { SiteSettings } from '#core/settings/index.ts';
import { composeShop, type Shop } from '#core/shop.ts';

/** What the shop on Node needs to know of the world. */
export interface NodeOptions {
  readonly providerUrl: string;
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly shopOrigin: string;
  readonly logger: WarnLogger;
}

const keys = {
  transport: Symbol.for('Transport') as ServiceIdentifier<Transport>,
  catalog: Symbol.for('ProductCatalog') as ServiceIdentifier<ProductCatalog>,
  settings: Symbol.for('SiteSettings') as ServiceIdentifier<SiteSettings>,
  delivery: Symbol.for('DeliveryDirectory') as ServiceIdentifier<DeliveryDirectory>,
  orders: Symbol.for('OrderDesk') as ServiceIdentifier<OrderDesk>,
  shop: Symbol.for('Shop') as ServiceIdentifier<Shop>,
};

/** Everything of the outside world that the shop needs on Node: the one place that says which adapter serves which port. */
export const composeNode = (options: NodeOptions): { shop: Shop; close: () => Promise<void> } => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(keys.transport).toResolvedValue(() =>
    createTransport({
      baseUrl: options.providerUrl,
      staticToken: { header: options.staticTokenHeader, value: options.staticToken },
      logger: options.logger,
    }),
  );
  container
    .bind(keys.catalog)
    .toResolvedValue((transport) => createHttpProductCatalog({ transport }), [keys.transport]);
  container.bind(keys.settings).toResolvedValue((transport) => createHttpSiteSettings({ transport }), [keys.transport]);
  container
    .bind(keys.delivery)
    .toResolvedValue((transport) => createHttpDeliveryDirectory({ transport }), [keys.transport]);
  container.bind(keys.orders).toResolvedValue(
    (transport) =>
      createHttpOrderDesk({
        transport,
        returnUrl: (locale) => options.shopOrigin + localePath('/confirmation', locale),
      }),
    [keys.transport],
  );
  container
    .bind(keys.shop)
    .toResolvedValue(
      (catalog, settings, delivery, orders) => composeShop({ catalog, settings, delivery, orders }),
      [keys.catalog, keys.settings, keys.delivery, keys.orders],
    );
  return { shop: container.get(keys.shop), close: () => container.get(keys.transport).close() };
};
