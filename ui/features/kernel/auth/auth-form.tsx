import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { authPath, RETURN, type SignInNote } from '#core/kernel/auth/index.ts';
import { Eye, EyeOff, LoaderCircle, TriangleAlert } from '#ui/design/icons/index.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useAuth } from './auth-context.ts';

interface AuthFormProps {
  readonly onSignedIn: () => void;
  /** Where the server redirects after a form that was sent without scripts. */
  readonly returnTo?: string;
  /** Why a sign-in without JavaScript failed. */
  readonly problem?: SignInNote | undefined;
}

/** Login and password. With scripts it stays where it is; without them the server answers the form itself. */
export const AuthForm = observer(({ onSignedIn, returnTo, problem }: AuthFormProps) => {
  const { t, locale } = useLanguage();
  const auth = useAuth();
  const { draft, errors, trouble, sending, edit } = auth;
  const { form, attempts, onSubmit } = useSubmit(async (event) => {
    // No event reports what a password manager, or a visitor before hydration, has filled in.
    const fields = new FormData(event.currentTarget);
    const typed = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    edit('login', typed('username'));
    edit('password', typed('password'));
    if (await auth.submit(locale)) onSignedIn();
  });
  // Which of the two was wrong stays open.
  const refused = (trouble ?? (attempts === 0 ? { kind: problem } : undefined))?.kind === 'refused';
  const action = trouble?.kind === 'failure' ? 'auth.retry' : 'auth.submit';
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={authPath(locale)}
      className="flex flex-col gap-5"
      onSubmit={onSubmit}
    >
      {returnTo === undefined ? null : <input type="hidden" name={RETURN} value={returnTo} />}
      <TextField
        label={t('auth.loginField')}
        error={errors.login ? t('auth.loginRequired') : undefined}
        invalid={refused}
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
        invalid={refused}
        readOnly={sending}
        onType={(value) => edit('password', value)}
      />
      <Trouble problem={attempts === 0 ? problem : undefined} />
      <Button type="submit" size="lg" wide aria-disabled={sending}>
        {sending ? <LoaderCircle className="size-5 animate-spin" /> : null}
        {t(sending ? 'auth.sending' : action)}
      </Button>
    </form>
  );
});

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly onType: (value: string) => void;
}

/** A password, hidden until one asks to see it. */
const PasswordField = ({ value, error, invalid, readOnly, onType }: PasswordFieldProps) => {
  const { t } = useLanguage();
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        label={t('auth.password')}
        error={error}
        invalid={invalid}
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
        className="absolute top-7 right-0.5 noscript:hidden"
        onClick={() => setShown(!shown)}
      >
        <Sign className="size-5" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
};

/** Messages of problems without details. */
const plainWords = {
  fields: 'auth.bothRequired',
  refused: 'auth.refused',
  limited: 'auth.limitedPlain',
  failure: 'auth.failed',
  pending: 'auth.pending',
} as const satisfies Record<SignInNote, string>;

/** Why the sign-in failed. */
const Trouble = observer(({ problem }: Pick<AuthFormProps, 'problem'>): ReactNode => {
  const { t } = useLanguage();
  const { trouble } = useAuth();
  const words = (): readonly string[] => {
    if (!trouble) return problem ? [t(plainWords[problem])] : [];
    if (trouble.kind === 'refused') return trouble.messages;
    if (trouble.kind === 'limited') return [t('auth.limited', { count: Math.ceil(trouble.seconds / 60) })];
    return [t(trouble.failure.kind === 'network' ? 'problem.offline' : 'auth.failed')];
  };
  const messages = words();
  return messages.length > 0 ? (
    <div role="alert" className="flex items-start gap-2 text-14 text-danger">
      <TriangleAlert className="size-5 shrink-0" />
      <div className="min-w-0">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  ) : null;
});
