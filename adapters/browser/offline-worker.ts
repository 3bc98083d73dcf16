/** The service worker: shows the offline page without a connection. */
import { isCacheablePath, isOfflineFallback } from '#core/site/offline/index.ts';
import { createOfflineKeeping } from './offline-keeping.ts';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that sends the request. */
  readonly clientId: string;
  /** The page that the answer becomes. */
  readonly resultingClientId: string;
  /** The answer, if the browser requested it while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The global scope of a service worker, which is missing in the types for pages. */
interface WorkerScope {
  /** The server writes it before this script. */
  readonly BUILD: string;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
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
  // The worker before is not needed: an open offline page has loaded all its assets.
  event.waitUntil(keeping.keep().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // Requests the page while the worker starts; not every browser supports it.
  const ahead = scope.registration.navigationPreload?.enable();
  // The page that installed the worker may be the one that loses its connection.
  event.waitUntil(Promise.all([ahead, keeping.dropOthers(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId, preloadResponse = Promise.resolve(undefined) } = event;
  if (isOfflineFallback(request)) {
    event.respondWith(keeping.answer(request, preloadResponse, () => standIns.add(resultingClientId)));
    return;
  }
  // All other requests bypass the worker.
  if (!standIns.has(clientId) && navigator.onLine) return;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && isCacheablePath(pathname))
    event.respondWith(keeping.give(request));
});
