/** How Node runs the shop: flags and the file that it begins with. */
export const serverArgs: readonly string[];
/** Variables that the shop is run with unless they are set. */
export const serverEnv: Readonly<Record<string, string>>;
/** Folder of the repository. */
export const root: string;
/** All files of a folder and its folders, in order. */
export const filesBelow: (folder: string) => readonly string[];
/** Hash of the paths and contents of files. */
export const hashOf: (files: readonly string[]) => string;
