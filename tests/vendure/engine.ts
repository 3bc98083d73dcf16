import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { engine, engineEnv, engineProgram, ensureEngine } from '#server/launch/engine.mjs';
import { endProcess, freePort, temporaryFolder } from '#tests/support/running-shop.ts';

interface EngineOptions {
  /** An empty PostgreSQL database; SQLite when absent. */
  readonly databaseUrl?: string;
}

const launch = async (program: string, env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const child = fork(program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, VENDURE_DISABLE_TELEMETRY: 'true', VENDURE_PORT: String(port), ...env },
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('Vendure ended before it was ready');
  });
  await Promise.race([once(child, 'message'), died]);
  died.catch(() => undefined);
  return { child, url: `http://127.0.0.1:${port}` };
};

/** Starts a Vendure without the plugin, with a few goods in memory. */
export const startStockEngine = async () => {
  ensureEngine();
  const { child, url } = await launch(join(import.meta.dirname, 'stock-engine.mjs'), {});
  return { url, stop: () => endProcess(child) };
};

/** Writes the goods of the embedded provider into a folder. Gives their database. */
const seedGoods = async (folder: string): Promise<string> => {
  await (await startProvider({ port: 0, dataDir: folder, quiet: true })).close();
  return join(folder, 'provider.sqlite');
};

/**
 * Starts a Vendure that sells about 60 products of the shop's demonstration, on a free port and in a folder that `stop`
 * removes. The first start installs, compiles and fills it, which takes a minute; a later one copies the filled SQLite.
 */
export const startEngine = async ({ databaseUrl }: EngineOptions = {}) => {
  const filled = join(engine, `filled-${ensureEngine().slice(0, 12)}`);
  const folder = temporaryFolder();
  const data = join(folder.path, 'vendure');
  if (databaseUrl === undefined && !existsSync(filled)) {
    const { child } = await launch(engineProgram, engineEnv(data, await seedGoods(folder.path)));
    await endProcess(child);
    const copy = `${filled}.${process.pid}`;
    cpSync(data, copy, { recursive: true });
    if (existsSync(filled)) rmSync(copy, { recursive: true });
    else renameSync(copy, filled);
  } else if (databaseUrl === undefined) cpSync(filled, data, { recursive: true });
  const goods = databaseUrl === undefined ? '' : await seedGoods(folder.path);
  const { child, url } = await launch(engineProgram, {
    ...engineEnv(data, goods),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    folder.remove();
  };
  return { url, stop };
};

/** Asks the Admin API of a Vendure as its administrator. Gives the data of the answer. */
export const askAdmin = async <Data>(url: string, query: string, variables: object = {}): Promise<Data> => {
  const ask = (document: string, given: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: document, variables: given }),
    });
  const login = 'mutation { login(username: "superadmin", password: "superadmin") { __typename } }';
  const token = (await ask(login, {})).headers.get('vendure-auth-token') ?? '';
  const { data, errors } = (await (await ask(query, variables, { authorization: `Bearer ${token}` })).json()) as {
    data: Data;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
