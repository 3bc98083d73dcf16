// `npm run vendure`: a Vendure with the goods of the embedded provider, and the shop over both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { engine, engineEnv, engineProgram, ensureEngine } from './engine.mjs';
import { ensureBuilt, ensureInstalled, ownEnv, ownNode, requireNode, root, runServer, serverArgs } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
ensureEngine();

/** Starts a program that ends with this process. Gives what it says when it is ready. */
const start = async (program, args, env) => {
  const child = fork(program, args, {
    cwd: root,
    execPath: ownNode,
    env: { ...ownEnv, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  const [ready] = await once(child, 'message');
  return ready;
};

const { VENDURE_PORT = '3000', DATA_DIR = join(engine, 'data') } = process.env;
mkdirSync(DATA_DIR, { recursive: true });
console.log('Starting Vendure …');
const content = await start('adapters/provider-sandbox/main.ts', ['--port', '0', '--data', DATA_DIR], {});
const goods = join(DATA_DIR, 'provider.sqlite');
await start(engineProgram, [], { VENDURE_PORT, ...engineEnv(join(DATA_DIR, 'engine'), goods) });
console.log(`Vendure: http://localhost:${VENDURE_PORT}/admin (superadmin, superadmin)
Demo partner: login partner@zori.example, password zori-demo`);
runServer(serverArgs, {
  DATA_DIR,
  PROVIDER_KIND: 'vendure',
  PROVIDER_URL: `http://127.0.0.1:${VENDURE_PORT}/shop-api`,
  CONTENT_PROVIDER_URL: content.origin,
});
