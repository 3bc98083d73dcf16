import { type ChangeEvent, type DragEvent, useId, useRef } from 'react';
import { FileText, Paperclip } from '#ui/design/icons/index.tsx';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface ChosenFile {
  readonly name: string;
  /** What else there is to say of it. */
  readonly note?: string;
  /** Address of the picture that it is. */
  readonly picture?: string;
}

interface FileFieldProps {
  readonly label: string;
  readonly name?: string;
  /** Kinds of files, as an input has them. */
  readonly accept: string;
  readonly required?: boolean;
  readonly hint: string;
  /** What is wrong with it, in words; announced. */
  readonly error?: string | undefined;
  readonly file?: ChosenFile | undefined;
  readonly onTake: (file: File) => void;
  readonly onRemove: () => void;
}

const focused = 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink';

/** A file with its label, hint and error: chosen or dropped here, named, and taken away again. */
export const FileField = ({ label, hint, error, file, onTake, onRemove, ...rest }: FileFieldProps) => {
  const { t } = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [taken] = target.files ?? [];
    if (taken) onTake(taken);
    // The same file can be chosen again after it was corrected.
    target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) onTake(dropped);
  };
  const remove = () => {
    onRemove();
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-14 font-medium">
        {label}
        {rest.required ? (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        ) : null}
      </label>
      <input
        {...rest}
        ref={input}
        id={id}
        type="file"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={onChange}
      />
      {file ? (
        <div className={`flex min-h-16 items-center gap-3 rounded-control border border-field pr-1 pl-4 ${focused}`}>
          {file.picture ? (
            <img src={file.picture} alt="" className="max-h-10 max-w-24 object-contain" />
          ) : (
            <FileText className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
          )}
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">{file.name}</span>
            {file.note ? <span className="text-14 text-muted">{file.note}</span> : null}
          </p>
          <CrossButton label={t('fileField.remove', { name: file.name })} onClick={remove} />
        </div>
      ) : (
        <label
          htmlFor={id}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          className={`flex min-h-16 items-center gap-3 rounded-control border border-dashed px-4 py-3 transition peer-disabled:opacity-60 hover:bg-tile ${focused} ${error ? 'border-danger' : 'border-muted'}`}
        >
          <Paperclip className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
          <span>
            <span className="font-medium underline underline-offset-4">{t('fileField.choose')}</span>
            <span className="pointer-coarse:hidden"> {t('fileField.orDrop')}</span>
          </span>
        </label>
      )}
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={`text-14 ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
};
