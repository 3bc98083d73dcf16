import { err, type Failure, failure, type Result } from '#core/kernel/shared/index.ts';
import { type CampaignMemory, campaignFields } from '#core/marketing/campaign/index.ts';
import type { CareerDesk, Cv, Sending } from '#core/requests/careers/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { type Call, type CalledPorts, calls, isRead } from './calls.ts';

/** Deadline of a call, ms; longer than the server's deadline for the provider. */
const DEADLINE_MS = 20_000;

export type Send = (path: string, init?: RequestInit) => Promise<Response>;
type Upload = (path: string, form: FormData, sending?: Sending) => Promise<Response>;

/** Calls the shop's server. Failures: `network`, `timeout`, and `contract` for an answer that is not a result. */
export const asker =
  (send: Send) =>
  async <Value>(path: string, init: RequestInit, signal?: AbortSignal): Promise<Result<Value, Failure>> => {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      const response = await send(path, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      return await resultOf(response);
    } catch (error) {
      if (deadline.aborted) return err(failure('timeout', 'timeout', 'The shop did not answer in time'));
      return err(failure('network', 'network', error instanceof Error ? error.message : 'No connection'));
    }
  };

/** Makes a port's method that calls the shop's server. */
const requester = (send: Send, campaign: CampaignMemory) => {
  const ask = asker(send);
  return ({ kind, path }: Call) => {
    if (isRead(kind)) {
      return (query: object, signal?: AbortSignal) =>
        ask(`/api/${path}?input=${encodeURIComponent(JSON.stringify(query))}`, {}, signal);
    }
    return (query: object, signal?: AbortSignal) => {
      const marks = kind === 'marked write' ? campaignFields(campaign.marks()) : {};
      const headers = { 'content-type': 'application/json' };
      return ask(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify({ ...query, ...marks }) }, signal);
    };
  };
};

/** Maps the values of an object. */
const mapped = <From, To>(values: Readonly<Record<string, From>>, make: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value)]));

/**
 * The shop's ports in the browser, over the shop's own `/api/`. Marked writes carry the UTM marks of the visitor's campaign
 * (rule CAMPAIGN-4).
 */
export const createBffPorts = (send: Send, upload: Upload, campaign: CampaignMemory): ShopPorts => {
  const request = requester(send, campaign);
  // Mapping loses the types, which `calls.ts` checks against the ports.
  const ports = mapped(calls, (methods) => mapped(methods, request)) as unknown as CalledPorts;
  const sendCv: CareerDesk['sendCv'] = async ({ cv, key }, sending) => {
    try {
      return await resultOf(await upload('/api/careers/cv', cvForm(cv, key), sending));
    } catch (error) {
      return err(failure('network', 'network', error instanceof Error ? error.message : 'No connection'));
    }
  };
  return { ...ports, careers: { ...ports.careers, sendCv } };
};

const cvForm = ({ file, ...words }: Cv, key: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...words, key })) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
  return form;
};

const resultOf = async <Value>(response: Response): Promise<Result<Value, Failure>> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'ok' in body) return body as Result<Value, Failure>;
  if (response.ok) return err(failure('contract', 'contract.bff', 'The answer has not the agreed shape'));
  return err(failure('http', `http_${response.status}`, response.statusText, { status: response.status }));
};
