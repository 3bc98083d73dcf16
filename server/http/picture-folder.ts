import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Resized pictures on disk, within a bound. */
export interface PictureFolder {
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Stores a picture if possible. Never rejects. */
  readonly keep: (name: string, bytes: Buffer) => Promise<void>;
}

/** Use is recorded once in this time, ms. */
const USED_MS = 3_600_000;
/** Share of the bound that is left after making room. */
const SHARE_LEFT = 0.8;

interface Kept {
  readonly name: string;
  readonly size: number;
  readonly usedAt: number;
}

/** Deletes the least recently used pictures beyond `maxBytes`. */
export const createPictureFolder = (folder: string, maxBytes: number, logger: Pick<Logger, 'warn'>): PictureFolder => {
  /** Bytes in the folder; counted before the first picture is stored. */
  let bytes: Promise<number> | undefined;
  let isFailing = false;

  const list = async (): Promise<readonly Kept[]> => {
    const names = await readdir(folder);
    const kept = names.map(async (name): Promise<Kept | undefined> => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found && { name, size: found.size, usedAt: found.mtimeMs };
    });
    return (await Promise.all(kept)).filter((one) => one !== undefined);
  };
  const sizeOf = (kept: readonly Kept[]): number => kept.reduce((sum, { size }) => sum + size, 0);

  const makeRoom = async (): Promise<number> => {
    const kept = await list();
    let left = sizeOf(kept);
    for (const { name, size } of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (left <= maxBytes * SHARE_LEFT) break;
      await rm(join(folder, name), { force: true });
      left -= size;
    }
    return left;
  };

  const write = async (name: string, content: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${name}.${randomUUID()}.part`);
    try {
      await writeFile(draft, content);
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  return {
    read: async (name) => {
      const file = join(folder, name);
      const content = await readFile(file).catch(() => undefined);
      if (!content?.length) return undefined;
      const found = await stat(file).catch(() => undefined);
      // Where nothing can be written, the order of use is that of making.
      if (found && Date.now() - found.mtimeMs > USED_MS)
        await utimes(file, new Date(), new Date()).catch(() => undefined);
      return content;
    },
    keep: async (name, content) => {
      try {
        await write(name, content);
        const counted = bytes ? bytes.then((before) => before + content.length) : list().then(sizeOf);
        bytes = counted.then((now) => (now > maxBytes ? makeRoom() : now));
        await bytes;
        isFailing = false;
      } catch (error) {
        bytes = undefined;
        if (!isFailing) logger.warn({ err: error }, 'pictures cannot be stored: each is made again for each request');
        isFailing = true;
      }
    },
  };
};
