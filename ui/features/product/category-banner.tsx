import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { type ProductBanner, toggleBanner } from '#core/content/index.ts';
import { textOn } from '#core/settings/index.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { SiteLink } from '#ui/features/navigation/site-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Own size of the banner's picture, px. */
const WIDTH = 2400;
const HEIGHT = 900;

/** What the product's category has to tell: a title whose content folds in and out (rule PRODUCT-3). */
export const CategoryBanner = ({ banner }: { banner: ProductBanner }) => {
  const { t } = useLanguage();
  const [{ show, showContent, content }, setShown] = useState(banner);
  const id = useId();
  if (!show || !content) return null;
  const { title, text, action, href, image, tint } = content;
  const colours = { '--tint': tint, '--on-tint': textOn(tint) } as CSSProperties;
  return (
    <section
      aria-labelledby={id}
      style={colours}
      className="relative overflow-hidden rounded-sheet bg-(--tint) text-(--on-tint)"
    >
      {image && showContent ? (
        <Picture
          src={image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          sizes="(width < 768px) 160vw, (width < 1440px) 100vw, 1360px"
          className="absolute inset-x-0 bottom-0 h-44 w-full object-cover object-right md:inset-0 md:h-full md:object-[70%_50%]"
        />
      ) : null}
      <div className="relative flex items-center gap-3 py-3 pr-3 pl-5 md:pl-8">
        <h2 id={id} className="text-22 md:text-28">
          {title}
        </h2>
        <button
          type="button"
          aria-expanded={showContent}
          aria-controls={`${id}-content`}
          aria-label={t(showContent ? 'banner.fold' : 'banner.unfold', { title })}
          onClick={() => setShown(toggleBanner)}
          className="ml-auto flex size-11 shrink-0 items-center justify-center rounded-full bg-(--tint) outline-(--on-tint)! transition hover:brightness-95 noscript:hidden"
        >
          <ChevronDown aria-hidden="true" className={`size-5 transition ${showContent ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div
        id={`${id}-content`}
        hidden={!showContent}
        className="relative flex min-h-70 flex-col items-start gap-4 px-5 pb-6 md:min-h-40 md:w-1/2 md:px-8 md:pb-8 [&[hidden]]:hidden"
      >
        {text ? <p className="text-16 text-pretty md:text-18">{text}</p> : null}
        <SiteLink
          href={href}
          className="inline-flex h-11 items-center rounded-control bg-(--on-tint) px-5 font-semibold text-(--tint) outline-(--on-tint)! transition hover:opacity-90"
        >
          {action || title}
        </SiteLink>
      </div>
    </section>
  );
};
