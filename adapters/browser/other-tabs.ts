import type { OtherTabs } from '#core/kernel/auth/index.ts';

const NAME = 'partner-left';

/**
 * The other tabs of this browser, over a BroadcastChannel. Local storage does not work here: the server has just had it
 * cleared, and that fires a storage event in this tab, too.
 */
export const createOtherTabs = (): OtherTabs => {
  let open: BroadcastChannel | undefined;
  return {
    announceLeaving: () => {
      // A channel does not receive its own messages.
      const channel = open ?? new BroadcastChannel(NAME);
      channel.postMessage(NAME);
      if (channel !== open) channel.close();
    },
    onLeft: (listener) => {
      const channel = new BroadcastChannel(NAME);
      channel.addEventListener('message', listener);
      open = channel;
      return () => {
        channel.close();
        if (open === channel) open = undefined;
      };
    },
  };
};
