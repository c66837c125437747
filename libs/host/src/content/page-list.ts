import { readPagePath, type Problem, type SiteLocale } from '@skein/cms-client';
import type { Question } from '@skein/cms-client/server';
import * as v from 'valibot';
import type { Site } from '../site/site.ts';

export type SiteMapName = 'pages' | 'support' | 'none';

export interface SlugEntry {
  /** Id of the page's entry. */
  readonly id: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly siteMap: SiteMapName;
  readonly noIndex: boolean;
  /** ISO time of the last change. Undefined if the CMS may not know it. */
  readonly updatedAt: string | undefined;
  /** Name of the page: in the requested language, or else in the default language. */
  readonly breadcrumb: string;
}

type PageFields = Site['frame']['page']['fields'];

// An optional field with a value of the wrong type counts as empty, so that the page is still listed.
const Text = v.fallback(v.optional(v.string()), undefined);
const Item = v.object({
  sys: v.object({ id: v.string(), createdAt: Text, updatedAt: Text }),
  fields: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((fields) => !Array.isArray(fields)),
  ),
});
const Named = v.object({ sys: v.object({ id: v.string() }) });
const SiteMap = v.fallback(v.optional(v.picklist(['pages', 'support', 'none'])), undefined);
const Flag = v.fallback(v.optional(v.boolean()), undefined);

function namesOf(values: Readonly<Record<string, unknown>>, { title, breadcrumb }: PageFields) {
  return { title: v.parse(Text, values[title]), breadcrumb: v.parse(Text, values[breadcrumb]) };
}

/** Returns the request for the list of all pages. */
export const listQuestion = ({ page: { inParts, fields } }: Site['frame'], locale: SiteLocale): Question => ({
  contentType: inParts.id,
  locale,
  include: 0,
  select: [
    'sys.id',
    'sys.createdAt',
    'sys.updatedAt',
    ...[fields.slug, fields.siteMap, fields.noIndex, fields.title, fields.breadcrumb].map(
      (field) => `fields.${field}`,
    ),
  ],
});

/** Returns the request for the names of all pages in a language, and nothing else. */
export const namesQuestion = (
  { page: { inParts, fields } }: Site['frame'],
  locale: SiteLocale,
): Question => ({
  contentType: inParts.id,
  locale,
  include: 0,
  select: ['sys.id', `fields.${fields.title}`, `fields.${fields.breadcrumb}`],
});

/**
 * Returns pages by path. If the address of a page is not a path, or belongs to another page, no visitor can
 * reach the page. Such pages are reported and left out.
 * @param undatedChanges whether the CMS gives the time of the creation if it does not know the time of the last change
 */
export function listPages(
  { frame, paths }: Pick<Site, 'frame' | 'paths'>,
  items: readonly unknown[],
  onProblems: (problems: readonly Problem[]) => void,
  undatedChanges = false,
): ReadonlyMap<string, SlugEntry> {
  const { fields } = frame.page;
  const pages = new Map<string, SlugEntry>();
  const problems: Problem[] = [];
  const problem = (entryId: string, reason: string) =>
    void problems.push({ entryId, field: fields.slug, reason });
  for (const item of items) {
    const parsed = v.safeParse(Item, item);
    if (!parsed.success) {
      problem(v.is(Named, item) ? item.sys.id : '-', 'is not an entry that can be read; it is not shown');
      continue;
    }
    const { sys, fields: values } = parsed.output;
    const { path, problem: reason } = readPagePath(values[fields.slug], paths);
    if (reason !== undefined) problem(sys.id, reason);
    if (path === undefined) continue;
    const other = pages.get(path);
    if (other) {
      problem(sys.id, `is ${path}, where ${other.id} is already; this page is not shown`);
      continue;
    }
    const { title = path, breadcrumb = title } = namesOf(values, fields);
    pages.set(path, {
      id: sys.id,
      path,
      siteMap: v.parse(SiteMap, values[fields.siteMap]) ?? 'pages',
      noIndex: v.parse(Flag, values[fields.noIndex]) ?? false,
      updatedAt: undatedChanges && sys.updatedAt === sys.createdAt ? undefined : sys.updatedAt,
      breadcrumb,
    });
  }
  onProblems(problems);
  return pages;
}

/** Returns the names of pages in another language, by id. */
export function translatedNames(
  { page: { fields } }: Site['frame'],
  items: readonly unknown[],
): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item) => {
      const parsed = v.safeParse(Item, item);
      if (!parsed.success) return [];
      const { title, breadcrumb = title } = namesOf(parsed.output.fields, fields);
      return breadcrumb === undefined ? [] : [[parsed.output.sys.id, breadcrumb] as const];
    }),
  );
}
