import type { FieldSpec } from './field.ts';

type Validation = Readonly<Record<string, unknown>>;
/** Names of validations that list allowed values. If variants share a field, the lists are joined. */
const LISTS = ['in', 'linkContentType', 'linkMimetypeGroup'] as const;

function mergeLists(a: Validation, b: Validation): Validation | undefined {
  const key = LISTS.find((name) => Array.isArray(a[name]) && Array.isArray(b[name]));
  return key && { [key]: [...new Set([...(a[key] as unknown[]), ...(b[key] as unknown[])])] };
}

/** Returns a size limit that allows all texts of both variants. */
function mergeSizes(a: Validation, b: Validation): Validation | undefined {
  const most = [a, b].map(({ size }) => (size as { readonly max?: number } | undefined)?.max);
  const [one, other] = most;
  return one === undefined || other === undefined ? undefined : { size: { max: Math.max(one, other) } };
}

/**
 * Returns the validations that both fields have. A validation of only one field might refuse values of the
 * other field.
 */
function mergeValidations(a: readonly object[], b: readonly object[]): readonly object[] {
  const both = (mine: object, theirs: object): object | undefined =>
    JSON.stringify(mine) === JSON.stringify(theirs)
      ? mine
      : (mergeLists(mine as Validation, theirs as Validation) ??
        mergeSizes(mine as Validation, theirs as Validation));
  return a.flatMap((mine) => b.flatMap((theirs) => both(mine, theirs) ?? []));
}

/**
 * Merges the specs of one CMS field that several variants read in different ways.
 * @throws if the variants need different types of fields
 */
export function mergeSpecs(gf: string, a: FieldSpec, b: FieldSpec): FieldSpec {
  const kind = ({ type, linkType, items }: FieldSpec) =>
    [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' of ');
  if (kind(a) !== kind(b)) throw new Error(`${gf} is ${kind(a)} in one variant and ${kind(b)} in another`);
  const options = a.options && b.options && [...new Set([...a.options, ...b.options])];
  const { options: _, ...rest } = a;
  return {
    ...rest,
    localized: a.localized || b.localized,
    validations: mergeValidations(a.validations, b.validations),
    ...(a.items &&
      b.items && {
        items: { ...a.items, validations: mergeValidations(a.items.validations, b.items.validations) },
      }),
    ...(options && { options }),
  };
}
