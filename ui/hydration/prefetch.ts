let loading = 0;

/** Whether code is being prefetched. */
export const isPrefetching = (): boolean => loading > 0;

/**
 * Loads code that the visitor has not asked for yet. A failure does not reload the page, unless a navigation is under
 * way, whose own code cannot be distinguished (rule ERROR-7). Load several parts by one call each.
 */
export const prefetch = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
};
