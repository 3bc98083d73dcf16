import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import type { MainBanner } from '#core/catalog/products/index.ts';
import { ArrowLeft, ArrowRight, Pause, Play } from '#ui/design/icons/index.tsx';
import { useSnap } from '#ui/design/use-snap.ts';
import { BannerSlide } from '#ui/features/catalog/offers/banner-slide.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useAutoplay } from './use-autoplay.ts';

/** The main banners: swiped, moved by buttons or arrow keys, and advancing until paused. */
export const BannerSlider = ({ banners }: { banners: readonly MainBanner[] }) => {
  const { t } = useLanguage();
  const area = useRef<HTMLElement>(null);
  const { strip, onScroll, goTo, index, measured } = useSnap();
  const total = banners.length;
  const turn = useCallback((step: number) => goTo((index + step + total) % total), [goTo, index, total]);
  const next = useCallback(() => turn(1), [turn]);
  const { playing, toggle } = useAutoplay(area, total > 1, next);
  if (total === 0) return null;

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={t('home.banners')}
      className="group/slider relative"
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto scroll-smooth rounded-sheet"
      >
        {banners.map((banner, place) => (
          <li
            key={banner.id}
            aria-roledescription="slide"
            aria-label={t('home.slide', { number: place + 1, total })}
            inert={measured && place !== index}
            className="w-full shrink-0 snap-start"
          >
            <BannerSlide banner={banner} first={place === 0} />
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <div className="noscript:hidden">
          <div className="absolute right-4 bottom-14 hidden gap-2 opacity-0 transition group-focus-within/slider:opacity-100 group-hover/slider:opacity-100 md:flex xl:bottom-15">
            <Turn label={t('home.previousSlide')} onClick={() => turn(-1)}>
              <ArrowLeft className="size-5" />
            </Turn>
            <Turn label={t('home.nextSlide')} onClick={() => turn(1)}>
              <ArrowRight className="size-5" />
            </Turn>
          </div>
          <div className="mt-2 flex items-center justify-center pointer-coarse:mt-1">
            {banners.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                aria-label={t('home.toSlide', { number: place + 1 })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => goTo(place)}
                className="group flex h-8 min-w-6 items-center justify-center pointer-coarse:h-11 pointer-coarse:min-w-11"
              >
                <span className="size-1.5 rounded-full bg-faint transition-all group-hover:bg-muted group-aria-current:w-6 group-aria-current:bg-ink" />
              </button>
            ))}
            <button
              type="button"
              aria-label={t(playing ? 'home.pause' : 'home.play')}
              onClick={toggle}
              className="ml-1 flex size-8 items-center pointer-coarse:size-11 justify-center rounded-full text-muted transition hover:text-ink"
            >
              {playing ? <Pause className="size-4" /> : <Play className="size-4" />}
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
};

const Turn = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="flex size-11 items-center justify-center rounded-full bg-veil text-ink shadow-layer transition hover:bg-surface"
  >
    {children}
  </button>
);
