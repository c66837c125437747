import { rolesOf, type ServedJob } from '@skein/careers/serve';
import { htmlLiteral } from '@skein/ui';
import { describe, expect, it, vi } from 'vitest';
import { demoWith } from '../testing/site-in-memory.ts';
import type { CareersData } from '@skein/careers/serve';

const job = (id: string, title: string, location: string) => ({ id, title, location });
const roles = rolesOf({
  offices: [
    {
      id: '1',
      name: 'Austin',
      location: 'Austin, TX',
      departments: [
        {
          id: '2',
          name: 'Night',
          jobs: [job('7', 'Lamplighter', 'Austin, TX'), job('8', 'Owl keeper', 'Denver, CO')],
        },
      ],
    },
  ],
  sections: [],
});
const lamplighter: ServedJob = {
  status: 'open',
  job: {
    ...job('7', 'Lamplighter', 'Austin, TX'),
    description: htmlLiteral`<p>You go before the dark does.</p>`,
    isProspect: false,
    postedAt: '2026-07-02T19:39:23Z',
    departments: ['Night'],
    offices: [{ name: 'Austin', location: 'Austin, TX' }],
    metadata: [],
    questions: [],
    compliance: [],
    dataConsents: [],
  },
};

const board = (away = false): CareersData => ({
  roles: async () => (away ? undefined : roles),
  job: async (id) => (away ? { status: 'failed', id } : id === '7' ? lamplighter : { status: 'gone' }),
});
const open = demoWith({ careers: board() });
const site = async (careers?: CareersData) => (await (careers ? demoWith({ careers }) : open)).pages;

const JOB = '/careers/job/';
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, data = '']): { '@type': string } => JSON.parse(data),
  );

it.each(['', '/intl/es'])('an application names the page that it is sent from: “%s”', async (prefix) => {
  const { html } = await (await site()).render(prefix + JOB, { search: '?id=7' });
  expect(html).toContain(`name="pageSource" value="${prefix}${JOB}"`);
});

describe('the page of open roles', () => {
  it('lists them in its HTML, and is kept for each search', async () => {
    const page = await (await site()).render('/careers', { search: '?utm_source=x&keyword=+owl+' });
    expect(page.html).toContain('href="/careers/job/?id=8"');
    expect(page.html).not.toContain('href="/careers/job/?id=7"');
    expect(page.address?.normal({ search: '?utm_source=x&keyword=+owl+' })).toBe('?keyword=owl');
    expect(page.address?.normal({ search: '?utm_source=x&location=Atlantis' })).toBe('');
    expect([page.status, page.stale]).toEqual([200, false]);
  });

  it('leads to Spanish pages from the Spanish one', async () => {
    const { html } = await (await site()).render('/intl/es/careers');
    expect(html).toContain('href="/intl/es/careers/job/?id=7"');
    expect(html).toContain('Todas las vacantes');
  });

  it('says that the board is away, and is not kept for long', async () => {
    const { html, status, stale } = await (
      await site(board(true))
    ).render('/careers', { search: '?keyword=owl' });
    expect(html).toContain('href="?keyword=owl#roles"');
    expect([status, stale]).toEqual([200, true]);
  });
});

describe('the page of a job', () => {
  it('is called after the job, and so is its place', async () => {
    const page = await (await site()).render(JOB, { search: '?gh_jid=7&gh_src=abc' });
    expect(titleOf(page.html)).toBe('Lamplighter | Careers at Skein | Skein Fiber');
    expect(page.html).toContain('You go before the dark does.');
    expect(page.html).toContain('<link rel="canonical" href="https://skein.example/careers/job/?id=7">');
    expect(page.html).toContain('hreflang="es" href="https://skein.example/intl/es/careers/job/?id=7"');
    expect(page.status).toBe(200);
  });

  it.each([
    ['?id=7', '?id=7'],
    ['?gh_jid=7&gh_src=abc', '?id=7'],
    ['?gh_jid=8&id=7', '?id=7'],
    ['?id=&gh_jid=7', '?id=7'],
    ['?id=../7', ''],
    ['?job=7', ''],
    ['', ''],
  ])('%s has the one form %j', async (search, query) => {
    const { address } = await (await site()).render(JOB);
    expect(address?.normal({ search })).toBe(query);
  });

  it('is read by search engines as a job on its way from home', async () => {
    const found = dataOf((await (await site()).render(JOB, { search: '?id=7' })).html);
    expect(found.find((one) => one['@type'] === 'JobPosting')).toMatchObject({
      title: 'Lamplighter',
      datePosted: '2026-07-02',
      url: 'https://skein.example/careers/job/?id=7',
      hiringOrganization: { name: 'Skein Fiber' },
    });
    expect(found.find((one) => one['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{}, { name: 'Careers' }, { name: 'Lamplighter' }],
    });
  });

  it.each([
    ['/careers/job/', '/careers', '/careers#roles'],
    ['/intl/es/careers/job/', '/intl/es/careers', '/intl/es/careers#roles'],
  ])('at %s is nothing without a job, and 404 for one that is gone', async (path, parent, link) => {
    const pages = await site();
    const bare = await pages.render(path);
    expect(bare.address?.elsewhere?.('')).toBe(parent);
    expect(await bare.address?.settle('?id=7')).toBe('?id=7');
    const gone = await bare.address?.settle('?id=8');
    expect(gone).toBe(await bare.address?.settle('?id=9'));
    const { status, html } = await pages.render(path, { search: gone ?? '' });
    expect(status).toBe(404);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(html)).toEqual([]);
  });

  it('asks to try again when the board is away', async () => {
    const { status, stale, html } = await (await site(board(true))).render(JOB, { search: '?id=7' });
    expect([status, stale]).toEqual([503, true]);
    expect(html).toContain('href="?id=7"');
  });

  it('asks the board for nothing that cannot be an id', async () => {
    const careers = board();
    const asked = vi.spyOn(careers, 'job');
    await (await site(careers)).render(JOB, { search: '?id=%3Cscript%3E' });
    expect(asked).not.toHaveBeenCalled();
  });
});
