import { isEmpty } from '@skein/cms-client';
import { linksOf } from '../cms/links.ts';
import type { Content, Entity, FieldDefinition, Locale, Rule } from '../cms/cms.types.ts';
import { meets } from './field-kind.ts';
import { nameIn, typeIdOf, typeIn } from './names.ts';

/** A rule of the content type that a value does not meet. */
export type ValueProblem =
  | { readonly rule: 'required' }
  | { readonly rule: 'size' | 'count'; readonly length: number; readonly min: number; readonly max: number }
  | { readonly rule: 'range'; readonly min: number; readonly max: number }
  | { readonly rule: 'pattern'; readonly message: string | undefined }
  | { readonly rule: 'choice' }
  /** Another entry has this unique value. The CMS refuses a value that a published entry has. */
  | { readonly rule: 'taken'; readonly name: string; readonly isPublished: boolean }
  /** The value links to an entry or an asset that does not exist. */
  | { readonly rule: 'gone'; readonly name: string };

const outside = (amount: number, min: number, max: number) => amount < min || amount > max;

function ruleProblem(
  { size, range, regexp, prohibitRegexp, in: allowed, message }: Rule,
  value: unknown,
): ValueProblem | undefined {
  const bounds = size ?? range;
  const { min, max } = { min: bounds?.min ?? -Infinity, max: bounds?.max ?? Infinity };
  if (size && (typeof value === 'string' || Array.isArray(value)) && outside(value.length, min, max))
    return { rule: typeof value === 'string' ? 'size' : 'count', length: value.length, min, max };
  if (range && typeof value === 'number' && outside(value, min, max)) return { rule: 'range', min, max };
  const isRefused =
    typeof value === 'string' &&
    ((regexp && !meets(regexp, value)) || (prohibitRegexp && meets(prohibitRegexp, value)));
  if (isRefused) return { rule: 'pattern', message: message ?? undefined };
  if (allowed && !Array.isArray(value) && !allowed.some((one) => one === value)) return { rule: 'choice' };
  return undefined;
}

/** The rules that the CMS has for all texts of a type: their greatest number of characters. */
const OF_TYPE: Readonly<Record<string, readonly Rule[]>> = {
  Symbol: [{ size: { max: 256 } }],
  Text: [{ size: { max: 50_000 } }],
};
const rulesOf = ({ type, validations = [] }: Pick<FieldDefinition, 'type' | 'validations'>) => [
  ...validations,
  ...(OF_TYPE[type] ?? []),
];

/**
 * Checks a value by the rules of its field, as the CMS does when an editor publishes the entry.
 * @returns the first problem, or undefined
 */
export function valueProblem(field: FieldDefinition, value: unknown): ValueProblem | undefined {
  if (isEmpty(value)) return field.required ? { rule: 'required' } : undefined;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const checks = [
    ...rulesOf(field).map((rule) => ruleProblem(rule, value)),
    ...(field.items ? rulesOf(field.items) : []).flatMap((rule) =>
      items.map((item) => ruleProblem(rule, item)),
    ),
  ];
  return checks.find((problem) => problem !== undefined);
}

/** The entry, field and locale of a value. */
export interface ValuePlace {
  readonly entryId: string;
  readonly field: FieldDefinition;
  readonly locale: string;
}

/** Returns a problem if another entry has the value. Archived entries do not count. */
function takenBy(
  content: Content,
  { entryId, field, locale }: ValuePlace,
  value: unknown,
): ValueProblem | undefined {
  const own = content.entries.get(entryId);
  if (!own || isEmpty(value)) return undefined;
  let found: ValueProblem | undefined;
  for (const [id, other] of content.entries) {
    const { publishedVersion, archivedVersion } = other.sys;
    if (id === entryId || archivedVersion !== undefined || typeIdOf(other) !== typeIdOf(own)) continue;
    const seen = content.published.get(id) ?? (publishedVersion === undefined ? undefined : other);
    const isPublished = seen?.fields[field.id]?.[locale] === value;
    if (!isPublished && other.fields[field.id]?.[locale] !== value) continue;
    found = { rule: 'taken', name: nameIn(content, id, locale), isPublished };
    if (isPublished) return found;
  }
  return found;
}

/**
 * Checks a value against all other content.
 * @returns a problem if the value should be unique but is not, or if it links to an item that does not exist
 */
export function contentProblem(
  content: Content,
  place: ValuePlace,
  value: unknown,
): ValueProblem | undefined {
  const { field, locale } = place;
  const { entries, assets } = content;
  const taken = field.validations?.some(({ unique }) => unique) ? takenBy(content, place, value) : undefined;
  if (taken) return taken;
  const lost = ['Link', 'Array'].includes(field.type)
    ? linksOf({ fields: { [field.id]: { [locale]: value } } }).find(
        (id) => !entries.has(id) && !assets.has(id),
      )
    : undefined;
  return lost === undefined ? undefined : { rule: 'gone', name: lost };
}

/** A field in one language. */
export interface FieldPlace {
  readonly field: FieldDefinition;
  readonly locale: Locale;
}

/** Returns the fields of an entry or asset that editors may change, once for each of their languages. */
export const editableFields = (content: Content, entity: Entity): readonly FieldPlace[] =>
  (typeIn(content, entity)?.fields ?? [])
    .filter(({ disabled, omitted }) => !disabled && !omitted)
    .flatMap((field) =>
      (field.localized ? content.locales : [content.locales[0]]).map((locale) => ({ field, locale })),
    );

export interface BrokenRule extends FieldPlace {
  readonly problem: ValueProblem;
}

const known = new WeakMap<Entity, readonly BrokenRule[]>();

/** Returns the values of an entry that break a rule. Remembers them until an edit replaces the entry object. */
export function brokenRules(content: Content, entry: Entity): readonly BrokenRule[] {
  let broken = known.get(entry);
  if (!broken) {
    broken = editableFields(content, entry).flatMap(({ field, locale }) => {
      const isFirst = locale === content.locales[0];
      const value = entry.fields[field.id]?.[locale.code];
      const problem = valueProblem(isFirst ? field : { ...field, required: false }, value);
      return problem ? [{ field, locale, problem }] : [];
    });
    known.set(entry, broken);
  }
  return broken;
}
