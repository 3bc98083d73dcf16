import type { Promotion } from '#core/catalog/offers/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { PastPromotions } from '#ui/features/catalog/offers/past-promotions.tsx';
import { PromotionCard } from '#ui/features/catalog/offers/promotion-card.tsx';
import { PromotionHero } from '#ui/features/catalog/offers/promotion-hero.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<readonly Promotion[]> = {
  head: (promotions, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    return listHead(
      {
        path: '/promo',
        heading: t('promotions.title'),
        title: t('promotions.headTitle', { site }),
        description: t('promotions.description', { site }),
        image: promotions[0]?.image,
        empty: promotions.length === 0,
      },
      context,
    );
  },
};

/** Promotions: the first current one large, other current ones as tiles, past ones short. */
export const Component = () => {
  const { t } = useLanguage();
  const promotions = useLoaderData<readonly Promotion[]>();
  const [first, ...others] = promotions.filter(({ isActive }) => isActive);
  return (
    <TitledPage title={t('promotions.title')} lead={t('promotions.lead')}>
      {first ? <PromotionHero promotion={first} place="list" /> : <NothingOn />}
      {others.length > 0 ? (
        <ul className="mt-10 grid gap-x-5 gap-y-10 md:mt-12 md:grid-cols-2">
          {others.map((promotion) => (
            <li key={promotion.url}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      ) : null}
      <PastPromotions promotions={promotions.filter(({ isActive }) => !isActive)} />
    </TitledPage>
  );
};

const NothingOn = () => {
  const { t, path } = useLanguage();
  return (
    <Empty picture={useShell().settings.images.filtersEmpty} title={t('promotions.none')}>
      <p className="max-w-[440px] text-muted">{t('promotions.noneHint')}</p>
      <ButtonLink kind="secondary" to={path('/special-offers')}>
        {t('promotions.toOffers')}
      </ButtonLink>
    </Empty>
  );
};
