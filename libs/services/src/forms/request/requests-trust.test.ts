import { tokenFieldOf, type RequestFormId } from '@skein/forms/contract';
import { goodRequests } from '@skein/forms/testing';
import { describe, expect, it } from 'vitest';
import { requestForms } from '../testing/form-pages.ts';
import { badBodies } from '../address/testing/bad-bodies.ts';
import { issueFormToken } from '../../posts/form-token.ts';
import { NOW, SECRET, serveForms, TOO_LONG_MS } from '../testing/forms-server.ts';
import { inParts, requestSender } from './testing/request-sender.ts';

const ids = Object.keys(requestForms) as RequestFormId[];
const HUMAN = 'g-recaptcha-response';
const codeOf = (body: string) => JSON.parse(body).error.code as string;

describe.each(ids)('%s wants proof of a person', (form) => {
  it.each([
    ['', 422, 'invalid_fields'],
    ['on', 422, 'invalid_fields'],
    ['test', 422, 'invalid_fields'],
    ['forged', 403, 'human_check_failed'],
    ['expired', 403, 'human_check_expired'],
    ['unavailable', 503, 'human_check_unavailable'],
  ])('and of a script with %j is answered with %i %s', async (proof, status, code) => {
    const server = await serveForms();
    const answer = await requestSender(server).script(form, goodRequests[form], { more: { [HUMAN]: proof } });
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([status, code]);
    if (status === 422) expect(answer.json().error.fields).toEqual({ human: 'humanRequired' });
    expect(await server.rows()).toEqual([]);
  });

  it('which is good for one request', async () => {
    const server = await serveForms();
    const { script } = requestSender(server);
    const more = { [HUMAN]: 'human' };
    expect((await script(form, goodRequests[form], { more })).statusCode).toBe(200);
    const other = await script(form, { ...goodRequests[form], firstName: 'Ray' }, { more });
    expect([other.statusCode, codeOf(other.body)]).toEqual([403, 'token_used']);
    expect(await server.rows()).toHaveLength(1);
  });

  it('or, without script, the form token of its page, which is good for everybody and any number of requests', async () => {
    const server = await serveForms();
    const [first, second] = [requestSender(server), requestSender(server)];
    expect((await first.plain(form, goodRequests[form])).statusCode).toBe(303);
    const other = { ...goodRequests[form], firstName: 'Ray' };
    expect((await second.plain(form, other)).statusCode).toBe(303);
    expect((await server.rows()).map(({ flags }) => flags)).toEqual([['no-human-check'], ['no-human-check']]);
  });

  it.each([
    ['none', '', 'We could not tell that this form comes from our page'],
    ['one that is none', 'a.b', 'We could not tell that this form comes from our page'],
    ['one of another installation', issueFormToken({ secret: 'another', nowMs: NOW }), 'We could not tell'],
    ['an old one', issueFormToken({ secret: SECRET, nowMs: NOW - TOO_LONG_MS }), 'open for too long'],
  ])(
    'and asks once more who sends %s, with what was typed and a token that is taken',
    async (_, old, said) => {
      const server = await serveForms();
      const { names, path } = requestForms[form];
      const { fieldsOf } = requestSender(server);
      const typed = { ...fieldsOf(form, goodRequests[form]), [HUMAN]: '' };
      const first = await server.post({ ...typed, [tokenFieldOf(requestForms[form])]: old }, { url: path });
      expect(first.statusCode).toBe(403);
      expect(first.body).toContain(said);
      expect(first.body).toContain(`name="${names.firstName}"`);
      expect(first.body).toContain(`value="${goodRequests[form].firstName}"`);
      expect(first.cookies.map(({ name }) => name)).not.toContain('skein_visitor');
      const hidden = [...first.body.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/gu)];
      const carried = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      expect((await server.post({ ...typed, ...carried }, { url: path })).statusCode).toBe(303);
      expect((await server.rows()).map(({ flags }) => flags)).toEqual([['no-human-check']]);
    },
  );

  it('and leaves less room to who proves nothing', async () => {
    const server = await serveForms({ limited: true });
    const { plain, script } = requestSender(server);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push(
        (await plain(form, { ...goodRequests[form], firstName: 'a'.repeat(index + 1) })).statusCode,
      );
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    expect((await script(form, goodRequests[form])).statusCode).toBe(200);
  });
});

