import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endProcess, eventually, freePort } from '#tests/support/running-shop.ts';

/** Folder of PostgreSQL's programs, as Debian's packages have it; undefined when it is not installed. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** PostgreSQL refuses to run as root: its package brings a user. */
const asUser = () => {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
};

/** Starts a PostgreSQL on a free port, with its data in a folder; an empty one when that is not there. */
export const startPostgres = async (data: string) => {
  if (postgresPrograms === undefined) throw new Error('PostgreSQL is not installed');
  const user = asUser();
  const folder = dirname(data);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  if (!existsSync(data))
    execFileSync(
      join(postgresPrograms, 'initdb'),
      ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    );
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const child = spawn(join(postgresPrograms, 'postgres'), settings, options);
  const ready = join(postgresPrograms, 'pg_isready');
  await eventually(() => {
    try {
      execFileSync(ready, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: () => endProcess(child, 'SIGINT'),
  };
};
