import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A thin line over the page while the next one loads; quick navigations never show it. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="underway fixed inset-x-0 top-0 z-50 h-0.5 bg-accent" />;
};

/** Tells screen readers which page has come, as a full load would. */
export const PageAnnouncer = () => {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    // The page that the visit began with was told by the browser itself.
    if (pathname && key !== 'default') setTitle(document.title);
  }, [pathname, key]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
};
