import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface PhoneOrEmailProps {
  readonly phone: string;
  readonly email: string;
  readonly errorOf: (field: 'phone' | 'email') => string | undefined;
  readonly onPhone: (phone: string) => void;
  readonly onEmail: (email: string) => void;
}

/** A phone, an e-mail or both; when both are missing the phone shows it. */
export const PhoneOrEmail = ({ phone, email, errorOf, onPhone, onEmail }: PhoneOrEmailProps) => {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('leads.phone')}
        error={errorOf('phone')}
        hint={t('contacts.oneOfTwo')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="069 123 456"
        value={phone}
        onChange={({ target }) => onPhone(target.value)}
      />
      <TextField
        label={t('contacts.yourEmail')}
        error={errorOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.md"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
    </div>
  );
};
