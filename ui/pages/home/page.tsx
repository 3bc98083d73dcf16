import { Fragment } from 'react';
import type { MainBanner } from '#core/catalog/products/index.ts';
import { type HomePage, placeBanners } from '#core/site/screens/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { BannerSlide } from '#ui/features/catalog/offers/banner-slide.tsx';
import { organizationJsonLd } from '#ui/features/kernel/seo/organization-json-ld.ts';
import { websiteJsonLd } from '#ui/features/kernel/seo/website-json-ld.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import { BannerSlider } from './banner-slider.tsx';
import { Newest, Reasons, Row } from './parts.ts';
import { TopCategories } from './top-categories.tsx';

export const handle: PageHandle<HomePage | undefined> = {
  head: (home, context) => {
    const { t } = context.language;
    const { siteName } = context.shell.settings;
    const image = home?.banners[0]?.image;
    return {
      title: t('home.heading', { shop: siteName }),
      description: t('home.description'),
      canonicalPath: '/',
      ...(image ? { image } : {}),
      // Without settings the shop has no name.
      jsonLd: siteName ? [websiteJsonLd(context), organizationJsonLd(context)] : [],
    };
  },
};

/** The home page; empty blocks are absent. */
export const Component = () => {
  const { t } = useLanguage();
  const { settings } = useShell();
  const { banners, topCategories, shops, rows, videos, news } = useLoaderData<HomePage>();
  const { buttons } = settings;
  const { turning, after } = placeBanners(banners, rows.length);
  const hasNewest = (buttons.videoReview && videos.length > 0) || (buttons.news && news.length > 0);
  return (
    <div className="container-page flex flex-col gap-10 pt-3 pb-12 md:gap-14 md:pt-5 md:pb-16">
      <h1 className="sr-only">{t('home.heading', { shop: settings.siteName })}</h1>
      <div className="flex flex-col gap-3 md:gap-6">
        <BannerSlider banners={turning} />
        <Reasons shops={shops} />
        <TopCategories categories={topCategories} />
      </div>
      {rows.map((row, place) => (
        <Fragment key={JSON.stringify(row.source)}>
          <Row row={row} />
          <BannerBetween banner={after.get(place)} />
        </Fragment>
      ))}
      {hasNewest ? <Newest videos={videos} articles={news} /> : null}
    </div>
  );
};

const BannerBetween = ({ banner }: { readonly banner: MainBanner | undefined }) =>
  banner ? (
    <div className="below-fold overflow-hidden rounded-sheet">
      <BannerSlide banner={banner} first={false} />
    </div>
  ) : null;
