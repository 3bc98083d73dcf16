import { browserArguments, systemBrowser } from '#tests/prerequisites.mjs';

const executablePath = systemBrowser();

/** How the walks start their browser. */
export const launchedWith = (...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserArguments, ...more],
});

/**
 * The shop's pictures are neither asked for nor drawn: a walk that does not look at them would wait for the provider to
 * draw each on its first request. Whether they are all there is for the walk over every page.
 */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
