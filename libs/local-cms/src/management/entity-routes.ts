import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { EntityId, FieldsSchema, MetadataSchema } from '../export/export-schema.ts';
import { nestsDeeperThan } from '../export/nesting.ts';
import { badRequest, notFound } from '../model/api-error.ts';
import { MAX_NESTING } from '../model/content.constants.ts';
import type { EntityKind, EntityRecord, LocaleKeyedFields, Snapshot } from '../model/content.types.ts';
import { readPaging, readParameters } from '../query/parameters.ts';
import { runQuery } from '../query/run-query.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentEditor, Edit } from './edit-content.ts';
import { newEntityId } from './edit-content.ts';
import { parseBody } from './model-bodies.ts';
import { ENVIRONMENT, idOf, pathParameters, send, versionOf } from './management-request.ts';
import { presentForEditors } from './present-management.ts';

export type EntityRoutesOptions = {
  readonly store: ContentStore;
  readonly editor: ContentEditor;
  readonly onEdit: (edit: Edit) => void;
};

/** `fields` is required, because a request without `fields` would empty the entry. */
const DraftBody = v.object({ fields: FieldsSchema, metadata: v.optional(MetadataSchema, {}) });

/** Adds the routes for editing entries and assets. */
export function entityRoutes(app: FastifyInstance, { store, editor, onEdit }: EntityRoutesOptions): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    edit: Promise<Edit>,
    status = 200,
  ): Promise<FastifyReply> {
    const done = await edit;
    onEdit(done);
    if (done.action === 'delete') return reply.code(204).send();
    return send(reply.code(status), present(done.record, store, request));
  }

  for (const [plural, kind] of [
    ['entries', 'Entry'],
    ['assets', 'Asset'],
  ] as const) {
    const item = `${ENVIRONMENT}/${plural}/:id`;
    app.get(`${ENVIRONMENT}/${plural}`, async (request, reply) =>
      send(reply, listForEditors(store, kind, request, 'management')),
    );
    app.get(`${ENVIRONMENT}/public/${plural}`, async (request, reply) =>
      send(reply, listForEditors(store, kind, request, 'delivery')),
    );
    app.get(item, async (request, reply) => {
      const record = store.get(kind, idOf(request));
      if (!record) throw notFound({ type: kind, id: idOf(request) });
      return send(reply, present(record, store, request));
    });
    app.post(`${ENVIRONMENT}/${plural}`, async (request, reply) =>
      answer(
        request,
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
        request,
        reply,
        editor.save({ kind, id }, readDraft(request), versionOf(request), contentTypeHeader(request)),
        status,
      );
    });
    const change = (step: ContentEditor['publish']) => (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, step({ kind, id: idOf(request) }, versionOf(request)));
    app.delete(item, change(editor.remove));
    app.put(`${item}/published`, change(editor.publish));
    app.delete(`${item}/published`, change(editor.unpublish));
    app.put(`${item}/archived`, change(editor.archive));
    app.delete(`${item}/archived`, change(editor.unarchive));
  }
  app.put(`${ENVIRONMENT}/assets/:id/files/:locale/process`, async (request, reply) => {
    const { locale = '' } = pathParameters(request);
    onEdit(await editor.process(idOf(request), locale, versionOf(request)));
    return reply.code(204).send();
  });
}

function present(
  record: EntityRecord,
  store: ContentStore,
  request: FastifyRequest,
): Record<string, unknown> {
  const fields = fetchable(store.deliverFields(record), record.draft.fields, request.protocol);
  return presentForEditors(record, store, fields);
}

/**
 * Returns fields with absolute addresses for files on this machine, because the vendor's tools would add https to an
 * address without a scheme.
 */
function fetchable(fields: LocaleKeyedFields, kept: LocaleKeyedFields, scheme: string): LocaleKeyedFields {
  const given = fields['file'];
  if (fields === kept || !given) return fields;
  const file = Object.entries(given).map(([locale, value]) =>
    value === kept['file']?.[locale] ? [locale, value] : [locale, withScheme(value, scheme)],
  );
  return { ...fields, file: Object.fromEntries(file) };
}

function withScheme(file: unknown, scheme: string): unknown {
  const whole = v.safeParse(v.looseObject({ url: v.string() }), file);
  return whole.success ? { ...whole.output, url: `${scheme}:${whole.output.url}` } : file;
}

/**
 * Lists items for editors: drafts and archived items, or published items. The query may have the same parameters as a
 * query of the read APIs.
 */
function listForEditors(
  store: ContentStore,
  kind: EntityKind,
  request: FastifyRequest,
  viewer: 'management' | 'delivery',
): Record<string, unknown> {
  const parameters = readParameters(request.query);
  const { skip, limit } = readPaging(parameters);
  const found = runQuery(store.view(viewer), kind, parameters);
  const items = found.slice(skip, skip + limit).flatMap(({ id }) => {
    const record = store.get(kind, id);
    const shown = record && (viewer === 'delivery' ? record.published : record.draft);
    return record && shown ? [present({ ...record, draft: shown }, store, request)] : [];
  });
  return { sys: { type: 'Array' }, total: found.length, skip, limit, items };
}

function readDraft(request: FastifyRequest): Snapshot {
  if (nestsDeeperThan(request.body, MAX_NESTING))
    throw badRequest(`The body is nested more than ${MAX_NESTING} levels deep.`);
  const { fields, metadata } = parseBody(DraftBody, request.body);
  const links = (list: Snapshot['metadata']['tags']) =>
    list.map(({ sys }) => ({ sys: { type: 'Link' as const, linkType: sys.linkType, id: sys.id } }));
  return { fields, metadata: { tags: links(metadata.tags ?? []), concepts: links(metadata.concepts ?? []) } };
}

function contentTypeHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-contentful-content-type'];
  return typeof header === 'string' ? header : undefined;
}
