let loading = 0;

/** Whether any prefetch is under way. */
export const isPrefetching = (): boolean => loading > 0;

/**
 * Prefetches code. A failure does not reload the page, unless a navigation is under way, whose code cannot be
 * distinguished (rule ERROR-7). Use one call a part.
 */
export const prefetch = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
};
