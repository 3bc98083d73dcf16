import type { CSSProperties } from 'react';
import type { MainBanner } from '#core/catalog/products/index.ts';
import { textOn } from '#core/site/settings/index.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';

interface BannerSlideProps {
  readonly banner: MainBanner;
  /** The first slide: the page is judged by its picture. */
  readonly first: boolean;
}

/** Own size of a banner's picture, px. */
const WIDTH = 2400;
const HEIGHT = 900;

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
      className="group relative flex h-[460px] bg-(--tint) text-(--on-tint) md:h-[320px] lg:h-auto lg:aspect-8/3"
    >
      {image ? (
        <Picture
          src={image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          sizes="(width < 768px) 180vw, (width < 1440px) 100vw, 1360px"
          priority={first}
          className="absolute inset-x-0 bottom-0 h-60 w-full object-cover object-right md:inset-0 md:h-full md:object-[70%_50%] lg:object-right"
        />
      ) : null}
      <div className="absolute inset-0 bg-linear-to-b from-(--tint) from-45% to-transparent to-65% md:bg-linear-to-r md:from-34% md:to-52%" />
      <div className="relative flex flex-col items-start p-6 md:w-[44%] md:justify-center md:py-8 md:pr-0 md:pl-10 xl:pl-18">
        <h2 className="text-28 text-balance lg:text-36 xl:text-48">{title}</h2>
        {subtitle ? <p className="mt-2 text-16 text-balance lg:text-18 xl:mt-4 xl:text-22">{subtitle}</p> : null}
        <SiteLink
          href={href}
          className="mt-5 inline-flex h-11 items-center rounded-control bg-(--on-tint) px-5 font-semibold text-(--tint) transition outline-none group-hover:opacity-90 after:absolute after:inset-0 focus-visible:after:rounded-sheet focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-(--on-tint) md:mt-6 xl:mt-8"
        >
          {action || title}
        </SiteLink>
      </div>
    </article>
  );
};
