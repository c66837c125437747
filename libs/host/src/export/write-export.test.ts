import fastify from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FILES_BY_NAME } from '../http/static-files.ts';
import { smallSite } from '../testing/small-site.test-support.ts';
import { NoExportFolder } from './exported-folder.ts';
import { writeExport } from './write-export.ts';

const home = mkdtempSync(join(tmpdir(), 'skein-export-'));
const out = join(home, 'out');
const folders = { client: join(home, 'client'), boot: join(home, 'boot'), public: join(home, 'public') };
mkdirSync(join(folders.client, 'static'), { recursive: true });
mkdirSync(join(folders.boot, 'static'), { recursive: true });
writeFileSync(join(folders.client, 'static', 'a-1.js'), 'a()');
writeFileSync(join(folders.client, 'static', 'a-1.js.br'), 'packed');
afterEach(() => rmSync(out, { recursive: true, force: true }));

const PAGES: Readonly<Record<string, string>> = {
  '/': '<a href="/faq">Questions</a><a href="/old">Old</a><a href="/api/x">Service</a><img src="/assets/a/1/t.png?w=320">',
  '/intl/es': '<a href="/intl/es/nowhere">Nada</a>',
  '/faq': 'Questions',
  '/faq/first bill': 'First bill',
  '/linked': '<a href="/job/?id=3">Job</a>Linked',
};

function siteOf(pages = PAGES) {
  const app = fastify();
  app.get('/data/plans.csv', async (_request, reply) => reply.type('text/csv; charset=utf-8').send('Name'));
  app.decorate('siteAddresses', async () => ({
    pages: ['/', '/intl/es'],
    notFound: ['/404', '/intl/es/404'],
    below: (path: string) => (path === '/faq' ? ['/faq/first%20bill'] : []),
    locales: smallSite.locales,
  }));
  app.get('/job/', async (_request, reply) => reply.redirect('/linked', 302));
  app.get('/old', async (_request, reply) => reply.redirect('/linked', 308));
  app.get(
    '/assets/a/1/t.png',
    async (request) => `picture ${new URLSearchParams(request.query as object as Record<string, string>)}`,
  );
  const named = ['robots.txt', 'sitemap-pages.xml', 'sitemap-support.xml', 'speculation-rules.json'];
  for (const name of [...named, ...FILES_BY_NAME]) app.get(`/${name}`, async () => name);
  const maps = ['pages', 'support'].map((name) => `<loc>https://www.example.com/sitemap-${name}.xml</loc>`);
  app.get('/sitemap.xml', async () => maps.join(''));
  app.get('/*', async (request, reply) => {
    const body = pages[decodeURIComponent(request.url)];
    reply.type('text/html; charset=utf-8').code(body === undefined ? 404 : 200);
    reply.header('content-security-policy', "default-src 'self'");
    return `<html><head><meta charset="utf-8"></head><body>${body ?? 'Not found'}</body></html>`;
  });
  return app;
}

const exported = (app = siteOf(), services?: string, client = folders.client) =>
  writeExport({
    app,
    folders: { ...folders, client },
    out,
    origin: 'https://www.example.com',
    production: true,
    servicePaths: ['/api', '/assets'],
    services: services === undefined ? undefined : { origin: services, prefixes: ['/api', '/assets'] },
  });
const read = (file: string) => readFileSync(join(out, file), 'utf8');

it('goes on where an export died', async () => {
  await expect(exported(siteOf(), undefined, join(home, 'unbuilt'))).rejects.toThrow('ENOENT');
  await expect(exported()).resolves.toMatchObject({ pages: 7 });
});

