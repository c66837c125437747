import { jobPool } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SECURITY_TXT } from '../http/security-txt.ts';
import { FILES_BY_NAME } from '../http/static-files.ts';
import type { SiteFolders } from '../process/site-options.ts';
import { exportedFolder, type ExportedFolder, type FileCounts } from './exported-folder.ts';
import { exportedPage } from './exported-page.ts';
import { headersFile, redirectsFile, type HostFilesOptions, type Redirect } from './host-files.ts';
import { nginxFile } from './nginx-file.ts';
import { renditionFile, requestOf } from './rendition-file.ts';

/** How many requests to the site run at a time. */
const AT_ONCE = 8;
const SITE_MAP = '/sitemap.xml';
const NAMED = ['/robots.txt', '/speculation-rules.json', ...FILES_BY_NAME.map((name) => `/${name}`)];
const ICON: Redirect = { from: '/favicon.ico', to: '/favicon.svg', status: 301 };
/** Beginnings of paths of files that the export finds without links. */
const FILES = ['/static/', '/assets/', '/share-image/'];

export interface ExportOptions extends Omit<HostFilesOptions, 'redirects' | 'locales'> {
  /** The running site, created with `asFiles`: its pages contain no data of single visitors. */
  readonly app: FastifyInstance;
  readonly folders: Pick<SiteFolders, 'client' | 'boot' | 'public'>;
  /** Folder for the files. The export removes outdated files of an earlier export from this folder. */
  readonly out: string;
  /** Beginnings of paths that services answer. The export does not follow links to such paths. */
  readonly servicePaths: readonly string[];
}

export interface ExportProblem {
  readonly path: string;
  readonly status: number;
  /** The page that links to the path. */
  readonly from: string | undefined;
}

export interface ExportReport extends FileCounts {
  readonly pages: number;
  /** Time for drawing and writing the pages, in seconds. The time for pictures is not included. */
  readonly pagesS: number;
  readonly assets: number;
  readonly redirects: number;
  readonly problems: readonly ExportProblem[];
  /** Configuration of nginx for the folder. Other hosts read `_headers` and `_redirects` in the folder. */
  readonly nginx: string;
}

const isFile = (path: string) => FILES.some((start) => path.startsWith(start));
const isBelow = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const byName = (a: { readonly path: string }, b: { readonly path: string }) => (a.path < b.path ? -1 : 1);

type SiteAnswer = Awaited<ReturnType<FastifyInstance['inject']>>;
type Ask = (url: string) => Promise<SiteAnswer>;

/** Returns the status of an answer. A page from old content counts as 503, because an export would keep it for long. */
const statusOf = ({ statusCode, headers }: SiteAnswer): number =>
  headers['x-skein-content'] === 'stale' ? 503 : statusCode;

const isPage = ({ headers }: SiteAnswer) => String(headers['content-type']).startsWith('text/html');

/** Returns the name of the file for a path, or undefined if an escape in the path stands for no character. */
function fileOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
}

/**
 * Exports all known pages, and all pages of the site to which exported pages link.
 * @returns the files that the pages use, and the problems
 */
