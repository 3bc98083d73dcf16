import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SCHEDULE } from '#core/purchase/delivery/index.ts';
import { parseConfig } from '#server/config.ts';
import { createSites } from '#server/http/sites.ts';

const sites = createSites(
  parseConfig({
    PORT: '8080',
    SHOP_ORIGIN: 'https://shop.example',
    VITRINA_ORIGIN: 'https://partners.shop.example',
    KNOWN_HOSTS: 'www.shop.example, dev.shop.example:8443',
  }),
);
const from = (host?: string, originalUrl = '/') => ({ headers: { host }, originalUrl }) as Request;
const isKnown = (host?: string): boolean => {
  let known = false;
  const response = { status: () => response, set: () => response, type: () => response, send: () => response };
  sites.knownHostsOnly(from(host), response as unknown as Response, () => {
    known = true;
  });
  return known;
};

describe('sites', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    ['SHOP.example:443', 'https://shop.example'],
    ['shop.example.', 'https://shop.example'],
    ['shop.example:80', 'https://shop.example'],
    ['www.shop.example', 'https://shop.example'],
    ['dev.shop.example:8443', 'https://shop.example'],
    ['partners.shop.example', 'https://partners.shop.example'],
    ['Partners.Shop.Example:443', 'https://partners.shop.example'],
    ['localhost:8080', 'https://shop.example'],
    ['127.0.0.1:8080', 'https://shop.example'],
    ['[::1]:8080', 'https://shop.example'],
  ])('ROUTE-9: %s shows %s', (host, origin) => {
    expect(isKnown(host)).toBe(true);
    const site = sites.siteOf(from(host));
    expect(site).toMatchObject({ origin, shopOrigin: 'https://shop.example' });
    expect(site.vitrina).toBe(origin.includes('partners'));
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'shop.example..',
    'shop.example:8443',
    'localhost',
    '127.0.0.1:1',
    'x@shop.example',
  ])('ROUTE-9: %s is nobody', (host) => {
    expect(isKnown(host)).toBe(false);
  });

  it('ERROR-8: runs no services of others beside partners, and hears of its own errors there too', () => {
    expect(sites.siteOf(from('partners.shop.example')).services).toEqual({});
    const configured = {
      PORT: '8080',
      VITRINA_ORIGIN: 'https://partners.shop.example',
      GTM_ID: 'GTM-ABC123',
      CHAT_SCRIPT_URL: 'https://chat.example/w.js',
      ERROR_TRACKER_URL: 'https://bugs.example/report',
    };
    const { services } = createSites(parseConfig(configured)).siteOf(from('partners.shop.example'));
    expect(services).toEqual({ errorTracker: 'https://bugs.example/report' });
  });

  it('LIVE-10: runs no services of others on a private link, in any language, and on all other pages as configured', () => {
    const { siteOf } = createSites(
      parseConfig({ PORT: '8080', SHOP_ORIGIN: 'https://shop.example', GTM_ID: 'GTM-ABC123' }),
    );
    for (const address of ['/order/live', '/ro/order/live', '/order/live?utm_source=x'])
      expect(siteOf(from('shop.example', address)).services).toEqual({});
    for (const address of ['/', '/order', '/order/lively', '/x/order/live'])
      expect(siteOf(from('shop.example', address)).services).toMatchObject({ tagManagerId: 'GTM-ABC123' });
  });

  it('OFFLINE-8 OFFLINE-9: run no services of others where the offline page stands in, and keep none in the vitrina', () => {
    const origins = { SHOP_ORIGIN: 'https://shop.example', VITRINA_ORIGIN: 'https://partners.shop.example' };
    const sites = (OFFLINE_PAGE?: string) => {
      const { siteOf } = createSites(parseConfig({ ...origins, GTM_ID: 'GTM-ABC123', OFFLINE_PAGE }));
      return ['shop.example', 'partners.shop.example'].map((host) => siteOf(from(host, '/ro/offline')));
    };
    for (const site of sites()) expect(site.services).toEqual({});
    expect(sites().map(({ offlinePage }) => offlinePage)).toEqual([true, undefined]);
    expect(sites('false').map(({ offlinePage }) => offlinePage)).toEqual([undefined, undefined]);
    expect(() => sites('yes')).toThrow('OFFLINE_PAGE: wanted true or false');
  });

  it('CART-17: sells visitors as many pieces at once as is configured, and partners without a bound', () => {
    expect(sites.siteOf(from('shop.example')).soldAtOnce).toBe(99);
    expect(sites.siteOf(from('partners.shop.example'))).not.toHaveProperty('soldAtOnce');
    const { siteOf } = createSites(parseConfig({ SHOP_ORIGIN: 'https://shop.example', LIMIT_PIECES: '5' }));
    expect(siteOf(from('shop.example')).soldAtOnce).toBe(5);
  });

  it('SETTINGS-5: name the service centre’s phones on both sites where they are configured', () => {
    const hosts = ['shop.example', 'partners.shop.example'];
    const origins = { SHOP_ORIGIN: 'https://shop.example', VITRINA_ORIGIN: 'https://partners.shop.example' };
    const of = (SERVICE_CENTRE_PHONES?: string) => {
      const { siteOf } = createSites(parseConfig({ ...origins, SERVICE_CENTRE_PHONES }));
      return hosts.map((host) => siteOf(from(host)).serviceCentrePhones);
    };
    expect(of()).toEqual([undefined, undefined]);
    expect(of('+37322000111')).toEqual([['+37322000111'], ['+37322000111']]);
    expect(of('none')).toEqual([[], []]);
  });

  it('DELIVERY-16: promise days by one schedule, or none', () => {
    const hosts = ['shop.example', 'partners.shop.example'];
    const of = (env: Record<string, string>) => {
      const { siteOf } = createSites(
        parseConfig({
          SHOP_ORIGIN: 'https://shop.example',
          VITRINA_ORIGIN: 'https://partners.shop.example',
          ...env,
        }),
      );
      return hosts.map((host) => siteOf(from(host)).deliverySchedule);
    };
    expect(of({})).toEqual([DEFAULT_SCHEDULE, DEFAULT_SCHEDULE]);
    expect(of({ DELIVERY_DAYS: 'none' })).toEqual([undefined, undefined]);
  });
});
