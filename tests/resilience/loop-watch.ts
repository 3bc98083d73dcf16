// Runs inside the shop's process (`--import`) and writes to LOOP_FILE, on SIGUSR2, how long its event loop was held.
import { renameSync, writeFileSync } from 'node:fs';

/** How often the loop is looked at, ms. */
const LOOK_MS = 5;
const { LOOP_FILE = '' } = process.env;
let held = { processor: 0, clock: 0 };
let last = { ...process.threadCpuUsage(), at: performance.now() };

setInterval(() => {
  const now = { ...process.threadCpuUsage(), at: performance.now() };
  const processor = (now.user + now.system - last.user - last.system) / 1000;
  held = {
    processor: Math.max(held.processor, processor),
    clock: Math.max(held.clock, now.at - last.at - LOOK_MS),
  };
  last = now;
}, LOOK_MS).unref();

process.on('SIGUSR2', () => {
  writeFileSync(`${LOOP_FILE}.part`, JSON.stringify(held));
  renameSync(`${LOOP_FILE}.part`, LOOP_FILE);
  held = { processor: 0, clock: 0 };
});
