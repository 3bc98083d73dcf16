import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#ui/i18n/context.ts';

/** Leads to where an order is followed, its number already there. */
export const OrderLink = ({ orderNumber }: { orderNumber: string }) => {
  const { t, path } = useLanguage();
  return (
    <Link
      to={`${path('/order')}?number=${encodeURIComponent(orderNumber)}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      {t('order.check')}
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  );
};
