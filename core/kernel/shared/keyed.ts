import { type Failure, isUndecided } from './failure.ts';
import type { Ids } from './ports.ts';
import type { Result } from './result.ts';

type Send<Request, Answer> = (request: Request, key: string, signal?: AbortSignal) => Promise<Result<Answer, Failure>>;

/**
 * Gives every request a key; the same request without a definite answer goes under the same key again, so that there
 * is never a second one (rule LEAD-3). Errors: those of `send`.
 */
export const keyed = <Request extends object, Answer>(ids: Ids, send: Send<Request, Answer>) => {
  const unanswered = new Map<string, string>();
  return async (request: Request, signal?: AbortSignal): Promise<Result<Answer, Failure>> => {
    const content = JSON.stringify(request);
    const key = unanswered.get(content) ?? ids.next();
    unanswered.set(content, key);
    const answer = await send(request, key, signal);
    if (answer.ok || !isUndecided(answer.error)) unanswered.delete(content);
    return answer;
  };
};
