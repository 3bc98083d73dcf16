import type { MouseEvent } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';

/** Id of the element that holds the page between header and footer. */
export const CONTENT_ID = 'content';

/** Lets the keyboard jump over the header; seen only while it has the focus. */
export const SkipLink = () => {
  const { t } = useLanguage();
  // Without JavaScript the fragment does it; with it, the address stays as it is.
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <a href={`#${CONTENT_ID}`} onClick={onClick} className="skip-link">
      {t('header.skip')}
    </a>
  );
};
