import {
  ChannelService,
  CustomerService,
  type ID,
  type Injector,
  type Order,
  type OrderItemPriceCalculationStrategy,
  ProductVariant,
  ProductVariantPrice,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { SHOP_PLUGIN_OPTIONS, type ShopPluginOptions } from './options';

let connection: TransactionalConnection;
let customers: CustomerService;
let channels: ChannelService;
let options: ShopPluginOptions;

/** Price of a variant in the partners' channel, bani; undefined where it has none. */
export const secondPriceOf = async (ctx: RequestContext, variantId: ID): Promise<number | undefined> => {
  const channel = (await channels.findAll(ctx)).items.find(({ code }) => code === options.partnerChannel);
  if (!channel) return undefined;
  const price = await connection
    .getRepository(ctx, ProductVariantPrice)
    .findOne({ where: { channelId: channel.id, variant: { id: variantId } } });
  return price?.price;
};

/** The signed-in partner; undefined for everybody else. */
export const partnerOf = async (ctx: RequestContext) => {
  if (ctx.activeUserId === undefined) return undefined;
  const customer = await customers.findOneByUserId(ctx, ctx.activeUserId, false);
  if (!customer) return undefined;
  const groups = await customers.getCustomerGroups(ctx, customer.id);
  return groups.some(({ name }) => name === options.partnerGroup) ? customer : undefined;
};

/** Prices a partner's line of the second tier by the partners' channel, and every other line as Vendure does. */
export class TierPriceStrategy implements OrderItemPriceCalculationStrategy {
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
    customers = injector.get(CustomerService);
    channels = injector.get(ChannelService);
    options = injector.get(SHOP_PLUGIN_OPTIONS);
  }

  async calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    line: { [key: string]: unknown },
    order: Order,
  ) {
    const second =
      line.tier === 'second' && order.customFields.partnerId ? await secondPriceOf(ctx, variant.id) : undefined;
    return second === undefined
      ? { price: variant.listPrice, priceIncludesTax: variant.listPriceIncludesTax }
      : { price: second, priceIncludesTax: ctx.channel.pricesIncludeTax };
  }
}
