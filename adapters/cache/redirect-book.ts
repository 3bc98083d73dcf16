import { Keyv } from 'keyv';
import type { RedirectBook, RedirectMap } from '#core/kernel/locale/index.ts';
import { createPatientStore, reasonOf, type StoreLogger, withinPatience } from './patience.ts';
import { redisStore } from './redis-store.ts';
import { sqliteStore } from './sqlite-store.ts';

/** Where moved paths are kept: in Redis, where every instance finds them, or else in a file of this machine. */
export interface RedirectPlace {
  readonly redisUrl?: string | undefined;
  /** Used where there is no Redis. */
  readonly file: string;
}

const openKeyv = ({ redisUrl, file }: RedirectPlace): Keyv<string> =>
  new Keyv<string>({
    store: redisUrl === undefined ? sqliteStore(file) : redisStore(redisUrl, 'redirects'),
    useKeyPrefix: false,
    throwOnErrors: true,
  });

/** The operator's list of moved paths. Its calls reject when the store cannot be reached; the caller closes it. */
export const openRedirectBook = (place: RedirectPlace): RedirectBook & { close(): Promise<void> } => {
  const keyv = openKeyv(place);
  // Each call tells its own failure; without a listener the same error would end the process.
  keyv.on('error', () => undefined);
  return {
    target: (path) => keyv.get(path),
    list: async function* () {
      for await (const [from, to] of keyv.iterator?.(undefined) ?? []) yield { from: String(from), to: String(to) };
    },
    keep: async ({ from, to }) => {
      if (!(await keyv.set(from, to))) throw new Error('The redirect was not stored');
    },
    remove: (from) => keyv.delete(from),
    close: () => keyv.disconnect(),
  };
};

/** The same list as pages read it: a store that is late or away has no redirects, and holds no page up. */
export const createPatientRedirects = (
  place: RedirectPlace & { readonly logger: StoreLogger },
): RedirectMap & { close(): Promise<void> } => {
  const { logger } = place;
  const attempt = createPatientStore(logger, 'list of redirects');
  let opened: Keyv<string> | undefined;
  const open = (): Keyv<string> => {
    if (opened) return opened;
    const keyv = openKeyv(place);
    keyv.on('error', (error: unknown) => logger.warn({ reason: reasonOf(error) }, 'redirects'));
    opened = keyv;
    return keyv;
  };
  return {
    target: (path) => attempt(async () => open().get(path)),
    close: async () => {
      if (opened) await withinPatience(opened.disconnect()).catch(() => undefined);
    },
  };
};
