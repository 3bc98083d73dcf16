import { LayoutGrid, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useShell } from '#ui/app/site.ts';
import { useHydrated } from '#ui/design/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CataloguePanel } from './catalogue-panel.tsx';
import { useIntent } from './use-intent.ts';

/** How long the pointer rests on the button before the menu opens, ms. */
const OPEN_AFTER = 180;
/** How long the menu waits for a pointer that has left, ms. */
const CLOSE_AFTER = 350;

const look =
  'hidden h-11 shrink-0 items-center gap-2.5 rounded-control bg-ink px-5 text-16 font-semibold text-surface transition hover:opacity-85 desktop:inline-flex';

/** `hover`: the pointer opened it and closes it by leaving; `held`: it stays until it is closed. */
type Opening = 'closed' | 'hover' | 'held';

/** The catalogue button and its menu; without JavaScript a link to the page of all categories. */
export const CatalogueMenu = () => {
  const { t, path } = useLanguage();
  const { menu } = useShell();
  const hydrated = useHydrated();
  const [opening, setOpening] = useState<Opening>('closed');
  const [byKeyboard, setByKeyboard] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const intent = useIntent();
  const panel = useId();

  if (!hydrated || menu.length === 0)
    return (
      <Link to={path('/produs')} className={look}>
        <LayoutGrid aria-hidden="true" className="size-5" />
        {t('menu.catalogue')}
      </Link>
    );

  const open = opening !== 'closed';
  const show = (how: Opening, keyboard = false) => {
    intent.forget();
    setByKeyboard(keyboard);
    setOpening(how);
  };
  const onClick = (event: MouseEvent) => show(opening === 'held' ? 'closed' : 'held', event.detail === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show('held', true);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    show('closed');
    button.current?.focus();
  };
  const onEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (open) intent.forget();
    else intent.after(OPEN_AFTER, () => show('hover'));
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    intent.forget();
    if (opening === 'hover') intent.after(CLOSE_AFTER, () => show('closed'));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) show('closed');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links do
    <div className="contents" onKeyDown={onEscape} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        className={look}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
      >
        {open ? <X aria-hidden="true" className="size-5" /> : <LayoutGrid aria-hidden="true" className="size-5" />}
        {t('menu.catalogue')}
      </button>
      {open ? (
        <>
          <div
            data-locks-page=""
            aria-hidden="true"
            className="fade absolute inset-x-0 top-[calc(100%+1px)] hidden h-dvh bg-scrim desktop:block"
            onPointerDown={() => show('closed')}
          />
          <section
            id={panel}
            aria-label={t('menu.catalogue')}
            className="absolute inset-x-0 top-[calc(100%+1px)] hidden desktop:block"
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
          >
            <CataloguePanel key={String(byKeyboard)} focused={byKeyboard} onNavigate={() => show('closed')} />
          </section>
        </>
      ) : null}
    </div>
  );
};
