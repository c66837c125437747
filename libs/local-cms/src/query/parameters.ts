import { badRequest, invalidQuery, unknownPath } from '../model/api-error.ts';
import {
  DEFAULT_INCLUDE_DEPTH,
  DEFAULT_LIMIT,
  MAX_INCLUDE_DEPTH,
  MAX_LIMIT,
} from '../model/content.constants.ts';
import type { LocaleSet } from '../locale/locale-set.ts';
import { ALL_LOCALES } from '../store/view.ts';
import type { Operator } from './operators.ts';
import { OPERATORS } from './operators.ts';

/** Query parameters, with one value each. */
export type Parameters = ReadonlyMap<string, string>;

export type FilterParameter = {
  readonly path: string;
  readonly operator: Operator;
  readonly operand: string;
};

/**
 * Parameters that are not filters. The parameters in the last line are for the vendor's preview tools, and have no
 * effect here.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...['access_token', 'content_type', 'locale', 'skip', 'limit', 'include', 'order', 'select', 'query'],
  ...['links_to_entry', 'links_to_asset', 'mimetype_group', 'cursor', 'pageNext', 'pagePrev'],
  ...['includeContentSourceMaps', 'release', 'timestamp'],
]);

/** Reads the parameters of a query. If a parameter is repeated, the last value counts. */
export function readParameters(query: unknown): Parameters {
  const parameters = new Map<string, string>();
  if (typeof query !== 'object' || query === null) return parameters;
  for (const [name, value] of Object.entries(query)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') parameters.set(name, last);
  }
  return parameters;
}

/**
 * Reads the filters.
 * @throws ApiError for an unknown operator or parameter
 */
export function readFilters(parameters: Parameters): FilterParameter[] {
  const filters: FilterParameter[] = [];
  for (const [name, operand] of parameters) {
    if (RESERVED.has(name)) continue;
    const { path, suffix } = splitOperator(name);
    const operator = suffix === undefined ? 'eq' : OPERATORS.find((known) => known === suffix);
    if (!/^(?:sys|fields|metadata)\./u.test(path)) throw unknownPath(name);
    if (!operator) {
      throw invalidQuery({
        name: 'unknownOperator',
        path: path.split('.'),
        value: suffix,
        details: `The operator "${suffix}" is not known`,
      });
    }
    filters.push({ path, operator, operand });
  }
  return filters;
}

function splitOperator(name: string): { path: string; suffix: string | undefined } {
  const open = name.indexOf('[');
  if (open < 0 || !name.endsWith(']')) return { path: name, suffix: undefined };
  return { path: name.slice(0, open), suffix: name.slice(open + 1, -1) };
}

export type Paging = { readonly skip: number; readonly limit: number };

/** Reads the paging. @throws ApiError if a value is not a number, or is out of range */
export function readPaging(parameters: Parameters): Paging {
  return {
    skip: readInteger(parameters, 'skip', 0, 0, Number.MAX_SAFE_INTEGER),
    limit: readInteger(parameters, 'limit', DEFAULT_LIMIT, 0, MAX_LIMIT),
  };
}

/** Reads how many levels of links to include. @throws ApiError */
export function readInclude(parameters: Parameters): number {
  return readInteger(parameters, 'include', DEFAULT_INCLUDE_DEPTH, 0, MAX_INCLUDE_DEPTH);
}

/**
 * Returns the requested locale, or the default locale if the query names none. @throws ApiError if the locale is
 * unknown
 */
export function readLocale(parameters: Parameters, locales: LocaleSet): string {
  const locale = parameters.get('locale');
  if (locale === undefined || locale === '') return locales.defaultCode;
  if (locale !== ALL_LOCALES && !locales.has(locale)) throw badRequest(`Unknown locale: ${locale}`);
  return locale;
}

function readInteger(
  parameters: Parameters,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = parameters.get(name);
  if (text === undefined) return fallback;
  const value = /^\d{1,16}$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value < least || value > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `between ${least} and ${most}`;
    throw invalidQuery({
      name,
      path: [name],
      value: text,
      details: `The value of "${name}" must be a whole number ${range}`,
    });
  }
  return value;
}
