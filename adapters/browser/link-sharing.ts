import type { SharedLink, ShareOutcome, Sharing } from '#core/catalog/sharing/index.ts';
import { copyText } from './clipboard.ts';

/** Shares links by the device's dialog on touch screens, else by the clipboard (rule BROWSING-11). */
export const browserSharing: Sharing = {
  share: async (link) => {
    const touched = window.matchMedia('(pointer: coarse)').matches;
    if (touched && 'canShare' in navigator && navigator.canShare(link)) {
      const outcome = await shareByDevice(link);
      if (outcome !== 'failed') return outcome;
    }
    return (await copyText(link.url)) ? 'copied' : 'failed';
  },
};

const shareByDevice = async (link: SharedLink): Promise<ShareOutcome> => {
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
};
