import { LRUCache } from 'lru-cache';
import { invalidQuery } from '../model/api-error.ts';
import { MAX_LIMIT } from '../model/content.constants.ts';
import type { EntityKind } from '../model/content.types.ts';
import type { ContentView, ViewEntity } from '../store/view.ts';
import { parsePoint } from './geo.ts';
import { compileOperator } from './operators.ts';
import type { Order } from './order.ts';
import { compileOrder, defaultOrder, orderByDistance } from './order.ts';
import type { FilterParameter, Parameters } from './parameters.ts';
import { readFilters, readLocale } from './parameters.ts';
import type { TargetContext } from './targets.ts';
import { resolveTarget } from './targets.ts';
import { foldText, plainText, searchTerms } from './text.ts';

type EntityTest = (entity: ViewEntity) => boolean;

const MIME_GROUPS: Readonly<Record<string, RegExp>> = {
  image: /^image\//u,
  video: /^video\//u,
  audio: /^audio\//u,
  richtext: /rtf|richtext/u,
  plaintext: /^text\/plain/u,
  pdfdocument: /pdf/u,
  presentation: /presentation|powerpoint/u,
  spreadsheet: /sheet|excel|csv/u,
  markup: /html|xml/u,
  code: /javascript|json|css/u,
  archive: /zip|tar|compressed/u,
  attachment: /./u,
};

/** Parameters that change the contents of the delivered items, but not which items match the query. */
const NOT_OF_QUERY: ReadonlySet<string> = new Set([
  ...['access_token', 'skip', 'limit', 'include', 'select', 'cursor', 'pageNext', 'pagePrev'],
]);

/** How many results to keep per view. A client may read the pages of a few long lists at the same time. */
const MAX_RESULTS = 8;
const resultsOf = new WeakMap<ContentView, LRUCache<string, readonly ViewEntity[]>>();

/**
 * Finds and orders the items of a query, before paging. Keeps results that are longer than one answer, because
 * clients request such a list page by page.
 * @throws ApiError for every mistake in the query
 */
export function runQuery(view: ContentView, kind: EntityKind, parameters: Parameters): readonly ViewEntity[] {
  let results = resultsOf.get(view);
  if (!results) resultsOf.set(view, (results = new LRUCache({ max: MAX_RESULTS })));
  const key = JSON.stringify([kind, ...[...parameters].filter(([name]) => !NOT_OF_QUERY.has(name)).sort()]);
  const known = results.get(key);
  if (known) return known;
  const found = findItems(view, kind, parameters);
  if (found.length > MAX_LIMIT) results.set(key, found);
  return found;
}

function findItems(view: ContentView, kind: EntityKind, parameters: Parameters): ViewEntity[] {
  const filters = readFilters(parameters);
  const context = queryContext(view, kind, parameters, filters);
  const tests = filters.map((filter) => compileFilter(filter, context));
  const order = compileSorting(parameters, filters, context);
  tests.push(
    ...linkTests(view, parameters),
    ...textTests(context, parameters),
    ...mimeTests(context, parameters),
  );
  const candidates = candidatesFor(context, filters);
  return order(candidates.filter((entity) => tests.every((test) => test(entity))));
}

function queryContext(
  view: ContentView,
  kind: EntityKind,
  parameters: Parameters,
  filters: readonly FilterParameter[],
): TargetContext {
  const typeId = kind === 'Entry' ? parameters.get('content_type') : undefined;
  if (kind === 'Asset' && parameters.has('content_type')) {
    throw invalidQuery({
      name: 'unknown',
      path: ['content_type'],
      details: 'The path "content_type" is not recognized',
    });
  }
  const contentType = typeId === undefined ? undefined : view.contentTypes.get(typeId);
  if (typeId !== undefined && !contentType) throw invalidQuery({ name: 'unknownContentType', value: typeId });
  const linkedTypes = new Map<string, string>();
  for (const { path, operator, operand } of filters) {
    const field = /^(fields\.[^.]+)\.sys\.contentType\.sys\.id$/u.exec(path)?.[1];
    if (field === undefined || operator !== 'eq') continue;
    if (!view.contentTypes.has(operand)) throw invalidQuery({ name: 'unknownContentType', value: operand });
    linkedTypes.set(field, operand);
  }
  return { view, kind, contentType, locale: readLocale(parameters, view.locales), linkedTypes };
}

function compileFilter({ path, operator, operand }: FilterParameter, context: TargetContext): EntityTest {
  const target = resolveTarget(path, context);
  const test = compileOperator(operator, operand, target);
  return (entity) => test(target.read(entity));
}

function compileSorting(
  parameters: Parameters,
  filters: readonly FilterParameter[],
  context: TargetContext,
): Order {
  const order = parameters.get('order');
  if (order !== undefined && order !== '') return compileOrder(order, context);
  const near = filters.find((filter) => filter.operator === 'near');
  const point = near && parsePoint(near.operand);
  return near && point ? orderByDistance(resolveTarget(near.path, context), point) : defaultOrder;
}

function candidatesFor(
  { view, kind, contentType }: TargetContext,
  filters: readonly FilterParameter[],
): ViewEntity[] {
  const byId = filters.find(
    (filter) => filter.path === 'sys.id' && (filter.operator === 'eq' || filter.operator === 'in'),
  );
  if (byId) {
    const ids = byId.operator === 'eq' ? [byId.operand] : [...new Set(byId.operand.split(','))];
    const found = ids.flatMap((id) => view.entities[kind].get(id) ?? []);
    return contentType ? found.filter((entity) => entity.contentType?.id === contentType.id) : found;
  }
  if (contentType) return [...(view.entriesByType.get(contentType.id) ?? [])];
  return [...view.entities[kind].values()];
}

function linkTests(view: ContentView, parameters: Parameters): EntityTest[] {
  const tests: EntityTest[] = [];
  for (const [name, kind] of [
    ['links_to_entry', 'Entry'],
    ['links_to_asset', 'Asset'],
  ] as const) {
    const id = parameters.get(name);
    if (id === undefined) continue;
    const sources = view.linkingTo({ kind, id });
    tests.push((entity) => sources.has(entity));
  }
  return tests;
}

/**
 * Returns the test for the parameter `query`: each of its words must occur in the entity's texts, even as a part of a
 * longer word.
 */
function textTests({ view, locale }: TargetContext, parameters: Parameters): EntityTest[] {
  const terms = searchTerms(parameters.get('query') ?? '');
  if (terms.length === 0) return [];
  return [
    (entity) => {
      const text = foldText(Object.values(view.fieldsOf(entity, locale)).map(searchable).join(' '));
      return terms.every((term) => text.includes(term));
    },
  ];
}

/** Returns the text of a field's value, or of its values in all locales. The text of a file is its name. */
function searchable(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'nodeType' in value)
    return plainText(value);
  if ('fileName' in value) return plainText(value.fileName);
  return Object.values(value).map(plainText).join(' ');
}

function mimeTests(context: TargetContext, parameters: Parameters): EntityTest[] {
  const name = parameters.get('mimetype_group');
  if (name === undefined) return [];
  const group = Object.hasOwn(MIME_GROUPS, name) ? MIME_GROUPS[name] : undefined;
  if (!group || context.kind !== 'Asset') {
    throw invalidQuery({ name: 'mimetype_group', value: name, details: `There is no group "${name}" here` });
  }
  const target = resolveTarget('fields.file.contentType', context);
  return [(entity) => target.read(entity).some((type) => typeof type === 'string' && group.test(type))];
}
