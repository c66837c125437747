import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { HtmlCache } from '../cache/html-cache.ts';
import { warmPages, type WarmPages } from '../cache/warm-pages.ts';
import type { PageService } from '../pages/page-service.ts';

interface Options {
  readonly dataDir: string;
  readonly cache: HtmlCache;
  readonly pages: Pick<PageService, 'exists' | 'render'>;
}

/** Draws the most requested pages of the previous run as soon as the site listens. */
export function warmWith(app: FastifyInstance, { dataDir, cache, pages }: Options): WarmPages {
  const warm = warmPages({
    file: join(dataDir, 'popular-pages.json'),
    cache,
    draw: async (path) =>
      (await pages.exists(path)) && cache.get(path, (seen) => pages.render(path, undefined, { seen })),
    onError: (error) => app.log.warn({ err: error }, 'what is asked for most cannot be kept'),
  });
  app.addHook('onListen', () => {
    warm.start();
    void warm.warm();
  });
  app.addHook('onClose', () => warm.stop());
  return warm;
}
