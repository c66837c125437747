import type { Sanitize } from '@skein/cms-client';
import { createDelivery, type DeliveryConfig } from '@skein/cms-client/server';
import type { Figures } from '@skein/http/figures';
import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import {
  createContentSource,
  type ContentSource,
  type ContentSourceOptions,
} from '../content/content-source.ts';
import { previewDelivery } from '../preview/preview-delivery.ts';
import type { Site } from '../site/site.ts';
import { watchedDelivery } from '../watch/watched-delivery.ts';
import type { WatchStep } from '../watch/watch-steps.ts';
import { assetAddresses, lastFrames } from './cms-connection.ts';

interface Options {
  readonly site: Site;
  readonly settings: HostSettings;
  /** How published content is read. */
  readonly delivery: DeliveryConfig;
  readonly sanitize: Sanitize;
  readonly watch: WatchStep;
  readonly figures: Figures | undefined;
}

/** The content of a site, read from its CMS; problems go to the log. */
export interface SiteSources {
  /** @param onRenamed hears the paths of pages that came, went, or have another name */
  published(onRenamed: (paths: readonly string[]) => void): ContentSource;
  /** @param published says which locales the CMS knows */
  drafts(published: ContentSource): ContentSource;
}

/** Makes the sources of published content and of drafts. */
export function siteSources(
  { log }: Pick<FastifyInstance, 'log'>,
  { site, settings, delivery, sanitize, watch, figures }: Options,
): SiteSources {
  const frames = lastFrames(delivery);
  const reader = (config: DeliveryConfig, asked: () => ContentSource) =>
    watchedDelivery(
      createDelivery({
        ...config,
        onError: (error) => log.warn({ err: error }, 'CMS'),
        onUnknownLocale: () => void asked().localeProblems(),
      }),
      figures,
    );
  const shared = {
    site,
    sanitize,
    watch,
    assetUrl: assetAddresses(settings),
    deadPaths: settings.production ? site.developmentPaths : [],
    onLocaleProblem: (problem) => log.warn(problem),
  } satisfies Partial<ContentSourceOptions>;
  return {
    published(onRenamed) {
      const source: ContentSource = createContentSource({
        ...shared,
        delivery: reader(delivery, () => source),
        ttlMs: settings.content.ttlMs,
        ofDrafts: false,
        lastFrames: frames,
        onProblems(path, problems) {
          if (problems.length > 0) log.warn({ path, problems }, 'content problems');
        },
        onRenamed,
      });
      return source;
    },
    drafts: (published) =>
      createContentSource({
        ...shared,
        delivery: reader(previewDelivery(delivery, settings.content), () => published),
        ttlMs: 0,
        ofDrafts: true,
        // Drafts fall back on what was published, and are never kept themselves.
        lastFrames: { ...frames, write: async () => undefined },
        onProblems: () => undefined,
        onRenamed: () => undefined,
      }),
  };
}
