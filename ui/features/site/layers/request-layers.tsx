import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { useCredit } from '#ui/features/requests/credit/use-credit.ts';
import { useLeads } from '#ui/features/requests/leads/use-leads.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';

const LeadModal = lazyPart(() => import('#ui/features/requests/leads/lead-modal.tsx'), 'LeadModal');
const CreditModal = lazyPart(() => import('#ui/features/requests/credit/credit-modal.tsx'), 'CreditModal');
const PrimeModal = lazyPart(() => import('#ui/features/requests/credit/prime-modal.tsx'), 'PrimeModal');

/** The modals of every way to buy beside the cart, each fetched on its first need. */
export const RequestLayers = observer(() => {
  const leads = useLeads();
  const credit = useCredit();
  const withLead = useHasBeenTrue(leads.form.open);
  const addCreditTerms = useHasBeenTrue(credit.form.open);
  const withPrime = useHasBeenTrue(credit.prime.open);
  return (
    <>
      <Suspense>{withLead ? <LeadModal /> : null}</Suspense>
      <Suspense>{addCreditTerms ? <CreditModal /> : null}</Suspense>
      <Suspense>{withPrime ? <PrimeModal /> : null}</Suspense>
    </>
  );
});
