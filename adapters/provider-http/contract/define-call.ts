import type * as v from 'valibot';

/** A valibot schema without transforms, so that it equals its JSON Schema. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/** Bodies of declared refusals by HTTP status, for refusals that carry more than `non_field_errors`. */
type Refusals = Readonly<Record<number, WireSchema>>;

/**
 * One call to the provider. The schemas are the only declaration of its shape: types, run-time validation and the
 * OpenAPI document all come from here.
 */
export interface Call<
  Params extends WireSchema | undefined = WireSchema | undefined,
  Query extends WireSchema | undefined = WireSchema | undefined,
  Body extends WireSchema | undefined = WireSchema | undefined,
  Answer extends WireSchema = WireSchema,
  Declined extends Refusals | undefined = Refusals | undefined,
> {
  /** Stable name: the operationId, and the second word of `contract.<id>.<field>` failures. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** A POST that changes nothing: it may be retried, and broken records of its answer are dropped. */
  readonly reads?: boolean;
  /** Exactly as the published description writes it, with or without slashes at its ends; `{name}` stands for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  /** A list value is sent as the same parameter repeated. */
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels; JSON unless given. */
  readonly encoding?: 'json' | 'multipart';
  readonly answer: Answer;
  readonly refusals?: Declined;
  /** A failure is logged and its message is the status text (rule ERROR-6). */
  readonly silent?: boolean;
  /** Not in the published description; a real backend has to be aligned with it. */
  readonly assumed?: boolean;
  /** Whether `shtoken` is needed, or only changes the answer. */
  readonly secured?: 'required' | 'optional';
  /** Whether an `Idempotency-Key` header has to come, or only may. */
  readonly idempotent?: 'required' | 'optional';
  /** Example values, and the calls that give real ones. */
  readonly example?: CallExample<Params, Query, Body>;
}

/** Example values of one call. */
interface CallExample<Params, Query, Body> {
  readonly params?: InputOf<Params>;
  readonly query?: InputOf<Query>;
  readonly body?: InputOf<Body>;
  /**
   * Values that only a running provider knows: JSON pointer into the request (`/params/url`, `/body/product`) →
   * `<call id>#<JSON pointer into its answer>`. Written to the document as `x-example-from`.
   */
  readonly from?: Readonly<Record<string, string>>;
}

type InputOf<Schema> = Schema extends WireSchema ? v.InferInput<Schema> : never;

/** The request of a call: its params, query and body. */
export type RequestOf<C> =
  C extends Call<infer Params, infer Query, infer Body, infer _Answer, infer _Declined>
    ? Part<'params', Params> & OptionalPart<'query', Query> & Part<'body', Body>
    : never;

type Part<Name extends string, Schema> = [Schema] extends [WireSchema]
  ? { readonly [name in Name]: v.InferInput<Schema> }
  : unknown;

type OptionalPart<Name extends string, Schema> = [Schema] extends [WireSchema]
  ? Partial<v.InferInput<Schema>> extends v.InferInput<Schema>
    ? { readonly [name in Name]?: v.InferInput<Schema> }
    : Part<Name, Schema>
  : unknown;

/** The validated answer of a call. */
export type AnswerOf<C> =
  C extends Call<infer _Params, infer _Query, infer _Body, infer Answer, infer _Declined>
    ? v.InferOutput<Answer>
    : never;

/** The validated refusals a call declares, distinguished by HTTP status. */
export type DeclinedOf<C> =
  C extends Call<infer _Params, infer _Query, infer _Body, infer _Answer, infer Declined>
    ? Declined extends Refusals
      ? {
          [Status in keyof Declined & number]: {
            readonly kind: 'declined';
            readonly status: Status;
            readonly value: v.InferOutput<Declined[Status]>;
          };
        }[keyof Declined & number]
      : never
    : never;

/** Whether a call only reads, whatever its method. */
export const onlyReads = ({ method, reads = method === 'GET' }: Pick<Call, 'method' | 'reads'>): boolean => reads;

/** Declares a call; its types follow from the schemas given. */
export const defineCall = <
  const Params extends WireSchema | undefined = undefined,
  const Query extends WireSchema | undefined = undefined,
  const Body extends WireSchema | undefined = undefined,
  const Answer extends WireSchema = WireSchema,
  const Declined extends Refusals | undefined = undefined,
>(
  call: Call<Params, Query, Body, Answer, Declined>,
): Call<Params, Query, Body, Answer, Declined> => call;
