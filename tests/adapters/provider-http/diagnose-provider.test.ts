import { describe, expect, it } from 'vitest';
import { recogniseProvider } from '#adapters/provider-http/recognise-provider.ts';
import { err, type Failure, failure, notFound, ok } from '#core/kernel/shared/index.ts';

const saidOf = async (answer?: Failure) => {
  const said: unknown[] = [];
  const menu = async () => (answer ? err(answer) : ok([]));
  await recogniseProvider({ menu }, 'http://backend.example', {
    warn: (about, words) => void said.push([about, words]),
  });
  return said;
};
const warned = (meaning: string) => [
  [{ provider: 'http://backend.example' }, `the provider was not recognised: ${meaning}`],
];

describe('the provider at the start', () => {
  it('is passed over in silence when it has a menu', async () => {
    expect(await saidOf()).toEqual([]);
  });

  it.each([
    [notFound('Not found.'), 'PROVIDER_URL seems to be the address of something else'],
    [failure('contract', 'contract.menuTree', 'No list'), 'PROVIDER_URL seems to be the address of something else'],
    [failure('network', 'http_404', 'Not found'), 'PROVIDER_URL seems to be the address of something else'],
    [failure('network', 'http_401', 'No'), 'it refuses PROVIDER_STATIC_TOKEN'],
    [failure('network', 'http_403', 'No'), 'it refuses PROVIDER_STATIC_TOKEN'],
    [failure('network', 'unreachable', 'ECONNREFUSED'), 'it does not answer; the shop goes on trying'],
  ])('is spoken of plainly when its menu fails: %o', async (answer, meaning) => {
    expect(await saidOf(answer)).toEqual(warned(meaning));
  });
});
