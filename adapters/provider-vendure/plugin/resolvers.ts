import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AuthService,
  Ctx,
  EntityHydrator,
  isGraphQlErrorResult,
  NATIVE_AUTH_STRATEGY_NAME,
  Order,
  OrderService,
  Permission,
  ProductService,
  ProductVariant,
  ProductVariantService,
  RequestContext,
  StockLevelService,
  StockLocation,
  TransactionalConnection,
} from '@vendure/core';
import { Between, In, Like, Raw } from 'typeorm';
import { SHOP_PLUGIN_OPTIONS, type ShopPluginOptions } from './options';
import { answerOf, paymentStateOf, paymentUrlOf, placeOf } from './order-answer';
import { type ShopLine, type ShopOrderInput, ShopOrders } from './orders';
import { partnerOf, secondPriceOf } from './prices';
import { wordsFor } from './words';

interface OrdersFilter {
  readonly from?: Date;
  readonly to?: Date;
  readonly query?: string;
  readonly states?: string[];
  readonly seller?: string;
  readonly skip: number;
  readonly take: number;
}

/** Stock and the second price of a variant. */
@Resolver('ProductVariant')
export class ShopVariantResolver {
  constructor(private readonly variants: ProductVariantService) {}

  @ResolveField()
  async available(@Ctx() ctx: RequestContext, @Parent() variant: ProductVariant): Promise<number> {
    return Math.max(0, Math.min(await this.variants.getSaleableStockLevel(ctx, variant), 1_000_000));
  }

  @ResolveField()
  async secondPrice(@Ctx() ctx: RequestContext, @Parent() variant: ProductVariant): Promise<number | null> {
    return (await partnerOf(ctx)) ? ((await secondPriceOf(ctx, variant.id)) ?? null) : null;
  }
}

/** Orders, codes, places and partners. */
@Resolver()
export class ShopResolver {
  constructor(
    private readonly orders: ShopOrders,
    private readonly orderService: OrderService,
    private readonly auth: AuthService,
    private readonly stock: StockLevelService,
    private readonly hydrator: EntityHydrator,
    private readonly products: ProductService,
    private readonly connection: TransactionalConnection,
    @Inject(SHOP_PLUGIN_OPTIONS) private readonly options: ShopPluginOptions,
  ) {}

  @Mutation()
  @Allow(Permission.Public)
  async placeShopOrder(@Ctx() ctx: RequestContext, @Args('input') input: ShopOrderInput) {
    const outcome = await this.orders.place(ctx, input);
    if (outcome.kind === 'repriced') return { __typename: 'ShopOrderRepriced', total: outcome.total };
    if (outcome.kind === 'refused') {
      const { reason } = outcome;
      return { __typename: 'ShopOrderRefused', reason, message: wordsFor(ctx, reason) };
    }
    if (outcome.kind === 'conflict') return { __typename: 'ShopOrderConflict', key: input.key };
    const { order } = outcome;
    const { linkKey, transId } = order.customFields;
    return {
      __typename: 'ShopOrderPlaced',
      orderNumber: order.code,
      total: order.totalWithTax,
      linkKey,
      ...(transId ? { transId, paymentUrl: paymentUrlOf(this.options.publicUrl, transId) } : {}),
    };
  }

  @Mutation()
  @Allow(Permission.Public)
  async cancelShopOrder(@Ctx() ctx: RequestContext, @Args() args: { orderNumber: string; phone: string }) {
    const order = await this.orders.cancel(ctx, args.orderNumber, args.phone);
    if (!order) return null;
    return order.state === 'Cancelled'
      ? this.answer(ctx, order)
      : { __typename: 'ShopOrderNotCancelled', state: order.state, message: wordsFor(ctx, 'left') };
  }

  @Mutation()
  @Allow(Permission.Public)
  async shopLogin(@Ctx() ctx: RequestContext, @Args() { login, password }: { login: string; password: string }) {
    const session = await this.auth.authenticate(ctx, 'shop', NATIVE_AUTH_STRATEGY_NAME, { username: login, password });
    const refused = { message: wordsFor(ctx, 'login') };
    if (isGraphQlErrorResult(session)) return refused;
    const asUser = new RequestContext({
      apiType: 'shop',
      channel: ctx.channel,
      isAuthorized: true,
      authorizedAsOwnerOnly: false,
      languageCode: ctx.languageCode,
      session: { user: { id: session.user.id } } as never,
    });
    const partner = await partnerOf(asUser);
    if (partner) return { token: session.token, companyName: partner.customFields.companyName ?? undefined };
    await this.auth.destroyAuthenticatedSession(ctx, session.token);
    return refused;
  }

