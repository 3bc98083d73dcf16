import { providedHook } from '#ui/app/provided.ts';
import type { AuthStore } from './auth-store.ts';

/** Whether a partner is signed in, and the form that asks for it. */
export const useAuth = providedHook<AuthStore>('Auth');
