import * as v from 'valibot';
import type { ErrorDetail } from '../model/api-error.ts';
import type { ContentTypeRecord, EntityRecord } from '../model/content.types.ts';
import { link } from '../model/content.types.ts';

const Unique = v.object({ unique: v.literal(true), message: v.nullish(v.string()) });

/**
 * Checks the values of a draft that must be unique. Returns a finding for each value that another published entry of
 * the same type has. Drafts do not reserve values: the entry that is published first gets the value.
 */
export function takenValues(
  { id, contentTypeId, draft }: EntityRecord,
  { fields }: ContentTypeRecord,
  entries: readonly EntityRecord[],
): ErrorDetail[] {
  const others = entries.filter(
    (other) => other.contentTypeId === contentTypeId && other.id !== id && other.published !== undefined,
  );
  return fields.flatMap((field) => {
    const rule = (field.validations ?? []).find((validation) => v.is(Unique, validation));
    if (!v.is(Unique, rule)) return [];
    return Object.entries(draft.fields[field.id] ?? {}).flatMap(([locale, value]) => {
      const conflicting =
        value === null || value === undefined || value === ''
          ? []
          : others.filter((other) => other.published?.fields[field.id]?.[locale] === value);
      if (conflicting.length === 0) return [];
      return {
        name: 'unique',
        path: ['fields', field.id, locale],
        value,
        details: rule.message ?? 'Same field value present in other entry',
        conflicting: conflicting.map((other) => link('Entry', other.id)),
      };
    });
  });
}
