import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** The id of the request on whose behalf this runs; undefined for what nobody in particular asked for. */
export const requestId = (): string | undefined => ids.getStore();

/** Runs work on behalf of a request, with everything that it starts. */
export const onBehalfOf = <Value>(id: string, work: () => Value): Value => ids.run(id, work);

/** The header by which the provider's log names the same request. */
export const requestIdHeader = (): Record<string, string> => {
  const id = requestId();
  return id === undefined ? {} : { 'x-request-id': id };
};
