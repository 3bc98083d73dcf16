import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyPart } from '#ui/design/chunks.ts';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { useAuth } from './auth-context.ts';

const modal = () => import('./auth-modal.tsx');
const AuthModal = lazyPart(modal, 'AuthModal');
const FailedTries = lazyPart(() => import('./failed-tries.tsx'), 'FailedTries');

/** Fetches the modal while the pointer or the focus is on its way to opening it. */
export const preloadAuthModal = (): void => {
  modal().catch(() => undefined);
};

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
