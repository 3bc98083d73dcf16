import type { MouseEvent } from 'react';
import { isPageAddress } from '#core/kernel/locale/index.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { useNavigate } from '#ui/router/hooks.ts';

interface OperatorHtmlProps {
  /** Clean, as every adapter gives it. */
  readonly html: string;
  readonly className: string;
}

/** The operator's HTML; links to the shop's pages navigate without a full load. */
export const OperatorHtml = ({ html, className }: OperatorHtmlProps) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const plainly = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plainly || !isPageAddress(address)) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by keyboard with a click as well
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the core promises clean HTML here
    <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: noBreakUnits(html) }} />
  );
};
