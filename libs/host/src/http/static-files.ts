import fastifyStatic from '@fastify/static';
import { splitUrl } from '@skein/http';
import { SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FOR_OTHER_SITES } from './security-headers.ts';

export interface StaticFilesOptions {
  readonly clientFolder: string;
  readonly bootFolder: string;
  /** Folder with the files of {@link FILES_BY_NAME}, such as favicon.svg. */
  readonly publicFolder: string;
  /** Paths that browsers never prefetch, as patterns of speculation rules. */
  readonly neverPrefetched?: readonly string[] | undefined;
}

/** Returns rules by which browsers load a page of the site when a visitor points at a link to the page. */
const speculationRules = (never: readonly string[]) => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/assets/*', '/preview-mode/*', '/api/*', '/data/*', ...never, '/*\\?:query'],
            },
          },
          { not: { selector_matches: '[target], [download], [data-action]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const BRAND_IMAGE = 'share-image.png';

/** Files at the root of the site. Browsers and other clients look for these names. */
export const FILES_BY_NAME: readonly string[] = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-512.png',
  BRAND_IMAGE,
];

/**
 * Returns the address of the brand's picture for link previews. The address contains a hash of the file.
 * @throws SettingsError if the file is missing
 */
export function brandImageAddress(publicFolder: string): string {
  const file = join(publicFolder, BRAND_IMAGE);
  if (!existsSync(file))
    throw new SettingsError(
      `${basename(publicFolder)}/${BRAND_IMAGE} is missing: 1200 × 630 px, shown when a page is shared.`,
    );
  return `/share-image/${revisionOf(file)}.png`;
}

const revisionOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The beginning of the paths of all built files. */
export const STATIC_PREFIX = '/static/';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Serves built files, whose names contain a hash of their contents, and the few files that browsers look for by
 * name.
 */
export async function staticFiles(
  app: FastifyInstance,
  { clientFolder, bootFolder, publicFolder, neverPrefetched = [] }: StaticFilesOptions,
) {
  const roots = [join(clientFolder, 'static'), join(bootFolder, 'static')];
  // Without this check, the plugin looks for each encoding of a missing file in each folder.
  app.addHook('onRequest', async ({ url }, reply) => {
    const { path } = splitUrl(url);
    const isPlainName = path.startsWith(STATIC_PREFIX) && !/%|\.\./.test(path);
    const isMissing = () => !roots.some((root) => existsSync(join(root, path.slice(STATIC_PREFIX.length))));
    if (isPlainName && isMissing()) return reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root: roots,
    prefix: STATIC_PREFIX,
    immutable: true,
    maxAge: YEAR_S * 1000,
    preCompressed: true,
    index: false,
    decorateReply: true,
  });
  for (const name of FILES_BY_NAME) {
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .headers(name === BRAND_IMAGE ? FOR_OTHER_SITES : {})
        .sendFile(name, publicFolder, { maxAge: 24 * 60 * 60 * 1000 }),
    );
  }
  app.get(brandImageAddress(publicFolder), async (_request, reply) =>
    reply
      .headers(FOR_OTHER_SITES)
      .sendFile(BRAND_IMAGE, publicFolder, { maxAge: YEAR_S * 1000, immutable: true }),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/speculation-rules.json', async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(speculationRules(neverPrefetched))),
  );
}
