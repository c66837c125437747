import { goodContact, goodDate, goodIssue } from '@skein/forms/testing';
import { describe, expect, it } from 'vitest';
import { PATH as APPLICATIONS, serveApplications } from '../forms/application/testing/applications-server.ts';
import { answers } from '../forms/application/testing/parts.ts';
import { serveCalls } from '../forms/call/testing/call-server.ts';
import { serveForms, type FormsServer } from '../forms/testing/forms-server.ts';
import { loggedApp } from './testing/logged-app.ts';

const TYPED = { email: 'ana.unique@example.com', streetAddress: '77 Unrepeated Lane', zipCode: '78701' };
const REFUSED = 'submission refused';

type Logged = ReturnType<typeof loggedApp>;
type Send = (server: FormsServer) => ReturnType<FormsServer['post']>;

describe('a submission that is refused', () => {
  it.each<[string, number, Send]>([
    ['invalid_fields', 422, ({ post }) => post({ ...TYPED, zipCode: 'x' })],
    ['invalid_fields', 422, ({ script }) => script({ ...TYPED, zipCode: 'x' })],
    ['malformed_body', 400, ({ script }) => script(undefined, { payload: '{"email":"ana.unique' })],
    ['invalid_characters', 400, ({ post }) => post({ ...TYPED, streetAddress: '77 Unrepeated\u0000' })],
    ['cross_site', 403, ({ post }) => post(TYPED, { headers: { 'sec-fetch-site': 'cross-site' } })],
    ['body_too_large', 413, ({ post }) => post({ ...TYPED, more: 'x'.repeat(20_000) })],
    [
      'unsupported_media_type',
      415,
      ({ post }) => post(TYPED, { headers: { 'content-type': 'text/ana.unique' } }),
    ],
    ['human_check_failed', 403, ({ script }) => script({ ...TYPED, recaptchaToken: 'forged' })],
    ['not_a_visitor', 400, ({ script }) => script({ ...TYPED, referenceNote: 'x' })],
    ['unsupported_encoding', 415, ({ post }) => post(TYPED, { headers: { 'content-encoding': 'gzip' } })],
  ])(
    '(%s) leaves one line with its status and id, which the answer has, too',
    async (reason, status, send) => {
      const { app, lines, log } = loggedApp();
      const answer = await send(await serveForms({ app }));
      expect(answer.statusCode).toBe(status);
      expect(lines(REFUSED)).toMatchObject([{ level: 40, reason, status, path: '/address-forms' }]);
      const [{ reqId } = {}] = lines(REFUSED);
      if (answer.headers['content-type']?.toString().startsWith('text/html'))
        expect(answer.body).toContain(`Reference: ${String(reqId)}<`);
      expect(log()).not.toMatch(/ana\.unique|Unrepeated|\b78701\b/u);
    },
  );

  it('for too many before it leaves a line, and a page in Spanish names its id', async () => {
    const { app, lines } = loggedApp();
    const { post } = await serveForms({ app, limited: true });
    let answer = await post({ ...TYPED, pageSource: '/intl/es' });
    while (answer.statusCode === 303) answer = await post({ ...TYPED, pageSource: '/intl/es' });
    expect(lines(REFUSED)).toMatchObject([{ reason: 'too_many_requests', status: 429 }]);
    expect(answer.body).toContain(`Referencia: ${String(lines(REFUSED)[0]?.['reqId'])}<`);
  });

  it('in a step of a call, or by a script, leaves a line, and the step names its id', async () => {
    const { app, lines } = loggedApp();
    const { post, script } = await serveCalls({ app });
    const step = await post({ step: 'contact', firstName: 'Ana', email: 'ana.unique' });
    await script({ firstName: 'Ana' });
    const line = { reason: 'invalid_fields', status: 422, path: '/api/schedule-call' };
    expect(lines(REFUSED)).toMatchObject([line, line]);
    expect(step.body).toContain(`Reference: ${String(lines(REFUSED)[0]?.['reqId'])}<`);
  });

  it('with files leaves a line, and its page names its id', async () => {
    const { app, lines, log } = loggedApp();
    const { post } = await serveApplications({ app });
    const { email: _, ...rest } = Object.fromEntries(answers());
    const answer = await post(Object.entries({ ...rest, first_name: 'Unrepeated' }), { plain: true });
    expect(lines(REFUSED)).toMatchObject([{ reason: 'invalid_fields', status: 422, path: APPLICATIONS }]);
    expect(answer.body).toContain(`Reference: ${String(lines(REFUSED)[0]?.['reqId'])}<`);
    expect(log()).not.toContain('Unrepeated');
  });

  it('is not logged as refused if the server could not store it, and nothing is quoted', async () => {
    const { app, lines, log } = loggedApp();
    const server = await serveForms({ app });
    expect((await server.post(TYPED)).statusCode).toBe(303);
    await server.storage.db.schema.dropTable('outbox').execute();
    const failed = await server.script({ ...TYPED, unitNumber: '9' });
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    expect(failed.json().error.code).toBe('unavailable');
    expect([lines(REFUSED).length, lines('submission was not stored').length]).toEqual([0, 1]);
    expect(log()).not.toMatch(/ana\.unique|Unrepeated|\b78701\b/u);
  });
});

describe('a submission that cannot be stored', () => {
  const call = { ...goodContact, ...goodIssue, ...goodDate, firstName: 'Unrepeated', step: 'checkInfo' };

  it.each([
    [
      'an application',
      async ({ app }: Logged) => {
        const { post, storage } = await serveApplications({ app });
        return { storage, send: () => post([...answers(), ['first_name', 'Unrepeated']]) };
      },
    ],
    [
      'a call, step by step',
      async ({ app }: Logged) => {
        const { post, storage } = await serveCalls({ app });
        return { storage, send: () => post(call) };
      },
    ],
  ])('leaves the same line, which quotes nothing (%s)', async (_, serve) => {
    const logged = loggedApp();
    const { storage, send } = await serve(logged);
    await storage.db.schema.dropTable('outbox').execute();
    expect((await send()).statusCode).toBe(503);
    expect(logged.lines('submission was not stored')).toMatchObject([{ level: 50, reason: 'SQLITE_ERROR' }]);
    expect(logged.log()).not.toContain('Unrepeated');
  });
});
