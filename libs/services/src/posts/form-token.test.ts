import fc from 'fast-check';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installationSecret } from '../storage/installation-secret.ts';
import { issueFormToken, pageFormToken, verifyFormToken } from './form-token.ts';

const HOUR_MS = 3_600_000;
const context = { secret: 'a secret for tests, long enough to pass', nowMs: Date.UTC(2026, 2, 1, 12) };
const later = (ms: number) => ({ ...context, nowMs: context.nowMs + ms });

describe('a form token', () => {
  it('is the same for everybody within an hour, another one in the next, and safe to put anywhere', () => {
    const token = issueFormToken(context);
    expect(issueFormToken(later(HOUR_MS - 1))).toBe(token);
    expect(issueFormToken(later(HOUR_MS))).not.toBe(token);
    expect(token).toMatch(/^[\w.-]+$/);
  });

  it.each([
    ['at once', context, 'valid'],
    ['24 hours after its hour began', later(24 * HOUR_MS), 'valid'],
    ['after more than 24 hours', later(24 * HOUR_MS + 1), 'expired'],
    ['by a clock that is ten minutes behind', later(-10 * 60_000), 'valid'],
    ['long before it was made', later(-10 * 60_000 - 1), 'invalid'],
    ['with another secret', { ...context, secret: 'another secret, which did not sign it' }, 'invalid'],
  ])('judged %s', (_when, judge, verdict) => {
    expect(verifyFormToken(issueFormToken(context), judge)).toBe(verdict);
  });

  it.each([undefined, null, '', 'a', 'a.b', 'a.b.c', '..', 7, ['a']])(
    'is refused when it reads %o',
    (token) => {
      expect(verifyFormToken(token, context)).toBe('invalid');
    },
  );

  it('is refused once any character is another one', () => {
    const token = issueFormToken(context);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019-_.'), (at, char) => {
        const forged = token.slice(0, at) + char + token.slice(at + 1);
        // The last character of base64url carries unused bits, so compare what the signature decodes to.
        const bytes = (text: string) => Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('hex');
        const same = forged.split('.').length === 2 && forged.split('.')[0] === token.split('.')[0];
        const verdict = same && bytes(forged) === bytes(token) ? 'valid' : 'invalid';
        expect(verifyFormToken(forged, context)).toBe(verdict);
      }),
    );
  });
});

describe('the form token of pages', () => {
  it('is the one that the services of the installation take, hour by hour', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-'));
    const dataDir = folder.path;
    let { nowMs } = context;
    const token = pageFormToken({ dataDir, now: () => nowMs });
    const secret = installationSecret({ dataDir }, 'portal');
    const first = token();
    expect(verifyFormToken(first, { secret, nowMs })).toBe('valid');
    nowMs += HOUR_MS - 1;
    expect(token()).toBe(first);
    nowMs += 1;
    expect(token()).toBe(issueFormToken({ secret, nowMs }));
  });

  it('is the same on every replica that has the secret of the installation', () => {
    using one = mkdtempDisposableSync(join(tmpdir(), 'skein-'));
    using other = mkdtempDisposableSync(join(tmpdir(), 'skein-'));
    const [first, second] = [one, other].map(({ path: dataDir }) =>
      pageFormToken({ dataDir, installationSecret: 'of all replicas', now: () => context.nowMs })(),
    );
    expect(first).toBe(second);
  });
});
