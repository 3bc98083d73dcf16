import { type VisibleParts, visibleParts } from '#core/kernel/auth/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { useAuth } from './auth-context.ts';

/** The parts of the frame that belong to this visit (rules AUTH-5, AUTH-7); for components that observe. */
export const useVisibleParts = (): VisibleParts => {
  const { vitrina } = useSite();
  const { pathname } = useLocation();
  const { isAuth } = useAuth();
  return visibleParts({ vitrina, isAuth, pathname });
};
