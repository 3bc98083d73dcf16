import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceHash } from '#adapters/provider-sandbox/source-hash.ts';

/** Drawn pictures on disk, by names such as `products/15t-pro-1a1b1c-1.webp`. */
export interface KeptPictures {
  /** Where a picture is kept, or undefined while it has not been drawn. */
  find(name: string): Promise<string | undefined>;
  /** Keeps a picture and gives where. */
  keep(name: string, bytes: Uint8Array): Promise<string>;
}

/** Keeps pictures under a folder named after the drawing code, so that they are drawn again when the way of drawing has changed. */
export const openKeptPictures = (folder: string): KeptPictures => {
  const version = sourceHash(['pictures', 'media']);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder))
    if (old !== version) rmSync(join(folder, old), { recursive: true, force: true });
  const pathOf = (name: string): string => join(folder, version, name);

  return {
    find: async (name) => {
      const path = pathOf(name);
      return (await isThere(path)) ? path : undefined;
    },
    keep: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and then renamed: a killed process leaves no half of a picture under its name.
      const fresh = `${path}.${process.pid}.part`;
      await writeFile(fresh, bytes);
      await rename(fresh, path);
      return path;
    },
  };
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
