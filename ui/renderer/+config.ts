import type { Config } from 'vike/types';

/** One Vike page answers every address; react-router decides what it shows, Express decides about slashes. */
export default {
  clientRouting: false,
  // Vike's own runtime stays out of the browser: `+client.tsx` is all that runs there.
  clientHooks: false,
  disableUrlNormalization: true,
} satisfies Config;
