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
    expect(parseConfig({})).not.toHaveProperty('providerUrl');
  });

  it('counts an empty variable as absent', () => {
    expect(parseConfig({ PROVIDER_URL: '', PORT: '' })).toEqual(parseConfig({}));
  });

  it('takes what it is given', () => {
    const given = {
      PORT: '9000',
      SHOP_ORIGIN: 'https://shop.example/',
      PROVIDER_URL: 'https://api.example/v1/',
      REDIS_URL: 'redis://cache:6379/1',
    };
    expect(parseConfig(given)).toMatchObject({
      port: 9000,
      shopOrigin: 'https://shop.example',
      vitrinaOrigin: 'http://vitrina.localhost:9000',
      providerUrl: 'https://api.example/v1/',
      redisUrl: 'redis://cache:6379/1',
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
    };
    const parse = () => parseConfig(faulty);
    expect(parse).toThrow(ConfigError);
    for (const name of Object.keys(faulty)) expect(parse).toThrow(new RegExp(`${name}: wanted `));
    expect(parse).toThrow(/PORT: wanted a port number from 0 to 65535/);
    expect(parse).toThrow(/LOG_LEVEL: wanted one of fatal, error/);
  });
});
