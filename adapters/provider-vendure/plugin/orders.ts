import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  type ID,
  isGraphQlErrorResult,
  normalizeEmailAddress,
  Order,
  OrderService,
  Promotion,
  type RequestContext,
  StockLevel,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { partnerOf } from './prices';

/** A line as the shop sends it. */
export interface ShopLine {
  readonly variantId: ID;
  readonly count: number;
  readonly tier: string;
}

/** An order as the shop sends it; amounts in bani. */
export interface ShopOrderInput {
  readonly key: string;
  readonly lines: readonly ShopLine[];
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly method: string;
  readonly deliveryType?: string;
  readonly regionId?: string;
  readonly city?: string;
  readonly street?: string;
  readonly shopId?: ID;
  readonly payment: string;
  readonly comment?: string;
  readonly promoCode?: string;
  readonly expectedTotal: number;
  readonly returnUrl: string;
  readonly seller?: string;
  readonly statusType?: string;
  readonly advance?: number;
}

type Outcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'repriced'; readonly total: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'conflict' };

/** Ends a transaction whose work is not to be kept, with what it found out. */
class RolledBack<Found> extends Error {
  constructor(readonly found: Found) {
    super('rolled back');
  }
}

const fingerprintOf = (input: ShopOrderInput, partnerId: ID | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([input, partnerId ?? null]))
    .digest('base64url');

/** Places, prices and cancels orders apart from any session's cart, each in one transaction. */
@Injectable()
export class ShopOrders {
  /** SQLite has one connection: transactions run one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly customers: CustomerService,
  ) {}

  /** Places an order; the same key and order give the same answer, also at once. */
  place(ctx: RequestContext, input: ShopOrderInput): Promise<Outcome> {
    return this.alone(() =>
      this.rollingBack(ctx, async (tx): Promise<Outcome> => {
        const partner = await partnerOf(tx);
        await this.lockKey(tx, input.key);
        const fingerprint = fingerprintOf(input, partner?.id);
        const before = await this.find(tx, { idempotencyKey: input.key });
        if (before)
          return before.customFields.fingerprint === fingerprint
            ? { kind: 'placed', order: before }
            : { kind: 'conflict' };

        const refuse = (reason: string): never => {
          throw new RolledBack<Outcome>({ kind: 'refused', reason });
        };
        await this.lockStock(
          tx,
          input.lines.map(({ variantId }) => variantId),
        );
        const byCard = input.payment === 'card';
        const order = await this.orders.create(tx);
        await this.orders.updateCustomFields(tx, order.id, {
          idempotencyKey: input.key,
          fingerprint,
          linkKey: randomBytes(24).toString('base64url'),
          ...(byCard ? { transId: randomUUID() } : {}),
          phone: input.phone,
          method: input.method,
          deliveryType: input.deliveryType,
          regionId: input.regionId,
          shopId: input.shopId,
          returnUrl: input.returnUrl,
          locale: tx.languageCode,
          comment: input.comment,
          payment: input.payment,
          ...(partner
            ? {
                partnerId: String(partner.id),
                seller: input.seller,
                statusType: input.statusType,
                advance: input.advance,
              }
            : {}),
        });
        const stock = await this.fill(tx, order.id, input.lines);
        if (stock) refuse(stock);
        if (
          input.promoCode !== undefined &&
          isGraphQlErrorResult(await this.orders.applyCouponCode(tx, order.id, input.promoCode))
        )
          refuse('promo_code');
        await this.orders.addCustomerToOrder(tx, order.id, await this.customerOf(tx, input));
        await this.orders.setShippingAddress(tx, order.id, {
          fullName: input.name,
          phoneNumber: input.phone,
          streetLine1: input.street ?? '-',
          city: input.city ?? '',
          province: input.regionId ?? '',
          countryCode: 'MD',
        });
        const methods = await this.orders.getEligibleShippingMethods(tx, order.id);
        const wanted = input.method === 'pickup' ? 'pickup' : input.deliveryType === 'express' ? 'express' : 'standard';
        const method = methods.find(({ code }) => code === `shop-${wanted}`) ?? methods[0];
        if (!method || isGraphQlErrorResult(await this.orders.setShippingMethod(tx, order.id, [method.id])))
          return refuse('no_delivery');

        const priced = await this.orders.findOne(tx, order.id);
        if (priced?.totalWithTax !== input.expectedTotal)
          throw new RolledBack<Outcome>({ kind: 'repriced', total: priced?.totalWithTax ?? 0 });
        if (isGraphQlErrorResult(await this.orders.transitionToState(tx, order.id, 'ArrangingPayment')))
          refuse('no_stock');
        const paid = await this.orders.addPaymentToOrder(tx, order.id, {
          method: byCard ? 'shop-card' : 'shop-on-receipt',
          metadata: { transId: (await this.orders.findOne(tx, order.id))?.customFields.transId },
        });
        if (isGraphQlErrorResult(paid)) refuse('no_payment');
        if (byCard && isGraphQlErrorResult(await this.orders.transitionToState(tx, order.id, 'AwaitingCard' as never)))
          refuse('no_payment');
        return { kind: 'placed', order: (await this.find(tx, { idempotencyKey: input.key })) as Order };
      }),
    );
  }

