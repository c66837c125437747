import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMED = /`((?:apps|content|libs|tools)\/[^`\s]+)`/g;

/** Files that the hand-written pages of features name and that are not there any more. */
export function missingFiles(root: string): string[] {
  return globSync('docs/features/*.md', { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(NAMED)]
      .filter(([, file = '']) => !existsSync(join(root, file)))
      .map(([, file = '']) => `${page}: ${file} is not there`),
  );
}
