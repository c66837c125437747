import { beforeEach, describe, expect, it } from 'vitest';
import { issueFormToken } from '../../posts/form-token.ts';
import {
  FORM_TOKEN,
  serveForms,
  NOW,
  SECRET,
  TOO_LONG_MS,
  VISITOR,
  type FormsServer,
} from '../testing/forms-server.ts';

const ADDRESS = { email: 'ana@example.com', zipCode: '78701', zip_code: '78701' };
const ACCOUNT = {
  streetAddress: '12 Juniper Street',
  unitNumber: '',
  zipCode: '97205',
  recaptchaAction: 'forgot_email',
};
const ENDPOINTS = [
  { url: '/address-forms', good: ADDRESS },
  { url: '/address-check', good: ADDRESS },
  { url: '/api/forgot-email', good: ACCOUNT },
] as const;
const PAIRS = ENDPOINTS.flatMap((first) => ENDPOINTS.map((second) => [first, second] as const));

let server: FormsServer;
beforeEach(async () => {
  server = await serveForms();
});

const headers = { cookie: `skein_visitor=${VISITOR}` };
const send = ({ url, good }: (typeof ENDPOINTS)[number], more: object) =>
  server.script({ ...good, ...more }, { url, headers });
/** A changed field makes the second post a new one. The service would recognize equal posts as repetitions. */
const another = { unitNumber: '9', unit_number: '9' };

describe('a proof that was used', () => {
  it.each(PAIRS)('at $url is not taken at $url', async (first, second) => {
    expect((await send(first, { recaptchaToken: 'human' })).statusCode).toBe(200);
    const kept = await server.rows();
    const replay = await send(second, { ...another, recaptchaToken: 'human' });
    expect([replay.statusCode, replay.json().error.code]).toEqual([403, 'token_used']);
    expect(replay.json().error.message).toMatch(/^[A-Z].+\.$/u);
    expect(await server.rows()).toEqual(kept);
  });

  it.each(PAIRS)('at $url and, at the same moment, at $url is taken once', async (first, second) => {
    const answers = await Promise.all([
      send(first, { recaptchaToken: 'human' }),
      send(second, { ...another, recaptchaToken: 'human' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect(await server.rows()).toHaveLength(1);
  });
});

describe('a form token', () => {
  const token = (nowMs: number, secret = SECRET) => issueFormToken({ secret, nowMs });

  it.each([
    ['of another installation', token(NOW, 'another secret, which did not sign it'), 'token_invalid'],
    ['of the day before', token(NOW - TOO_LONG_MS), 'token_expired'],
    ['of tomorrow', token(NOW + TOO_LONG_MS), 'token_invalid'],
    ['that is cut off', FORM_TOKEN.slice(0, -1), 'token_invalid'],
    ['with another time', FORM_TOKEN.replace(/^[^.]+/u, 'zzzz'), 'token_invalid'],
    ['that is forged', 'abc.def.ghi', 'token_invalid'],
    ['that is a prototype', '__proto__', 'token_invalid'],
  ])('%s is refused', async (_what, token, code) => {
    const response = await send(ENDPOINTS[1], { token });
    expect([response.statusCode, response.json().error.code]).toEqual([403, code]);
    expect(await server.rows()).toEqual([]);
  });
});
