import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLogo, repairFirm } from '#core/purchase/quote/firm.ts';

const png = 'data:image/png;base64,iVBORw0KGgoAAAA=';

describe('whose offers these are', () => {
  it('QUOTE-6: a logo is a PNG, JPEG or WebP picture by its type and by its content', () => {
    for (const logo of [png, 'data:image/jpeg;base64,/9j/AAAA', 'data:image/webp;base64,UklGRAAA'])
      expect(isLogo(logo)).toBe(true);
    for (const other of [
      'data:image/svg+xml;base64,iVBORw0KGgoAAAA=',
      'data:image/png;base64,PHN2ZyB4bWxu',
      'data:image/png,iVBORw0KGgo',
      'data:image/jpeg;base64,iVBORw0KGgoAAAA=',
      `${png}"onerror="x`,
      `https://evil.example/${png}`,
      'data:text/html;base64,iVBORw0KGgo',
      '',
      7,
      null,
      undefined,
    ])
      expect(isLogo(other)).toBe(false);
  });

  it('QUOTE-6: a logo has at most 100 000 characters', () => {
    expect(isLogo(png.replace('=', '').padEnd(100_000, 'A'))).toBe(true);
    expect(isLogo(png.replace('=', '').padEnd(100_001, 'A'))).toBe(false);
  });

  it('QUOTE-6: survives storage field by field', () => {
    const firm = { name: 'ACME SRL', phone: '022 123 456', logo: png };
    expect(repairFirm(structuredClone(firm))).toEqual(firm);
    expect(repairFirm({ ...firm, logo: 'data:image/svg+xml,<svg/>' })).toEqual({
      name: 'ACME SRL',
      phone: '022 123 456',
    });
    expect(repairFirm({ name: 'A'.repeat(90), phone: '1'.repeat(50) })).toEqual({
      name: 'A'.repeat(80),
      phone: '1'.repeat(40),
    });
    for (const broken of [undefined, null, 'ACME', 3, [], { name: 1, phone: {} }])
      expect(repairFirm(broken)).toEqual({ name: '', phone: '' });
  });

  it('QUOTE-6: whatever was stored becomes a firm that can be stored again', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const firm = repairFirm(stored);
        expect(repairFirm(JSON.parse(JSON.stringify(firm)))).toEqual(firm);
      }),
    );
  });
});
