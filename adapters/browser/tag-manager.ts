import type { TagManager } from '#core/marketing/consent/index.ts';
import { browserClock } from './browser-clockwork.ts';
import { pushToDataLayer } from './data-layer.ts';
import { addScript } from './script-element.ts';

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

/** The tag manager's names of the kinds of consent. */
const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
const allOf = (state: 'granted' | 'denied') => Object.fromEntries(kinds.map((kind) => [kind, state]));

/** Sends a command to the tag manager, which recognizes it by its `arguments` object. */
function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores arrays
  pushToDataLayer(arguments);
}

/**
 * Google Tag Manager of a container. Its consent mode starts as denied; its script loads with the first consent (rule
 * CONSENT-1).
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
