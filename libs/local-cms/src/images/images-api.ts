import { networkOf } from '@skein/http';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../model/api-error.ts';
import { fileRevision, REVISION_PATTERN } from '../export/file-revision.ts';
import { envelopeErrors } from '../model/error-envelope.ts';
import { readParameters } from '../query/parameters.ts';
import { readImageParams } from './image-params.ts';
import type { ImageServiceOptions } from './image-service.ts';
import { imageCacheDir, openImageService } from './image-service.ts';
import { IMMUTABLE_AGE_S, OTHER_REVISION_AGE_S, PLAIN_AGE_S } from './images.constants.ts';

/** A file of an asset on this machine. */
export type AssetSource = { readonly path: string; readonly contentType: string };

export type ImagesApiOptions = Pick<
  ImageServiceOptions,
  'cacheBytes' | 'concurrency' | 'figures' | 'transform' | 'waitLimitMs' | 'workerFile'
> & {
  /** Finds the file of an address. Default: the files of the content API in the same process. */
  readonly assetFile?: ((id: string, name: string, revision?: string) => AssetSource | undefined) | undefined;
  /** Data folder. Pictures are stored in its folder `images`. */
  readonly dataDir: string;
};

/** Matches types that a browser only shows. Files of other types might run code, so they get a sandbox. */
const INERT = /^(?:image\/(?!svg)|video\/|audio\/|font\/|text\/vtt$|application\/pdf$)/u;
/**
 * Matches types that a page can run as code. Pages may run code of their own origin, so files of these types
 * are sent with another type.
 */
const RUNS = /(?:java|ecma|j|live)script|wasm|\/css/iu;
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves original files and transformed pictures at `/assets/{id}/{revision}/{name}` and `/assets/{id}/{name}`.
 */
export const imagesApi: FastifyPluginAsync<ImagesApiOptions> = async (app, options) => {
  const find = options.assetFile ?? app.content?.assetFile;
  if (!find) throw new Error('imagesApi needs the assetFile option, or contentApi registered before it.');
  const images = await openImageService({
    ...options,
    cacheDir: imageCacheDir(options.dataDir),
    warn: (details, message) => app.log.warn(details, message),
  });
  app.addHook('preClose', async () => images.closing());
  app.addHook('onClose', async () => images.close());
  envelopeErrors(app);
  if (!app.hasReplyDecorator('sendFile'))
    await app.register(fastifyStatic, { serve: false, root: path.resolve(options.dataDir) });

  app.get('/assets/:id/*', async (request, reply) => {
    const { id, revision, name } = addressOf(request);
    const file = find(id, name, revision);
    if (!file || !(await isFile(file.path))) throw notFound({ type: 'Asset', id });
    const params = readImageParams(readParameters(request.query));
    reply.header('x-content-type-options', 'nosniff');
    // Pages of all origins may show pictures and films, as with the vendor.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', cacheControl(revision, file.path));
    const drawing = /^image\/svg/u.test(file.contentType) || path.extname(file.path).toLowerCase() === '.svg';
    // Browsers can scale a drawing, so it is transformed only if the request names a pixel format.
    if (!params || (drawing && params.format === undefined)) return sendOriginal(reply, file, drawing);
    const { data, contentType, etag } = await images.variant(file.path, params, {
      network: networkOf(request.ip),
      gone: goneOf(reply),
    });
    reply.header('etag', etag).type(contentType);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(data);
  });
};

/** Sends an original file. Like the static file plugin, it handles ranges, validators and HEAD. */
function sendOriginal(reply: FastifyReply, file: AssetSource, drawing: boolean): FastifyReply {
  const contentType = drawing
    ? 'image/svg+xml'
    : RUNS.test(file.contentType)
      ? 'application/octet-stream'
      : file.contentType;
  if (!INERT.test(contentType)) reply.header('content-security-policy', SANDBOX);
  if (!drawing && !INERT.test(contentType)) reply.header('content-disposition', 'attachment');
  reply.type(contentType);
  return reply.sendFile(path.basename(file.path), path.dirname(file.path), {
    cacheControl: false,
    dotfiles: 'allow',
    contentType: false,
  });
}

/**
 * Returns the `Cache-Control` header of an address. If the revision in the address is not the file's, the address comes
 * from an older page or from a replica with a newer file, so caches may keep the file only briefly.
 */
function cacheControl(revision: string | undefined, file: string): string {
  if (revision === undefined) return `public, max-age=${PLAIN_AGE_S}`;
  return revision === fileRevision(file)
    ? `public, max-age=${IMMUTABLE_AGE_S}, immutable`
    : `public, max-age=${OTHER_REVISION_AGE_S}`;
}

const REVISIONED = new RegExp(`^(${REVISION_PATTERN})/(.+)$`);

function addressOf(request: FastifyRequest): { id: string; revision: string | undefined; name: string } {
  const params: { id?: string; '*'?: string } =
    typeof request.params === 'object' && request.params !== null ? request.params : {};
  const rest = params['*'] ?? '';
  const [, revision, name = rest] = REVISIONED.exec(rest) ?? [];
  return { id: params.id ?? '', revision, name };
}

async function isFile(location: string): Promise<boolean> {
  const found = await stat(location).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Returns a signal that aborts when the connection ends before the answer. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new ApiError(408, 'RequestTimeout', 'The client is gone.'));
  });
  return gone.signal;
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//u, '') === etag || candidate.trim() === '*');
}
