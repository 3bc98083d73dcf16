import type { LandingCard } from '#core/editorial/landing/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { CoverLink } from '#ui/design/cover-link.tsx';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';
import { EmptyPage } from '#ui/features/kernel/paging/empty-page.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<readonly LandingCard[]> = {
  head: (landings, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    return listHead(
      {
        path: '/l',
        heading: t('landing.title'),
        title: t('landing.headTitle', { site }),
        description: t('landing.lead'),
        image: landings[0]?.image,
        empty: landings.length === 0,
      },
      context,
    );
  },
};

export const Component = () => {
  const { t, path } = useLanguage();
  const landings = useLoaderData<readonly LandingCard[]>();
  return (
    <TitledPage title={t('landing.title')} lead={t('landing.lead')}>
      {landings.length === 0 ? <EmptyPage total={0} first={path('/')} words={t('landing.none')} /> : null}
      <ul className="grid gap-x-5 gap-y-10 md:grid-cols-2">
        {landings.map((landing, index) => (
          <li key={landing.slug}>
            <article className="group relative">
              <div className="aspect-8/3 overflow-hidden rounded-tile bg-(--tint)" style={groundOf(landing).style}>
                <OptionalPicture
                  of={landing}
                  width={2400}
                  height={900}
                  sizes="(width < 768px) 100vw, (width < 1440px) 48vw, 670px"
                  priority={index === 0}
                  className="size-full object-cover"
                />
              </div>
              <h2 className="mt-4 text-22 text-pretty">
                <CoverLink to={path(`/l/${landing.slug}`)}>{landing.title}</CoverLink>
              </h2>
              {landing.description ? (
                <p className="mt-1 max-w-[52ch] text-pretty text-muted">{landing.description}</p>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
    </TitledPage>
  );
};
