import { reachable } from '../cms/links.ts';
import type { Content, ContentType, Entity, FieldDefinition, Link, Values } from '../cms/cms.types.ts';
import { ruleOf } from './field-kind.ts';
import { entryName, typeIdOf } from './names.ts';
import type { Page } from './pages.ts';

/**
 * A list of links to pages: a menu outside of all pages, as in a header or a footer, or a list of pages of one
 * kind, such as the articles of a blog.
 */
export interface Menu {
  readonly entryId: string;
  readonly fieldId: string;
  /** Content type of the links. */
  readonly itemType: string;
  readonly name: string;
  /** A link that the list already has. A new link gets the same looks and pictures. */
  readonly example?: Entity | undefined;
}

const isFree = (field: FieldDefinition) =>
  field.type === 'Symbol' && !ruleOf(field, 'in') && !ruleOf(field, 'regexp') && !ruleOf(field, 'unique');

/**
 * Returns the id of the field with the path of a page: more than half of its values are paths of pages. If several
 * fields qualify, returns the one with the most such paths.
 */
function targetOf(
  type: ContentType,
  entries: readonly Entity[],
  paths: ReadonlySet<string>,
): string | undefined {
  const found = type.fields.filter(isFree).flatMap(({ id }) => {
    const values = entries.flatMap(({ fields }) => Object.values(fields[id] ?? {}));
    const ofPages = values.filter((value) => paths.has(String(value).split(/[?#]/, 1)[0] ?? ''));
    return ofPages.length * 2 > values.length ? [{ id, count: ofPages.length }] : [];
  });
  return found.toSorted((a, b) => b.count - a.count)[0]?.id;
}

function targetsOf({ types, entries }: Content, pages: readonly Page[]): ReadonlyMap<string, string> {
  const paths = new Set(pages.map(({ path }) => path));
  const byType = Map.groupBy(entries.values(), typeIdOf);
  return new Map(
    [...types].flatMap(([id, type]): [string, string][] => {
      const target = targetOf(type, byType.get(id) ?? [], paths);
      return target === undefined ? [] : [[id, target]];
    }),
  );
}

/** Returns the menus of the site: lists of links to pages. Leaves out lists that are themselves on a page. */
export function menusOf(content: Content, pages: readonly Page[], locale: string): readonly Menu[] {
  const [{ code }] = content.locales;
  const targets = targetsOf(content, pages);
  const onPages = new Set(
    reachable(
      content,
      pages.map(({ entryId }) => entryId),
    ).map(({ sys }) => sys.id),
  );
  return [...content.entries.values()].flatMap((entry) => {
    const type = content.types.get(typeIdOf(entry));
    if (!type || onPages.has(entry.sys.id)) return [];
    return type.fields.flatMap((field): Menu[] => {
      const links = entry.fields[field.id]?.[code];
      const accepted = [ruleOf(field, 'linkContentType') ?? []].flat();
      const itemType = accepted.find((id) => targets.has(id));
      if (itemType === undefined || !Array.isArray(links) || links.length === 0) return [];
      const name = `${type.name}: ${entryName(entry, type, locale)}`;
      return [{ entryId: entry.sys.id, fieldId: field.id, itemType, name }];
    });
  });
}

/**
 * Returns the lists that contain a page and in which most links lead to the folder of this page, such as the articles
 * of a blog. The longest list is first.
 */
export function listsBeside(
  content: Content,
  pages: readonly Page[],
  path: string,
  locale: string,
): readonly Menu[] {
  const [{ code }] = content.locales;
  const targets = targetsOf(content, pages);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const pathIn = (item: Entity | undefined) => item && item.fields[targets.get(typeIdOf(item)) ?? '']?.[code];
  const found = [...content.entries.values()].flatMap((holder) =>
    Object.entries(holder.fields).flatMap(([fieldId, values]): (readonly [number, Menu])[] => {
      const links = values[code];
      if (folder === '/' || !Array.isArray(links)) return [];
      const items = (links as readonly Link[]).map((link) => content.entries.get(link.sys?.id));
      const example = items.find((item) => pathIn(item) === path);
      const beside = items.filter((item) => String(pathIn(item)).startsWith(folder));
      if (!example || beside.length * 2 <= items.length) return [];
      const type = content.types.get(typeIdOf(holder));
      const name = `${type?.name}: ${entryName(holder, type, locale)}`;
      const itemType = typeIdOf(example);
      return [[items.length, { entryId: holder.sys.id, fieldId, itemType, name, example }]];
    }),
  );
  return found.sort(([a], [b]) => b - a).map(([, menu]) => menu);
}

/**
 * Returns the values of a new link in a menu.
 * @param path path of the page
 * @param titles name of the page by locale
 */
export function menuItemFields(
  content: Content,
  pages: readonly Page[],
  { itemType }: Menu,
  path: string,
  titles: Readonly<Record<string, string>>,
): Values {
  const type = content.types.get(itemType);
  const [{ code }] = content.locales;
  const target = targetsOf(content, pages).get(itemType);
  const named = (type?.fields ?? []).filter(
    (field) =>
      field.id !== target && isFree(field) && (field.required || field.id === (type?.displayField ?? '')),
  );
  const values = named.map(({ id, localized }): [string, Values[string]] => [
    id,
    localized ? titles : { [code]: titles[code] },
  ]);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const dates = (type?.fields ?? [])
    .filter((field) => field.type === 'Date')
    .map(({ id }) => [id, { [code]: today }]);
  return {
    ...Object.fromEntries([...dates, ...values]),
    ...(target !== undefined && { [target]: { [code]: path } }),
  };
}

/** Returns a list of links with one more link. @param at position of the new link. Default: the end */
export const withLink = (links: unknown, id: string, at?: number): readonly Link[] => {
  const list = Array.isArray(links) ? (links as readonly Link[]) : [];
  return list.toSpliced(at ?? list.length, 0, { sys: { type: 'Link', linkType: 'Entry', id } });
};
