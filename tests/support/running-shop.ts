import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { root } from '#tests/architecture/planted.ts';

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A folder for a test's own data. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'zori-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Lets a shop keep the pictures that it resizes where all tests do: they are the same everywhere. */
export const sharePictures = (dataDir: string): void => {
  const shared = join(root, 'data/tests-e2e/pictures');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(dataDir, 'pictures'));
};

/** What a shop gets of the tests' own environment: nothing that configures it. */
const inherited = (): Record<string, string> => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
};

/** Starts the shop's own process with an environment, out of a folder of sources; collects what it prints. */
export const spawnShop = (
  env: Readonly<Record<string, string>>,
  args: readonly string[] = ['server/main.ts'],
  folder = root,
) => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  return { child, printed };
};

/** Waits until something is true, looking every 50 ms; throws after `ms`. */
export const eventually = async (isTrue: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Ends a process and waits until it is gone. */
export const endProcess = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

interface ShopOptions {
  /** More of the shop's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The provider's clock. */
  readonly now?: () => number;
  /** How many products the provider sells; a full shop when absent. */
  readonly products?: number;
  /** The folder of the shop's sources and its build; the project's own when absent. */
  readonly folder?: string;
  /** Notified of the provider's origin before the shop starts. */
  readonly onProvider?: (origin: string) => void;
}

/** The real shop over a provider that runs already, on a free port with data of its own. */
export const startShopOver = async (
  providerUrl: string,
  { env = {}, folder }: Pick<ShopOptions, 'env' | 'folder'> = {},
) => {
  const data = temporaryFolder();
  const port = await freePort();
  const given = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PROVIDER_URL: providerUrl,
    DATA_DIR: data.path,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    // A test asks for more at once than people do.
    LIMIT_WRITES: '9999',
    LIMIT_SEARCHES: '9999',
    LIMIT_ORDERS_PER_PHONE: '9999',
    LIMIT_REVIEWS: '9999',
    LIMIT_FILES: '9999',
    ...env,
  };
  const { child, printed } = spawnShop(given, undefined, folder);
  await eventually(() => printed.out.includes('Vitrina:') || child.exitCode !== null);
  return {
    origin: `http://localhost:${port}`,
    dataDir: data.path,
    child,
    printed,
    close: async () => {
      await endProcess(child);
      data.remove();
    },
  };
};

/** The real shop over the real embedded provider, each on a free port with data of its own. */
export const startShop = async ({ env, now = Date.now, products, folder, onProvider }: ShopOptions = {}) => {
  const data = temporaryFolder();
  const provider = await startProvider({ port: 0, dataDir: data.path, quiet: true, now, products });
  onProvider?.(provider.origin);
  const shop = await startShopOver(provider.origin, {
    env: { DATA_DIR: data.path, ...env },
    ...(folder && { folder }),
  });
  return {
    ...shop,
    provider,
    dataDir: data.path,
    close: async () => {
      await shop.close();
      await provider.close();
      data.remove();
    },
  };
};
