import { describe, expect, it } from 'vitest';
import { OTHER_VISITOR, VISITOR, cookieOf, serveForms } from '../testing/forms-server.ts';

const FIELDS = {
  email: 'ana@example.com',
  streetAddress: '12 Juniper Street',
  zipCode: '78701',
  recaptchaAction: 'address_check',
  recaptchaToken: 'human',
};

describe('proof that a person is there', () => {
  it.each([
    ['test', 200, ['no-human-check']],
    ['', 200, ['no-human-check']],
    ['unavailable', 200, ['human-check-unavailable']],
    ['doubtful', 200, ['human-check-doubtful']],
    ['human', 200, []],
    ['forged', 403, 'human_check_failed'],
    ['expired', 403, 'human_check_expired'],
  ])('"%s" is answered with %i and %j', async (recaptchaToken, status, result) => {
    const { script, rows } = await serveForms();
    const response = await script({ ...FIELDS, recaptchaToken });
    expect(response.statusCode).toBe(status);
    const kept = await rows();
    expect(status === 200 ? kept[0]?.flags : response.json().error.code).toEqual(result);
    expect(kept).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('limits', () => {
  it('are tight for a visitor who proves nothing, and say how long to wait', async () => {
    const { script, rows } = await serveForms({ limited: true });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const fields = { email: `visitor-${index}@example.com`, zipCode: '78701' };
      const response = await script(fields, { headers: cookieOf(VISITOR) });
      statuses.push(response.statusCode);
      if (response.statusCode !== 429) continue;
      expect(response.headers['retry-after']).toBe('600');
      const message = 'That was a lot of forms in a short time.';
      expect(response.json().error).toEqual({ code: 'too_many_requests', message });
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await rows()).toHaveLength(10);
  });

  it('leave more room to one who does', async () => {
    const { script } = await serveForms({ limited: true });
    for (let index = 0; index < 12; index += 1) {
      const fields = { ...FIELDS, zipCode: String(78_701 + index), recaptchaToken: `human-${index}` };
      expect((await script(fields, { headers: cookieOf(VISITOR) })).statusCode).toBe(200);
    }
  });

  it('of one visitor, once passed, take nothing from others at the same address', async () => {
    const { script } = await serveForms({ limited: true });
    const send = async (visitorId: string, index: number) => {
      const fields = { email: `visitor-${index}@example.com`, zipCode: '78701' };
      return (await script(fields, { headers: cookieOf(visitorId) })).statusCode;
    };
    for (let index = 0; index < 32; index += 1) await send(VISITOR, index);
    expect(await send(VISITOR, 32)).toBe(429);
    expect(await send(OTHER_VISITOR, 33)).toBe(200);
  });

  it('hold for an address, whoever asks', async () => {
    const { script } = await serveForms({ limited: true });
    let last = 0;
    for (let index = 0; index < 40; index += 1) {
      const visitorId = VISITOR.slice(0, 20) + String(10 + index);
      const fields = { email: `visitor-${index}@example.com`, zipCode: '78701' };
      last = (await script(fields, { headers: cookieOf(visitorId) })).statusCode;
    }
    expect(last).toBe(429);
  });
});
