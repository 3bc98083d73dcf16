import { useEffect, useEffectEvent } from 'react';
import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from '#ui/design/icons/index.tsx';
import { CrossButton, IconButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useZoom } from './use-zoom.ts';
import './gallery-viewer.css';

interface GalleryViewerProps {
  readonly title: string;
  readonly pictures: readonly string[];
  /** Index of the enlarged picture; absent when closed. */
  readonly zoomed: number | undefined;
  readonly setZoomed: (place: number | undefined) => void;
}

/** One picture over the whole screen, to be enlarged and moved about; the others a swipe, a key or a thumbnail away. */
export const GalleryViewer = ({ zoomed, setZoomed, ...gallery }: GalleryViewerProps) => {
  const { t } = useLanguage();
  const close = () => setZoomed(undefined);
  return (
    <Dialog open={zoomed !== undefined} onClose={close} label={t('product.gallery')} place="full">
      {zoomed === undefined ? null : <Large {...gallery} place={zoomed} onPlace={setZoomed} onClose={close} />}
    </Dialog>
  );
};

interface LargeProps extends Pick<GalleryViewerProps, 'title' | 'pictures'> {
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

const SIDE = 1200;

const Large = ({ title, pictures, place, onPlace, onClose }: LargeProps) => {
  const { t } = useLanguage();
  const total = pictures.length;
  const turn = (step: 1 | -1) => onPlace((place + step + total) % total);
  const { stage, picture, isLarge, toggle, hand } = useZoom(place, turn);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="viewer">
      <div ref={stage} className="viewer-stage" data-large={isLarge ? '' : undefined} {...hand}>
        <Picture
          key={place}
          ref={picture}
          src={pictures[place] ?? ''}
          alt={t('product.picture', { number: place + 1, total, title })}
          width={SIDE}
          height={SIDE}
          sizes={isLarge ? '250vmin' : '100vmin'}
          previewed
        />
      </div>
      <div className="viewer-tools">
        <IconButton label={t(isLarge ? 'viewer.reduce' : 'viewer.enlarge')} onClick={() => toggle()}>
          {isLarge ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
        </IconButton>
        <CrossButton label={t('viewer.close')} onClick={onClose} />
      </div>
      {total > 1 ? (
        <>
          <IconButton label={t('viewer.previous')} onClick={() => turn(-1)} className="viewer-previous">
            <ArrowLeft className="size-5" />
          </IconButton>
          <IconButton label={t('viewer.next')} onClick={() => turn(1)} className="viewer-next">
            <ArrowRight className="size-5" />
          </IconButton>
          <p role="status" className="sr-only">
            {place + 1} / {total}
          </p>
          <ul className="viewer-thumbs">
            {pictures.map((src, other) => (
              <li key={src}>
                <button
                  type="button"
                  aria-label={t('product.showPicture', { number: other + 1 })}
                  aria-current={other === place ? 'true' : undefined}
                  onClick={() => onPlace(other)}
                >
                  <Picture src={src} alt="" width={160} height={160} sizes="64px" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};
