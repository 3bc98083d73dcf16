import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useAuth } from './auth-context.ts';

export const AuthModal = lazyPart(() => import('./auth-modal.tsx'), 'AuthModal');
const FailedTries = lazyPart(() => import('./failed-tries.tsx'), 'FailedTries');

/** Sign-in modal and the notice after it, each loaded on first use. */
export const AuthLayer = observer(() => {
  const { isOpen, failedTries } = useAuth();
  const needed = useHasBeenTrue(isOpen);
  return (
    <Suspense>
      {needed ? <AuthModal /> : null}
      {failedTries > 0 ? <FailedTries /> : null}
    </Suspense>
  );
});
