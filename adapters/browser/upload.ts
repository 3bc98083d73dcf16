import type { Sending } from '#core/requests/careers/index.ts';

/** Longest upload with its answer, ms: 5 MB over a slow connection. */
const DEADLINE_MS = 180_000;

/**
 * Posts a form and reports the progress, which `fetch` cannot. Rejects when there is no answer.
 */
export const uploadForm = (path: string, form: FormData, { signal, onProgress }: Sending = {}): Promise<Response> => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const fail = (reason: string) => () => reject(new Error(reason));
  const stop = () => request.abort();
  request.open('POST', path);
  request.timeout = DEADLINE_MS;
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  };
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = fail('No connection');
  request.ontimeout = fail('No answer in time');
  request.onabort = fail('Cancelled');
  request.onloadend = () => signal?.removeEventListener('abort', stop);
  if (signal?.aborted) reject(new Error('Cancelled'));
  else {
    signal?.addEventListener('abort', stop, { once: true });
    request.send(form);
  }
  return promise;
};
