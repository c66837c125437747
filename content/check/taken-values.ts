import type { AnyEntryType, Problem } from '@skein/cms-client';
import type { Delivered, DeliveredContent } from './delivered.ts';

const isUnique = (rule: object) => 'unique' in rule && rule.unique === true;

/**
 * Returns a problem for each value that must be unique in its content type, but that occurs in an earlier entry.
 * Ignores case. An import accepts such values, although the CMS does not.
 * @param except CMS ids of fields that another check covers
 * @param before compares entries by their time of publication
 */
export function takenValues(
  { entries }: Pick<DeliveredContent, 'entries'>,
  types: readonly AnyEntryType[],
  except: readonly string[],
  before: (a: Delivered, b: Delivered) => number,
): Problem[] {
  return types.flatMap((type) =>
    type
      .rows()
      .filter(({ gf, spec }) => spec.validations.some(isUnique) && !except.includes(gf))
      .flatMap(({ gf }) => {
        const owners = new Map<string, string>();
        return entries
          .filter(({ contentType }) => contentType === type.id)
          .toSorted(before)
          .flatMap(({ id, fields }): Problem[] =>
            Object.values(fields[gf] ?? {}).flatMap((value) => {
              if (typeof value !== 'string') return [];
              const key = value.trim().toUpperCase();
              const owner = owners.get(key) ?? id;
              owners.set(key, owner);
              return owner === id
                ? []
                : [{ entryId: id, field: gf, reason: `is ${value}, which ${owner} has already` }];
            }),
          );
      }),
  );
}
