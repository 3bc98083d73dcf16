import { join } from 'node:path';
import express, { type IRouter, Router } from 'express';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import { PICTURE_FOLDERS } from '#adapters/provider-sandbox/media/addresses.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const PICTURES = join(import.meta.dirname, '../pictures');

/** Serves `pictures/` without a token; 404 for anything else below `/media`. */
export const mediaRoutes = (): IRouter => {
  const router = Router();
  for (const folder of PICTURE_FOLDERS)
    router.use(
      `/media/${folder}`,
      express.static(join(PICTURES, folder), {
        index: false,
        redirect: false,
        maxAge: MONTH_SECONDS * 1000,
        setHeaders: (response) => response.set('x-content-type-options', 'nosniff'),
      }),
    );
  router.use('/media', () => {
    throw notFound('There is no such picture');
  });
  return router;
};
