import { leadsToList, type MainBanner } from '#core/catalog/products/index.ts';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface BannerSlideProps {
  readonly banner: MainBanner;
  /** The first slide: its picture is what the speed of the page is measured by. */
  readonly first: boolean;
}

/** Own size of a banner's picture, px. */
const WIDTH = 2400;
const HEIGHT = 900;

/**
 * A banner: picture on its tint, text in the more readable colour. The tint fades over the picture below the text, so
 * that it is always readable.
 */
export const BannerSlide = ({ banner, first }: BannerSlideProps) => {
  const { t, money } = useLanguage();
  const { title, subtitle, action, href, price } = banner;
  const { style, dimmed } = groundOf(banner);
  return (
    <article style={style} className={`slide ${dimmed}`}>
      <OptionalPicture
        of={banner}
        width={WIDTH}
        height={HEIGHT}
        sizes="(width < 768px) 110vw, 680px"
        priority={first}
        className="slide-picture"
      />
      <div className="shade slide-shade" />
      <div className="slide-words">
        <h2 className="line-clamp-2 pb-1 text-22 text-balance md:text-28 lg:text-36">{title}</h2>
        {subtitle ? (
          <p className={`line-clamp-2 text-14 text-balance md:text-16 lg:text-18 ${price ? 'max-md:hidden' : ''}`}>
            {subtitle}
          </p>
        ) : null}
        {price ? (
          <p className="price text-22 md:mt-2 md:text-28">
            {leadsToList(banner) ? <small className="text-14 font-normal">{`${t('tile.from')} `}</small> : null}
            {money(price)}
          </p>
        ) : null}
        <SiteLink href={href} className="slide-action">
          {action || title}
        </SiteLink>
      </div>
    </article>
  );
};
