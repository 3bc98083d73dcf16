import { Keyv } from 'keyv';
import type { RedirectBook, RedirectMap } from '#core/kernel/locale/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';
import { sqliteStore } from './sqlite-store.ts';

/** Where redirects are stored: in Redis, or in a file of this machine. */
export interface RedirectPlace {
  readonly redis?: RedisConnection | undefined;
  /** Used without Redis. */
  readonly file: string;
}

const openKeyv = ({ redis, file }: RedirectPlace): Keyv<string> =>
  redis?.keyv('redirects') ?? new Keyv({ store: sqliteStore(file), useKeyPrefix: false, throwOnErrors: true });

/** The operator's redirects. Calls reject when the store is down; the caller closes it. */
export const openRedirectBook = (place: RedirectPlace): RedirectBook & { close(): Promise<void> } => {
  const keyv = openKeyv(place);
  return {
    target: (path) => keyv.get(path),
    list: async function* () {
      for await (const [from, to] of keyv.iterator?.(undefined) ?? []) yield { from: String(from), to: String(to) };
    },
    keep: async ({ from, to }) => void (await keyv.set(from, to)),
    remove: (from) => keyv.delete(from),
    // The connection to Redis is shared.
    close: async () => (place.redis ? undefined : keyv.disconnect()),
  };
};

/** The redirects for pages: none while the store is slow or down. */
export const createPatientRedirects = (
  place: RedirectPlace & { readonly logger: StoreLogger },
): RedirectMap & { close(): Promise<void> } => {
  const guard = createGuard(place.logger, 'list of redirects');
  let opened: ReturnType<typeof openRedirectBook> | undefined;
  return {
    target: async (path) => {
      const asked = await guard.ask(async () => {
        opened ??= openRedirectBook(place);
        return opened.target(path);
      });
      return asked.ok ? asked.value : undefined;
    },
    close: async () => opened?.close(),
  };
};
