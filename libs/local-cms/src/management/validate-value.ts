import * as v from 'valibot';
import type { ErrorDetail } from '../model/api-error.ts';
import { linkTarget } from '../links/links.ts';
import type { LocaleRecord } from '../model/content.types.ts';

/** Data that a check needs beyond the content type. */
export type ValidationContext = {
  readonly locales: readonly LocaleRecord[];
  /**
   * Returns the content type of an entry, or undefined if there is no such entry. The check of links that accept only
   * some content types needs this function.
   */
  contentTypeOf(entryId: string): string | undefined;
};

const Bounds = v.object({ min: v.nullish(v.number()), max: v.nullish(v.number()) });

/** Validations that this server checks. All other validations are only for the vendor's editor. */
const Validation = v.object({
  size: v.optional(Bounds),
  range: v.optional(Bounds),
  in: v.optional(v.array(v.union([v.string(), v.number()]))),
  regexp: v.optional(v.object({ pattern: v.string(), flags: v.nullish(v.string()) })),
  prohibitRegexp: v.optional(v.object({ pattern: v.string(), flags: v.nullish(v.string()) })),
  linkContentType: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((type) => [type]),
      ),
    ]),
  ),
  message: v.nullish(v.string()),
});
type Validation = v.InferOutput<typeof Validation>;

/**
 * Longest text that is tested with patterns of a content type, in characters. With longer texts, a slow pattern
 * could block the server.
 */
const MAX_PATTERN_INPUT = 5000;

/**
 * Checks a value.
 * @returns a finding for each validation that the value does not meet
 */
export function checkValidations(
  value: unknown,
  validations: readonly unknown[],
  path: readonly (string | number)[],
  context: ValidationContext,
): ErrorDetail[] {
  return validations.flatMap((raw) => {
    const parsed = v.safeParse(Validation, raw);
    if (!parsed.success) return [];
    const fault = findFault(value, parsed.output, context);
    if (!fault) return [];
    return [{ name: fault.name, path, value, details: parsed.output.message ?? fault.details }];
  });
}

function findFault(
  value: unknown,
  rule: Validation,
  context: ValidationContext,
): { name: string; details: string } | undefined {
  const { size, range, in: options, regexp, prohibitRegexp, linkContentType } = rule;
  if (size && (typeof value === 'string' || Array.isArray(value)) && !within(value.length, size)) {
    return { name: 'size', details: `Size must be ${describe(size)}` };
  }
  if (range && typeof value === 'number' && !within(value, range)) {
    return { name: 'range', details: `Value must be ${describe(range)}` };
  }
  if (options && options.length > 0 && !options.some((option) => option === value) && !Array.isArray(value)) {
    return { name: 'in', details: `Value must be one of: ${options.join(', ')}` };
  }
  if (regexp && typeof value === 'string' && matches(regexp, value) === false) {
    return { name: 'regexp', details: 'Does not match the pattern' };
  }
  if (prohibitRegexp && typeof value === 'string' && matches(prohibitRegexp, value) === true) {
    return { name: 'prohibitRegexp', details: 'Matches a pattern that is not allowed' };
  }
  if (linkContentType && linkContentType.length > 0) return linkFault(value, linkContentType, context);
  return undefined;
}

function linkFault(value: unknown, allowed: readonly string[], context: ValidationContext) {
  const target = linkTarget(value);
  // A draft may link to an entry that does not exist yet.
  const type = target?.kind === 'Entry' ? context.contentTypeOf(target.id) : undefined;
  if (type === undefined || allowed.includes(type)) return undefined;
  return {
    name: 'linkContentType',
    details: `Only entries of these types can be linked: ${allowed.join(', ')}`,
  };
}

function within(amount: number, { min, max }: v.InferOutput<typeof Bounds>): boolean {
  return amount >= (min ?? Number.NEGATIVE_INFINITY) && amount <= (max ?? Number.POSITIVE_INFINITY);
}

function describe({ min, max }: v.InferOutput<typeof Bounds>): string {
  if (min == null) return `at most ${max}`;
  return max == null ? `at least ${min}` : `between ${min} and ${max}`;
}

function matches(
  { pattern, flags }: { pattern: string; flags?: string | null | undefined },
  text: string,
): boolean | undefined {
  if (text.length > MAX_PATTERN_INPUT) return undefined;
  try {
    return new RegExp(pattern, flags ?? undefined).test(text);
  } catch {
    return undefined;
  }
}
