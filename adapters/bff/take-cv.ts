import { type ErrorRequestHandler, type RequestHandler, raw } from 'express';
import * as v from 'valibot';
import { COMMENT_MAX } from '#core/kernel/fields/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { CV_MAX_BYTES, type CvFileError, cvFileError, cvFileName, cvKind } from '#core/requests/careers/index.ts';
import { addressBlock } from './ip-address.ts';
import type { PortsFor } from './ports-for.ts';
import { refuse } from './refuse.ts';
import { key as keyShape, name, phone, typed } from './shapes.ts';
import { unpacksWithin } from './unpacks-within.ts';

/** Largest body: the file and the other fields, bytes. */
const BODY_MAX = CV_MAX_BYTES + 64 * 1024;
/** Most uploads at a time, in all and of one address; each is held in memory. */
const CV_SLOTS = { all: 8, address: 2 } as const;

/** The fields of the form without the file. */
const fields = v.strictObject({
  vacancyId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name,
  phone,
  comment: typed(COMMENT_MAX),
  locale: v.picklist(locales),
  key: keyShape,
});

/** The status for each error of the file (rule CAREER-1). */
const statuses: Readonly<Record<CvFileError, number>> = { required: 400, empty: 400, too_large: 413, kind: 415 };

/** Refuses uploads above the limit with a retryable 503 (rule LIMIT-6). */
const fewAtATime = (): RequestHandler => {
  const underWay: string[] = [];
  return (request, response, next) => {
    const address = addressBlock(request.ip ?? '');
    const own = underWay.filter((other) => other === address).length;
    if (underWay.length >= CV_SLOTS.all || own >= CV_SLOTS.address) {
      response.set({ connection: 'close', 'retry-after': '15' });
      return refuse(response, 503, 'too_many');
    }
    underWay.push(address);
    response.on('close', () => underWay.splice(underWay.indexOf(address), 1));
    next();
  };
};

/**
 * Accepts a CV as `multipart/form-data`, a few at a time (rule LIMIT-6), and validates it. 413: too large; 415: not a form
 * or not a CV; 400: an invalid field.
 */
export const takeCv = (portsFor: PortsFor): readonly (RequestHandler | ErrorRequestHandler)[] => [
  fewAtATime(),
  raw({ type: 'multipart/form-data', limit: BODY_MAX }),
  ((error: { readonly status?: unknown }, _request, response, next) => {
    if (error.status !== 413) return next(error);
    // The rest of the body stays unread, so the connection cannot be reused.
    response.set('connection', 'close');
    refuse(response, 413, 'too_large');
  }) satisfies ErrorRequestHandler,
  (async (request, response) => {
    if (!Buffer.isBuffer(request.body)) return refuse(response, 415, 'multipart_only');
    const form = await formOf(request.body, request.get('content-type') ?? '');
    if (!form) return refuse(response, 400, 'invalid_form');
    const { file, ...rest } = Object.fromEntries(form);
    const input = v.safeParse(fields, rest);
    if (!input.success) return refuse(response, 400, `invalid_input.${v.getDotPath(input.issues[0]) ?? ''}`);
    const chosen =
      file instanceof File ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : undefined;
    const wrong = cvFileError(chosen);
    const kind = chosen && cvKind(chosen.bytes);
    if (wrong || !chosen || !kind) return refuse(response, statuses[wrong ?? 'required'], wrong ?? 'required');
    if (kind === 'docx' && !(await unpacksWithin(chosen.bytes))) return refuse(response, statuses.kind, 'kind');
    const { key, ...cv } = input.output;
    const result = await portsFor(request, response).careers.sendCv({
      cv: { ...cv, file: { name: cvFileName(chosen.name, kind), bytes: chosen.bytes } },
      key,
    });
    response.status(result.ok ? 200 : result.error.status).json(result);
  }) satisfies RequestHandler,
];

const formOf = (body: Buffer, type: string): Promise<FormData | undefined> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);
