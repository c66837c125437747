import { describe, expect, it } from 'vitest';
import { PATH, serveApplications } from './testing/applications-server.ts';
import { answers, type Part } from './testing/parts.ts';

describe('a post that is no application', () => {
  const { resume: _, ...texts } = Object.fromEntries(answers());
  it.each<[string, Readonly<Record<string, Part>>, number, string]>([
    ['control characters', { ...texts, first_name: 'A\u0000' }, 400, 'invalid_characters'],
    ['a line break in a line', { ...texts, first_name: 'A\nB' }, 400, 'invalid_characters'],
    ['a key that is none', { ...texts, idempotencyKey: '<>', resume_text: 'a\nb' }, 400, 'malformed_body'],
    ['a text of 200 KB', { ...texts, resume_text: 'x'.repeat(200_000) }, 413, 'body_too_large'],
  ])('because of %s is refused', async (_about, fields, status, code) => {
    const { post, rows } = await serveApplications();
    const answer = await post(Object.entries(fields));
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without files', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    [
      'a body that ends too soon',
      {},
      '--skein-test-boundary\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      400,
    ],
    ['compression', { 'content-encoding': 'gzip' }, '', 415],
    ['a length beyond all files', { 'content-length': '1000000000' }, '', 413],
  ])('because of %s is refused', async (_about, headers, payload, status) => {
    const { post, rows, onDisk } = await serveApplications();
    const answer = await post([], { headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).toEqual(expect.any(String));
    expect([await rows(), onDisk()]).toEqual([[], []]);
  });

  it('in a format that it cannot be sent in is not told to be sent in another such', async () => {
    const { post } = await serveApplications();
    const json = { 'content-type': 'application/json' };
    expect((await post([], { headers: json, payload: '{}' })).json().error.message).not.toMatch(/JSON/);
  });

  it('of hundreds of parts is refused', async () => {
    const { post, rows } = await serveApplications();
    const answer = await post(Array.from({ length: 400 }, (_, part) => [`field_${part}`, 'x'] as const));
    expect(answer.statusCode).toBe(413);
    expect(await rows()).toEqual([]);
  });

  it('is counted before it is read: the sixty-first in ten minutes waits', async () => {
    const { post } = await serveApplications({ limited: true });
    for (let time = 0; time < 60; time += 1) await post([]);
    const answer = await post(answers());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
  });
});

describe('the address of the form, opened', () => {
  it('leads to the open roles', async () => {
    const { app } = await serveApplications();
    const english = await app.inject({ url: PATH });
    const spanish = await app.inject({
      url: PATH,
      headers: { referer: 'http://localhost/intl/es/careers/job' },
    });
    expect([english.headers.location, spanish.headers.location]).toEqual(['/careers', '/intl/es/careers']);
  });
});
