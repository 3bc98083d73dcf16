import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of what passes: everything, nothing at all without a word, or nothing because nobody is there. */
type Way = 'open' | 'silent' | 'closed';

/** A TCP proxy before a server of this machine, such as Redis. */
interface TcpProxy {
  readonly port: number;
  readonly lead: (way: Way) => void;
  readonly close: () => Promise<void>;
}

/** Opens the proxy on a free port of loopback before another port. */
export const openTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let way: Way = 'open';
  const note = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    return socket.on('error', () => socket.destroy());
  };
  const server = createServer((asking) => {
    note(asking);
    if (way === 'closed') return void asking.destroy();
    const answering = note(connect(target, '127.0.0.1'));
    for (const [from, to] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      from.on('data', (bytes) => way === 'open' && to.write(bytes));
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    lead: (now) => {
      way = now;
      // What a silent connection has swallowed never comes: neither side may go on with it.
      if (now !== 'silent') endAll();
    },
    close: async () => {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
};
