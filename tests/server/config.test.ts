import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '#server/config.ts';

describe('configuration', () => {
  it('has a working shop for an empty environment', () => {
    expect(parseConfig({})).toMatchObject({
      port: 8000,
      shopOrigin: 'http://localhost:8000',
      vitrinaOrigin: 'http://vitrina.localhost:8000',
      logLevel: 'info',
    });
    expect(parseConfig({})).toMatchObject({ pageCacheBytes: 64 * 1024 * 1024, priceMaxAge: 300, processes: 1 });
    for (const name of ['providerUrl', 'redis', 'secret', 'purgeSecret'])
      expect(parseConfig({})).not.toHaveProperty(name);
  });

  it('counts an empty variable as absent', () => {
    expect(parseConfig({ PROVIDER_URL: '', PORT: '' })).toEqual(parseConfig({}));
  });

  it('takes what it is given', () => {
    const given = {
      PORT: '9000',
      SHOP_ORIGIN: 'https://shop.example/',
      PROVIDER_URL: 'https://api.example/v1/',
      PROVIDER_KIND: 'vendure',
      CONTENT_PROVIDER_URL: 'http://localhost:8002',
      REDIS_URL: 'redis://cache:6379/1',
      PAGE_CACHE_MB: '16',
      PRICE_MAX_AGE: '0',
      PURGE_SECRET: 'sixteen letters!',
      SECRET: 'at least thirty-two characters it has',
      WEB_CONCURRENCY: '4',
      METRICS_PORT: '9100',
      DRAIN_SECONDS: '15',
      PICTURES_MB: '7',
      MAX_CONNECTIONS: '900',
      LIMIT_PIECES: '12',
      SHOP_NAME: ' Nord ',
      SERVICE_CENTRE_PHONES: '022 000 111, +37369123456',
    };
    expect(parseConfig(given)).toMatchObject({
      port: 9000,
      shopOrigin: 'https://shop.example',
      vitrinaOrigin: 'http://vitrina.localhost:9000',
      providerUrl: 'https://api.example/v1/',
      providerKind: 'vendure',
      contentProviderUrl: 'http://localhost:8002',
      onReceipt: 'shop-on-receipt',
      redis: { mode: 'single', url: 'redis://cache:6379/1', space: 'zori:shop.example' },
      pageCacheBytes: 16 * 1024 * 1024,
      priceMaxAge: 0,
      purgeSecret: 'sixteen letters!',
      secret: 'at least thirty-two characters it has',
      processes: 4,
      metricsPort: 9100,
      drainSeconds: 15,
      picturesBytes: 7 * 1024 * 1024,
      maxConnections: 900,
      soldAtOnce: 12,
      shopName: 'Nord',
      serviceCentrePhones: ['+37322000111', '+37369123456'],
    });
  });

  it('tells all faults together, each with the name and what is wanted', () => {
    const faulty = {
      PORT: '80000',
      SHOP_ORIGIN: 'shop.example/path',
      PROVIDER_URL: 'ftp://x',
      PROVIDER_STATIC_TOKEN_HEADER: 'a b',
      REDIS_URL: 'http://x',
      LOG_LEVEL: 'loud',
      PAGE_CACHE_MB: '0',
      PRICE_MAX_AGE: '5 min',
      PURGE_SECRET: 'short',
      SECRET: 'thirty-one characters are short',
      WEB_CONCURRENCY: '65',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '61',
      PICTURES_MB: '0',
      MAX_CONNECTIONS: '0',
      LIMIT_PIECES: '0',
      SHOP_NAME: ' ',
      SERVICE_CENTRE_PHONES: '12345',
    };
    const parse = () => parseConfig(faulty);
    expect(parse).toThrow(ConfigError);
    for (const name of Object.keys(faulty)) expect(parse).toThrow(new RegExp(`${name}: wanted `));
    expect(parse).toThrow(/PORT: wanted a port number from 0 to 65535/);
    expect(parse).toThrow(/LOG_LEVEL: wanted one of fatal, error/);
  });

  it('has the vitrina at a host of its own, over https unless it is on this machine', () => {
    const VITRINA_ORIGIN = 'https://partners.shop.example';
    expect(parseConfig({ VITRINA_ORIGIN })).toMatchObject({ vitrinaOrigin: VITRINA_ORIGIN });
    for (const local of ['http://vitrina.localhost:9000', 'http://localhost:9001', 'http://127.0.0.1:9001'])
      expect(parseConfig({ VITRINA_ORIGIN: local })).toMatchObject({ vitrinaOrigin: local });
    for (const plain of ['http://partners.shop.example', 'http://notlocalhost'])
      expect(() => parseConfig({ VITRINA_ORIGIN: plain }), plain).toThrow(/VITRINA_ORIGIN: wanted an https origin/);
    expect(() => parseConfig({ SHOP_ORIGIN: `${VITRINA_ORIGIN}/`, VITRINA_ORIGIN })).toThrow(
      /VITRINA_ORIGIN: wanted another origin/,
    );
  });

  it('takes the published token for a provider on this machine alone', () => {
    const fault = /PROVIDER_STATIC_TOKEN: wanted the token that this provider gave the shop/;
    for (const PROVIDER_URL of ['https://api.example', 'http://10.0.0.1:8000', 'http://localhost.example']) {
      for (const env of [{ PROVIDER_URL }, { PROVIDER_URL, PROVIDER_STATIC_TOKEN: 'zori-static-token' }])
        expect(() => parseConfig(env), PROVIDER_URL).toThrow(fault);
      expect(parseConfig({ PROVIDER_URL, PROVIDER_STATIC_TOKEN: 'own' })).toMatchObject({ staticToken: 'own' });
    }
    for (const PROVIDER_URL of ['http://localhost:8001', 'http://127.0.0.2', 'http://[::1]:8001'])
      expect(parseConfig({ PROVIDER_URL })).toMatchObject({ staticToken: 'zori-static-token' });
    // Vendure is asked without a token, a provider beside it with one.
    const vendure = { PROVIDER_URL: 'https://shop.example', PROVIDER_KIND: 'vendure' };
    expect(() => parseConfig(vendure)).not.toThrow();
    expect(() => parseConfig({ ...vendure, CONTENT_PROVIDER_URL: 'https://api.example' })).toThrow(fault);
  });

  it('knows kinds of providers, of which the embedded one is http', () => {
    expect(parseConfig({}).providerKind).toBe('http');
    expect(() => parseConfig({ PROVIDER_KIND: 'medusa', PROVIDER_URL: 'https://api.example' })).toThrow(
      'PROVIDER_KIND: wanted one of http, vendure',
    );
    expect(() => parseConfig({ PROVIDER_KIND: 'vendure' })).toThrow(/PROVIDER_URL: wanted the address of the provider/);
    expect(() => parseConfig({ CONTENT_PROVIDER_URL: 'http://localhost' })).toThrow(
      /CONTENT_PROVIDER_URL: wanted none/,
    );
  });

  it('finds Redis as one server, a cluster or sentinels', () => {
    const space = 'zori:localhost:8000';
    const [one, other] = ['rediss://name:pass@one:7000', 'redis://other:7001'];
    const redisOf = (env: Record<string, string>) => parseConfig(env).redis;
    expect(redisOf({ REDIS_URL: one, REDIS_MODE: 'cluster' })).toEqual({ mode: 'cluster', urls: [one], space });
    expect(redisOf({ REDIS_URL: `${one}, ${other}`, REDIS_MODE: 'cluster' })).toEqual({
      mode: 'cluster',
      urls: [one, other],
      space,
    });
    const sentinel = { REDIS_URL: `${one},${other}`, REDIS_MODE: 'sentinel' };
    expect(redisOf(sentinel)).toEqual({ mode: 'sentinel', urls: [one, other], primary: 'mymaster', space });
    expect(redisOf({ ...sentinel, REDIS_PRIMARY: 'shop' })).toMatchObject({ primary: 'shop' });
    for (const env of [{ REDIS_URL: `${one},${other}` }, { REDIS_MODE: 'cluster' }, { REDIS_MODE: 'sentinel' }])
      expect(() => parseConfig(env), JSON.stringify(env)).toThrow(/REDIS_MODE: wanted/);
    expect(() => parseConfig({ REDIS_URL: `${one},http://x` })).toThrow(/REDIS_URL: wanted|REDIS_URL\.1: wanted/);
  });
  it('knows a CDN by the header of its tags, with an address and a credential for purges', () => {
    const CDN_PURGE_URL = 'https://cdn.example/purge';
    expect(parseConfig({}).cdn).toBeUndefined();
    expect(parseConfig({ CDN_TAG_HEADER: 'xkey' }).cdn).toEqual({ tagHeader: 'xkey' });
    expect(
      parseConfig({ CDN_TAG_HEADER: 'xkey', CDN_PURGE_URL, CDN_CREDENTIAL: 'Authorization: Bearer a: b' }).cdn,
    ).toEqual({
      tagHeader: 'xkey',
      purgeUrl: CDN_PURGE_URL,
      credential: ['Authorization', 'Bearer a: b'],
    });
    expect(() => parseConfig({ CDN_PURGE_URL })).toThrow(/CDN_TAG_HEADER: wanted/);
    expect(() => parseConfig({ CDN_TAG_HEADER: 'x key' })).toThrow(/CDN_TAG_HEADER: wanted/);
    expect(() => parseConfig({ CDN_CREDENTIAL: 'secret' })).toThrow(/CDN_CREDENTIAL: wanted/);
  });
});
