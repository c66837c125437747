import { readWebhook } from '@skein/cms-client/server';
import type { FastifyInstance } from 'fastify';
import type { ContentSource } from '../content/content-source.ts';
import type { HtmlCache } from '../cache/html-cache.ts';

export interface WebhookRoutesOptions {
  /** Content type id of what all pages share. */
  readonly siteType: string;
  readonly secret: string;
  readonly source: ContentSource;
  readonly cache: HtmlCache;
}

/** Webhook bodies are whole entries; the CMS allows about this much. Bytes. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** Takes the CMS's word that something has changed, and forgets exactly what depends on it. */
export async function webhookRoutes(
  app: FastifyInstance,
  { siteType, secret, source, cache }: WebhookRoutesOptions,
) {
  const taken = new Map<string, number>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/webhooks/content', async (request, reply) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    const result = readWebhook(
      secret,
      {
        path: request.url,
        headers,
        body: typeof request.body === 'string' ? request.body : '',
      },
      taken,
    );
    if (!result.ok) {
      request.log.warn({ reason: result.reason }, 'webhook refused');
      return reply.code(result.status).send({ error: { code: 'WebhookRefused', message: result.reason } });
    }
    const { id, contentType, kind } = result.change;
    source.invalidate(id, contentType);
    // A new frame is on every page, also on those that were drawn before there was an entry to hang on.
    if (kind === 'ContentType' || contentType === siteType) cache.invalidateAll();
    const pages = cache.invalidate(id);
    request.log.info({ id, kind, pages }, 'content changed');
    return { invalidated: pages };
  });
}
