import { goodContact, goodDate, goodIssue, goodRequests } from '@skein/forms/testing';
import type { RequestFormId } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { serveApplications } from './application/testing/applications-server.ts';
import { answers } from './application/testing/parts.ts';
import { PAGE, pageOf, serveCalls } from './call/testing/call-server.ts';
import { ENDPOINT, KNOWN } from './forgot-email/testing/forgot-email-server.ts';
import { requestSender } from './request/testing/request-sender.ts';
import { requestForms } from './testing/form-pages.ts';
import { cookieOf, FORM_TOKEN, serveForms, VISITOR } from './testing/forms-server.ts';

/** The value that a browser extension writes into the hidden trap field. */
const FILLED = { referenceNote: 'Sam Reyes' };
const headers = cookieOf(VISITOR);
const address = { email: 'ana@example.com', zipCode: '78701', zip_code: '78701' };
const addressPaths = ['/address-forms', '/address-check'] as const;
const requestIds = Object.keys(requestForms) as RequestFormId[];
const lookup = { streetAddress: KNOWN, unitNumber: '', zipCode: '97205', recaptchaAction: 'forgot_email' };
const human = {
  verify: async () => ({ outcome: 'human', token: { tokenId: 'a', expiresAtMs: Infinity } }) as const,
};

