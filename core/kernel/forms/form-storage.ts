import {
  type Failure,
  type Ids,
  type Result,
  type UnansweredRequests,
  withIdempotencyKey,
} from '#core/kernel/shared/index.ts';
import type { DraftMemory } from './form-state.ts';
import { type FormAnswer, type FormOutcome, formOutcome } from './outcome.ts';

/** Stores form drafts and unanswered requests. */
export interface FormStorage {
  /** The stored value; undefined when there is none. */
  load(name: string): unknown;
  /** Stores a value; undefined deletes it. */
  save(name: string, value: unknown): void;
  /** Deletes everything, because another person uses the browser. */
  forget(): void;
}

/** A draft that consists of texts. */
export type Texts<Draft> = { readonly [Field in keyof Draft]: string };

/** Longest text that is taken back into a field (rule FORM-1). */
const TEXT_MAX = 10_000;

/** Repairs a stored draft: known texts stay, other fields start empty (rule FORM-1). */
export const repairTexts = <Draft extends Texts<Draft>>(kept: unknown, empty: Draft): Draft => {
  const fields: Readonly<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const texts = Object.keys(empty)
    .map((name) => [name, fields[name]] as const)
    .filter(([, text]) => typeof text === 'string' && text.length <= TEXT_MAX);
  return { ...empty, ...Object.fromEntries(texts) };
};

/** The stored draft of a form of texts (rule FORM-1). */
export const storedTexts = <Draft extends Texts<Draft>>(
  formStorage: FormStorage,
  form: string,
  empty: Draft,
): DraftMemory<Draft> => ({
  load: () => repairTexts(formStorage.load(form), empty),
  save: (draft) => formStorage.save(form, draft),
});

/** The last request of a form that has no answer; it outlives a reload (rule FORM-2). */
const unansweredIn = (formStorage: FormStorage, form: string): UnansweredRequests<unknown> => {
  const name = `${form}.sent`;
  return {
    keyOf: (request) => {
      const { content, key } = repairTexts(formStorage.load(name), { content: '', key: '' });
      return content === JSON.stringify(request) && key !== '' ? key : undefined;
    },
    keep: (request, key) => formStorage.save(name, { content: JSON.stringify(request), key }),
    forget: () => formStorage.save(name, undefined),
  };
};

interface Dependencies {
  readonly ids: Ids;
  readonly formStorage: FormStorage;
}

/**
 * Use-case: sends a form with an idempotency key that is stored until a definite answer, so that a retry after a reload
 * has the same key (rule FORM-2). Never throws for network errors.
 */
export const createSendForm = <Request>(
  { ids, formStorage }: Dependencies,
  form: string,
  send: (request: Request, key: string) => Promise<Result<FormAnswer, Failure>>,
) => {
  const underKey = withIdempotencyKey(ids, unansweredIn(formStorage, form));
  return async (request: Request): Promise<FormOutcome> =>
    formOutcome(await underKey(request, (key) => send(request, key)));
};
