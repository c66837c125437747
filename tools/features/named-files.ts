import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMED = /`((?:apps|content|libs|tools)\/[^`\s]+)`/g;
/** What commands write is there only after them. */
const WRITTEN = /\/(?:dist|generated|test-results)(?:\/|$)/;
const isThere = (root: string, file: string) =>
  WRITTEN.test(file) ||
  existsSync(join(root, file)) ||
  globSync(file.replaceAll(/<\w+>/g, '*'), { cwd: root }).length > 0;

/** Files that hand-written pages name and that are not there any more. */
export function missingFiles(root: string): string[] {
  const pages = ['*.md', 'docs/*.md', 'docs/{adr,features}/*.md', '{apps,libs}/*/README.md'];
  return pages
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(NAMED)]
        .filter(([, file = '']) => !isThere(root, file))
        .map(([, file = '']) => `${page}: ${file} is not there`),
    );
}
