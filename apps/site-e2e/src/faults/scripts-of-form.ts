import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A chunk in Vite's manifest of the build. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the chunks that must load before it runs. */
  readonly imports?: readonly string[];
  /** Keys of the chunks that it loads on demand. */
  readonly dynamicImports?: readonly string[];
}

const MANIFEST = join(import.meta.dirname, '../../../site/dist/client/.vite/manifest.json');
const SCRIPT = /^\/static\/[^/]*\.js$/;

const chunks = (): Readonly<Record<string, Chunk>> => JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** Returns the keys of a chunk and of all chunks that it imports, directly or not. */
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

/** Records the scripts that a page requests from now on, as paths without queries. */
export function scriptsAskedFor(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname)) asked.add(pathname);
  });
  return asked;
}

/**
 * Returns the scripts of an island among those that its page has requested. A missing chunk is missing for
 * every part that imports it, so one chunk represents all that the same parts need.
 * @param src path of the island's script
 * @returns paths: `parts`, each with its own chunk, and `shared`, the chunks that several parts share
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
