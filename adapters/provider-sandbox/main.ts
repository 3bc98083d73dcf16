import { parseArgs } from 'node:util';
import { DEFAULT_TOKEN, DEFAULT_TOKEN_HEADER, startProvider } from './start.ts';

const DEFAULT_PORT = '8100';
const MAX_PORT = 65_535;
const MAX_PRODUCTS = 1_000_000;
const MAX_TOKEN_MINUTES = 525_600;
const MINUTE_MS = 60_000;

/** Parses a whole number or exits with a message. */
const wholeNumber = (name: string, written: string, least: number, most: number): number => {
  const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
  if (value >= least && value <= most) return value;
  return giveUp(`${name} must be a whole number from ${least} to ${most}, not "${written}"`);
};

const giveUp = (line: string): never => {
  console.error(line);
  process.exit(1);
};

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string', default: 'data' },
        products: { type: 'string' },
        reset: { type: 'boolean', default: false },
        'token-minutes': { type: 'string' },
      },
    }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : 'The flags cannot be read');
  }
};

const { env } = process;
const flags = readFlags();
const port = wholeNumber('--port', flags.port ?? (env.PROVIDER_PORT || DEFAULT_PORT), 0, MAX_PORT);
const products = flags.products === undefined ? undefined : wholeNumber('--products', flags.products, 1, MAX_PRODUCTS);
const minutes = flags['token-minutes'];
const tokenMinutes = minutes === undefined ? undefined : wholeNumber('--token-minutes', minutes, 1, MAX_TOKEN_MINUTES);
const started = performance.now();

try {
  const { origin, demoLogin, close } = await startProvider({
    port,
    host: flags.host ?? '127.0.0.1',
    dataDir: flags.data,
    products,
    reset: flags.reset,
    tokenLifetime: tokenMinutes === undefined ? undefined : tokenMinutes * MINUTE_MS,
    staticToken: env.PROVIDER_STATIC_TOKEN || DEFAULT_TOKEN,
    staticTokenHeader: env.PROVIDER_STATIC_TOKEN_HEADER || DEFAULT_TOKEN_HEADER,
  });
  const end = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  // A parent process waits for this message, and the provider ends with it.
  process.once('disconnect', end);
  process.send?.({ origin, demoLogin });
  console.log(`Provider ready on ${origin} in ${Math.round(performance.now() - started)} ms`);
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE') throw error;
  giveUp(`Port ${port} is taken: another provider may be running; choose another with --port or PROVIDER_PORT`);
}
