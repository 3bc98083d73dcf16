import { observer } from 'mobx-react-lite';
import { type ScanOutcome as Outcome, QUICK_ORDER_MAX } from '#core/purchase/quick-order/index.ts';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

/** What came of the code that was scanned last. */
export const ScanOutcome = observer(({ store, scanned }: { store: QuickOrderStore; scanned: Outcome }) => {
  const { t } = useLanguage();
  if (scanned.kind === 'asking') return <p>{t('quickOrder.scanned.asking')}</p>;
  if (scanned.kind === 'failed') return <p className="text-danger">{t('quickOrder.scanned.failed')}</p>;
  if (scanned.kind === 'other')
    return <p className="line-clamp-3">{t('quickOrder.scanned.other', { text: scanned.text })}</p>;
  const { code } = scanned;
  if (scanned.kind === 'full')
    return <p className="text-danger">{t('quickOrder.scanned.full', { code, max: QUICK_ORDER_MAX })}</p>;
  const found = store.productOf(code);
  if (found === 'missing') return <p className="text-danger">{t('quickOrder.scanned.missing', { code })}</p>;
  if (!found) return <p>{t('quickOrder.scanned.code', { code })}</p>;
  const { title, image } = found.product;
  const count = store.lines.find((line) => line.code === code)?.count ?? 0;
  return (
    <div className="flex items-center gap-3">
      <LinePicture image={image} side={48} />
      <p className="min-w-0">
        <span className="line-clamp-2 font-medium">{title}</span>
        <span className="text-muted">{t('quickOrder.scanned.inList', { count })}</span>
      </p>
    </div>
  );
});
