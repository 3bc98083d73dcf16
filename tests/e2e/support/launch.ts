import { browserArguments, systemBrowser } from '#tests/prerequisites.mjs';

const executablePath = systemBrowser();

/** A page of a walk lives for seconds: the compilers that make what runs long run fast would cost more than they gain. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

/** How the walks start their browser. */
export const launchedWith = (...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserArguments, UNOPTIMISED, ...more],
});

/** Loads no pictures: a walk that does not look at them need not wait for the shop to resize and the browser to decode. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** Letters come in a font of the machine: to load and shape the shop's own takes a sixth of a page's time. */
export const WITHOUT_FONTS = '--disable-remote-fonts';
