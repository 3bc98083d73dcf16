import { type IRouter, Router } from 'express';
import { missing } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { pathPart } from '#adapters/provider-sandbox/http/request.ts';
import { pictureFinder } from '#adapters/provider-sandbox/media/shelves.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Pictures, open to everybody: only names that stand for something are ever drawn or read. */
export const mediaRoutes = ({ sql, drawing }: Provider): IRouter => {
  const findPicture = pictureFinder(sql);
  return Router().get('/media/:shelf/:file', async (request, response) => {
    const [shelf, file] = [pathPart(request, 'shelf'), pathPart(request, 'file')];
    const picture = findPicture(shelf, file);
    if (!picture) throw missing('There is no such picture');
    response.set({ 'cache-control': `public, max-age=${MONTH_SECONDS}`, 'x-content-type-options': 'nosniff' });
    if (picture.kind === 'svg') return void response.type('svg').send(picture.draw());
    const path = await drawing.file(`${shelf}/${file}`);
    // The folder of the data is the operator's choice and may well have a dot in its name.
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' });
  });
};
