import { type ReadyPage, sizeOf } from './ready-page.ts';

/** Pages whose bytes stand ready in this process; what was used last stays longest. */
export interface Memory {
  readonly get: (key: string) => ReadyPage | undefined;
  readonly put: (page: ReadyPage) => void;
  readonly drop: (key: string) => void;
  readonly dropWhere: (isOver: (page: ReadyPage) => boolean) => void;
  readonly entries: () => number;
  readonly bytes: () => number;
}

/** An empty memory of at most so many bytes and pages. */
export const createMemory = (limits: { readonly bytes: number; readonly pages: number }): Memory => {
  const pages = new Map<string, ReadyPage>();
  const sizes = new Map<string, number>();
  let newest: ReadyPage | undefined;
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    pages.delete(key);
  };
  return {
    get: (key) => {
      const page = pages.get(key);
      if (page && page !== newest) {
        pages.delete(key);
        pages.set(key, page);
        newest = page;
      }
      return page;
    },
    put: (page) => {
      const { key } = page.address;
      drop(key);
      const size = sizeOf(page);
      if (size > limits.bytes) return;
      pages.set(key, page);
      sizes.set(key, size);
      newest = page;
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= limits.bytes && pages.size <= limits.pages) break;
        drop(oldest);
      }
    },
    drop,
    dropWhere: (isOver) => {
      for (const [key, page] of pages) if (isOver(page)) drop(key);
    },
    entries: () => pages.size,
    bytes: () => bytes,
  };
};
