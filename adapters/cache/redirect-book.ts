import { Keyv } from 'keyv';
import type { RedirectBook, RedirectMap } from '#core/kernel/locale/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';
import { sqliteStore } from './sqlite-store.ts';

/** Where moved paths are kept: in Redis, where every instance finds them, or else in a file of this machine. */
export interface RedirectPlace {
  readonly redis?: RedisConnection | undefined;
  /** Used where there is no Redis. */
  readonly file: string;
}

const openKeyv = ({ redis, file }: RedirectPlace): Keyv<string> =>
  redis?.keyv('redirects') ?? new Keyv({ store: sqliteStore(file), useKeyPrefix: false, throwOnErrors: true });

/** The operator's list of moved paths. Its calls reject when the store cannot be reached; the caller closes it. */
export const openRedirectBook = (place: RedirectPlace): RedirectBook & { close(): Promise<void> } => {
  const keyv = openKeyv(place);
  return {
    target: (path) => keyv.get(path),
    list: async function* () {
      for await (const [from, to] of keyv.iterator?.(undefined) ?? []) yield { from: String(from), to: String(to) };
    },
    keep: async ({ from, to }) => void (await keyv.set(from, to)),
    remove: (from) => keyv.delete(from),
    // A connection to Redis is closed by whoever opened it.
    close: async () => (place.redis ? undefined : keyv.disconnect()),
  };
};

/** The same list as pages read it: a store that is late or away has no redirects, and holds no page up. */
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
