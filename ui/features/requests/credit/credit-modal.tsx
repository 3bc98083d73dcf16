import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { RequestDialog } from '#ui/features/requests/leads/request-dialog.tsx';
import { RequestFields } from '#ui/features/requests/leads/request-fields.tsx';
import { RequestNotice } from '#ui/features/requests/leads/request-notice.tsx';
import { RequestSubject } from '#ui/features/requests/leads/request-subject.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { CreditCalculator } from './credit-calculator.ts';
import { useCredit } from './use-credit.ts';

/** The request for a credit on a product by its calculator's terms, and the answer. */
export const CreditModal = observer(() => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { calculator, form } = useCredit();
  const partner = calculator?.calculation.chosen?.partner.name ?? '';
  const phone = readablePhone(form.phone);
  return (
    <RequestDialog
      form={form}
      title={t('credit.request.title')}
      submit={t('credit.request.submit')}
      blocked={!calculator?.calculation.chosen}
      notice={<RequestNotice form={form} />}
      done={{ title: t('credit.request.done'), text: t('credit.request.doneText', { partner, phone }) }}
    >
      {calculator?.subject.product ? <RequestSubject product={calculator.subject.product} /> : null}
      {calculator ? <Terms calculator={calculator} /> : null}
      <RequestFields form={form} comment buyer={vitrina} />
    </RequestDialog>
  );
});

const Terms = observer(({ calculator }: { calculator: CreditCalculator }) => {
  const { t, money } = useLanguage();
  const { options, chosen, paidAtOnce } = calculator.calculation;
  const choose = (value: string) => {
    const option = options[Number(value)];
    if (!option) return;
    calculator.choosePartner(option.partner.partnerId);
    calculator.chooseMonths(option.plan.months);
  };
  return (
    <SelectField
      label={t('credit.request.terms')}
      hint={paidAtOnce > 0 ? `${t('credit.paidAtOnce')}: ${money(paidAtOnce)}` : undefined}
      value={chosen ? options.indexOf(chosen) : ''}
      onChange={({ target }) => choose(target.value)}
      options={options.map(({ partner, plan }, index) => [
        String(index),
        t('credit.request.option', {
          partner: partner.name,
          months: t('credit.months', { count: plan.months }),
          amount: money(plan.monthlyPayment),
        }),
      ])}
    />
  );
});
