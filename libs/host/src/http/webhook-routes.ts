import { readWebhook } from '@skein/cms-client/server';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../replicas/change.ts';

/** Path at which the CMS reports edits. */
export const WEBHOOK_PATH = '/webhooks/content';

export interface WebhookRoutesOptions {
  readonly secret: string;
  /** Announces a change to all replicas. @returns how many pages this replica draws again */
  readonly announce: (change: Change) => Promise<number>;
}

/** Largest webhook body, in bytes. A webhook contains a whole entry, and the CMS limits the size of entries. */
export const WEBHOOK_BYTES_MAX = 2 * 1024 * 1024;

/** Adds the route at which the CMS reports a change. All replicas renew the pages that the change affects. */
export async function webhookRoutes(app: FastifyInstance, { secret, announce }: WebhookRoutesOptions) {
  const taken = new Map<string, number>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: WEBHOOK_BYTES_MAX }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, async (request, reply) => {
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
    const pages = await announce({ id, contentType, kind });
    request.log.info({ id, kind, pages }, 'content changed');
    return { invalidated: pages };
  });
}
