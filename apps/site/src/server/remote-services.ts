import httpProxy from '@fastify/http-proxy';
import { FORM_PATHS, POST_PATHS, SERVICE_PREFIXES } from '@skein/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepTypedValues } from './posted-form.ts';
import { answerServiceOutage } from './service-outage.ts';

export interface RemoteServicesOptions {
  /** Origin of the process that runs the services. */
  readonly servicesUrl: string;
  /** How long they may think before they count as away, ms. */
  readonly timeoutMs?: number;
}

/** Longer than any of them takes for an answer; a visitor waits no longer than this, ms. */
const SERVICES_TIMEOUT_MS = 8000;

/** Passes the paths of the services on to a process of their own. When that is away, visitors hear it from the site. */
export async function remoteServices(
  app: FastifyInstance,
  { servicesUrl, timeoutMs = SERVICES_TIMEOUT_MS }: RemoteServicesOptions,
): Promise<void> {
  keepTypedValues(app);
  const proxied = [
    ...SERVICE_PREFIXES.map((prefix) => ({ prefix })),
    ...FORM_PATHS.map((prefix) => ({ prefix, httpMethods: ['GET', 'HEAD', 'POST'] })),
    ...POST_PATHS.map((prefix) => ({ prefix, httpMethods: ['POST'] })),
  ];
  for (const { prefix, ...methods } of proxied)
    await app.register(httpProxy, {
      ...methods,
      upstream: servicesUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } },
      replyOptions: {
        onError: (reply, { error }) => void answerServiceOutage(reply as FastifyReply, error),
        // The services limit requests by address: they have to see the visitor's, not ours.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': (request as FastifyRequest).host,
        }),
      },
    });
}
