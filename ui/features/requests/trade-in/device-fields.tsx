import { observer } from 'mobx-react-lite';
import {
  chooseDevice,
  type DeviceChoice,
  deviceChoices,
  OTHER_DEVICE,
  type TradeInDraft,
  type TradeInTerms,
} from '#core/requests/trade-in/index.ts';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import type { Option } from '#ui/design/primitives/select.tsx';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface DeviceFieldsProps {
  readonly form: {
    readonly draft: TradeInDraft;
    errorOf(field: keyof TradeInDraft): string | undefined;
    change(draft: TradeInDraft, ...mended: readonly (keyof TradeInDraft)[]): void;
  };
  readonly terms: TradeInTerms;
}

/** The device: each choice narrows the next; an unlisted one is described in words (rule TRADEIN-1). */
export const DeviceFields = observer(({ form, terms }: DeviceFieldsProps) => {
  const { t } = useLanguage();
  const errorOf = useFieldError(form);
  const { draft } = form;
  const { brands, models, variants, inOwnWords } = deviceChoices(terms, draft);
  const choose = (step: keyof DeviceChoice, value: string) =>
    form.change(chooseDevice(form.draft, step, value), 'kindId', 'brand', 'modelId', 'memory', 'device');
  const select = (step: keyof DeviceChoice, label: string, options: readonly Option[], isOpen: boolean) => (
    <SelectField
      label={label}
      error={errorOf(step)}
      required={isOpen}
      disabled={!isOpen}
      name={step}
      value={draft[step]}
      onChange={({ target }) => choose(step, target.value)}
      none={t('tradeIn.choose')}
      options={options}
    />
  );
  const hasModels = models.length > 0;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {select(
        'kindId',
        t('tradeIn.kind'),
        terms.kinds.map(({ kindId, label }) => [kindId, label]),
        true,
      )}
      {select(
        'brand',
        t('tradeIn.brand'),
        [...brands.map((brand): Option => [brand, brand]), [OTHER_DEVICE, t('tradeIn.otherBrand')]],
        brands.length > 0,
      )}
      {draft.brand === OTHER_DEVICE
        ? null
        : select(
            'modelId',
            t('tradeIn.model'),
            [...models.map(({ modelId, title }): Option => [modelId, title]), [OTHER_DEVICE, t('tradeIn.otherModel')]],
            hasModels,
          )}
      {inOwnWords ? (
        <div className={draft.brand === OTHER_DEVICE ? 'sm:col-span-2' : ''}>
          <TextField
            label={t('tradeIn.device')}
            error={errorOf('device')}
            required
            name="device"
            autoComplete="off"
            placeholder={t('tradeIn.devicePlaceholder')}
            value={draft.device}
            onChange={({ target }) => form.change({ ...form.draft, device: target.value })}
          />
        </div>
      ) : (
        select(
          'memory',
          t('tradeIn.memory'),
          variants.map(({ memory }): Option => [memory, memory]),
          variants.length > 0,
        )
      )}
    </div>
  );
});
