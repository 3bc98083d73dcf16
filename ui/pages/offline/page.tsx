import { OFFLINE_PAGE } from '#core/kernel/locale/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { OfflineHeader } from '#ui/features/site/offline/offline-header.tsx';
import { OfflineListsView } from '#ui/features/site/offline/offline-lists.tsx';
import { OfflineNotice } from '#ui/features/site/offline/offline-notice.tsx';
import { CONTENT_ID } from '#ui/layouts/skip-link.tsx';

export const handle: PageHandle<null> = {
  head: privateHead('offline.title', 'offline.lead', OFFLINE_PAGE),
  ownFrame: 'alone',
};

/** Shown without a connection: the lists saved in this browser. */
export const Component = () => (
  <div className="flex min-h-dvh flex-col">
    <OfflineHeader />
    <main id={CONTENT_ID} tabIndex={-1} className="container-page w-full flex-1 pt-8 pb-16 outline-none md:pt-14">
      <OfflineNotice />
      <OfflineListsView />
    </main>
  </div>
);
