import type { FastifyInstance } from 'fastify';
import { queryList } from '../delivery/list-query.ts';
import { badRequest, notFound } from '../model/api-error.ts';
import type { ModelKind, ModelRecord } from '../model/model-record.types.ts';
import { readParameters } from '../query/parameters.ts';
import type { ContentStore } from '../store/content-store.ts';
import { newEntityId } from './edit-content.ts';
import type { ModelEditor } from './edit-model.ts';
import { ENVIRONMENT, idOf, send, versionOf } from './management-request.ts';
import { isId, readBody } from './model-bodies.ts';
import { presentModel } from './present-management.ts';

export type ModelRoutesOptions = { readonly store: ContentStore; readonly modelEditor: ModelEditor };

/** Adds the routes for editing content types, editor interfaces, locales, tags and webhooks. */
export function modelRoutes(app: FastifyInstance, { store, modelEditor }: ModelRoutesOptions): void {
  const present = (record: ModelRecord) => presentModel(record, store);
  for (const [list, kind] of [
    [`${ENVIRONMENT}/content_types`, 'ContentType'],
    [`${ENVIRONMENT}/locales`, 'Locale'],
    [`${ENVIRONMENT}/tags`, 'Tag'],
    ['/spaces/:space/webhook_definitions', 'WebhookDefinition'],
  ] as const) {
    const find = (id: string) => {
      const record = store.modelRecord(kind, id);
      if (!record) throw notFound({ type: kind, id });
      return record;
    };
    const save = <K extends ModelKind>(of: K, id: string, body: unknown, version: number | undefined) =>
      modelEditor.save({ kind: of, id }, readBody(of, body), version);
    app.get(list, async (request, reply) =>
      send(reply, queryList(store.modelList(kind).map(present), readParameters(request.query))),
    );
    app.get(`${list}/:id`, async (request, reply) => send(reply, present(find(idOf(request)))));
    app.post(list, async (request, reply) =>
      send(reply.code(201), present(await save(kind, newEntityId(), request.body, undefined))),
    );
    app.put(`${list}/:id`, async (request, reply) => {
      const id = idOf(request);
      if (!isId(id)) throw badRequest(`"${id}" is not a valid id.`);
      const status = store.modelRecord(kind, id) ? 200 : 201;
      return send(reply.code(status), present(await save(kind, id, request.body, versionOf(request))));
    });
    app.delete(`${list}/:id`, async (request, reply) => {
      await modelEditor.remove({ kind, id: idOf(request) });
      return reply.code(204).send();
    });
  }

  const type = `${ENVIRONMENT}/content_types/:id`;
  app.put(`${type}/published`, async (request, reply) =>
    send(reply, present(await modelEditor.publish(idOf(request), versionOf(request)))),
  );
  app.delete(`${type}/published`, async (request, reply) =>
    send(reply, present(await modelEditor.unpublish(idOf(request)))),
  );

  const editorInterface = (id: string) => {
    const of = store.modelRecord('ContentType', id);
    if (!of) throw notFound({ type: 'ContentType', id });
    return store.modelRecord('EditorInterface', id) ?? plainEditorInterface(of);
  };
  app.get(`${type}/editor_interface`, async (request, reply) =>
    send(reply, present(editorInterface(idOf(request)))),
  );
  app.put(`${type}/editor_interface`, async (request, reply) => {
    const { id } = editorInterface(idOf(request));
    const body = readBody('EditorInterface', request.body);
    return send(
      reply,
      present(await modelEditor.save({ kind: 'EditorInterface', id }, body, versionOf(request))),
    );
  });
  app.get(`${ENVIRONMENT}/editor_interfaces`, async (_request, reply) => {
    const items = store.modelList('ContentType').map(({ id }) => present(editorInterface(id)));
    return send(reply, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items });
  });
}

/** Returns the default editor interface of a content type: every field, with its default widget. */
function plainEditorInterface({
  id,
  createdAt,
  updatedAt,
  draft,
}: ModelRecord<'ContentType'>): ModelRecord<'EditorInterface'> {
  return {
    kind: 'EditorInterface',
    id,
    createdAt,
    updatedAt,
    version: 1,
    draft: { controls: draft.fields.map((field) => ({ fieldId: field.id })) },
  };
}
