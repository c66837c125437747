import type { Content, Entity, Values } from '../cms/cms.types.ts';
import { menuItemFields, withLink, type Menu } from '../model/menus.ts';
import { typeIdOf } from '../model/names.ts';
import { pathFieldsOf, type Page } from '../model/pages.ts';
import type { Step } from './history.ts';
import { birthOf, isProse, newEntry, slugOf, withOwnCopies } from './new-entry.ts';

/** What an editor chooses for a new page. */
export interface PageWishes {
  /** An existing page of the same kind, whose looks and blocks the new page gets. */
  readonly template: Entity;
  /** Title by locale. */
  readonly titles: Readonly<Record<string, string>>;
  readonly path: string;
  /** The menu that gets a link to the page. */
  readonly menu: Menu | undefined;
}

function pageFields({ template, titles, path }: PageWishes, content: Content): Values {
  const [{ code }] = content.locales;
  const type = content.types.get(typeIdOf(template));
  const pathField = pathFieldsOf(content.types).get(typeIdOf(template));
  const values = (type?.fields ?? []).flatMap((field): [string, Values[string]][] => {
    const { id, localized, required } = field;
    if (id === pathField) return [[id, { [code]: path }]];
    // Leaves out optional texts, such as the template's description for search engines: they would be wrong here.
    if (!isProse(field)) return template.fields[id] ? [[id, template.fields[id]]] : [];
    return required || id === type?.displayField ? [[id, localized ? titles : { [code]: titles[code] }]] : [];
  });
  return Object.fromEntries(values);
}

/**
 * Returns the step that creates a page with its blocks, and the link to the page in a menu. Blocks that only the
 * template shows are copied. The first change of the step creates the page.
 */
export function newPage(content: Content, pages: readonly Page[], wishes: PageWishes): Step {
  const { template, titles, path, menu } = wishes;
  const [{ code }] = content.locales;
  const words = slugOf(path) || 'home';
  const page = newEntry(content, typeIdOf(template), { start: pageFields(wishes, content), words });
  const births = withOwnCopies(page, template, content, words).map(birthOf);
  const holder = menu && content.entries.get(menu.entryId);
  if (!menu || !holder) return births;
  const start = menuItemFields(content, pages, menu, path, titles);
  const item = newEntry(content, menu.itemType, { start, words, example: menu.example });
  const before = holder.fields[menu.fieldId]?.[code];
  return [
    ...births,
    birthOf(item),
    {
      entryId: menu.entryId,
      fieldId: menu.fieldId,
      locale: code,
      before,
      // The newest page comes first in a list of pages of one kind, and last in a menu.
      after: withLink(before, item.sys.id, menu.example && 0),
    },
  ];
}

/**
 * Returns a path for a title, in the same folder as another path.
 * @param beside path of the page that is the template
 */
export const suggestedPath = (title: string, beside: string): string =>
  `${beside.slice(0, beside.lastIndexOf('/'))}/${slugOf(title)}`;
