import type { AnyEntryType, Problem } from '@skein/cms-client';
import type { Delivered, DeliveredContent } from './delivered.ts';

const isUnique = (rule: object) => 'unique' in rule && rule.unique === true;

/**
 * Returns values that must be unique within a type, but that an earlier entry already has, regardless of case.
 * The CMS refuses them, but an import does not.
 * @param except CMS ids of fields that another check covers
 * @param before the order in which entries were published
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
