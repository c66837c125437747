import { labelLines } from '@skein/blocks/serve';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';

/** Path of the CSV files, to which a page's list of files links. */
export const LABEL_FILES_PATH = '/data/broadband-labels';

export interface LabelFilesOptions {
  /** Returns parsed content as the site shows it now. `@skein/host` passes it to services in its process. */
  readonly loadPage: (path: string) => Promise<{ readonly page: unknown } | undefined>;
  /** Path of the page that has the labels and lists the files. The files are in its language. */
  readonly page: string;
  /** Origin of the site, such as https://skein.example. */
  readonly origin: string;
  /** Returns today's date, ISO. Default: the clock's date in UTC. */
  readonly today?: (() => string) | undefined;
}

/** Serves broadband labels as CSV files, one for each state, made from the page's content on each request. */
export async function labelFilesApi(
  app: FastifyInstance,
  { loadPage, page, origin, today = () => new Date().toISOString().slice(0, 10) }: LabelFilesOptions,
) {
  app.get<{ Params: { file: string } }>(`${LABEL_FILES_PATH}/:file`, async (request, reply) => {
    const loaded = await loadPage(page);
    const path = `${LABEL_FILES_PATH}/${request.params.file}`;
    const lines = loaded && labelLines(loaded.page, path, { publishedOn: today(), origin });
    if (lines === undefined) return reply.callNotFound();
    // RFC 4180.
    const text = stringify([...lines], { header: true, record_delimiter: 'windows' });
    return reply.type('text/csv; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}
