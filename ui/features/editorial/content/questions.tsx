import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Phone and call-back button for further questions. */
export const Questions = () => {
  const { t } = useLanguage();
  const { main } = usePhones();
  return (
    <section aria-labelledby="questions" className="rounded-tile bg-tile p-5 md:p-6">
      <h2 id="questions" className="text-18">
        {t('textPage.questions')}
      </h2>
      <p className="mt-1 text-14 text-muted">{t('textPage.questionsText')}</p>
      {main ? <PhoneLink phone={main} className="mt-3 inline-block py-1 text-22" /> : null}
      <div className="mt-3">
        <LeadButton kind="consultation" look="secondary" wide>
          {t('leads.callBack')}
        </LeadButton>
      </div>
    </section>
  );
};
