import { expect, test } from '../site.fixture.ts';

const ask = (origin: string, path: string) => fetch(origin + path, { redirect: 'manual' });

for (const [path, parent] of [
  ['/careers/job/', '/careers'],
  ['/careers/job/?id=', '/careers'],
  ['/intl/es/careers/job/?job=4011', '/intl/es/careers'],
] as const)
  test(`${path} names no job and leads to ${parent}`, async ({ site }) => {
    const answer = await ask(site.origin, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, parent]);
  });

test('/careers/job leads to the address with its slash', async ({ site }) => {
  const answer = await ask(site.origin, '/careers/job?id=4011');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/careers/job/?id=4011']);
});

for (const [path, roles] of [
  ['/careers/job/?id=1', '/careers#roles'],
  ['/intl/es/careers/job/?gh_jid=no-such-job', '/intl/es/careers#roles'],
] as const)
  test(`${path} is not found, and leads to open roles`, async ({ site }) => {
    const answer = await ask(site.origin, path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`href="${roles}"`);
  });

test('a job is there for search engines, under its own address', async ({ site }) => {
  const html = await (await ask(site.origin, '/careers/job/?gh_jid=4011&gh_src=x')).text();
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/careers/job/?id=4011">`);
  expect(html).toContain('"@type":"JobPosting"');
});
