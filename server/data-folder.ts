import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates the data folder; returns why it is not writable, or undefined. */
export const dataFolderFault = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return `DATA_DIR: ${folder} is not writable (${code}): grant write access, or set DATA_DIR to another folder.`;
  }
};
