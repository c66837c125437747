import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { entityKey } from './model/content.types.ts';
import type { ContentExport, ContentModel, ContentProblem } from './model/content.types.ts';
import {
  DEFAULT_DELIVERY_TOKEN,
  DEFAULT_ENVIRONMENT,
  DEFAULT_PREVIEW_TOKEN,
  DEFAULT_REQUESTS_PER_SECOND,
  DEFAULT_SPACE,
} from './model/content.constants.ts';
import { answerEntity } from './delivery/delivery-engine.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { entriesHere } from './delivery/entries-here.ts';
import { rateLimit } from './delivery/rate-limit.ts';
import { parseExport } from './export/parse-export.ts';
import { readExport, type ReadExport } from './export/read-export.ts';
import type { Edit } from './management/edit-content.ts';
import { contentEditor, newEntityId } from './management/edit-content.ts';
import { modelEditor } from './management/edit-model.ts';
import { managementRoutes } from './management/management-routes.ts';
import { presentForEditors } from './management/present-management.ts';
import { uploads } from './management/uploads.ts';
import type { DeliveredItem } from './query/select.ts';
import type { StoredFile } from './store/asset-file-index.ts';
import type { ContentStore } from './store/content-store.ts';
import { openStore } from './store/content-store.ts';
import { folderFiles } from './store/folder-files.ts';
import { watchFolder } from './store/watch-folder.ts';
import type { WebhookInput, WebhookSender } from './webhook-sender/webhook-sender.ts';
import { webhookSender } from './webhook-sender/webhook-sender.ts';

