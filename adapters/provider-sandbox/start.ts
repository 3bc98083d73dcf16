import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { products } from '#adapters/provider-sandbox/catalogue/index.ts';
import { reviews } from '#adapters/provider-sandbox/content/reviews.ts';
import { vitrinaAccounts } from '#adapters/provider-sandbox/content/service.ts';
import { forgetOldAnswers } from '#adapters/provider-sandbox/db/answered.ts';
import { loadCategories } from '#adapters/provider-sandbox/db/categories.ts';
import { openColumns } from '#adapters/provider-sandbox/db/columns.ts';
import { createDesk } from '#adapters/provider-sandbox/db/schema.ts';
import { databaseOf, openSql, type Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { type SeedGoods, seedIfDue } from '#adapters/provider-sandbox/seed/seed.ts';
import { facetKeys } from '#adapters/provider-sandbox/seed/write-facets.ts';
import { createApp } from './app.ts';

export interface ProviderOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Loopback unless given. */
  readonly host?: string;
  readonly dataDir: string;
  /** How many products to sell; the default shop when absent. */
  readonly products?: number | undefined;
  /** Deletes the database first. */
  readonly reset?: boolean;
  /** Says nothing, not even of faults. */
  readonly quiet?: boolean;
  readonly staticToken?: string;
  readonly staticTokenHeader?: string;
  /** How long a partner's token is good for, ms; 12 hours unless given. */
  readonly tokenLifetime?: number | undefined;
  /** The clock; a test may turn it. */
  readonly now?: () => number;
}

export interface RunningProvider {
  readonly origin: string;
  /** The partner whom a demonstration logs in as. */
  readonly demoLogin: { readonly login: string; readonly password: string };
  close(): Promise<void>;
}

export const DEFAULT_TOKEN = 'zori-static-token';
export const DEFAULT_TOKEN_HEADER = 'x-static-token';

const TOKEN_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Hosts that mean every address of the machine. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

/**
 * Opens the database, seeds it when it is new or the seed has changed, and answers calls. Rejects with the server's
 * error when the port is taken.
 */
export const startProvider = async (options: ProviderOptions): Promise<RunningProvider> => {
  const { port, host = '127.0.0.1', dataDir, quiet = false, now = Date.now } = options;
  const { tokenLifetime = TOKEN_LIFETIME_MS } = options;
  const { staticToken = DEFAULT_TOKEN, staticTokenHeader = DEFAULT_TOKEN_HEADER } = options;
  const log = quiet ? () => {} : (line: string) => console.error(line);
  const server = createServer();
  // The port is taken before the database is touched, so that a second provider leaves the first one's alone.
  // Preparing does not pause, so no request can be looked at before there is somebody to answer it.
  const origin = await listen(server, port, host);
  try {
    const sql = prepareDatabase(dataDir, options.products, options.reset ?? false, now());
    const provider: Provider = {
      sql,
      categories: loadCategories(sql),
      columns: openColumns(sql),
      now,
      tokenLifetime,
      origin,
    };
    server.on('request', createApp(provider, { staticToken, staticTokenHeader, log }));
    return {
      origin,
      demoLogin: demoLogin(),
      close: () => close(server, sql),
    };
  } catch (error) {
    server.close();
    throw error;
  }
};

const prepareDatabase = (dataDir: string, count: number | undefined, reset: boolean, now: number): Sql => {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseOf(dataDir);
  if (reset) for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  const sql = openSql(file);
  createDesk(sql);
  forgetOldAnswers(sql, now);
  seedIfDue(sql, { count, now, goods: () => goodsOf(count) });
  return sql;
};

/** The large catalogue sells editions of the default one; only the default products have been reviewed. */
const goodsOf = (count: number | undefined): SeedGoods => {
  const known = [...products()];
  return {
    products: count === undefined ? known : products({ count }),
    reviews: reviews(known),
    facetKeys: facetKeys(known),
  };
};

const demoLogin = () => {
  const [{ login, password } = { login: '', password: '' }] = vitrinaAccounts;
  return { login, password };
};

const listen = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${ANY_ADDRESS.includes(host) ? 'localhost' : host}:${taken}`);
    });
  });

/** Ends at once: connections that wait for a next request would otherwise keep the server for seconds. */
const close = async (server: Server, sql: Sql): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  sql.close();
};
