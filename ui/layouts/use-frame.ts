import { useEffect, useMemo } from 'react';
import { splitLocale } from '#core/kernel/locale/index.ts';
import type { Shell } from '#core/site/settings/index.ts';
import { useLoadedShell } from '#ui/app/site.ts';
import { useStart } from '#ui/app/start.ts';
import { layOutBelow } from '#ui/design/lay-out-below.ts';
import { useFollowedLinks } from '#ui/design/use-followed-links.ts';
import { useLayerHistory } from '#ui/design/use-layer.ts';
import type { VisitState } from '#ui/features/kernel/paging/visit.ts';
import { useVisitedLists } from '#ui/features/kernel/paging/visited-lists-context.ts';
import { whenIdle } from '#ui/hydration/when-idle.ts';
import { type Language, languageOf } from '#ui/i18n/context.ts';
import { warmUpFormats } from '#ui/i18n/format.ts';
import { useLocation } from '#ui/router/hooks.ts';

interface Frame {
  readonly language: Language;
  readonly shell: Shell;
  /** The entry of the tab's history. */
  readonly key: string;
}

/** What every layout begins with: the language of the address, the history of layers, the start of the stores. */
export const useFrame = (): Frame => {
  const { pathname, key } = useLocation();
  const { locale } = splitLocale(pathname);
  const language = useMemo(() => languageOf(locale), [locale]);
  const start = useStart();
  const left = useVisitedLists();
  useFollowedLinks((link, from) => {
    const list = left.returnTo(link, from);
    return list && { address: list.address, state: { visit: list.visit, from: list.from } satisfies VisitState };
  });
  useLayerHistory(pathname, key);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const stopLayingOut = layOutBelow();
    // In a task of its own: what earlier visits left is shown at once, after a frame that took its time.
    const starting = setTimeout(() => {
      // From here on scripts answer: what only stood in for them may go.
      document.documentElement.dataset.ready = '';
      stop = start();
      whenIdle(warmUpFormats);
    });
    return () => {
      clearTimeout(starting);
      stop?.();
      stopLayingOut();
    };
  }, [start]);
  return { language, shell: useLoadedShell(locale), key };
};
