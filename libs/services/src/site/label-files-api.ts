import { labelLines } from '@skein/blocks/serve';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';

/** Path of the folder with the CSV files. A page of the site links to the files. */
export const LABEL_FILES_PATH = '/data/broadband-labels';

export interface LabelFilesOptions {
  /** Returns the current content of a page. `@skein/host` passes this function to services in its process. */
  readonly loadPage: (path: string) => Promise<{ readonly page: unknown } | undefined>;
  /** Path of the page with the labels and with links to the files. The files are in this page's language. */
  readonly page: string;
  /** Origin of the site, such as https://skein.example. */
  readonly origin: string;
  /** Returns today's date, ISO. Default: the current date in UTC. */
  readonly today?: (() => string) | undefined;
}

/** Serves broadband labels as CSV files, one per state. Each request reads the page's current content. */
export async function labelFilesApi(
  app: FastifyInstance,
  { loadPage, page, origin, today = () => new Date().toISOString().slice(0, 10) }: LabelFilesOptions,
) {
  app.get<{ Params: { file: string } }>(`${LABEL_FILES_PATH}/:file`, async (request, reply) => {
    const loaded = await loadPage(page);
    const path = `${LABEL_FILES_PATH}/${request.params.file}`;
    const lines = loaded && labelLines(loaded.page, path, { publishedOn: today(), origin });
    if (lines === undefined) return reply.callNotFound();
    // RFC 4180 requires these line breaks.
    const text = stringify([...lines], { header: true, record_delimiter: 'windows' });
    return reply.type('text/csv; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}
