import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';
import { encodingChooser } from './accepted-encoding.ts';

const YEAR_MS = 31_536_000_000;
const chooseEncoding = encodingChooser(['br', 'gzip']);
/** How the build names what it has packed with brotli, beside the file itself. */
const PACKED = '.br';

/**
 * Scripts, styles and drawings of a build, whose names tell their content: as the build packed them where that is taken,
 * else as they are. What is not there goes on to the next.
 */
export const assets = (folder: string): RequestHandler => {
  const options = { immutable: true, maxAge: YEAR_MS, index: false } as const;
  const plain = express.static(folder, options);
  const packed = express.static(folder, {
    ...options,
    setHeaders: (response, path) => {
      response.type(extname(path.slice(0, -PACKED.length)));
      response.set('content-encoding', 'br').vary('accept-encoding');
    },
  });
  return (request, response, next) => {
    if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return plain(request, response, next);
    const { url } = request;
    request.url = request.path + PACKED;
    packed(request, response, (error?: unknown) => {
      request.url = url;
      if (error) next(error);
      else plain(request, response, next);
    });
  };
};
