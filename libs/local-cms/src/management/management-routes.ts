import { splitUrl } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../model/api-error.ts';
import { MANAGEMENT_BODY_LIMIT_BYTES } from '../model/content.constants.ts';
import { checkToken, requestToken, sameText } from '../delivery/access.ts';
import { envelopeErrors } from '../model/error-envelope.ts';
import { readParameters } from '../query/parameters.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentEditor, Edit } from './edit-content.ts';
import type { ModelEditor } from './edit-model.ts';
import { entityRoutes } from './entity-routes.ts';
import { MEDIA_TYPE, pathParameters } from './management-request.ts';
import { modelRoutes } from './model-routes.ts';
import { spaceRoutes } from './space-routes.ts';
import type { Uploads } from './uploads.ts';

export type ManagementRoutesOptions = {
  readonly store: ContentStore;
  readonly editor: ContentEditor;
  readonly modelEditor: ModelEditor;
  readonly uploads: Uploads;
  /** Token for editing. Without it, editing is off and every address answers 404. */
  readonly token: string | undefined;
  /**
   * Tokens of the read APIs. A request with such a token gets status 403, because these tokens do not allow
   * editing.
   */
  readonly readTokens: readonly string[];
  readonly onEdit: (edit: Edit) => void;
};

/** Adds the vendor's editing API for one space and environment. */
export function managementRoutes(app: FastifyInstance, options: ManagementRoutesOptions): void {
  const { store, token, readTokens } = options;
  envelopeErrors(app);
  app.setNotFoundHandler(({ method, url }) => {
    throw notFound({ reason: `The local CMS does not offer ${method} ${splitUrl(url).path}.` });
  });
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    MEDIA_TYPE,
    { parseAs: 'string', bodyLimit: MANAGEMENT_BODY_LIMIT_BYTES },
    // The vendor's client sends a content type even without a body, for example when it publishes.
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

  entityRoutes(app, options);
  modelRoutes(app, options);
  spaceRoutes(app, options);
}
