import type { Response } from 'express';
import { failure } from '#core/kernel/shared/index.ts';

/** Statuses after which a retry makes sense. */
const RETRYABLE = [429, 503];

/** Answers with a failure, and whether the call may be retried. */
export const refuse = (response: Response, status: number, code: string): void => {
  response
    .status(status)
    .json({ ok: false, error: failure('domain', code, code, { status, retryable: RETRYABLE.includes(status) }) });
};
