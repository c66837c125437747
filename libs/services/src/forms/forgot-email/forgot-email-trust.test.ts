import { describe, expect, it } from 'vitest';
import { loggedApp } from '../../posts/testing/logged-app.ts';
import { OTHER_VISITOR, VISITOR, cookieOf } from '../testing/forms-server.ts';
import { ENDPOINT, KNOWN, serveForgotEmail, type ForgotEmailServer } from './testing/forgot-email-server.ts';

describe('proof that a person asks', () => {
  it.each([
    ['', 403, 'human_check_required'],
    ['test', 403, 'human_check_required'],
    ['forged', 403, 'human_check_failed'],
    ['expired', 403, 'human_check_expired'],
    ['unavailable', 503, 'human_check_unavailable'],
  ])('%j is refused with %i %s', async (recaptchaToken, status, code) => {
    const { ask, rows } = await serveForgotEmail({
      accounts: { emailAt: () => Promise.reject(new Error('asked')) },
    });
    const response = await ask({ recaptchaToken });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
  });

  it('for something else is refused', async () => {
    const { ask } = await serveForgotEmail();
    const response = await ask({ recaptchaAction: 'address_check' });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'human_check_failed']);
  });

  it.each([KNOWN, '1 Elsewhere Road'])('is good for one answer, also about %s', async (streetAddress) => {
    const { ask, rows } = await serveForgotEmail();
    expect((await ask({ streetAddress })).statusCode).toBe(200);
    for (const next of [KNOWN, '1 Elsewhere Road']) {
      const replay = await ask({ streetAddress: next });
      expect([replay.statusCode, replay.json().error.code]).toEqual([403, 'token_used']);
    }
    expect(await rows()).toHaveLength(streetAddress === KNOWN ? 1 : 0);
  });
});

describe('limits', () => {
  const statuses = async (
    ask: ForgotEmailServer['ask'],
    times: number,
    visitorOf: (index: number) => string,
  ) => {
    const seen: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const token = { recaptchaToken: `human-${index}`, streetAddress: `${index} Elsewhere Road` };
      const response = await ask(token, cookieOf(visitorOf(index)));
      seen.push(response.statusCode);
      if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    return seen;
  };

  it('hold for a visitor', async () => {
    const { ask } = await serveForgotEmail({ limited: true });
    expect(await statuses(ask, 11, () => VISITOR)).toEqual([...Array(10).fill(200), 429]);
    expect((await ask({ recaptchaToken: 'human-x' }, cookieOf(OTHER_VISITOR))).statusCode).toBe(200);
  });

  it('hold for a network, whoever asks', async () => {
    const { ask } = await serveForgotEmail({ limited: true });
    const seen = await statuses(ask, 21, (index) => VISITOR.slice(0, 20) + String(10 + index));
    expect(seen).toEqual([...Array(20).fill(200), 429]);
    expect((await ask({ recaptchaToken: 'human-x' }, {}, '198.51.100.9')).statusCode).toBe(200);
  });
});

describe('requests that are none of ours', () => {
  it('without script get a page that says what it takes', async () => {
    const { post } = await serveForgotEmail();
    const response = await post(
      { streetAddress: KNOWN, unitNumber: '', zipCode: '97205' },
      { url: ENDPOINT, headers: { referer: 'http://localhost/intl/es/account/email' } },
    );
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('No pudimos comprobar que este formulario sale de nuestra página');
    // The form on the page has the token that the first post lacked.
    expect(response.body).toMatch(/name="authenticity_token" value="[\w.-]+"/u);
    expect(response.body).toContain(`value="${KNOWN}"`);
  });
});

it('the log holds nothing of what is asked or found', async () => {
  const { app, log } = loggedApp();
  const { ask, storage } = await serveForgotEmail({ app });
  await ask();
  await ask({ recaptchaToken: 'forged' });
  await ask({ recaptchaToken: 'human-2', streetAddress: '1 Elsewhere Road' });
  await storage.db.schema.dropTable('outbox').execute();
  const failed = await ask({ recaptchaToken: 'human-3' });
  expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'unavailable']);
  expect(failed.json()).toMatchObject({ status: 'ERROR', action: 'UNAVAILABLE' });
  expect(log()).toContain('submission was not stored');
  expect(log()).not.toMatch(/Juniper|Elsewhere|\b97205\b|maya|forged|human(?!_check_failed)/u);
});
