import fastifyStatic from '@fastify/static';
import { isFromThisMachine } from '@skein/http';
import type { PartContext, PartNeeds, ServicePaths } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { DESK_POLICY, deskPage } from './desk-page.ts';

export interface DeskOptions {
  /** Folder of the built screen. Default: the folder in this package. */
  readonly screen?: string | undefined;
}

/** Values that a site passes to its desk. */
export interface DeskHost {
  /** Beginnings of paths that no page can have. */
  readonly reservedPaths?: readonly string[] | undefined;
}

/** The desk as a part of a site. */
export interface DeskPart {
  readonly services?: (app: FastifyInstance, host: DeskHost) => Promise<void>;
  readonly paths?: ServicePaths;
  readonly printed?: Readonly<Record<string, string>>;
}

/** Management token of the embedded CMS in development. It is not secret: the documentation names it. */
const DEVELOPMENT_TOKEN = 'demo-management';
const PATH = '/desk';
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': DESK_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * Creates the part that serves the desk at `/desk` to browsers on this machine, and that edits the content of this
 * process. In production, or with a CMS in another process, the part does nothing. Pass the result to `serveSite`
 * of `@skein/host`.
 */
export function desk({ screen }: DeskOptions = {}): ((context: PartContext) => DeskPart) & PartNeeds {
  return ({ site, process, settings, variables }) => {
    const { production, content, servicesUrl, previewSecret } = settings;
    if (production || process !== 'site' || content.host !== undefined || servicesUrl !== undefined)
      return {};
    const { languages } = site.paths;
    return {
      printed: { Desk: PATH },
      paths: { prefixes: [PATH] },
      async services(app, { reservedPaths = [] }) {
        const page = deskPage({
          site: site.name,
          cma: `/cma/spaces/${content.space}/environments/${content.environment}`,
          token: variables['CONTENT_MANAGEMENT_TOKEN'] || DEVELOPMENT_TOKEN,
          languages: languages.map(({ locale, lang, prefix, name }) => ({ locale, lang, prefix, name })),
          reserved: [...reservedPaths, ...languages.flatMap(({ prefix }) => prefix || [])],
        });
        await app.register(async (scope) => {
          scope.addHook('onRequest', async (request, reply) => {
            if (!isFromThisMachine(request.raw)) return reply.code(404).type('text/plain').send('Not found');
            reply.headers(HEADERS);
          });
          scope.get(PATH, async (_request, reply) => {
            // Signs this browser in to the preview, so that the frame shows drafts.
            const query = new URLSearchParams({ secret: previewSecret ?? '' });
            const entered = await app.inject({ url: `/preview-mode?${query}` });
            const cookie = entered.headers['set-cookie'];
            if (entered.statusCode === 303 && cookie !== undefined) reply.header('set-cookie', cookie);
            return reply.type('text/html; charset=utf-8').send(page);
          });
          await scope.register(fastifyStatic, {
            root: screen ?? join(import.meta.dirname, '..', 'screen'),
            prefix: `${PATH}/`,
            index: false,
            cacheControl: false,
            decorateReply: false,
          });
        });
      },
    };
  };
}
