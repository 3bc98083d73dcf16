import type { Config } from 'vike/types';

/** One Vike page answers every address; react-router decides what it shows, Express decides about slashes. */
export default {
  clientRouting: false,
  // Vike's own runtime stays out of the browser: `+client.tsx` is all that runs there.
  clientHooks: false,
  disableUrlNormalization: true,
  // The frame of every document is written when the shop is built, so that what runs needs no Vike.
  prerender: { keepDistServer: true },
} satisfies Config;
