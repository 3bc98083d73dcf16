import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';

/** Servers have one core and whoever asks them another, so that neither takes the other's time. */
export const cores = { server: 0, load: 1 } as const;

/** Whether processes can be held to a core here: needs `taskset` and a second core. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

const pinned = (core: number | undefined, command: string, args: readonly string[]): [string, string[]] =>
  core === undefined || !canPin ? [command, [...args]] : ['taskset', ['-c', String(core), command, ...args]];

interface Start {
  readonly command?: string;
  readonly args: readonly string[];
  /** Held to this core; free when absent. */
  readonly core?: number | undefined;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Sends a signal to all processes of a group; tells whether there was one. */
const signalGroup = (leader: number | undefined, signal: NodeJS.Signals | 0): boolean => {
  try {
    return leader !== undefined && process.kill(-leader, signal);
  } catch {
    return false;
  }
};

/** As much of what is printed is read, bytes: a log of millions of requests is longer than a string may be. */
const MOST_READ = 64 * 1024 * 1024;

/**
 * What a program prints goes to files: to read the log of fifty thousand requests a second would take the time of whoever
 * is measured.
 */
const printedTo = (folder: string) => {
  const open = (name: string) => openSync(join(folder, name), 'a+');
  const [out, err] = [open('out'), open('err')];
  const head = (to: number): string => {
    const bytes = Buffer.alloc(Math.min(fstatSync(to).size, MOST_READ));
    return bytes.toString('utf8', 0, readSync(to, bytes, 0, bytes.length, 0));
  };
  return {
    stdio: [out, err] as const,
    printed: {
      get out() {
        return head(out);
      },
      get err() {
        return head(err);
      },
    },
    close: () => {
      closeSync(out);
      closeSync(err);
    },
  };
};

/**
 * Starts a program, this Node unless given, and keeps what it prints until it is closed. It and what it starts itself are a
 * group of processes, which ends with this process at the latest.
 */
export const startProcess = ({ command = process.execPath, args, core, cwd, env = {} }: Start) => {
  const folder = temporaryFolder();
  const { stdio, printed, close } = printedTo(folder.path);
  const child = spawn(...pinned(core, command, args), {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', ...stdio],
    detached: true,
  });
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  process.once('exit', kill);
  return {
    child,
    printed,
    /** Ends the whole group and waits until it is gone. */
    close: async (): Promise<void> => {
      signalGroup(child.pid, 'SIGTERM');
      await eventually(() => !signalGroup(child.pid, 0));
      process.off('exit', kill);
      close();
      folder.remove();
    },
    /** Waits until something is true; throws with what was printed when the process ends before. */
    until: async (isTrue: () => boolean | Promise<boolean>, ms?: number): Promise<void> => {
      await eventually(async () => child.exitCode !== null || (await isTrue()), ms);
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended:\n${printed.out}${printed.err}`);
    },
  };
};

/** Runs a program to its end and gives what it printed; throws when it fails. */
export const runProcess = async (start: Start): Promise<string> => {
  const { child, printed, close } = startProcess(start);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const { out, err } = printed;
  await close();
  if (code !== 0) throw new Error(`${start.command ?? 'node'} ${start.args.join(' ')} failed:\n${out}${err}`);
  return out;
};
