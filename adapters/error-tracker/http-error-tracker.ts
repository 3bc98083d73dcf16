import type { ErrorTracker } from '#core/kernel/errors/index.ts';

/** How long a report may take, ms. */
const DEADLINE_MS = 3_000;

/** Posts reports to a tracker, as browsers do: JSON as plain text. Never throws and nobody waits for it. */
export const createHttpErrorTracker = (url: string): ErrorTracker => ({
  report: (report) => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    fetch(url, { method: 'POST', headers, body: JSON.stringify(report), signal })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
  },
});
