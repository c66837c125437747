import { DeliveryError } from '@skein/cms-client/server';
import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SECURITY_HEADERS } from './security-headers.ts';
import { NoSuchPage } from '../pages/routes.tsx';
import { VENDOR_APPS } from '../document/csp.ts';
import { DESK_BAR_PATH, hideBarInDesk } from '../preview/desk-bar.ts';
import {
  editorScript,
  missingForPreview,
  VENDOR_LIBRARY_PATH,
  vendorLibraryFile,
} from '../preview/editor-script.ts';
import { EDITOR_SCRIPT_PATH, type Preview } from '../preview/open-preview.ts';
import { UnsavedItems } from '../preview/unsaved-edits.ts';

/** Path at which an editor's page is drawn with unsaved changes. */
export const DRAW_PATH = '/preview-mode/draw';
/** Largest request to draw a page, in bytes: the changed entries of one page, with their rich texts. */
export const DRAW_BYTES_MAX = 2 * 1024 * 1024;

const JAVASCRIPT = 'text/javascript; charset=utf-8';

const Draw = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/u, 'must be a path')),
  entries: v.optional(UnsavedItems, []),
  /** The version of the page that the browser shows. */
  shown: v.optional(v.string()),
});

export interface DrawRoutesOptions {
  readonly preview: Preview;
  /** The space and the environment of the CMS that the content comes from. */
  readonly content: Pick<HostSettings['content'], 'space' | 'environment'>;
}

/**
 * Adds the routes for pages in preview: their scripts, and `POST /preview-mode/draw`, which returns how unsaved changes
 * of an editor change a page. Only editors may use these routes. Pages of other sites cannot, because a browser sends
 * an editor's cookie only from this site.
 */
export async function drawRoutes(app: FastifyInstance, { preview, content }: DrawRoutesOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'private, no-store' });
    if (preview.editors.nameOf(request) === undefined)
      return reply.code(403).send({ error: { code: 'Forbidden', message: 'Only editors get this' } });
  });
  const missing = missingForPreview();
  if (missing.length > 0) app.log.warn({ missing }, 'packages of previews are missing');
  const { space, environment } = content;
  const script = editorScript({ space, environment, apps: VENDOR_APPS });
  app.get(EDITOR_SCRIPT_PATH, async (_, reply) => reply.type(JAVASCRIPT).send(script));
  app.get(DESK_BAR_PATH, async (_, reply) => reply.type(JAVASCRIPT).send(`(${String(hideBarInDesk)})();\n`));
  app.get<{ Params: { file: string } }>(`${VENDOR_LIBRARY_PATH}/:file`, async ({ params }, reply) => {
    const file = vendorLibraryFile(params.file);
    if (file !== undefined) return reply.type(JAVASCRIPT).send(file);
    return reply.code(404).send({ error: { code: 'NotFound', message: 'There is no such file' } });
  });
  app.post(DRAW_PATH, { bodyLimit: DRAW_BYTES_MAX }, async (request, reply) => {
    const asked = v.safeParse(Draw, request.body);
    if (!asked.success) {
      const [issue] = asked.issues;
      const message = `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
      return reply.code(400).send({ error: { code: 'BadRequest', message } });
    }
    const { path, entries, shown } = asked.output;
    const { pathname, search } = new URL(path, 'http://localhost');
    const pages = preview.pagesOf(preview.editors.nameOf(request) ?? '');
    try {
      const { status, ...drawn } = await pages.redraw({ path: pathname, search }, entries, shown);
      return await reply.code(status).send(drawn);
    } catch (error) {
      if (error instanceof NoSuchPage)
        return reply
          .code(404)
          .send({ error: { code: 'NotFound', message: 'There is no page at this path' } });
      if (error instanceof DeliveryError)
        return reply.code(503).send({ error: { code: 'Unavailable', message: 'The CMS does not answer' } });
      throw error;
    }
  });
}
