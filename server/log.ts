import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** What is never written, wherever in a line it turns up: a partner's token, passwords, cookies and bodies. */
const SECRETS = ['shtoken', 'token', 'password', 'cookie', 'set-cookie', 'authorization', 'body'];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];

/** The shop's log: JSON lines without secrets. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => `${depth}["${name}"]`.replace('.[', '['))),
        censor: '…',
      },
    },
    ...(stream ? [stream] : []),
  );
