import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  accepted,
  customer,
  exampleCustomer,
  filled,
  html,
  id,
  maybe,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import { type CareerDesk, CV_MAX_BYTES, type Vacancy } from '#core/requests/careers/index.ts';

export const vacancies = defineCall({
  id: 'vacancies',
  method: 'GET',
  path: '/general/vacancies',
  summary: 'Open vacancies',
  assumed: true,
  answer: v.array(
    v.object({
      vacancyId: id,
      title: filled,
      city: maybe(text),
      schedule: maybe(text),
      salary: maybe(text),
      html,
      is_active: v.boolean(),
    }),
  ),
});

export const sendCv = defineCall({
  id: 'sendCv',
  method: 'POST',
  path: '/general/vacancy_cv/',
  summary: 'Sends a CV for a vacancy; the file is a PDF, DOC or DOCX of 5 MB at most',
  idempotent: 'optional',
  assumed: true,
  encoding: 'multipart',
  body: v.object({
    ...customer,
    vacancyId: id,
    comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    file: v.pipe(v.file(), v.maxSize(CV_MAX_BYTES)),
  }),
  answer: accepted,
  example: {
    body: {
      ...exampleCustomer,
      vacancyId: 'consultant',
      file: new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }),
    },
    from: { '/body/vacancyId': 'vacancies#/0/vacancyId' },
  },
});

/** A vacancy as core knows it; its HTML is clean. */
const toVacancy = (wire: AnswerOf<typeof vacancies>[number], mapping: TextMapping): Vacancy => ({
  vacancyId: String(wire.vacancyId),
  title: wire.title,
  city: wire.city ?? '',
  schedule: wire.schedule ?? '',
  salary: wire.salary ?? '',
  html: cleanHtml(wire.html, mapping),
  isActive: wire.is_active,
});

/** Jobs and CVs over the provider's HTTP calls; the progress of a CV's upload is not reported. */
export const createHttpCareerDesk = (access: ProviderAccess): CareerDesk => ({
  vacancies: readerOf(access)(
    vacancies,
    () => ({}),
    (answer, mapping) => answer.map((vacancy) => toVacancy(vacancy, mapping)),
  ),
  sendCv: async ({ cv, key }, { signal } = {}) => {
    const comment = cv.comment === '' ? undefined : cv.comment;
    const body = {
      customer_name: cv.name,
      customer_phone_number: cv.phone,
      vacancyId: cv.vacancyId,
      ...present({ comment }),
      file: new File([Uint8Array.from(cv.file.bytes)], cv.file.name),
    };
    const context = { locale: cv.locale, signal, idempotencyKey: key, shtoken: access.shtoken };
    return mapResult(await access.transport.send(sendCv, { body }, context), (said) =>
      said.kind === 'answer'
        ? ({ kind: 'accepted' } as const)
        : ({ kind: 'refused', messages: said.messages } as const),
    );
  },
});
