import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CachedPart, RenderedPartsContext } from '#ui/app/cached-part.tsx';
import { collectParts } from '#ui/renderer/rendered-parts.tsx';

const shell = 'one';

/** A page of two parts and something between them, whose parts are rendered by a function that is watched. */
const aPage = (locale: 'ru' | 'ro', by: string, names: readonly string[]) => {
  const render = vi.fn<typeof renderToString>(renderToString);
  const { parts, putTogether } = collectParts(locale, by, render);
  const page = renderToString(
    <RenderedPartsContext value={parts}>
      <main>
        {names.map((name) => (
          <CachedPart key={name} id={() => name}>
            <p title="a &quot;b&quot;">{name} $& 1</p>
          </CachedPart>
        ))}
        <i>between</i>
      </main>
    </RenderedPartsContext>,
  );
  return { html: putTogether(page), render };
};

describe('parts that the server keeps', () => {
  it('make the very page that a browser renders', () => {
    const plain = renderToString(
      <main>
        <p title="a &quot;b&quot;">x $& 1</p>
        <p title="a &quot;b&quot;">y $& 1</p>
        <i>between</i>
      </main>,
    ).replaceAll(/(?<=>[xy])(?= )/g, '<!-- -->');
    expect(aPage('ru', shell, ['x', 'y']).html).toBe(plain);
  });

  it('have their pictures fetched ahead from before everything else, as React writes it', () => {
    const picture = <img src="/a.webp" fetchPriority="high" alt="" />;
    const { parts, putTogether } = collectParts('ru', shell, renderToString);
    const page = renderToString(
      <RenderedPartsContext value={parts}>
        <main>
          <CachedPart id={() => 'picture'}>{picture}</CachedPart>
        </main>
      </RenderedPartsContext>,
    );
    expect(putTogether(page)).toBe(renderToString(<main>{picture}</main>));
  });

  it('are rendered once for all pages of a language, and anew for another language or shell', () => {
    expect(aPage('ru', 'two', ['x', 'y']).render).toHaveBeenCalledTimes(2);
    expect(aPage('ru', 'two', ['y', 'x', 'z']).render).toHaveBeenCalledTimes(1);
    expect(aPage('ro', 'two', ['x']).render).toHaveBeenCalledTimes(1);
    expect(aPage('ru', 'three', ['x', 'y']).render).toHaveBeenCalledTimes(2);
  });
});
