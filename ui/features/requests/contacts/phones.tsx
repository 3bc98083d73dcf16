import { shownPhones } from '#core/site/settings/index.ts';
import { useShell } from '#ui/app/site.ts';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { SocialLinks } from '#ui/features/kernel/phones/social-icons.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useServiceCentre } from './use-service-centre.ts';

/** Phones, e-mail and messengers of the shop (rule SETTINGS-5). */
export const Phones = () => {
  const { t } = useLanguage();
  const { email, social } = useShell().settings;
  const numbers = shownPhones(usePhones(), useServiceCentre());
  const names = [...new Set(numbers.map(({ name }) => name))];
  return (
    <section aria-labelledby="phones">
      <h2 id="phones" className="text-22 md:text-28">
        {t('contacts.call')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-1">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-14 text-muted">{t(`footer.${name}`)}</dt>
            {numbers
              .filter((number) => number.name === name)
              .map(({ phone }) => (
                <dd key={phone}>
                  <PhoneLink
                    phone={phone}
                    className="inline-flex min-h-9 items-center text-16 min-[400px]:text-18 pointer-coarse:min-h-11"
                  />
                </dd>
              ))}
          </div>
        ))}
        {email ? (
          <div className="col-span-full">
            <dt className="text-14 text-muted">{t('contacts.email')}</dt>
            <dd>
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-9 items-center rounded-control text-18 font-medium break-all hover:text-link pointer-coarse:min-h-11"
              >
                {email}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="mt-4">
        <LeadButton kind="consultation" look="secondary">
          {t('leads.callBack')}
        </LeadButton>
      </div>
      <div className="mt-4">
        <SocialLinks social={social} label={t('footer.social')} />
      </div>
    </section>
  );
};
