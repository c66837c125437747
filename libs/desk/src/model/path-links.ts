import { MAX_URL_LENGTH } from '@skein/cms-client';
import type { Content, Entity, FieldDefinition } from '../cms/cms.types.ts';
import { ruleOf } from './field-kind.ts';
import { editableFields } from './value-problems.ts';

/** A link of an entry to a path of the site. */
export interface PathLink {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
  /** The path, without query and anchor. */
  readonly path: string;
}

const HREF = /href="(\/(?!\/)[^"<>\s]*)"/gu;

/** Returns the addresses in a value. A short text is an address if its size limit is that of addresses. */
function addressesIn(field: FieldDefinition, value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  if (field.type === 'Text') return [...value.matchAll(HREF)].map(([, href = '']) => href);
  const isAddress = ruleOf(field, 'size')?.max === MAX_URL_LENGTH && /^\/(?!\/)\S*$/u.test(value.trim());
  return isAddress ? [value.trim()] : [];
}

const known = new WeakMap<Entity, readonly PathLink[]>();

/** Returns the links of an entry to paths of the site. Remembers them until an edit replaces the entry object. */
export function pathLinksIn(content: Content, entry: Entity): readonly PathLink[] {
  let links = known.get(entry);
  if (!links) {
    links = editableFields(content, entry).flatMap(({ field, locale: { code } }) =>
      addressesIn(field, entry.fields[field.id]?.[code]).map((address) => ({
        entryId: entry.sys.id,
        fieldId: field.id,
        locale: code,
        path: address.split(/[?#]/u, 1)[0] ?? '',
      })),
    );
    known.set(entry, links);
  }
  return links;
}