  /** What a promo code takes off the lines, bani, or why it takes nothing; nothing is kept. */
  async checkCode(ctx: RequestContext, code: string, lines: readonly ShopLine[]) {
    const promotion = await this.connection
      .getRepository(ctx, Promotion)
      .findOne({ where: { couponCode: code, deletedAt: IsNull() } });
    const isKnown = promotion?.enabled === true && !(promotion.startsAt && promotion.startsAt > new Date());
    if (!promotion || !isKnown) return { code, discount: 0, reason: 'unknown' };
    if (promotion.endsAt && promotion.endsAt < new Date()) return { code, discount: 0, reason: 'expired' };
    const least = promotion.conditions.find((condition) => condition.code === 'minimum_order_amount');
    const minTotal = Number(least?.args.find(({ name }) => name === 'amount')?.value ?? 0);
    const partner = await partnerOf(ctx);
    const discount = await this.alone(() =>
      this.rollingBack(ctx, async (tx): Promise<number> => {
        const order = await this.orders.create(tx);
        if (partner) await this.orders.updateCustomFields(tx, order.id, { partnerId: String(partner.id) });
        await this.fill(tx, order.id, lines);
        await this.orders.applyCouponCode(tx, order.id, code);
        const priced = await this.orders.findOne(tx, order.id);
        throw new RolledBack(priced?.discounts.reduce((sum, { amountWithTax }) => sum - amountWithTax, 0) ?? 0);
      }),
    );
    if (discount > 0) return { code, discount };
    return minTotal > 0
      ? { code, discount: 0, reason: 'too_small', minTotal }
      : { code, discount: 0, reason: 'unknown' };
  }

  /** The order of a number and a phone that belong together; undefined otherwise. */
  async byNumber(ctx: RequestContext, orderNumber: string, phone: string): Promise<Order | undefined> {
    const order = await this.find(ctx, { code: orderNumber });
    return order && order.customFields.phone === phone ? order : undefined;
  }

  byLink(ctx: RequestContext, linkKey: string): Promise<Order | undefined> {
    return this.find(ctx, { linkKey });
  }

  byTransaction(ctx: RequestContext, transId: string): Promise<Order | undefined> {
    return this.find(ctx, { transId });
  }

  /** Cancels an order before it is sent. Returns the order, unchanged if it was sent; undefined if there is none. */
  cancel(ctx: RequestContext, orderNumber: string, phone: string): Promise<Order | undefined> {
    return this.alone(async () => {
      const order = await this.byNumber(ctx, orderNumber, phone);
      if (!order || !isCancellable(order)) return order;
      await this.connection.withTransaction(ctx, (tx) =>
        this.orders.cancelOrder(tx, { orderId: order.id, cancelShipping: true, reason: 'Cancelled by the shopper' }),
      );
      return this.byNumber(ctx, orderNumber, phone);
    });
  }