describe('a filled trap beside the proof of a person only lowers trust', () => {
  it.each(addressPaths)('at %s', async (url) => {
    const server = await serveForms();
    const sent = await server.script({ ...address, ...FILLED, recaptchaToken: 'human' }, { url });
    expect(sent.statusCode).toBe(200);
    expect((await server.rows())[0]?.flags).toContain('trap-filled');
  });

  it.each(requestIds)('in the request %s', async (form) => {
    const server = await serveForms();
    const sent = await requestSender(server).script(form, goodRequests[form], { more: FILLED });
    expect(sent.statusCode).toBe(200);
    expect((await server.rows()).map(({ flags }) => flags)).toEqual([['trap-filled']]);
  });

  it('in the lookup of an email', async () => {
    const server = await serveForms();
    const sent = await server.script({ ...lookup, ...FILLED, recaptchaToken: 'human' }, { url: ENDPOINT });
    expect(sent.json()).toMatchObject({ status: 'SUCCESS' });
  });

  it('in an application', async () => {
    const { post, rows } = await serveApplications({ take: { humanCheck: human } });
    const sent = await post([...answers(), ...Object.entries(FILLED), ['g-recaptcha-response', 'proof']]);
    expect(sent.statusCode).toBe(200);
    expect((await rows()).map(({ flags }) => flags)).toEqual([['trap-filled']]);
  });

  it('and leaves the room of who proves nothing', async () => {
    const server = await serveForms({ limited: true });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const fields = {
        ...address,
        ...FILLED,
        email: `ana${index}@example.com`,
        recaptchaToken: `human-${index}`,
      };
      statuses.push((await server.script(fields, { headers })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('a filled trap without proof is asked about once', () => {
  it.each(addressPaths)('by a script at %s, which then sends the field empty', async (url) => {
    const server = await serveForms();
    const first = await server.script({ ...address, ...FILLED, recaptchaToken: 'test' }, { url });
    expect([first.statusCode, first.json().error.code]).toEqual([400, 'not_a_visitor']);
    expect(await server.rows()).toEqual([]);
    expect((await server.script({ ...address, recaptchaToken: 'test' }, { url })).statusCode).toBe(200);
  });

  /** Returns the hidden fields of the form on a page, after the browser extension has filled the trap field again. */
  const again = (body: string) => ({ ...pageOf(body).carried, ...FILLED });

  it.each(addressPaths)(
    'by a browser without script at %s, whatever fills the field in again',
    async (url) => {
      const server = await serveForms();
      const first = await server.post({ ...address, ...FILLED }, { url, headers });
      expect(first.statusCode).toBe(400);
      expect(pageOf(first.body).alert).toMatch(/add-on/);
      server.advance(3000);
      const second = await server.post(again(first.body), { url, headers });
      expect(second.statusCode).toBe(303);
      expect((await server.rows())[0]?.flags).toContain('trap-filled');
    },
  );

  it('without cookies, too', async () => {
    const server = await serveForms();
    const first = await server.post({ ...address, ...FILLED });
    expect((await server.post(again(first.body))).statusCode).toBe(303);
  });

  it('and is not asked about anew where something else is wrong in between', async () => {
    const server = await serveForms();
    const first = await server.post({ ...address, ...FILLED });
    const second = await server.post({ ...again(first.body), zipCode: '1' });
    expect(second.statusCode).toBe(422);
    expect((await server.post({ ...again(second.body), zipCode: '78701' })).statusCode).toBe(303);
  });

  it.each(requestIds)('in the request %s', async (form) => {
    const server = await serveForms();
    const { plain, visitorId, fieldsOf } = requestSender(server);
    const { path } = requestForms[form];
    server.advance(3000);
    const first = await plain(form, goodRequests[form], { more: FILLED });
    expect(first.statusCode).toBe(400);
    server.advance(3000);
    const fields = {
      ...fieldsOf(form, goodRequests[form]),
      ...again(first.body),
      [requestForms[form].names.human]: '',
    };
    const second = await server.post(fields, { url: path, headers: cookieOf(visitorId) });
    expect(second.statusCode).toBe(303);
  });

  it('in the lookup of an email', async () => {
    const server = await serveForms();
    const typed = { ...lookup, ...FILLED, authenticity_token: FORM_TOKEN };
    const first = await server.post(typed, { url: ENDPOINT, headers });
    const second = await server.post(again(first.body), { url: ENDPOINT, headers });
    expect([first.statusCode, second.statusCode]).toEqual([400, 303]);
    expect((await server.rows()).map(({ flags }) => flags)).toEqual([['no-human-check', 'trap-filled']]);
  });

  it('in an application', async () => {
    const drawn: Readonly<Record<string, string>>[] = [];
    const { post, advance, rows } = await serveApplications({
      api: {
        renderRefusal: async ({ hidden }) => {
          drawn.push(hidden);
          return { html: '', headers: {} };
        },
      },
    });
    const parts = [...answers(), ...Object.entries(FILLED)];
    expect((await post(parts, { plain: true, headers })).statusCode).toBe(400);
    advance(3000);
    const second = await post([...parts, ...Object.entries(drawn[0] ?? {})], { plain: true, headers });
    expect(second.statusCode).toBe(303);
    expect((await rows())[0]?.flags).toContain('trap-filled');
  });

  it('and in an application not even that, where no form comes back', async () => {
    const { post, rows } = await serveApplications();
    const sent = await post([...answers(), ...Object.entries(FILLED)], { plain: true, headers });
    expect(sent.statusCode).toBe(303);
    expect((await rows())[0]?.flags).toContain('trap-filled');
  });

  it('at the last step of a call, and not before', async () => {
    const server = await serveCalls();
    const values = { ...goodContact, ...goodIssue, ...PAGE, ...FILLED, step: 'contact' };
    const date = await server.post(values, headers);
    const check = await server.post({ ...again(date.body), ...goodDate }, headers);
    expect([date.statusCode, check.statusCode, pageOf(check.body).step]).toEqual([200, 200, 'checkInfo']);
    server.advance(3000);
    const asked = await server.post(again(check.body), headers);
    expect([asked.statusCode, pageOf(asked.body).step]).toEqual([400, 'checkInfo']);
    expect(await server.rows()).toEqual([]);
    const sent = await server.post(again(asked.body), headers);
    expect([sent.statusCode, pageOf(sent.body).form]).toEqual([200, null]);
    expect((await server.rows())[0]?.flags).toContain('trap-filled');
  });
});
