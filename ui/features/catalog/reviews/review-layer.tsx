import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { ReviewDraft } from '#core/catalog/reviews/index.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { TextArea, TextField } from '#ui/design/primitives/field.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { StarChoice } from './star-choice.tsx';
import { useReviewForm } from './use-review-form.ts';

/** Review form and thanks. The form comes first, so that it returns the focus before the thanks take it. */
export const ReviewLayer = observer(({ onPosted }: { onPosted: () => void }) => {
  const { t } = useLanguage();
  const reviewForm = useReviewForm();
  return (
    <>
      <Dialog open={reviewForm.open} onClose={reviewForm.hide} label={t('reviews.formTitle')}>
        <ReviewForm onPosted={onPosted} />
      </Dialog>
      <Dialog open={reviewForm.successOpen} onClose={reviewForm.hideSuccess} label={t('reviews.success')}>
        <div className="flex flex-col items-start gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="flex w-full items-start justify-between gap-4">
            <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
            <CrossButton label={t('reviews.close')} className="-mt-2 -mr-2" onClick={reviewForm.hideSuccess} />
          </div>
          <div>
            <h2 className="text-28">{t('reviews.success')}</h2>
            <p className="mt-1 text-muted">{t('reviews.successText')}</p>
          </div>
          <Button kind="secondary" onClick={reviewForm.hideSuccess}>
            {t('reviews.toProduct')}
          </Button>
        </div>
      </Dialog>
    </>
  );
});

const ReviewForm = observer(({ onPosted }: { onPosted: () => void }) => {
  const { t, locale } = useLanguage();
  const reviewForm = useReviewForm();
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, sending, edit } = reviewForm;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await reviewForm.submit(locale)) onPosted();
    else leadToError(form.current);
  };
  const errorOf = (field: keyof ReviewDraft): string | undefined => {
    const code = errors[field];
    if (!code) return undefined;
    if (code === 'too_long' || field === 'pros' || field === 'cons') return t('reviews.error.long');
    return t(`reviews.error.${field}`);
  };
  const field = bindFields<'author' | 'text' | 'pros' | 'cons'>(reviewForm, errorOf);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
      <header className="flex items-center justify-between gap-4 px-6 pt-4 sm:px-8 sm:pt-6">
        <h2 className="text-22">{t('reviews.formTitle')}</h2>
        <CrossButton label={t('reviews.close')} className="-mr-2" onClick={reviewForm.hide} />
      </header>
      <div className="flex flex-col gap-5 overflow-y-auto px-6 py-4 sm:px-8">
        <StarChoice value={draft.rating} onChoose={(star) => edit('rating', star)} error={errorOf('rating')} />
        <TextField
          label={t('reviews.author')}
          hint={t('reviews.authorHint')}
          required
          autoComplete="given-name"
          autoCapitalize="words"
          {...field('author')}
        />
        <TextArea label={t('reviews.text')} required placeholder={t('reviews.textPlaceholder')} {...field('text')} />
        <TextArea label={t('reviews.pros')} hint={t('reviews.optional')} rows={2} {...field('pros')} />
        <TextArea label={t('reviews.cons')} hint={t('reviews.optional')} rows={2} {...field('cons')} />
      </div>
      <footer className="flex flex-col gap-3 border-t border-hairline px-6 py-4 sm:px-8">
        <Trouble />
        <Button kind="secondary" type="submit" wide aria-disabled={sending}>
          {t(sending ? 'reviews.sending' : 'reviews.submit')}
        </Button>
      </footer>
    </form>
  );
});

/** Why the review that was sent is not there. */
const Trouble = observer((): ReactNode => {
  const { t } = useLanguage();
  const { trouble } = useReviewForm();
  if (!trouble) return null;
  return (
    <p role="alert" className="text-14 text-danger">
      {trouble.kind === 'refused'
        ? `${t('reviews.refused')}: ${trouble.words}`
        : t(trouble.kind === 'unknown' ? 'reviews.unknown' : 'reviews.notSent')}
    </p>
  );
});

/** Brings the first field that is wrong before the eyes and under the hands; of a group, its first choice. */
const leadToError = (form: HTMLFormElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  field?.focus();
};
