import { observer } from 'mobx-react-lite';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { RequestDialog } from '#ui/features/requests/leads/request-dialog.tsx';
import { RequestFields } from '#ui/features/requests/leads/request-fields.tsx';
import { RequestNotice } from '#ui/features/requests/leads/request-notice.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCredit } from './use-credit.ts';

/** The request for a prime credit: granted or not (rule CREDIT-6). */
export const PrimeModal = observer(() => {
  const { t, path } = useLanguage();
  const { prime } = useCredit();
  const phone = readablePhone(prime.phone);
  const declined = { title: t('credit.prime.declined'), text: t('credit.prime.declinedText') };
  return (
    <RequestDialog
      form={prime}
      title={t('credit.prime.title')}
      lead={t('credit.prime.lead')}
      submit={t('credit.prime.submit')}
      notice={<RequestNotice form={prime} declined={declined} />}
      done={{
        title: t('credit.prime.done'),
        text: t('credit.prime.doneText', { phone }),
        action: (
          <ButtonLink to={path('/produs')} className="max-sm:w-full" onClick={prime.hide}>
            {t('credit.prime.toCatalog')}
          </ButtonLink>
        ),
      }}
    >
      <RequestFields form={prime} />
    </RequestDialog>
  );
});
