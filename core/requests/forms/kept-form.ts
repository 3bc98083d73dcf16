import { type Failure, type Ids, isUndecided, type Result } from '#core/kernel/shared/index.ts';
import { type LeadAnswer, type LeadOutcome, leadOutcome } from '#core/requests/leads/index.ts';

/** Keeps what a visitor has typed in the forms of the site's pages, and what was sent without an answer. */
export interface FormStorage {
  /** Whatever was kept under a name; undefined when nothing was. */
  load(name: string): unknown;
  /** Keeps a value under a name; undefined forgets it. */
  save(name: string, value: unknown): void;
  /** Forgets everything: the visitor has left this browser to somebody else. */
  forget(): void;
}

/** Longest text that is taken back into a field (rule FORM-1). */
const TEXT_MAX = 10_000;

/** A draft of texts out of whatever was kept: texts of known fields stay, the rest is as at the start (rule FORM-1). */
export const repairTexts = <Draft extends { readonly [Field in keyof Draft]: string }>(
  kept: unknown,
  empty: Draft,
): Draft => {
  const fields: Readonly<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const texts = Object.keys(empty)
    .map((name) => [name, fields[name]] as const)
    .filter(([, text]) => typeof text === 'string' && text.length <= TEXT_MAX);
  return { ...empty, ...Object.fromEntries(texts) };
};

interface Dependencies {
  readonly ids: Ids;
  readonly formStorage: FormStorage;
}

/** How one form is sent under a key. */
type SendUnderKey<Request> = (
  request: Request,
  key: string,
  signal?: AbortSignal,
) => Promise<Result<LeadAnswer, Failure>>;

/**
 * Use-case: sends a form under a key that is kept until a definite answer, so that the same request goes under the same
 * key also after a reload (rule FORM-2). Never throws for what may happen on a network.
 */
export const makeSendForm =
  <Request>({ ids, formStorage }: Dependencies, form: string, send: SendUnderKey<Request>) =>
  async (request: Request, signal?: AbortSignal): Promise<LeadOutcome> => {
    const name = `${form}.sent`;
    const content = JSON.stringify(request);
    const kept = repairTexts(formStorage.load(name), { content: '', key: '' });
    const key = kept.content === content && kept.key !== '' ? kept.key : ids.next();
    formStorage.save(name, { content, key });
    const answer = await send(request, key, signal);
    if (answer.ok || !isUndecided(answer.error)) formStorage.save(name, undefined);
    return leadOutcome(answer);
  };
