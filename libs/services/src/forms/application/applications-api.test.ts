import { FILE_BYTES_MAX } from '@skein/careers/application';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/forms-server.ts';
import { serveApplications } from './testing/applications-server.ts';
import { answers, type Part, type Parts } from './testing/parts.ts';
import { JOB_ID } from './testing/test-job.ts';
import { doc, docx, exe, pdf } from './testing/files.ts';

const file = (name: string, content: Buffer): Part => ({ name, content });
const key = (idempotencyKey: string) => ({ headers: { 'idempotency-key': idempotencyKey } });

describe('an application', () => {
  it('is kept with its file, as the board reads it, and handed to the outbox', async () => {
    const { post, rows, kept, onDisk, read, woken, storage } = await serveApplications();
    const content = pdf(5000);
    const answer = await post(
      [
        ...answers({ phone: '512-555-0100', resume: file('Résumé Ana.pdf', content), gh_src: 'abc' }),
        ['mapped_url_token', 'news'],
        ['question_2[]', '10'],
        ['question_2[]', '11'],
        ['demographic_answers[0][question_id]', '78'],
        ['demographic_answers[0][answer_options][0][answer_option_id]', '200'],
      ],
      key('key-0000-1'),
    );
    expect([answer.statusCode, answer.json()]).toEqual([200, { submitted: true }]);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    const [path] = await kept();
    expect(onDisk()).toEqual([]);
    expect(row).toMatchObject({ key: 'key-0000-1', flags: ['no-human-check'] });
    expect(row?.payload).toEqual({
      board_token: 'skein',
      job_id: JOB_ID,
      mapped_url_token: 'news',
      gh_src: 'abc',
      answers: {
        first_name: 'Ana',
        last_name: 'Núñez',
        email: 'ana@example.com',
        phone: '512-555-0100',
        question_1: '1',
        'question_2[]': ['10', '11'],
      },
      demographic_answers: [{ question_id: '78', answer_options: [{ answer_option_id: '200' }] }],
      files: [
        {
          field: 'resume',
          path,
          label: 'Résumé Ana.pdf',
          type: 'application/pdf',
          bytes: 5000,
          sha256: createHash('sha256').update(content).digest('hex'),
        },
      ],
    });
    expect((await read(path ?? '')).equals(content)).toBe(true);
    expect(woken.count).toBe(1);
    const outbox = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(outbox).toMatchObject([{ submission_id: row?.id, state: 'queued' }]);
  });

  it.each([
    ['10 MB', pdf(FILE_BYTES_MAX), 'application/pdf'],
    ['a DOC', doc(), 'application/msword'],
    ['a DOCX', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('may have a file of %s, which is stored as it came', async (_about, content, type) => {
    const { post, rows, kept, read } = await serveApplications();
    expect((await post(answers({ resume: file('resume', content) }))).statusCode).toBe(200);
    expect((await rows())[0]?.payload).toMatchObject({ files: [{ type, bytes: content.length }] });
    expect((await read((await kept())[0] ?? '')).equals(content)).toBe(true);
  });

  it.each<[string, Part, string]>([
    ['10 MB and 1 byte', file('resume.pdf', pdf(FILE_BYTES_MAX + 1)), 'fileSize'],
    ['15 MB', file('resume.pdf', pdf(15 * 1024 * 1024)), 'fileSize'],
    ['a program that is called a PDF', file('resume.pdf', exe()), 'fileType'],
    ['nothing', file('resume.pdf', Buffer.alloc(0)), 'fileEmpty'],
    ['a text in its place', 'I am a resume', 'fileOrTextRequired'],
    ['a field in which nothing was chosen', file('', Buffer.alloc(0)), 'fileOrTextRequired'],
  ])('with a file of %s is refused, and nothing is left of it', async (_about, resume, message) => {
    const { post, rows, onDisk } = await serveApplications();
    const answer = await post(answers({ resume }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_fields', fields: { resume: message } } });
    expect(await rows()).toEqual([]);
    expect(onDisk()).toEqual([]);
  });

  it.each([
    `${'x'.repeat(300)}.pdf`,
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'CON',
    'a\u0007b.pdf',
    '.pdf',
  ])('whose file is called %j is stored under a name of ours', async (name) => {
    const { post, rows, kept } = await serveApplications();
    expect((await post(answers({ resume: file(name, pdf()) }))).statusCode).toBe(200);
    expect(await kept()).toEqual([expect.stringMatching(/^[\w-]+\.\d+\/[0-9a-f-]{36}$/u)]);
    const [row] = await rows();
    expect(JSON.stringify(row?.payload)).not.toMatch(/\.\.\/|\\\\|\\u0007/u);
  });

  it('whose file is called after another kind is kept under a name that ends as its content says', async () => {
    const { post, rows } = await serveApplications();
    await post(answers({ resume: file('cv.pdf.html', pdf()) }));
    expect((await rows())[0]?.payload).toMatchObject({ files: [{ label: 'cv.pdf.html.pdf' }] });
  });

  it('by script without any proof is kept with a flag, and twenty of a network in ten minutes', async () => {
    const { post, rows } = await serveApplications({ limited: true });
    for (let index = 0; index < 20; index += 1)
      expect((await post(answers({ first_name: `Ana ${index}` }))).statusCode).toBe(200);
    expect((await post(answers({ first_name: 'One more' }))).statusCode).toBe(429);
    expect((await rows()).every(({ flags }) => flags.includes('no-human-check'))).toBe(true);
  });

  it('by script with the proof of the human check has no flag, and uses it up', async () => {
    const token = { tokenId: 'proof', expiresAtMs: NOW + 60_000 };
    const humanCheck = { verify: async () => ({ outcome: 'human', token }) as const };
    const { post, rows } = await serveApplications({ take: { humanCheck } });
    const proven = (name: string): Parts => [
      ...answers({ first_name: name }),
      ['g-recaptcha-response', 'proof'],
    ];
    expect((await post(proven('Ana'))).statusCode).toBe(200);
    expect((await rows())[0]?.flags).toEqual([]);
    expect((await post(proven('Eva'))).json().error.code).toBe('token_used');
  });

  it.each([
    ['expired', 'no-human-check'],
    ['invalid', 'no-human-check'],
    ['unavailable', 'human-check-unavailable'],
    ['doubtful', 'human-check-doubtful'],
  ] as const)('by script with a proof that is %s is not lost, but has the flag %s', async (outcome, flag) => {
    const { post, rows } = await serveApplications({
      take: { humanCheck: { verify: async () => ({ outcome }) } },
    });
    expect((await post([...answers(), ['g-recaptcha-response', 'late']])).statusCode).toBe(200);
    expect((await rows())[0]?.flags).toEqual([flag]);
  });

  it('says of every question what is wrong, at once', async () => {
    const { post } = await serveApplications();
    const answer = await post(
      answers({ first_name: '', email: 'ana@', phone: '12', resume: undefined, question_1: '7' }),
    );
    expect(answer.json().error.fields).toEqual({
      first_name: 'required',
      email: 'email',
      phone: 'phone',
      resume: 'fileOrTextRequired',
      question_1: 'choice',
    });
  });

  it('keeps of several files in one field the first, and none of a field that nobody asked for', async () => {
    const { post, rows, kept, onDisk } = await serveApplications();
    await post([...answers(), ['resume', file('second.pdf', pdf(100))], ['photo', file('me.pdf', pdf(200))]]);
    expect(await kept()).toHaveLength(1);
    expect(onDisk()).toEqual([]);
    expect((await rows())[0]?.payload).toMatchObject({ files: [{ label: 'resume.pdf' }] });
  });

  it('that comes again under its key is the same one, with its files once', async () => {
    const { post, rows, kept, woken } = await serveApplications();
    for (let time = 0; time < 3; time += 1)
      expect((await post(answers(), key('key-0000-1'))).statusCode).toBe(200);
    expect([(await rows()).length, (await kept()).length, woken.count]).toEqual([1, 1, 1]);
  });

  it('that comes ten times at once under its key is one, with its file once', async () => {
    const { post, rows, kept } = await serveApplications();
    const all = await Promise.all(Array.from({ length: 10 }, () => post(answers(), key('key-0000-1'))));
    expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect([(await rows()).length, (await kept()).length]).toEqual([1, 1]);
  });

  it('with another file under the same key is another one: somebody corrected it', async () => {
    const { post, rows, kept } = await serveApplications();
    await post(answers(), key('key-0000-1'));
    await post(answers({ resume: file('resume.pdf', pdf(99)) }), key('key-0000-1'));
    expect([(await rows()).length, (await kept()).length]).toEqual([2, 2]);
  });

  it('for a job that is not open is refused', async () => {
    const { post, onDisk } = await serveApplications();
    const answer = await post(answers({ job_id: '1' }));
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'job_closed']);
    expect(onDisk()).toEqual([]);
  });

  it('that the board cannot be asked about may be sent again', async () => {
    const { post, onDisk } = await serveApplications({
      take: { findJob: () => Promise.reject(new Error('away')) },
    });
    const answer = await post(answers());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(onDisk()).toEqual([]);
  });
});
