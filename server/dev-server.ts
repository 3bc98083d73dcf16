import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

/** Vite's development server inside this process: hot reload over the shop's own port. */
export const startDevServer = async (
  root: string,
  server: Server,
): Promise<{ middleware: RequestHandler; close: () => Promise<void> }> => {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return { middleware: vite.middlewares, close: () => vite.close() };
};
