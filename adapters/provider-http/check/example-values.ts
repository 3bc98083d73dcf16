import type { Call } from '#adapters/provider-http/contract/define-call.ts';
import type { RequestParts } from '#adapters/provider-http/outgoing.ts';

/** Answers that came so far, by call. */
export type Answers = ReadonlyMap<string, unknown>;

/** Where a product is found when the call that an example takes it from is not known to the provider. */
const PRODUCT = /^popularProducts#\/products\/0/;
const OTHER_PRODUCTS = ['newestProducts#/products/0', 'sliders#/0/products/0', 'search#/products/0'];

/** The value at a JSON pointer; undefined when there is none. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, part) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[part] : undefined,
      value,
    );

const living = (source: string, answers: Answers): unknown => {
  const sources = PRODUCT.test(source)
    ? [source, ...OTHER_PRODUCTS.map((other) => source.replace(PRODUCT, other))]
    : [source];
  return sources
    .map((one) => {
      const [from = '', pointer = ''] = one.split('#');
      // An example may name the query or the status of an answer as well.
      return at(answers.get(from.replace(/[?:].*$/, '')), pointer);
    })
    .find((value) => value !== undefined && value !== null);
};

/** The request of a call's example, with values of the provider itself where the example asks for them. */
export const exampleRequest = (call: Call, answers: Answers): RequestParts => {
  const {
    params = {},
    query = {},
    body,
    from = {},
  } = (call.example ?? {}) as RequestParts & {
    readonly from?: Readonly<Record<string, string>>;
  };
  const request = structuredClone({ params, query, ...(body === undefined ? {} : { body }) });
  for (const [pointer, source] of Object.entries(from)) {
    const value = living(source, answers);
    const parent = at(request, pointer.slice(0, pointer.lastIndexOf('/')));
    if (value !== undefined && typeof parent === 'object' && parent !== null)
      Object.assign(parent, { [pointer.slice(pointer.lastIndexOf('/') + 1)]: value });
  }
  return request;
};
