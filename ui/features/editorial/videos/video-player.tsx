import { observer } from 'mobx-react-lite';
import { runningTime, type VideoReview } from '#core/editorial/videos/index.ts';
import { Play } from '#ui/design/icons/index.tsx';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { PlayerStore } from './player-store.ts';
import { autoplayAddress } from './video-addresses.ts';

interface VideoPlayerProps {
  readonly video: VideoReview;
  readonly player: PlayerStore;
  /** Value of `sizes` for the poster. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** Size of a poster, px. */
const WIDTH = 1280;
const HEIGHT = 720;

const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** A poster with its length; a press loads the player in its place (rule VIDEO-4). */
export const VideoPlayer = observer(({ video, player, sizes, priority = false }: VideoPlayerProps) => {
  const { t, locale } = useLanguage();
  const { videoId, title, seconds } = video;
  const length = runningTime(seconds);
  return (
    <div className="relative aspect-video overflow-hidden rounded-tile bg-tile">
      {player.playing === videoId ? (
        <iframe
          ref={takeFocus}
          src={autoplayAddress(video, locale)}
          title={t('videos.frame', { title })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <>
          <OptionalPicture
            of={video}
            width={WIDTH}
            height={HEIGHT}
            sizes={sizes}
            priority={priority}
            className="size-full object-cover"
          />
          <span className="absolute right-3 bottom-3 rounded-control bg-ink px-2 py-0.5 text-14 font-medium text-surface">
            <span className="sr-only">{t('videos.length', { length })}</span>
            <span aria-hidden="true">{length}</span>
          </span>
          <button
            type="button"
            aria-label={t('videos.play', { title, length })}
            onClick={() => player.play(videoId)}
            className="group/play absolute inset-0 flex items-end rounded-tile p-3 -outline-offset-4 noscript:hidden"
          >
            <span className="flex size-12 items-center justify-center rounded-full bg-raised text-ink shadow-layer transition group-hover/play:bg-accent group-hover/play:text-on-accent">
              <Play className="ml-1 size-5 fill-current" />
            </span>
          </button>
        </>
      )}
    </div>
  );
});
