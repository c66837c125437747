import { invalidQuery } from '../model/api-error.ts';
import type { ViewEntity } from '../store/view.ts';
import { distanceKm, isLocation, type Location } from './geo.ts';
import { comparable } from './operators.ts';
import type { Target, TargetContext } from './targets.ts';
import { resolveTarget } from './targets.ts';

export type Comparison = (a: ViewEntity, b: ViewEntity) => number;

/** Orders by the latest change first. Ties go by id, so that pages never overlap. */
export const defaultOrder: Comparison = (a, b) =>
  compareValues(time(b.sys['updatedAt']), time(a.sys['updatedAt'])) || compareValues(a.id, b.id);

/**
 * Compiles `order=-sys.createdAt,fields.title`. Entities without the value come last in both directions.
 * @throws ApiError if a path is unknown or its type has no order
 */
export function compileOrder(order: string, context: TargetContext): Comparison {
  const comparisons = order
    .split(',')
    .filter((term) => term !== '')
    .map((term) => {
      const descending = term.startsWith('-');
      return orderBy(resolveTarget(descending ? term.slice(1) : term, context), descending);
    });
  return (a, b) => {
    for (const comparison of comparisons) {
      const result = comparison(a, b);
      if (result !== 0) return result;
    }
    return compareValues(a.id, b.id);
  };
}

/** Orders the nearest first. */
export function orderByDistance(target: Target, from: Location): Comparison {
  const distance = (entity: ViewEntity) => {
    const location = target.read(entity).find(isLocation);
    return location ? distanceKm(from, location) : Number.POSITIVE_INFINITY;
  };
  return (a, b) => compareValues(distance(a), distance(b)) || compareValues(a.id, b.id);
}

function orderBy(target: Target, descending: boolean): Comparison {
  if (target.multiple || !['symbol', 'number', 'boolean', 'date'].includes(target.type)) {
    throw invalidQuery({
      name: 'order',
      path: target.path.split('.'),
      details:
        target.type === 'text'
          ? 'Text fields do not support ordering. Consider using a Symbol field instead'
          : `The path "${target.path}" does not support ordering`,
    });
  }
  const read = (entity: ViewEntity) => {
    const [value] = target.read(entity);
    return value === undefined ? undefined : comparable(value, target.type);
  };
  return (a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    const result = compareValues(one, other);
    return descending ? -result : result;
  };
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1;
  const [left, right] = [text(one), text(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Returns a value as text; empty for an object, whose own `toString` might be anything. */
const text = (value: unknown): string => (typeof value === 'object' ? '' : String(value));

function time(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : 0;
}
