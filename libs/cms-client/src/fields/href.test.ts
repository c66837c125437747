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
    ['faq/first-bill', '/faq/first-bill'],
    ['faq/v1.2?mail=me@example.com', '/faq/v1.2?mail=me@example.com'],
    ['2024-01-01', '/2024-01-01'],
    ['/512-555-0142', '/512-555-0142'],
    ['/@team', '/@team'],
    ['?x=1', '/?x=1'],
    ['https:/example.com/pay', 'https://example.com/pay'],
    ['http:example.com', 'http://example.com/'],
    ['help@example.com', 'mailto:help@example.com'],
    ['help@example.com?subject=Bill', 'mailto:help@example.com?subject=Bill'],
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
    'www.example.com?x=1',
    'example.com#a',
    'https//example.com/pay',
    'https:',
    '@skein',
    'me@example.com/pay',
    '512-555-0142',
    '+1 (512) 555-0142',
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
