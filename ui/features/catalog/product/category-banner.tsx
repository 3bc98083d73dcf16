import { useId, useState } from 'react';
import { type ProductBanner, toggleBanner } from '#core/catalog/products/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Own size of the banner's picture, px. */
const WIDTH = 2400;
const HEIGHT = 900;

/**
 * Banner of the product's category; its content opens and closes (rule PRODUCT-3). The tint fades over the picture
 * below the text, so that it is always readable.
 */
export const CategoryBanner = ({ banner }: { banner: ProductBanner }) => {
  const { t } = useLanguage();
  const [{ show, showContent, content }, setShown] = useState(banner);
  const id = useId();
  if (!show || !content) return null;
  const { title, text, action, href, image, darkImage } = content;
  const { style, dimmed } = groundOf(content);
  return (
    <section
      aria-labelledby={id}
      style={style}
      className={`relative overflow-hidden rounded-sheet max-md:hidden bg-(--tint) text-(--on-tint) ${dimmed}`}
    >
      {image && showContent ? (
        <>
          <Picture
            src={image}
            dark={darkImage}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            sizes="(width < 768px) 150vw, 800px"
            className="absolute right-0 bottom-0 h-full w-auto max-w-full object-cover object-right"
          />
          <div className="shade absolute inset-0 [--clear:60%] [--solid:38%]" />
        </>
      ) : null}
      <div
        className={`relative flex flex-col items-start gap-3 px-5 py-5 pr-18 md:w-1/2 md:justify-center md:px-8 ${showContent && image ? 'md:min-h-60' : ''}`}
      >
        <h2 id={id} className="text-22 text-balance md:text-28">
          {title}
        </h2>
        <div id={`${id}-content`} hidden={!showContent}>
          {text ? <p className="text-16 text-pretty md:text-18">{text}</p> : null}
          <SiteLink
            href={href}
            className="mt-4 inline-flex h-11 items-center rounded-control bg-(--on-tint) px-5 font-semibold text-(--tint) outline-(--on-tint)! transition hover:opacity-90"
          >
            {action || title}
          </SiteLink>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={showContent}
        aria-controls={`${id}-content`}
        aria-label={t(showContent ? 'banner.fold' : 'banner.unfold', { title })}
        onClick={() => setShown(toggleBanner)}
        className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full bg-(--tint) outline-(--on-tint)! transition hover:[filter:brightness(0.95)] noscript:hidden"
      >
        <ChevronDown className={`size-5 transition ${showContent ? 'rotate-180' : ''}`} />
      </button>
    </section>
  );
};