  @Query()
  @Allow(Permission.Public)
  shopPromoCode(@Ctx() ctx: RequestContext, @Args() { code, lines }: { code: string; lines: ShopLine[] }) {
    return this.orders.checkCode(ctx, code, lines);
  }

  @Query()
  @Allow(Permission.Public)
  async shopOrder(@Ctx() ctx: RequestContext, @Args() { orderNumber, phone }: { orderNumber: string; phone: string }) {
    return this.answer(ctx, await this.orders.byNumber(ctx, orderNumber, phone));
  }

  @Query()
  @Allow(Permission.Public)
  async shopOrderByLink(@Ctx() ctx: RequestContext, @Args() { linkKey }: { linkKey: string }) {
    return this.answer(ctx, await this.orders.byLink(ctx, linkKey));
  }

  @Query()
  @Allow(Permission.Public)
  async shopPayment(@Ctx() ctx: RequestContext, @Args() { transId }: { transId: string }) {
    const order = await this.orders.byTransaction(ctx, transId);
    return order
      ? {
          transId,
          orderNumber: order.code,
          state: paymentStateOf(order),
          total: order.totalWithTax,
          paymentUrl: paymentUrlOf(this.options.publicUrl, transId),
        }
      : null;
  }

  @Query()
  @Allow(Permission.Public)
  async shopPlaces(@Ctx() ctx: RequestContext) {
    return (await this.places(ctx)).map((location) => placeOf(ctx, location));
  }

  @Query()
  @Allow(Permission.Public)
  async shopPlaceStock(@Ctx() ctx: RequestContext, @Args() { variantIds }: { variantIds: string[] }) {
    const places = await this.places(ctx);
    const levels = await Promise.all(
      variantIds.map(async (variantId) =>
        (await this.stock.getStockLevelsForVariant(ctx, variantId)).map((level) => ({ ...level, variantId })),
      ),
    );
    return levels
      .flat()
      .filter(({ stockLocationId }) => places.some(({ id }) => id === stockLocationId))
      .map(({ variantId, stockLocationId, stockOnHand, stockAllocated }) => ({
        variantId,
        shopId: stockLocationId,
        quantity: Math.max(0, stockOnHand - stockAllocated),
      }));
  }

  @Query()
  @Allow(Permission.Public)
  async shopSellers(@Ctx() ctx: RequestContext) {
    const partner = await partnerOf(ctx);
    return partner
      ? (partner.customFields.sellers ?? []).map((line) => {
          const [id = '', ...name] = line.split(' ');
          return { id, name: name.join(' ') };
        })
      : null;
  }

  @Query()
  @Allow(Permission.Public)
  async shopPartnerOrders(@Ctx() ctx: RequestContext, @Args('filter') filter: OrdersFilter) {
    const partner = await partnerOf(ctx);
    if (!partner) return null;
    const { from, to, query, states, seller, skip, take } = filter;
    const own = { partnerId: String(partner.id), ...(seller ? { seller } : {}) };
    const all = {
      customFields: own,
      ...(states ? { state: In(states) } : {}),
      ...(from && to ? { orderPlacedAt: Between(new Date(from), new Date(to)) } : {}),
    };
    const like = Like(`%${query}%`);
    const where = query
      ? [
          { ...all, code: like },
          { ...all, customFields: { ...own, phone: like } },
          { ...all, shippingAddress: Raw((address) => `${address} LIKE :query`, { query: `%${query}%` }) },
          { ...all, lines: { productVariant: { translations: { name: like } } } },
        ]
      : all;
    const repository = this.connection.getRepository(ctx, Order);
    const [found, total] = await repository.findAndCount({
      where: where as never,
      order: { orderPlacedAt: 'DESC', id: 'DESC' },
      skip,
      take,
    });
    const every = await repository.find({ where: where as never });
    const items = await Promise.all(
      found.map(async ({ id }) => this.answer(ctx, await this.orderService.findOne(ctx, id))),
    );
    return { items, total, sum: every.reduce((sum, order) => sum + order.totalWithTax, 0) };
  }

  private places(ctx: RequestContext): Promise<StockLocation[]> {
    return this.connection
      .getRepository(ctx, StockLocation)
      .find({ where: { customFields: { isPickup: true } } as never, order: { id: 'ASC' } });
  }

  private async answer(ctx: RequestContext, order: Order | undefined) {
    if (!order) return null;
    await this.hydrator.hydrate(ctx, order, { relations: ['lines.productVariant', 'payments'] as never });
    const products = await this.products.findByIds(
      ctx,
      order.lines.map(({ productVariant }) => productVariant.productId),
    );
    const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
    const { shopId } = order.customFields;
    const place = shopId
      ? await this.connection.getRepository(ctx, StockLocation).findOne({ where: { id: shopId } })
      : undefined;
    return answerOf(order, place ? placeOf(ctx, place).address : undefined, slugs);
  }
}
