import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, eventually, freePort, temporaryFolder } from '#tests/support/running-shop.ts';

/** Folder of PostgreSQL's programs, as Debian's packages have it; undefined when it is not installed. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** PostgreSQL refuses to run as root: its package brings a user. */
const asUser = () => {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
};

/** Starts an empty PostgreSQL on a free port, in a folder that `stop` removes. */
export const startPostgres = async () => {
  if (postgresPrograms === undefined) throw new Error('PostgreSQL is not installed');
  const user = asUser();
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) for (const path of [folder.path, data]) chownSync(path, user.uid, user.gid);
  const options = { ...user, cwd: folder.path, stdio: 'ignore' } as const;
  execFileSync(
    join(postgresPrograms, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder.path, '-c', 'fsync=off'];
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
  const stop = async (): Promise<void> => {
    await endProcess(child, 'SIGINT');
    folder.remove();
  };
  return { url: `postgres://shop@127.0.0.1:${port}/postgres`, stop };
};
