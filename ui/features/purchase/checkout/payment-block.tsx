import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isOnCredit, type PaymentKind, paymentOf, payments, paymentsFor } from '#core/purchase/checkout/index.ts';
import { isLendable, lendableRange } from '#core/requests/credit/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { Banknote, CalendarClock, CreditCard, type Icon } from '#ui/design/icons/index.tsx';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { CreditFields } from './credit-fields.tsx';
import { useFieldError } from './error-words.ts';

const icons: Record<PaymentKind, Icon> = { on_receipt: Banknote, online: CreditCard, on_credit: CalendarClock };

/** How the order is paid, and what else the shop should know. */
export const PaymentBlock = observer(() => {
  const { t, money } = useLanguage();
  const { form, totals } = useCheckout();
  const { creditPartners, settings } = useShell();
  const { vitrina } = useSite();
  const { draft } = form;
  const field = bindFields<'comment'>(form, useFieldError());
  const lent = lendableRange(creditPartners);
  const chosen = paymentOf(draft, settings.payments);
  useEffect(() => {
    if (chosen !== form.draft.payment) form.change({ ...form.draft, payment: chosen });
  });
  return (
    <Block number={3} title={t('checkout.payment')}>
      <Choices legend={t('checkout.paymentLegend')}>
        {paymentsFor(draft.method, settings.payments).map((payment) => {
          const { kind } = payments[payment];
          const Icon = icons[kind];
          const isChosenHere = kind === 'on_credit' && lent !== undefined;
          const isOut = isChosenHere && !isLendable(totals.total, creditPartners);
          const note = isOut
            ? t('credit.nobodySum', { from: money(lent.from), to: money(lent.to) })
            : t(isChosenHere ? 'checkout.creditChoose' : `checkout.payNote.${payment}`);
          return (
            <Choice
              key={payment}
              name="payment"
              checked={chosen === payment}
              onChoose={() => form.change({ ...form.draft, payment }, 'creditPartnerId')}
              // In the vitrina the seller takes the money: what is stated of it says when.
              title={t(vitrina && kind === 'on_receipt' ? 'partnerCheckout.atTill' : `checkout.pay.${payment}`)}
              note={note}
              // What is chosen already says below what is wrong with it.
              disabled={isOut && chosen !== payment}
              icon={<Icon className="size-6 shrink-0 text-muted" strokeWidth={1.5} />}
            />
          );
        })}
      </Choices>
      {isOnCredit(draft) && creditPartners.length > 0 ? <CreditFields /> : null}
      <TextArea
        label={t('checkout.comment')}
        hint={t(draft.method === 'pickup' ? 'checkout.commentHintPickup' : 'checkout.commentHint')}
        name="comment"
        {...field('comment')}
      />
    </Block>
  );
});
