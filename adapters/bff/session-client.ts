import type { LoginProblem, Session } from '#core/auth/index.ts';
import { err, type Failure } from '#core/shared/index.ts';
import { asker, type Send } from './client.ts';

const problems: readonly string[] = ['fields', 'refused', 'failure'] satisfies LoginProblem['kind'][];
const isProblem = (error: LoginProblem | Failure): error is LoginProblem => problems.includes(error.kind);

/** The partner's session in the browser, over `/api/auth/`; the token stays in a cookie that scripts cannot read. */
export const createBffSession = (send: Send): Session => {
  const ask = asker(send);
  return {
    login: async (query) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask<{ isAuth: boolean }>('/api/auth/login', {
        method: 'POST',
        headers,
        body: JSON.stringify(query),
      });
      if (answer.ok) return answer;
      // The server says a problem; a guard before it, or no connection, is a plain failure.
      const error: LoginProblem | Failure = answer.error;
      return err(isProblem(error) ? error : { kind: 'failure', failure: error });
    },
    logout: () => ask('/api/auth/logout', { method: 'POST' }),
    restore: () => ask('/api/auth/session', {}),
  };
};
