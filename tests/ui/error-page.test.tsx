import { renderToString } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorPage } from '#ui/features/kernel/errors/error-page.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { emptyPageAt, PageContext, RouteErrorContext } from '#ui/router/contexts.ts';
import { locationOf } from '#ui/router/tab-history.ts';

beforeAll(() => loadWords('ro'));

/** Where the error page of a status leads to, in its order. */
const linksOf = (status: number): readonly string[] => {
  const html = renderToString(
    <LanguageContext value={languageOf('ro')}>
      <PageContext value={emptyPageAt(locationOf(new URL('https://shop.md/ro/phones?page=2')))}>
        <RouteErrorContext value={new RouteErrorResponse(status, '', null)}>
          <ErrorPage />
        </RouteErrorContext>
      </PageContext>
    </LanguageContext>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
};

describe('the error page', () => {
  it('ERROR-2: offers the same address again when it failed, and the catalogue when nothing is there', () => {
    expect(linksOf(503)).toEqual(['/ro/phones?page=2', '/ro']);
    expect(linksOf(404)).toEqual(['/ro/produs', '/ro']);
  });
});