  /** The bank's answer to a payment: charged, or refused and open to another try. */
  answerOfBank(ctx: RequestContext, transId: string, isPaid: boolean): Promise<Order | undefined> {
    return this.alone(async () => {
      const order = await this.byTransaction(ctx, transId);
      const payment = order?.payments.find((one) => one.transactionId === transId);
      if (!order || payment?.state !== ('Awaiting' as never)) return order;
      await this.connection.withTransaction(ctx, async (tx) => {
        if (isPaid) await this.orders.settlePayment(tx, payment.id);
        else {
          payment.metadata = { ...payment.metadata, public: { bank: 'declined' } };
          await this.connection.getRepository(tx, payment.constructor as never).save(payment as never);
        }
      });
      return this.byTransaction(ctx, transId);
    });
  }

  private async find(ctx: RequestContext, by: Readonly<Record<string, string>>): Promise<Order | undefined> {
    const { code, ...customFields } = by;
    const found = await this.connection.getRepository(ctx, Order).findOne({
      where: {
        ...(code === undefined ? {} : { code }),
        ...(Object.keys(customFields).length ? { customFields } : {}),
      } as never,
      select: { id: true } as never,
    });
    const order = found ? await this.orders.findOne(ctx, found.id) : undefined;
    if (order) order.payments = await this.orders.getOrderPayments(ctx, order.id);
    return order;
  }

  /** Puts lines into an order. Gives why it cannot be done. */
  private async fill(tx: RequestContext, orderId: ID, lines: readonly ShopLine[]): Promise<string | undefined> {
    try {
      const { errorResults } = await this.orders.addItemsToOrder(
        tx,
        orderId,
        lines.map(({ variantId, count, tier }) => ({
          productVariantId: variantId,
          quantity: count,
          customFields: { tier },
        })),
      );
      return errorResults.length > 0 ? 'no_stock' : undefined;
    } catch {
      return 'unknown_line';
    }
  }

  /** The customer of the order's e-mail; one that is known keeps its own name and phone. */
  private async customerOf(tx: RequestContext, { name, phone, email }: ShopOrderInput) {
    const emailAddress = normalizeEmailAddress(email ?? `${phone.replace(/\D/g, '')}@phone.invalid`);
    const known = await this.connection
      .getRepository(tx, Customer)
      .findOne({ where: { emailAddress, deletedAt: IsNull() } });
    const [first = '', ...rest] = name.trim().split(/\s+/);
    const { firstName, lastName, phoneNumber } = known ?? {
      firstName: first,
      lastName: rest.join(' '),
      phoneNumber: phone,
    };
    const customer = await this.customers.createOrUpdate(tx, { emailAddress, firstName, lastName, phoneNumber });
    if (isGraphQlErrorResult(customer)) throw new RolledBack<Outcome>({ kind: 'refused', reason: 'customer' });
    return customer;
  }

  private async rollingBack<Value>(ctx: RequestContext, work: (tx: RequestContext) => Promise<Value>): Promise<Value> {
    try {
      return await this.connection.withTransaction(ctx, work);
    } catch (error) {
      if (error instanceof RolledBack) return error.found as Value;
      throw error;
    }
  }

  private get isPostgres(): boolean {
    return this.connection.rawConnection.options.type === 'postgres';
  }

  private alone<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isPostgres) return work();
    const done = this.turn.then(work, work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async lockKey(tx: RequestContext, key: string): Promise<void> {
    if (!this.isPostgres) return;
    await this.connection
      .getRepository(tx, Order)
      .query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  private async lockStock(tx: RequestContext, variantIds: readonly ID[]): Promise<void> {
    if (!this.isPostgres) return;
    await this.connection.getRepository(tx, StockLevel).find({
      where: { productVariantId: In([...variantIds]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
      loadEagerRelations: false,
    });
  }
}

/** Whether the goods have not left yet. */
export const isCancellable = ({ state }: Order): boolean =>
  ['PaymentAuthorized', 'PaymentSettled', 'AwaitingCard'].includes(state);
