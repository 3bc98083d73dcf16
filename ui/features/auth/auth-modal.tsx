import { Eye, EyeOff, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStores } from '#ui/app/stores.ts';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Where a partner signs in by login and password. */
export const AuthModal = observer(() => {
  const { t } = useLanguage();
  const { isOpen, hide } = useStores().auth;
  return (
    <Dialog open={isOpen} onClose={hide} label={t('auth.title')}>
      <AuthForm />
    </Dialog>
  );
});

const AuthForm = observer(() => {
  const { t, locale } = useLanguage();
  const { auth } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { draft, errors, trouble, sending, edit } = auth;
  // The browser would give the focus to the cross; the words tell where one is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void auth.submit(locale);
    setAttempt(attempt + 1);
  };
  const action = trouble?.kind === 'failure' ? 'auth.retry' : 'auth.submit';
  return (
    <div className="overflow-y-auto overscroll-contain p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="pt-1 text-28 outline-none">
          {t('auth.title')}
        </h2>
        <IconButton label={t('common.close')} className="-mt-1 -mr-2" onClick={auth.hide}>
          <Cross />
        </IconButton>
      </div>
      <p className="mt-2 text-muted text-pretty">{t('auth.lead')}</p>
      <form ref={form} noValidate method="post" className="mt-5 flex flex-col gap-5" onSubmit={onSubmit}>
        <TextField
          label={t('auth.loginField')}
          error={errors.login ? t('auth.loginRequired') : undefined}
          required
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          readOnly={sending}
          value={draft.login}
          onChange={({ target }) => edit('login', target.value)}
        />
        <PasswordField
          value={draft.password}
          error={errors.password ? t('auth.passwordRequired') : undefined}
          readOnly={sending}
          onType={(value) => edit('password', value)}
        />
        <Trouble />
        <Button type="submit" size="lg" wide aria-disabled={sending}>
          {sending ? <LoaderCircle aria-hidden="true" className="size-5 animate-spin" /> : null}
          {t(sending ? 'auth.sending' : action)}
        </Button>
      </form>
    </div>
  );
});

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onType: (value: string) => void;
}

/** A password, hidden until one asks to see it. */
const PasswordField = ({ value, error, readOnly, onType }: PasswordFieldProps) => {
  const { t } = useLanguage();
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        label={t('auth.password')}
        error={error}
        required
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        readOnly={readOnly}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className="pr-13"
      />
      {/* Below the label's line, at the field's end. */}
      <IconButton
        label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
        className="absolute top-7 right-0.5"
        onClick={() => setShown(!shown)}
      >
        <Sign aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
};

/** Why nobody is signed in yet. */
const Trouble = observer((): ReactNode => {
  const { t } = useLanguage();
  const { trouble } = useStores().auth;
  if (!trouble) return null;
  const failed = t(
    trouble.kind === 'failure' && trouble.failure.kind === 'network' ? 'problem.offline' : 'auth.failed',
  );
  return (
    <div role="alert" className="rounded-tile bg-promo p-4 text-14 break-words">
      {trouble.kind === 'refused' ? trouble.messages.map((message) => <p key={message}>{message}</p>) : <p>{failed}</p>}
    </div>
  );
});
