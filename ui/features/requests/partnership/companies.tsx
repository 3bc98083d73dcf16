import type { Company } from '#core/requests/partnership/index.ts';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Companies around the shop; absent when there are none. */
export const Companies = ({ companies }: { companies: readonly Company[] }) => {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="companies">
      <h2 id="companies" className="text-22 md:text-28">
        {t('partnership.companies')}
      </h2>
      <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
        {companies.map(({ companyId, name, text, city, href }) => (
          <li key={companyId} className="border-t border-hairline py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {href ? (
                <SiteLink
                  href={href}
                  className="text-18 font-semibold underline-offset-4 hover:underline pointer-coarse:py-2.5"
                >
                  {name}
                </SiteLink>
              ) : (
                <span className="text-18 font-semibold">{name}</span>
              )}
              <span className="text-14 text-muted">{city}</span>
            </p>
            {text ? <p className="mt-1 text-14 text-pretty text-muted">{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
