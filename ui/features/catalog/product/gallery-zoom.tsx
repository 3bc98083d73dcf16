import { useCallback, useEffect } from 'react';
import { ArrowLeft, ArrowRight } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface GalleryZoomProps {
  readonly title: string;
  readonly pictures: readonly string[];
  /** The picture that is shown large; absent while none is. */
  readonly zoomed: number | undefined;
  readonly setZoomed: (place: number | undefined) => void;
}

/** One picture over the whole screen; arrow keys and buttons lead to the others. */
export const GalleryZoom = ({ zoomed, setZoomed, ...gallery }: GalleryZoomProps) => {
  const { t } = useLanguage();
  const close = () => setZoomed(undefined);
  return (
    <Dialog open={zoomed !== undefined} onClose={close} label={t('product.gallery')} place="full">
      {zoomed === undefined ? null : <Large {...gallery} place={zoomed} onPlace={setZoomed} onClose={close} />}
    </Dialog>
  );
};

interface LargeProps extends Pick<GalleryZoomProps, 'title' | 'pictures'> {
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

const SIDE = 1200;

const Large = ({ title, pictures, place, onPlace, onClose }: LargeProps) => {
  const { t } = useLanguage();
  const total = pictures.length;
  const turn = useCallback((step: number) => onPlace((place + step + total) % total), [onPlace, place, total]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [turn]);
  return (
    <div className="relative flex size-full items-center justify-center bg-surface p-4">
      <Picture
        src={pictures[place] ?? ''}
        alt={t('product.picture', { number: place + 1, total, title })}
        width={SIDE}
        height={SIDE}
        sizes="100vmin"
        className="max-h-full max-w-full rounded-tile object-contain"
      />
      <IconButton label={t('product.closeZoom')} onClick={onClose} className="absolute top-3 right-3 bg-tile">
        <Cross />
      </IconButton>
      {total > 1 ? (
        <>
          <IconButton
            label={t('product.previousPicture')}
            onClick={() => turn(-1)}
            className="absolute top-1/2 left-3 -translate-y-1/2 bg-tile"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t('product.nextPicture')}
            onClick={() => turn(1)}
            className="absolute top-1/2 right-3 -translate-y-1/2 bg-tile"
          >
            <ArrowRight aria-hidden="true" className="size-5" />
          </IconButton>
          <p role="status" className="absolute bottom-4 rounded-full bg-tile px-3 py-1 text-14 tabular-nums">
            {place + 1} / {total}
          </p>
        </>
      ) : null}
    </div>
  );
};
