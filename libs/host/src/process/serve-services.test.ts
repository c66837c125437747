import { expect, it, onTestFinished, vi } from 'vitest';
import { SERVICES_TIMEOUT_MS } from '../http/services-report.ts';
import { testFolder } from '../testing/test-folder.test-support.ts';
import { createServices } from './serve-services.ts';
import type { SitePart } from './site-part.ts';

const site = {
  name: 'Harbor',
  paths: { languages: [{ locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' }] },
} as const;

const answering =
  (path: string): SitePart['services'] =>
  async (app) =>
    void app.get(path, async () => 'here');

it('runs the parts of a site that have paths, and is ready without content of its own', async () => {
  const { app } = await createServices(
    site,
    [
      () => ({ services: answering('/forms'), paths: { prefixes: ['/forms'] } }),
      () => ({ services: answering('/beside-pages') }),
    ],
    { DATA_DIR: testFolder(), LOG_LEVEL: 'silent' },
  );
  onTestFinished(() => app.close());
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/forms'), await statusOf('/beside-pages'), await statusOf('/readyz')]).toEqual([
    200, 404, 200,
  ]);
});

it('tells what works in part before the site stops waiting for it, even if a store is frozen', async () => {
  const { app } = await createServices(
    site,
    [
      () => ({
        services: async (_app, { reports }) => {
          reports['database'] = () => new Promise<never>(() => undefined);
          reports['cache'] = () => ['is away'];
        },
        paths: { prefixes: ['/forms'] },
      }),
    ],
    { DATA_DIR: testFolder(), LOG_LEVEL: 'silent' },
  );
  onTestFinished(() => app.close());
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = app.inject('/readyz');
  await vi.advanceTimersByTimeAsync(SERVICES_TIMEOUT_MS - 100);
  expect((await answer).json().degraded).toMatchObject({
    database: ['is not known yet'],
    cache: ['is away'],
  });
});