it('writes all pages, what lies below them and what they lead to, and the files of all', async () => {
  const report = await exported();
  expect(report).toMatchObject({ pages: 7, assets: 1, redirects: 3, removed: 0, unchanged: 0 });
  expect(report.problems).toEqual([{ path: '/intl/es/nowhere', status: 404, from: '/intl/es' }]);
  expect(read('index.html')).toContain('src="/assets/a/1/t.w320.png"');
  expect(read('assets/a/1/t.w320.png')).toBe('picture w=320');
  expect(read('faq/first bill/index.html')).toContain('First bill');
  expect(read('linked/index.html')).toContain('Linked');
  expect(read('404.html')).toContain('Not found');
  expect(read('intl/es/404.html')).toContain('Not found');
  expect(read('static/a-1.js')).toBe('a()');
  expect(read('robots.txt')).toBe('robots.txt');
  expect(() => read('static/a-1.js.br')).toThrow('ENOENT');
  expect(read('_redirects')).toBe(
    '/favicon.ico /favicon.svg 301\n/job/ /linked 302\n/old /linked 302\n/intl/es/* /intl/es/404.html 404\n',
  );
  expect(read('_headers')).toMatch(/^\/\*\n {2}x-content-type-options: nosniff\n/);
  expect(read('_headers')).toContain('  strict-transport-security: max-age=31536000');
});

it('writes the files that routes of the site answer, and says which are missing', async () => {
  const links = '<a href="/data/plans.csv">Plans</a><a href="/data/old.csv">Old plans</a>';
  const app = siteOf({ '/': links, '/intl/es': '' });
  app.get('/.well-known/security.txt', async () => 'Contact: mailto:security@skein.example');
  const { problems, pages } = await exported(app);
  expect(problems).toEqual([{ path: '/data/old.csv', status: 404, from: '/' }]);
  expect(pages).toBe(4);
  expect(read('data/plans.csv')).toBe('Name');
  expect(read('.well-known/security.txt')).toBe('Contact: mailto:security@skein.example');
});

it('lists links that no address can have, and exports the rest', async () => {
  const links = '<a href="/100%-fiber">All</a><a href="/caf%E9">Café</a><img src="/assets/a/1/caf%E9.png">';
  const { problems, pages } = await exported(siteOf({ ...PAGES, '/': `${links}${PAGES['/']}` }));
  expect(pages).toBe(7);
  expect(problems.map(({ path, from }) => [path, from])).toEqual([
    ['/100%-fiber', '/'],
    ['/assets/a/1/caf%E9.png', undefined],
    ['/caf%E9', '/'],
    ['/intl/es/nowhere', '/intl/es'],
  ]);
});

it('has no contact for reports of vulnerabilities if the site has none', async () => {
  await exported();
  expect(() => read('.well-known/security.txt')).toThrow('ENOENT');
});

it('writes again only what has changed, and removes what is gone', async () => {
  const { written } = await exported();
  expect(await exported()).toMatchObject({ written: 0, unchanged: written, removed: 0 });
  const changed = siteOf({ ...PAGES, '/': '<a href="/faq">All questions</a>' });
  expect(await exported(changed)).toMatchObject({ written: 2, removed: 2 });
});

it('keeps pages that could not be had this time', async () => {
  await exported();
  const app = siteOf();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/faq') await reply.code(503).send('later');
  });
  const { removed, problems } = await exported(app);
  expect(removed).toBe(0);
  expect(problems).toContainEqual({ path: '/faq', status: 503, from: '/' });
  expect(read('faq/index.html')).toContain('Questions');
});

it.each([404, 503])('writes no answer with %s as a file, and says which are missing', async (code) => {
  await exported();
  const failing = ['/sitemap.xml', '/icon-512.png', '/404'];
  const app = siteOf({ '/': '', '/intl/es': '' });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (failing.includes(url)) await reply.code(code).send('an error');
  });
  const { problems } = await exported(app);
  const missing = ['/icon-512.png', '/sitemap.xml'].map((path) => ({
    path,
    status: code,
    from: undefined,
  }));
  const noPage = { path: '/404', status: code, from: undefined };
  expect(problems).toEqual(code < 500 ? missing : [noPage, ...missing]);
  if (code < 500) return expect(() => read('sitemap.xml')).toThrow('ENOENT');
  expect(read('icon-512.png')).toBe('icon-512.png');
  expect(read('sitemap.xml')).toContain('sitemap-pages.xml');
  expect(read('sitemap-pages.xml')).toBe('sitemap-pages.xml');
  expect(read('404.html')).toContain('Not found');
});

