import { block, createRegistry, entryType, text, type Waking } from '@skein/cms-client';
import { SettingsError } from '@skein/http/settings';
import Fastify from 'fastify';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolders, builtSite } from '../testing/built-site.test-support.ts';
import { pageEntry } from '../testing/cms-that-counts.test-support.ts';
import { testFolder } from '../testing/test-folder.test-support.ts';

const NOBODY = { CONTENT_HOST: 'localhost:1' };

it('does not start without content: it would ask itself', async () => {
  const message =
    "No content: set CONTENT_HOST, or give serveSite parts: [localContent({ export: 'content/export.json' })].";
  await expect(builtSite()).rejects.toEqual(new SettingsError(message));
});

it.each([
  ['shows a page from the last good answers while the CMS is away', false, 200, 'stale'],
  ['shows none in an export', true, 503, undefined],
])('%s', async (_, onlyFresh, status, content) => {
  const cms = Fastify();
  const pages = [pageEntry('home', '/')];
  cms.get('/*', async () => ({ items: pages, includes: {}, total: 1, skip: 0, limit: 1000 }));
  const { host } = new URL(await cms.listen({ port: 0, host: '127.0.0.1' }));
  const variables = { CONTENT_HOST: host, DATA_DIR: testFolder() };
  const before = await builtSite({ variables });
  expect((await before.inject('/')).statusCode).toBe(200);
  await before.close();
  await cms.close();
  const { statusCode, headers } = await (await builtSite({ variables, onlyFresh })).inject('/');
  expect([statusCode, headers['x-skein-content']]).toEqual([status, content]);
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

it('does not start without the picture for shared pages', async () => {
  const folders = builtFolders();
  rmSync(join(folders.public, 'share-image.png'));
  const message = 'public/share-image.png is missing: 1200 × 630 px, shown when a page is shared.';
  await expect(builtSite({ variables: NOBODY, folders })).rejects.toEqual(new SettingsError(message));
});

describe('a block that wakes with a script that nobody has', () => {
  const mySpeed = entryType('mySpeed', { name: 'Speed', description: 'A test' }, { words: text('words') });
  const site = (wakes: Waking<{ readonly id: string }>) =>
    builtSite({
      variables: NOBODY,
      registry: createRegistry([block(mySpeed, { component: async () => () => null, wakes })]),
    });

  it.each(['island', 'enhancer'] as const)('keeps the site from starting (%s)', async (kind) => {
    const waking = { [kind]: { script: 'speeed' }, when: 'idle' } as unknown as Waking<{
      readonly id: string;
    }>;
    await expect(site(waking)).rejects.toThrow(`No ${kind} 'speeed' (for mySpeed).`);
  });

  it('is met when it is drawn, where its props choose the script', async () => {
    const app = await site((_props) => ({ island: { script: 'speeed' }, when: 'idle' }));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
