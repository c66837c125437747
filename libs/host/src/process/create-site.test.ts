import { SettingsError } from '@skein/http/settings';
import { expect, it } from 'vitest';
import { builtSite } from '../testing/built-site.test-support.ts';

const NOBODY = { CONTENT_HOST: 'localhost:1' };

it('does not start without content: it would ask itself', async () => {
  const message =
    "No content: set CONTENT_HOST, or give serveSite parts: [localContent({ export: 'content/export.json' })].";
  await expect(builtSite()).rejects.toEqual(new SettingsError(message));
});

it.each([
  ['a CMS elsewhere', { variables: NOBODY }],
  ['services elsewhere', { variables: { SERVICES_URL: 'http://localhost:1' } }],
  [
    'a part',
    { services: async (app) => void app.register(async (cms) => void cms.get('/cdn/*', async () => 'said')) },
  ],
] satisfies [string, Parameters<typeof builtSite>[0]][])(
  'starts where %s has the content',
  async (_, options) => {
    expect((await (await builtSite(options)).inject('/healthz')).statusCode).toBe(200);
  },
);
