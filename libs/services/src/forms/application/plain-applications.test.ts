import type { RenderApplicationRefusal } from '@skein/careers/application';
import { describe, expect, it, vi } from 'vitest';
import { PATH, serveApplications } from './testing/applications-server.ts';
import { exe } from './testing/files.ts';
import { answers } from './testing/parts.ts';
import { JOB_ID } from './testing/test-job.ts';

const from = (referer: string, more: Readonly<Record<string, string>> = {}) => ({
  plain: true,
  headers: { referer: `http://localhost${referer}`, 'sec-fetch-site': 'same-origin', ...more },
});

describe('an application without script', () => {
  it('is answered with the page that says thanks, in the language of the form', async () => {
    const { post, rows } = await serveApplications();
    const answer = await post(answers(), from(`/intl/es/careers/job?id=${JOB_ID}&utm_source=news`));
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/intl/es/careers/job?id=${JOB_ID}&applied=1#apply`,
    ]);
    expect((await rows())[0]).toMatchObject({
      flags: ['no-human-check'],
      payload: { mapped_url_token: 'news', gh_src: '' },
    });
  });

  it.each([
    ['', 'utm_source=news&gh_src=a1b2', 'news', 'a1b2'],
    ['', 'gh_src=a1b2', 'a1b2', 'a1b2'],
    ['&utm_source=mail', 'utm_source=news&gh_src=a1b2', 'news', 'a1b2'],
    ['', '%3Cb%3E', 'website', ''],
  ])('at an address with %j comes by the campaign that an earlier page has kept: %s', async (...row) => {
    const [search, kept, source, ghSrc] = row;
    const { post, rows } = await serveApplications();
    const cookie = `skein_campaign=${kept}`;
    await post(answers(), from(`/intl/es/careers/job/?id=${JOB_ID}${search}`, { cookie }));
    expect((await rows())[0]?.payload).toMatchObject({ mapped_url_token: source, gh_src: ghSrc });
  });

  it('that was refused comes back with where the applicant comes from', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => undefined);
    const { post, rows } = await serveApplications({ api: { renderRefusal } });
    await post(answers({ email: '' }), from(`/careers/job/?id=${JOB_ID}&utm_source=news&gh_src=a1b2`));
    const { hidden = {} } = renderRefusal.mock.calls[0]?.[0] ?? {};
    await post(answers(hidden), from(PATH));
    expect((await rows())[0]?.payload).toMatchObject({ mapped_url_token: 'news', gh_src: 'a1b2' });
  });

  it('sent twice is one', async () => {
    const { post, rows, kept } = await serveApplications();
    for (let time = 0; time < 2; time += 1) await post(answers(), from('/careers/job'));
    expect([(await rows()).length, (await kept()).length]).toEqual([1, 1]);
  });

  it('takes the names that the form has for demographic answers', async () => {
    const { post, rows } = await serveApplications();
    await post(
      [
        ...answers(),
        ['demographic_answers[0][question_id]', '77'],
        ['demographic_answers[1][question_id]', '78'],
        ['demographic_answers[0][answer_options][][answer_option_id]', '101'],
        ['demographic_answers[0][own_words][101]', 'Green'],
      ],
      from('/careers/job'),
    );
    expect((await rows())[0]?.payload).toMatchObject({
      demographic_answers: [
        { question_id: '77', answer_options: [{ answer_option_id: '101', text: 'Green' }] },
      ],
    });
  });

  it('that was refused comes back as a page that says what is wrong and what to do', async () => {
    const { post, onDisk } = await serveApplications();
    const answer = await post(
      answers({ last_name: '', resume: { name: 'resume.pdf', content: exe() } }),
      from('/careers/job'),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('Last name: Last name is a required field');
    expect(answer.body).toContain('Resume: This is not a PDF, DOC or DOCX file.');
    expect(answer.body).toContain('files have to be chosen again');
    expect(answer.body).toContain(`href="/careers/job?id=${JOB_ID}"`);
    expect(onDisk()).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['is too large', { 'content-length': '1000000000' }, `id=${JOB_ID}`],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }, `id=${JOB_ID}`],
    ['cannot be read', { 'content-type': 'multipart/form-data' }, `utm_source=news&gh_jid=${JOB_ID}`],
  ])('that %s is refused unread, and leads back to the role it is for', async (_, headers, search) => {
    const { post } = await serveApplications();
    const answer = await post(answers(), from(`/intl/es/careers/job/?${search}`, headers));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(`href="/intl/es/careers/job/?id=${JOB_ID}"`);
  });

  it('that was refused can be drawn by the host, who gets what was typed and what is wrong', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => ({
      html: '<p>ours</p>',
      headers: { 'x-drawn-by': 'host' },
    }));
    const { post } = await serveApplications({ api: { renderRefusal } });
    const answer = await post(answers({ email: '"><script>' }), from('/careers/job?id=4401'));
    expect([answer.body, answer.headers['x-drawn-by']]).toEqual(['<p>ours</p>', 'host']);
    expect(renderRefusal.mock.calls).toMatchObject([
      [
        {
          title: 'Almost there. Check these again',
          language: 'en',
          page: '/careers/job',
          jobId: JOB_ID,
          hidden: { pageSource: '/careers/job', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/u) },
          refusal: {
            issues: [{ field: 'email', message: 'email' }],
            values: { first_name: 'Ana', email: '"><script>', resume: 'resume.pdf' },
          },
        },
      ],
    ]);
  });

  it('that was refused for its job and not for its fields is given back with all that was typed', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => undefined);
    const { post } = await serveApplications({
      api: { renderRefusal },
      take: { findJob: async () => undefined },
    });
    await post(answers({ email: 'ana@example.com' }), from('/careers/job'));
    expect(renderRefusal.mock.calls).toMatchObject([
      [{ refusal: { code: 'job_closed' }, values: { first_name: 'Ana', email: 'ana@example.com' } }],
    ]);
  });

  it('for the page in another language is shown there with what was typed, and nothing of it is kept', async () => {
    const renderRefusal = vi.fn<RenderApplicationRefusal>(async () => undefined);
    const { app, rows, onDisk } = await serveApplications({ api: { renderRefusal } });
    // The fields that a browser posts for the language switch, without files.
    const typed = [
      ['job_id', JOB_ID],
      ['first_name', 'Ana "Ñ"'],
      ['email', 'ana@'],
      ['question_2[]', '10'],
      ['question_2[]', '11'],
      ['question_3', 'One\r\nTwo\u0007'],
      ['resume', 'cv.pdf'],
      ['mapped_url_token', 'news'],
      ['pageSource', '/careers/job/'],
    ];
    const answer = await app.inject({
      method: 'POST',
      url: `${PATH}?lang=es`,
      payload: new URLSearchParams(typed).toString(),
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
      200,
      'no-store, private',
      undefined,
    ]);
    expect(answer.body).toContain('lang="es"');
    expect(renderRefusal.mock.calls).toMatchObject([
      [
        {
          refusal: { status: 200 },
          title: 'Un intento más',
          message: undefined,
          language: 'es',
          page: '/intl/es/careers/job/',
          jobId: JOB_ID,
          languageLinks: { en: `${PATH}?lang=en`, es: `${PATH}?lang=es` },
          values: { first_name: 'Ana "Ñ"', email: 'ana@', 'question_2[]': '10\n11', resume: 'cv.pdf' },
          hidden: { pageSource: '/intl/es/careers/job/', mapped_url_token: 'news' },
        },
      ],
    ]);
    expect([await rows(), onDisk()]).toEqual([[], []]);
  });

  it('that is no application, and asks for no other language, is refused', async () => {
    const { app } = await serveApplications();
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: PATH, payload: 'first_name=Ana', headers });
    expect(answer.statusCode).toBe(415);
  });

  it('from a page that was drawn again is from the page that it stood on first', async () => {
    const { post } = await serveApplications();
    const answer = await post(answers({ pageSource: '/intl/es/careers/job' }), from(PATH));
    expect(answer.headers.location).toBe(`/intl/es/careers/job?id=${JOB_ID}&applied=1#apply`);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/a\r\nx: y'])(
    'leads nowhere else, whatever it says of its page: %j',
    async (pageSource) => {
      const { post } = await serveApplications();
      const answer = await post(answers({ pageSource }), from('/careers/job'));
      expect(answer.headers.location).toBe(`/careers/job?id=${JOB_ID}&applied=1#apply`);
    },
  );

  it('never carries markup of the sender into the page', async () => {
    const { post } = await serveApplications();
    const attack = '"><script>alert(1)</script>';
    for (const name of ['first_name', 'email', 'question_1', 'job_id', 'pageSource']) {
      const answer = await post(answers({ phone: '1', [name]: attack }), from('/careers/job'));
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('<script');
    }
  });
});
