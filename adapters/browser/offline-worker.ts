/** The service worker: shows the offline page without a connection. */
import { isCacheablePath, isOfflineFallback } from '#core/site/offline/index.ts';
import { createOfflineKeeping } from './offline-keeping.ts';

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  /** The page that asks. */
  readonly clientId: string;
  /** The page that the answer becomes. */
  readonly resultingClientId: string;
  /** The answer, where the browser has asked for it while this script was being started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What a worker of its kind has; the library of types that pages are written by does not know it. */
interface WorkerScope {
  /** Written in front of this script by the server. */
  readonly BUILD: string;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const keeping = createOfflineKeeping({
  build: scope.BUILD,
  caches,
  fetch: (request, init) => fetch(request, init),
});
/** Pages that the offline page replaces. */
const standIns = new Set<string>();

scope.addEventListener('install', (event) => {
  // The one before may go at once: an offline page that is open has all that it needs.
  event.waitUntil(keeping.keep().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // A page is asked for while this script is started. Not every browser can do that.
  const ahead = scope.registration.navigationPreload?.enable();
  // The page that it was kept by may be the one that loses its connection.
  event.waitUntil(Promise.all([ahead, keeping.dropOthers(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId, preloadResponse = Promise.resolve(undefined) } = event;
  if (isOfflineFallback(request)) {
    event.respondWith(keeping.answer(request, preloadResponse, () => standIns.add(resultingClientId)));
    return;
  }
  // Anything else is asked for as if there were no worker.
  if (!standIns.has(clientId) && navigator.onLine) return;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && isCacheablePath(pathname))
    event.respondWith(keeping.give(request));
});
