import { PROBLEM, RETURN, returnAddress, type SignInNote } from '#core/kernel/auth/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';

const problems: readonly SignInNote[] = ['fields', 'refused', 'limited', 'failure', 'pending'];

/** Where to go next, always an address of this site (rule AUTH-6), and why a form sent without scripts was rejected. */
export const load = pageLoader(async ({ url, locale }) => {
  const reported = url.searchParams.get(PROBLEM);
  const problem = problems.find((kind) => kind === reported);
  return { returnTo: returnAddress(url.searchParams.get(RETURN), locale), ...(problem ? { problem } : {}) };
});

export type AuthPageData = Loaded<typeof load>;
