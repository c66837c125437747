import type { FastifyPluginAsync } from 'fastify';

/** A city's buildings as a file that is ready to be sent. */
export interface BuildingsFile {
  readonly etag: string;
  readonly json: Buffer;
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

export interface FiberFinderOptions {
  /** Returns the file of a city, or undefined for an unknown city. */
  readonly fileOf: (city: string) => BuildingsFile | undefined;
}

/** Path of the folder with the files: `/data/fiber-finder/{city}.json`. */
export const FIBER_FINDER_PATH = '/data/fiber-finder';

const MAX_AGE_S = 300;

const accepts = (header: string | undefined, coding: string) =>
  new RegExp(`(?:^|[\\s,])${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(header ?? '');

const knows = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag || tag.trim() === '*');

/** Serves a file of buildings for each city, compressed and with an ETag. */
export const fiberFinderApi: FastifyPluginAsync<FiberFinderOptions> = async (app, { fileOf }) => {
  app.get<{ Params: { file: string } }>(`${FIBER_FINDER_PATH}/:file`, async (request, reply) => {
    const { 'accept-encoding': codings, 'if-none-match': known } = request.headers;
    const coding = accepts(codings, 'br') ? 'br' : accepts(codings, 'gzip') ? 'gzip' : undefined;
    const [, id = ''] = /^([a-z]+(?:-[a-z]+)*)\.json$/.exec(request.params.file) ?? [];
    const file = fileOf(id);
    if (!file)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ error: { code: 'not_found', message: 'There is no such city.' } });
    // A strong ETag identifies exact bytes, so each content encoding needs its own ETag.
    const etag = coding ? file.etag.replace(/"$/u, `-${coding}"`) : file.etag;
    reply.headers({
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    if (knows(known, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return coding
      ? reply.header('content-encoding', coding).send(await file.compressed(coding))
      : reply.send(file.json);
  });
};
