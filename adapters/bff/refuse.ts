import type { Response } from 'express';
import { failure } from '#core/kernel/shared/index.ts';

/** Refusals that are over soon. */
const PASSING = [429, 503];

/** Answers that a call is not as agreed or comes at a bad time, as a result that says whether it may be sent again. */
export const refuse = (response: Response, status: number, code: string): void => {
  response
    .status(status)
    .json({ ok: false, error: failure('domain', code, code, { status, retryable: PASSING.includes(status) }) });
};
