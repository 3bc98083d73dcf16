import { stallFreeTimeout } from '#adapters/provider-http/stall-free-timeout.ts';
import { err, failure } from '#core/kernel/shared/index.ts';
import { eachCall, type ShopPorts } from '#core/shop.ts';
import { PAGE_WAIT_MS } from '#core/site/caching/index.ts';

/**
 * The ports of one page with a time limit: a late answer is a `timeout`, and the page is rendered without it (rule
 * CACHE-17). The call itself continues and fills the cache for the next page.
 */
export const withTimeLimit = <Ports extends ShopPorts>(ports: Ports, ms: number = PAGE_WAIT_MS): Ports => {
  const { promise: late, resolve } = Promise.withResolvers();
  stallFreeTimeout(ms, () => resolve(err(failure('timeout', 'timeout', `No answer within ${ms} ms`))));
  return eachCall(ports, (method) => (...given) => {
    const answer = method(...given);
    return answer instanceof Promise ? Promise.race([answer, late]) : answer;
  });
};
