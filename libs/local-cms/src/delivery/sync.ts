import * as v from 'valibot';
import { badRequest, contentTypeRequired, invalidQuery } from '../model/api-error.ts';
import { MAX_LIMIT, SYNC_PAGE_SIZE } from '../model/content.constants.ts';
import type { EntityKind, ReadApi } from '../model/content.types.ts';
import { entityKey, link } from '../model/content.types.ts';
import type { Parameters } from '../query/parameters.ts';
import { readPaging } from '../query/parameters.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { Tombstone } from '../store/change-log.ts';
import type { ContentView } from '../store/view.ts';
import { ALL_LOCALES } from '../store/view.ts';
import { presentEntity } from './present.ts';

const SYNC_TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

/** State of a synchronization. It is inside the token, so the server stores nothing. */
const SyncState = v.object({
  /** Fingerprint of the export to which the token belongs. */
  export: v.string(),
  api: v.picklist(['delivery', 'preview']),
  type: v.picklist(SYNC_TYPES),
  contentType: v.optional(v.string()),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)),
  /** The client knows all changes up to this number; -1 before the first synchronization is complete. */
  since: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  /** Number of the last change when the current run of pages began. The next delta starts after this change. */
  until: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Key of the last delivered item of the current run. Pages are ordered by key, so that an edit between two
   * pages does not make the next page skip an item.
   */
  after: v.optional(v.string()),
});
type SyncState = v.InferOutput<typeof SyncState>;

/**
 * Answers `GET …/sync`.
 * @param address absolute address of the sync endpoint, for links
 * @throws ApiError
 */
export function answerSync(
  store: ContentStore,
  api: ReadApi,
  parameters: Parameters,
  address: string,
): Record<string, unknown> {
  const token = parameters.get('sync_token');
  const state =
    token === undefined ? initialState(store, api, parameters) : resume(readToken(token, store, api), store);
  const changes = [...changesSince(store, api, state)].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rest = changes.filter(({ key }) => state.after === undefined || key > state.after);
  const page = rest.slice(0, state.limit);
  const more = rest.length > page.length;
  const next: SyncState = more
    ? { ...state, after: page.at(-1)?.key }
    : { ...state, since: state.until, until: state.until, after: undefined };
  return {
    sys: { type: 'Array' },
    items: page.map(({ item }) => item),
    [more ? 'nextPageUrl' : 'nextSyncUrl']: `${address}?sync_token=${encodeToken(next)}`,
  };
}

function initialState(store: ContentStore, api: ReadApi, parameters: Parameters): SyncState {
  if (parameters.get('initial') !== 'true') {
    throw badRequest(
      'Send "initial=true" to start a synchronization, or the "sync_token" of an earlier one.',
    );
  }
  const contentType = parameters.get('content_type');
  const type = SYNC_TYPES.find(
    (known) => known === (parameters.get('type') ?? (contentType ? 'Entry' : 'all')),
  );
  if (!type)
    throw invalidQuery({
      name: 'type',
      path: ['type'],
      value: parameters.get('type'),
      details: `Known types are ${SYNC_TYPES.join(', ')}`,
    });
  if (contentType !== undefined && type !== 'Entry') throw contentTypeRequired('type');
  if (contentType !== undefined && !store.model.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: contentType });
  }
  const limit = parameters.has('limit') ? Math.max(1, readPaging(parameters).limit) : SYNC_PAGE_SIZE;
  return {
    export: store.fingerprint,
    api,
    type,
    contentType,
    limit,
    since: -1,
    until: store.log(api).sequence,
  };
}

/**
 * Returns the state to continue from. The token of a finished run starts a new run, up to the latest change.
 * The token of a page continues the run of that page.
 */
function resume(state: SyncState, store: ContentStore): SyncState {
  return state.after === undefined ? { ...state, until: store.log(state.api).sequence } : state;
}

type Change = { readonly key: string; readonly item: unknown };

function* changesSince(store: ContentStore, api: ReadApi, state: SyncState): Generator<Change> {
  const log = store.log(api);
  const view = store.view(api);
  const initial = state.since < 0;
  for (const kind of ['Entry', 'Asset'] as const) {
    for (const [key, tombstone] of Object.entries(log.deleted)) {
      if (initial || tombstone.kind !== kind || !wantsDeletions(state.type, kind)) continue;
      if (tombstone.sequence <= state.since) continue;
      if (state.contentType !== undefined && tombstone.contentTypeId !== state.contentType) continue;
      yield { key, item: presentTombstone(tombstone, view) };
    }
    if (state.type !== 'all' && state.type !== kind) continue;
    for (const entity of view.entities[kind].values()) {
      const key = entityKey(kind, entity.id);
      if (!initial && (log.changed[key] ?? -1) <= state.since) continue;
      if (state.contentType !== undefined && entity.contentType?.id !== state.contentType) continue;
      yield { key, item: presentEntity(entity, view, ALL_LOCALES) };
    }
  }
}

function wantsDeletions(type: SyncState['type'], kind: EntityKind): boolean {
  return type === 'all' || type === 'Deletion' || type === kind || type === `Deleted${kind}`;
}

/** Returns the item that tells readers about a deletion. It has the same form as the body of an unpublish webhook. */
function presentTombstone(
  tombstone: Tombstone,
  { space, environment }: Pick<ContentView, 'space' | 'environment'>,
) {
  const { kind, id, contentTypeId, revision, createdAt, deletedAt } = tombstone;
  return {
    sys: {
      type: `Deleted${kind}`,
      id,
      space: link('Space', space),
      environment: link('Environment', environment),
      ...(contentTypeId === undefined ? {} : { contentType: link('ContentType', contentTypeId) }),
      revision,
      createdAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  };
}

function encodeToken(state: SyncState): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

function readToken(token: string, store: ContentStore, api: ReadApi): SyncState {
  let state: SyncState | undefined;
  try {
    state = v.parse(SyncState, JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    state = undefined;
  }
  if (!state || state.api !== api || state.export !== store.fingerprint) {
    throw badRequest('The sync token is not valid for this content. Start again with "initial=true".', {
      name: 'sync_token',
    });
  }
  return state;
}
