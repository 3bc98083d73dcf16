import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Phone for further questions. */
export const PhoneQuestions = () => {
  const { t } = useLanguage();
  const { main } = usePhones();
  return (
    <section aria-labelledby="landing-questions" className="container-page">
      <div className="flex flex-wrap items-center gap-x-16 gap-y-5 border-t border-hairline pt-8 md:pt-10">
        <div>
          <h2 id="landing-questions" className="text-22 md:text-28">
            {t('landing.questions')}
          </h2>
          <p className="mt-1 text-muted">{t('landing.questionsHint')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {main ? <PhoneLink phone={main} className="py-1 text-22" /> : null}
          <LeadButton kind="consultation" look="secondary">
            {t('leads.callBack')}
          </LeadButton>
        </div>
      </div>
    </section>
  );
};
