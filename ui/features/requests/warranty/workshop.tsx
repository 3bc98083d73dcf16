import type { ContentPlace } from '#core/editorial/content/index.ts';
import { Link } from '#ui/design/link.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { MapLinks } from '#ui/features/requests/contacts/map-links.tsx';
import { OpeningHours } from '#ui/features/requests/contacts/opening-hours.tsx';
import { OpeningNow } from '#ui/features/requests/contacts/opening-now.tsx';
import { useServiceCentre } from '#ui/features/requests/contacts/use-service-centre.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The service centre: address, hours and phones; the phones never depend on loading (rule SETTINGS-5). */
export const Workshop = ({ place }: { place: ContentPlace | undefined }) => {
  const { t, path } = useLanguage();
  const phones = useServiceCentre();
  return (
    <section
      aria-label={t('workshop.title')}
      className="mb-12 grid gap-x-10 gap-y-6 border-y border-hairline py-6 sm:grid-cols-2 md:mb-16 lg:grid-cols-3"
    >
      {place ? (
        <>
          <div>
            <h2 className="text-14 font-medium text-muted">{t('workshop.address')}</h2>
            <p className="mt-1 text-18 text-pretty">{place.address}</p>
            <MapLinks place={place} name={t('workshop.title')} />
          </div>
          <div>
            <h2 className="text-14 font-medium text-muted">{t('workshop.hours')}</h2>
            <div className="mt-1 flex flex-col gap-1">
              <OpeningNow schedule={place.schedule} />
              <OpeningHours schedule={place.schedule} />
            </div>
          </div>
        </>
      ) : null}
      <div>
        {phones.length > 0 ? (
          <>
            <h2 className="text-14 font-medium text-muted">{t('workshop.phones')}</h2>
            <ul className="mt-1">
              {phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink
                    phone={phone}
                    className="inline-flex min-h-9 items-center text-18 pointer-coarse:min-h-11"
                  />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className="mt-1 text-14 text-pretty text-muted">
          {t('workshop.anyShop')}{' '}
          <Link to={path('/contacts')} className="text-link underline underline-offset-4">
            {t('workshop.shops')}
          </Link>
        </p>
      </div>
    </section>
  );
};
