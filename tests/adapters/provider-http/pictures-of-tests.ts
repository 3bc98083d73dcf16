import { createPictureAddresses } from '#adapters/provider-http/picture-addresses.ts';

/** Pictures of a provider at `provider.test`, and of one further host. */
export const pictures = createPictureAddresses({
  origin: 'http://provider.test',
  hosts: ['cdn.test'],
  key: Buffer.alloc(32),
  logger: { warn: () => undefined },
});
