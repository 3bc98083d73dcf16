import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Drawn } from './drawing-process.ts';
import { openKeptPictures } from './kept-pictures.ts';

/** Drawn pictures on disk. */
export interface Drawing {
  /** The file of a picture such as `products/15t-pro-1a1b1c-1.webp`; has it drawn when it is not there yet. */
  file(name: string): Promise<string>;
  /** Has the pictures drawn that visitors meet first, by a process of its own that leaves the machine to all others. */
  drawAhead(): void;
  /** Ends the drawing and waits until it is over. */
  close(): Promise<void>;
}

/** Far below that of whoever answers (0): what nobody has asked for takes what is left. */
const AHEAD_PRIORITY = 10;

const begin = (script: string, dataDir: string): ChildProcess =>
  fork(join(import.meta.dirname, script), [dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Under `node --watch` a child would report its imports on the channel that it tells of pictures by.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
  });

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
};

/**
 * Has pictures drawn by a process of its own, which begins with the first one that is needed, so that no answer waits for a
 * picture. Asking for the same one many times at once draws it once. What cannot be drawn, or was being drawn when that
 * process ended, is an error of whoever asked; the next one to ask begins a new process.
 */
export const openDrawing = (dataDir: string): Drawing => {
  const kept = openKeptPictures(join(dataDir, 'media'));
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  let child: ChildProcess | undefined;
  let ahead: ChildProcess | undefined;

  const settle = ({ name, path, error }: Drawn): void => {
    const picture = waiting.get(name);
    waiting.delete(name);
    if (path === undefined) picture?.reject(new Error(error));
    else picture?.resolve(path);
  };
  const beginDrawing = (): ChildProcess => {
    const begun = begin('drawing-process.ts', dataDir);
    begun.on('message', (message) => settle(message as Drawn));
    const ended = (): void => {
      if (child === begun) child = undefined;
      for (const name of waiting.keys()) settle({ name, error: 'The process that draws has ended' });
    };
    // One that cannot be begun has an error and no exit.
    begun.once('exit', ended).once('error', ended);
    return begun;
  };
  const draw = (name: string): Promise<string> => {
    const asked = waiting.get(name);
    if (asked) return asked.promise;
    const picture = Promise.withResolvers<string>();
    waiting.set(name, picture);
    child ??= beginDrawing();
    // Without a callback a process that is just ending would throw at this one.
    child.send(name, (error) => error && settle({ name, error: String(error) }));
    return picture.promise;
  };

  return {
    file: async (name) => (await kept.find(name)) ?? draw(name),
    drawAhead: () => {
      ahead = begin('ahead-process.ts', dataDir);
      // What is not drawn ahead is drawn when it is asked for.
      ahead.on('error', () => undefined);
      if (ahead.pid !== undefined) setPriority(ahead.pid, AHEAD_PRIORITY);
    },
    close: async () => {
      await Promise.all([end(child), end(ahead)]);
    },
  };
};
