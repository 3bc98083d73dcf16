import type { PageHandle } from '#ui/app/head.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CategorySection } from './category-section.tsx';
import { Contents } from './contents.tsx';

export const handle: PageHandle<unknown> = {
  head: (_data, { language: { t }, shell }) => ({
    title: siteTitle(t('produs.title'), shell),
    description: t('produs.description', { site: shell.settings.siteName }),
    canonicalPath: '/produs',
  }),
};

export const Component = () => {
  const { t } = useLanguage();
  const { menu, settings } = useShell();
  const { vitrina } = useSite();
  return (
    // The vitrina's tool pages have equal headings.
    <div className={`container-page ${vitrina ? 'pt-5 md:pt-8' : 'pt-6 md:pt-10'}`}>
      <h1 className={`text-28 ${vitrina ? '' : 'md:text-36'}`}>{t('produs.title')}</h1>
      {menu.length === 0 ? <Empty picture={settings.images.filtersEmpty} title={t('produs.empty')} /> : null}
      <div className="mt-6 gap-12 desktop:mt-8 desktop:grid desktop:grid-cols-[260px_minmax(0,1fr)]">
        <Contents menu={menu} />
        <div>
          {menu.map((category) => (
            <CategorySection key={category.url} category={category} />
          ))}
        </div>
      </div>
    </div>
  );
};