async function exportPages({ app, servicePaths, origin }: ExportOptions, ask: Ask, out: ExportedFolder) {
  if (!app.siteAddresses) throw new Error('Only a site that createSite has made can be exported.');
  const { pages, notFound, below, locales } = await app.siteAddresses();
  const problems: ExportProblem[] = [];
  const redirects = new Map([[ICON.from, ICON]]);
  const files = new Set<string>();
  const seen = new Set([...notFound, ...NAMED, SITE_MAP, ICON.from]);
  let count = 0;

  async function write(path: string, file: string, answer: SiteAnswer): Promise<void> {
    const page = exportedPage(answer.body, String(answer.headers['content-security-policy']), origin);
    await out.write(file, page.html);
    count++;
    for (const address of page.files) files.add(address);
    await Promise.all([...page.links, ...below(path)].map((link) => visit(link, path)));
  }

  async function visit(path: string, from?: string): Promise<void> {
    if (seen.has(path) || isFile(path) || isBelow(path, servicePaths)) return;
    seen.add(path);
    const answer = await ask(path);
    const status = statusOf(answer);
    const { location } = answer.headers;
    const file = fileOf(path);
    if (status === 200 && file !== undefined)
      return isPage(answer)
        ? write(path, join(file, 'index.html'), answer)
        : out.write(file, answer.rawPayload);
    if (location === undefined) return void problems.push({ path, status, from });
    redirects.set(path, { from: path, to: location, status });
    const target = new URL(location, origin);
    if (target.origin === origin) await visit(target.pathname, path);
  }

  await Promise.all(pages.map((path) => visit(path)));
  await Promise.all(
    notFound.map(async (path) => {
      const answer = await ask(path);
      const status = statusOf(answer);
      if (status < 500) return write(path, `${path.slice(1)}.html`, answer);
      problems.push({ path, status, from: undefined });
    }),
  );
  const sorted = [...redirects.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return { count, files, problems, redirects: sorted, locales };
}

/**
 * Exports pictures in the sizes that pages use, and other assets. Existing files are kept, because their names
 * depend on their content.
 */
async function exportAssets(addresses: ReadonlySet<string>, ask: Ask, out: ExportedFolder) {
  const problems: ExportProblem[] = [];
  const wanted = new Map([...addresses].map((address) => [renditionFile(address), address]));
  await Promise.all(
    [...wanted].map(async ([path, address]) => {
      const file = fileOf(path);
      if (file !== undefined && (await out.holds(file))) return;
      const { statusCode: status, rawPayload } = await ask(requestOf(address));
      if (status === 200 && file !== undefined) await out.write(file, rawPayload);
      else problems.push({ path: address, status, from: undefined });
    }),
  );
  return { count: wanted.size, problems };
}

/** Exports the files that browsers and search engines look for by name, and all site maps. */
async function exportNamed(ask: Ask, out: ExportedFolder): Promise<readonly ExportProblem[]> {
  const problems: ExportProblem[] = [];
  async function write(path: string, isOptional = false): Promise<string> {
    const answer = await ask(path);
    const status = statusOf(answer);
    if (isOptional && status === 404) return '';
    if (status !== 200) {
      problems.push({ path, status, from: undefined });
      return '';
    }
    await out.write(path.slice(1), answer.rawPayload);
    return answer.body;
  }
  const maps = (await write(SITE_MAP)).matchAll(/<loc>(.*?)<\/loc>/g);
  for (const path of [...NAMED, ...[...maps].map(([, url = '']) => new URL(url).pathname)]) await write(path);
  await write(SECURITY_TXT, true);
  return problems;
}

async function copyFiles(from: string, to: string, out: ExportedFolder): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    // Leaves out compressed files, because file hosts compress files themselves.
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await out.write(join(to, relative(from, file)), await readFile(file));
  }
}

/**
 * Writes a site as files: all pages in all languages, all linked pages, all used sizes of their pictures, and
 * the configuration for file hosts. The pages contain no data of single visitors.
 * @throws NoExportFolder
 */
export async function writeExport(options: ExportOptions): Promise<ExportReport> {
  const { app, folders, origin } = options;
  const out = await exportedFolder(options.out);
  const line = jobPool({ concurrency: AT_ONCE });
  const headers = { host: new URL(origin).host, accept: 'text/html,*/*' };
  const ask: Ask = (url) => line.run(() => app.inject({ url, headers }));
  const start = performance.now();
  const pages = await exportPages(options, ask, out);
  const pagesS = (performance.now() - start) / 1000;
  const assets = await exportAssets(pages.files, ask, out);
  const named = await exportNamed(ask, out);
  await copyFiles(join(folders.client, 'static'), 'static', out);
  await copyFiles(join(folders.boot, 'static'), 'static', out);
  const data = join(folders.public, 'data');
  if (existsSync(data)) await copyFiles(data, 'data', out);
  const forHosts = { ...options, locales: pages.locales, redirects: pages.redirects };
  await out.write('_headers', headersFile(forHosts));
  await out.write('_redirects', redirectsFile(forHosts));
  const problems = [...pages.problems, ...assets.problems, ...named].toSorted(byName);
  // Removes nothing after a server error: an older page is better than no page.
  const counts = await out.finish(problems.every(({ status }) => status < 500));
  return {
    ...counts,
    pages: pages.count,
    pagesS,
    assets: assets.count,
    redirects: pages.redirects.length,
    problems,
    nginx: nginxFile(forHosts),
  };
}
