import { PROBLEM, RETURN, returnAddress, type SignInNote } from '#core/kernel/auth/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface AuthPageData {
  /** Where a partner goes who has signed in: always an address of this site (rule AUTH-6). */
  readonly returnTo: string;
  readonly problem?: SignInNote;
}

const problems: readonly SignInNote[] = ['fields', 'refused', 'limited', 'failure', 'pending'];

/** Where to go on to, and why the form, sent without scripts, has signed nobody in. */
export const load = pageLoader(async ({ url, locale }): Promise<AuthPageData> => {
  const reported = url.searchParams.get(PROBLEM);
  const problem = problems.find((kind) => kind === reported);
  return { returnTo: returnAddress(url.searchParams.get(RETURN), locale), ...(problem ? { problem } : {}) };
});
