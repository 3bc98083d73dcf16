import {
  type LocationWithQuantity,
  MultiChannelStockLocationStrategy,
  type OrderLine,
  type RequestContext,
  type StockLocation,
} from '@vendure/core';

/** Allocates as many pieces as are ordered. Vendure takes too many when no place has all of them. */
export class ShopStockLocationStrategy extends MultiChannelStockLocationStrategy {
  override async forAllocation(
    ctx: RequestContext,
    locations: StockLocation[],
    line: OrderLine,
    quantity: number,
  ): Promise<LocationWithQuantity[]> {
    let left = quantity;
    return (await super.forAllocation(ctx, locations, line, quantity)).flatMap((part) => {
      const taken = Math.min(left, part.quantity);
      left -= taken;
      return taken > 0 ? [{ ...part, quantity: taken }] : [];
    });
  }
}
