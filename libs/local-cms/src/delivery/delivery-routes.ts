import { splitUrl } from '@skein/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../model/api-error.ts';
import { envelopeErrors, envelopeUnknown } from '../model/error-envelope.ts';
import type { ReadApi } from '../model/content.types.ts';
import type { Parameters } from '../query/parameters.ts';
import { readParameters } from '../query/parameters.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentView } from '../store/view.ts';
import { checkToken, requestToken } from './access.ts';
import { answerKey, answerMemo } from './answer-memo.ts';
import {
  answerCollection,
  answerContentType,
  answerContentTypes,
  answerEntity,
  answerLocales,
  answerTag,
  answerTags,
} from './delivery-engine.ts';
import { presentSpace } from './present.ts';
import type { RateLimit } from './rate-limit.ts';
import { answerSync } from './sync.ts';

export type DeliveryRoutesOptions = {
  readonly store: ContentStore;
  readonly api: ReadApi;
  readonly token: string;
  readonly limit: RateLimit;
};

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json';

type PathParameters = { space?: string; environment?: string; id?: string };
type Question = { view: ContentView; parameters: Parameters; id: string; path: string };

/** Adds the read API of one space, below the prefix of the app. */
export function deliveryRoutes(app: FastifyInstance, options: DeliveryRoutesOptions): void {
  const { store, api, token, limit } = options;
  const memo = answerMemo();
  envelopeErrors(app);
  envelopeUnknown(app);

  app.addHook('onRequest', async (request, reply) => {
    const parameters = readParameters(request.query);
    checkToken(requestToken(request.headers.authorization, parameters.get('access_token')), token);
    for (const [name, value] of Object.entries(limit.take(`${api}:${token}`))) reply.header(name, value);
    const { space, environment } = pathParameters(request);
    if (space !== undefined && space !== store.space) throw notFound({ type: 'Space', id: space });
    if (environment !== undefined && environment !== store.environment) {
      throw notFound({ type: 'Environment', id: environment, space: store.space });
    }
  });

  function memoised(answer: (question: Question) => unknown) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const parameters = readParameters(request.query);
      const { path } = splitUrl(request.url);
      const { body, etag } = memo.get(store.generation(), answerKey(path, parameters), () =>
        answer({ view: store.view(api), parameters, id: pathParameters(request).id ?? '', path }),
      );
      reply.type(MEDIA_TYPE).header('etag', etag).header('cache-control', cacheControl(api));
      reply.header('vary', 'authorization');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(body);
    };
  }

  const routes: Record<string, (question: Question) => unknown> = {
    '/entries': ({ view, parameters, path }) => answerCollection(view, 'Entry', parameters, path),
    '/entries/:id': ({ view, parameters, id }) => answerEntity(view, 'Entry', id, parameters),
    '/assets': ({ view, parameters, path }) => answerCollection(view, 'Asset', parameters, path),
    '/assets/:id': ({ view, parameters, id }) => answerEntity(view, 'Asset', id, parameters),
    '/content_types': ({ view, parameters }) => answerContentTypes(view, parameters),
    '/content_types/:id': ({ view, id }) => answerContentType(view, id),
    '/locales': ({ view, parameters }) => answerLocales(view, parameters),
    '/tags': ({ view, parameters }) => answerTags(view, parameters),
    '/tags/:id': ({ view, id }) => answerTag(view, id),
  };
  // A short path without an environment stands for the only environment.
  for (const base of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    for (const [path, answer] of Object.entries(routes)) both(app, `${base}${path}`, memoised(answer));
    both(app, `${base}/sync`, async (request, reply) => {
      const address = `${request.protocol}://${request.host}${splitUrl(request.url).path.replace(/\/$/u, '')}`;
      const answer = answerSync(store, api, readParameters(request.query), address);
      return reply.type(MEDIA_TYPE).header('cache-control', 'no-store').send(JSON.stringify(answer));
    });
    both(
      app,
      base,
      memoised(({ view }) => presentSpace(view)),
    );
  }
}

/** Adds a route with and without a slash at the end, because some clients add the slash. */
function both(
  app: FastifyInstance,
  path: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.get(path, handler);
  const { ignoreTrailingSlash, routerOptions } = app.initialConfig;
  if (!ignoreTrailingSlash && !routerOptions?.ignoreTrailingSlash) app.get(`${path}/`, handler);
}

/**
 * Returns the caching rules. Caches must revalidate published content each time. Shared caches must not keep
 * drafts.
 */
function cacheControl(api: ReadApi): string {
  return api === 'delivery' ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
}

function pathParameters(request: FastifyRequest): PathParameters {
  return typeof request.params === 'object' && request.params !== null ? request.params : {};
}
