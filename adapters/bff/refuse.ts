import type { Response } from 'express';
import { failure } from '#core/kernel/shared/index.ts';

/** Answers that a call is not as agreed, as a result. */
export const refuse = (response: Response, status: number, code: string): void => {
  response.status(status).json({ ok: false, error: failure('domain', code, code, { status }) });
};
