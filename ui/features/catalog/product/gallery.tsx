import { Suspense, useState } from 'react';
import { ahead, lazyPart } from '#ui/design/chunks.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useSnap } from '#ui/design/use-snap.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { withAllWords } from '#ui/i18n/i18n.ts';

const viewer = withAllWords(() => import('./gallery-viewer.tsx'));
const GalleryViewer = lazyPart(viewer, 'GalleryViewer');
const preload = ahead(viewer);

interface GalleryProps {
  readonly title: string;
  readonly pictures: readonly string[];
}

const SIDE = 1200;

/** The pictures of a product: swiped or chosen by thumbnails, opened large by a click. */
export const Gallery = ({ title, pictures }: GalleryProps) => {
  const { t } = useLanguage();
  const { strip, onScroll, goTo, index } = useSnap();
  const [zoomed, setZoomed] = useState<number>();
  const [ever, setEver] = useState(false);
  const total = pictures.length;
  return (
    <section
      aria-label={t('product.gallery')}
      className="flex flex-col gap-3 md:max-lg:sticky md:max-lg:top-20 xl:flex-row-reverse xl:gap-4 print:w-80"
    >
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex aspect-square w-full min-w-0 snap-x snap-mandatory scrollbar-none overflow-x-auto scroll-smooth rounded-tile bg-ground lg:max-h-[max(420px,100svh-340px)]"
      >
        {pictures.map((src, place) => (
          <li key={src} className="size-full shrink-0 snap-start">
            <button
              type="button"
              aria-label={t('product.zoom', { number: place + 1 })}
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => {
                setEver(true);
                setZoomed(place);
              }}
              className="block size-full cursor-zoom-in rounded-tile opacity-100 focus-visible:-outline-offset-4"
            >
              <Picture
                src={src}
                alt={t('product.picture', { number: place + 1, total, title })}
                width={SIDE}
                height={SIDE}
                sizes="(width < 1024px) 100vw, (width < 1280px) 55vw, 660px"
                priority={place === 0}
                className="size-full bg-ground object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <ul className="flex shrink-0 scrollbar-none gap-2 overflow-x-auto p-0.5 noscript:hidden xl:w-20 xl:flex-col xl:overflow-visible print:hidden">
          {pictures.map((src, place) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: place + 1 })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => goTo(place)}
                className="block size-16 overflow-hidden rounded-control bg-ground transition aria-current:[box-shadow:0_0_0_2px_var(--color-ink)] xl:size-19"
              >
                <Picture src={src} alt="" width={160} height={160} sizes="80px" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {ever ? (
        <Suspense>
          <GalleryViewer {...{ title, pictures, zoomed, setZoomed }} />
        </Suspense>
      ) : null}
    </section>
  );
};
