import type { Request } from 'express';
import * as v from 'valibot';
import { partnerOf } from '#adapters/provider-sandbox/db/partners.ts';
import { isLocale, type Locale } from '#adapters/provider-sandbox/locale.ts';
import { invalid, Refusal } from './errors.ts';
import type { Provider } from './provider.ts';

/** The language of a request by its `lang` header; Russian unless given. */
export const localeOf = (request: Request): Locale => {
  const wanted = request.get('lang');
  return isLocale(wanted) ? wanted : 'ru';
};

/** The login of the partner whose token came in `shtoken`; undefined for a visitor, 401 for a token that is not good. */
export const partnerBy = (provider: Provider, request: Request): string | undefined =>
  request.get('shtoken') ? requirePartner(provider, request) : undefined;

/** The partner, or 401. */
export const requirePartner = ({ sql, now }: Provider, request: Request): string => {
  const partner = partnerOf(sql, request.get('shtoken') ?? '', now());
  if (partner === undefined) throw new Refusal(401, { code: 'unauthorised', message: 'A valid shtoken is needed' });
  return partner;
};

/** The JSON body by a schema: 415 for another kind of body, 400 that names the field for another shape. */
export const bodyOf = <Schema extends v.GenericSchema>(request: Request, schema: Schema): v.InferOutput<Schema> => {
  if (!request.is('json')) {
    throw new Refusal(415, { code: 'unsupported_media_type', message: 'The body must be application/json' });
  }
  return checked(schema, request.body);
};

/** A value by a schema, or 400 that names the first field at fault; what was sent is not repeated. */
export const checked = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw invalid(`${field}: ${issue.expected ? `${issue.expected} is expected` : 'is not valid'}`);
};

/** Every value of a query parameter as texts. */
export const listParameter = (request: Request, name: string): readonly string[] => {
  const value = request.query[name];
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
};

/** The first value of a query parameter, or an empty text. */
export const parameter = (request: Request, name: string): string => listParameter(request, name)[0] ?? '';

/** A whole number from the query between 1 and `most`; anything else is `fallback`. */
export const numberParameter = (request: Request, name: string, fallback: number, most: number): number => {
  const written = parameter(request, name);
  const value = /^\d{1,9}$/.test(written) ? Number(written) : fallback;
  return Math.min(Math.max(1, value), most);
};

/** A named part of the path. */
export const pathPart = (request: Request, name: string): string => {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
};
