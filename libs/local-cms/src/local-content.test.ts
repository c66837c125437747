import { partContext } from '@skein/http/testing';
import Fastify from 'fastify';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localContent, type ContentHost } from './local-content.ts';
import type { ContentExport } from './model/content.types.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const EXPORT = join(import.meta.dirname, 'fixtures/travel-blog/export.json');

interface Options {
  readonly host?: string;
  readonly production?: boolean;
  readonly content?: ContentExport | string;
}

async function serve({ host, production = false, content: source = EXPORT }: Options = {}) {
  const dataDir = temporaryFolder();
  const app = Fastify();
  onTestFinished(() => app.close());
  const context = partContext({ settings: { production, dataDir } });
  const content = { ...context.settings.content, host, space: 'blog', token: 'read', previewToken: 'drafts' };
  const part = localContent({ export: source })({ ...context, settings: { ...context.settings, content } });
  const pageInputs: Record<string, string | undefined> = {};
  const ownCms: NonNullable<ContentHost['ownCms']> = {};
  await part.services(app, { webhook: undefined, pageInputs, ownCms });
  return { app, pageInputs, ownCms, paths: part.paths };
}

async function statusOf(
  url: string,
  { headers = {}, ...options }: Options & { headers?: Record<string, string> } = {},
) {
  const { app } = await serve(options);
  return (await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).statusCode;
}

const DELIVERY = '/cdn/spaces/blog/entries?access_token=read';
const EDITING = '/cma/spaces/blog?access_token=demo-management';

it('serves an export under the tokens of the settings', async () => {
  expect(await statusOf(DELIVERY)).toBe(200);
  expect(await statusOf('/cdn/spaces/blog/entries?access_token=other')).toBe(401);
});

it.each([
  { locale: '*', content_type: 'post', include: 10, order: 'sys.createdAt,sys.id', limit: 200, skip: 0 },
  { locale: 'es', 'sys.id': 'post-harbour', include: 1 },
  { 'sys.id[in]': ['post-kyoto', 'person-bo'] },
])('answers pages of its process as it answers requests: %j', async (query) => {
  const { app, ownCms } = await serve();
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await app.inject(`${DELIVERY}&${new URLSearchParams(asked)}`);
  expect(answer.json().items).not.toEqual([]);
  expect(JSON.parse(JSON.stringify(ownCms.entries?.(query)))).toEqual(answer.json());
});

it.each([{ locale: 'xx' }, { 'fields.nothing': 'here', content_type: 'post' }, { select: ['fields.slug'] }])(
  'leaves an error, and what the SDK changes, to a request: %j',
  async (query) => {
    const { ownCms } = await serve();
    expect(ownCms.entries?.(query)).toBeUndefined();
  },
);

it('answers no pages where the settings name a CMS elsewhere', async () => {
  expect((await serve({ host: 'cdn.contentful.com' })).ownCms.entries).toBeUndefined();
});

it('serves nothing where the settings name a CMS elsewhere', async () => {
  expect(await statusOf(DELIVERY, { host: 'cdn.contentful.com' })).toBe(404);
});

it('leaves the page /preview to a site with a CMS elsewhere', async () => {
  expect((await serve()).paths.prefixes).toContain('/preview');
  expect((await serve({ host: 'cdn.contentful.com' })).paths.prefixes).toEqual(['/assets']);
});

it('lets whoever develops save, and in production nobody', async () => {
  expect(await statusOf(EDITING)).toBe(200);
  expect(await statusOf(EDITING, { production: true })).toBe(404);
});

it.each([
  ['of this site', { origin: 'http://localhost:3000' }, 200],
  ['of another site', { origin: 'https://evil.example' }, 403],
  [
    'whose name leads to this machine',
    { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    403,
  ],
])('lets a page %s edit: %j', async (_, headers, status) => {
  expect(await statusOf(EDITING, { headers })).toBe(status);
  expect(await statusOf(EDITING.replace('cma', '%63ma'), { headers })).toBe(status);
  expect(await statusOf(DELIVERY, { headers })).toBe(200);
});

it('names its content, so that replicas with another export do not share pages', async () => {
  const locales = [{ code: 'en-US', default: true }];
  const nameOf = async (options: Options) => (await serve(options)).pageInputs['content'];
  const name = await nameOf({ content: { locales, entries: [] } });
  expect(name).toMatch(/^[\da-f]{16}$/u);
  expect(await nameOf({ content: { locales, entries: [] } })).toBe(name);
  expect(await nameOf({ content: { locales, entries: [], tags: [] } })).not.toBe(name);
  expect(await nameOf({ host: 'cdn.contentful.com' })).toBeUndefined();
});
