import { invalidQuery } from '../model/api-error.ts';
import { isLocation, isWithin, parseArea, parsePoint } from './geo.ts';
import type { Target, TargetType } from './targets.ts';
import { matchesTerms, plainText, searchTerms } from './text.ts';

export const OPERATORS = [
  'eq',
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'match',
  'lt',
  'lte',
  'gt',
  'gte',
  'near',
  'within',
] as const;
export type Operator = (typeof OPERATORS)[number];

export type ValueTest = (values: readonly unknown[]) => boolean;

const COMPARABLE: readonly TargetType[] = ['symbol', 'text', 'number', 'boolean', 'date'];
const APPLICABLE: Readonly<Record<Operator, readonly TargetType[]>> = {
  eq: COMPARABLE,
  ne: COMPARABLE,
  in: COMPARABLE,
  nin: COMPARABLE,
  all: COMPARABLE,
  exists: [...COMPARABLE, 'location', 'richText', 'opaque'],
  match: ['symbol', 'text', 'richText'],
  lt: ['number', 'date'],
  lte: ['number', 'date'],
  gt: ['number', 'date'],
  gte: ['number', 'date'],
  near: ['location'],
  within: ['location'],
};

/**
 * Returns the test that a filter applies to the values of its target. If there are several values, a positive
 * operator needs one matching value, and a negative operator needs that no value matches.
 * @throws ApiError if the operator does not apply, or the operand does not have the target's type
 */
export function compileOperator(operator: Operator, operand: string, target: Target): ValueTest {
  if (!APPLICABLE[operator].includes(target.type)) {
    throw invalidQuery({
      name: operator,
      path: target.path.split('.'),
      details: `The operator "${operator}" does not apply to a path of this type`,
    });
  }
  const wanted = (text: string) => parseOperand(text, target);
  const values = (list: readonly unknown[]) => list.map((value) => comparable(value, target.type));
  switch (operator) {
    case 'eq': {
      const value = wanted(operand);
      return (list) => values(list).includes(value);
    }
    case 'ne': {
      const value = wanted(operand);
      return (list) => !values(list).includes(value);
    }
    case 'in':
    case 'nin': {
      const options = new Set(operand.split(',').map(wanted));
      const has: ValueTest = (list) => values(list).some((value) => options.has(value));
      return operator === 'in' ? has : (list) => !has(list);
    }
    case 'all': {
      const options = operand.split(',').map(wanted);
      return (list) => {
        const present = new Set(values(list));
        return options.every((option) => present.has(option));
      };
    }
    case 'exists': {
      const expected = booleanOperand(operand, target);
      return (list) => list.length > 0 === expected;
    }
    case 'match': {
      const terms = searchTerms(operand);
      return (list) => list.some((value) => matchesTerms(plainText(value), terms));
    }
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte': {
      const limit = Number(wanted(operand));
      return (list) =>
        values(list).some((value) => typeof value === 'number' && compares(operator, value, limit));
    }
    case 'near': {
      if (!parsePoint(operand)) throw operandError('near', operand, target, 'expected "latitude,longitude"');
      return (list) => list.some(isLocation);
    }
    case 'within': {
      const area = parseArea(operand);
      if (!area)
        throw operandError(
          'within',
          operand,
          target,
          'expected two corners, or a point and a radius in kilometres',
        );
      return (list) => list.some((value) => isLocation(value) && isWithin(value, area));
    }
  }
}

function compares(operator: 'lt' | 'lte' | 'gt' | 'gte', value: number, limit: number): boolean {
  switch (operator) {
    case 'lt':
      return value < limit;
    case 'lte':
      return value <= limit;
    case 'gt':
      return value > limit;
    case 'gte':
      return value >= limit;
  }
}

/** Returns a stored value in a form that can be compared with operands: dates become milliseconds. */
export function comparable(value: unknown, type: TargetType): unknown {
  if (type === 'date') return typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return value;
}

function parseOperand(text: string, target: Target): unknown {
  if (target.type === 'number') {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isNaN(value)) throw operandError('type', text, target, 'expected a number');
    return value;
  }
  if (target.type === 'date') {
    const value = Date.parse(text);
    if (Number.isNaN(value)) throw operandError('type', text, target, 'expected an ISO 8601 date');
    return value;
  }
  return target.type === 'boolean' ? booleanOperand(text, target) : text;
}

function booleanOperand(text: string, target: Target): boolean {
  if (text !== 'true' && text !== 'false') throw operandError('type', text, target, 'expected true or false');
  return text === 'true';
}

function operandError(name: string, value: string, target: Target, details: string) {
  return invalidQuery({
    name,
    path: target.path.split('.'),
    value,
    details: `The value "${value}" does not fit: ${details}`,
  });
}
