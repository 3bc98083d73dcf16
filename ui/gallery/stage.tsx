import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import type { Site } from '#ui/app/head.ts';
import { ShellContext, SiteContext } from '#ui/app/site.ts';
import { useStart } from '#ui/app/start.ts';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { provideScreens } from '#ui/renderer/provide.tsx';
import { emptyPageAt, PageContext } from '#ui/router/contexts.ts';
import { locationOf } from '#ui/router/tab-history.ts';
import { shellOf } from './samples.ts';
import type { State } from './story.ts';
import { galleryWorld } from './world.ts';

export type Scheme = 'light' | 'dark';

const siteOf = (vitrina: boolean): Site => ({
  origin: 'http://gallery.localhost',
  shopOrigin: 'http://gallery.localhost',
  vitrina,
  services: {},
});

/** Links stand where they are: there is no page behind them. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

const Started = ({ children }: { readonly children: ReactNode }) => {
  const start = useStart();
  useEffect(() => start(), [start]);
  return children;
};

/** One state of a component in a language and a scheme, with the contexts of a page of its own around it. */
export const Stage = ({ state, locale, scheme }: { state: State; locale: Locale; scheme: Scheme }) => {
  const [isComing, setComing] = useState(true);
  useEffect(() => setComing(false), []);
  const shown = useMemo(() => {
    const { vitrina = false, world, site, show } = state;
    const provide = provideScreens(galleryWorld(vitrina, world?.(locale) ?? {}));
    const page = (
      <LanguageContext value={languageOf(locale)}>
        <SiteContext value={{ ...siteOf(vitrina), ...site }}>
          <ShellContext value={shellOf(locale)}>{provide(<Started>{show(locale)}</Started>)}</ShellContext>
        </SiteContext>
      </LanguageContext>
    );
    const location = locationOf({ pathname: localePath('/gallery', locale), search: '', hash: '' });
    return <PageContext value={emptyPageAt(location)}>{page}</PageContext>;
  }, [state, locale]);
  return (
    <div
      lang={locale}
      data-scheme={scheme}
      style={{ colorScheme: scheme }}
      onClickCapture={stay}
      // Some take the focus as they come, and the page would scroll to the last of them.
      inert={isComing}
      className="rounded-tile border border-hairline bg-surface p-4 text-ink"
    >
      {shown}
    </div>
  );
};
