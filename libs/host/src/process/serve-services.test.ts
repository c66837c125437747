import { expect, it, onTestFinished } from 'vitest';
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
