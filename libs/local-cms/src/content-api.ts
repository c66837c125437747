import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { entityKey } from './model/content.types.ts';
import type { ContentExport, ContentProblem } from './model/content.types.ts';
import {
  DEFAULT_DELIVERY_TOKEN,
  DEFAULT_ENVIRONMENT,
  DEFAULT_PREVIEW_TOKEN,
  DEFAULT_REQUESTS_PER_SECOND,
  DEFAULT_SPACE,
} from './model/content.constants.ts';
import { answerEntity } from './delivery/delivery-engine.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { rateLimit } from './delivery/rate-limit.ts';
import { parseExport } from './export/parse-export.ts';
import { readExport } from './export/read-export.ts';
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
import type { WebhookInput, WebhookSender } from './webhook-sender/webhook-sender.ts';
import { webhookSender } from './webhook-sender/webhook-sender.ts';

export type ContentApiOptions = {
  /** An export in memory, or the path of a file from the vendor's export tool. */
  readonly export: ContentExport | string;
  readonly space?: string | undefined;
  readonly environment?: string | undefined;
  readonly deliveryToken?: string | undefined;
  readonly previewToken?: string | undefined;
  /** Token for editing. Without it, editing is off: every management address answers 404. */
  readonly managementToken?: string | undefined;
  /**
   * `host[:port]` at which readers reach `/assets/…`. A function is called when the first file is delivered.
   */
  readonly assetHost: string | (() => string);
  /** Folder of the artwork. Default: `assets` beside the export file. */
  readonly assetsDir?: string | undefined;
  /** Folder for local edits. Without it, they last as long as the process. */
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
  assetFile(id: string, name: string): StoredFile | undefined;
  /** Returns a published entry in the default language, as the delivery API does, or undefined. */
  publishedEntry(id: string): DeliveredItem | undefined;
  /** Calls the listener after each finished edit in this process. @returns a function that removes it */
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
    const store = await openContent(options, uploadsDir, now, (message) => app.log.warn(message));
    // Before anybody asks: a second of work, in which nothing else would be answered.
    store.view('delivery');
    for (const problem of store.problems) app.log.warn(problem, 'content item left out or repaired');
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
      problems: store.problems,
      assetFile: store.assetFile,
      publishedEntry: (id) =>
        store.view('delivery').entities.Entry.has(id)
          ? answerEntity(store.view('delivery'), 'Entry', id, new Map())
          : undefined,
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
    const files = uploads(uploadsDir);
    await app.register(
      async (scope) =>
        managementRoutes(scope, {
          store,
          editor: contentEditor(store, files, now),
          modelEditor: modelEditor(store, now),
          uploads: files,
          token: options.managementToken,
          readTokens: [deliveryToken, previewToken],
          onEdit(edit) {
            announce(edit, store, sender, new Date(now()).toISOString());
            for (const listener of listeners) listener(edit);
          },
        }),
      { prefix: '/cma' },
    );
  },
  { name: 'skein-content-api', fastify: '5.x' },
);

function openContent(
  options: ContentApiOptions,
  uploadsDir: string,
  now: () => number,
  warn: (message: string) => void,
): Promise<ContentStore> {
  const source = readExport(options.export);
  const { space = DEFAULT_SPACE, environment = DEFAULT_ENVIRONMENT, dataDir } = options;
  const assetsDir =
    options.assetsDir ?? (source.folder === undefined ? undefined : path.join(source.folder, 'assets'));
  return openStore({
    model: parseExport(source.content),
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

/**
 * Calls webhooks after an edit. For an item that can no longer be read, they get the vendor's `Deleted…` with
 * only its `sys`.
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
