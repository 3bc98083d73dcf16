import { PluginCommonModule, SessionService, type Type, VendurePlugin } from '@vendure/core';
import { shopApi } from './api';
import { BankController } from './bank.controller';
import { shopCustomFields } from './custom-fields';
import { shopDeliveryCalculator } from './delivery';
import { SHOP_PLUGIN_OPTIONS, type ShopPluginOptions } from './options';
import { ShopOrders } from './orders';
import { acceptPartnerTokens } from './partner-token';
import {
  allocationStrategy,
  awaitingCard,
  awaitingPayment,
  cardHandler,
  onReceiptHandler,
  placedStrategy,
} from './payment';
import { TierPriceStrategy } from './prices';
import { ShopResolver, ShopVariantResolver } from './resolvers';
import { ShopStockLocationStrategy } from './stock';

export type { ShopPluginOptions } from './options';

/** Adds to a Vendure what the shop needs: order placing in one transaction, second prices, fees, places, a bank. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  controllers: [BankController],
  providers: [ShopOrders, { provide: SHOP_PLUGIN_OPTIONS, useFactory: () => ShopPlugin.options }],
  exports: [SHOP_PLUGIN_OPTIONS],
  shopApiExtensions: { schema: shopApi, resolvers: [ShopResolver, ShopVariantResolver] },
  configuration: (config) => {
    for (const [entity, fields] of Object.entries(shopCustomFields)) {
      const known = config.customFields as Record<string, unknown[]>;
      known[entity] = [...(known[entity] ?? []), ...(fields as unknown[])];
    }
    config.apiOptions.middleware = [
      ...(config.apiOptions.middleware ?? []),
      acceptPartnerTokens(config.apiOptions.shopApiPath, () => ShopPlugin.sessions),
    ];
    config.catalogOptions.stockLocationStrategy = new ShopStockLocationStrategy();
    config.orderOptions.process = [...(config.orderOptions.process ?? []), awaitingCard];
    config.orderOptions.orderPlacedStrategy = placedStrategy;
    config.orderOptions.stockAllocationStrategy = allocationStrategy;
    config.orderOptions.orderItemPriceCalculationStrategy = new TierPriceStrategy();
    config.paymentOptions.process = [...(config.paymentOptions.process ?? []), awaitingPayment];
    config.paymentOptions.paymentMethodHandlers = [
      ...(config.paymentOptions.paymentMethodHandlers ?? []),
      onReceiptHandler,
      cardHandler,
    ];
    config.shippingOptions.shippingCalculators = [
      ...(config.shippingOptions.shippingCalculators ?? []),
      shopDeliveryCalculator,
    ];
    return config;
  },
})
export class ShopPlugin {
  static sessions: SessionService;

  constructor(sessions: SessionService) {
    ShopPlugin.sessions = sessions;
  }

  static options: ShopPluginOptions = {
    publicUrl: 'http://localhost:3000',
    partnerChannel: 'partner',
    partnerGroup: 'partners',
  };

  /** The plugin with a merchant's own settings. */
  static init(options: Partial<ShopPluginOptions>): Type<ShopPlugin> {
    ShopPlugin.options = { ...ShopPlugin.options, ...options };
    return ShopPlugin;
  }
}
