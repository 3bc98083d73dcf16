import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, JobQueueService } from '@vendure/core';
import { config } from './config';
import { fill } from './fill';
import { readGoods } from './goods';

/** Starts the Vendure of `config.ts`, filled with goods at its first start; says so to its parent process. */
const run = async (): Promise<void> => {
  const { VENDURE_DATA = 'data', GOODS_DATABASE, GOODS_PICTURES = '', GOODS_SHOPS = '' } = process.env;
  mkdirSync(VENDURE_DATA, { recursive: true });
  const app = await bootstrap(config);
  const mark = join(VENDURE_DATA, 'filled');
  if (GOODS_DATABASE && !existsSync(mark)) {
    await fill(app, readGoods(GOODS_DATABASE, GOODS_PICTURES, GOODS_SHOPS));
    writeFileSync(mark, '');
  } else await app.get(JobQueueService).start();
  process.on('disconnect', () => app.close().then(() => process.exit()));
  process.send?.({ port: config.apiOptions.port });
};

run().catch((error) => {
  console.error(error);
  process.exit(1);
});
