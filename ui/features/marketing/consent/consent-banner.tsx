import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from '#ui/design/link.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useConsent } from './consent-context.ts';

/**
 * Asks for consent with two equal buttons. It covers a corner above the bars at the bottom, blocks and shifts nothing,
 * and takes the focus only when the visitor opened it.
 */
export const ConsentBanner = observer(() => {
  const { t, path } = useLanguage();
  const { reopened, choose } = useConsent();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!reopened) return;
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [reopened]);
  return (
    <section
      aria-labelledby="consent-title"
      className="rise fixed inset-x-3 bottom-[calc(var(--bar-height)+var(--buy-bar-height)+12px)] z-30 max-h-[50dvh] overflow-y-auto rounded-tile border border-hairline bg-raised p-4 shadow-layer print:hidden sm:right-auto sm:max-w-[440px] sm:p-5 desktop:bottom-6 desktop:left-6"
    >
      <h2 id="consent-title" ref={heading} tabIndex={-1} className="text-16 outline-none">
        {t('consent.title')}
      </h2>
      <p className="mt-1 text-14 text-pretty text-muted">
        {t('consent.text')}{' '}
        <Link to={path('/terms')} className="text-ink underline underline-offset-4">
          {t('consent.more')}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button kind="secondary" size="sm" onClick={() => choose('necessary')}>
          {t('consent.necessary')}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => choose('all')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
});
