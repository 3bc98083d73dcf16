import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useShell } from '#ui/app/site.ts';
import { CataloguePane } from './catalogue-pane.tsx';
import { CategoryList } from './category-list.tsx';
import { activeLink, type Move, moveFocus } from './pane-focus.ts';

interface CataloguePanelProps {
  /** Opened by keyboard: the first category takes the focus. */
  readonly focused: boolean;
  readonly onNavigate: () => void;
}

/** Keeps the shadow off the header. */
const BELOW_HEADER = { clipPath: 'inset(0 0 -64px)' };

const moves: Partial<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** The catalogue in two panes: categories on the left, the active one's content on the right. */
export const CataloguePanel = ({ focused, onNavigate }: CataloguePanelProps) => {
  const { menu } = useShell();
  const [activeUrl, setActiveUrl] = useState(menu[0]?.url);
  const active = menu.find(({ url }) => url === activeUrl) ?? menu[0];
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focused) moveFocus(left.current, 'first');
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const inLeft = left.current?.contains(event.target as Node);
    const move = moves[event.key];
    if (move) moveFocus(inLeft ? left.current : right.current, move);
    else if (event.key === 'ArrowRight' && inLeft) moveFocus(right.current, 'first');
    else if (event.key === 'ArrowLeft' && !inLeft) activeLink(left.current)?.focus();
    else return;
    event.preventDefault();
  };

  if (!active) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
    <div className="fade bg-surface shadow-layer" style={BELOW_HEADER} onKeyDown={onKeyDown}>
      <div className="container-page grid h-[min(640px,calc(100dvh-160px))] grid-cols-[296px_minmax(0,1fr)]">
        <div ref={left} className="overflow-y-auto overscroll-contain border-r border-hairline py-4 pr-4">
          <CategoryList menu={menu} active={active} onActivate={setActiveUrl} onNavigate={onNavigate} />
        </div>
        <div ref={right} className="-mr-2 overflow-y-auto overscroll-contain pr-2">
          <CataloguePane key={active.url} category={active} onNavigate={onNavigate} />
        </div>
      </div>
    </div>
  );
};
