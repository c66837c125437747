import type { Link, Values } from '../cms/cms.types.ts';

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns fields with one value set. Undefined removes the value. */
export function withValue(fields: Values, fieldId: string, locale: string, value: unknown): Values {
  const { [locale]: _, ...others } = fields[fieldId] ?? {};
  const values = value === undefined ? others : { ...fields[fieldId], [locale]: value };
  const { [fieldId]: __, ...rest } = fields;
  return Object.keys(values).length === 0 ? rest : { ...fields, [fieldId]: values };
}

/** Returns the places whose values differ between two versions, as pairs of field id and locale. */
export function differences(one: Values, other: Values): readonly (readonly [string, string])[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].flatMap((field) => {
    const locales = new Set([...Object.keys(one[field] ?? {}), ...Object.keys(other[field] ?? {})]);
    return [...locales]
      .filter((locale) => !same(one[field]?.[locale], other[field]?.[locale]))
      .map((locale) => [field, locale] as const);
  });
}

const idIn = (one: unknown): string | undefined => (one as Partial<Link> | null)?.sys?.id;

/**
 * Joins two versions of a list of links. Returns the list of `theirs` with the links that `mine` has added, and without
 * the links that `mine` has removed. Returns undefined if one of the values is not a list of links, or if `mine` has
 * the links of `base` in another order.
 */
function mergeLinks(base: unknown, mine: unknown, theirs: unknown): readonly unknown[] | undefined {
  const lists = [base ?? [], mine ?? [], theirs ?? []];
  if (!lists.every((list) => Array.isArray(list) && list.every((one) => idIn(one) !== undefined)))
    return undefined;
  const [was, own, other] = lists as [unknown[], unknown[], unknown[]];
  const idsOf = (list: readonly unknown[]) => list.map(idIn);
  const [before, here, there] = [idsOf(was), idsOf(own), idsOf(other)];
  const kept = here.filter((id) => before.includes(id));
  if (
    !same(
      kept,
      before.filter((id) => here.includes(id)),
    )
  )
    return undefined;
  const merged = other.filter((one) => here.includes(idIn(one)) || !before.includes(idIn(one)));
  for (const [at, one] of own.entries()) {
    if (before.includes(here[at]) || there.includes(here[at])) continue;
    const previous = idsOf(merged).lastIndexOf(here[at - 1]);
    merged.splice(at === 0 ? 0 : previous < 0 ? merged.length : previous + 1, 0, one);
  }
  return merged;
}

/** The result of joining two versions of an entry. */
export interface Merged {
  /** The version of the other editor, with all values that this window has changed. */
  readonly fields: Values;
  /** The places that both versions have changed to different values, as pairs of field id and locale. */
  readonly conflicts: readonly (readonly [string, string])[];
}

/**
 * Joins the changes of this window with the version that another editor has saved.
 * @param base the version from which both began
 */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  let fields = theirs;
  const conflicts: (readonly [string, string])[] = [];
  const changedThere = new Set(differences(base, theirs).map((place) => place.join('\n')));
  for (const [field, locale] of differences(base, mine)) {
    const [value, other] = [mine[field]?.[locale], theirs[field]?.[locale]];
    const isChangedThere = changedThere.has(`${field}\n${locale}`) && !same(value, other);
    const was = base[field]?.[locale];
    const links = isChangedThere
      ? (mergeLinks(was, value, other) ?? mergeLinks(was, other, value))
      : undefined;
    if (isChangedThere && !links) conflicts.push([field, locale]);
    fields = withValue(fields, field, locale, links ?? value);
  }
  return { fields, conflicts };
}
