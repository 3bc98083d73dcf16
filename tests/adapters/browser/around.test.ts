import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserCampaign } from '#adapters/browser/campaign.ts';
import { createGoogleTagManager } from '#adapters/browser/tag-manager.ts';
import { createVendorChat } from '#adapters/browser/vendor-chat.ts';

/** As much of a browser as these adapters touch. */
const aBrowser = ({ search = '', kept = {} as Record<string, string> } = {}) => {
  const scripts: { src: string; onload: () => void; onerror: () => void }[] = [];
  const window: Record<string, unknown> = {
    location: { search },
    localStorage: {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, value: string) => {
        kept[name] = value;
      },
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (script: never) => scripts.push(script) } });
  return { window, scripts, kept };
};
afterEach(() => vi.unstubAllGlobals());

describe('the campaign', () => {
  it('CAMPAIGN-2: comes from the URL and is stored until the next one', () => {
    const { kept } = aBrowser({ search: '?utm_source=google&utm_content=ad&page=2' });
    const brought = { utm_source: 'google', utm_content: 'ad' };
    expect(createBrowserCampaign().marks()).toEqual(brought);
    aBrowser({ kept });
    expect(createBrowserCampaign().marks()).toEqual(brought);
    aBrowser({ kept, search: '?utm_source=bing' });
    expect(createBrowserCampaign().marks()).toEqual({ utm_source: 'bing' });
    aBrowser({ kept: { utm: '{' } });
    expect(createBrowserCampaign().marks()).toEqual({});
  });
});

describe('the tag manager', () => {
  it('CONSENT-1: loads with the first consent, and starts as denied', () => {
    const { window, scripts } = aBrowser();
    const manager = createGoogleTagManager('GTM-ABC123');
    manager.dismiss();
    expect([scripts, window.dataLayer]).toEqual([[], undefined]);
    manager.admit();
    manager.dismiss();
    manager.admit();
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    const commands = (window.dataLayer as object[])
      .filter((entry) => !('event' in entry))
      .map((entry) => [...Object.values(entry)]);
    expect(commands.map(([, what, { analytics_storage }]) => [what, analytics_storage])).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
      ['update', 'denied'],
      ['update', 'granted'],
    ]);
  });
});

describe('a vendor’s chat', () => {
  const names = {
    scriptUrl: 'https://chat.example/w.js',
    init: 'vendor.start',
    destroy: 'vendor_end',
    onOpen: 'vendor_opened',
  };

  it('loads, starts and ends by the configured names', async () => {
    const { window, scripts } = aBrowser();
    const done: unknown[] = [];
    window.vendor = {
      start(this: unknown) {
        done.push(this);
      },
    };
    window.vendor_end = () => done.push('end');
    const chat = createVendorChat(names);
    const loading = chat.load();
    scripts[0]?.onload();
    expect([await loading, chat.opened(), scripts[0]?.src]).toEqual([true, false, names.scriptUrl]);
    chat.init();
    chat.destroy();
    expect(done).toEqual([window.vendor, 'end']);
    (window.vendor_opened as () => void)();
    expect(chat.opened()).toBe(true);
  });

  it('does nothing when its script fails or lacks the functions', async () => {
    const { scripts } = aBrowser();
    const chat = createVendorChat(names);
    const loading = chat.load();
    scripts[0]?.onerror();
    expect(await loading).toBe(false);
    expect(() => [chat.init(), chat.destroy()]).not.toThrow();
  });
});
