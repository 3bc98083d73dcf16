import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FIRM_NAME_MAX, FIRM_PHONE_MAX, LOGO_SIZE, logoTypes, NUMBER_MAX } from '#core/purchase/quote/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { shrinkPicture } from '#ui/design/shrink-picture.ts';
import { FileField } from '#ui/features/kernel/fields/file-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

/** Whose offers these are: the firm's name, phone and logo, and the number of the next offer (rules QUOTE-6, QUOTE-7). */
export const FirmSettings = observer(({ store }: { readonly store: QuoteStore }) => {
  const { t } = useLanguage();
  const { firm, book } = store;
  const [isWrong, setWrong] = useState(false);
  /** Name of the chosen logo file; not stored. */
  const [fileName, setFileName] = useState('');
  const takeFile = async (file: File) => {
    const logo = await shrinkPicture(file, logoTypes, LOGO_SIZE);
    const isTaken = logo !== undefined && store.takeLogo(logo);
    setWrong(!isTaken);
    if (isTaken) setFileName(file.name);
  };
  return (
    <details className="group mt-4 print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-medium">
        {t('quote.firm')}
        <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="quote-fields mt-2 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={t('quote.firmName')}
          hint={t('quote.firmHint')}
          name="organization"
          autoComplete="organization"
          maxLength={FIRM_NAME_MAX}
          value={firm.name}
          onChange={({ target }) => store.nameFirm({ name: target.value })}
        />
        <TextField
          label={t('quote.firmPhone')}
          name="firm-phone"
          type="tel"
          autoComplete="off"
          maxLength={FIRM_PHONE_MAX}
          value={firm.phone}
          onChange={({ target }) => store.nameFirm({ phone: target.value })}
        />
        <FileField
          label={t('quote.logo')}
          hint={t('quote.logoHint')}
          error={isWrong ? t('quote.logoWrong') : undefined}
          name="logo"
          accept={logoTypes.join()}
          file={firm.logo === undefined ? undefined : { name: fileName || t('quote.logo'), picture: firm.logo }}
          onTake={(file) => void takeFile(file)}
          onRemove={() => {
            store.takeLogo(undefined);
            setWrong(false);
          }}
        />
        <TextField
          key={book.next}
          label={t('quote.next')}
          hint={t('quote.nextHint')}
          name="next"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(NUMBER_MAX).length}
          defaultValue={book.next}
          onBlur={({ target }) => {
            store.numberFrom(Number(target.value));
            target.value = String(store.book.next);
          }}
        />
      </div>
    </details>
  );
});
