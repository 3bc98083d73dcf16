import { requiredContext } from '#ui/app/required-context.ts';
import type { AuthStore } from './auth-store.ts';

/** Whether a partner is signed in, and the form that asks for it. */
export const [AuthContext, useAuth] = requiredContext<AuthStore>('Auth');
