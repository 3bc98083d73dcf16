import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { providerCalls } from '#adapters/provider-http/contract/calls.ts';

const guide = readFileSync(new URL('../../../adapters/provider-http/README.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```json (\w+)\n([\s\S]*?)```/g)].map(([, call = '', json = '']) => ({
  call,
  json,
}));

describe('the guide', () => {
  it('has an answer for every call of the minimal set', () => {
    const calls = examples.map(({ call }) => call);
    expect(calls).toEqual(['menuTree', 'productDetail', 'search', 'globalSiteSettings', 'submitOrder']);
  });

  it.each(examples)('$call: its answer is one that the shop takes', ({ call, json }) => {
    const { answer } = providerCalls[call as keyof typeof providerCalls];
    expect(v.safeParse(answer, JSON.parse(json)).issues).toBeUndefined();
  });
});
