import { DeliveryError } from '@skein/cms-client/server';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { PageService } from '../pages/page-service.ts';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { answerErrors } from './error-answers.ts';

it.each([
  ['the site fails', new Error('broken'), 500],
  [
    'the CMS does not answer',
    new DeliveryError({ contentType: 'page', locale: 'en-US' }, new Error('away')),
    503,
  ],
  ['there is no page', undefined, 404],
])(
  'the page that says that %s is in the language of the address, also with a query',
  async (_, error, status) => {
    const app = withLastResort(fastify());
    answerErrors(app, {
      pages: { renderStatus: async () => undefined } as unknown as PageService,
      cache: { get: async (_key: string, draw: () => unknown) => draw() } as unknown as HtmlCache,
    });
    if (error)
      app.get('/*', async () => {
        throw error;
      });
    for (const [url, lang] of [
      ['/intl/es?plan=1-gig', 'es'],
      ['/intl/es/plans?x=1', 'es'],
      ['/?from=/intl/es', 'en'],
    ] as const) {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, /<html lang="(\w+)/u.exec(body)?.[1]]).toEqual([status, lang]);
    }
  },
);
