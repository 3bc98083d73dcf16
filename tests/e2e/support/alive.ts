import type { Locator } from '@playwright/test';

/** Whether what stands there is no longer what the server wrote, but rendered in the browser. */
export const isAlive = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')));
