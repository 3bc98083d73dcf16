import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { pictures } from './pictures-of-tests.ts';

const clean = (html: string, locale: Locale = 'ru') => cleanHtml(html, { pictures, locale });

describe('HTML of the provider', () => {
  it('keeps words, structure and links', () => {
    const html = '<h2>Экран</h2><p>6,7″ &amp; <b>120 Гц</b><br />ș</p><ul><li><a href="/p?a=1&amp;b">да</a></li></ul>';
    expect(clean(html)).toBe(html);
  });

  it('LOCALE-8: keeps its links in its language', () => {
    const html = '<a href="/contacts">a</a><a href="/media/terms.pdf">b</a><a href="https://zori.example/">c</a>';
    expect(clean(html, 'ru')).toBe(html);
    expect(clean(html, 'ro')).toBe(html.replace('/contacts', '/ro/contacts'));
  });

  it('turns the provider’s pictures into paths', () => {
    expect(clean('<img src="http://provider.test/media/1.webp" alt="a&quot;b" onerror="x()">')).toBe(
      '<img src="/media/1.webp" alt="a&quot;b" loading="lazy" />',
    );
  });

  it.each([
    ['<script>alert(1)</script>да', 'да'],
    ['<ScRiPt src=//evil>да', ''],
    ['<p onclick="x()" style="a">да</p>', '<p>да</p>'],
    ['<a href="javascript:alert(1)">да</a>', '<a>да</a>'],
    ['<a href="java&#115;cript:alert(1)">да</a>', '<a>да</a>'],
    ['<a href="java&Tab;script:alert(1)">да</a>', '<a>да</a>'],
    ['<a href=//evil.test>да</a>', '<a>да</a>'],
    ['<img src=media/x onerror=alert(1)>', '<img src="/media/x" alt="" loading="lazy" />'],
    ['<img src="data:image/svg+xml;base64,AA">', ''],
    ['<iframe src="https://evil.test/x"></iframe>да', 'да'],
    [
      '<iframe src="https://www.youtube.com/embed/x" onload="y()"></iframe>',
      '<iframe src="https://www.youtube.com/embed/x" loading="lazy"></iframe>',
    ],
    ['<svg><p>да</p></svg>нет', '<p>да</p>нет'],
    ['<scr<script>x</script>ipt>alert(1)', 'xipt&gt;alert(1)'],
    ['<!-- <p> --><p title="a>b">да', '<p>да</p>'],
    ['<b><i>да</b>нет', '<b><i>да</i></b>нет'],
    ['</p></div>да', '<p></p>да'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<p', 'p'],
    ['<form action=x><input><button>да', 'да'],
  ])('%s becomes %s', (html, wanted) => {
    expect(clean(html)).toBe(wanted);
  });

  const scrap = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    ' ',
    '=',
    '<p',
    '<a href=',
    '</a>',
    '<script',
    '</script>',
    '<!--',
    '-->',
    '<img src=',
    'javascript:',
    'onerror',
    '<svg',
    '&lt;',
    '&#x3c;',
    'да',
    '<b>',
    '</b>',
  );

  it('is only ever made of allowed elements and attributes, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 14 }), (scraps) => {
        const left = clean(scraps.join('')).replaceAll(
          /<\/?(?:p|b)>|<\/a>|<a(?: href="(?:\/|https?:)[^"<>]*")?>|<img(?: src="(?:\/|https?:)[^"<>]*")? alt="[^"<>]*" loading="lazy" \/>/g,
          '',
        );
        expect(left).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 14 }), (scraps) => {
        const once = clean(scraps.join(''));
        expect(clean(once)).toBe(once);
      }),
    );
  });

  it('takes its time linearly', () => {
    const startedAt = performance.now();
    for (const piece of ['<', '<!--', '<p a="', '<script', '<svg>', '</b>', '<a '])
      clean(piece.repeat(50_000 / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it.each([
    ['elements', '<b>', 'x', '</b>'],
    ['elements that are dropped', '<div class="a">', 'x', '</div>'],
    ['elements that never end', '<ul><li>', 'x', ''],
    ['tags that never end', '<a href="', '', ''],
    ['beginnings', '<', '', ''],
  ])('takes no longer for 600 kB of nested %s than for as much text', (_what, begin, words, end) => {
    const many = Math.floor(600_000 / (begin.length + end.length));
    const nested = begin.repeat(many) + words + end.repeat(many);
    const startedAt = performance.now();
    const text = clean(nested);
    // As much of it, laid flat, takes some tens of milliseconds; nested it took minutes. A busy machine has its share.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(text.length).toBeLessThan(2_000_000);
  });

  it('keeps what a text has deep inside, and what stands beside it', () => {
    const deep = `${'<ul><li>'.repeat(300)}<b>words</b>${'</li></ul>'.repeat(300)}<p>after <b>it</b></p>`;
    expect(clean(deep)).toContain('words');
    expect(clean(deep)).toMatch(/<p>after <b>it<\/b><\/p>$/);
    expect(clean(`<p>a<br>${'<b>'.repeat(40)}<br>x${'</b>'.repeat(40)}</p>`)).toContain('<b><br />x</b>');
  });

  it('is done once for a text, in each language', () => {
    const html = `<p><a href="/delivery">${'words '.repeat(50_000)}</a></p>`;
    const took = (locale: Locale) => {
      const startedAt = performance.now();
      clean(html, locale);
      return performance.now() - startedAt;
    };
    expect(clean(html, 'ru')).toContain('href="/delivery"');
    expect(clean(html, 'ro')).toContain('href="/ro/delivery"');
    const first = took('ru');
    expect(Math.min(first, took('ru'), took('ru'))).toBeLessThan(5);
  });
});
