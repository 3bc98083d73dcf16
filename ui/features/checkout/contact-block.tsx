import { observer } from 'mobx-react-lite';
import { useStores } from '#ui/app/stores.ts';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Block } from './block.tsx';
import { useFieldError } from './error-words.ts';

/** Who orders, and where to call. */
export const ContactBlock = observer(() => {
  const { t } = useLanguage();
  const { draft, edit } = useStores().checkout.form;
  const errorOf = useFieldError();
  return (
    <Block number={1} title={t('checkout.contact')}>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField
          label={t('checkout.name')}
          error={errorOf('name')}
          required
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          value={draft.name}
          onChange={({ target }) => edit('name', target.value)}
        />
        <TextField
          label={t('checkout.phone')}
          error={errorOf('phone')}
          hint={t('checkout.phoneHint')}
          required
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="069 123 456"
          value={draft.phone}
          onChange={({ target }) => edit('phone', target.value)}
        />
        <TextField
          label={t('checkout.email')}
          error={errorOf('email')}
          hint={t('checkout.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft.email}
          onChange={({ target }) => edit('email', target.value)}
        />
      </div>
    </Block>
  );
});
