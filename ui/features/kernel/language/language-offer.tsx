import { Suspense, useEffect, useState } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocaleMemory } from './locale-memory-context.ts';

const OfferedLanguage = lazyPart(() => import('./offered-language.tsx'), 'OfferedLanguage');

/** Offers a first visitor the page in their language, by a line whose code comes only then (rule LOCALE-9). */
export const LanguageOffer = () => {
  const { locale } = useLanguage();
  const memory = useLocaleMemory();
  const [offered, setOffered] = useState<Locale>();
  useEffect(() => setOffered(memory.offered(locale)), [memory, locale]);
  return offered ? (
    <Suspense>
      <OfferedLanguage offered={offered} onClose={() => setOffered(undefined)} />
    </Suspense>
  ) : null;
};
