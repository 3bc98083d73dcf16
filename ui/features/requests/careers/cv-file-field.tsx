import { observer } from 'mobx-react-lite';
import { valueOr } from '#core/kernel/shared/index.ts';
import { FileField } from '#ui/features/kernel/fields/file-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { CvStore } from './cv-store.ts';

const ACCEPTED =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const KILO = 1024;
const TENTH = 10;

/** A CV file, checked as soon as it is chosen. */
export const CvFileField = observer(({ store }: { store: CvStore }) => {
  const { t } = useLanguage();
  const { choose, dropFile } = store;
  const { draft, errors } = store.form;
  const file = valueOr(draft.file, undefined);
  return (
    <FileField
      label={t('career.file')}
      accept={ACCEPTED}
      required
      hint={t('career.fileHint')}
      error={errors.file && t(`career.fileError.${errors.file}`)}
      file={file && { name: file.name, note: t('career.size', { size: kilobytes(file.bytes.length) }) }}
      onTake={(taken) => void choose(taken)}
      onRemove={dropFile}
    />
  );
});

/** Size of a file in kilobytes, at least `0.1`. */
const kilobytes = (bytes: number): number => Math.max(1 / TENTH, Math.round((bytes / KILO) * TENTH) / TENTH);
