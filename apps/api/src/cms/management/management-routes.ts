import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError, badRequest, notFound } from '../model/api-error.ts';
import { MANAGEMENT_BODY_LIMIT_BYTES, MAX_NESTING } from '../model/content.constants.ts';
import type { EntityKind, Snapshot } from '../model/content.types.ts';
import { checkToken, requestToken, sameText } from '../delivery/access.ts';
import { presentLocale } from '../delivery/present.ts';
import { envelopeErrors, envelopeUnknown } from '../model/error-envelope.ts';
import { EntityId, FieldsSchema, MetadataSchema } from '../export/export-schema.ts';
import { nestsDeeperThan } from '../export/nesting.ts';
import { readPaging, readParameters } from '../query/parameters.ts';
import { runQuery } from '../query/run-query.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentEditor, Edit } from './edit-content.ts';
import { newEntityId } from './edit-content.ts';
import { presentForEditors, presentTypeForEditors } from './present-management.ts';

export type ManagementRoutesOptions = {
  readonly store: ContentStore;
  readonly editor: ContentEditor;
  /** Without a token, editing is switched off and nothing is here to be found. */
  readonly token: string | undefined;
  /** Tokens of the read APIs: known, but not allowed to edit. */
  readonly readTokens: readonly string[];
  readonly onEdit: (edit: Edit) => void;
};

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
/** Fields must be there: a forgotten list would empty the entry. */
const DraftBody = v.object({ fields: FieldsSchema, metadata: v.optional(MetadataSchema, {}) });
const Version = v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number));

/** Vendor-shaped editing of entries and assets. */
export function managementRoutes(app: FastifyInstance, options: ManagementRoutesOptions): void {
  const { store, editor, token, readTokens, onEdit } = options;
  envelopeErrors(app);
  envelopeUnknown(app);
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    MEDIA_TYPE,
    { parseAs: 'string', bodyLimit: MANAGEMENT_BODY_LIMIT_BYTES },
    // The vendor's client names a type even where it sends nothing, as when it publishes.
    (request, body, done) => (body === '' ? done(null, undefined) : json(request, String(body), done)),
  );

  app.addHook('onRequest', async (request) => {
    if (token === undefined) throw notFound();
    const given = requestToken(
      request.headers.authorization,
      readParameters(request.query).get('access_token'),
    );
    if (given !== undefined && readTokens.some((known) => sameText(known, given))) {
      throw new ApiError(403, 'AccessDenied', 'Forbidden: a token of a read API cannot edit content.');
    }
    checkToken(given, token);
    const { space, environment } = pathParameters(request);
    if (space !== undefined && space !== store.space) throw notFound({ type: 'Space', id: space });
    if (environment !== undefined && environment !== store.environment)
      throw notFound({ type: 'Environment', id: environment });
  });

  async function answer(reply: FastifyReply, edit: Promise<Edit>, status = 200): Promise<FastifyReply> {
    const done = await edit;
    onEdit(done);
    if (done.action === 'delete') return reply.code(204).send();
    return send(reply.code(status), presentForEditors(done.record, store));
  }

  const base = '/spaces/:space/environments/:environment';
  for (const [plural, kind] of [
    ['entries', 'Entry'],
    ['assets', 'Asset'],
  ] as const) {
    const item = `${base}/${plural}/:id`;
    app.get(`${base}/${plural}`, async (request, reply) => send(reply, listForEditors(store, kind, request)));
    app.get(item, async (request, reply) => {
      const record = store.get(kind, idOf(request));
      if (!record) throw notFound({ type: kind, id: idOf(request) });
      return send(reply, presentForEditors(record, store));
    });
    app.post(`${base}/${plural}`, async (request, reply) =>
      answer(
        reply,
        editor.save({ kind, id: newEntityId() }, readDraft(request), undefined, contentTypeHeader(request)),
        201,
      ),
    );
    app.put(item, async (request, reply) => {
      const id = idOf(request);
      if (!v.is(EntityId, id)) throw badRequest(`"${id}" is not a valid id.`);
      const status = store.get(kind, id) ? 200 : 201;
      return answer(
        reply,
        editor.save({ kind, id }, readDraft(request), versionOf(request), contentTypeHeader(request)),
        status,
      );
    });
    const change = (step: ContentEditor['publish']) => (request: FastifyRequest, reply: FastifyReply) =>
      answer(reply, step({ kind, id: idOf(request) }, versionOf(request)));
    app.delete(item, change(editor.remove));
    app.put(`${item}/published`, change(editor.publish));
    app.delete(`${item}/published`, change(editor.unpublish));
    app.put(`${item}/archived`, change(editor.archive));
    app.delete(`${item}/archived`, change(editor.unarchive));
  }

  app.get(`${base}/content_types`, async (_request, reply) => {
    const items = [...store.model.contentTypes.values()].map((type) => presentTypeForEditors(type, store));
    return send(reply, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items });
  });
  app.get(`${base}/content_types/:id`, async (request, reply) => {
    const type = store.model.contentTypes.get(idOf(request));
    if (!type) throw notFound({ type: 'ContentType', id: idOf(request) });
    return send(reply, presentTypeForEditors(type, store));
  });
  app.get(`${base}/locales`, async (_request, reply) => {
    const items = store.model.locales.map(presentLocale);
    return send(reply, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items });
  });
}

function send(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type(MEDIA_TYPE).header('cache-control', 'no-store').send(JSON.stringify(body));
}

/** Drafts answer the same questions as published content; archived ones are not listed. */
function listForEditors(
  store: ContentStore,
  kind: EntityKind,
  request: FastifyRequest,
): Record<string, unknown> {
  const parameters = readParameters(request.query);
  const { skip, limit } = readPaging(parameters);
  const found = runQuery(store.view('preview'), kind, parameters);
  const items = found.slice(skip, skip + limit).flatMap(({ id }) => {
    const record = store.get(kind, id);
    return record ? [presentForEditors(record, store)] : [];
  });
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items };
}

function readDraft(request: FastifyRequest): Snapshot {
  if (nestsDeeperThan(request.body, MAX_NESTING))
    throw badRequest(`The body is nested more than ${MAX_NESTING} levels deep.`);
  const body = v.safeParse(DraftBody, request.body);
  if (!body.success) {
    const errors = body.issues.map((issue) => ({
      name: 'type',
      path: (v.getDotPath(issue) ?? '').split('.'),
      details: issue.message,
    }));
    throw new ApiError(422, 'ValidationFailed', 'Validation error', { errors });
  }
  const { fields, metadata } = body.output;
  const links = (list: Snapshot['metadata']['tags']) =>
    list.map(({ sys }) => ({ sys: { type: 'Link' as const, linkType: sys.linkType, id: sys.id } }));
  return { fields, metadata: { tags: links(metadata.tags ?? []), concepts: links(metadata.concepts ?? []) } };
}

function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-contentful-version'];
  if (header === undefined) return undefined;
  const version = v.safeParse(Version, header);
  if (!version.success) throw badRequest('The X-Contentful-Version header must be a whole number.');
  return version.output;
}

function contentTypeHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-contentful-content-type'];
  return typeof header === 'string' ? header : undefined;
}

function idOf(request: FastifyRequest): string {
  return pathParameters(request).id ?? '';
}

function pathParameters(request: FastifyRequest): { space?: string; environment?: string; id?: string } {
  return typeof request.params === 'object' && request.params !== null ? request.params : {};
}
