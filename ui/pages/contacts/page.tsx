import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { organizationJsonLd } from '#ui/features/kernel/seo/organization-json-ld.ts';
import { FeedbackForm } from '#ui/features/requests/contacts/feedback-form.tsx';
import { Phones } from '#ui/features/requests/contacts/phones.tsx';
import { ShopCard } from '#ui/features/requests/contacts/shop-card.tsx';
import { shopJsonLd } from '#ui/features/requests/contacts/shop-json-ld.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { ContactsData } from './loader.ts';
import { ShopMap } from './parts.ts';

export const handle: PageHandle<ContactsData> = {
  head: ({ shops }, context) => {
    const { t } = context.language;
    const { siteName } = context.shell.settings;
    return {
      title: siteTitle(t('contacts.title'), context.shell),
      description: t('contacts.description', { count: shops.length }),
      canonicalPath: '/contacts',
      jsonLd: [
        breadcrumbsJsonLd([], t('contacts.title'), context),
        ...(siteName ? [organizationJsonLd(context)] : []),
        ...shops.map((shop) => shopJsonLd(shop, context)),
      ],
    };
  },
};

export const Component = () => {
  const { t, locale } = useLanguage();
  const { shops } = useLoaderData<ContactsData>();
  return (
    <TitledPage title={t('contacts.title')} lead={t('contacts.lead')}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_320px]">
        {shops.length > 0 ? (
          <section aria-labelledby="shops">
            <h2 id="shops" className="mb-4 text-22 md:text-28">
              {t('contacts.shops', { count: shops.length })}
            </h2>
            <ul className="border-b border-hairline">
              {shops.map((shop) => (
                <ShopCard key={shop.shopId} shop={shop} />
              ))}
            </ul>
          </section>
        ) : null}
        <div className="flex flex-col gap-10 max-lg:order-first">
          <Phones />
          {shops.length > 0 ? <ShopMap shops={shops} /> : null}
        </div>
      </div>
      <section
        aria-labelledby="write"
        className="mt-14 grid gap-x-16 gap-y-6 md:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]"
      >
        <div>
          <h2 id="write" className="text-22 md:text-28">
            {t('contacts.write')}
          </h2>
          <p className="mt-3 max-w-[44ch] text-pretty text-muted">{t('contacts.writeText')}</p>
        </div>
        <FeedbackForm key={locale} />
      </section>
    </TitledPage>
  );
};
