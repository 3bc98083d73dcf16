import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { engine, engineEnv, engineProgram, ensureEngine } from '#server/launch/engine.mjs';
import { filesBelow, hashOf, root } from '#server/launch/prepare.mjs';
import { endProcess, freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { startPostgres } from './postgres.ts';

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

/** Where the data of a Vendure is. */
export type Database = 'sqlite' | 'postgres';

/** Starts a Vendure on the data of a folder; an empty one is filled with the goods of a database. */
const startOn = async (folder: string, database: Database, goods = '') => {
  const postgres = database === 'postgres' ? await startPostgres(join(folder, 'postgres')) : undefined;
  const { child, url } = await launch(engineProgram, {
    ...engineEnv(join(folder, 'vendure'), goods),
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    await postgres?.stop();
  };
  return { url, stop };
};

/** Copies a folder's files, and whose they are: PostgreSQL runs on its user's alone. */
const copyFiles = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/** Makes a folder with the data of a filled Vendure, for every start to copy. */
const fill = async (database: Database, filled: string): Promise<void> => {
  const folder = temporaryFolder();
  const seeds = temporaryFolder();
  await (await startProvider({ port: 0, dataDir: seeds.path, quiet: true })).close();
  await (await startOn(folder.path, database, join(seeds.path, 'provider.sqlite'))).stop();
  const copy = mkdtempSync(`${filled}.`);
  copyFiles(folder.path, copy);
  if (existsSync(filled)) rmSync(copy, { recursive: true });
  else renameSync(copy, filled);
  folder.remove();
  seeds.remove();
};

/**
 * Starts a Vendure that sells about 80 products of the shop's demonstration, on a free port and in a folder that `stop`
 * removes. The first start installs, compiles and fills it; a later one copies what was filled of the same sources.
 */
export const startEngine = async (database: Database = 'sqlite') => {
  const seeds = hashOf(filesBelow(join(root, 'adapters/provider-sandbox')));
  const filled = join(engine, `filled-${database}-${ensureEngine().slice(0, 8)}-${seeds.slice(0, 8)}`);
  if (!existsSync(filled)) await fill(database, filled);
  const folder = temporaryFolder();
  copyFiles(filled, folder.path);
  const { url, stop } = await startOn(folder.path, database);
  return {
    url,
    stop: async (): Promise<void> => {
      await stop();
      folder.remove();
    },
  };
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
