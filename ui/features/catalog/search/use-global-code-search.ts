import { useEffect, useEffectEvent, useState } from 'react';
import { createTypedCodeReader } from '#core/catalog/search/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useNavigate } from '#ui/router/hooks.ts';
import { SEARCH_FIELD } from './search-address.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Searches for a code that is typed or scanned while no field has the focus, also over an open cart (rule SEARCH-25). */
export const useGlobalCodeSearch = (): void => {
  const { path } = useLanguage();
  const navigate = useNavigate();
  const [stray] = useState(createTypedCodeReader);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || (target instanceof Element && target.matches(FIELDS))) return;
    const code = stray.press({ key, at: timeStamp });
    if (code === undefined) return;
    // It would press the button that has the focus.
    event.preventDefault();
    event.stopPropagation();
    void navigate(`${path('/search')}?${new URLSearchParams({ [SEARCH_FIELD]: code })}`);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
