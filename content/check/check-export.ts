import {
  createSanitize,
  entryGraph,
  LOCALES,
  parseEntry,
  readPagePath,
  type AnyEntryType,
  type EntryType,
  type ParserOptions,
  type Problem,
} from '@skein/cms-client';
import { page, site } from '@skein/shell/content';
import { colorTokens } from '@skein/ui/tokens';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { deliveredContent, Export, type Delivered, type DeliveredContent } from './delivered.ts';
import { missingFiles } from './files.ts';
import { foreignForms } from './form-origins.ts';
import { missingLanguages } from './languages.ts';
import { oddLinks } from './link-words.ts';
import { deadLinks, questionPaths } from './links.ts';
import { placeholders } from './placeholders.ts';
import { takenValues } from './taken-values.ts';
import { routes } from '../site/routes.ts';
import { sitePaths } from '../site/site-paths.ts';

const SLUG = page.fields.slug.gf;
/** Problems to report for missing pages that every site needs. Keys are the paths of the pages. */
const NEEDED: Readonly<Record<string, string>> = {
  '/': 'there is no home page at /',
  '/404': 'there is no page /404 for addresses that do not exist',
  '/500': 'there is no page /500 for when something goes wrong',
};

/**
 * Locale in which the check reads links: there, links have a prefix, which tells them from other texts with a slash.
 */
const LINKS_AS = 'es';

function localeProblems({ locales }: Export): Problem[] {
  const about = (field: string, reason: string): Problem => ({ entryId: '-', field, reason });
  return LOCALES.flatMap(({ code }, index) => {
    const locale = locales.find((one) => one.code === code);
    if (!locale) return [about(code, 'is no language of the export')];
    const { fallbackCode } = locale;
    if (locale.default || locales.some((one) => one.code === fallbackCode && one.code !== code)) return [];
    const shown = index === 0 ? 'is missing' : `is shown in ${LOCALES[0]?.code}`;
    return [about(code, `has no fallback: what is not translated ${shown}`)];
  });
}

/** Returns the time of an entry's first publication, in ms since 1970. */
const publishedAt = ({ sys }: Delivered) => Date.parse(sys.firstPublishedAt ?? sys.createdAt ?? '') || 0;
const publishedFirst = (a: Delivered, b: Delivered) =>
  publishedAt(a) - publishedAt(b) || (a.id < b.id ? -1 : 1);

/** Returns the paths of all pages, and a problem for each path that is invalid or used twice. */
function addresses(pages: readonly Delivered[], content: DeliveredContent) {
  const byPath = new Map<string, string>();
  const problems: Problem[] = [];
  // The site reads pages in this order, and shows the first page of a path.
  for (const item of pages.toSorted(publishedFirst)) {
    const say = (reason: string) => problems.push({ entryId: item.id, field: SLUG, reason });
    const raw = v.safeParse(v.object({ [SLUG]: v.unknown() }), content.inLocale(item, 'en-US').fields);
    const { path, problem } = readPagePath(raw.success ? raw.output[SLUG] : undefined, sitePaths);
    if (problem !== undefined) say(problem);
    const values = Object.values(item.fields[SLUG] ?? {}).filter((value) => value != null);
    if (new Set(values).size > 1) say('differs between languages; the address is the same in all');
    if (path === undefined) continue;
    const other = byPath.get(path);
    if (other === undefined) byPath.set(path, item.id);
    else say(`is ${path}, where ${other} is already; this page is not shown`);
  }
  return { paths: new Set(byPath.keys()), problems };
}

/**
 * Reads a content export in the same way as the site, and returns the problems that an editor should fix.
 * @param folder folder of the export; if it is undefined, files are not checked
 * @param formOrigins other origins to which forms may be sent
 * @throws ValiError if the source is not an export
 */
export function checkExport(
  source: unknown,
  contentTypes: readonly AnyEntryType[],
  folder?: string,
  formOrigins: readonly string[] = [],
): Problem[] {
  const exported = v.parse(Export, source);
  const content = deliveredContent(exported);
  const ofType = (type: { readonly id: string }) =>
    content.entries.filter(({ contentType }) => contentType === type.id);
  const { paths, problems: badAddresses } = addresses(ofType(page), content);
  const found: Problem[] = [...content.problems, ...localeProblems(exported), ...badAddresses];
  for (const [path, reason] of Object.entries(NEEDED))
    if (!paths.has(path)) found.push({ entryId: '-', field: '*', reason });
  const sites = ofType(site);
  if (sites.length !== 1)
    found.push({
      entryId: sites[1]?.id ?? '-',
      field: '*',
      reason: `there are ${sites.length} published entries of type ${site.id}; the site needs one`,
    });

  const parsed: unknown[] = [];
  const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
  for (const { code: locale } of LOCALES) {
    const graph = entryGraph({
      items: content.entries.map((item) => content.inLocale(item, locale)),
      includes: { Asset: content.assets.map((item) => content.inLocale(item, locale)) },
    });
    const options: ParserOptions = {
      types: contentTypes,
      locale: LINKS_AS,
      palette: colorTokens,
      sanitize,
      site: sitePaths,
      addressCheckPath: routes.addressCheck,
    };
    for (const root of graph.items) {
      const type = [page, site].find(({ id }) => id === root.sys.contentType.sys.id);
      if (!type) continue;
      const { value, problems } = parseEntry(type as EntryType<object>, root, graph, options);
      for (const problem of problems)
        if (problem.field !== SLUG) found.push({ ...problem, reason: `${problem.reason} [${locale}]` });
      parsed.push(value);
    }
  }
  found.push(...takenValues(content, contentTypes, [SLUG], publishedFirst));
  found.push(...deadLinks(parsed, new Set([...paths, ...parsed.flatMap(questionPaths)])));
  found.push(...oddLinks(content), ...missingLanguages(content), ...placeholders(content));
  found.push(...foreignForms(content, formOrigins));
  if (folder !== undefined) found.push(...missingFiles(content, folder));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
