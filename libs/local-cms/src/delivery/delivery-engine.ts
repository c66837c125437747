import { notFound } from '../model/api-error.ts';
import type { EntityKind } from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import type { Includes } from '../links/includes.ts';
import { collectIncludes } from '../links/includes.ts';
import { fieldLinks } from '../links/links.ts';
import type { Parameters } from '../query/parameters.ts';
import { readFilters, readInclude, readLocale, readPaging } from '../query/parameters.ts';
import { runQuery } from '../query/run-query.ts';
import type { DeliveredItem, Selection } from '../query/select.ts';
import { applySelection, parseSelect } from '../query/select.ts';
import type { ContentView, ViewEntity } from '../store/view.ts';
import { cursorPage, isCursorQuery } from './cursor-pages.ts';
import { queryList } from './list-query.ts';
import {
  presentContentType,
  presentEntity,
  presentLocale,
  presentTag,
  presentUnresolved,
} from './present.ts';

/** Answers `GET …/entries` and `…/assets`. @throws ApiError */
export function answerCollection(
  view: ContentView,
  kind: EntityKind,
  parameters: Parameters,
  path: string,
): Record<string, unknown> {
  const depth = readInclude(parameters);
  const locale = readLocale(parameters, view.locales);
  const selection = selectionOf(view, kind, parameters);
  const cursor = isCursorQuery(parameters) ? cursorPage(parameters, path) : undefined;
  const { skip, limit } = cursor ?? readPaging(parameters);
  const found = runQuery(view, kind, parameters);
  const page = found.slice(skip, skip + limit);
  const items = page.map((entity) => deliver(entity, view, locale, selection));
  const linked = page.map((entity, index) => ({
    key: entityKey(entity.kind, entity.id),
    links: selection
      ? fieldLinks(items[index]?.fields ?? {}, entity.contentType)
      : view.linksOf(entity, locale),
  }));
  const includes = collectIncludes(linked, depth, view.find, (entity) => view.linksOf(entity, locale));
  return {
    sys: { type: 'Array' },
    ...(cursor ? { limit, pages: cursor.pages(found.length) } : { total: found.length, skip, limit }),
    items,
    ...presentIncludes(includes, view, locale),
  };
}

/** Answers `GET …/entries/{id}` and `…/assets/{id}`: one item, without linked items. @throws ApiError */
export function answerEntity(
  view: ContentView,
  kind: EntityKind,
  id: string,
  parameters: Parameters,
): DeliveredItem {
  readFilters(parameters);
  const locale = readLocale(parameters, view.locales);
  const entity = view.entities[kind].get(id);
  if (!entity) throw notFound({ type: kind, id, environment: view.environment, space: view.space });
  const select = parameters.get('select');
  const selection = select ? parseSelect(select, kind, entity.contentType) : undefined;
  return deliver(entity, view, locale, selection);
}

/** Answers `GET …/content_types`. @throws ApiError */
export function answerContentTypes(view: ContentView, parameters: Parameters): Record<string, unknown> {
  return queryList(
    [...view.contentTypes.values()].map((type) => presentContentType(type, view)),
    parameters,
  );
}

/** Answers `GET …/content_types/{id}`. @throws ApiError */
export function answerContentType(view: ContentView, id: string): Record<string, unknown> {
  const type = view.contentTypes.get(id);
  if (!type) throw notFound({ type: 'ContentType', id, environment: view.environment, space: view.space });
  return presentContentType(type, view);
}

/** Answers `GET …/locales`. @throws ApiError */
export function answerLocales(view: ContentView, parameters: Parameters): Record<string, unknown> {
  return queryList(view.locales.all.map(presentLocale), parameters);
}

/** Answers `GET …/tags`. @throws ApiError */
export function answerTags(view: ContentView, parameters: Parameters): Record<string, unknown> {
  return queryList(
    readableTags(view).map((tag) => presentTag(tag, view)),
    parameters,
  );
}

/** Answers `GET …/tags/{id}`. @throws ApiError */
export function answerTag(view: ContentView, id: string): Record<string, unknown> {
  const tag = readableTags(view).find((candidate) => candidate.id === id);
  if (!tag) throw notFound({ type: 'Tag', id, environment: view.environment, space: view.space });
  return presentTag(tag, view);
}

/** Private tags are only for editors. */
function readableTags(view: ContentView) {
  return view.tags.filter((tag) => tag.visibility === 'public');
}

function selectionOf(view: ContentView, kind: EntityKind, parameters: Parameters): Selection | undefined {
  const select = parameters.get('select');
  if (select === undefined || select.trim() === '') return undefined;
  return parseSelect(select, kind, view.contentTypes.get(parameters.get('content_type') ?? ''));
}

function deliver(
  entity: ViewEntity,
  view: ContentView,
  locale: string,
  selection: Selection | undefined,
): DeliveredItem {
  const item = presentEntity(entity, view, locale);
  return selection ? applySelection(item, selection) : item;
}

function presentIncludes(
  { entries, assets, unresolved }: Includes<ViewEntity>,
  view: ContentView,
  locale: string,
): Record<string, unknown> {
  const present = (entity: ViewEntity) => presentEntity(entity, view, locale);
  const includes = {
    ...(entries.length > 0 ? { Entry: entries.map(present) } : {}),
    ...(assets.length > 0 ? { Asset: assets.map(present) } : {}),
  };
  return {
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(unresolved.length > 0 ? { errors: unresolved.map(presentUnresolved) } : {}),
  };
}