describe.each(['businessContact', 'buildingRequest'] as const)(
  '%s wants the form token of its page from a script, too',
  (form) => {
    const field = requestForms[form].csrfField ?? '';
    it.each([
      ['none', '', 'token_invalid'],
      ['one that is none', 'a.b.c', 'token_invalid'],
      [
        'one of the day before',
        issueFormToken({ secret: SECRET, nowMs: NOW - TOO_LONG_MS }),
        'token_expired',
      ],
    ])('and refuses %s', async (_, token, code) => {
      const server = await serveForms();
      const { script } = requestSender(server);
      const answer = await script(form, goodRequests[form], { more: { [field]: token } });
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([403, code]);
      expect(await server.rows()).toEqual([]);
    });
  },
);

describe.each(ids)('bad input for %s', (form) => {
  const { path, names, csrfField } = requestForms[form];
  const usedTokens = (server: Awaited<ReturnType<typeof serveForms>>) =>
    server.storage.db.selectFrom('human_check_used').selectAll().execute();

  it.each(
    badBodies(goodWire(form), names.firstName)
      // The request forms accept multipart bodies, so this case is not an error for them.
      .filter(({ about }) => about !== 'a file'),
  )('$about is refused, with a reason, and nothing is kept', async ({ body, headers, status, code }) => {
    const server = await serveForms();
    const answer = await server.script(undefined, { url: path, payload: body, headers });
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([status, code]);
    expect([await server.rows(), await usedTokens(server)]).toEqual([[], []]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing between its boundaries', 'multipart/form-data; boundary=x', '--x--'],
    [
      'a part that ends nowhere',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
    ],
    [
      'a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nb\r\n--x--\r\n',
    ],
  ])('a body in parts with %s is refused', async (_, type, payload) => {
    const server = await serveForms();
    const answer = await server.script(undefined, { url: path, payload, headers: { 'content-type': type } });
    expect([400, 422]).toContain(answer.statusCode);
    expect(await server.rows()).toEqual([]);
  });

  it('in parts with a megabyte is refused', async () => {
    const server = await serveForms();
    const { payload, type } = inParts({ [names.firstName]: 'a'.repeat(1024 * 1024) });
    const answer = await server.script(undefined, { url: path, payload, headers: { 'content-type': type } });
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([413, 'body_too_large']);
  });

  it('takes breaks of lines in a message, and nowhere else', async () => {
    const server = await serveForms();
    const { script } = requestSender(server);
    const broken = await script(form, { ...goodRequests[form], firstName: 'Lee\nbcc: all' });
    expect([broken.statusCode, codeOf(broken.body)]).toEqual([400, 'invalid_characters']);
    if (!requestForms[form].order.includes('message')) return;
    const kept = await script(form, { ...goodRequests[form], message: 'One\ntwo' });
    expect(kept.statusCode).toBe(200);
    expect((await server.rows())[0]?.payload[names.message]).toBe('One\ntwo');
  });

  it('has a form token with script only where it says so', () => {
    expect(csrfField !== undefined).toBe(form === 'businessContact' || form === 'buildingRequest');
  });
});

/**
 * Returns the fields of a valid post, without tokens. The bad bodies need no tokens, because the service refuses them
 * before it checks tokens.
 */
function goodWire(form: RequestFormId): Record<string, string> {
  const { names, order } = requestForms[form];
  return Object.fromEntries(
    order.flatMap((field) => {
      const value = goodRequests[form][field] ?? '';
      return field === 'human' || field === 'manager' || value.includes('\n') ? [] : [[names[field], value]];
    }),
  );
}
