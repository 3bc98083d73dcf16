import type { LoginProblem, Session } from '#core/kernel/auth/index.ts';
import { err, type Failure, ok } from '#core/kernel/shared/index.ts';
import { asker, type Send } from './client.ts';

const problems: readonly string[] = ['fields', 'refused', 'limited', 'failure'] satisfies LoginProblem['kind'][];
const isProblem = (error: LoginProblem | Failure): error is LoginProblem => problems.includes(error.kind);

const UNAUTHORISED = 401;
/** Header of a login's answer: clear the previous partner's data (rule AUTH-12). Scripts cannot read Clear-Site-Data. */
export const RESET_HEADER = 'x-reset';

/** Sends requests, and calls the listeners on 401. */
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
      // The browser clears its storage; the stores of this page clear their state.
      if (answer.ok) return reset ? ok({ ...answer.value, reset }) : answer;
      // The server answers with a login problem; anything else is a failure of the call.
      const error: LoginProblem | Failure = answer.error;
      return err(isProblem(error) ? error : { kind: 'failure', failure: error });
    },
    logout: () => ask('/api/auth/logout', { method: 'POST' }),
    restore: () => ask('/api/auth/session', {}),
    onEnd,
  };
};
