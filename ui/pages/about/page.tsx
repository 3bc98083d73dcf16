import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { AboutData } from './loader.ts';

export const handle: PageHandle<AboutData> = {
  head: ({ page }, context) =>
    page
      ? contentHead({ name: 'about', page }, context)
      : { title: siteTitle(context.language.t('nav.aboutUs'), context.shell), canonicalPath: '/about' },
};

export const Component = () => {
  const { page } = useLoaderData<AboutData>();
  const { t } = useLanguage();
  const absent = { title: t('nav.aboutUs'), lead: t('about.absent'), html: '', faq: [], seo: {} };
  return <ContentFrame page={page ?? absent} />;
};
