import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endProcess, eventually, freePort, spawnShop, temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const start = (env: Record<string, string>, args?: readonly string[]) => {
  const shop = spawnShop(env, args);
  closing.push(() => endProcess(shop.child, 'SIGKILL'));
  return shop;
};

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.status,
    () => undefined,
  );

/** The origin of the embedded provider, once the shop has said everything that it says when it is ready. */
const providerIn = async (printed: { readonly out: string }): Promise<string> => {
  const said = () => /"provider":"(http:[^"]+)"/.exec(printed.out)?.[1] ?? '';
  await eventually(() => printed.out.includes('Demo partner') && said() !== '');
  return said();
};

describe('the shop as a process', () => {
  it('starts without packages that build, with its own provider, tells its addresses, and leaves nothing behind', async () => {
    const data = temporaryFolder();
    closing.push(data.remove);
    const port = await freePort();
    const args = ['--import', './tests/support/refuse-build-packages.mjs', 'server/main.ts'];
    const { child, printed } = start({ PORT: String(port), DATA_DIR: data.path, LOG_LEVEL: 'info' }, args);
    const provider = await providerIn(printed);
    expect(printed.out).toContain(`Shop:    http://localhost:${port}`);
    expect(printed.out).toContain(`Vitrina: http://vitrina.localhost:${port}`);
    expect(printed.out).toMatch(/Demo partner: login \S+, password \S+/);
    expect(await answers(`http://localhost:${port}/`)).toBe(200);
    expect(await answers(provider)).toBeDefined();
    // Killed, it is started again where it was, and the log tells.
    process.kill(Number(/"child":(\d+),"msg":"the embedded provider runs"/.exec(printed.out)?.[1]), 'SIGKILL');
    await eventually(() => printed.out.includes('the embedded provider ended and restarts'));
    await eventually(async () => (await answers(provider)) !== undefined);
    await endProcess(child, 'SIGINT');
    expect(child.exitCode).toBe(0);
    expect(await answers(`http://localhost:${port}/`)).toBeUndefined();
    expect(await answers(provider)).toBeUndefined();
  });

  it('takes its provider along even when it is killed', async () => {
    const data = temporaryFolder();
    closing.push(data.remove);
    const { child, printed } = start({ PORT: String(await freePort()), DATA_DIR: data.path });
    const provider = await providerIn(printed);
    expect(await answers(provider)).toBeDefined();
    await endProcess(child, 'SIGKILL');
    await eventually(async () => (await answers(provider)) === undefined, 5_000);
  });

  it('says in one clear line that its port is taken', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    closing.push(() => new Promise((resolve) => taken.close(resolve)));
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { child, printed } = start({ PORT: String(port) });
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(printed.err.trim().split('\n')).toEqual([
      `Port ${port} is taken: end what listens there, or set PORT to another.`,
    ]);
  });

  it('says in one clear line that its folder is not writable', async () => {
    const { child, printed } = start({ DATA_DIR: 'package.json/data', PORT: String(await freePort()) });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(printed.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^DATA_DIR: .*package\.json\/data is not writable \(ENOTDIR\)/),
    ]);
  });

  it('serves browsers scripts in development, words included', async () => {
    const data = temporaryFolder();
    closing.push(data.remove);
    const port = await freePort();
    const { printed } = start({ DATA_DIR: data.path, PORT: String(port), LOG_LEVEL: 'warn' }, [
      'server/main.ts',
      '--dev',
    ]);
    await eventually(() => printed.out.includes('Vitrina:'));
    const source = await (await fetch(`http://localhost:${port}/ui/i18n/ru/index.ts`)).text();
    expect(source).toContain('catalog.json');
    // A browser would refuse the script that comes in place of the JSON.
    expect(source).not.toMatch(/type: "json"|type: 'json'/);
  });

  it('refuses a faulty environment with every fault at once', async () => {
    const { child, printed } = start({ PORT: 'x', LOG_LEVEL: 'y' });
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(printed.err).toContain('PORT: wanted');
    expect(printed.err).toContain('LOG_LEVEL: wanted');
  });
});
