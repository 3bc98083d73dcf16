let loading = 0;

/** Whether code is being loaded that nobody has asked for. */
export const isLoadingUnasked = (): boolean => loading > 0;

/**
 * Loads a part of the code that nobody has asked for; each of several by itself, as those that are still on their way when
 * one of them is lost would count no more. When it cannot be had, the page is not loaded anew as it is otherwise, unless
 * somebody is on their way to another page, whose own code cannot be distinguished from it (rule ERROR-7).
 */
export const unasked = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
};
