import { LRUCache } from 'lru-cache';
import type { Transport } from '#adapters/provider-http/ask.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, mapResult, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { OrderRequest, OrderStatus, PlaceAnswer } from '#core/purchase/checkout/index.ts';
import type { CodeAnswer } from '#core/purchase/promo-code/index.ts';
import { askEngine, type EngineSession } from './ask-engine.ts';
import { toLines } from './orders.ts';
import {
  addressOrder,
  applyCode,
  COUNTRY,
  chooseShipping,
  fillOrder,
  methodFor,
  methodsQuery,
  nameBuyer,
  orderByCode,
  payOrder,
  type StockOrder,
  toDiscount,
  toStockStatus,
} from './stock-orders.ts';

interface Context {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
  /** The anonymous session whose order it is. */
  readonly session: EngineSession;
}

/** An order that is being paid, or was. */
interface Paying {
  readonly session: EngineSession;
  readonly code: string;
  readonly total: number;
}

const REFUSED: PlaceAnswer = { kind: 'refused', messages: [] };
/** Keys whose orders are remembered. */
const MOST_KEYS = 10_000;

/**
 * Sells over the Shop API of a Vendure without the plugin: at retail, at flat fees, paid on receipt by the payment method of the
 * code `onReceipt`. Each order uses a new anonymous session.
 */
