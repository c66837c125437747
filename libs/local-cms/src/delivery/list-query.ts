import { unknownPath } from '../model/api-error.ts';
import type { Target } from '../query/targets.ts';
import { compileOperator } from '../query/operators.ts';
import type { Parameters } from '../query/parameters.ts';
import { readFilters, readPaging } from '../query/parameters.ts';

type Item = Readonly<Record<string, unknown>>;

/** Paths by which content types, locales and tags can be filtered and ordered. */
const PATHS: Readonly<Record<string, Target['type']>> = {
  name: 'symbol',
  code: 'symbol',
  'sys.id': 'symbol',
  'sys.createdAt': 'date',
  'sys.updatedAt': 'date',
};

/** Filters and orders a short list of finished items, and returns one page of it. @throws ApiError */
export function queryList(items: readonly Item[], parameters: Parameters): Record<string, unknown> {
  const { skip, limit } = readPaging(parameters);
  const plain = new Map([...parameters].filter(([name]) => !isNamePath(name)));
  const named = [...parameters].filter(([name]) => isNamePath(name));
  // `name` and `code` are outside of `sys` and `fields`, so they are read as if they were fields.
  const filters = readFilters(
    new Map([...plain, ...named.map(([name, value]) => [`fields.${name}`, value] as const)]),
  );
  const tests = filters.map(({ path, operator, operand }) => {
    const target = listTarget(path.replace(/^fields\./u, ''));
    const test = compileOperator(operator, operand, target.target);
    return (item: Item) => test(target.read(item));
  });
  const found = items.filter((item) => tests.every((test) => test(item)));
  const order = parameters.get('order');
  if (order) sortItems(found, order);
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items: found.slice(skip, skip + limit) };
}

function isNamePath(name: string): boolean {
  return /^(?:name|code)(?:\[|$)/u.test(name);
}

function sortItems(items: Item[], order: string): void {
  const terms = order
    .split(',')
    .filter(Boolean)
    .map((term) => ({
      sign: term.startsWith('-') ? -1 : 1,
      ...listTarget(term.replace(/^-/u, '')),
    }));
  items.sort((a, b) => {
    for (const { sign, read } of terms) {
      const [one, other] = [String(read(a)[0] ?? ''), String(read(b)[0] ?? '')];
      if (one !== other) return one < other ? -sign : sign;
    }
    return 0;
  });
}

function listTarget(path: string): { target: Target; read: (item: Item) => readonly unknown[] } {
  const type = Object.hasOwn(PATHS, path) ? PATHS[path] : undefined;
  if (!type) throw unknownPath(path);
  const read = (item: Item): readonly unknown[] => {
    let value: unknown = item;
    for (const name of path.split('.')) {
      value =
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined;
    }
    return value === undefined ? [] : [value];
  };
  return { target: { path, type, multiple: false, read: () => [] }, read };
}
