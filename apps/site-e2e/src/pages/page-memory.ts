import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, '.nx/cache/pages');
/** What a page shows or asks for beyond its own bytes and the scripts that it names, whose names say what is in them. */
const BESIDE = [
  'content/generated/assets/**/*',
  'apps/api/src/**/*.ts',
  'apps/site-e2e/src/*.ts',
  'apps/site-e2e/src/pages/*.ts',
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

/**
 * Remembers on which bytes of a page a test has passed. After a change of one block most pages are served as they were,
 * and what was found out about them still holds. `FULL=1` remembers nothing.
 * @param test  name of the test and of everything that it chooses: window, browser
 */
export async function memoryOf(test: string, origin: string, path: string): Promise<PageMemory> {
  const response = await fetch(origin + path);
  const html = (await response.text()).replaceAll(new URL(origin).host, 'site');
  beside ??= digestOf(globSync(BESIDE, { cwd: ROOT }).filter((file) => /\.\w+$/.test(file)));
  const key = createHash('sha256')
    .update(JSON.stringify([test, path, response.status, response.headers.get('content-security-policy')]))
    .update(html)
    .update(beside)
    .digest('hex');
  const file = join(FOLDER, key);
  return {
    passed: process.env['FULL'] !== '1' && existsSync(file),
    keep() {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, `${test} ${path}\n`);
    },
  };
}
