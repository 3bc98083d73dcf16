import * as reactRouter from 'react-router';
import { expect, it } from 'vitest';

/**
 * The browser's router (`ui/router/`) relies on these parts of react-router, which its documentation does not promise. An
 * update that fails here needs the change that the message names.
 */

it('names its class of error answers UNSAFE_ErrorResponseImpl', () => {
  const help =
    'Update `ui/router/load-page.ts` and `ui/renderer/+client.tsx`: they make error answers that `isRouteErrorResponse` accepts';
  const { UNSAFE_ErrorResponseImpl: ErrorResponse } = reactRouter;
  expect(ErrorResponse, help).toBeTypeOf('function');
  const answer = new ErrorResponse(404, '', { code: 'not_found' });
  expect(reactRouter.isRouteErrorResponse(answer), help).toBe(true);
  expect(answer, help).toMatchObject({ status: 404, data: { code: 'not_found' } });
});

it('marks a redirect of the whole document by X-Remix-Reload-Document', () => {
  const help = 'Update `BY_DOCUMENT` in `ui/router/router.ts` to the header that `redirectDocument` sets';
  const header = 'X-Remix-Reload-Document';
  expect(reactRouter.redirectDocument('/').headers.has(header), help).toBe(true);
  expect(reactRouter.redirect('/').headers.has(header), help).toBe(false);
});

it('gives redirects as a Response with a Location', () => {
  const help = 'Update `follow` in `ui/router/router.ts`: it reads where a redirect leads';
  const answer = reactRouter.redirect('/smartphones');
  expect(answer, help).toBeInstanceOf(Response);
  expect(answer.headers.get('Location'), help).toBe('/smartphones');
});

it('gives data with a status as { data, init }', () => {
  const help = 'Update `shownError` in `ui/router/load-page.ts`: it reads the status of what a loader throws';
  expect(reactRouter.data('gone', { status: 410 }), help).toMatchObject({ data: 'gone', init: { status: 410 } });
});
