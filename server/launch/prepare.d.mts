/** How Node runs the shop: flags and the file that it begins with. */
export const serverArgs: readonly string[];
/** Variables that the shop is run with unless they are set. */
export const serverEnv: Readonly<Record<string, string>>;
