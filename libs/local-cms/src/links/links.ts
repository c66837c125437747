import type { ContentTypeRecord, EntityKind } from '../model/content.types.ts';

/** The target of a link that the read APIs resolve. */
export type LinkTarget = { readonly kind: EntityKind; readonly id: string };

/** Field types whose values may contain links to resolve. JSON fields are not searched. */
const LINKING_TYPES: ReadonlySet<string> = new Set(['Link', 'Array', 'RichText']);

export function linkTarget(value: unknown): LinkTarget | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  if (typeof sys !== 'object' || sys === null) return undefined;
  if (!('type' in sys) || sys.type !== 'Link' || !('id' in sys) || typeof sys.id !== 'string')
    return undefined;
  if (!('linkType' in sys) || (sys.linkType !== 'Entry' && sys.linkType !== 'Asset')) return undefined;
  return { kind: sys.linkType, id: sys.id };
}

/** Returns every link inside a value: in lists, and in all nodes of rich text. */
export function collectLinks(value: unknown, found: LinkTarget[] = []): LinkTarget[] {
  if (typeof value !== 'object' || value === null) return found;
  const target = linkTarget(value);
  if (target) {
    found.push(target);
    return found;
  }
  for (const part of Array.isArray(value) ? value : Object.values(value)) collectLinks(part, found);
  return found;
}

/**
 * Returns the links in an entity's fields. Assets have no links.
 * @param fields values by field id; each value is for one locale, or is an object of values by locale code
 */
export function fieldLinks(
  fields: Readonly<Record<string, unknown>>,
  contentType: ContentTypeRecord | undefined,
): LinkTarget[] {
  const found: LinkTarget[] = [];
  for (const field of contentType?.fields ?? []) {
    if (!LINKING_TYPES.has(field.type) || !Object.hasOwn(fields, field.id)) continue;
    collectLinks(fields[field.id], found);
  }
  return found;
}
