import { PROBLEM, RETURN, returnAddress, type SignInNote } from '#core/kernel/auth/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface AuthPageData {
  /** Where a partner goes after signing in: always an address of this site (rule AUTH-6). */
  readonly returnTo: string;
  readonly problem?: SignInNote;
}

const problems: readonly SignInNote[] = ['fields', 'refused', 'limited', 'failure', 'pending'];

/** Where to go next, and why a form sent without scripts was rejected. */
export const load = pageLoader(async ({ url, locale }): Promise<AuthPageData> => {
  const reported = url.searchParams.get(PROBLEM);
  const problem = problems.find((kind) => kind === reported);
  return { returnTo: returnAddress(url.searchParams.get(RETURN), locale), ...(problem ? { problem } : {}) };
});
