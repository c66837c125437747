import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { servedPage, type Content } from './served-pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'pages');
/** What a page shows or asks for beyond its own bytes and the scripts that it names, whose names say what is in them. */
const BESIDE = [
  'content/generated/assets/**/*',
  'apps/api/src/**/*.ts',
  // What is to be seen of each picture.
  'content/art/*.ts',
  'content/art/{films,kit}/**/*.ts',
  'package-lock.json',
];

const CONFIG = join(ROOT, 'apps/site-e2e/playwright.config.ts');
const IMPORTED = /\bfrom '(\.{1,2}\/[^']+\.ts)'/g;

/** A file and all of its neighbours that it is written with. */
function withImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    withImported(join(dirname(file), path), found);
  return found;
}

const digests = new Map<string, string>();

/** Of what a file of tests depends on beside the pages that it sees. */
function digestBeside(spec: string): string {
  const known = digests.get(spec);
  if (known !== undefined) return known;
  const shown = globSync(BESIDE, { cwd: ROOT }).map((file) => join(ROOT, file));
  const files = new Set([...withImported(spec), ...withImported(CONFIG), ...shown]);
  const hash = createHash('sha256');
  for (const file of [...files].toSorted())
    if (statSync(file).isFile()) hash.update(relative(ROOT, file)).update(readFileSync(file));
  const digest = hash.digest('hex');
  digests.set(spec, digest);
  return digest;
}

export interface PageMemory {
  /** Whether the same test has passed on the same page. */
  readonly passed: boolean;
  keep(): void;
}

/** Declares what is left of a test that has passed on the same page: it is counted, and no site is started for it. */
export { test as counted } from '@playwright/test';
/** All that it does. */
export const asBefore = () => undefined;

/**
 * Remembers that a test has passed on a page. After a change of one block most pages are served as they were, and what was
 * found out about them still holds. Known before a browser opens anything; `FULL=1` remembers nothing. Tests that ask are
 * run in one window otherwise, and so it has no part in what is remembered.
 * @param spec  the file of the test, the only one there about this page
 */
export function memoryOf(spec: string, path: string, content: Content = 'demo'): PageMemory {
  const seen = servedPage(content, path);
  if (seen === undefined || process.env['FULL'] === '1') return { passed: false, keep: () => undefined };
  const test = relative(ROOT, spec);
  const browser = process.env['CHROMIUM_VERSION'] ?? '';
  const key = createHash('sha256')
    .update(JSON.stringify([test, path, browser, digestBeside(spec)]))
    .update(seen);
  const file = join(FOLDER, key.digest('hex'));
  return {
    passed: existsSync(file),
    keep() {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, `${test} ${path}\n`);
    },
  };
}
