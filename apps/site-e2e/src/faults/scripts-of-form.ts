import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the chunks that must load before this chunk runs. */
  readonly imports?: readonly string[];
  /** Keys of the chunks that this chunk loads on demand. */
  readonly dynamicImports?: readonly string[];
}

const MANIFEST = join(import.meta.dirname, '../../../site/dist/client/.vite/manifest.json');
const SCRIPT = /^\/static\/[^/]*\.js$/;

const chunks = (): Readonly<Record<string, Chunk>> => JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** Returns the keys of a chunk and of all chunks that it imports, directly or indirectly. */
function reachedFrom(
  manifest: Readonly<Record<string, Chunk>>,
  from: string,
  ways: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    const chunk = manifest[key];
    if (chunk) open.push(...ways(chunk));
  }
  return reached;
}

const needs = ({ imports = [] }: Chunk) => imports;
const mayFetch = ({ imports = [], dynamicImports = [] }: Chunk) => [...imports, ...dynamicImports];

/** Records the paths of the scripts that a page requests from now on. */
export function scriptsAskedFor(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname)) asked.add(pathname);
  });
  return asked;
}

/**
 * Returns the paths of an island's scripts that its page has requested. Scripts that the same parts of the
 * island need fail in the same way, so the result contains only one of these scripts.
 * @param src path of the island's script
 * @returns `parts`: scripts that load on demand; `shared`: all other scripts
 */
export function scriptsThatFailApart(
  src: string,
  asked: ReadonlySet<string>,
): Readonly<Record<'parts' | 'shared', readonly string[]>> {
  const manifest = chunks();
  const keys = Object.keys(manifest);
  const pathOf = (key: string) => `/${manifest[key]?.file}`;
  const wasAsked = (key: string) => asked.has(pathOf(key));
  const island = keys.filter((key) => pathOf(key) === src || key.endsWith('skein-runtime.ts'));
  const own = new Set(island.flatMap((key) => [...reachedFrom(manifest, key, mayFetch)]).filter(wasAsked));
  const parts = [...own].filter((key) => manifest[key]?.isDynamicEntry);
  const missedWith = new Map(parts.map((part) => [part, reachedFrom(manifest, part, needs)]));
  const apart = new Map<string, string>();
  for (const key of [...parts, ...own]) {
    const missing = parts.filter((part) => missedWith.get(part)?.has(key)).join();
    if (!apart.has(missing)) apart.set(missing, pathOf(key));
  }
  const chosen = [...apart.values()];
  const isPart = (path: string) => parts.some((part) => pathOf(part) === path);
  return { parts: chosen.filter(isPart), shared: chosen.filter((path) => !isPart(path)) };
}
