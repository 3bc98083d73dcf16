import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import type { Build } from './build.ts';

export interface DevServer {
  readonly middleware: RequestHandler;
  /** The current build, with all changes of sources. */
  readonly loadBuild: () => Promise<Build>;
  readonly close: () => Promise<void>;
}

/** Vite's development server inside this process: hot reload over the shop's own port. */
export const startDevServer = async (root: string, server: Server): Promise<DevServer> => {
  const { createServer } = await import('vite');
  const { renderPage } = await import('vike/server');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const loadBuild = async (): Promise<Build> => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: '/' });
    if (errorWhileRendering) throw errorWhileRendering;
    const { renderAddress } = await vite.ssrLoadModule('/ui/renderer/render-address.tsx');
    return { frame: await httpResponse.getBody(), renderAddress };
  };
  return { middleware: vite.middlewares, loadBuild, close: () => vite.close() };
};
