import { describe, expect, it } from 'vitest';
import { richTextHtml } from '#adapters/provider-saleor/rich-text.ts';

const htmlOf = (...blocks: unknown[]) => richTextHtml(JSON.stringify({ time: 1, blocks, version: '2.24.3' }));

describe('a rich text', () => {
  it('has paragraphs, headings below the page’s own, lists of both ways to write them, and quotes', () => {
    expect(htmlOf({ type: 'paragraph', data: { text: 'A <b>b</b>' } })).toBe('<p>A <b>b</b></p>');
    expect(htmlOf({ type: 'header', data: { text: 'H', level: 1 } })).toBe('<h2>H</h2>');
    expect(htmlOf({ type: 'header', data: { text: 'H', level: 6 } })).toBe('<h4>H</h4>');
    expect(htmlOf({ type: 'list', data: { style: 'ordered', items: ['a', { content: 'b' }] } })).toBe(
      '<ol><li>a</li><li>b</li></ol>',
    );
    expect(htmlOf({ type: 'list', data: { items: ['a'] } })).toBe('<ul><li>a</li></ul>');
    expect(htmlOf({ type: 'quote', data: { text: 'Q' } })).toBe('<blockquote>Q</blockquote>');
  });

  it('leaves out blocks that it does not know, or that are broken, and keeps the rest', () => {
    const kept = { type: 'paragraph', data: { text: 'K' } };
    expect(htmlOf({ type: 'image', data: { file: {} } }, null, { type: 'header' }, kept)).toBe('<p>K</p>');
  });

  it.each([undefined, null, '', 'plain words', '{}', '[1]'])('is empty for %s', (text) => {
    expect(richTextHtml(text)).toBe('');
  });
});
