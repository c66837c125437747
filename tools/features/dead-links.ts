import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Markdown files of this workspace, without installed packages and build output. */
const PAGES = ['*.md', 'docs/**/*.md', 'libs/*/*.md', 'apps/*/*.md', 'content/*.md', 'tools/*.md'];
const LINK = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

const withoutExamples = (markdown: string) => markdown.replaceAll(/^ *```[^]*?^ *```$/gm, '');

/** Returns the ids that GitHub gives to headings: `Wi-Fi calculator` becomes `wi-fi-calculator`. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...withoutExamples(markdown).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words);
  const ids = headings.map((words) =>
    words
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(
    ids.map((id, at) => {
      const before = ids.slice(0, at).filter((other) => other === id).length;
      return before === 0 ? id : `${id}-${before}`;
    }),
  );
}

/** Returns links in documents that lead to missing files or missing headings. */
export function deadLinks(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return PAGES.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((page) =>
    [...withoutExamples(read(page)).matchAll(LINK)].flatMap(([, path = '', anchor]) => {
      const file = path === '' ? page : relative(root, join(root, dirname(page), path));
      const leads =
        existsSync(join(root, file)) && (anchor === undefined || anchorsOf(read(file)).has(anchor));
      return leads ? [] : [`${page}: ${path}${anchor === undefined ? '' : `#${anchor}`} leads nowhere`];
    }),
  );
}

const NAMED = /`((?:apps|content|libs|tools)\/[^`\s]+)`/g;
/** Matches paths of generated files, which may not exist yet. */
const WRITTEN = /\/(?:dist|generated|test-results)(?:\/|$)/;

/** Returns the paths in handwritten documents that lead to no file. */
export function missingFiles(root: string): string[] {
  const isThere = (file: string) =>
    WRITTEN.test(file) ||
    existsSync(join(root, file)) ||
    globSync(file.replaceAll(/<\w+>/g, '*'), { cwd: root }).length > 0;
  return ['*.md', 'docs/*.md', 'docs/{adr,features}/*.md', '{apps,libs}/*/README.md']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(NAMED)]
        .filter(([, file = '']) => !isThere(file))
        .map(([, file = '']) => `${page}: ${file} is not there`),
    );
}
