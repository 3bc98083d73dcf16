import { afterFairTime } from '#adapters/provider-http/fair-time.ts';
import { err, failure } from '#core/kernel/shared/index.ts';
import { eachCall, type ShopPorts } from '#core/shop.ts';
import { PAGE_WAIT_MS } from '#core/site/caching/index.ts';

/**
 * The same ports for one page: what has not answered when its time is over counts as late, and the page is made without
 * it (rule CACHE-17). The calls themselves go on, so that the next page finds what they bring.
 */
export const withTimeLimit = <Ports extends ShopPorts>(ports: Ports, ms: number = PAGE_WAIT_MS): Ports => {
  const { promise: late, resolve } = Promise.withResolvers();
  afterFairTime(ms, () => resolve(err(failure('timeout', 'timeout', `No answer within ${ms} ms`))));
  return eachCall(ports, (method) => (...given) => {
    const answer = method(...given);
    return answer instanceof Promise ? Promise.race([answer, late]) : answer;
  });
};
