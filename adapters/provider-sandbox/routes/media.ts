import { type IRouter, Router } from 'express';
import { missing } from '../http/errors.ts';
import type { Provider } from '../http/provider.ts';
import { pathPart } from '../http/request.ts';
import { pictureAt } from '../media/shelf.ts';
import { openMediaStore } from '../media/store.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Pictures, open to everybody: only names that stand for something are ever drawn or read. */
export const mediaRoutes = ({ sql, mediaDir }: Provider): IRouter => {
  const store = openMediaStore(mediaDir);
  return Router().get('/media/:shelf/:file', async (request, response) => {
    const [shelf, file] = [pathPart(request, 'shelf'), pathPart(request, 'file')];
    const picture = pictureAt(sql, shelf, file);
    if (!picture) throw missing('There is no such picture');
    const path = await store.file(`${shelf}/${file}`, picture.draw);
    response.set('x-content-type-options', 'nosniff').sendFile(path, { maxAge: MONTH_MS, dotfiles: 'allow' });
  });
};
