import { invalidQuery } from '../model/api-error.ts';
import type { ViewEntity } from '../store/view.ts';
import { distanceKm, isLocation, type Location } from './geo.ts';
import { comparable } from './operators.ts';
import type { Target, TargetContext } from './targets.ts';
import { resolveTarget } from './targets.ts';

/** Returns the entities in order. Reads the values that it compares only once per entity. */
export type Order = (entities: readonly ViewEntity[]) => ViewEntity[];

/** A value by which to order. Entities without the value come last in both directions. */
type Key = { read(entity: ViewEntity): unknown; readonly descending: boolean };

/** Orders by the latest change first, then by id, so that pages of a result never overlap. */
export const defaultOrder: Order = orderBy([
  {
    read: ({ sys: { updatedAt } }) => (typeof updatedAt === 'string' ? Date.parse(updatedAt) : 0),
    descending: true,
  },
]);

/**
 * Returns the order for a parameter such as `-sys.createdAt,fields.title`. Entities without the value come last in both
 * directions.
 * @throws ApiError if a path is unknown or its type has no order
 */
export function compileOrder(order: string, context: TargetContext): Order {
  const terms = order.split(',').filter((term) => term !== '');
  return orderBy(
    terms.map((term) => {
      const descending = term.startsWith('-');
      return { read: readerOf(resolveTarget(descending ? term.slice(1) : term, context)), descending };
    }),
  );
}

/** Returns an order in which the nearest entities come first. */
export function orderByDistance(target: Target, from: Location): Order {
  const read = (entity: ViewEntity) => {
    const location = target.read(entity).find(isLocation);
    return location ? distanceKm(from, location) : Number.POSITIVE_INFINITY;
  };
  return orderBy([{ read, descending: false }]);
}

function readerOf(target: Target): Key['read'] {
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
  return (entity) => {
    const [value] = target.read(entity);
    return value === undefined ? undefined : comparable(value, target.type);
  };
}

function orderBy(keys: readonly Key[]): Order {
  return (entities) =>
    entities
      .map((entity) => ({ entity, values: keys.map(({ read }) => read(entity)) }))
      .sort((a, b) => {
        for (const [at, { descending }] of keys.entries()) {
          const result = compareKeys(a.values[at], b.values[at], descending);
          if (result !== 0) return result;
        }
        return compareValues(a.entity.id, b.entity.id);
      })
      .map(({ entity }) => entity);
}

function compareKeys(one: unknown, other: unknown, descending: boolean): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const result = compareValues(one, other);
  return descending ? -result : result;
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1;
  const [left, right] = [text(one), text(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Returns a value as text. An object becomes an empty text, because its own `toString` may return anything. */
const text = (value: unknown): string => (typeof value === 'object' ? '' : String(value));
