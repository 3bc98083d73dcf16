import type { Request } from 'express';
import * as v from 'valibot';
import { partnerOf } from '#adapters/provider-sandbox/db/partners.ts';
import { isLocale, type Locale } from '#adapters/provider-sandbox/locale.ts';
import { badRequest, HttpError } from './errors.ts';
import type { Provider } from './provider.ts';

/** The language in the `lang` header; Russian by default. */
export const localeOf = (request: Request): Locale => {
  const wanted = request.get('lang');
  return isLocale(wanted) ? wanted : 'ru';
};

/** The login behind the `shtoken` header; undefined without the header, 401 for an invalid token. */
export const optionalPartner = (provider: Provider, request: Request): string | undefined =>
  request.get('shtoken') ? requirePartner(provider, request) : undefined;

/** The partner's login, or 401. */
export const requirePartner = ({ sql, now }: Provider, request: Request): string => {
  const partner = partnerOf(sql, request.get('shtoken') ?? '', now());
  if (partner === undefined) throw new HttpError(401, { code: 'unauthorised', message: 'A valid shtoken is needed' });
  return partner;
};

/** The JSON body; 415 for another content type, 400 with the wrong field. */
export const parseBody = <Schema extends v.GenericSchema>(request: Request, schema: Schema): v.InferOutput<Schema> => {
  if (!request.is('json')) {
    throw new HttpError(415, { code: 'unsupported_media_type', message: 'The body must be application/json' });
  }
  return validate(schema, request.body);
};

/** The validated value, or 400 with the first wrong field. The error does not repeat the value. */
export const validate = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw badRequest(`${field}: ${issue.expected ? `${issue.expected} is expected` : 'is not valid'}`);
};

/** All values of a query parameter. */
export const queryParams = (request: Request, name: string): readonly string[] => {
  const value = request.query[name];
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
};

/** The first value of a query parameter, or an empty string. */
export const queryParam = (request: Request, name: string): string => queryParams(request, name)[0] ?? '';

/** A whole number from 1 to `most` in the query, or `fallback`. */
export const numberParam = (request: Request, name: string, fallback: number, most: number): number => {
  const written = queryParam(request, name);
  const value = /^\d{1,9}$/.test(written) ? Number(written) : fallback;
  return Math.min(Math.max(1, value), most);
};

export const pathParam = (request: Request, name: string): string => {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
};
