import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyPageToken } from './human-check/page-token.ts';
import { pageVisitors } from './page-visitor.ts';
import { verifyXsrfToken } from '../visitor/xsrf-token.ts';
import { installationSecret } from '../storage/installation-secret.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'skein-visitor-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const NOW = Date.UTC(2026, 2, 1);
const VISITOR = 'visitor-number-one-aaa';
const secret = installationSecret({ dataDir }, 'portal');
const visitors = (secureCookies = false) => pageVisitors({ dataDir, secureCookies, now: () => NOW });
const form = { path: '/business/contact', csrfField: 'business_contact[authenticity_token]' };

describe('whoever a page is drawn for', () => {
  it.each([
    [false, 'skein_visitor', ''],
    [true, '__Host-skein_visitor', ' Secure;'],
  ])('is made known on a first visit, and stays so (over TLS: %s)', (secure, name, extra) => {
    const first = visitors(secure)('other=1');
    expect(first.setCookie).toMatch(
      new RegExp(`^${name}=[\\w-]{22}; Max-Age=15552000; Path=/; HttpOnly;${extra} SameSite=Lax$`),
    );
    const cookie = first.setCookie?.split(';', 1)[0];
    expect(visitors(secure)(`a=b; ${cookie}`).setCookie).toBeUndefined();
  });

  it.each(['skein_visitor=', 'skein_visitor=<script>', 'skein_visitor=%%%'])(
    'is new with the cookie %s',
    (cookie) => expect(visitors()(cookie).setCookie).toBeDefined(),
  );

  it('gets tokens that are theirs: for any form of the page, and for one', () => {
    const { csrfToken, stamp } = visitors()(`skein_visitor=${VISITOR}`);
    expect(verifyXsrfToken(csrfToken, { secret, visitorId: VISITOR, nowMs: NOW })).toBe('valid');
    const { pageToken = '', idempotencyKey, ...rest } = stamp(form);
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/u);
    expect(rest).toEqual({ [form.csrfField]: csrfToken });
    const judge = (visitorId: string, purpose: string) =>
      verifyPageToken(pageToken, { secret, visitorId, purpose, nowMs: NOW + 3000 }).outcome;
    expect(judge(VISITOR, form.path)).toBe('valid');
    expect(judge(VISITOR, '/building/request')).toBe('invalid');
    expect(judge('visitor-number-two-bbb', form.path)).toBe('invalid');
  });

  it('carries the form token only where a form has a field for it', () => {
    const { stamp } = visitors()(undefined);
    expect(Object.keys(stamp({ path: '/api/forgot-email' }))).toEqual(['idempotencyKey', 'pageToken']);
  });
});
