import { Suspense, useState } from 'react';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useSnap } from '#ui/design/use-snap.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const GalleryViewer = lazyPart(() => import('./gallery-viewer.tsx'), 'GalleryViewer');

const SIDE = 1200;

/** The pictures of a product: swiped or chosen by thumbnails, opened large by a click. */
export const Gallery = ({ title, pictures }: { title: string; pictures: readonly string[] }) => {
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
      <ul ref={strip} onScroll={onScroll} className="gallery-strip">
        {pictures.map((src, place) => (
          <li key={src}>
            <button
              type="button"
              aria-label={t('product.zoom', { number: place + 1 })}
              aria-haspopup="dialog"
              onPointerEnter={GalleryViewer.prefetch}
              onFocus={GalleryViewer.prefetch}
              onClick={() => {
                setEver(true);
                setZoomed(place);
              }}
            >
              <Picture
                src={src}
                alt={t('product.picture', { number: place + 1, total, title })}
                width={SIDE}
                height={SIDE}
                sizes="(width < 1024px) 100vw, (width < 1280px) 55vw, 660px"
                priority={place === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <ul className="gallery-thumbs">
          {pictures.map((src, place) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: place + 1 })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => goTo(place)}
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
