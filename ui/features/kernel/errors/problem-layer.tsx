import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useProblem } from './problem-context.ts';

const ProblemModal = lazyPart(() => import('./problem-modal.tsx'), 'ProblemModal');

/** The modal of failures, fetched when the first one is reported. */
export const ProblemLayer = observer(() => {
  const needed = useHasBeenTrue(useProblem().problem !== undefined);
  return <Suspense>{needed ? <ProblemModal /> : null}</Suspense>;
});
