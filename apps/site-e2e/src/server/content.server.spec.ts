import { expect, test } from '@playwright/test';
import { createClient, type Entry } from 'contentful';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../libs/free-port.ts';
import { startServices, startSite, type Running } from '../site-process.ts';

const TOKEN = 'demo-delivery';
const clientOf = (port: number, accessToken = TOKEN) =>
  createClient({
    space: 'skein',
    accessToken,
    host: `localhost:${port}`,
    insecure: true,
    basePath: '/cdn',
    retryOnError: false,
    logHandler: () => undefined,
  });

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';

/**
 * Edits the title of the page at a path as an editor does: reads it, saves a draft, and publishes it if
 * `publish` is true.
 */
async function editTitle(site: Running, slug: string, words: string, publish: boolean): Promise<void> {
  const { items } = await clientOf(site.port).getEntries({ content_type: 'gfPage', 'fields.gfSlug': slug });
  const url = `${site.origin}/cma/spaces/skein/environments/master/entries/${items[0]?.sys.id}`;
  const headers = { authorization: 'Bearer demo-management', 'content-type': MEDIA_TYPE };
  const send = async (path: string, version: number, body?: object) => {
    const response = await fetch(path, {
      method: 'PUT',
      headers: { ...headers, 'x-contentful-version': String(version) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { sys: { version: number } }).sys.version;
  };
  const current = (await (await fetch(url, { headers })).json()) as {
    sys: { version: number };
    fields: Record<string, Record<string, unknown>>;
  };
  const fields = { ...current.fields, gfTitle: { ...current.fields['gfTitle'], 'en-US': words } };
  const version = await send(url, current.sys.version, { fields });
  if (publish) await send(`${url}/published`, version);
}

const text = async (origin: string, path: string) => (await fetch(origin + path)).text();
const head = async (origin: string, path: string) => {
  const response = await fetch(origin + path);
  return {
    status: response.status,
    cache: response.headers.get('x-skein-cache'),
    content: response.headers.get('x-skein-content'),
    body: await response.text(),
  };
};

test.describe('the content of the site', () => {
  let site: Running;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(async () => site.stop());

  test('is read by the vendor’s SDK: home with ten levels, links resolved, Spanish falling back field by field', async () => {
    const client = clientOf(site.port);
    const read = async (locale: string) =>
      (await client.getEntries({ content_type: 'gfPage', 'fields.gfSlug': '/', include: 10, locale }))
        .items[0] as unknown as Entry & {
        fields: { gfTitle: string; gfSlug: string; gfBlocks: { fields: Record<string, unknown> }[] };
      };
    const [english, spanish] = [await read('en-US'), await read('es')];
    expect(english.fields.gfBlocks.length).toBeGreaterThan(5);
    expect(english.fields.gfBlocks.every(({ fields }) => typeof fields === 'object')).toBe(true);
    expect(spanish.fields.gfTitle).not.toBe(english.fields.gfTitle);
    expect(spanish.fields.gfSlug).toBe('/');
  });

  test('answers the SDK’s mistakes as the vendor does', async () => {
    await expect(clientOf(site.port).getEntry('no-such-entry')).rejects.toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
    });
    await expect(clientOf(site.port).getAsset('no-such-asset')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(clientOf(site.port, 'wrong').getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
  });

  test('changes on the next request after an edit, and only where it is shown', async () => {
    for (const path of ['/', '/support', '/legal/terms']) await text(site.origin, path);
    await editTitle(site, '/support', 'Edited a moment ago', true);
    await expect.poll(() => text(site.origin, '/support')).toContain('Edited a moment ago');
    expect((await head(site.origin, '/')).cache).toBe('hit');
    expect((await head(site.origin, '/legal/terms')).cache).toBe('hit');
  });
});

test('an editor with the secret sees drafts, and nobody else does', async () => {
  const secret = 'a secret of the editors';
  const site = await startSite({ env: { PREVIEW_SECRET: secret } });
  try {
    await editTitle(site, '/support', 'Not published yet', false);
    expect((await fetch(`${site.origin}/preview-mode?secret=wrong`, { redirect: 'manual' })).status).toBe(
      403,
    );
    const entered = await fetch(
      `${site.origin}/preview-mode?secret=${encodeURIComponent(secret)}&path=//evil.example/support`,
      {
        redirect: 'manual',
      },
    );
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/evil.example/support']);
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const draft = await fetch(`${site.origin}/support`, { headers: { cookie } });
    expect(await draft.text()).toContain('Not published yet');
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
    expect(draft.headers.get('vary')).toMatch(/\bcookie\b/i);
    expect(await text(site.origin, '/support')).not.toContain('Not published yet');
    expect(
      await (await fetch(`${site.origin}/support`, { headers: { cookie: `${cookie}x` } })).text(),
    ).not.toContain('Not published yet');
  } finally {
    await site.stop();
  }
});

test('pages once served outlive the CMS; others answer 503 with a page; recovery needs no restart', async () => {
  const servicesPort = await freePort();
  let services = await startServices({ port: servicesPort });
  const site = await startSite({ env: { SERVICES_URL: services.origin, CONTENT_TTL: '1' } });
  try {
    expect(await head(site.origin, '/')).toMatchObject({ status: 200, content: null });
    await services.stop();
    await expect.poll(() => head(site.origin, '/')).toMatchObject({ status: 200, content: 'stale' });
    expect((await head(site.origin, '/')).body).toContain('<h1');
    const unseen = await head(site.origin, '/support');
    expect(unseen.status).toBe(503);
    expect(unseen.body).toContain('<h1');
    services = await startServices({ port: servicesPort });
    await expect.poll(async () => (await head(site.origin, '/support')).status).toBe(200);
    await expect.poll(() => head(site.origin, '/')).toMatchObject({ status: 200, content: null });
  } finally {
    await site.stop();
    await services.stop();
  }
});

test('a page seen before a restart is served although the CMS is away', async () => {
  const services = await startServices();
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-e2e-'));
  const env = { SERVICES_URL: services.origin };
  const first = await startSite({ env, dataDir });
  await text(first.origin, '/');
  await first.stop();
  await services.stop();
  const second = await startSite({ env, dataDir, port: first.port });
  try {
    expect(await head(second.origin, '/')).toMatchObject({ status: 200, content: 'stale' });
  } finally {
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
