import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seedVersion } from '#adapters/provider-sandbox/seed/seed-version.ts';
import { type ProviderOptions, startProvider } from '#adapters/provider-sandbox/start.ts';

export const TOKEN = 'zori-static-token';
export const TOKEN_HEADER = 'x-static-token';

/** An answer; tests that read its body pass the contract's type. */
export interface Answered<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Body;
}

export interface TestProvider {
  readonly origin: string;
  readonly dataDir: string;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answered<Body>>;
  post<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered<Body>>;
  /** A token of the demo partner. */
  logIn(): Promise<string>;
  /** Runs SQL beside the provider, like an operator. */
  database<Result>(work: (database: DatabaseSync) => Result): Result;
  /** Stops it and keeps its data. */
  close(): Promise<void>;
  /** Stops it and deletes its data. */
  destroy(): Promise<void>;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A seeded data folder that runs with the same seed share; it is only copied. */
const seededTemplate = async (): Promise<string> => {
  const template = join(tmpdir(), `zori-provider-seed-${seedVersion(undefined)}`);
  if (await exists(template)) return template;
  const fresh = await mkdtemp(join(tmpdir(), 'zori-provider-seeding-'));
  const provider = await startProvider({ port: 0, dataDir: fresh, quiet: true });
  await provider.close();
  // Another worker may have created it first.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true }));
  return template;
};

/** A new data folder with the default catalogue. */
export const seededDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zori-provider-'));
  await mkdir(dataDir, { recursive: true });
  await cp(await seededTemplate(), dataDir, { recursive: true });
  return dataDir;
};

/** A provider on a free port. */
export const openProvider = async (options: Partial<ProviderOptions> = {}): Promise<TestProvider> => {
  const dataDir = options.dataDir ?? (await seededDataDir());
  const running = await startProvider({ port: 0, quiet: true, ...options, dataDir });
  return { ...client(running.origin), ...keeper(dataDir, () => running.close()) };
};

/** Calls a provider with the static token. */
export const client = (origin: string) => {
  const send = async <Body>(
    path: string,
    init: RequestInit,
    headers: Record<string, string>,
  ): Promise<Answered<Body>> => {
    const response = await fetch(`${origin}${path}`, { ...init, headers: { [TOKEN_HEADER]: TOKEN, ...headers } });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: (isJson ? JSON.parse(text) : undefined) as Body,
    };
  };
  const post = <Body = unknown>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    send<Body>(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', ...headers },
    );
  return {
    origin,
    get: <Body = unknown>(path: string, headers: Record<string, string> = {}) => send<Body>(path, {}, headers),
    post,
    logIn: async () =>
      (await post<{ token: string }>('/base/login/', { login: 'partner', password: 'zori-demo' })).json.token,
  };
};

const keeper = (dataDir: string, close: () => Promise<void>) => ({
  dataDir,
  close,
  destroy: async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  },
  database: <Result>(work: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(join(dataDir, 'provider.sqlite'), { timeout: 5000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  },
});
