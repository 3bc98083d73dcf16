import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** The id of the current request; undefined in background work. */
export const requestId = (): string | undefined => ids.getStore();

/** Runs work, and all that it starts, with a request id. */
export const runWithRequestId = <Value>(id: string, work: () => Value): Value => ids.run(id, work);

/** The header by which the provider's log names the same request. */
export const requestIdHeader = (): Record<string, string> => {
  const id = requestId();
  return id === undefined ? {} : { 'x-request-id': id };
};
