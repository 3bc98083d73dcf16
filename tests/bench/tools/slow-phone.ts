import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine a phone is. */
const CPU_RATE = 4;
/** Slow 4G, as Lighthouse has Chromium keep to it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Makes a page's processor four times slower and, if asked, its network a slow 4G. */
export const slowDown = async (page: Page, network: 'slow 4G' | 'as it is'): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  if (network === 'slow 4G') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return session;
};
