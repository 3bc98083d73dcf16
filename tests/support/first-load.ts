import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Addresses of everything that had come when the page became alive. */
    cameFirst?: string[];
  }
}

/** Records what has been fetched by the moment the page is alive, before it goes on to what it may need later. */
const recordFirst = () =>
  new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-ready')) return;
    window.cameFirst ??= performance.getEntriesByType('resource').map(({ name }) => name);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });

/** Opens an address in a page that has been nowhere yet; gives the addresses of the scripts that came until it was alive. */
export const firstScripts = async (page: Page, address: string): Promise<string[]> => {
  await page.addInitScript(recordFirst);
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const came = await page.evaluate(() => window.cameFirst ?? []);
  return [...new Set(came.filter((url) => url.endsWith('.js')))];
};

/** Addresses of the style sheets that a page links, each once. */
export const styleSheetsOf = (html: string): readonly string[] => {
  const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return [...new Set(links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? []))];
};
