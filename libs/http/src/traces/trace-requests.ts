import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInjected } from '../requests/request-id.ts';
import { inRequestSpan, type SpanEnd } from './in-span.ts';

/**
 * Records a span for each request that reaches the router. For a request from a proxy or from this process
 * itself, the headers name the parent span. Call it on the outermost app.
 * @param proxies number of proxies; if 0, headers from the network are not trusted
 */
export function traceRequests(app: FastifyInstance, proxies: number): void {
  const ends = new WeakMap<FastifyRequest, (how: SpanEnd) => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, raw } = request;
    inRequestSpan(method, proxies > 0 || isInjected(raw) ? headers : {}, (end) => {
      if (end) ends.set(request, end);
      done();
    });
  });
  app.addHook('onResponse', (request, reply, done) => {
    ends.get(request)?.({
      attributes: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.raw.statusCode,
        'skein.request_id': request.id,
      },
      failed: reply.raw.statusCode >= 500,
    });
    done();
  });
}
