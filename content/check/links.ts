import { faqOfProps } from '@skein/blocks/content';
import { isReservedPath, languageOfLocale, type Problem } from '@skein/cms-client';
import { sitePaths } from '../site/site-paths.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Prefix of Spanish paths. It tells a link from other text that begins with a slash. */
const { prefix: PREFIX } = languageOfLocale('es', sitePaths.languages);
const HREF = /href="([^"<>]*)"/g;

/**
 * Returns the paths of all pages to which a text links. The text must be from a Spanish page, because only
 * there all links to pages begin with the prefix.
 */
function pagePaths(text: string): string[] {
  const links = text.startsWith('/') ? [text] : [...text.matchAll(HREF)].map(([, href = '']) => href);
  return links.flatMap((link) => {
    const path = link.split(/[?#]/, 1)[0] ?? '';
    if (path === PREFIX) return ['/'];
    return path.startsWith(`${PREFIX}/`) ? [path.slice(PREFIX.length)] : [];
  });
}

function questionSlugs(parsed: unknown): string[] {
  if (Array.isArray(parsed)) return parsed.flatMap(questionSlugs);
  if (!isRecord(parsed)) return [];
  const { type, props } = parsed;
  const faq = typeof type === 'string' && isRecord(props) ? faqOfProps(type, props) : undefined;
  return [...(faq?.slugs ?? []), ...Object.values(parsed).flatMap(questionSlugs)];
}

/** Returns the paths of all questions and tabs of a parsed page, such as `/support/faq/first-bill`. */
export function questionPaths(page: unknown): string[] {
  const path = isRecord(page) ? page['slug'] : undefined;
  return typeof path === 'string' ? questionSlugs(page).map((slug) => `${path}/${slug}`) : [];
}

/**
 * Returns a problem for each link that leads to no page. Repeated links in one entry cause one problem.
 * @param parsed pages in any language, with links as on Spanish pages
 * @param pages all existing paths, including the paths of questions
 */
export function deadLinks(parsed: readonly unknown[], pages: ReadonlySet<string>): Problem[] {
  const found = new Map<string, Problem>();
  function visit(value: unknown, entryId: string, field: string): void {
    if (typeof value === 'string') {
      for (const path of pagePaths(value)) {
        if (pages.has(path) || isReservedPath(path, sitePaths)) continue;
        found.set(`${entryId} ${path}`, {
          entryId,
          field,
          reason: `leads to ${path}, where there is no page`,
        });
      }
    } else if (Array.isArray(value)) for (const item of value) visit(item, entryId, field);
    else if (isRecord(value)) {
      const id = typeof value['id'] === 'string' ? value['id'] : entryId;
      for (const [name, part] of Object.entries(value)) visit(part, id, name);
    }
  }
  visit(parsed, '-', '*');
  return [...found.values()];
}
