import type { SharedLink, ShareOutcome, Sharing } from '#core/browsing/index.ts';

/** Links by the device's own sharing where a finger points and there is one, else by the clipboard (rule BROWSING-11). */
export const browserSharing: Sharing = {
  share: async (link) => {
    const touched = window.matchMedia('(pointer: coarse)').matches;
    if (touched && 'share' in navigator && navigator.canShare(link)) {
      const outcome = await shareByDevice(link);
      if (outcome !== 'failed') return outcome;
    }
    return (await copied(link.url)) ? 'copied' : 'failed';
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

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, or where it is forbidden, there is no clipboard to write to; a selection may still be copied.
    return copiedBySelection(text);
  }
};

const copiedBySelection = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};
