import type { VideoReview } from '#core/editorial/videos/index.ts';
import type { PlayerStore } from './player-store.ts';
import { VideoCard } from './video-card.tsx';

interface VideoGridProps {
  readonly label: string;
  readonly videos: readonly VideoReview[];
  readonly player: PlayerStore;
  readonly heading?: 'h2' | 'h3';
  /** The first poster is what the speed of the page is measured by. */
  readonly priority?: boolean;
}

/** Video reviews one, two or three in a row. */
export const VideoGrid = ({ label, videos, player, heading = 'h2', priority = false }: VideoGridProps) => (
  <ul aria-label={label} className="grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-8">
    {videos.map((video, place) => (
      <li key={video.videoId}>
        <VideoCard video={video} player={player} heading={heading} priority={priority && place === 0} />
      </li>
    ))}
  </ul>
);
