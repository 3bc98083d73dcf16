import { useEffect, useState } from 'react';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';

/** A form's store that lives as long as its page and reads what was left in it once the page is alive. */
export const useKeptForm = <Form extends { start(): void }>(make: () => Form): Form => {
  const [form] = useState(make);
  const checkout = useCheckout();
  const { ready } = checkout;
  useEffect(() => {
    if (ready) form.start();
  }, [ready, form]);
  return form;
};
