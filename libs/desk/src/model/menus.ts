import { reachable } from '../cms/links.ts';
import type { Content, ContentType, Entity, FieldDefinition, Link, Values } from '../cms/cms.types.ts';
import { ruleOf } from './field-kind.ts';
import { entryName, typeIdOf } from './names.ts';
import type { Page } from './pages.ts';

/** A list of links to pages, which stands outside all pages, as in a header or a footer. */
export interface Menu {
  readonly entryId: string;
  readonly fieldId: string;
  /** Content type of the links. */
  readonly itemType: string;
  readonly name: string;
}

const isFree = (field: FieldDefinition) =>
  field.type === 'Symbol' && !ruleOf(field, 'in') && !ruleOf(field, 'regexp') && !ruleOf(field, 'unique');

/** Returns the field in which entries of a type have the paths of pages, if most of them have one. */
function targetOf(
  type: ContentType,
  entries: readonly Entity[],
  paths: ReadonlySet<string>,
): string | undefined {
  return type.fields.find((field) => {
    const values = entries.flatMap(({ fields }) => Object.values(fields[field.id] ?? {}));
    const ofPages = values.filter((value) => paths.has(String(value).split(/[?#]/, 1)[0] ?? ''));
    return isFree(field) && ofPages.length * 2 > values.length;
  })?.id;
}

/** Returns the content types whose entries lead to pages, with the fields that hold the paths. */
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

/** Returns the menus of the site: lists of links to pages that no page shows itself. */
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
 * Returns the values of a menu's new link.
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
  return { ...Object.fromEntries(values), ...(target !== undefined && { [target]: { [code]: path } }) };
}

/** Returns links with one more. */
export const withLink = (links: unknown, id: string, at?: number): readonly Link[] => {
  const list = Array.isArray(links) ? (links as readonly Link[]) : [];
  return list.toSpliced(at ?? list.length, 0, { sys: { type: 'Link', linkType: 'Entry', id } });
};
