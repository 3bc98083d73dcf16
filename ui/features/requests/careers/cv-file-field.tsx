import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type DragEvent, useId, useRef } from 'react';
import { valueOr } from '#core/kernel/shared/index.ts';
import { FileText, Paperclip } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { CvStore } from './cv-store.ts';

const ACCEPTED =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const KILO = 1024;
const TENTH = 10;

/** The file of a CV: chosen or dropped here, looked at at once, and taken away again. */
export const CvFileField = observer(({ store }: { store: CvStore }) => {
  const { t } = useLanguage();
  const { choose, dropFile } = store;
  const { draft, errors } = store.form;
  const file = valueOr(draft.file, undefined);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = errors.file;
  const take = (chosen: File | undefined) => {
    if (chosen) void choose(chosen);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // The very same file may be chosen again once it was mended.
    target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    dropFile();
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-14 font-medium">
        {t('career.file')}
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={onChange}
      />
      {file ? (
        <div className="flex min-h-16 items-center gap-3 rounded-control border border-field pr-1 pl-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
          <FileText aria-hidden="true" className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="text-14 text-muted">{t('career.size', { size: kilobytes(file.bytes.length) })}</span>
          </p>
          <IconButton label={t('career.removeFile', { name: file.name })} onClick={remove}>
            <Cross />
          </IconButton>
        </div>
      ) : (
        <label
          htmlFor={id}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          className={`flex min-h-16 items-center gap-3 rounded-control border border-dashed px-4 py-3 transition peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:opacity-60 hover:bg-tile ${error ? 'border-danger' : 'border-muted'}`}
        >
          <Paperclip aria-hidden="true" className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
          <span>
            <span className="font-medium underline underline-offset-4">{t('career.choose')}</span>
            <span className="pointer-coarse:hidden"> {t('career.orDrop')}</span>
          </span>
        </label>
      )}
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={`text-14 ${error ? 'text-danger' : 'text-muted'}`}
      >
        {t(error ? `career.fileError.${error}` : 'career.fileHint')}
      </p>
    </div>
  );
});

/** `0.1`, `812`: kilobytes of a file for people, never 0. */
const kilobytes = (bytes: number): number => Math.max(1 / TENTH, Math.round((bytes / KILO) * TENTH) / TENTH);
