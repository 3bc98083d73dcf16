import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, DEPTH_MAX, flattened } from '#adapters/provider-http/clean-html.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { pictures } from './pictures-of-tests.ts';

/** How deep a text is nested. */
const depthOf = (html: string): number => {
  let [depth, most] = [0, 0];
  for (const [, slash] of html.matchAll(/<(\/?)[a-z][^<>]*>/gi)) {
    depth += slash === '' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
};

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
    [
      '<dl class="a"><div style="b"><dt>лет<dd onclick="x()">12</div><p>да</dl><div>нет</div>',
      '<dl><div><dt>лет</dt><dd>12</dd></div><p>да</p></dl>нет',
    ],
    ['<div><dl></div>да', '<dl></dl>да'],
    ['<dl><script><div></script><div>да', '<dl><div>да</div></dl>'],
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
    '<dl>',
    '</dl>',
    '<div>',
    '</div>',
  );

  it('is only ever made of allowed elements and attributes, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 14 }), (scraps) => {
        const left = clean(scraps.join('')).replaceAll(
          /<\/?(?:p|b|dl|div)>|<\/a>|<a(?: href="(?:\/|https?:)[^"<>]*")?>|<img(?: src="(?:\/|https?:)[^"<>]*")? alt="[^"<>]*" loading="lazy" \/>/g,
          '',
        );
        expect(left).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps no link within a link', () => {
    expect(clean('<a href="/a">x <div><a href="/b">y</a></div> z</a> <a href="/c">w</a>')).toBe(
      '<a href="/a">x y z</a> <a href="/c">w</a>',
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

  // The time limit of the test alone ends what grows with the square of a text: that would take minutes.
  it.each(['<', '<!--', '<p a="', '<script', '<svg>', '</b>', '<a ', '<a href="'])(
    'comes to an end for 600 kB of %s',
    (piece) => {
      expect(clean(piece.repeat(600_000 / piece.length)).length).toBeLessThan(2_000_000);
    },
  );

  it.each([
    ['elements', '<b>', 'x', '</b>'],
    ['elements that are dropped', '<div class="a">', 'x', '</div>'],
    ['elements that never end', '<ul><li>', 'x', ''],
  ])('has few levels left to clean of 600 kB of nested %s, as each takes longer', (_what, begin, words, end) => {
    const many = Math.floor(600_000 / (begin.length + end.length));
    const nested = begin.repeat(many) + words + end.repeat(many);
    expect(depthOf(nested)).toBeGreaterThan(10_000);
    expect(depthOf(flattened(nested))).toBe(DEPTH_MAX);
    expect(clean(nested).length).toBeLessThan(2_000_000);
  });

  it('has one beginning left of many that begin nothing', () => {
    expect(flattened('<'.repeat(600_000))).toBe('<');
  });

  it('keeps what a text has deep inside, and what stands beside it', () => {
    const deep = `${'<ul><li>'.repeat(300)}<b>words</b>${'</li></ul>'.repeat(300)}<p>after <b>it</b></p>`;
    expect(clean(deep)).toContain('words');
    expect(clean(deep)).toMatch(/<p>after <b>it<\/b><\/p>$/);
    expect(clean(`<p>a<br>${'<b>'.repeat(40)}<br>x${'</b>'.repeat(40)}</p>`)).toContain('<b><br />x</b>');
  });

  it('is done once for a text, in each language', () => {
    const html = '<p><a href="/delivery">words</a><img src="http://provider.test/media/1.webp"></p>';
    let mapped = 0;
    const counting = {
      ...pictures,
      pathOf: (address: string | null | undefined) => {
        mapped += 1;
        return pictures.pathOf(address);
      },
    };
    for (let turn = 0; turn < 3; turn += 1) {
      expect(cleanHtml(html, { pictures: counting, locale: 'ru' })).toContain('href="/delivery"');
      expect(cleanHtml(html, { pictures: counting, locale: 'ro' })).toContain('href="/ro/delivery"');
    }
    // The one picture of the text is mapped whenever the text is cleaned.
    expect(mapped).toBe(2);
  });
});
