import { observer } from 'mobx-react-lite';
import { RETURN_DAYS } from '#core/site/screens/index.ts';
import { useTermWords } from '#ui/features/purchase/delivery/use-term-words.ts';
import { useArrivalWords } from '#ui/features/purchase/region/use-arrival-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Why to buy here, in one line of figures (rule HOME-9). Until the day of delivery is known it names the term. */
export const Reasons = observer(({ shops }: { readonly shops: number }) => {
  const { t } = useLanguage();
  const arrival = useArrivalWords();
  const term = useTermWords()?.kishinev;
  const reasons = [
    shops > 0 ? t('home.shops', { count: shops }) : undefined,
    arrival ?? (term && t('home.delivery', { term })),
    t('home.returns', { count: RETURN_DAYS }),
  ];
  return (
    <ul className="flex min-h-6 flex-wrap justify-between gap-x-2 text-12 font-medium text-muted sm:justify-start sm:gap-x-8 sm:text-14">
      {reasons.map((reason) => (reason ? <li key={reason}>{reason}</li> : null))}
    </ul>
  );
});