export const createStockDesk = (transport: Transport, onReceipt: string) => {
  const access = { transport };
  const orders = new LRUCache<string, Paying & { readonly fingerprint: string }>({ max: MOST_KEYS });
  /** The last try with each key that is not answered yet. */
  const turns = new Map<string, Promise<Result<PlaceAnswer, Failure>>>();

  const fill = (lines: OrderRequest['lines'], context: Context): Promise<Result<boolean, Failure>> => {
    const inputs = toLines(lines, false).map(({ variantId: productVariantId, count: quantity }) => ({
      productVariantId,
      quantity,
    }));
    return askEngine(access, fillOrder, { inputs }, context, (data) =>
      ok(data?.addItemsToOrder.errorResults.length === 0),
    );
  };

  const nameShopper = async ({ name, phone, email }: OrderRequest['contact'], context: Context) => {
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    const byMail = (emailAddress: string) => {
      const customer = { firstName, lastName: rest.join(' ') || '-', phoneNumber: phone, emailAddress };
      return askEngine(access, nameBuyer, { customer }, context, (data) => ok(data.setCustomerForOrder.__typename));
    };
    const byPhone = () => byMail(`${phone.replaceAll(/\D/g, '')}@phone.invalid`);
    const first = email ? await byMail(email) : await byPhone();
    // A visitor's order is not one of a registered customer.
    return first.ok && first.value === 'EmailAddressConflictError' ? byPhone() : first;
  };

  /** Makes an order up to its payment; or says why it is not to be placed. */
  const prepare = async (
    { lines, contact, fulfilment, payment, promoCode, expectedTotal }: OrderRequest,
    city: string,
    context: Context,
  ): Promise<Result<Paying | PlaceAnswer, Failure>> => {
    if (fulfilment.method !== 'address' || payment !== 'cash') return ok(REFUSED);
    const filled = await fill(lines, context);
    if (!filled.ok) return filled;
    if (!filled.value) return ok(REFUSED);
    const buyer = await nameShopper(contact, context);
    if (!buyer.ok) return buyer;
    const address = {
      ...{ fullName: contact.name, phoneNumber: contact.phone, countryCode: COUNTRY },
      ...{ streetLine1: fulfilment.street, city, province: fulfilment.regionId },
    };
    const addressed = await askEngine(access, addressOrder, { address }, context, (data) => ok(data !== null));
    if (!addressed.ok) return addressed;
    const coded =
      promoCode === undefined
        ? ok(true)
        : await askEngine(access, applyCode, { code: promoCode }, context, (data) =>
            ok(data.applyCouponCode.discounts !== undefined),
          );
    if (!coded.ok) return coded;
    const methods = await askEngine(access, methodsQuery, {}, context, ok);
    if (!methods.ok) return methods;
    const brought = methodFor(methods.value.eligibleShippingMethods, fulfilment.type);
    const isPayable = methods.value.eligiblePaymentMethods.some(
      ({ code, isEligible }) => code === onReceipt && isEligible,
    );
    if (buyer.value !== 'Order' || !addressed.value || !coded.value || !brought || !isPayable) return ok(REFUSED);
    const priced = await askEngine(access, chooseShipping, { ids: [brought.id] }, context, (data) =>
      ok(data.setOrderShippingMethod),
    );
    if (!priced.ok) return priced;
    const { code, totalWithTax: total } = priced.value;
    if (code === undefined || total === undefined) return ok(REFUSED);
    if (total !== expectedTotal) return ok({ kind: 'repriced', total });
    return ok({ session: context.session, code, total });
  };

  const find = (code: string, context: Omit<Context, 'session'> & { readonly session?: EngineSession }) =>
    askEngine(access, orderByCode, { code }, context, (data) =>
      ok<StockOrder | undefined>(data?.orderByCode ?? undefined),
    );

  /** Whether an order is placed by now; pays it unless it is. */
  const pay = async ({ code }: Paying, context: Context): Promise<Result<boolean, Failure>> => {
    const isPlaced = async () => mapResult(await find(code, context), (order) => order?.active === false);
    const before = await isPlaced();
    if (!before.ok || before.value) return before;
    const paid = await askEngine(access, payOrder, { method: onReceipt }, context, ok);
    // A try whose answer was lost may have paid it meanwhile.
    return paid.ok ? isPlaced() : paid;
  };

  const placeNow = async (order: OrderRequest, key: string, city: string, signal?: AbortSignal) => {
    const { locale } = order;
    const fingerprint = JSON.stringify(order);
    const known = orders.get(key);
    if (known && known.fingerprint !== fingerprint)
      return err(failure('domain', 'idempotency_conflict', 'The key was used for another order', { status: 409 }));
    const made = known ? ok(known) : await prepare(order, city, { locale, signal, session: {} });
    if (!made.ok) return made;
    if ('kind' in made.value) return ok(made.value);
    const paying = made.value;
    orders.set(key, { ...paying, fingerprint });
    const placed = await pay(paying, { locale, signal, session: paying.session });
    if (!placed.ok) return placed;
    if (placed.value)
      return ok<PlaceAnswer>({ kind: 'placed', order: { orderNumber: paying.code, total: paying.total } });
    orders.delete(key);
    return ok(REFUSED);
  };

  return {
    /** Places an order; the same key gives the same order as long as this process remembers it. */
    place: (order: OrderRequest, key: string, city: string, signal?: AbortSignal) => {
      const now = () => placeNow(order, key, city, signal);
      const turn = (turns.get(key) ?? Promise.resolve()).then(now);
      turns.set(key, turn);
      return turn.finally(() => {
        if (turns.get(key) === turn) turns.delete(key);
      });
    },
    /** What a code takes off the lines, asked with an order that is never placed. */
    checkCode: async (
      code: string,
      lines: OrderRequest['lines'],
      asked: Omit<Context, 'session'>,
    ): Promise<Result<CodeAnswer, Failure>> => {
      const context = { ...asked, session: {} };
      const filled = await fill(lines, context);
      if (!filled.ok) return filled;
      return askEngine(
        access,
        applyCode,
        { code },
        context,
        ({ applyCouponCode: { __typename, discounts = [] } }): Result<CodeAnswer, Failure> => {
          const discount = toDiscount(discounts);
          if (discount > 0) return ok({ kind: 'holds', code, discount });
          const reason = __typename === 'CouponCodeExpiredError' ? 'expired' : 'unknown';
          return ok({ kind: 'refused', code, reason });
        },
      );
    },
    /** The state of an order; stock Vendure tells it for two hours. */
    status: async (
      orderNumber: string,
      phone: string,
      context: Omit<Context, 'session'>,
    ): Promise<Result<OrderStatus, Failure>> => {
      const found = await find(orderNumber, context);
      if (!found.ok) return found;
      return found.value?.shippingAddress?.phoneNumber === phone
        ? ok(toStockStatus(found.value, transport))
        : err(notFound('No such order'));
    },
  };
};

/** A Vendure without the plugin, as one that sells. */
export type StockDesk = ReturnType<typeof createStockDesk>;
