import { describe, expect, it } from 'vitest';
import { openSql } from '#adapters/provider-sandbox/db/sql.ts';
import { STEP_SQL, stepOf } from '#adapters/provider-sandbox/orders/steps.ts';

const HOUR = 3_600_000;
const cash = {
  created_at: 0,
  cancelled: 0,
  method: 'address',
  type: 'standard',
  payment: 'cash',
  payment_state: 'pending',
} as const;
const card = { ...cash, payment: 'card' } as const;

describe('order steps', () => {
  it.each([
    [0, 'accepted'],
    [0.25, 'confirmed'],
    [2, 'assembled'],
    [18, 'on_the_way'],
    [26, 'delivered'],
    [9000, 'delivered'],
  ])('after %d hours: %s', (hours, step) => {
    expect(stepOf(cash, hours * HOUR)).toBe(step);
  });

  it('are faster for express', () => {
    expect(stepOf({ ...cash, type: 'express' }, 3 * HOUR)).toBe('delivered');
  });

  it('wait for a card payment for at most a day', () => {
    expect(stepOf(card, 5 * HOUR)).toBe('accepted');
    expect(stepOf({ ...card, payment_state: 'declined' }, 25 * HOUR)).toBe('cancelled');
    expect(stepOf({ ...card, payment_state: 'approved' }, 25 * HOUR)).toBe('on_the_way');
  });

  it('differ for pickup: the order is ready in its shop and waits', () => {
    const pickup = { ...cash, method: 'pickup', type: null };
    expect([0, 0.25, 0.5, 1, 25, 26].map((hours) => stepOf(pickup, hours * HOUR))).toEqual([
      'accepted',
      'confirmed',
      'assembled',
      'ready',
      'ready',
      'delivered',
    ]);
  });

  it('are the same in SQL', () => {
    const sql = openSql(':memory:');
    const moments = [0, 0.05, 0.25, 0.6, 1, 2, 3, 18, 24, 25, 26, 900].map((hours) => hours * HOUR);
    for (const [method, type] of [
      ['address', 'standard'],
      ['address', 'express'],
      ['pickup', null],
    ] as const)
      for (const payment of ['cash', 'card'] as const)
        for (const payment_state of ['pending', 'approved', 'declined'] as const)
          for (const now of moments) {
            const order = { created_at: 0, cancelled: 0, method, type, payment, payment_state };
            const row = sql.get<{ step: string }>(
              `SELECT ${STEP_SQL.replaceAll(':now', '?1')} AS step
               FROM (SELECT ?2 AS created_at, ?3 AS type, ?4 AS payment, ?5 AS payment_state,
                 ?6 AS method, 0 AS cancelled)`,
              ...[now, 0, type, payment, payment_state, method],
            );
            expect([type, payment, payment_state, now, row?.step]).toEqual([
              ...[type, payment, payment_state, now],
              stepOf(order, now),
            ]);
          }
    const [cancelled] = sql.all<{ step: string }>(
      `SELECT ${STEP_SQL.replaceAll(':now', '0')} AS step FROM (SELECT 0 AS created_at, 1 AS cancelled, 'cash' AS payment,
         'pending' AS payment_state, 'address' AS method, 'standard' AS type)`,
    );
    expect([cancelled?.step, stepOf({ ...cash, cancelled: 1 }, 0)]).toEqual(['cancelled', 'cancelled']);
    sql.close();
  });
});
