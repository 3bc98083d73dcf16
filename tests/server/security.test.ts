import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { Services } from '#core/site/browsing/index.ts';
import { securityHeaders } from '#server/http/security.ts';
import { observatoryPoints, observatoryScore } from './observatory.ts';
import { serving } from './page-cache/asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The headers of a shop over https, or of one that is not. */
const headersOf = async ({ services = {}, vitrina = false, secure = true }) => {
  const site = { origin: 'https://shop.md', shopOrigin: 'https://shop.md', vitrina, services };
  const options = { dev: false, secure, services, chatOrigins: ['https://*.vendor.example'], siteOf: () => site };
  const server = await serving(express().use(securityHeaders(options)));
  closing.push(server.close);
  return (await server.ask()).headers;
};

const chat = { scriptUrl: 'https://code.vendor.example/x.js', init: 'a', destroy: 'b', onOpen: 'c' };
const busy: Services = { tagManagerId: 'GTM-ABC1234', chat, errorTracker: 'https://errors.example/report' };

describe('the headers of an answer over https', () => {
  it.each([
    ['of the shop', {}],
    ['of the shop with services of others', { services: busy }],
    ['of the vitrina', { vitrina: true }],
  ])('%s are graded highest by the rules of the HTTP Observatory', async (_whose, shop) => {
    const points = observatoryPoints({ headers: await headersOf(shop), body: '' });
    expect(observatoryScore(points)).toBeGreaterThanOrEqual(125);
    expect(Object.entries(points).filter(([, one]) => one < 0)).toEqual([]);
  });

  it('lose it for each that is missing', async () => {
    const headers = await headersOf({});
    const scored = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
    ];
    const whole = observatoryScore(observatoryPoints({ headers, body: '' }));
    for (const name of [...scored, 'cross-origin-resource-policy']) {
      const { [name]: _left, ...rest } = headers;
      expect(observatoryScore(observatoryPoints({ headers: rest, body: '' })), name).toBeLessThan(whole);
    }
    const plain = observatoryPoints({ headers: await headersOf({ secure: false }), body: '' });
    expect(plain['strict-transport-security']).toBeLessThan(0);
  });

  it('lose it for policies, cookies and scripts that are unsafe', () => {
    const policies = [
      "script-src 'unsafe-inline'",
      "default-src 'none'; style-src *",
      "default-src 'self' 'unsafe-eval'",
    ];
    const of = (policy: string) => observatoryPoints({ headers: { 'content-security-policy': policy }, body: '' });
    expect(policies.map((policy) => of(policy)['content-security-policy'])).toEqual([-20, 0, -10]);
    const cookie = (written: string) => observatoryPoints({ headers: { 'set-cookie': [written] }, body: '' }).cookies;
    expect(['a=1', 'a=1; Secure', 'a=1; Secure; HttpOnly', 'a=1; Secure; HttpOnly; SameSite=Lax'].map(cookie)).toEqual([
      -40, -30, 0, 5,
    ]);
    const body = '<script src="https://other.example/x.js"></script>';
    expect(observatoryPoints({ headers: {}, body })['subresource-integrity']).toBeLessThan(0);
  });
});
