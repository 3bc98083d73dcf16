import { useShell } from '#ui/app/site.ts';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

export const FooterPhones = () => {
  const { t } = useLanguage();
  const phones = usePhones();
  const names = ['main', 'landline', 'support', 'serviceCentre'] as const;
  return (
    <>
      <ul className="pt-1.5">
        {names
          .filter((name) => phones[name])
          .map((name) => (
            <li key={name} className="pb-2 text-14">
              <span className="block text-muted">{t(`footer.${name}`)}</span>
              <PhoneLink phone={phones[name]} className="inline-block py-0.5 text-16 pointer-coarse:py-2.5" />
            </li>
          ))}
      </ul>
      <LeadButton kind="consultation" look="secondary" size="sm" className="mt-1">
        {t('leads.callBack')}
      </LeadButton>
    </>
  );
};

/** Address and hours of the shop. */
export const FooterContacts = () => {
  const { t } = useLanguage();
  const { address, workingHours } = useShell().footer;
  const facts = [
    [t('footer.address'), address],
    [t('footer.hours'), workingHours],
  ].filter(([, value]) => value);
  return (
    <dl className="pt-1.5 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="pb-2">
          <dt className="text-muted">{name}</dt>
          <dd className="text-16">
            {value?.split(/(?<=,) /).map((part) => (
              <span key={part} className="inline-block pr-1">
                {part}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
