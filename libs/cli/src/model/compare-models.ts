import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, Model, ModelField, ModelType, TypeChange } from './model.types.ts';

interface Compared {
  /** The content types in the site's files. */
  readonly site: Model;
  /** The content types of the installed packages and of the site's own blocks. */
  readonly packages: Model;
  /**
   * The content types of the packages before an update. Only types and fields that are in this model can count as
   * removed.
   */
  readonly before?: Model | undefined;
  /** Ids of the content types that entries have. */
  readonly used: ReadonlySet<string>;
}

/** Whether the CMS accepts the same values for two fields. */
function isSameField(a: ModelField, b: ModelField): boolean {
  const rulesOf = ({ type, localized, required, linkType, items, validations }: ModelField) =>
    JSON.parse(JSON.stringify({ type, localized, required, linkType, items, validations }));
  return isDeepStrictEqual(rulesOf(a), rulesOf(b));
}

const isCalledSame = (a: ModelType, b: ModelType): boolean =>
  a.name === b.name && a.description === b.description && a.displayField === b.displayField;

function compareType(site: ModelType, type: ModelType, before: ModelType | undefined): TypeChange {
  const had = new Map(site.fields.map((field) => [field.id, field]));
  const has = new Set(type.fields.map(({ id }) => id));
  const fields = type.fields.flatMap((field): FieldChange[] => {
    const from = had.get(field.id);
    if (!from) return [{ kind: 'added', field }];
    return isSameField(from, field) ? [] : [{ kind: 'changed', from, field }];
  });
  const changed = new Set(fields.map(({ field }) => field.id));
  const unknown = site.fields.filter(({ id }) => !has.has(id));
  const wasOurs = (field: ModelField) => before?.fields.some(({ id }) => id === field.id) ?? false;
  return {
    kind: 'changed',
    type,
    fields: [...fields, ...unknown.filter(wasOurs).map((field): FieldChange => ({ kind: 'removed', field }))],
    isCalledOther: !isCalledSame(site, type),
    help: type.fields.flatMap(({ id }) =>
      had.has(id) && !changed.has(id) && site.help[id] !== type.help[id] ? [id] : [],
    ),
    own: unknown.filter((field) => !wasOurs(field)),
  };
}

/**
 * Returns the changes that make the site's content types equal to those of its packages. Types and fields that the
 * packages never had stay.
 */
export function compareModels({ site, packages, before, used }: Compared): readonly TypeChange[] {
  const changes = [...site.values()].flatMap((type): TypeChange[] => {
    const now = packages.get(type.id);
    if (now) return [compareType(type, now, before?.get(type.id))];
    return before?.has(type.id) ? [{ kind: 'removed', type }] : [];
  });
  const missing = [...used].sort().flatMap((id): TypeChange[] => {
    const type = packages.get(id);
    return type && !site.has(id) ? [{ kind: 'added', type }] : [];
  });
  return [
    ...changes.filter(
      (change) =>
        change.kind !== 'changed' ||
        change.fields.length > 0 ||
        change.isCalledOther ||
        change.help.length > 0,
    ),
    ...missing,
  ];
}

/**
 * Whether the site's content types are older than the packages: the change adds or replaces types or fields that the
 * packages read. Changed texts for editors do not count.
 */
export const isOlder = (change: TypeChange): boolean =>
  change.kind === 'added' || (change.kind === 'changed' && change.fields.length > 0);
