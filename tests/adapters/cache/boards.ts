import { join } from 'node:path';
import type { EVERY_PAGE, Notice, NoticeBoard, Posted } from '#core/site/caching/index.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

/** What is posted on a board from now on, and what is kept there. */
export const heard = (board: NoticeBoard): Posted[] => {
  const posted: Posted[] = [];
  board.follow((one) => posted.push(one));
  return posted;
};

export const purge = (...tags: (typeof EVERY_PAGE | `product:${string}`)[]): Notice => ({ kind: 'purge', tags });

/** What is to be closed after a test, the last first. */
export const closings = () => {
  const closing: (() => unknown)[] = [];
  return {
    later: (close: () => unknown): void => void closing.push(close),
    closed: <Board extends NoticeBoard>(board: Board): Board => {
      closing.push(() => board.close());
      return board;
    },
    /** A file in a folder that is not there yet. */
    aFile: (): string => {
      const folder = temporaryFolder();
      closing.push(folder.remove);
      return join(folder.path, 'new', 'notices.sqlite');
    },
    all: async (): Promise<void> => {
      for (const close of closing.splice(0).reverse()) await close();
    },
  };
};
