import { expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../testing/test-folder.test-support.ts';
import { createServices } from './serve-services.ts';

const site = {
  name: 'Harbor',
  paths: { languages: [{ locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' }] },
} as const;

it('runs the parts of a site, and is ready without content of its own', async () => {
  const { app } = await createServices(
    site,
    [() => ({ services: async (scope) => void scope.get('/forms', async () => 'here') })],
    { DATA_DIR: testFolder(), LOG_LEVEL: 'silent' },
  );
  onTestFinished(() => app.close());
  expect((await app.inject('/forms')).body).toBe('here');
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
