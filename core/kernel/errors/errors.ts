/** When the error page itself fails (rule ERROR-4). */
export const LAST_RESORT_TEXT = 'An error occurred while showing the error page';

const NOT_FOUND = 404;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** What the error page tells of: a page that is not there, or anything else (rule ERROR-2). */
export const errorKind = (status: number): 'missing' | 'generic' => (status === NOT_FOUND ? 'missing' : 'generic');

/** HTTP status of an error; 500 when it has none or an invalid one (rule ERROR-5). */
export const errorStatus = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  const stated = typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
  return stated ? status : SERVER_ERROR;
};

/** Retry-After of an answer of 503, s (rule ERROR-15). */
const COME_AGAIN_SECONDS = 5;

/** The headers that an answer of a status has because of it: when to come again (rule ERROR-15). */
export const statusHeaders = (status: number): Readonly<Record<string, string>> =>
  status === UNAVAILABLE ? { 'retry-after': String(COME_AGAIN_SECONDS) } : {};

/** Shortest time between two reloads because a part of the shop's code could not be loaded, ms (rule ERROR-7). */
export const CHUNK_RELOAD_MS = 60_000;

/**
 * Whether the page reloads itself because a part of its code could not be loaded: yes, but not twice in a minute, or it
 * would never stop (rule ERROR-7). Times in ms; `lastReload` is absent when it never has.
 */
export const mayReload = (now: number, lastReload: number | undefined): boolean =>
  lastReload === undefined || now < lastReload || now - lastReload >= CHUNK_RELOAD_MS;

/** What the error tracker is given of a rendering that failed (rule ERROR-8). */
export interface ErrorReport {
  readonly site: string;
  readonly title: string;
  readonly traceback: string;
  readonly status_code: number;
  readonly category: 'front-end';
}

const TITLE_MAX = 300;
const TRACEBACK_MAX = 10_000;

/** What must not leave the shop with a report: queries and fragments of addresses, e-mails, phones and tokens. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // The line and column that a stack writes after an address stay.
  [/((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>)]*?((?::\d+){0,2})(?=[\s"'<>)]|$)/g, '$1$2'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\+?\d(?:[ ()-]{0,2}\d){7,}/g, '[number]'],
  [/\b(?![\w-]+\.m?[jt]sx?\b)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, '[token]'],
];

/** Removes visitors' data from a text for the error tracker (rule ERROR-14). */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((clean, [pattern, stand]) => clean.replaceAll(pattern, stand), text);

/** How long the same error is not reported again, ms (rule ERROR-13). */
export const REPORT_AGAIN_MS = 60_000;
/** Most reports within that time (rule ERROR-13). */
export const REPORTS_MAX = 10;

/** The report of an error on a site, its texts cut to what a tracker takes and without secrets (rules ERROR-8, ERROR-14). */
export const errorReport = (site: string, error: unknown): ErrorReport => {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    site,
    title: withoutSecrets(message.slice(0, 2 * TITLE_MAX)).slice(0, TITLE_MAX),
    traceback: withoutSecrets((stack ?? '').slice(0, 2 * TRACEBACK_MAX)).slice(0, TRACEBACK_MAX),
    status_code: errorStatus(error),
    category: 'front-end',
  };
};
