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

/**
 * Repeats a change on a value that somebody else may have changed meanwhile: the change from `from` to `to`, on `now`.
 * Lists of links keep the links that both have added.
 * @returns undefined if both changes are different, and cannot be joined
 */
export function rebased(from: unknown, to: unknown, now: unknown): { readonly value: unknown } | undefined {
  if (same(from, now)) return { value: to };
  if (same(to, now)) return { value: now };
  const links = mergeLinks(from, to, now) ?? mergeLinks(from, now, to);
  return links && { value: links };
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
 * @param keep whose value stays at a place that both versions have changed to different values
 */
export function merge(base: Values, mine: Values, theirs: Values, keep: 'mine' | 'theirs' = 'mine'): Merged {
  let fields = theirs;
  const conflicts: (readonly [string, string])[] = [];
  for (const [field, locale] of differences(base, mine)) {
    const value = mine[field]?.[locale];
    const joined = rebased(base[field]?.[locale], value, theirs[field]?.[locale]);
    if (!joined) conflicts.push([field, locale]);
    if (joined || keep === 'mine') fields = withValue(fields, field, locale, joined ? joined.value : value);
  }
  return { fields, conflicts };
}
