import type { EntityKind, EntityRecord, LocaleKeyedFields } from '../model/content.types.ts';
import { link } from '../model/content.types.ts';

/**
 * The file of an entry or asset in a folder of content. The name of the file is the id. A file without `status`
 * holds published content.
 */
export type ItemFile = {
  /** Id of the content type. Only entries have one. */
  readonly type?: string | undefined;
  readonly fields: LocaleKeyedFields;
  readonly metadata?: unknown;
  readonly status?: 'draft' | 'archived' | undefined;
  /** Time of the creation. An item that comes from an export has its counters and other times here as well. */
  readonly sys?: Readonly<Record<string, unknown>> | undefined;
};

/** The order in which a file lists the fields, and the locales of each field. */
export type FileOrder = { readonly fields: readonly string[]; readonly locales: readonly string[] };

/**
 * Returns the text of an item's file: the published content, or the draft of an item that is not published.
 * @param withCounters whether the file keeps the version, the other counters and the time of the last change. Files
 * made here do not keep them, so that two branches that publish the same item can be merged.
 */
export function itemText(record: EntityRecord, order: FileOrder, withCounters: boolean): string {
  const { metadata, fields } = record.published ?? record.draft;
  const file: ItemFile = {
    type: record.contentTypeId,
    fields: inOrder(fields, order),
    metadata: metadata.tags.length + metadata.concepts.length > 0 ? metadata : undefined,
    status: record.archivedVersion !== undefined ? 'archived' : record.published ? undefined : 'draft',
    sys: withCounters ? counters(record) : { createdAt: record.createdAt },
  };
  return jsonText(file);
}

function counters(record: EntityRecord) {
  const { createdAt, version, publishedVersion, publishedAt } = record;
  const { publishedCounter, firstPublishedAt, archivedVersion, archivedAt } = record;
  // The file does not contain a later draft, so it does not count the draft's versions.
  const isAhead = record.published !== undefined && record.draft !== record.published;
  return {
    createdAt,
    updatedAt: (isAhead && publishedAt) || record.updatedAt,
    version: isAhead && publishedVersion !== undefined ? publishedVersion + 1 : version,
    publishedVersion,
    publishedCounter,
    publishedAt,
    firstPublishedAt,
    archivedVersion,
    archivedAt,
  };
}

/** Whether the file of an item contains the counters of the item, such as the version. */
export const hasCounters = ({ sys }: Partial<ItemFile>): boolean =>
  typeof sys === 'object' && sys !== null && 'version' in sys;

/** Returns an item of an export from the content of its file. The item is not checked yet. */
export function itemOf(kind: EntityKind, id: string, file: Partial<ItemFile>): unknown {
  const { type, fields, metadata, status, sys = {} } = file;
  const states = {
    archived: { archivedVersion: 1 },
    draft: {},
    published: { version: 2, publishedVersion: 1 },
  };
  return {
    ...(metadata !== undefined && { metadata }),
    sys: {
      ...(hasCounters(file) ? {} : states[status ?? 'published']),
      ...sys,
      id,
      type: kind,
      ...(type !== undefined && { contentType: link('ContentType', type) }),
    },
    fields,
  };
}

function inOrder(fields: LocaleKeyedFields, order: FileOrder): LocaleKeyedFields {
  const sorted = <T>(values: Readonly<Record<string, T>>, names: readonly string[]) => {
    const rest = Object.keys(values).filter((name) => !names.includes(name));
    const all = [...names.filter((name) => Object.hasOwn(values, name)), ...rest.sort()];
    return all.flatMap((name): [string, T][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    });
  };
  return Object.fromEntries(
    sorted(fields, order.fields).map(([name, values]) => [
      name,
      Object.fromEntries(sorted(values, order.locales)),
    ]),
  );
}

/** Matches a link as `JSON.stringify` indents it. `SYS` matches the `sys` of an item if no value in it is an object. */
const LINK = /\{\s+"sys": \{\s+("type": "Link"),\s+("linkType": "\w+"),\s+("id": "[\w.-]+")\s+\}\s+\}/gu;
const SYS = /(?<=\n  "sys": )\{[^{}]*\}/u;

/** Returns the text of a JSON file. Each link takes one line, and so does the `sys` of an item. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)
    .replaceAll(LINK, '{ "sys": { $1, $2, $3 } }')
    .replace(SYS, (sys) => sys.replaceAll(/\s+/gu, ' '))}\n`;
