import { useLanguage } from '#ui/i18n/context.ts';

/** Hides the rows on which all products say the same (rule COMPARE-6). */
export const DifferenceSwitch = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const { t } = useLanguage();
  return (
    <label className="inline-flex h-9 items-center gap-2.5 pr-2 text-14 font-medium pointer-coarse:h-11">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-10 rounded-full bg-field transition peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform peer-checked:after:[translate:16px]"
      />
      {t('compare.differences')}
    </label>
  );
};
