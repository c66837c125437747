import type { FastifyInstance } from 'fastify';
import { isInjected } from '../requests/request-id.ts';
import { PAGE_ROUTE, type Figures } from './figures.types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page of the answer came from: `hit`, `miss`, `revalidated` or `stale`. */
    cacheState?: string;
  }
}

/** Counts every request that reaches the router, once it is answered. For the outermost application. */
export function countRequests(app: FastifyInstance, figures: Figures): void {
  app.addHook('onResponse', (request, reply, done) => {
    // What a process asks of itself is no visitor's.
    if (!isInjected(request.raw)) {
      const { url } = request.routeOptions;
      figures.countRequest({
        route: url === '/*' ? PAGE_ROUTE : (url ?? 'none'),
        cache: request.cacheState ?? 'none',
        status: reply.raw.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    }
    done();
  });
}
