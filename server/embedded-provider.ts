import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What the embedded provider tells when it is ready. */
export interface ProviderReady {
  readonly origin: string;
  readonly demoLogin: { readonly login: string; readonly password: string };
}

export interface EmbeddedProvider extends ProviderReady {
  /** Ends the process and waits until it is gone. */
  readonly close: () => Promise<void>;
}

/** First start seeds the catalogue, which takes its time, ms. */
const READY_MS = 60_000;

/**
 * Starts the embedded provider in a process of its own on a free port. It ends with this process, however that ends,
 * because it watches the channel between them. Throws when it does not become ready.
 */
export const startEmbeddedProvider = async (options: {
  root: string;
  dataDir: string;
  staticToken: string;
  staticTokenHeader: string;
}): Promise<EmbeddedProvider> => {
  const script = join(options.root, 'adapters/provider-sandbox/main.ts');
  const child = fork(script, ['--port', '0', '--data', options.dataDir], {
    cwd: options.root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; the shop decides the order in which things end.
    detached: true,
    env: {
      ...process.env,
      // Under `node --watch` a child would report its imports on the channel that it tells its address by.
      WATCH_REPORT_DEPENDENCIES: undefined,
      PROVIDER_STATIC_TOKEN: options.staticToken,
      PROVIDER_STATIC_TOKEN_HEADER: options.staticTokenHeader,
    },
  });
  const ready = await readiness(child);
  return { ...ready, close: () => end(child) };
};

const readiness = async (child: ChildProcess): Promise<ProviderReady> => {
  const signal = AbortSignal.timeout(READY_MS);
  const died = once(child, 'exit', { signal }).then(() => {
    throw new Error('The embedded provider ended before it was ready');
  });
  const [message] = await Promise.race([once(child, 'message', { signal }), died]);
  died.catch(() => undefined);
  return message as ProviderReady;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
};
