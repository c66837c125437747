import { describe, expect, it } from 'vitest';
import { goodRequests } from '@skein/forms/testing';
import { requestForms } from '../testing/form-pages.ts';
import { serveForms } from '../testing/forms-server.ts';
import { inParts, requestSender } from './testing/request-sender.ts';

/** A text of 999 characters in 40 lines. The field counts each line break as one character. */
const LINES = Array.from({ length: 40 }, () => 'a'.repeat(24)).join('\n');
const asBrowsersSend = (text: string) => text.replaceAll('\n', '\r\n');
const good = goodRequests.businessContact;
const { message: MESSAGE, street: STREET } = requestForms.businessContact.names;
const textIn = (page: string) => /<textarea[^>]*>([^<]*)<\/textarea>/u.exec(page)?.[1];

describe('a request that was refused, without script', () => {
  it.each([
    ['999 characters in 40 lines', LINES],
    ['1500 characters, which are too many', 'b'.repeat(1500)],
  ])('comes back with a message of %s', async (_, message) => {
    const { plain } = requestSender(await serveForms());
    const sent = { ...good, email: 'sam@example', message: asBrowsersSend(message) };
    const { body, statusCode } = await plain('businessContact', sent);
    expect([statusCode, textIn(body)]).toEqual([422, message]);
  });

  it('and sent again as it came back, is kept whole', async () => {
    const server = await serveForms();
    server.advance(5000);
    const { plain } = requestSender(server);
    const sent = { ...good, email: 'sam@example', message: asBrowsersSend(LINES) };
    const { body } = await plain('businessContact', sent);
    const again = { ...good, message: asBrowsersSend(textIn(body) ?? '') };
    expect((await plain('businessContact', again)).statusCode).toBe(303);
    expect((await server.rows())[0]?.payload[MESSAGE]).toBe(LINES);
  });

  it('for a character that nobody sees comes back without it, and names the field', async () => {
    const { plain } = requestSender(await serveForms());
    const { body, statusCode } = await plain('businessContact', {
      ...good,
      street: '12 Juniper\vStr\u0002eet',
    });
    expect(statusCode).toBe(400);
    expect(body).toMatch(
      /name="business_contact\[address\]"[^>]* aria-invalid="true"[^>]* value="12 Juniper Street"/u,
    );
    expect(body).toContain('id="field-street-wrong">Some characters can’t be used here.');
    expect(body.match(/aria-invalid/gu)).toHaveLength(1);
  });
});

describe('a message that was pasted', () => {
  const PASTED = 'One\vtwo\fthree \u0002\u001b\u007ffour\u{fffd}\tfive';
  const KEPT = 'One\ntwo\nthree four\u{fffd}\tfive';

  it.each(['businessContact', 'webpassContact', 'chat'] as const)('is kept as it reads: %s', async (form) => {
    const server = await serveForms();
    const { script } = requestSender(server);
    const answer = await script(form, { ...goodRequests[form], message: PASTED });
    expect(answer.statusCode).toBe(200);
    expect((await server.rows())[0]?.payload[requestForms[form].names.message]).toBe(KEPT);
  });

  it('and a street out of a table, with a tab that no field shows, are kept as they read', async () => {
    const server = await serveForms();
    const answer = await requestSender(server).script('businessContact', {
      ...good,
      street: '12\tJuniper St',
    });
    expect(answer.statusCode).toBe(200);
    expect((await server.rows())[0]?.payload[STREET]).toBe('12 Juniper St');
  });

  it('with a null in it is refused, and the field is named', async () => {
    const { script } = requestSender(await serveForms());
    const answer = await script('businessContact', { ...good, message: 'a\0b', city: 'Aus\u001btin' });
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      400,
      { code: 'invalid_characters', fields: { message: 'unusable', city: 'unusable' } },
    ]);
  });

  it('names no field where none that is seen is to blame', async () => {
    const { script } = requestSender(await serveForms());
    const answer = await script('businessContact', good, { more: { other: '\0' } });
    expect(answer.json().error).toEqual({ code: 'invalid_characters', message: expect.any(String) });
  });
});

it('bytes that are no text are refused, also in parts', async () => {
  const server = await serveForms();
  const { names, path } = requestForms.webpassContact;
  const { payload, type } = inParts({ [names.firstName]: 'Ana', [names.message]: 'caf\u00e9' });
  const bytes = Buffer.from(payload, 'latin1');
  const answer = await server.script(undefined, {
    url: path,
    payload: bytes,
    headers: { 'content-type': type },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_characters']);
});

it('a street may hold what stands for a character that a page could not show', async () => {
  const server = await serveForms();
  const answer = await requestSender(server).script('businessContact', {
    ...good,
    street: '12 Caf\u{fffd} Street',
  });
  expect(answer.statusCode).toBe(200);
  expect((await server.rows())[0]?.payload[STREET]).toBe('12 Caf\u{fffd} Street');
});
