import { jobPool } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FILES_BY_NAME } from '../http/static-files.ts';
import type { SiteFolders } from '../process/site-options.ts';
import { exportedFolder, type ExportedFolder, type FileCounts } from './exported-folder.ts';
import { exportedPage } from './exported-page.ts';
import { headersFile, nginxFile, redirectsFile, type HostFilesOptions, type Redirect } from './host-files.ts';
import { renditionFile, requestOf } from './rendition-file.ts';

/** Requests to the site at a time. */
const AT_ONCE = 8;
const BY_NAME = ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-support.xml'];
const OTHER_FILES = ['/speculation-rules.json', ...FILES_BY_NAME.map((name) => `/${name}`)];
/** Beginnings of paths that are files. */
const FILES = ['/static/', '/assets/', '/data/', '/share-image/'];

export interface ExportOptions extends Omit<HostFilesOptions, 'redirects' | 'locales'> {
  /** A site without tokens for single visitors, listening. It ends with whoever made it. */
  readonly app: FastifyInstance;
  readonly folders: Pick<SiteFolders, 'client' | 'boot' | 'public'>;
  /** Where the files go. What an earlier export left there and this one does not have is removed. */
  readonly out: string;
  /** Beginnings of paths that services answer: links to them lead to no page. */
  readonly servicePaths: readonly string[];
}

export interface ExportProblem {
  readonly path: string;
  readonly status: number;
  /** The page that leads there. */
  readonly from: string | undefined;
}

export interface ExportReport extends FileCounts {
  readonly pages: number;
  readonly redirects: number;
  readonly pictures: number;
  readonly problems: readonly ExportProblem[];
  /** What nginx needs to serve the folder; other hosts read `_headers` and `_redirects` in it. */
  readonly nginx: string;
}

const isBelow = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`));

async function copyFiles(from: string, to: string, out: ExportedFolder): Promise<void> {
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    // Hosts of files compress by themselves.
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await out.write(join(to, relative(from, file)), await readFile(file));
  }
}

/**
 * Writes a site as files: all pages in all languages, what they lead to, their pictures in the sizes that they name, and
 * what hosts of files read. A page is the answer that the site itself gives to everybody.
 */
export async function exportSite(options: ExportOptions): Promise<ExportReport> {
  const { app, folders, origin, servicePaths } = options;
  const { siteAddresses } = app;
  if (!siteAddresses) throw new Error('Only a site that createSite has made can be exported.');
  const out = await exportedFolder(options.out);
  const line = jobPool({ concurrency: AT_ONCE });
  const { pages, notFound, locales } = await siteAddresses();
  const problems: ExportProblem[] = [];
  const redirects: Redirect[] = [];
  const seen = new Set<string>();
  let pageCount = 0;
  let pictures = 0;

  const ask = (url: string) => app.inject({ url, headers: { host: new URL(origin).host, accept: 'text/html,*/*' } });

  async function writeFileOf(address: string, path = renditionFile(address)): Promise<void> {
    if (seen.has(path)) return;
    seen.add(path);
    const isNamedByContent = path.startsWith('/assets/') || path.startsWith('/share-image/');
    if (isNamedByContent) pictures++;
    const file = decodeURIComponent(path).slice(1);
    if (isNamedByContent && (await out.holds(file))) return;
    await line.run(async () => {
      const { statusCode, rawPayload } = await ask(requestOf(address));
      if (statusCode === 200) await out.write(file, rawPayload);
      else problems.push({ path: address, status: statusCode, from: undefined });
    });
  }

  async function writePage(path: string, file: string, html: string, policy: string): Promise<void> {
    const page = exportedPage(html, policy, origin);
    await out.write(file, page.html);
    pageCount++;
    await Promise.all([
      ...[...page.files].map((address) => writeFileOf(address)),
      ...[...page.links].map((link) => visit(link, path)),
    ]);
  }

  async function visit(path: string, from?: string): Promise<void> {
    const isFile = isBelow(path, FILES) || OTHER_FILES.includes(path) || path === '/favicon.ico';
    if (seen.has(path) || isFile || isBelow(path, servicePaths)) return;
    seen.add(path);
    const { statusCode: status, headers, body } = await line.run(() => ask(path));
    const { location } = headers;
    if (status === 200) {
      const policy = String(headers['content-security-policy']);
      return writePage(path, join(decodeURIComponent(path).slice(1), 'index.html'), body, policy);
    }
    if (location === undefined) return void problems.push({ path, status, from });
    redirects.push({ from: path, to: location, status });
    const target = new URL(location, origin);
    if (target.origin === origin) await visit(target.pathname, path);
  }

  await Promise.all(pages.map((path) => visit(path)));
  for (const path of notFound) {
    const { body, headers } = await ask(path);
    await writePage(path, `${path.slice(1)}.html`, body, String(headers['content-security-policy']));
  }
  await Promise.all([...BY_NAME, ...OTHER_FILES].map((path) => writeFileOf(path)));
  await copyFiles(join(folders.client, 'static'), 'static', out);
  await copyFiles(join(folders.boot, 'static'), 'static', out);
  await copyFiles(join(folders.public, 'data'), 'data', out);
  const forHosts = {
    ...options,
    locales,
    redirects: [...redirects, { from: '/favicon.ico', to: '/favicon.svg', status: 301 }].toSorted((a, b) =>
      a.from < b.from ? -1 : 1,
    ),
  };
  await out.write('_headers', headersFile(forHosts));
  await out.write('_redirects', redirectsFile(forHosts));
  // Pages that could not be had this time are still better than none.
  const counts = await out.finish(problems.every(({ status }) => status < 500));
  return {
    ...counts,
    pages: pageCount,
    redirects: forHosts.redirects.length,
    pictures,
    problems: problems.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    nginx: nginxFile(forHosts),
  };
}
