import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '#ui/app/stores.ts';
import { useEver } from '#ui/design/use-ever.ts';

const ProblemModal = lazy(async () => ({ default: (await import('./problem-modal.tsx')).ProblemModal }));

/** The modal of failures, fetched when the first one is told. */
export const ProblemLayer = observer(() => {
  const needed = useEver(useStores().problem.problem !== undefined);
  return <Suspense>{needed ? <ProblemModal /> : null}</Suspense>;
});
