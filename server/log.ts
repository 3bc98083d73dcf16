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

type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'staticToken' | 'purgeSecret' | 'redis'>>;

/** Passwords that stand in the addresses of Redis. */
const passwordsOf = ({ redis }: LogSettings): readonly string[] => {
  if (!redis) return [];
  const urls = redis.mode === 'single' ? [redis.url] : redis.urls;
  return urls.map((url) => decodeURIComponent(URL.parse(url)?.password ?? ''));
};

/** The shop's log: JSON lines without secrets, each with the id of the request that it is about. */
export const createLogger = (settings: LogSettings, stream?: DestinationStream): Logger => {
  const { logLevel, staticToken = '', purgeSecret = '' } = settings;
  const secrets = [staticToken, purgeSecret, ...passwordsOf(settings)].filter(({ length }) => length >= SHORTEST);
  return pino(
    {
      level: logLevel,
      mixin: () => {
        const id = requestId();
        return id === undefined ? {} : { requestId: id };
      },
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => `${depth}["${name}"]`.replace('.[', '['))),
        censor: CENSOR,
      },
      hooks: {
        streamWrite: (line) =>
          secrets.reduce((text, secret) => text.replaceAll(secret, CENSOR), line.replaceAll(PERSONAL, CENSOR)),
      },
    },
    ...(stream ? [stream] : []),
  );
};
