import { observer } from 'mobx-react-lite';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDelivery } from './delivery-context.ts';

/** Placeholder of regions and shops while they load, or an error. */
export const DirectoryState = observer(() => {
  const { t, locale } = useLanguage();
  const delivery = useDelivery();
  if (!delivery.failed || delivery.loading)
    return (
      <div className="grid gap-4 md:grid-cols-2">
        <span className="sr-only">{t('delivery.loading')}</span>
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    );
  return (
    <div role="alert" data-missing="" className="flex flex-col items-start gap-3 rounded-tile bg-tile p-4 text-14">
      <p>{t('delivery.failed')}</p>
      <Button kind="secondary" size="sm" onClick={() => void delivery.load(locale)}>
        {t('delivery.retry')}
      </Button>
    </div>
  );
});
