import { expect, test } from '../site.fixture.ts';

test.use({ siteEnv: { CAREERS_BOARD_URL: 'http://127.0.0.1:9/v1/boards/skein' } });

test('while the board is away the page of roles is there and says so; a job asks to try again', async ({
  site,
}) => {
  const roles = await fetch(`${site.origin}/careers?keyword=splicer`);
  expect(roles.status).toBe(200);
  expect(await roles.text()).toContain('href="?keyword=splicer#roles"');
  const job = await fetch(`${site.origin}/careers/job/?id=4011`);
  expect(job.status).toBe(503);
  expect(await job.text()).toContain('href="?id=4011"');
});
