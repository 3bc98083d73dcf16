import express, { type IRouter, type Request, Router } from 'express';
import { vacancies } from '#adapters/provider-sandbox/content/service.ts';
import { badRequest, HttpError, validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, validate } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { CV_MAX_BYTES, isCv } from '#adapters/provider-sandbox/leads/cv-file.ts';
import { cvForm } from '#adapters/provider-sandbox/leads/forms.ts';
import { saveLead } from '#adapters/provider-sandbox/leads/save-lead.ts';
import { requireCustomer } from '#adapters/provider-sandbox/orders/customer.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';
import { localized } from './localized.ts';

/** The file and the text fields. */
const BODY_LIMIT = CV_MAX_BYTES + 64 * 1024;

/** Open positions and CVs. */
export const vacancyRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/general/vacancies', (request, response) => {
      const answer = localized(vacancies, localeOf(request)).map(({ slug, isActive, ...vacancy }) => ({
        ...vacancy,
        vacancyId: slug,
        is_active: isActive,
      }));
      reply<'vacancies'>(response, answer);
    })
    .post(
      '/general/vacancy_cv',
      express.raw({ type: 'multipart/form-data', limit: BODY_LIMIT }),
      async (request, response) => {
        const locale = localeOf(request);
        const data = await formDataOf(request);
        const form = validate(cvForm, Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')));
        const customer = requireCustomer(form, locale);
        const vacancy = vacancies.find(({ slug }) => slug === form.vacancyId);
        if (!vacancy?.isActive) throw validationError(messages.vacancy[locale]);
        const file = data.get('file');
        if (!(file instanceof File) || file.size > CV_MAX_BYTES) throw validationError(messages.file[locale]);
        const attachment = new Uint8Array(await file.arrayBuffer());
        if (!isCv(attachment)) throw validationError(messages.file[locale]);
        saveLead(provider, request, 'cv', { ...form, ...customer, file: file.name.slice(0, 200) }, attachment);
        reply<'sendCv'>(response, { success: true });
      },
    );

/** Parses a multipart form with the platform's parser. */
const formDataOf = async (request: Request): Promise<FormData> => {
  const type = request.get('content-type') ?? '';
  if (!Buffer.isBuffer(request.body)) {
    throw new HttpError(415, { code: 'unsupported_media_type', message: 'The body must be multipart/form-data' });
  }
  try {
    return await new Response(new Uint8Array(request.body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw badRequest('The form cannot be read');
  }
};
