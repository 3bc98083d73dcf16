import { spawn } from 'node:child_process';
import { endProcess, eventually, freePort } from './running-shop.ts';

/** A real redis-server on a free port that keeps nothing on disk. */
export const startRedis = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'pipe' });
  let said = '';
  redis.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await eventually(() => said.includes('Ready to accept connections'));
  return { url: `redis://127.0.0.1:${port}`, close: () => endProcess(redis) };
};
