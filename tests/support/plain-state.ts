import { BOOT_ID } from '#ui/app/head.ts';
import { unpack } from '#ui/app/packed.ts';

const STATE = new RegExp(`(<script id="${BOOT_ID}"[^>]*>)([^<]+)(</script>)`);

/** A document with its state as plain JSON, so that names and values are found beside each other; any other text as it is. */
export const withPlainState = (text: string): string =>
  text.replace(
    STATE,
    (_, begin: string, packed: string, end: string) => begin + JSON.stringify(unpack(JSON.parse(packed))) + end,
  );
