import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EVERY_PAGE, inSpanish } from './pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HOME = join(ROOT, 'dist/pages');
const STAMP = join(HOME, 'stamp');

/** Which content the site showed: the demo's, or the same with long titles. */
export type Content = 'demo' | 'long-titles';

const SERVED_PATHS: readonly string[] = EVERY_PAGE.flatMap((path) => [path, inSpanish(path)]);

/**
 * Kept for the memory of journeys, and no page of its own: a query chooses what it shows, or it shows part of another. Each
 * with a query that it is drawn for.
 */
const BESIDE: Readonly<Record<string, string>> = {
  '/careers/job/': '?id=4011',
  '/cities/austin/apartments': '',
  '/support/faq/first-bill': '',
  '/support/faq/which-plan': '',
  '/support/faq/who-knows': '',
};

/** Where the answer to a path lies, from the root of the workspace. */
const servedFile = (content: Content, path: string) => join('dist/pages', content, path, 'page.txt');

/** What the site is built of: its server, the names of its other bundles, which say what is in them, and its content. */
function stampOfSite(): string {
  const hash = createHash('sha256');
  const built = [
    'apps/site/dist/server/**/*.js',
    'apps/site/dist/{client,boot}/.vite/manifest.json',
    'content/generated/export.json',
  ];
  for (const file of globSync(built, { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** A policy that names the styles of its page by their number: their hashes change with the host in what they print. */
function withoutHashes(policy: string, html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return styles.reduce(
    (words, css, at) => words.replace(createHash('sha256').update(css).digest('base64'), `style-${at}`),
    policy,
  );
}

/** Tokens and keys of forms that are drawn for one visitor, and so are others each time. */
const VISITORS = /\b[\da-z]{8}\.[\w-]{16}\.[\w-]{43}\b|(?<=idempotencyKey"(?: value=|:)")[\da-f]{32}(?=")/g;

/** A page as a visitor gets it: status, policy and HTML, wherever the site runs. */
async function answerOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const policy = withoutHashes(response.headers.get('content-security-policy') ?? '', html);
  return [response.status, policy, html.replaceAll(VISITORS, 'visitor')]
    .join('\n')
    .replaceAll(new URL(origin).host, 'site');
}

/** Keeps what the site serves at every path, as long as it is built of the same. */
export async function keepServedPages(origins: Readonly<Record<Content, string>>): Promise<void> {
  rmSync(HOME, { recursive: true, force: true });
  async function keep(content: Content, path: string, query = ''): Promise<void> {
    const file = join(ROOT, servedFile(content, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await answerOf(origins[content], path + query));
  }
  await Promise.all(
    (['demo', 'long-titles'] as const).map(async (content) => {
      for (const path of SERVED_PATHS) await keep(content, path);
    }),
  );
  for (const [path, query] of Object.entries(BESIDE))
    for (const one of [path, inSpanish(path)]) await keep('demo', one, query);
  writeFileSync(STAMP, stampOfSite());
}

let fresh: boolean | undefined;

/** The answer to a path; nothing when what was kept is not of the site that is built. */
export function servedPage(content: Content, path: string): string | undefined {
  try {
    fresh ??= readFileSync(STAMP, 'utf8') === stampOfSite();
    return fresh ? readFileSync(join(ROOT, servedFile(content, path)), 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
