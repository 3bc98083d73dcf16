import type { FigureGroup } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The label of a group's row. */
export const useRowName = (group: FigureGroup): ((key: string) => string) => {
  const { t, date } = useLanguage();
  if (group === 'day') return date;
  if (group === 'week') return (key) => t('figures.weekOf', { day: date(key) });
  return (key) => key || t(`figures.without.${group}`);
};
