// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { safeHref } from './href.ts';

describe('safeHref', () => {
  it.each([
    ['/plans', '/plans'],
    [' /plans ', '/plans'],
    ['\u200b/plans\u200b', '/plans'],
    ['\ufeffhttps://example.com/x\u2060', 'https://example.com/x'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['//example.com/x', 'https://example.com/x'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['tel:+15550100', 'tel:+15550100'],
    ['#!', '#!'],
    ['#checkaddress', '#checkaddress'],
    ['/a/../b', '/b'],
    ['plans', '/plans'],
  ])('takes %j', (raw, clean) => expect(safeHref(raw)).toBe(clean));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '\\\\evil',
    'www.example.com',
    '',
  ])('refuses %j', (raw) => expect(safeHref(raw)).toBeUndefined());

  it('never yields a scheme that a browser would execute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const clean = safeHref(raw);
        if (clean === undefined) return;
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(
          new URL(clean, 'https://site.example').protocol,
        );
      }),
    );
  });

  it('needs no young browser', () => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    expect(['/plans', 'https://[', 'https://x.example'].map(safeHref)).toEqual([
      '/plans',
      undefined,
      'https://x.example/',
    ]);
  });
});
