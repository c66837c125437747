import type { PartContext } from '@skein/http/settings';
import { consentApi, labelFilesApi, type LabelFilesOptions } from '@skein/services';
import type { FastifyInstance } from 'fastify';

/** A part of `serveSite`: the form with the cookie settings, and broadband labels as files. */
export const beside = ({ site, settings: { origin, production } }: PartContext) => ({
  async services(app: FastifyInstance, { loadPage }: Pick<LabelFilesOptions, 'loadPage'>) {
    await app.register(consentApi, {
      page: '/cookies',
      languages: site.paths.languages,
      asks: ['analytics', 'ads'],
      secureCookies: production,
      ownHosts: [new URL(origin).host],
    });
    await app.register(labelFilesApi, { loadPage, page: '/support/broadband-labels', origin });
  },
});
