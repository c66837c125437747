import type { Sanitize } from '@skein/cms-client';
import { steadyNow } from '@skein/cms-client/serve';
import { createDelivery, type Delivery, type DeliveryConfig, type LastGood } from '@skein/cms-client/server';
import type { Figures } from '@skein/http/figures';
import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentProblemLog } from '../content/content-problem-log.ts';
import {
  createContentSource,
  type ContentSource,
  type ContentSourceOptions,
} from '../content/content-source.ts';
import { createSlugIndex } from '../content/slug-index.ts';
import { previewDelivery } from '../preview/preview-delivery.ts';
import { unsavedEdits, type Drafts, type UnsavedEdits } from '../preview/unsaved-edits.ts';
import type { Site } from '../site/site.ts';
import { watchedDelivery } from '../watch/watched-delivery.ts';
import type { WatchStep } from '../watch/watch-steps.ts';
import { assetAddresses, lastFrames } from './cms-connection.ts';

interface Options {
  readonly site: Site;
  readonly settings: HostSettings;
  /** The connection to the CMS for published content. */
  readonly delivery: DeliveryConfig;
  readonly lastGood: LastGood;
  readonly sanitize: Sanitize;
  readonly watch: WatchStep;
  readonly figures: Figures | undefined;
}

/** The content of a site, read from its CMS; problems go to the log. */
export interface SiteSources {
  /**
   * Makes the source of published content.
   * @param onRenamed gets the paths of pages that were added, removed or renamed, or that site maps list otherwise
   */
  published(onRenamed: (paths: readonly string[]) => void): ContentSource;
  /**
   * Returns a function that makes the drafts for one editor.
   * @param published the source that reports problems with the languages of the CMS
   * @param mark adds a mark to a text that says where the text comes from
   */
  drafts(published: ContentSource, mark: ContentSourceOptions['mark']): () => Drafts;
}

/** How old the list of drafts may be, in ms. If an address is not in the list, the site always asks the CMS. */
const SLUGS_TTL_MS = 1000;

/** How old the published content that drafts are compared with may be, in ms. */
const PUBLISHED_TTL_MS = 2000;

/**
 * Returns a function that asks the CMS, and gives the same answer to the same question for a time.
 * @param ttl how long to reuse an answer, in ms
 */
function rememberFor(ttl: number, ask: Delivery['ask']): Delivery['ask'] {
  const answers = new LRUCache<string, ReturnType<Delivery['ask']>>({ max: 100, ttl });
  return (question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(question);
    answers.set(key, answer, { noUpdateTTL: true });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

/** Makes the sources of published content and of drafts. */
export function siteSources(
  { log }: Pick<FastifyInstance, 'log'>,
  { site, settings, delivery, lastGood, sanitize, watch, figures }: Options,
): SiteSources {
  const frames = lastFrames(delivery, lastGood);
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
        // Files of content do not say when they were changed, and only our own CMS reads files.
        undatedChanges: delivery.basePath === '/cdn',
        lastFrames: frames,
        onProblems: contentProblemLog(log, site.locales),
        onRenamed,
      });
      return source;
    },
    drafts(published, mark) {
      const drafts = reader(previewDelivery(delivery, settings.content), () => published);
      const slugs = createSlugIndex({
        site,
        delivery: drafts,
        ttlMs: SLUGS_TTL_MS,
        ofDrafts: true,
        now: steadyNow,
        onProblems: () => undefined,
      });
      const of = (edits: UnsavedEdits, marks: Partial<ContentSourceOptions> = {}) =>
        createContentSource({
          ...shared,
          ...marks,
          delivery: edits,
          ttlMs: 0,
          slugs,
          // If drafts have no complete frame, the last published one is used. Frames of drafts are not stored.
          lastFrames: { ...frames, write: async () => undefined },
          onProblems: () => undefined,
        });
      const visible = rememberFor(PUBLISHED_TTL_MS, reader(delivery, () => published).ask);
      return () => {
        const edits = unsavedEdits(drafts, site.locales.all[0].locale);
        return {
          plain: of(edits, { askPublished: visible }),
          marked: of(edits, { mark }),
          lay: edits.lay,
        };
      };
    },
  };
}
