import { type ReactNode, useEffect, useRef } from 'react';

interface OpenedProps {
  readonly children: ReactNode;
}

/** Keeps what would open over the page in its frame, so that many can be seen open side by side. */
export const keepInFrames = (): void =>
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.in-frame')) event.preventDefault();
    },
    { capture: true },
  );

/** What opens over a page, open in its frame. */
export const InFrame = ({ children }: OpenedProps) => <div className="in-frame">{children}</div>;

/** A control with what a press of it opens. To be looked at only: each closes as another takes the focus. */
export const Pressed = ({ children }: OpenedProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = box;
    // The shop's own list lies over the browser's only after its first effects.
    const timer = setTimeout(() => {
      element?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
      // Its room is kept: what is pressed elsewhere closes it, and must not move meanwhile.
      requestAnimationFrame(() => {
        if (element) element.style.minHeight = `${element.offsetHeight}px`;
      });
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} className="in-frame" inert>
      {children}
    </div>
  );
};

/** A part of a page with what it folds away. */
export const Unfolded = ({ children }: OpenedProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const details of box.current?.querySelectorAll('details') ?? []) details.open = true;
  }, []);
  return <div ref={box}>{children}</div>;
};
