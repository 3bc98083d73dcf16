import type { Config } from 'vike/types';

/** One Vike page answers every address; react-router decides what it shows, Express decides about slashes. */
export default {
  passToClient: ['boot'],
  clientRouting: false,
  clientHooks: true,
  disableUrlNormalization: true,
} satisfies Config;