export type ContentApiOptions = {
  /**
   * An export in memory, the path of a file from the vendor's export tool, or the path of a folder of content. In a
   * folder, the API writes published items to the files. If editing is on, the API also applies changes that editors or
   * tools make to the files.
   */
  readonly export: ContentExport | string;
  readonly space?: string | undefined;
  readonly environment?: string | undefined;
  readonly deliveryToken?: string | undefined;
  readonly previewToken?: string | undefined;
  /** Token for editing. Without it, editing is off: every management address answers 404. */
  readonly managementToken?: string | undefined;
  /** How many content types the space may have. The vendor's plans have such a limit. Default: no limit. */
  readonly maxContentTypes?: number | undefined;
  /** `host[:port]` at which readers reach `/assets/…`, or a function that returns it. */
  readonly assetHost: string | (() => string);
  /** Folder of the assets' files. Default: `assets` beside the export file. */
  readonly assetsDir?: string | undefined;
  /** Folder for local edits. Without it, edits are lost when the process ends. */
  readonly dataDir?: string | undefined;
  /** Webhooks to call after edits. Webhooks in an export are never called. */
  readonly webhooks?: readonly WebhookInput[] | undefined;
  /** Limit of requests per second and token. */
  readonly requestsPerSecond?: number | undefined;
  /** Returns the time in milliseconds since 1970; for tests. */
  readonly now?: (() => number) | undefined;
  /** Sends webhooks; for tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
};

/** The content for other plugins of the same process: `app.content`. */
export type ContentService = {
  /** Parts of the export that are unusable. */
  readonly problems: readonly ContentProblem[];
  /** Hash of the content as it was at start, without local edits. */
  readonly fingerprint: string;
  assetFile(id: string, name: string, revision?: string): StoredFile | undefined;
  /** Returns a published entry in all languages (`locale=*`) and in the delivery API's format, or undefined. */
  publishedEntry(id: string): DeliveredItem | undefined;
  /**
   * Returns the answer to a query for published entries, as `/entries` would send it. Do not change the answer: it shares
   * its parts with the store. Undefined: send the query as a request, whose answer may be an error.
   */
  entriesHere(query: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined;
  /**
   * Calls the listener after each finished edit in this process.
   * @returns a function that removes the listener
   */
  onEdit(listener: (edit: Edit) => void): () => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    content?: ContentService;
  }
}

/**
 * Serves the content delivery API at `/cdn`, its preview at `/preview`, and local editing at `/cma`.
 * @throws ContentExportError at start if the export cannot be read or has no usable locales
 */
export const contentApi: FastifyPluginAsync<ContentApiOptions> = fastifyPlugin(
  async (app: FastifyInstance, options: ContentApiOptions) => {
    const now = options.now ?? Date.now;
    const { dataDir } = options;
    const uploadsDir =
      dataDir === undefined
        ? path.join(tmpdir(), `local-cms-${newEntityId()}`)
        : path.resolve(dataDir, 'content', 'uploads');
    if (dataDir === undefined) app.addHook('onClose', () => rm(uploadsDir, { recursive: true, force: true }));
    const source = readExport(options.export);
    const store = await openContent(source, options, uploadsDir, now, (message) => app.log.warn(message));
    // Prepares the view before the first request. This takes a second, in which the process answers no other
    // request.
    store.view('delivery');
    const tellProblems = () => {
      for (const problem of store.problems) app.log.warn(problem, 'content item left out or repaired');
    };
    tellProblems();
    app.log.info(
      {
        entries: store.list('Entry').length,
        assets: store.list('Asset').length,
        problems: store.problems.length,
      },
      'content loaded',
    );

    const listeners = new Set<(edit: Edit) => void>();
    const sender = webhookSender({
      webhooks: options.webhooks ?? [],
      log: app.log,
      now,
      ...(options.fetch ? { fetch: options.fetch } : {}),
    });
    app.addHook('onClose', () => sender.close());
    app.decorate('content', {
      get problems() {
        return store.problems;
      },
      fingerprint: source.fingerprint,
      assetFile: store.assetFile,
      publishedEntry: (id) =>
        store.view('delivery').entities.Entry.has(id)
          ? answerEntity(store.view('delivery'), 'Entry', id, new Map([['locale', '*']]))
          : undefined,
      entriesHere: (query) => entriesHere(store.view('delivery'), query),
      onEdit(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } satisfies ContentService);

    const { deliveryToken = DEFAULT_DELIVERY_TOKEN, previewToken = DEFAULT_PREVIEW_TOKEN } = options;
    const limit = rateLimit(options.requestsPerSecond ?? DEFAULT_REQUESTS_PER_SECOND, now);
    const read = (prefix: string, api: 'delivery' | 'preview', token: string) =>
      app.register(async (scope) => deliveryRoutes(scope, { store, api, token, limit }), { prefix });
    await read('/cdn', 'delivery', deliveryToken);
    await read('/preview', 'preview', previewToken);
    const onEdit = (edit: Edit) => {
      announce(edit, store, sender, new Date(now()).toISOString());
      for (const listener of listeners) listener(edit);
    };
    if (source.files && source.folder !== undefined && options.managementToken !== undefined) {
      const stop = watchFolder(
        source.folder,
        async () => {
          try {
            const edits = await store.refresh();
            tellProblems();
            edits.forEach(onEdit);
          } catch (error) {
            app.log.error(
              { err: error },
              'the changed content cannot be read; the content before it is served',
            );
          }
        },
        (error) =>
          app.log.error(
            { err: error },
            'the folder of content is not watched: a changed file shows after a restart',
          ),
      );
      app.addHook('onClose', stop);
    }
    const files = uploads(uploadsDir);
    await app.register(
      async (scope) =>
        managementRoutes(scope, {
          store,
          editor: contentEditor(store, files, now),
          modelEditor: modelEditor(store, now, options.maxContentTypes),
          uploads: files,
          token: options.managementToken,
          readTokens: [deliveryToken, previewToken],
          onEdit,
        }),
      { prefix: '/cma' },
    );
  },
  { name: 'skein-content-api', fastify: '5.x' },
);

function openContent(
  source: ReadExport,
  options: ContentApiOptions,
  uploadsDir: string,
  now: () => number,
  warn: (message: string) => void,
): Promise<ContentStore> {
  const { space = DEFAULT_SPACE, environment = DEFAULT_ENVIRONMENT, dataDir } = options;
  const assetsDir =
    options.assetsDir ?? (source.folder === undefined ? undefined : path.join(source.folder, 'assets'));
  return openStore({
    model: modelOf(source),
    files:
      source.files && folderFiles(source.folder ?? '', source.files.first, source.files.again, uploadsDir),
    fingerprint: source.fingerprint,
    space,
    environment,
    assetHost: options.assetHost,
    folders: { assetsDir, exportDir: source.folder, uploadsDir },
    overlayPath:
      dataDir === undefined
        ? undefined
        : path.join(dataDir, 'content', `edits-${space}-${environment}-${source.name}.json`),
    warn,
    now,
  });
}

function modelOf({ content, files }: ReadExport): ContentModel {
  const model = parseExport(content, { saysStates: files !== undefined });
  return files ? { ...model, problems: [...files.first.problems, ...model.problems] } : model;
}

/**
 * Calls webhooks after an edit. If the item is unpublished or deleted, the body is the vendor's `DeletedEntry` or
 * `DeletedAsset`, which contains only the item's `sys`.
 */
function announce({ action, record }: Edit, store: ContentStore, sender: WebhookSender, now: string): void {
  const { kind, id } = record;
  const gone = action === 'unpublish' || action === 'delete';
  const entity = presentForEditors(record, store);
  const body = gone
    ? {
        sys: {
          ...(typeof entity['sys'] === 'object' ? entity['sys'] : {}),
          type: `Deleted${kind}`,
          deletedAt: now,
        },
      }
    : entity;
  sender.notify({ topic: `${kind}.${action}`, key: entityKey(kind, id), body });
}
