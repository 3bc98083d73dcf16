import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Lifetime } from './lifetime.ts';

/** Starts to listen; ends the process with one clear line when the port is taken. */
export const openPort = async (
  server: Server,
  { port, host, variable = 'PORT' }: { readonly port: number; readonly host: string; readonly variable?: string },
  lifetime: Lifetime,
): Promise<void> => {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    await lifetime.giveUp(
      taken ? `Port ${port} is taken: end what listens there, or set ${variable} to another.` : String(error),
    );
  }
};
