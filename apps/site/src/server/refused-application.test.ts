import { RefusedApplication } from '@skein/services';
import type { ApplicationRefusalView } from '@skein/careers/application';
import { applicationOf } from '@skein/careers/application';
import { describe, expect, it } from 'vitest';
import { drawnBySite } from '@skein/services';
import type { CareersData } from '@skein/careers/serve';
import { documentOf } from '../testing/document-of.ts';
import { lamplighter } from '../testing/lamplighter.ts';
import { demoWith } from '../testing/site-in-memory.ts';

const line = (name: string, label: string) => ({
  label,
  required: true,
  fields: [{ name, type: 'input_text' as const, options: [] }],
});
const questions = [
  line('first_name', 'First name'),
  line('email', 'Email'),
  {
    label: 'Resume',
    required: false,
    fields: [{ name: 'resume', type: 'input_file' as const, options: [] }],
  },
];
const careers: CareersData = {
  boardToken: 'acme',
  roles: async () => [],
  job: async (id) => (id === '7' ? lamplighter(questions) : { status: 'gone' }),
};
const demo = demoWith({ careers });
const site = async () => (await demo).pages;
const JOB = '/careers/job/';

const TYPED = { first_name: 'Ana "A"', email: 'ana@', resume: 'resume.pdf' };
const refusedWith = (view: Partial<ApplicationRefusalView> = {}): ApplicationRefusalView => ({
  refusal: new RefusedApplication(
    applicationOf({ questions, compliance: [], dataConsents: [] }),
    [{ field: 'email', message: 'email' }],
    TYPED,
  ),
  values: TYPED,
  title: 'Almost there. Check these again',
  message: 'Something is missing.',
  language: 'en',
  page: JOB,
  jobId: '7',
  hidden: { pageSource: JOB, idempotencyKey: 'key-1' },
  ...view,
});

describe('the page of a job', () => {
  it('asks what its board asks, and posts by itself', async () => {
    const { html } = await (await site()).render(JOB, { search: '?id=7' });
    expect(html).toMatch(/<form[^>]* action="\/_grow\/api\/submit-application"/);
    expect(html).toContain('name="board_token" value="acme"');
    expect(html).toContain('name="job_id" value="7"');
    expect(html).toContain('id="apply"');
  });

  it('says thanks at the address that a post leads to, which is kept apart and is no page of its own', async () => {
    const { html, address } = await (await site()).render(JOB, { search: '?id=7&applied=1' });
    expect(html).toContain('Thanks for submitting your application!');
    expect(html).not.toContain('/_grow/api/submit-application');
    expect(html).toContain('/careers/job/?id=7"');
    expect(address?.normal({ search: '?applied=1&id=7&utm_source=x' })).toBe('?id=7&applied=1');
    expect(address?.normal({ search: '?id=7&utm_source=x' })).toBe('?id=7');
  });

  it('asks nothing for a job that is gone', async () => {
    const { html } = await (await site()).render(JOB, { search: '?id=8' });
    expect(html).not.toContain('/_grow/api/submit-application');
  });
});

describe('a refused application', () => {
  it('is drawn on the page of its job, filled in again, with what was wrong and what the visitor needs', async () => {
    const page = await drawnBySite(await site()).renderApplicationRefusal(refusedWith());
    expect(page?.html).toContain('<title>Almost there. Check these again – Lamplighter');
    expect(page?.html).toContain('value="Ana &quot;A&quot;"');
    expect(page?.html).toContain('Please enter a full email address. Example: name@example.com');
    expect(page?.html).toContain('Choose your files again');
    expect(page?.html).toContain('name="idempotencyKey" value="key-1"');
    expect(page?.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('is posted by the language switch of its page, to be there in the other language', async () => {
    const languageLinks = { es: '/_grow/api/submit-application?lang=es' };
    const page = await drawnBySite(await site()).renderApplicationRefusal(refusedWith({ languageLinks }));
    const read = documentOf(page?.html ?? '');
    const buttons = [...read.querySelectorAll('button[data-language-link]')];
    expect(buttons.map((one) => one.getAttribute('formaction'))).toEqual([
      languageLinks.es,
      languageLinks.es,
    ]);
    for (const button of buttons)
      expect(read.getElementById(button.getAttribute('form') ?? '')?.getAttribute('action')).toBe(
        '/_grow/api/submit-application',
      );
    // The server does not keep the files of such a post, so the buttons send none.
    for (const button of buttons)
      expect(button.getAttribute('formenctype')).toBe('application/x-www-form-urlencoded');
  });

  it.each([
    ['a page that is not there', { page: '/careers/nowhere' }],
    ['another page', { page: '/careers' }],
    ['a job that is gone', { jobId: '8' }],
    ['no job', { jobId: '' }],
  ])('of %s is left to the service', async (_about, view) => {
    expect(await drawnBySite(await site()).renderApplicationRefusal(refusedWith(view))).toBeUndefined();
  });
});
