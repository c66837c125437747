import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { servedPage, type Content } from './served-pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'pages');
/** What a page shows or asks for beyond its own bytes and the scripts that it names, whose names say what is in them. */
const BESIDE = [
  'content/generated/assets/**/*',
  'apps/api/src/**/*.ts',
  'apps/site-e2e/src/*.ts',
  'apps/site-e2e/src/{pages,crops}/*.ts',
  // What is to be seen of each picture.
  'content/art/*.ts',
  'content/art/{films,kit}/**/*.ts',
  'apps/site-e2e/playwright.config.ts',
  'package-lock.json',
];

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
let beside: string | undefined;

export interface PageMemory {
  /** Whether the same test has passed on the same page. */
  readonly passed: boolean;
  keep(): void;
}

/** What is left of a test that has passed on the same page: it is counted. */
export const asBefore = () => undefined;

/**
 * Remembers that a test has passed on a page. After a change of one block most pages are served as they were, and what was
 * found out about them still holds. Known before a browser opens anything; `FULL=1` remembers nothing. Tests that ask are
 * run in one window otherwise, and so it has no part in what is remembered.
 * @param test  its name
 */
export function memoryOf(test: string, path: string, content: Content = 'demo'): PageMemory {
  const seen = servedPage(content, path);
  if (seen === undefined || process.env['FULL'] === '1') return { passed: false, keep: () => undefined };
  beside ??= digestOf(globSync(BESIDE, { cwd: ROOT }).filter((file) => statSync(join(ROOT, file)).isFile()));
  const browser = process.env['CHROMIUM_VERSION'] ?? '';
  const key = createHash('sha256')
    .update(JSON.stringify([test, path, browser, beside]))
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
