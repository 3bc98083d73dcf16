import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceHash } from '#adapters/provider-sandbox/source-hash.ts';

/** Drawn pictures on disk. */
export interface MediaStore {
  /** The file of a picture; draws it when it is not there yet. */
  file(name: string, draw: () => Promise<Uint8Array>): Promise<string>;
}

/**
 * Keeps pictures under a folder named after the drawing code, so that a picture is drawn once, and again only when
 * the way of drawing has changed. Asking for the same one many times at once draws it once.
 */
export const openMediaStore = (folder: string): MediaStore => {
  const version = sourceHash(['pictures', 'media']);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder))
    if (old !== version) rmSync(join(folder, old), { recursive: true, force: true });
  const drawing = new Map<string, Promise<string>>();

  return {
    file: (name, draw) => {
      const path = join(folder, version, name);
      const running = drawing.get(path) ?? keep(path, draw).finally(() => drawing.delete(path));
      drawing.set(path, running);
      return running;
    },
  };
};

const keep = async (path: string, draw: () => Promise<Uint8Array>): Promise<string> => {
  if (await isThere(path)) return path;
  const bytes = await draw();
  await mkdir(dirname(path), { recursive: true });
  // Written beside and then renamed: a killed process leaves no half of a picture under its name.
  const fresh = `${path}.${process.pid}.part`;
  await writeFile(fresh, bytes);
  await rename(fresh, path);
  return path;
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
