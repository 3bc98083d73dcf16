import type { Response } from 'express';
import type * as v from 'valibot';
import type { providerCalls } from '#adapters/provider-http/contract/calls.ts';
import { type Bani, toDecimal } from '#adapters/provider-sandbox/money.ts';

type Calls = typeof providerCalls;

/** The answer that a call of the published contract promises. */
export type Answer<Id extends keyof Calls> = v.InferInput<Calls[Id]['answer']>;

/** The body that a call of the published contract takes. */
export type Body<Id extends keyof Calls> = Calls[Id] extends { readonly body?: infer Schema }
  ? NonNullable<Schema> extends v.GenericSchema
    ? v.InferInput<NonNullable<Schema>>
    : never
  : never;

/** A product as every list has it. */
export type ProductWire = Answer<'productsById'>['products'][number];

/** How a list may be ordered. */
export type SortOption = NonNullable<
  NonNullable<v.InferInput<NonNullable<Calls['categoryProducts']['query']>>>['sort']
>;

/** Answers a call; the compiler holds the body to the contract. */
export const reply = <Id extends keyof Calls>(response: Response, body: Answer<Id>): void => {
  response.json(body);
};

/** An amount as the provider writes it: MDL with two decimals. */
export const amount = (bani: Bani): string => toDecimal(bani);
