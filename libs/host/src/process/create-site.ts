import { MAX_URL_LENGTH } from '@skein/cms-client';
import { STALE_RETRY_MS } from '@skein/cms-client/serve';
import { diskReport, healthApi, oneNetwork, plainAddresses, type DegradedReport } from '@skein/http';
import { tellDegraded, watchProcess } from '@skein/http/figures';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { createHtmlCache } from '../cache/html-cache.ts';
import { lateSanitize } from '../content/late-sanitize.ts';
import { checkWakers, readBuildAssets } from '../document/build-assets.ts';
import { openFragments } from '../document/drawn-fragments.ts';
import { fallbackPages } from '../document/fallback-pages.ts';
import { createDocumentRenderer, loadComponents } from '../document/render-document.tsx';
import { visitorBuckets } from '../experiments/visitor-buckets.ts';
import { serviceAsker } from '../http/ask-service.ts';
import { compressedAnswers } from '../http/compressed-answers.ts';
import { answerErrors } from '../http/error-answers.ts';
import { pageRoutes } from '../http/page-routes.ts';
import { freshPages } from '../http/fresh-pages.ts';
import { gonePages, watchRoutes } from '../http/gone-pages.ts';
import { servicesReport } from '../http/services-report.ts';
import { securityTxt } from '../http/security-txt.ts';
import { siteMapRoutes } from '../http/site-map-routes.ts';
import { brandImageAddress, staticFiles } from '../http/static-files.ts';
import { arrivedSecurely } from '../http/transport-security.ts';
import { WEBHOOK_PATH, webhookRoutes } from '../http/webhook-routes.ts';
import { PAGES_TAG } from '../pages/own-page.tsx';
import { createPageService, placeTag } from '../pages/page-service.ts';
import { siteAddresses } from '../pages/site-addresses.ts';
import { editAddresses } from '../preview/edit-address.ts';
import { openPreview } from '../preview/open-preview.ts';
import { previewRoutes } from '../preview/preview.ts';
import { drawRoutes } from '../http/draw-routes.ts';
import { siteOf } from '../site/site.ts';
import { watchSteps } from '../watch/watch-steps.ts';
import { deliveryConfig, isOwnCms, VENDOR_ASSET_HOSTS } from './cms-connection.ts';
import { keptAnswers } from './kept-answers.ts';
import { registerServices } from './register-services.ts';
import { replicasOf } from './replicas-of.ts';
import type { OwnCms, PageInputs, SiteOptions } from './site-options.ts';
import { siteServer } from './site-server.ts';
import { siteSources } from './site-sources.ts';
import { warmWith } from './warm-with.ts';

/** How many pages the cache keeps in memory, if there is room for them. */
const PAGES_IN_MEMORY = 50_000;
/** How many pages with a query the cache keeps in memory, such as results of the apartment finder. */
const QUERIES_IN_MEMORY = 300;
/** How many pages are drawn at a time when the CMS is another process. */
const REMOTE_AT_ONCE = 32;

/** How long a request waits for a page after an edit, ms. With old answers on disk, a shorter limit applies. */
const EDIT_PATIENCE_MS = 2000;

