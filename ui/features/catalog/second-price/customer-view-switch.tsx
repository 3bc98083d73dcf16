import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Presentation } from '#ui/design/icons/index.tsx';
import { useAuth } from '#ui/features/kernel/auth/auth-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/** Physical key that, with Alt, turns the screen to the customer. */
const KEY = 'KeyV';

interface CustomerViewSwitchProps {
  /** Another one on the page answers the key already. */
  readonly alsoElsewhere?: boolean;
}

/**
 * Turns the vitrina's screen to a customer and back (rule SECOND-2). Its words are fit for the customer's eyes: they say
 * nothing of prices.
 */
export const CustomerViewSwitch = observer((props: CustomerViewSwitchProps) =>
  useAuth().isAuth ? <Switch {...props} /> : null,
);

const Switch = observer(({ alsoElsewhere = false }: CustomerViewSwitchProps) => {
  const { t } = useLanguage();
  const customerView = useCustomerView();
  const { toggle, viewer } = customerView;
  const [turned, setTurned] = useState(false);
  const turn = () => {
    toggle();
    setTurned(true);
  };
  useEffect(() => {
    if (alsoElsewhere) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== KEY || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      toggle();
      setTurned(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [toggle, alsoElsewhere]);
  const on = viewer === 'customer';
  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        aria-keyshortcuts="Alt+V"
        title={t('customerView.hint')}
        onClick={turn}
        className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-14 font-medium text-ink transition -outline-offset-2 hover:bg-tile aria-pressed:bg-ink aria-pressed:text-surface desktop:h-9 desktop:px-2.5"
      >
        <Presentation className="size-6 shrink-0" strokeWidth={1.75} />
        <span className="sr-only desktop:not-sr-only">{t('customerView.name')}</span>
      </button>
      <span role="status" className="sr-only">
        {turned ? t(on ? 'customerView.on' : 'customerView.off') : null}
      </span>
    </>
  );
});
