import type { FastifyInstance } from 'fastify';
import { contentApi } from './content-api.ts';
import { imagesApi } from './images/images-api.ts';
import { DEFAULT_MANAGEMENT_TOKEN } from './model/content.constants.ts';

export interface LocalContentOptions {
  /** The path of an export as the vendor's tool writes it. */
  readonly export: string;
}

/** What the content needs to know of the site that it is a part of, as `@skein/host` tells its parts. */
export interface ContentSite {
  readonly settings: {
    readonly self: string;
    readonly production: boolean;
    readonly dataDir: string;
    readonly content: {
      /** Of a CMS elsewhere: then nothing is served here. */
      readonly host: string | undefined;
      readonly space: string;
      readonly environment: string;
      readonly token: string;
      readonly previewToken: string | undefined;
    };
  };
}

/** The content as a part of a site. */
export interface LocalContent {
  readonly services: (app: FastifyInstance, site: { readonly webhookSecret: string }) => Promise<void>;
}

/**
 * An export as the content of a site, in the site's own process, unless its settings name a CMS elsewhere. Who saves in it
 * sees the change on the page at once. In production nobody saves. A part of `serveSite` of `@skein/host`.
 */
export const localContent =
  (options: LocalContentOptions) =>
  ({ settings: { self, production, dataDir, content } }: ContentSite): LocalContent => ({
    async services(app, { webhookSecret }) {
      if (content.host !== undefined) return;
      const { space, environment, token, previewToken } = content;
      await app.register(contentApi, {
        export: options.export,
        space,
        environment,
        deliveryToken: token,
        previewToken,
        managementToken: production ? undefined : DEFAULT_MANAGEMENT_TOKEN,
        assetHost: self,
        dataDir,
        webhooks: [{ name: 'site', url: `http://${self}/webhooks/content`, secret: webhookSecret }],
      });
      await app.register(imagesApi, { dataDir });
    },
  });
