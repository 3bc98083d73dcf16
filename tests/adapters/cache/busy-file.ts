import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Writes for so long, in a thread of its own: whoever else writes in this one waits without letting go of it. */
const WRITER = `const { DatabaseSync } = require('node:sqlite');
const { parentPort, workerData } = require('node:worker_threads');
const database = new DatabaseSync(workerData);
database.exec('BEGIN IMMEDIATE');
parentPort.postMessage('begun');
setTimeout(() => {
  database.exec('COMMIT');
  database.close();
}, 400);`;

/** Does something to a database while another connection is writing it. */
export const whileWritten = async (file: string, work: () => Promise<void>): Promise<void> => {
  const writer = new Worker(WRITER, { eval: true, workerData: file });
  const ended = once(writer, 'exit');
  await once(writer, 'message');
  try {
    await work();
  } finally {
    await ended;
  }
};
