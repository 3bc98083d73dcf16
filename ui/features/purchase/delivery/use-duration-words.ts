import { useLanguage } from '#ui/i18n/context.ts';

const NO_BREAK_SPACE = '\u00A0';

/** Minutes as hours and minutes without a line break: `2 ч 14 мин`. */
export const useDurationWords = (): ((minutes: number) => string) => {
  const { t } = useLanguage();
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return [hours > 0 ? t('promise.hours', { hours }) : '', minutes > 0 ? t('promise.minutes', { minutes }) : '']
      .filter(Boolean)
      .join(NO_BREAK_SPACE);
  };
};
