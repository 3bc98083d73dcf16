import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { requestId } from './operations/request-id.ts';

/** Fields that are never logged, at any depth: credentials, cookies, bodies and personal data. */
const SECRETS = [
  ...['shtoken', 'token', 'password', 'cookie', 'set-cookie', 'authorization', 'body'],
  ...['phone', 'email', 'login', 'username', 'comment', 'customer'],
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const CENSOR = '…';
/** Phones and e-mails within texts, such as error messages. */
const PERSONAL = /\+\d[\d ()-]{7,}\d|\b0[67]\d{7}\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A shorter secret would match by chance. */
const SHORTEST = 6;

type LogSettings = Pick<Config, 'logLevel'> &
  Partial<Pick<Config, 'staticToken' | 'secret' | 'purgeSecret' | 'redis' | 'cdn'>>;

/** Passwords in the Redis URLs. */
const passwordsOf = ({ redis }: LogSettings): readonly string[] => {
  if (!redis) return [];
  const urls = redis.mode === 'single' ? [redis.url] : redis.urls;
  return urls.map((url) => decodeURIComponent(URL.parse(url)?.password ?? ''));
};

/** Replaces secrets and personal data in a text. */
const censoring = (settings: LogSettings): ((text: string) => string) => {
  const { staticToken = '', secret = '', purgeSecret = '' } = settings;
  const credential = settings.cdn?.credential?.[1] ?? '';
  const secrets = [staticToken, secret, purgeSecret, credential, ...passwordsOf(settings)].filter(
    ({ length }) => length >= SHORTEST,
  );
  return (text) => secrets.reduce((left, hidden) => left.replaceAll(hidden, CENSOR), text.replaceAll(PERSONAL, CENSOR));
};

/** The shop's log: JSON lines without secrets, each with its request id. */
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
      hooks: { streamWrite: censoring(settings) },
    },
    ...(stream ? [stream] : []),
  );
};

/** The access log is written in batches of bytes, or after this time, ms: single writes cost more than answers. */
const TOGETHER = 8 * 1024;
const FLUSH_MS = 500;

/** A line of the access log; no client address and no query. */
export interface AccessLine {
  readonly requestId: string;
  readonly method: string | undefined;
  /** Without query. */
  readonly path: string;
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
  /** The connection was lost before the answer ended. */
  readonly cut?: true;
}

/**
 * Writes access log lines to standard output; undefined when the log level is above `info`. Lines are built by hand, as
 * pino's redaction takes longer than an answer.
 */
export const createAccessLog = (
  settings: LogSettings,
  stream?: DestinationStream,
): ((line: AccessLine) => void) | undefined => {
  const { values } = pino.levels;
  const { logLevel } = settings;
  if (logLevel === 'silent' || (values[logLevel] ?? 0) > (values.info ?? 0)) return undefined;
  const censor = censoring(settings);
  // pino writes the rest when the process exits.
  const target = stream ?? pino.destination({ sync: false, minLength: TOGETHER, periodicFlush: FLUSH_MS });
  const from = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"requestId":"`;
  return ({ requestId: id, method, path, kind, status, ms, cut }) => {
    const asked = `","method":"${method}","path":${JSON.stringify(censor(path))},"kind":"${kind}"`;
    const answered = `,"status":${status},"ms":${ms}${cut ? ',"cut":true' : ''},"msg":"request"}\n`;
    target.write(`{"level":${values.info},"time":${Date.now()}${from}${id}${asked}${answered}`);
  };
};
