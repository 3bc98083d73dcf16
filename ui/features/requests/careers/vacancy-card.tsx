import type { Vacancy } from '#core/requests/careers/index.ts';
import { Banknote, CalendarClock, ChevronDown, type Icon, MapPin } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { RichText } from '#ui/features/kernel/rich-text/rich-text.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';

interface VacancyCardProps {
  readonly vacancy: Vacancy;
  /** Opens the CV form; absent for a closed vacancy. */
  readonly onAnswer?: () => void;
}

/** A vacancy with its terms; a closed one is folded. */
export const VacancyCard = ({ vacancy, onAnswer }: VacancyCardProps) => {
  const { t } = useLanguage();
  const { vacancyId, title, html, isActive } = vacancy;
  if (isActive)
    return (
      <article aria-labelledby={vacancyId} className="mt-4 rounded-tile bg-tile p-5 sm:p-8">
        <h3 id={vacancyId} className="text-22 md:text-28">
          {noBreakName(title)}
        </h3>
        <Facts vacancy={vacancy} className="mt-3" />
        <div className="mt-5">
          <RichText html={html} />
        </div>
        <Button size="lg" className="mt-6 max-sm:w-full" aria-haspopup="dialog" onClick={onAnswer}>
          {t('career.answer')}
        </Button>
      </article>
    );
  return (
    <details className="group border-b border-hairline last:border-0">
      <summary className="flex min-h-16 items-center gap-4 py-3">
        <span className="flex-1">
          <span className="block text-18 font-semibold">{noBreakName(title)}</span>
          <Facts vacancy={vacancy} className="mt-1 text-14 text-muted" />
        </span>
        <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="pb-6">
        <RichText html={html} />
      </div>
    </details>
  );
};

const Facts = ({ vacancy, className }: { vacancy: Vacancy; className: string }) => {
  const facts: readonly (readonly [Icon, string])[] = [
    [MapPin, vacancy.city],
    [CalendarClock, vacancy.schedule],
    [Banknote, vacancy.salary],
  ];
  return (
    <span className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {facts.map(([Icon, words]) =>
        words ? (
          <span key={words} className="flex items-center gap-2">
            <Icon className="size-4.5 shrink-0" strokeWidth={1.75} />
            {words}
          </span>
        ) : null,
      )}
    </span>
  );
};
