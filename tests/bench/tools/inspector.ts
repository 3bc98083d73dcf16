/** Asks a running Node something over its inspector. */
type Call = <Result>(method: string, params?: object) => Promise<Result>;

/** The address at which a Node that was started with `--inspect` says that it listens. */
const addressIn = (printed: string): string => {
  const address = /Debugger listening on (ws:\S+)/.exec(printed)?.[1];
  if (!address) throw new Error('The process was not started with --inspect');
  return address;
};

/** Lends the inspector of a process; `printed` is what it wrote to stderr. */
const withInspector = async <Found>(printed: string, use: (call: Call) => Promise<Found>): Promise<Found> => {
  const socket = new WebSocket(addressIn(printed));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached')), { once: true });
  });
  let count = 0;
  const call: Call = (method, params = {}) => {
    count += 1;
    const id = count;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve(answer.result);
      };
      socket.addEventListener('message', listen);
    });
  };
  try {
    return await use(call);
  } finally {
    socket.close();
  }
};

/** Memory of a running Node, bytes. */
export interface Memory {
  /** What lives on the heap, right after everything that nobody needs was collected. */
  readonly heap: number;
  /** What the whole process takes of the machine, before that. */
  readonly resident: number;
}

/** Asks a process for its memory over its inspector; `printed` is what it wrote to stderr. */
export const memoryOf = (printed: string): Promise<Memory> =>
  withInspector(printed, async (call) => {
    const expression = 'process.memoryUsage.rss()';
    const { result } = await call<{ result: { value: number } }>('Runtime.evaluate', { expression });
    // What a first collection sets free may free more.
    for (let time = 0; time < 2; time += 1) await call('HeapProfiler.collectGarbage');
    const { usedSize } = await call<{ usedSize: number }>('Runtime.getHeapUsage');
    return { heap: usedSize, resident: result.value };
  });