/** Creates the whole site as one Fastify application that does not listen yet. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { settings, folders, visits, arrivals, formToken, bucketSecret, onlyFresh, ...definition } = options;
  const site = siteOf(definition);
  const { production, origin, servicesUrl, content, previewSecret } = settings;
  const watching = await watchProcess({ ...settings, process: 'site' });
  const { figures } = watching;
  const sanitize = lateSanitize();
  let serveFresh: ReturnType<typeof freshPages> = () => false;
  const isSecure = arrivedSecurely(settings);
  const app = siteServer({
    settings,
    isSecure,
    uploadPaths: site.uploadPaths,
    serveFresh: (request, response) => serveFresh(request, response),
  });
  const buckets =
    bucketSecret === undefined
      ? undefined
      : visitorBuckets({ secret: bucketSecret, secureCookies: production });
  const brandImage = brandImageAddress(folders.public);
  watching.watch(app);
  app.decorate('lastResort', {
    locales: site.locales,
    pages: fallbackPages({
      name: site.name,
      colors: site.look.colors,
      picture: new URL(brandImage, origin).href,
      words: site.words,
    }),
  });
  const webhookSecret = content.webhookSecret ?? randomBytes(32).toString('hex');
  const kept = keptAnswers(app, settings.dataDir);
  const ownCms: OwnCms = {};
  const delivery = {
    ...deliveryConfig(settings, onlyFresh ? undefined : kept.disk, site.locales.all),
    entriesHere: (query: Readonly<Record<string, unknown>>) => ownCms.entries?.(query),
  };
  const cache = createHtmlCache({
    ttlMs: content.ttlMs,
    retryMs: STALE_RETRY_MS,
    max: PAGES_IN_MEMORY,
    maxBytes: settings.pageMemoryBytes,
    maxQueries: QUERIES_IN_MEMORY,
    patienceMs: EDIT_PATIENCE_MS,
    formToken,
  });
  const servings = options.servings({
    languages: site.locales.all,
    servicesOrigin: servicesUrl ?? `http://${settings.self}`,
    ttlMs: content.ttlMs,
    sanitize,
    askService: serviceAsker(app, figures),
    onProblem: (problem) => app.log.warn({ problem }, 'what a page shows beside its content'),
  });
  const assets = readBuildAssets(folders.client, folders.boot);
  checkWakers(site.registry, assets);
  /** Settings of pages. They are complete after all services are registered, before the first page is drawn. */
  const pageSettings = { ...settings.pageSettings };
  const renderDocument = createDocumentRenderer(
    {
      site,
      servings,
      assets,
      origin,
      production,
      settings: pageSettings,
      photoHosts: settings.photoHosts,
      brandImage,
      formOrigins: settings.formOrigins,
      assetHosts: VENDOR_ASSET_HOSTS,
      editAddress: editAddresses(app, site, content),
      fragments: options.fragments ?? (production ? openFragments(folders.fragments) : undefined),
    },
    await loadComponents(site),
  );
  const watch = watchSteps(figures);
  const sources = siteSources(app, {
    site,
    settings,
    delivery,
    lastGood: kept.disk,
    sanitize,
    watch,
    figures,
  });
  const source = sources.published((paths) => {
    const tags = [...paths.map(placeTag), PAGES_TAG];
    replicas.note(tags);
    for (const tag of tags) cache.invalidate(tag);
  });
  const pageInputs: PageInputs = {};
  const { build } = assets;
  const replicas = replicasOf(app, { site, settings, bucketSecret, build, pageInputs, source, cache });
  app.decorate('siteAddresses', () => siteAddresses(site, source.slugs, cache));
  // While a CMS in another process answers, this process can request content for other pages.
  const pagesAtOnce = isOwnCms(settings) ? undefined : REMOTE_AT_ONCE;
  const drawing = {
    site,
    servings,
    experiments: buckets !== undefined,
    formToken,
    renderDocument,
    log: app.log,
    origin,
    visits,
    pagesAtOnce,
    watch,
  };
  const pages = createPageService({
    ...drawing,
    source,
    shared: replicas.pages,
    preview: false,
    watchPool: figures && ((pool) => figures.watchPool('pages', pool)),
  });
  const warm = warmWith(app, { dataDir: settings.dataDir, cache, pages });
  const preview =
    previewSecret !== undefined
      ? await openPreview(previewSecret, drawing, source, (mark) => sources.drafts(source, mark))
      : undefined;
  serveFresh = freshPages({
    cache,
    editorOf: preview?.editors.nameOf,
    isSecure,
    visits,
    arrivals,
    buckets,
    countHit: figures?.countHit,
    goneAt: gonePages({ site, pages, cache, isRoute: watchRoutes(app) }),
  });
  const visitors = oneNetwork(app);
  plainAddresses(app, { maxLength: MAX_URL_LENGTH });
  answerErrors(app, { pages, cache });
  // The routes of pages are not in this scope: pages have their own headers, and are compressed already.
  await app.register(async (scope) => {
    await compressedAnswers(scope);
    const reports: Record<string, DegradedReport> = {};
    const host = {
      delivery,
      ownCms,
      webhook: { url: `http://${settings.self}${WEBHOOK_PATH}`, secret: webhookSecret },
      show: pages.show,
      loadPage: source.loadPage,
      reports,
      pageInputs,
      reservedPaths: site.paths.reserved,
      figures,
    };
    Object.assign(pageSettings, await registerServices(scope, options, host), settings.pageSettings);
    await scope.register(staticFiles, {
      clientFolder: folders.client,
      bootFolder: folders.boot,
      publicFolder: folders.public,
      neverPrefetched: site.neverPrefetched,
    });
    await scope.register(securityTxt, {
      contact: settings.securityContact,
      origin,
      languages: site.locales.all.map(({ lang }) => lang),
    });
    await scope.register(siteMapRoutes, { site, slugs: source.slugs, origin, production });
    if (preview) {
      await scope.register(previewRoutes, { site, preview, production });
      await scope.register(drawRoutes, { preview, content });
    }
    await scope.register(webhookRoutes, { secret: webhookSecret, announce: replicas.announce });
    const degraded = {
      ...reports,
      frame: source.replacedParts,
      locales: source.localeProblems,
      lastGood: kept.problems,
      ...(production && { visitors }),
      disk: diskReport(settings.dataDir),
      ...(settings.cacheUrl !== undefined && {
        replicas: replicas.problems,
        secrets: replicas.differences,
      }),
      ...(servicesUrl !== undefined && { services: servicesReport({ servicesUrl }) }),
    };
    if (figures) tellDegraded(figures, degraded);
    await watching.tell(scope);
    await scope.register(healthApi, {
      checks: { content: source.slugs.any, warm: warm.isWarm },
      degraded,
    });
  });
  await app.register(pageRoutes, {
    site,
    isSecure,
    pages,
    cache,
    preview,
    visits,
    arrivals,
    buckets,
  });
  return app;
}
