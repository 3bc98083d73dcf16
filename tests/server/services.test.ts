import { describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { originsOf } from '#server/http/security.ts';

const servicesOf = (env: Record<string, string>) => parseConfig(env).services;
const PROVIDER_URL = 'http://localhost:8001';
const CHAT_SCRIPT_URL = 'https://chat.example/w.js';

describe('services around the pages', () => {
  it('are the embedded chat alone when nothing is configured', () => {
    const chat = {
      scriptUrl: '/chat/widget.js',
      init: 'shopChat.init',
      destroy: 'shopChat.destroy',
      onOpen: 'shopChatOpened',
    };
    expect(servicesOf({})).toEqual({ chat });
    expect(servicesOf({ PROVIDER_URL })).toEqual({});
  });

  it('are what the operator says', () => {
    const names = { CHAT_INIT: 'vendor_init', CHAT_DESTROY: 'vendor.end', CHAT_ON_OPEN: 'vendor_onOpen' };
    const campaign = { CAMPAIGN_UTM_CONTENT: 'phone-ad', CAMPAIGN_PHONE: '022 000 111' };
    expect(servicesOf({ PROVIDER_URL, CHAT_SCRIPT_URL, GTM_ID: 'GTM-ABC123', ...names, ...campaign })).toEqual({
      tagManagerId: 'GTM-ABC123',
      phoneCampaign: { content: 'phone-ad', phone: '+37322000111' },
      chat: { scriptUrl: CHAT_SCRIPT_URL, init: 'vendor_init', destroy: 'vendor.end', onOpen: 'vendor_onOpen' },
    });
  });

  it('CHAT-1: have no chat where everybody has to log in', () => {
    expect(servicesOf({ LOGIN_ENVIRONMENT: 'true' })).toEqual({});
    expect(servicesOf({ LOGIN_ENVIRONMENT: 'true', CHAT_SCRIPT_URL })).toEqual({});
    expect(servicesOf({ LOGIN_ENVIRONMENT: 'false' })).toHaveProperty('chat');
  });

  it('ERROR-8: post errors where the operator says', () => {
    const ERROR_TRACKER_URL = 'https://bugs.example/report?project=1';
    expect(servicesOf({ PROVIDER_URL, ERROR_TRACKER_URL })).toEqual({ errorTracker: ERROR_TRACKER_URL });
  });

  it('are reported together when they are wrong', () => {
    const faulty = {
      ERROR_TRACKER_URL: 'bugs.example',
      GTM_ID: 'UA-1',
      CAMPAIGN_PHONE: '12',
      CHAT_SCRIPT_URL: 'http://x/w.js',
      CHAT_INIT: 'alert(1)',
      CHAT_ON_OPEN: 'a.b',
      CHAT_ORIGINS: 'https://a.example,*',
      LOGIN_ENVIRONMENT: 'yes',
    };
    for (const name of Object.keys(faulty))
      expect(() => parseConfig(faulty)).toThrow(new RegExp(`${name}(?:\\.\\d)?: wanted `));
    expect(() => parseConfig({ CAMPAIGN_PHONE: '022000111' })).toThrow(/together, or neither/);
    expect(() => parseConfig({ CAMPAIGN_UTM_CONTENT: 'x' })).toThrow(/together, or neither/);
  });
});

describe('the content policy', () => {
  const of = (env: Record<string, string>) => {
    const { services, chatOrigins } = parseConfig(env);
    return originsOf(services, chatOrigins);
  };

  it('names nobody else while nothing is configured', () => {
    expect(of({})).toEqual({ scripts: [], connections: [], frames: [], pictures: [] });
  });

  it('ERROR-8: lets a page post to the error tracker, and do no more there', () => {
    const bugs = of({ PROVIDER_URL, ERROR_TRACKER_URL: 'https://bugs.example/report?project=1' });
    expect(bugs).toEqual({ scripts: [], connections: ['https://bugs.example'], frames: [], pictures: [] });
  });

  it('names the tag manager and the chat that are', () => {
    const { scripts, connections } = of({ GTM_ID: 'GTM-ABC123' });
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(connections).toContain('https://*.google-analytics.com');
    expect(of({ CHAT_SCRIPT_URL, CHAT_ORIGINS: 'wss://ws.chat.example, https://*.chat.example' })).toEqual({
      scripts: ['https://chat.example', 'https://*.chat.example'],
      connections: ['https://chat.example', 'wss://ws.chat.example', 'https://*.chat.example'],
      frames: ['https://chat.example', 'https://*.chat.example'],
      pictures: ['https://chat.example', 'https://*.chat.example'],
    });
  });
});
