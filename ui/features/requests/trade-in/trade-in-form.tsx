import { observer } from 'mobx-react-lite';
import { EMPTY_TRADE_IN, type TradeInTerms, validateTradeIn } from '#core/requests/trade-in/index.ts';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { FormFrame } from '#ui/features/requests/forms/form-frame.tsx';
import { useSiteForm } from '#ui/features/requests/forms/site-form.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { DeviceFields } from './device-fields.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { useTradeInPorts } from './trade-in-ports.ts';
import { WishField } from './wish-field.tsx';

/** The offer of a used device: model, condition, estimate and contacts. */
export const TradeInForm = observer(({ terms }: { terms: TradeInTerms }) => {
  const { t } = useLanguage();
  const { tradeIn } = useTradeInPorts();
  const form = useSiteForm({
    name: 'trade-in',
    empty: EMPTY_TRADE_IN,
    validate: (draft, locale) => validateTradeIn(terms, draft, locale),
    send: (offer, key) => tradeIn.offer({ offer, key }),
  });
  const errorOf = useFieldError(form);
  const field = bindFields(form, errorOf);
  const { draft, edit } = form;
  return (
    <FormFrame
      form={form}
      label={t('tradeIn.heading')}
      headed
      submit={t('tradeIn.submit')}
      done={{
        title: t('tradeIn.done'),
        text: t('tradeIn.doneText', { phone: readablePhone(form.phone) }),
        again: t('tradeIn.again'),
      }}
      className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="flex min-w-0 flex-col gap-8">
        <DeviceFields form={form} terms={terms} />
        <Choices legend={t('tradeIn.condition')} error={errorOf('condition')} columns>
          {terms.conditions.map(({ condition, label, text }) => (
            <Choice
              key={condition}
              name="condition"
              checked={draft.condition === condition}
              onChoose={() => edit('condition', condition)}
              title={label}
              note={text}
            />
          ))}
        </Choices>
      </div>
      <div className="lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:row-span-2">
        <EstimatePanel terms={terms} draft={draft} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <WishField error={errorOf('wanted')} value={draft.wanted} onChange={(wish) => edit('wanted', wish)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <NameField label={t('leads.name')} {...field('name')} />
          <PhoneField label={t('leads.phone')} {...field('phone')} />
        </div>
        <TextArea
          label={t('tradeIn.comment')}
          hint={t('leads.commentHint')}
          name="comment"
          rows={2}
          {...field('comment')}
        />
      </div>
    </FormFrame>
  );
});
