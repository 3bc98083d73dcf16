import { useEffect, useState } from 'react';
import { PRELOADER_AFTER_MS, PROGRESS_MS, PROGRESS_THROTTLE_MS } from '#core/site/browsing/index.ts';
import { useLocation, useNavigation } from '#ui/router/hooks.ts';

/** Timing of the progress bar, which stops just short of the end (rule BROWSING-2). */
const pace = { animationDuration: `${PROGRESS_MS}ms, 1ms`, animationDelay: `0ms, ${PROGRESS_THROTTLE_MS}ms` };
const delay = { animationDelay: `${PRELOADER_AFTER_MS}ms` };

/**
 * Progress of a navigation: a line at the top, then a spinner when it takes long; neither for a quick one (rules
 * BROWSING-2, BROWSING-5).
 */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true">
      <div style={pace} className="underway fixed inset-x-0 top-0 z-50 h-0.5 bg-accent" />
      <div style={delay} className="awaited pointer-events-none fixed inset-0 z-30 grid place-items-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 120 120"
          fill="none"
          strokeWidth="6"
          className="size-20 min-[481px]:size-30"
        >
          <circle cx="60" cy="60" r="54" className="stroke-hairline" />
          <path
            d="M60 6a54 54 0 0 1 54 54"
            strokeLinecap="round"
            className="origin-center animate-spin stroke-accent"
          />
        </svg>
      </div>
    </div>
  );
};

/** Announces a new page's title to screen readers, as a full load would. */
export const PageAnnouncer = () => {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    // The browser announced the first page.
    if (pathname && key !== 'default') setTitle(document.title);
  }, [pathname, key]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
};
