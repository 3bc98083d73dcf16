import type { Product } from '#core/catalog/products/index.ts';
import type { VideoReview } from '#core/editorial/videos/index.ts';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import type { PlayerStore } from './player-store.ts';
import { videoPath } from './video-addresses.ts';
import { VideoPlayer } from './video-player.tsx';
import { YoutubeLink } from './youtube-link.tsx';

interface VideoCardProps {
  readonly video: VideoReview;
  readonly player: PlayerStore;
  /** Level of the title among the headings around. */
  readonly heading?: 'h2' | 'h3';
  readonly priority?: boolean;
}

const SIZES = '(width < 640px) 100vw, (width < 1024px) 48vw, 440px';
/** A video review in a list: plays in its place, its title leads to its own page. */
export const VideoCard = ({ video, player, heading: Heading = 'h2', priority = false }: VideoCardProps) => {
  const { path, date } = useLanguage();
  const { videoId, title, description, publishedAt, product } = video;
  return (
    <article className="flex h-full flex-col">
      <VideoPlayer video={video} player={player} sizes={SIZES} priority={priority} />
      <Heading className="mt-4 text-18 text-pretty">
        <Link to={path(videoPath(videoId))} className="transition-colors hover:text-link">
          {title}
        </Link>
      </Heading>
      {description ? <p className="mt-1 text-pretty text-muted">{description}</p> : null}
      <div className="mt-1 mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <time dateTime={publishedAt} className="text-14 text-muted">
          {date(publishedAt)}
        </time>
        <YoutubeLink video={video} />
      </div>
      {product ? <ProductLine product={product} /> : null}
    </article>
  );
};

/** What a video shows, in a line that leads to it. */
const ProductLine = ({ product }: { readonly product: Product }) => {
  const { path } = useLanguage();
  return (
    <div className="group relative mt-auto flex items-center gap-3 border-t border-hairline pt-3">
      <LinePicture image={product.image} />
      <span className="min-w-0">
        <Link
          to={path(`/product/${product.url}`)}
          className="line-clamp-2 text-14 outline-none transition-colors group-hover:text-link after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
        >
          {noBreakName(product.title)}
        </Link>
        <ProductPrice product={product} className="text-16" />
      </span>
    </div>
  );
};
