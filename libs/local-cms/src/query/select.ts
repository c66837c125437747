import { contentTypeRequired, invalidQuery, unknownPath } from '../model/api-error.ts';
import type { ContentTypeRecord, EntityKind } from '../model/content.types.ts';

/** The selected parts of an item: whole parts, or some of their members. */
export type Selection = {
  readonly sys: true | ReadonlySet<string>;
  readonly metadata: boolean;
  readonly fields: true | ReadonlySet<string>;
};

export type DeliveredItem = {
  metadata?: unknown;
  sys?: Readonly<Record<string, unknown>>;
  fields?: Readonly<Record<string, unknown>>;
};

const ASSET_FIELDS = ['title', 'description', 'file'];

/** Reads a selection. @throws ApiError if a part is unknown, or fields are named without their content type */
export function parseSelect(
  select: string,
  kind: EntityKind,
  contentType: ContentTypeRecord | undefined,
): Selection {
  const sys = new Set<string>();
  const fields = new Set<string>();
  let [allSys, allFields, metadata] = [false, false, false];
  for (const path of select
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [head, name, ...deeper] = path.split('.');
    if (head === 'metadata' && (name === undefined || name === 'tags' || name === 'concepts'))
      metadata = true;
    else if (head === 'sys' && name === undefined) allSys = true;
    else if (head === 'sys' && name !== undefined) sys.add(name);
    else if (head === 'fields' && name === undefined) allFields = true;
    else if (head === 'fields' && name !== undefined) {
      if (deeper.length > 0) {
        throw invalidQuery({
          name: 'select',
          path: path.split('.'),
          details: 'Select is only possible up to one level of fields',
        });
      }
      if (kind === 'Entry' && !contentType) throw contentTypeRequired(path);
      const known = contentType
        ? contentType.fields.some((field) => field.id === name)
        : ASSET_FIELDS.includes(name);
      if (!known) throw unknownPath(path);
      fields.add(name);
    } else throw unknownPath(path);
  }
  return { sys: allSys || sys, metadata, fields: allFields || fields };
}

/** Returns the selected parts of an item. A part is left out if none of its members is selected. */
export function applySelection(item: DeliveredItem, selection: Selection): DeliveredItem {
  const selected: DeliveredItem = {};
  if (selection.metadata) selected.metadata = item.metadata;
  const sys = pick(item.sys ?? {}, selection.sys);
  const fields = pick(item.fields ?? {}, selection.fields);
  if (sys) selected.sys = sys;
  if (fields) selected.fields = fields;
  return selected;
}

function pick(
  part: Readonly<Record<string, unknown>>,
  wanted: true | ReadonlySet<string>,
): Readonly<Record<string, unknown>> | undefined {
  if (wanted === true) return part;
  if (wanted.size === 0) return undefined;
  return Object.fromEntries(Object.entries(part).filter(([name]) => wanted.has(name)));
}
