import type { FastifyInstance } from 'fastify';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { ContentSource } from '../content/content-source.ts';
import { createReplicas, type Replicas } from '../replicas/replicas.ts';
import { tagsOfChange, takeChange } from '../replicas/take-change.ts';
import type { HostSettings } from '@skein/http/settings';
import type { Site } from '../site/site.ts';
import { drawnWith } from './drawn-with.ts';
import type { PageInputs } from './site-options.ts';

interface Options {
  readonly site: Pick<Site, 'frame' | 'policy'>;
  readonly settings: HostSettings;
  /** The secret that signs the cookies of experiments. The site derives it from INSTALLATION_SECRET. */
  readonly bucketSecret: string | undefined;
  readonly build: string;
  /** The inputs of all services. They are complete when the site listens. */
  readonly pageInputs: PageInputs;
  readonly source: ContentSource;
  readonly cache: HtmlCache;
}

/** Connects this site to its replicas, with which it shares pages and changes, until the app closes. */
export function replicasOf(
  app: FastifyInstance,
  { site, settings, bucketSecret, build, pageInputs, source, cache }: Options,
): Replicas {
  const { siteType } = site.frame;
  let name: string | undefined;
  const replicas = createReplicas({
    url: settings.cacheUrl,
    build: () => (name ??= drawnWith(build, site.policy, settings, pageInputs)),
    ttlMs: settings.content.ttlMs,
    apply: takeChange({ siteType, source, cache }),
    tagsOf: (change) => tagsOfChange(change, siteType),
    recentEdits: source.recentEdits,
    secrets: {
      INSTALLATION_SECRET: bucketSecret,
      CONTENT_WEBHOOK_SECRET: settings.content.webhookSecret,
      PREVIEW_SECRET: settings.previewSecret,
    },
    onError: (error) => app.log.warn({ reason: error.message }, 'the cache of all replicas is away'),
  });
  app.addHook('onClose', async () => replicas.close());
  return replicas;
}
