import type { LoginProblem, Session } from '#core/kernel/auth/index.ts';
import { err, type Failure, ok } from '#core/kernel/shared/index.ts';
import { asker, type Send } from './client.ts';

const problems: readonly string[] = ['fields', 'refused', 'limited', 'failure'] satisfies LoginProblem['kind'][];
const isProblem = (error: LoginProblem | Failure): error is LoginProblem => problems.includes(error.kind);

const UNAUTHORISED = 401;
/**
 * Says, beside a login's answer, that nothing of the partner before may stay (rule AUTH-12). Browsers act on
 * Clear-Site-Data and show it to no script.
 */
export const RESET_HEADER = 'x-reset';

/** Lets requests pass, and tells whoever listens when an answer says that nobody is signed in any more. */
export const watchSession = (send: Send): { readonly send: Send; readonly onEnd: Session['onEnd'] } => {
  const listeners = new Set<() => void>();
  return {
    send: async (path, init) => {
      const response = await send(path, init);
      if (response.status === UNAUTHORISED) for (const listener of listeners) listener();
      return response;
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The partner's session in the browser, over `/api/auth/`; the token stays in a cookie that scripts cannot read. */
export const createBffSession = (send: Send, onEnd: Session['onEnd']): Session => {
  const ask = asker(send);
  return {
    login: async (query) => {
      const headers = { 'content-type': 'application/json' };
      let reset = false;
      const answer = await asker(async (path, init) => {
        const response = await send(path, init);
        reset = response.headers.has(RESET_HEADER);
        return response;
      })<{ isAuth: boolean }>('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(query) });
      // The browser is instructed to forget what it holds, and so are the stores of the page that asked.
      if (answer.ok) return reset ? ok({ ...answer.value, reset }) : answer;
      // The server says a problem; a guard before it, or no connection, is a plain failure.
      const error: LoginProblem | Failure = answer.error;
      return err(isProblem(error) ? error : { kind: 'failure', failure: error });
    },
    logout: () => ask('/api/auth/logout', { method: 'POST' }),
    restore: () => ask('/api/auth/session', {}),
    onEnd,
  };
};
