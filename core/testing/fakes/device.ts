import type { ListView, ListViewMemory } from '#core/catalog/products/index.ts';
import type { CodeScanner, Scanning } from '#core/catalog/scanner/index.ts';
import type { Viewer, ViewerMemory } from '#core/catalog/second-price/index.ts';
import type { SharedLink, ShareOutcome, Sharing } from '#core/catalog/sharing/index.ts';
import type { Clipboard } from '#core/editorial/gift/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { keptAsText, listeners } from './kept.ts';

/** A camera that runs, with its lamp off, until it is stopped. */
export const fakeScanning = (hasTorch = true): Scanning & { readonly runs: () => boolean } => {
  let runs = true;
  return {
    hasTorch,
    torch: async (on) => on && hasTorch,
    stop: () => {
      runs = false;
    },
    runs: () => runs,
  };
};

/** A camera that sees the codes that it is shown. */
export const fakeCodeScanner = <Screen = unknown>(
  changes: Partial<CodeScanner<Screen>> = {},
): CodeScanner<Screen> & { readonly show: (code: string) => void; readonly confirmed: () => number } => {
  const eyes = listeners<string>();
  let confirmed = 0;
  return {
    start: async (_screen, seen) => {
      eyes.add(seen);
      return ok(fakeScanning());
    },
    confirm: () => {
      confirmed += 1;
    },
    show: eyes.tell,
    confirmed: () => confirmed,
    ...changes,
  };
};

/** Layout of lists in memory. */
export const fakeListViewMemory = (view: ListView = 'rows'): ListViewMemory => {
  let kept = view;
  return {
    load: () => kept,
    save: (chosen) => {
      kept = chosen;
    },
  };
};

/** What a tab remembers of its viewer, and its coming back to a page that it had put away. */
export const fakeViewerMemory = (viewer?: Viewer): ViewerMemory & { readonly comeBack: () => void } => {
  const kept = keptAsText(viewer);
  const returns = listeners();
  return { load: () => kept.load() ?? 'partner', save: kept.save, onReturn: returns.add, comeBack: returns.tell };
};

/** A device that hands links on with this outcome, and remembers them. */
export const fakeSharing = (outcome: ShareOutcome = 'shared'): Sharing & { readonly shared: readonly SharedLink[] } => {
  const shared: SharedLink[] = [];
  return {
    share: async (link) => {
      shared.push(link);
      return outcome;
    },
    shared,
  };
};

/** A clipboard that takes texts, or refuses to. */
export const fakeClipboard = (allowed = true): Clipboard & { readonly copied: readonly string[] } => {
  const copied: string[] = [];
  return {
    copy: async (text) => {
      if (allowed) copied.push(text);
      return allowed;
    },
    copied,
  };
};
