import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { vitrinaAccounts } from '#adapters/provider-sandbox/content/service.ts';
import { loadCategories } from '#adapters/provider-sandbox/db/categories.ts';
import { openColumns } from '#adapters/provider-sandbox/db/columns.ts';
import { createUserTables } from '#adapters/provider-sandbox/db/schema.ts';
import { databaseOf, openSql, type Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { deleteOldAnswers } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { seedIfChanged } from '#adapters/provider-sandbox/seed/seed.ts';
import { createApp } from './app.ts';

export interface ProviderOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Loopback by default. */
  readonly host?: string;
  readonly dataDir: string;
  /** Number of products; the default catalogue when undefined. */
  readonly products?: number | undefined;
  /** Deletes the database first. */
  readonly reset?: boolean;
  /** Logs nothing. */
  readonly quiet?: boolean;
  readonly staticToken?: string;
  readonly staticTokenHeader?: string;
  /** Lifetime of a partner's token, ms; 12 hours by default. */
  readonly tokenLifetime?: number | undefined;
  readonly now?: () => number;
}

export interface RunningProvider {
  readonly origin: string;
  /** The partner account for demonstrations. */
  readonly demoLogin: { readonly login: string; readonly password: string };
  close(): Promise<void>;
}

export const DEFAULT_TOKEN = 'zori-static-token';
export const DEFAULT_TOKEN_HEADER = 'x-static-token';

const TOKEN_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Hosts that mean all addresses of the machine. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

/** Opens the database, seeds it when it is new or outdated, and serves calls. Rejects when the port is taken. */
export const startProvider = async (options: ProviderOptions): Promise<RunningProvider> => {
  const { port, host = '127.0.0.1', dataDir, quiet = false, now = Date.now } = options;
  const { tokenLifetime = TOKEN_LIFETIME_MS } = options;
  const { staticToken = DEFAULT_TOKEN, staticTokenHeader = DEFAULT_TOKEN_HEADER } = options;
  const log = quiet ? () => {} : (line: string) => console.error(line);
  const server = createServer();
  // Takes the port before touching the database, so that a second provider leaves the first one's data alone. Startup
  // is synchronous, so no request comes before the handler.
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
  createUserTables(sql);
  deleteOldAnswers(sql, now);
  seedIfChanged(sql, count, now);
  return sql;
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

/** Closes open connections, which would otherwise delay the end by seconds. */
const close = async (server: Server, sql: Sql): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  sql.close();
};
