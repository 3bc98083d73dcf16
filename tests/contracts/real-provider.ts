import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createTransport } from '#adapters/provider-http/transport.ts';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** Starts an embedded provider with its own data for the tests of a file; `ready` gets its transport. */
export const againstProvider = (ready: (transport: Transport, origin: string) => void): void => {
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'zori-contracts-'));
    const provider = await startProvider({ port: 0, dataDir, quiet: true });
    const transport = createTransport({
      baseUrl: provider.origin,
      staticToken: { header: 'x-static-token', value: 'zori-static-token' },
      pictureKey: Buffer.alloc(32),
      logger: { warn: () => undefined },
    });
    close = async () => {
      await transport.close();
      await provider.close();
      await rm(dataDir, { recursive: true });
    };
    ready(transport, provider.origin);
  }, 60_000);
  afterAll(() => close());
};

/** The value of a successful answer, or an error. */
export const given = async <Value>(answer: Promise<Result<Value, Failure>>): Promise<Value> => {
  const result = await answer;
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
};
