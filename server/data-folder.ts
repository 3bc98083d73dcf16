import { accessSync, constants, mkdirSync } from 'node:fs';

/** Makes the folder of the shop's data; gives in one line why nothing can be written there, undefined when all is well. */
export const dataFolderFault = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return `DATA_DIR: nothing can be written to ${folder} (${code}): give the process the right, or set DATA_DIR to another folder.`;
  }
};
