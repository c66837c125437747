import { idsIn } from './markup.ts';

const HEADING_ID = /(<h[1-6](?: [^<>]*)? id=")([^"<>]*)"/g;

/**
 * Gives every heading of a page an id of its own. A component makes the id from the words that it shows and cannot know
 * who else shows the same; here the second `plans` becomes `plans-2`. What is no heading keeps its id and goes before.
 * @param all ids in it
 */
export function uniqueHeadingIds(html: string, all: readonly string[] = idsIn(html)): string {
  const ids = new Set(all);
  if (ids.size === all.length) return html;
  const others = new Map<string, number>();
  for (const id of all) others.set(id, (others.get(id) ?? 0) + 1);
  for (const [, , id = ''] of html.matchAll(HEADING_ID)) others.set(id, (others.get(id) ?? 0) - 1);
  /** The number that the next heading of this id gets; 1 stands for none. */
  const next = new Map<string, number>();
  return html.replace(HEADING_ID, (whole, before: string, id: string) => {
    let number = next.get(id) ?? (others.get(id) === 0 ? 1 : 2);
    while (number > 1 && ids.has(`${id}-${number}`)) number++;
    next.set(id, number + 1);
    return number === 1 ? whole : `${before}${id}-${number}"`;
  });
}
