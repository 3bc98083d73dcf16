import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTrialSession, GREETING } from './session.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The last answer to some commands. */
const answerTo = async (...lines: readonly string[]): Promise<string> => {
  const answer = aTrialSession();
  let said = '';
  for (const line of lines) said = (await answer(line)).text;
  return said;
};

describe('the trial of the core', () => {
  it('gives the session that core/README.md shows', () => {
    const readme = readFileSync(join(root, 'core/README.md'), 'utf8');
    const [, session = ''] = /^\$ npm run core:try --silent\n([\s\S]*?)^```$/m.exec(readme) ?? [];
    const lines = session.match(/(?<=^> ).*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [command = '', ...words] = String(scripts['core:try']).split(' ');
    expect(command).toBe('node');
    const { stdout, stderr, status } = spawnSync(process.execPath, words, {
      cwd: root,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toBe(session);
  });

  it('CART-1 CART-3 CART-17: puts goods in and takes them out, as far as there are so many', async () => {
    expect(await answerTo('add case 2', 'add case')).toBe('Case: 3 in the cart.');
    expect(await answerTo('add charger 9')).toBe('Charger: 3 in the cart.');
    expect(await answerTo('add case 2', 'remove case', 'totals')).toMatch(/^total +0$/m);
  });

  it('EXPLAIN-1: explains what the totals say', async () => {
    const lines = ['add phone 2', 'add headphones', 'tier second', 'region balti', 'code SALUT'];
    const [, total = ''] = /^total +(.+)$/m.exec(await answerTo(...lines, 'totals')) ?? [];
    expect(total).toBe('12 449.50');
    expect(await answerTo(...lines, 'explain')).toMatch(new RegExp(`^total +${total}$`, 'm'));
  });

  it('DELIVERY-4: goes back to ordinary delivery outside Kishinev', async () => {
    expect(await answerTo('delivery express', 'region balti')).toBe('Brought to balti, standard.');
    expect(await answerTo('region balti', 'delivery express')).toBe(
      'There is no delivery “express” to balti. There is: standard.',
    );
  });

  it('CODE-2 CODE-3: takes a code off while it holds', async () => {
    expect(await answerTo('code SAVE10')).toBe('It waits for something in the cart.');
    expect(await answerTo('add case', 'code save 10')).toBe('SAVE does not hold: unknown.');
    expect(await answerTo('add case', 'code save10')).toBe('SAVE10 takes 10 off.');
    expect(await answerTo('add case', 'code save10', 'code')).toBe('No promo code.');
  });

  it.each([
    ['fly', 'There is no command “fly”. “help” lists them.'],
    ['toString', 'There is no command “toString”. “help” lists them.'],
    ['add', 'There is no product “”. There are: phone, headphones, case, charger, tablet.'],
    ['add case many', '“many” is no number of pieces.'],
    ['add case -1', '“-1” is no number of pieces.'],
    ['remove sofa', 'There is no product “sofa”. There are: phone, headphones, case, charger, tablet.'],
    ['region mars', 'There is no region “mars”. There are: kishinev, balti, cahul.'],
    ['tier third', 'There is no price “third”. There are: retail, second.'],
    ['', ''],
  ])('says of “%s” what is wrong with it', async (line, said) => {
    expect(await answerTo(line)).toBe(said);
  });

  it('lists its commands, and ends when “quit” says so', async () => {
    expect(GREETING).toContain('“help”');
    expect(await answerTo('help')).toMatch(/^add case 2 +puts pieces/m);
    expect(await aTrialSession()(' quit ')).toEqual({ text: '', over: true });
  });
});
