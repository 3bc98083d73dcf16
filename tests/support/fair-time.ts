import { stallFreeTimeout } from '#adapters/provider-http/stall-free-timeout.ts';

/**
 * What comes of work, or `late` once this process could have read its outcome for so many ms. While the machine is busy with
 * other work time stands still, so that nothing is claimed of its speed.
 */
export const withinFairTime = async <Value>(ms: number, work: Promise<Value>): Promise<Value | 'late'> => {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const stop = stallFreeTimeout(ms, () => resolve('late'));
  return Promise.race([work, promise]).finally(stop);
};
