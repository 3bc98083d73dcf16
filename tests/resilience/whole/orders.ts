import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Failure, isUndecided, type Result } from '#core/kernel/shared/index.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { ask } from '#tests/support/asking.ts';
import { endProcess, startShopOver } from '#tests/support/running-shop.ts';
import { startHarmedShop } from '../harmed-shop.ts';
import type { Part } from './line.ts';

const PARALLEL = 20;
const ROUNDS = 10;
/** How often a shopper asks again at most, and how long they take to, ms. */
const TRIES = 5;
const BETWEEN_TRIES_MS = 500;

type Harmed = Awaited<ReturnType<typeof startHarmedShop>>;

const read = async <Value>(origin: string, path: string, input: object): Promise<Value> =>
  JSON.parse((await ask(origin, `/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).text).value;

/** An order that the provider takes. */
const anOrderOf = async ({ origin }: Harmed) => {
  const locale = 'ru';
  const [product] = await read<{ productId: string; price: number }[]>(origin, 'catalog/collection', {
    locale,
    name: 'popular',
  });
  const [shop] = await read<{ shopId: string }[]>(origin, 'delivery/shops', { locale });
  if (!product || !shop) throw new Error('Nothing can be ordered');
  return {
    contact: { name: 'Ion Rusu', phone: '+37369123456' },
    fulfilment: { method: 'pickup', shopId: shop.shopId },
    ...{ payment: 'cash', comment: '', locale, expectedTotal: product.price },
    lines: [{ productId: product.productId, count: 1, tier: 'retail' }],
  };
};

/** What a shopper is shown of an order that was sent: its number, or that it is not known yet what became of it. */
type Shown = { readonly number: string } | 'not known yet' | 'refused';

const place = async (origin: string, order: object, key: string, host = new URL(origin).host): Promise<Shown> => {
  const body = JSON.stringify({ order, key });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(origin, '/api/orders/place', { method: 'POST', host, headers, body }).catch(() => undefined);
  if (!answer) return 'not known yet';
  const read = JSON.parse(answer.text) as Result<{ readonly order?: { readonly orderNumber: string } }, Failure>;
  if (!read.ok) return isUndecided(read.error) ? 'not known yet' : 'refused';
  return read.value.order ? { number: read.value.order.orderNumber } : 'refused';
};

/** Sends an order again as a shopper does, who is offered that as long as it is not known what became of it. */
const placeUntilKnown = async (origin: string, order: object, key: string): Promise<Shown> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const shown = await place(origin, order, key);
    if (shown !== 'not known yet') return shown;
    await pause(BETWEEN_TRIES_MS);
  }
  return 'not known yet';
};

const ordersOf = ({ dataDir }: Harmed): number =>
  readProviderIn<{ count: number }>(dataDir, 'SELECT count(*) AS count FROM orders')[0]?.count ?? 0;

/** Orders while answers are lost and the shop is killed: each is one. */
export const orderFaults: Part = {
  name: 'orders',
  measure: async () => {
    const shop = await startHarmedShop();
    try {
      const order = await anOrderOf(shop);
      const placed = async (fault: string, must: string, work: () => Promise<readonly Shown[]>) => {
        const before = ordersOf(shop);
        const answers = await work();
        const made = ordersOf(shop) - before;
        const shown = new Set(answers.flatMap((answer) => (typeof answer === 'object' ? answer.number : []))).size;
        const seen = `${made} in the provider, ${shown} reported to the shopper`;
        return { fault, must, seen, held: made === shown && made === (must.startsWith('one') ? 1 : ROUNDS) };
      };
      const parallel = await placed(`an order sent ${PARALLEL} times at once`, 'one order', () => {
        const key = randomUUID();
        return Promise.all(Array.from({ length: PARALLEL }, () => place(shop.origin, order, key)));
      });
      const lost = await placed('an order whose answer is lost, sent again', 'one order', async () => {
        const key = randomUUID();
        shop.proxy.loseAnswers = true;
        const first = await place(shop.origin, order, key);
        shop.proxy.loseAnswers = false;
        return [first, await place(shop.origin, order, key)];
      });
      const killed = await placed(
        `the shop killed in the middle of an order, ${ROUNDS} times, sent again until it is known`,
        'an order each',
        async () => {
          const answers: Shown[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            const key = randomUUID();
            // Another instance of the same shop: an order names the address that its payment leads back to.
            const other = await startShopOver(shop.proxy.origin, { env: { SHOP_ORIGIN: shop.origin } });
            const sent = place(other.origin, order, key, new URL(shop.origin).host);
            await pause(round * 10);
            await endProcess(other.child, 'SIGKILL');
            await sent;
            await other.close();
            answers.push(await placeUntilKnown(shop.origin, order, key));
          }
          return answers;
        },
      );
      return [parallel, lost, killed];
    } finally {
      await shop.close();
    }
  },
};
