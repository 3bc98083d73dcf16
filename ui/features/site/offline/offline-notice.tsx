import { useEffect, useSyncExternalStore } from 'react';
import { isOfflinePage } from '#core/kernel/locale/index.ts';
import { CloudOff } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useOfflinePorts } from './offline-ports.ts';

const watchConnection = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
};

/** The offline page was opened by its own address with a connection. */
const useIsVisited = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => isOfflinePage(window.location.pathname) && navigator.onLine,
    () => false,
  );

/** Says that there is no connection; retries on request and when the connection returns (rule OFFLINE-7). */
export const OfflineNotice = () => {
  const { t, path } = useLanguage();
  const { reload } = useOfflinePorts();
  const isVisited = useIsVisited();
  useEffect(() => (isVisited ? undefined : watchConnection(reload)), [isVisited, reload]);
  return (
    <section className="flex flex-col items-start gap-3">
      {isVisited ? null : <CloudOff className="size-10 text-muted" strokeWidth={1.5} />}
      <h1 className="text-28 md:text-36">{t(isVisited ? 'offline.visited' : 'offline.title')}</h1>
      <p className="max-w-150 text-18 text-muted">{t(isVisited ? 'offline.visitedLead' : 'offline.lead')}</p>
      {isVisited ? (
        <a href={path('/')} className="button button-secondary button-md mt-2">
          {t('error.home')}
        </a>
      ) : (
        <Button kind="secondary" className="mt-2" onClick={reload}>
          {t('offline.again')}
        </Button>
      )}
    </section>
  );
};
