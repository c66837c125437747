import type { RenderApplicationRefusal } from '@skein/careers/application';
import { describe, expect, it, vi } from 'vitest';
import { serveApplications } from './testing/applications-server.ts';
import { answers } from './testing/parts.ts';

/** A text with the largest number of characters that the field accepts, in 400 lines. */
const FULL = Array.from({ length: 400 }, () => 'a'.repeat(49)).join('\n');
const asBrowsersSend = (text: string) => text.replaceAll('\n', '\r\n');
const withText = (resume_text: string) => answers({ resume: undefined, resume_text });

describe('an application with a text that was pasted', () => {
  it('may fill its field, however browsers break lines on the way', async () => {
    const { post, rows } = await serveApplications();
    expect(FULL).toHaveLength(19_999);
    const answer = await post(withText(asBrowsersSend(FULL)));
    expect([answer.statusCode, answer.json()]).toEqual([200, { submitted: true }]);
    expect((await rows())[0]?.payload).toMatchObject({ answers: { resume_text: FULL } });
    // The same text with other line breaks is a repetition.
    await post(withText(FULL));
    expect(await rows()).toHaveLength(1);
  });

  it('is kept as the text reads, without what nobody sees', async () => {
    const { post, rows } = await serveApplications();
    const answer = await post(withText('One\vtwo\fthree\u0002\r\nf\u{fffd}ur\tfive'));
    expect(answer.statusCode).toBe(200);
    expect((await rows())[0]?.payload).toMatchObject({
      answers: { resume_text: 'One\ntwo\nthree\nf\u{fffd}ur\tfive' },
    });
  });

  it('and an email and a phone number as contacts copy them, keeps these as a keyboard writes them', async () => {
    const { post, rows } = await serveApplications();
    const copied = { email: '\u2068ana@example.com\u2069', phone: '\u202a512\u2011555\u20110100\u202c' };
    expect((await post(answers({ ...copied, first_name: 'Ａna' }))).statusCode).toBe(200);
    expect((await rows())[0]?.payload).toMatchObject({
      answers: { email: 'ana@example.com', phone: '512-555-0100', first_name: 'Ａna' },
    });
  });

  it.each([' 9 – 5 ', '9 - 5'])('has the choice %j as the job board wrote it', async (question_zip) => {
    const { post, rows } = await serveApplications();
    expect((await post(answers({ question_zip }))).statusCode).toBe(200);
    expect((await rows())[0]?.payload).toMatchObject({ answers: { question_zip: ' 9 – 5 ' } });
  });

  it('that cannot be kept names the fields', async () => {
    const { post, rows } = await serveApplications();
    const answer = await post(answers({ first_name: 'A\vna', resume_text: 'a\0' }));
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      400,
      { code: 'invalid_characters', fields: { first_name: 'unusable', resume_text: 'unusable' } },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('comes back without script as it can be kept, with a word at the field', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => undefined);
    const { post } = await serveApplications({ api: { renderRefusal } });
    const { body } = await post(answers({ first_name: 'A\u0002na', resume_text: 'a\r\nb' }), { plain: true });
    expect(body).toContain('First name: Some characters can’t be used here.');
    expect(renderRefusal.mock.calls).toMatchObject([
      [{ refusal: { status: 400 }, values: { first_name: 'Ana', resume_text: 'a\nb' } }],
    ]);
  });

  it('comes back as it can be kept when it was refused for something else', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => undefined);
    const { post } = await serveApplications({ api: { renderRefusal } });
    await post(answers({ job_id: 'closed', resume_text: 'a\v\r\nb' }), { plain: true });
    expect(renderRefusal.mock.calls).toMatchObject([[{ values: { resume_text: 'a\n\nb' } }]]);
  });
});
