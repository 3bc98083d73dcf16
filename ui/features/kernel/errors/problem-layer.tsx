import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyPart } from '#ui/design/chunks.ts';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { withAllWords } from '#ui/i18n/i18n.ts';
import { useProblem } from './problem-context.ts';

const ProblemModal = lazyPart(
  withAllWords(() => import('./problem-modal.tsx')),
  'ProblemModal',
);

/** The modal of failures, fetched when the first one is reported. */
export const ProblemLayer = observer(() => {
  const needed = useHasBeenTrue(useProblem().problem !== undefined);
  return <Suspense>{needed ? <ProblemModal /> : null}</Suspense>;
});
