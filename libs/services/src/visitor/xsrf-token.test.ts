import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueXsrfToken, verifyXsrfToken } from './xsrf-token.ts';

const HOUR_MS = 3_600_000;
const context = {
  secret: 'a secret for tests, long enough to pass',
  visitorId: 'visitor-a',
  nowMs: Date.UTC(2026, 2, 1),
};
const later = (ms: number) => ({ ...context, nowMs: context.nowMs + ms });

describe('a form token', () => {
  it('is different each time and safe to put anywhere', () => {
    const [first, second] = [issueXsrfToken(context), issueXsrfToken(context)];
    expect(first).not.toBe(second);
    expect(first).toMatch(/^[\w.-]+$/);
  });

  it.each([
    ['at once', context, 'valid'],
    ['after 24 hours', later(24 * HOUR_MS), 'valid'],
    ['after more than 24 hours', later(24 * HOUR_MS + 1), 'expired'],
    ['by a clock that was set back five minutes meanwhile', later(-5 * 60_000), 'valid'],
    ['by a clock that was set back ten minutes', later(-10 * 60_000), 'valid'],
    ['long before it was made', later(-10 * 60_000 - 1), 'invalid'],
    ['for another visitor', { ...context, visitorId: 'visitor-b' }, 'invalid'],
    ['for no visitor', { ...context, visitorId: '' }, 'invalid'],
    ['with another secret', { ...context, secret: 'another secret, which did not sign it' }, 'invalid'],
  ])('judged %s', (_when, judge, verdict) => {
    expect(verifyXsrfToken(issueXsrfToken(context), judge)).toBe(verdict);
  });

  it.each([undefined, null, '', 'a.b', 'a.b.c', '..', 7, ['a']])('is refused when it reads %o', (token) => {
    expect(verifyXsrfToken(token, context)).toBe('invalid');
  });

  it('is refused once any character is another one', () => {
    const token = issueXsrfToken(context);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019-_.'), (at, char) => {
        const forged = token.slice(0, at) + char + token.slice(at + 1);
        // The last character of base64url carries unused bits, so compare what the signature decodes to.
        const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex');
        const same =
          forged.split('.').slice(0, 2).join() === token.split('.').slice(0, 2).join() &&
          bytes(forged) === bytes(token);
        expect(verifyXsrfToken(forged, context)).toBe(same ? 'valid' : 'invalid');
      }),
    );
  });
});
