import type { OtherTabs } from '#core/kernel/auth/index.ts';

const NAME = 'partner-left';

/**
 * The other tabs of this browser, by a channel of their own. A mark in local storage would be lost where the server has
 * just had the storage cleared, and that clearing is heard by the very tab that asked for it.
 */
export const createOtherTabs = (): OtherTabs => {
  let open: BroadcastChannel | undefined;
  return {
    announceLeaving: () => {
      // A tab never hears itself through the channel that it listens to.
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