it.each(['/faq', '/404', '/robots.txt'])('takes no old answer for %s, and keeps the file', async (path) => {
  await exported();
  const app = siteOf({ ...PAGES, '/intl/es': '' });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === path) await reply.header('x-skein-content', 'stale').type('text/html').send('old');
  });
  const { problems, removed } = await exported(app);
  expect(problems).toMatchObject([{ path, status: 503 }]);
  expect(removed).toBe(0);
  const file = { '/faq': 'faq/index.html', '/404': '404.html' }[path] ?? path.slice(1);
  expect(read(file)).not.toContain('old');
});

it('lets other sites show its pictures, and nothing else', async () => {
  const { nginx } = await exported();
  const shared = ['/assets/', '/share-image/'];
  const [, ...locations] = nginx.split('\nlocation ');
  const open = locations.filter((location) =>
    location.includes('cross-origin-resource-policy "cross-origin"'),
  );
  expect(open.map((location) => location.split(' ')[1])).toEqual(shared);
  expect(open.join('')).not.toContain('cross-origin-resource-policy "same-origin"');
  const rules = read('_headers').split(/\n(?=\/)/);
  const openRules = rules.filter((rule) => rule.includes('cross-origin-resource-policy: cross-origin'));
  expect(openRules.map((rule) => rule.split('\n')[0])).toEqual(shared.map((prefix) => `${prefix}*`));
});

it('has hosts pass on what the services answer', async () => {
  const { nginx } = await exported(siteOf(), 'https://services.example');
  expect(read('_redirects')).toContain('/api/* https://services.example/api/:splat 200\n');
  expect(read('_redirects')).toContain('/job/ https://services.example/job/ 200\n');
  expect(nginx).toContain('location = "/job/" { try_files /nowhere @services; }');
  expect(nginx).toContain('location = "/old" { return 302 "/linked"; }');
  expect(nginx).toContain('location ~ ^/api(/|$) { try_files /nowhere @services; }');
  expect(nginx).toContain('proxy_pass https://services.example;');
  expect(nginx).toContain('error_page 405 = @services;');
  expect(nginx).toContain('client_max_body_size 85m;');
});

it.each(['thesis.txt', '_headers'])('touches no folder of something else, which holds %s', async (name) => {
  mkdirSync(out);
  writeFileSync(join(out, name), 'of years');
  await expect(exported()).rejects.toThrow(NoExportFolder);
  expect(read(name)).toBe('of years');
});

it('keeps files between its own that no export wrote', async () => {
  const others = ['.git/HEAD', 'CNAME', '.well-known/assetlinks.json', 'static/of-the-host.js'];
  mkdirSync(join(out, '.git'), { recursive: true });
  writeFileSync(join(out, '.git/HEAD'), '.git/HEAD');
  await exported();
  mkdirSync(join(out, '.well-known'));
  for (const name of others) writeFileSync(join(out, name), name);
  const smaller = siteOf({ '/': '', '/intl/es': '' });
  expect((await exported(smaller)).removed).toBeGreaterThan(0);
  for (const name of others) expect(read(name)).toBe(name);
  expect(() => read('faq/index.html')).toThrow('ENOENT');
});

it('removes what an export wrote that died, and writes again what was deleted by hand', async () => {
  await expect(exported(siteOf(), undefined, join(home, 'unbuilt'))).rejects.toThrow('ENOENT');
  rmSync(join(out, 'assets'), { recursive: true });
  rmSync(join(out, 'index.html'));
  const changed = siteOf({ '/': PAGES['/']!.replace('/faq', '/'), '/intl/es': '' });
  await exported(changed);
  expect(() => read('faq/index.html')).toThrow('ENOENT');
  expect(read('index.html')).toContain('Old');
  expect(read('assets/a/1/t.w320.png')).toBe('picture w=320');
});
