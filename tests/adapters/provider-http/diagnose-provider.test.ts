import { describe, expect, it } from 'vitest';
import { diagnoseProvider } from '#adapters/provider-http/diagnose-provider.ts';
import { err, type Failure, failure, notFound, ok } from '#core/kernel/shared/index.ts';

const saidOf = async (answer?: Failure, lacks = '') => {
  const said: unknown[] = [];
  const menu = async () => (answer ? err(answer) : ok([]));
  await diagnoseProvider({ menu }, async () => lacks, {
    providerUrl: 'http://backend.example',
    logger: { warn: (about, words) => void said.push([about, words]) },
  });
  return said;
};
const warned = (meaning: string) => [
  [{ provider: 'http://backend.example' }, `the provider cannot be used: ${meaning}`],
];

describe('the provider at the start', () => {
  it('is passed over in silence when it has a menu', async () => {
    expect(await saidOf()).toEqual([]);
  });

  it('is said to lack what the shop needs of it', async () => {
    expect(await saidOf(undefined, 'no plugin')).toEqual([[{ provider: 'http://backend.example' }, 'no plugin']]);
  });

  it.each([
    [notFound('Not found.'), 'PROVIDER_URL seems to be another service'],
    [failure('contract', 'contract.menuTree', 'No list'), 'PROVIDER_URL seems to be another service'],
    [failure('network', 'http_404', 'Not found'), 'PROVIDER_URL seems to be another service'],
    [failure('network', 'http_401', 'No'), 'it rejects PROVIDER_STATIC_TOKEN'],
    [failure('network', 'http_403', 'No'), 'it rejects PROVIDER_STATIC_TOKEN'],
    [failure('network', 'unreachable', 'ECONNREFUSED'), 'it does not answer; the shop keeps trying'],
  ])('is spoken of plainly when its menu fails: %o', async (answer, meaning) => {
    expect(await saidOf(answer)).toEqual(warned(meaning));
  });
});
