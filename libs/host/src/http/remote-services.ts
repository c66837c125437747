import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID_HEADER } from '@skein/http';
import { isTimeout, type Figures, type Outcome } from '@skein/http/figures';
import { traceHeaders } from '@skein/http/traces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { answerBody } from './answer-body.ts';
import { keepTypedValues } from './posted-form.ts';
import { answerServiceOutage } from './service-outage.ts';

export interface RemoteServicesOptions {
  /** Origin of the process that runs the services. */
  readonly servicesUrl: string;
  /** Beginnings of the paths that the services answer. */
  readonly prefixes: readonly string[];
  /** Paths to which forms are posted. A visitor who opens such a path is redirected to the form's page. */
  readonly formPaths?: readonly string[];
  /** Paths of pages to which forms are also posted. Only the posts are forwarded. */
  readonly postPaths?: readonly string[];
  /** How long the services may take before they count as unreachable, ms. */
  readonly timeoutMs?: number;
  readonly figures?: Figures | undefined;
}

/** How long a visitor waits for the services, ms. Every normal answer takes less time. */
const SERVICES_TIMEOUT_MS = 8000;

/** Forwards requests for services to another process. If the process fails, the site answers with 503. */
export async function remoteServices(
  app: FastifyInstance,
  {
    servicesUrl,
    prefixes,
    formPaths = [],
    postPaths = [],
    timeoutMs = SERVICES_TIMEOUT_MS,
    figures,
  }: RemoteServicesOptions,
): Promise<void> {
  keepTypedValues(app);
  const outages = new WeakMap<FastifyRequest, Outcome>();
  app.addHook('onResponse', async (request, reply) => {
    const outcome = outages.get(request) ?? (reply.statusCode < 500 ? 'ok' : 'error');
    figures?.countCall('services', outcome, reply.elapsedTime / 1000);
  });
  function failed(reply: FastifyReply, error: Error): void {
    outages.set(reply.request, isTimeout(error) ? 'timeout' : 'error');
    answerServiceOutage(reply, error);
  }
  const proxied = [
    ...prefixes.map((prefix) => ({ prefix })),
    ...formPaths.map((prefix) => ({ prefix, httpMethods: ['GET', 'HEAD', 'POST'] })),
    ...postPaths.map((prefix) => ({ prefix, httpMethods: ['POST'] })),
  ];
  for (const { prefix, ...methods } of proxied)
    await app.register(httpProxy, {
      ...methods,
      upstream: servicesUrl,
      prefix,
      rewritePrefix: prefix,
      // By default, the proxy retries up to ten times, which adds requests to overloaded services.
      retryMethods: [],
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } },
      replyOptions: {
        onError: (reply, { error }) => failed(reply as FastifyReply, error),
        // Sends a short answer only when it is complete. If it takes too long, visitors get the outage page.
        onResponse(_request, reply, { stream }: { readonly stream: Readable }) {
          answerBody(stream, timeoutMs).then(
            (body) => reply.send(body),
            (error: Error) => failed(reply as FastifyReply, error),
          );
        },
        // The services limit requests by IP address, so they need the visitor's address, not the host's.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...traceHeaders(),
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': (request as FastifyRequest).host,
          [REQUEST_ID_HEADER]: (request as FastifyRequest).id,
        }),
      },
    });
}
