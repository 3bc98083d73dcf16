import { sendCv, toVacancy, vacancies } from '#adapters/provider-http/calls/vacancies.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { CareerDesk } from '#core/requests/careers/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** Jobs and CVs over the provider's HTTP calls. How far a CV has gone is not given: the server's own way is short. */
export const createHttpCareerDesk = (access: ProviderAccess): CareerDesk => {
  const mapping = { pictures: access.transport.pictures };
  return {
    vacancies: ({ locale }, signal) =>
      ask(
        access,
        vacancies,
        {},
        { locale, signal },
        mapped((answer) => answer.map((vacancy) => toVacancy(vacancy, { ...mapping, locale }))),
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
      const reply = await access.transport.send(sendCv, { body }, context);
      if (!reply.ok) return reply;
      const said = reply.value;
      return ok(said.kind === 'answer' ? { kind: 'accepted' } : { kind: 'refused', messages: said.messages });
    },
  };
};
