import type { Response } from 'express';
import type * as v from 'valibot';
import type { providerCalls } from '#adapters/provider-http/contract/calls.ts';
import { type Bani, toDecimal } from '#adapters/provider-sandbox/money.ts';

type Calls = typeof providerCalls;

/** The answer of a call in the contract. */
export type Answer<Id extends keyof Calls> = v.InferInput<Calls[Id]['answer']>;

/** The request body of a call in the contract. */
export type Body<Id extends keyof Calls> = Calls[Id] extends { readonly body?: infer Schema }
  ? NonNullable<Schema> extends v.GenericSchema
    ? v.InferInput<NonNullable<Schema>>
    : never
  : never;

/** A schema whose output is the body of a call. */
export type BodySchema<Id extends keyof Calls> = v.GenericSchema<unknown, Body<Id>>;

/** A product in a list. */
export type ProductWire = Answer<'productsById'>['products'][number];

export type SortOption = NonNullable<
  NonNullable<v.InferInput<NonNullable<Calls['categoryProducts']['query']>>>['sort']
>;

/** Sends the answer of a call. Its type is checked against the contract. */
export const reply = <Id extends keyof Calls>(response: Response, body: Answer<Id>): void => {
  response.json(body);
};

/** An amount in the contract's format: MDL with two decimals. */
export const amount = (bani: Bani): string => toDecimal(bani);
