import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import type { ContextOf } from './request-context.ts';

/** At the root, so that browsers use it for every page. */
const WORKER_PATH = '/service-worker.js';

/** Unregisters installed workers and deletes their caches (rule OFFLINE-2). */
const RETIRED = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline:')) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface WorkerOptions {
  /** The built script; absent in development and when switched off. */
  readonly file?: string | undefined;
  /** Names the build; another one's script is another script, which is how browsers hear of it. */
  readonly build: string;
}

/** Serves the offline worker of this build, or one that unregisters it; the vitrina has none (rules OFFLINE-2, OFFLINE-9). */
export const serviceWorker = ({ file, build }: WorkerOptions, contextOf: ContextOf): RequestHandler => {
  const script = file === undefined ? RETIRED : `self.BUILD=${JSON.stringify(build)};${readFileSync(file, 'utf8')}`;
  return (request, response, next) => {
    if (request.path !== WORKER_PATH) return next();
    response.set('cache-control', 'no-cache').type('text/javascript');
    if (contextOf(request, response).site.vitrina) response.status(404).type('text').send('Not found\n');
    else response.send(script);
  };
};
