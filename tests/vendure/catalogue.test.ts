import { expect, inject, it } from 'vitest';

const ask = async (query: string) => {
  const response = await fetch(`${inject('engineUrl')}/shop-api?languageCode=ro`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return data;
};

it('sells products with their stock', async () => {
  const { search } = await ask('{ search(input: { groupByProduct: false, take: 1 }) { totalItems } }');
  expect(search).toEqual({ totalItems: expect.toSatisfy((count: number) => count >= 50) });
});
