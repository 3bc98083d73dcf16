import type { TagManager } from '#core/marketing/consent/index.ts';
import { browserClock } from './browser-clockwork.ts';
import { pushToDataLayer } from './data-layer.ts';
import { addScript } from './script-element.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

/** What the tag manager calls the kinds of things that a visitor agrees to. */
const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
const allOf = (state: 'granted' | 'denied') => Object.fromEntries(kinds.map((kind) => [kind, state]));

/** A command of the tag manager, which it knows by being an `arguments` object. */
function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  pushToDataLayer(arguments);
}

/**
 * Google Tag Manager by its container's id. Its consent mode begins denied; its script is asked for only when it is first
 * admitted (rule CONSENT-1).
 */
export const createGoogleTagManager = (containerId: string): TagManager => {
  let here = false;
  return {
    admit: () => {
      if (!here) command('consent', 'default', allOf('denied'));
      command('consent', 'update', allOf('granted'));
      if (here) return;
      here = true;
      pushToDataLayer({ 'gtm.start': browserClock.now(), event: 'gtm.js' });
      void addScript(`${SOURCE}?id=${encodeURIComponent(containerId)}`);
    },
    dismiss: () => {
      if (here) command('consent', 'update', allOf('denied'));
    },
  };
};
