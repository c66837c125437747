import type { FastifyInstance } from 'fastify';
import { isInjected } from '../requests/request-id.ts';
import { PAGE_ROUTE, type Figures } from './figures.types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page of the answer came from: `hit`, `miss`, `revalidated` or `stale`. */
    cacheState?: string;
  }
  interface FastifyContextConfig {
    /** Whether visitors send forms to this route. The metrics count such forms by their result. */
    takesSubmissions?: boolean;
  }
}

/** Counts every request that reaches the router, once the answer is sent. Call it on the outermost app. */
export function countRequests(app: FastifyInstance, figures: Figures): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url !== '/*' && [method].flat().includes('POST')) figures.expectErrors(url);
    if (config?.takesSubmissions) figures.expectSubmissions(url);
  });
  app.addHook('onResponse', (request, reply, done) => {
    // A request that the process sends to itself does not come from a visitor.
    if (!isInjected(request.raw)) {
      const { url, config } = request.routeOptions;
      const status = reply.raw.statusCode;
      figures.countRequest({
        route: url === '/*' ? PAGE_ROUTE : (url ?? 'none'),
        cache: request.cacheState ?? 'none',
        status,
        seconds: reply.elapsedTime / 1000,
      });
      if (config.takesSubmissions && url !== undefined) figures.countSubmission(url, status);
    }
    done();
  });
}
