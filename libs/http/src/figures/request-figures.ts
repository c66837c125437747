import type { FastifyInstance } from 'fastify';
import { isInjected } from '../requests/request-id.ts';
import { PAGE_ROUTE, type Figures } from './figures.types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page of the answer came from: `hit`, `miss`, `revalidated` or `stale`. */
    cacheState?: string;
  }
}

/** Counts every request that reaches the router, once the answer is sent. Call it on the outermost app. */
export function countRequests(app: FastifyInstance, figures: Figures): void {
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*' && [method].flat().includes('POST')) figures.expectErrors(url);
  });
  app.addHook('onResponse', (request, reply, done) => {
    // A request that the process sends to itself does not come from a visitor.
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
