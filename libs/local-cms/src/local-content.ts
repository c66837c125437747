import {
  both,
  readSettings,
  text,
  type PartNeeds,
  type ServicePaths,
  type Setting,
  type PartContext,
} from '@skein/http/settings';
import type { Figures } from '@skein/http/figures';
import { isForeignPage } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { contentApi } from './content-api.ts';
import { imagesApi } from './images/images-api.ts';
import { DEFAULT_MANAGEMENT_TOKEN } from './model/content.constants.ts';
import type { ContentExport } from './model/content.types.ts';

export interface LocalContentOptions {
  /** An export in memory, or the path of a file from the vendor's tool. CONTENT_EXPORT overrides it. */
  readonly export: ContentExport | string;
  /** The built module that makes pictures. Default: the module of this package. */
  readonly imageWorker?: string | undefined;
}

/** Settings with which a process of the site serves its content. */
export const contentSettings = {
  CONTENT_EXPORT: {
    ...both(v.optional(text)),
    unset: 'the demo',
    about: 'export file that the embedded CMS serves',
    example: 'content/generated/export.json',
  },
  CONTENT_ASSETS_DIR: {
    ...both(v.optional(text)),
    unset: '`assets` beside the export',
    about: "folder of the assets' files",
    example: 'content/generated/assets',
  },
  CONTENT_MANAGEMENT_TOKEN: {
    ...both(v.optional(text, DEFAULT_MANAGEMENT_TOKEN)),
    about: 'token that edits the embedded content; ignored in production',
  },
  ASSET_HOST: {
    api: v.optional(v.pipe(text, v.regex(/^[^/]+$/u, 'must be a host, without scheme and path'))),
    unset: '`{HOST}:{PORT}`',
    about: '`host[:port]` in the URLs of assets, as browsers and the site reach it',
    example: 'localhost:3001',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Values that a process of the site passes to its content. */
export interface ContentHost {
  /** URL to which the CMS reports edits, and the secret that signs the reports. */
  readonly webhook: { readonly url: string; readonly secret: string | undefined } | undefined;
  readonly figures?: Figures | undefined;
  /** Gets the function that answers queries of pages in this process without a request. */
  readonly ownCms?:
    { entries?: ((query: Readonly<Record<string, unknown>>) => unknown) | undefined } | undefined;
  /** Gets a hash of the content. Replicas whose content differs do not share pages. */
  readonly pageInputs?: Record<string, string | undefined> | undefined;
}

/** The content as a part of a site. */
export interface LocalContent {
  readonly services: (app: FastifyInstance, host: ContentHost) => Promise<void>;
  readonly paths: ServicePaths;
  readonly printed: Readonly<Record<string, string>>;
}

/**
 * Returns addresses at which developers can see the content. The addresses contain the documented tokens, so
 * production does not print them, because more people read its log.
 */
function printed({
  process,
  settings: { production, content },
}: PartContext): Readonly<Record<string, string>> {
  if (process === 'site' || production) return {};
  const entries = `/spaces/${content.space}/environments/${content.environment}/entries?access_token=`;
  return {
    Content: `/cdn${entries}${content.token}`,
    Preview: `/preview${entries}${content.previewToken}`,
  };
}

/**
 * Serves an export as the content of a site, in the site's own process, unless the settings name another CMS. Pages
 * show an edit at once. In production, editing is off. Pass the result to `serveSite` of `@skein/host`.
 */
export function localContent(
  options: LocalContentOptions,
): ((context: PartContext) => LocalContent) & PartNeeds {
  const make = (context: PartContext): LocalContent => ({
    printed: printed(context),
    // If the services run in another process, they may still have the files of a CMS that the settings name.
    paths: {
      prefixes: [
        '/assets',
        ...(context.settings.content.host === undefined ? ['/cdn', '/preview', '/cma'] : []),
      ],
    },
    async services(app, { webhook, figures, pageInputs = {}, ownCms }) {
      const { self, production, dataDir, content } = context.settings;
      if (content.host !== undefined) return;
      const env = readSettings(contentSettings, 'api', context.variables);
      const { space, environment, token, previewToken } = content;
      // The token for development is public, and edits may change files on this machine, so only pages of
      // this machine may edit.
      app.addHook('onRequest', async (request, reply) => {
        if (request.routeOptions.url?.startsWith('/cma') && isForeignPage(request))
          return reply.code(403).send({ message: 'Only pages of this machine may edit the content.' });
      });
      await app.register(contentApi, {
        export: env.CONTENT_EXPORT ?? options.export,
        assetsDir: env.CONTENT_ASSETS_DIR,
        space,
        environment,
        deliveryToken: token,
        previewToken,
        managementToken: production ? undefined : env.CONTENT_MANAGEMENT_TOKEN,
        assetHost: (context.process === 'api' ? env.ASSET_HOST : undefined) ?? self,
        dataDir,
        webhooks: webhook ? [{ name: 'site', ...webhook }] : [],
      });
      pageInputs['content'] = app.content?.fingerprint;
      if (ownCms) ownCms.entries = app.content?.entriesHere;
      await app.register(imagesApi, { dataDir, workerFile: options.imageWorker, figures });
    },
  });
  return Object.assign(make, { table: contentSettings, folders: ['content', 'images'] });
}
