import { ok } from '#core/kernel/shared/index.ts';
import type { Connection, LiveChat } from '#core/site/browsing/index.ts';
import type { Notice, NoticeBoard, Posted, RenderLocks } from '#core/site/caching/index.ts';
import type { OfflineShelf } from '#core/site/offline/index.ts';
import { PLAIN_SHELL, type SiteSettings } from '#core/site/settings/index.ts';
import { listeners } from './kept.ts';

/** Plain settings, but for what is changed. */
export const fakeSiteSettings = (changes: Partial<SiteSettings> = {}): SiteSettings => ({
  global: async () => ok(PLAIN_SHELL.settings),
  footer: async () => ok(PLAIN_SHELL.footer),
  deliveryText: async () => ok(PLAIN_SHELL.deliveryText),
  ...changes,
});

/** A chat that comes at once; `open` is a visitor who opens it, `done` the calls that it got. */
export const fakeLiveChat = (
  comes = true,
): LiveChat & { readonly open: () => void; readonly done: readonly string[] } => {
  const done: string[] = [];
  let opened = false;
  return {
    load: async () => {
      done.push('load');
      return comes;
    },
    opened: () => opened,
    init: () => void done.push('init'),
    destroy: () => void done.push('destroy'),
    open: () => {
      opened = true;
    },
    done,
  };
};

/** Records what it stores, in order. */
export const fakeOfflineShelf = (
  connection: Connection = {},
): OfflineShelf & { readonly kept: readonly (string | readonly [readonly string[], number])[] } => {
  const kept: (string | readonly [readonly string[], number])[] = [];
  return {
    connection: () => connection,
    keepPage: async () => void kept.push('page'),
    keepPictures: async (...pictures) => void kept.push(pictures),
    kept,
  };
};

/** Locks that are held one after the other. */
export const fakeRenderLocks = (): RenderLocks => {
  const held = new Map<string, Promise<void>>();
  return {
    acquire: async (key) => {
      const released = held.get(key);
      if (released) return { kind: 'held', released };
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(key, promise);
      const release = async () => {
        held.delete(key);
        resolve();
      };
      return { kind: 'acquired', release };
    },
  };
};

/** A board whose followers read every notice at once, earlier ones included. */
export const fakeNoticeBoard = (): NoticeBoard => {
  const posted: Posted[] = [];
  const followers = listeners<Posted>();
  const reports = new Map<string, Map<string, string>>();
  return {
    post: async (notice: Notice) => {
      const entry = { mark: posted.length + 1, notice };
      posted.push(entry);
      followers.tell(entry);
      return entry.mark;
    },
    follow: (listener) => {
      for (const entry of posted) listener(entry);
      followers.add(listener);
    },
    isCurrent: () => true,
    answer: async (id, instance, report) => {
      reports.set(id, (reports.get(id) ?? new Map<string, string>()).set(instance, report));
    },
    answers: async (id) => reports.get(id) ?? new Map(),
    close: async () => undefined,
  };
};
