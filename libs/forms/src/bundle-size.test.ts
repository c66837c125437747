// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

const carried = (file: string, names: string) => carriedCode(resolve(import.meta.dirname, file), names);

describe('what a page carries', () => {
  it.each([
    ['address-form/address-post-form.tsx', 'AddressPostForm', 17.25],
    ['address-form/own-forms.tsx', 'HeroSearchForm', 17.5],
    ['forgot-email/forgot-email-form.tsx', 'ForgotEmailForm', 16],
  ])(
    'of %s (%s) stays under its limit, without what only a visitor who types needs',
    async (file, names, limit) => {
      const { code, gzipBytes, later } = await carried(file, names);
      expect(gzipBytes).toBeLessThan(limit * 1024);
      expect(code).not.toMatch(/valibot|contentful|DOMPurify|grecaptcha|maps\.googleapis|listbox|PBKDF2/i);
      expect(Object.keys(later).some((name) => name.includes('suggestions'))).toBe(true);
    },
  );

  it('of a request stays under its limit, and the way to send it comes with the first focus', async () => {
    const { code, gzipBytes, later } = await carried('request-form/request-form.tsx', 'RequestForm');
    expect(gzipBytes).toBeLessThan(17.75 * 1024);
    expect(code).not.toMatch(/valibot|contentful|DOMPurify|grecaptcha|listbox|PBKDF2/i);
    expect(Object.keys(later).some((name) => name.includes('send-request'))).toBe(true);
  });

  it('of everything a visitor who types fetches is under 12.75 KB', async () => {
    const { later } = await carried('address-form/address-post-form.tsx', 'AddressPostForm');
    const bytes = Object.entries(later)
      // Neither what only keys of Google bring, nor what comes with a service elsewhere or a dialog closed too early.
      .filter(([name]) => !/google|recaptcha|send-elsewhere|late-answer/.test(name))
      .reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeLessThan(12.75 * 1024);
  });

  it.each([
    ['call-back/schedule-call.tsx', 'ScheduleCall'],
    ['call-back/maintenance-call.tsx', 'MaintenanceCall'],
  ])('of %s (%s) is all four steps, and what knows the zones', async (file, names) => {
    const { code, gzipBytes } = await carried(file, names);
    expect(gzipBytes).toBeLessThan(27.25 * 1024);
    expect(code).not.toMatch(/valibot|contentful|DOMPurify|grecaptcha|maps\.googleapis|listbox|PBKDF2/i);
  });
});
