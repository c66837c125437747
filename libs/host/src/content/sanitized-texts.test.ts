import { localizePath, type SiteLocale } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { describe, expect, it, vi } from 'vitest';
import { rememberSanitized } from './sanitized-texts.ts';

const HTML = '<p onclick="x()"><a href="/support">Help</a></p>';

describe('texts of the CMS', () => {
  it('are sanitized once in each language, whoever shows them', () => {
    const sanitize = vi.fn(createServerSanitize());
    const sanitizeIn = rememberSanitized(sanitize);
    const read = (locale: SiteLocale) => sanitizeIn(locale)(HTML, (href) => localizePath(href, locale));
    for (let times = 0; times < 3; times++) {
      expect(read('en-US')).toBe('<p><a href="/support">Help</a></p>');
      expect(read('es')).toBe('<p><a href="/intl/es/support">Help</a></p>');
    }
    expect(sanitize).toHaveBeenCalledTimes(2);
  });

  it('are forgotten before they fill the memory, and sanitized again', () => {
    const sanitize = vi.fn(createServerSanitize());
    const read = rememberSanitized(sanitize)('en-US');
    const long = (of: string) => of.repeat(5_000_000);
    for (const text of ['a', 'b', 'a', 'c', 'b']) expect(read(long(text))).toBe(long(text));
    expect(sanitize.mock.calls.length).toBeGreaterThan(3);
  });
});
