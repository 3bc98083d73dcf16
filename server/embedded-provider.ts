import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** The embedded provider's message when it is ready. */
export interface ProviderReady {
  readonly origin: string;
  readonly demoLogin: { readonly login: string; readonly password: string };
}

export interface EmbeddedProvider extends ProviderReady {
  /** Ends the process; resolves when it is gone. */
  readonly close: () => Promise<void>;
}

/** Longest start, ms: the first one seeds the catalogue. */
const READY_MS = 60_000;

/** Pause before a restart, ms; doubles up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After this time the pause starts over, ms. */
const STEADY_MS = 60_000;

interface EmbeddedOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

const launch = (options: EmbeddedOptions, port: string): ChildProcess =>
  fork(join(options.root, 'adapters/provider-sandbox/main.ts'), ['--port', port, '--data', options.dataDir], {
    cwd: options.root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; the shop decides the order in which things end.
    detached: true,
    env: {
      ...process.env,
      // Under `node --watch` a child would report its imports on the channel that it tells its address by.
      WATCH_REPORT_DEPENDENCIES: undefined,
      SECRET: undefined,
      PROVIDER_STATIC_TOKEN: options.staticToken,
      PROVIDER_STATIC_TOKEN_HEADER: options.staticTokenHeader,
    },
  });

/**
 * Starts the embedded provider in a process of its own on a free port, and again on the same one whenever it ends, which
 * the log tells. It ends with this process, however that ends, because it watches the channel between them. Throws when
 * it does not become ready at first.
 */
export const startEmbeddedProvider = async (options: EmbeddedOptions): Promise<EmbeddedProvider> => {
  const { logger } = options;
  let child = launch(options, '0');
  const ready = await readiness(child);
  const { port } = new URL(ready.origin);
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const watch = (running: ChildProcess): void => {
    logger.info({ child: running.pid }, 'the embedded provider runs');
    const startedAt = performance.now();
    running.once('exit', (code, signal) => {
      if (isClosing) return;
      if (performance.now() - startedAt >= STEADY_MS) pause = FIRST_PAUSE_MS;
      logger.error({ code, signal, againInMs: pause }, 'the embedded provider ended and restarts');
      timer = setTimeout(again, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    });
  };
  const again = (): void => {
    child = launch(options, port);
    watch(child);
  };
  watch(child);

  const close = async (): Promise<void> => {
    isClosing = true;
    clearTimeout(timer);
    await end(child);
  };
  return { ...ready, close };
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
