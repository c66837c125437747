import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, notFound } from '../model/api-error.ts';
import { MAX_UPLOAD_BYTES } from '../model/content.constants.ts';
import { link } from '../model/content.types.ts';
import type { ContentStore } from '../store/content-store.ts';
import { newEntityId } from './edit-content.ts';
import { ENVIRONMENT, idOf, send } from './management-request.ts';
import type { Uploads } from './uploads.ts';

export type SpaceRoutesOptions = { readonly store: ContentStore; readonly uploads: Uploads };

/** Adds the routes of the only space and environment, and of uploads. */
export function spaceRoutes(app: FastifyInstance, { store, uploads }: SpaceRoutesOptions): void {
  const space = { sys: { type: 'Space', id: store.space, version: 1 }, name: store.space };
  const environment = {
    sys: {
      type: 'Environment',
      id: store.environment,
      version: 1,
      space: link('Space', store.space),
      status: link('Status', 'ready'),
    },
    name: store.environment,
  };
  const list = (...items: readonly object[]) => ({
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 1000,
    items,
  });
  for (const [path, body] of [
    ['/spaces', list(space)],
    ['/spaces/:space', space],
    ['/spaces/:space/environments', list(environment)],
    [ENVIRONMENT, environment],
    // There are no roles, because the token allows everything.
    ['/spaces/:space/roles', list()],
  ] as const)
    app.get(path, async (_request, reply) => send(reply, body));

  app.addContentTypeParser(
    'application/octet-stream',
    { bodyLimit: MAX_UPLOAD_BYTES },
    (_request, payload, done) => done(null, payload),
  );
  for (const base of ['/spaces/:space', ENVIRONMENT]) {
    app.post(`${base}/uploads`, { bodyLimit: MAX_UPLOAD_BYTES }, async (request, reply) => {
      const id = newEntityId();
      await uploads.add(id, bytesOf(request));
      return send(reply.code(201), upload(id));
    });
    app.get(`${base}/uploads/:id`, async (request, reply) => {
      const id = idOf(request);
      if ((await uploads.find(id)) === undefined) throw notFound({ type: 'Upload', id });
      return send(reply, upload(id));
    });
  }
  const upload = (id: string) => ({
    sys: {
      type: 'Upload',
      id,
      space: link('Space', store.space),
      environment: link('Environment', store.environment),
    },
  });
}

function bytesOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw badRequest('Send the bytes of the file as application/octet-stream.');
}
