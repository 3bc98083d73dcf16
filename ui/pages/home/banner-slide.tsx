import type { CSSProperties } from 'react';
import type { MainBanner } from '#core/catalog/index.ts';
import { textOn } from '#core/settings/index.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { SiteLink } from '#ui/features/navigation/site-link.tsx';

interface BannerSlideProps {
  readonly banner: MainBanner;
  /** The first slide: the page is judged by its picture. */
  readonly first: boolean;
}

/** Own size of a banner's picture, px. */
const WIDTH = 1920;
const HEIGHT = 720;

/**
 * A banner: the picture on its own tint, the words over it in the colour that reads best on that tint. The tint fades
 * over the picture where the words stand, so they read whatever was drawn.
 */
export const BannerSlide = ({ banner, first }: BannerSlideProps) => {
  const { title, subtitle, action, href, image, tint } = banner;
  const colours = { '--tint': tint, '--on-tint': textOn(tint) } as CSSProperties;
  return (
    <article
      style={colours}
      className="group relative flex h-[440px] bg-(--tint) text-(--on-tint) md:h-[400px] lg:h-[440px] xl:h-[480px]"
    >
      {image ? (
        <Picture
          src={image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          sizes="(width < 768px) 160vw, (width < 1440px) 100vw, 1360px"
          priority={first}
          className="absolute inset-x-0 bottom-0 h-3/5 w-full object-cover object-[85%_50%] md:inset-0 md:h-full"
        />
      ) : null}
      <div className="absolute inset-0 bg-linear-to-b from-(--tint) from-45% to-transparent to-65% md:bg-linear-to-r md:from-35% md:to-60%" />
      <div className="relative flex max-w-[640px] flex-col items-start p-6 md:w-1/2 md:justify-center md:p-12 xl:pl-18">
        <h2 className="text-28 text-balance md:text-36 xl:text-48">{title}</h2>
        {subtitle ? <p className="mt-2 text-16 text-pretty md:mt-4 md:text-18 xl:text-22">{subtitle}</p> : null}
        <SiteLink
          href={href}
          className="mt-5 inline-flex h-11 items-center rounded-control bg-(--on-tint) px-5 font-semibold text-(--tint) transition outline-none group-hover:opacity-90 after:absolute after:inset-0 focus-visible:after:rounded-sheet focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-(--on-tint) md:mt-8"
        >
          {action || title}
        </SiteLink>
      </div>
    </article>
  );
};
