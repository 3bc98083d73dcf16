import type { MouseEvent } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';

/** Id of the element between header and footer. */
export const CONTENT_ID = 'content';

/** Lets the keyboard skip the header; visible only with the focus. */
export const SkipLink = () => {
  const { t } = useLanguage();
  // Without JavaScript the fragment works; here the address stays as it is.
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
