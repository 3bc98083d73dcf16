import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answerTo } from '#adapters/provider-sandbox/chat/answers.ts';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const folder = temporaryFolder();
const provider = await startProvider({ port: 0, dataDir: folder.path, quiet: true });
afterAll(async () => {
  await provider.close();
  folder.remove();
});

const post = (body: object) =>
  fetch(`${provider.origin}/chat/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const reported = async (conversation: string) =>
  (await fetch(`${provider.origin}/chat/messages?conversation=${conversation}`)).json();

describe('the assistant', () => {
  it.each([
    ['Сколько стоит доставка в Бельцы?', 'ru', '/delivery'],
    ['Cât costă livrarea?', 'ro', '/delivery'],
    ['Можно в рассрочку?', 'ru', '/credit'],
    ['Unde e comanda mea?', 'ro', '/order'],
    ['Где мой заказ', 'ru', '/order'],
    ['Când e deschis magazinul?', 'ro', '/contacts'],
    ['Есть гарантия?', 'ru', '/service'],
  ] as const)('knows what „%s” is about', (question, locale, path) => {
    expect(answerTo(question, locale)).toMatchObject({ path });
  });

  it("says when it has no answer, in the page's language", () => {
    expect(answerTo('Qwerty?', 'ru').text).toMatch(/нет готового ответа/);
    expect(answerTo('Qwerty?', 'ro').text).toMatch(/nu am un răspuns/);
    expect(answerTo('Доставка?', 'ro').text).toMatch(/Livrăm/);
  });
});

describe('a conversation', () => {
  it('is stored and can be read with its id only', async () => {
    const conversation = randomUUID();
    const response = await post({ conversation, text: '  Доставка?  ', locale: 'ru' });
    const { messages } = await response.json();
    expect(messages).toMatchObject([{ author: 'assistant', path: '/delivery' }]);
    expect(await reported(conversation)).toEqual({ messages: [{ author: 'visitor', text: 'Доставка?' }, ...messages] });
    expect(await reported(randomUUID())).toEqual({ messages: [] });
  });

  it('rejects invalid messages and ends after 200', async () => {
    const conversation = randomUUID();
    for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(501) }, { conversation: '1' }, { locale: 'en' }])
      expect((await post({ conversation, text: 'x', locale: 'ru', ...wrong })).status).toBe(400);
    for (let number = 0; number < 100; number += 1) await post({ conversation, text: String(number), locale: 'ro' });
    expect((await post({ conversation, text: 'more', locale: 'ro' })).status).toBe(429);
  });

  it('has its own script', async () => {
    const response = await fetch(`${provider.origin}/chat/widget.js`);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toContain('shopChat');
  });
});
