import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { requestId } from './operations/request-id.ts';

/**
 * What is never written, wherever in a line it turns up: a partner's token, passwords, cookies and bodies, and what
 * somebody has said of themselves.
 */
const SECRETS = [
  ...['shtoken', 'token', 'password', 'cookie', 'set-cookie', 'authorization', 'body'],
  ...['phone', 'email', 'login', 'username', 'comment', 'customer'],
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const CENSOR = '…';
/** Phones and e-mails that stand within words, such as an error's. */
const PERSONAL = /\+\d[\d ()-]{7,}\d|\b0[67]\d{7}\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A shorter secret would turn up by chance. */
const SHORTEST = 6;

type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'staticToken' | 'secret' | 'purgeSecret' | 'redis'>>;

/** Passwords that stand in the addresses of Redis. */
const passwordsOf = ({ redis }: LogSettings): readonly string[] => {
  if (!redis) return [];
  const urls = redis.mode === 'single' ? [redis.url] : redis.urls;
  return urls.map((url) => decodeURIComponent(URL.parse(url)?.password ?? ''));
};

/** Takes secrets and what somebody has said of themselves out of a text. */
const hushing = (settings: LogSettings): ((text: string) => string) => {
  const { staticToken = '', secret = '', purgeSecret = '' } = settings;
  const secrets = [staticToken, secret, purgeSecret, ...passwordsOf(settings)].filter(
    ({ length }) => length >= SHORTEST,
  );
  return (text) => secrets.reduce((left, hidden) => left.replaceAll(hidden, CENSOR), text.replaceAll(PERSONAL, CENSOR));
};

/** The shop's log: JSON lines without secrets, each with the id of the request that it is about. */
export const createLogger = (settings: LogSettings, stream?: DestinationStream): Logger => {
  return pino(
    {
      level: settings.logLevel,
      mixin: () => {
        const id = requestId();
        return id === undefined ? {} : { requestId: id };
      },
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => `${depth}["${name}"]`.replace('.[', '['))),
        censor: CENSOR,
      },
      hooks: { streamWrite: hushing(settings) },
    },
    ...(stream ? [stream] : []),
  );
};

/** Lines of the access log are written together, bytes, or after this time, ms: one by one they cost more than answers. */
const TOGETHER = 8 * 1024;
const FLUSH_MS = 500;

/** One request as the access log tells it: no address of whoever asked, nothing that they typed. */
export interface AccessLine {
  readonly requestId: string;
  readonly method: string | undefined;
  /** Without query. */
  readonly path: string;
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
  /** The connection was lost before the end of the answer. */
  readonly cut?: true;
}

/**
 * Writes the access log among the log's own lines; undefined where the level is too high for it. Each line is put together
 * here: a logger that looks for secrets at every depth takes longer than the answer.
 */
export const createAccessLog = (
  settings: LogSettings,
  stream?: DestinationStream,
): ((line: AccessLine) => void) | undefined => {
  const { values } = pino.levels;
  const { logLevel } = settings;
  if (logLevel === 'silent' || (values[logLevel] ?? 0) > (values.info ?? 0)) return undefined;
  const hush = hushing(settings);
  // Whoever does not wait for the writing has pino write what is left when the process exits.
  const target = stream ?? pino.destination({ sync: false, minLength: TOGETHER, periodicFlush: FLUSH_MS });
  const from = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"requestId":"`;
  return ({ requestId: id, method, path, kind, status, ms, cut }) => {
    const asked = `","method":"${method}","path":${JSON.stringify(hush(path))},"kind":"${kind}"`;
    const answered = `,"status":${status},"ms":${ms}${cut ? ',"cut":true' : ''},"msg":"request"}\n`;
    target.write(`{"level":${values.info},"time":${Date.now()}${from}${id}${asked}${answered}`);
  };
};
