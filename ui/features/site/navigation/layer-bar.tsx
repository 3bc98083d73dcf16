import { ChevronLeft } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface LayerBarProps {
  readonly title: string;
  /** Goes one level up; absent on the first. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
}

/** The head of a full-screen layer: back, title, close. */
export const LayerBar = ({ title, onBack, onClose }: LayerBarProps) => {
  const { t } = useLanguage();
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-hairline pr-2 pl-4 md:pl-6">
      {onBack ? (
        <IconButton label={t('common.back')} onClick={onBack} className="-ml-3">
          <ChevronLeft className="size-6" />
        </IconButton>
      ) : null}
      <h2 className="min-w-0 flex-1 text-18">{title}</h2>
      <IconButton label={t('common.close')} onClick={onClose}>
        <Cross className="size-6" />
      </IconButton>
    </div>
  );
};
