import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface RepeatButtonProps {
  readonly orderNumber: string;
  readonly repeating: boolean;
  readonly onRepeat: () => void;
}

/** Puts an order in the cart again. */
export const RepeatButton = ({ orderNumber, repeating, onRepeat }: RepeatButtonProps) => {
  const { t } = useLanguage();
  return (
    <Button kind="secondary" size="sm" aria-disabled={repeating} onClick={onRepeat}>
      {repeating ? <LoaderCircle className="size-4 animate-spin" /> : null}
      {t('order.repeat')}
      <span className="sr-only"> {t('orders.number', { number: orderNumber })}</span>
    </Button>
  );
};
