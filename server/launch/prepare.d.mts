/** How Node runs the shop: flags and the file that it begins with. */
export const serverArgs: readonly string[];
