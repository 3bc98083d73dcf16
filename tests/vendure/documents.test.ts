import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import type { Operation } from '#adapters/provider-vendure/ask-engine.ts';
import * as engineCalls from '#adapters/provider-vendure/ask-engine.ts';
import * as category from '#adapters/provider-vendure/category.ts';
import * as delivery from '#adapters/provider-vendure/delivery.ts';
import * as feed from '#adapters/provider-vendure/feed.ts';
import * as goods from '#adapters/provider-vendure/goods.ts';
import * as hits from '#adapters/provider-vendure/hits.ts';
import * as orders from '#adapters/provider-vendure/orders.ts';
import * as partnerOrders from '#adapters/provider-vendure/partner-orders.ts';
import * as partners from '#adapters/provider-vendure/partners.ts';
import * as payments from '#adapters/provider-vendure/payments.ts';
import * as productPage from '#adapters/provider-vendure/product-page.ts';
import * as promoCode from '#adapters/provider-vendure/promo-code.ts';
import * as stockOrders from '#adapters/provider-vendure/stock-orders.ts';
import { engine } from '#server/launch/engine.mjs';

interface GraphQl {
  buildClientSchema(introspection: unknown): unknown;
  getIntrospectionQuery(): string;
  parse(document: string): unknown;
  validate(schema: unknown, document: unknown): readonly { readonly message: string }[];
}
const graphql = createRequire(join(engine, 'node_modules/'))('graphql') as GraphQl;

const isOperation = (value: unknown): value is Operation<never> =>
  typeof value === 'object' && value !== null && 'document' in value;

const modules = [
  ...[
    engineCalls,
    category,
    delivery,
    feed,
    goods,
    hits,
    orders,
    partnerOrders,
    partners,
    payments,
    productPage,
    promoCode,
    stockOrders,
  ],
];
const operations = [
  ...modules.flatMap((module) => Object.values(module)).filter(isOperation),
  ...[true, false].flatMap((hasPlugin) => [goods.productsQuery(hasPlugin), productPage.productBySlug(hasPlugin)]),
];

it('asks nothing that the engine does not know', async () => {
  const answer = await fetch(`${inject('engineUrl')}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: graphql.getIntrospectionQuery() }),
  });
  const { data } = (await answer.json()) as { data: unknown };
  const schema = graphql.buildClientSchema(data);
  const faults = operations.flatMap(({ name, document }) =>
    graphql.validate(schema, graphql.parse(document)).map(({ message }) => `${name}: ${message}`),
  );
  expect(faults).toEqual([]);
  expect(operations.length).toBeGreaterThan(25);
});

it('asks a Vendure without the plugin for nothing of it', () => {
  const stock = [goods.productsQuery(false), productPage.productBySlug(false)].map(({ document }) => document).join();
  for (const field of ['available', 'secondPrice', 'customFields']) expect(stock).not.toContain(field);
});
