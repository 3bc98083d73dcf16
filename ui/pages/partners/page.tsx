import type { PageHandle } from '#ui/app/head.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import { ApplicationForm } from '#ui/features/requests/partnership/application-form.tsx';
import { Companies } from '#ui/features/requests/partnership/companies.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { PartnersData } from './loader.ts';

export const handle: PageHandle<PartnersData> = { head: contentHead };

export const Component = () => {
  const { locale, t } = useLanguage();
  const { page, companies } = useLoaderData<PartnersData>();
  return (
    <ContentFrame
      page={page}
      after={
        <>
          <Companies companies={companies} />
          <ApplicationForm key={locale} />
        </>
      }
    >
      <a href="#application" className="button button-primary button-md mb-10">
        {t('partnership.title')}
      </a>
    </ContentFrame>
  );
};
