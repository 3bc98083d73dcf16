import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { customer, filled, maybe, moment, text } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import type { WarrantyDesk, WarrantyDevice, WarrantyQuestion } from '#core/requests/warranty/index.ts';

export const warrantyCheck = defineCall({
  id: 'warrantyCheck',
  method: 'POST',
  path: '/general/warranty_check',
  summary: 'Warranties of a device by its number, or of an order by its number and phone; 404 when it is neither',
  assumed: true,
  body: v.object({
    device: v.optional(v.pipe(filled, v.maxLength(40), v.description('IMEI or serial number'))),
    order_number: v.optional(v.pipe(filled, v.maxLength(40))),
    customer_phone_number: v.optional(customer.customer_phone_number),
  }),
  answer: v.object({
    devices: v.array(
      v.object({
        title: filled,
        serial: maybe(text),
        bought_on: maybe(moment),
        valid_until: v.pipe(maybe(moment), v.description('Last day; absent until the device is handed over')),
        repairs: maybe(
          v.array(
            v.object({
              accepted_on: moment,
              finished_on: v.pipe(maybe(moment), v.description('Absent while it is being repaired')),
              text,
            }),
          ),
        ),
      }),
    ),
  }),
  example: { body: { device: '356938035643809' } },
});

/** A question in the provider's words. */
const fromQuestion = (question: WarrantyQuestion): RequestOf<typeof warrantyCheck>['body'] =>
  question.by === 'device'
    ? { device: question.device }
    : { order_number: question.orderNumber, customer_phone_number: question.phone };

const dayOf = (written: string): string => written.slice(0, 10);
const dayIfAny = (written: string | null | undefined): string | undefined => (written ? dayOf(written) : undefined);

/** Devices as core knows them; repairs newest first. */
const toWarrantyDevices = ({ devices }: AnswerOf<typeof warrantyCheck>): readonly WarrantyDevice[] =>
  devices.map((device) => ({
    title: device.title,
    serial: device.serial ?? '',
    ...present({ boughtOn: dayIfAny(device.bought_on), validUntil: dayIfAny(device.valid_until) }),
    repairs: (device.repairs ?? [])
      .map(({ accepted_on, finished_on, text: words }) => ({
        acceptedOn: dayOf(accepted_on),
        ...present({ finishedOn: dayIfAny(finished_on) }),
        text: words,
      }))
      .toSorted((one, other) => other.acceptedOn.localeCompare(one.acceptedOn)),
  }));

/** Warranties over the provider's HTTP call. */
export const createHttpWarrantyDesk = (access: ProviderAccess): WarrantyDesk => ({
  check: readerOf(access)(warrantyCheck, ({ question }) => ({ body: fromQuestion(question) }), toWarrantyDevices),
});
