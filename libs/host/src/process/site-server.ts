import { answerBadAddress, believes, requestIds } from '@skein/http';
import fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dropTypeOfNoBody } from '../http/empty-requests.ts';
import { openRequests } from '../http/open-requests.ts';
import { sendFallback } from '../http/send-fallback.ts';
import { cutOffSlow, REQUEST_MS, UPLOAD_MS } from '../http/slow-requests.ts';
import type { SiteAddresses } from '../pages/site-addresses.ts';
import { withTransportSecurity, type IsSecure } from '../http/transport-security.ts';
import type { HostSettings } from '@skein/http/settings';
import { readableLog } from './readable-log.ts';
import { withoutQuery } from './without-query.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when all open requests have their answer, so that the server can close. */
    settled?: () => Promise<void>;
    /** Returns every known address of the site, for an export. */
    siteAddresses?: () => Promise<SiteAddresses>;
  }
}

/** How long an idle connection stays open, ms. Proxies in front of the site must close connections earlier. */
const KEEP_ALIVE_MS = 72_000;
/** How long one part may take to start, ms. A busy machine reads an export of 50,000 pages slowly. */
const PART_MS = 120_000;
/** How long a client may leave an answer unread, ms. Afterwards, its connection is closed. */
const STALLED_MS = 60_000;

export interface SiteServerOptions {
  readonly settings: Pick<HostSettings, 'logLevel' | 'production' | 'trustProxy'>;
  readonly isSecure: IsSecure;
  /** Paths to which visitors upload files. */
  readonly uploadPaths?: readonly string[] | undefined;
  /** Answers a request from memory, before Fastify handles it. Returns false if there is no fresh page. */
  readonly serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Creates the server of a site, without routes. */
export function siteServer({
  settings,
  isSecure,
  uploadPaths,
  serveFresh,
}: SiteServerOptions): FastifyInstance {
  const requests = openRequests();
  const app = fastify({
    serverFactory(handler) {
      const rest = withTransportSecurity(isSecure, handler);
      return createServer(
        {
          requestTimeout: UPLOAD_MS,
          headersTimeout: REQUEST_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // Saves work for requests without a body, which are almost all requests.
          optimizeEmptyRequests: true,
        },
        (request, response) => {
          if (!requests.count(request, response)) return;
          dropTypeOfNoBody(request);
          cutOffSlow(request, uploadPaths);
          if (!serveFresh(request, response)) rest(request, response);
        },
      ).setTimeout(STALLED_MS, requests.endStalled);
    },
    logger: {
      level: settings.logLevel,
      serializers: { req: withoutQuery },
      ...(!settings.production && settings.logLevel !== 'debug' && { stream: readableLog }),
    },
    bodyLimit: 1024 * 1024,
    pluginTimeout: PART_MS,
    trustProxy: believes(settings.trustProxy),
    ...requestIds(settings.trustProxy),
    frameworkErrors: (error, request, reply) =>
      void (/^\/(?:api\/|buyflow_)/.test(request.raw.url ?? '')
        ? answerBadAddress(error, request, reply)
        : sendFallback(reply, 404, request.raw.url ?? '/', { status: 400 })),
  });
  return app.decorate('settled', requests.settled);
}
