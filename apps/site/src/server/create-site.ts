import compress from '@fastify/compress';
import {
  answerBadAddress,
  believes,
  healthApi,
  pageVisitors,
  splitUrl,
  visitorStamp,
  type DegradedReport,
} from '@skein/api';
import { createDelivery, lastGoodOnDisk } from '@skein/cms-client/server';
import fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createCareersData } from '../content/careers-data.ts';
import { createApartmentData } from '../content/apartment-data.ts';
import { createContentSource } from '../content/content-source.ts';
import { lateSanitize } from '../content/late-sanitize.ts';
import { readBuildAssets } from '../render/build-assets.ts';
import { createDocumentRenderer, loadComponents } from '../render/render-document.tsx';
import {
  assetAddresses,
  deliveryConfig,
  isOwnCms,
  lastFrames,
  VENDOR_ASSET_HOSTS,
} from './cms-connection.ts';
import type { Config } from './config.ts';
import { networkAsker } from './ask-network.ts';
import { createHtmlCache } from './html-cache.ts';
import { DEVELOPMENT_PATHS } from './development-paths.ts';
import { dropTypeOfNoBody } from './empty-requests.ts';
import type { SiteFolders } from './built-folders.ts';
import { answerErrors } from './error-answers.ts';
import { pageRoutes, sendFallback } from './page-routes.ts';
import { createPageService, placeTag } from './page-service.ts';
import { previewRoutes } from './preview.ts';
import { previewEditors } from './preview-editors.ts';
import { openRequests } from './open-requests.ts';
import { previewDelivery } from './preview-delivery.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { freshPages } from './send-page.ts';
import { services } from './services.ts';
import { servicesReport } from './services-report.ts';
import { siteMapRoutes } from './site-map-routes.ts';
import { cutOffSlow, REQUEST_MS, UPLOAD_MS } from './slow-requests.ts';
import { brandImageAddress, staticFiles } from './static-files.ts';
import { arrivedSecurely, withTransportSecurity } from './transport-security.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { STALE_RETRY_MS } from '../content/stale-retry.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when all who wait have their answer: the moment to close. */
    settled?: () => Promise<void>;
  }
}

/** Longer than the proxies in front keep their connections, ms. */
const KEEP_ALIVE_MS = 72_000;
/** Pages in memory; each takes about 150 KB with its encodings. */
const PAGES_IN_MEMORY = 2000;
/** Of pages that read a query, such as a finder's. */
const QUERIES_IN_MEMORY = 300;

/** Pages that are worked at at a time where the CMS is another process. */
const REMOTE_AT_ONCE = 32;

/** Longer than a visitor waits for a CMS whose answers lie on disk: this is for when nothing can be kept there. */
const EDIT_PATIENCE_MS = 2000;

/** Types that the compression looks after. */
const COMPRESSIBLE = /^text\/|[+/](?:json|text|xml|javascript)(?:;|$)/;

/** What a visitor typed may stand in a query string: logs do without. */
const withoutQuery = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: splitUrl(url).path,
});

/** The whole site as one Fastify application, not yet listening. */
export async function createSite(config: Config, folders: SiteFolders): Promise<FastifyInstance> {
  const sanitize = lateSanitize();
  let serveFresh: ReturnType<typeof freshPages> = () => false;
  const isSecure = arrivedSecurely(config);
  const requests = openRequests();
  const app = fastify({
    serverFactory(handler) {
      const rest = withTransportSecurity(isSecure, handler);
      return createServer(
        {
          requestTimeout: UPLOAD_MS,
          headersTimeout: REQUEST_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // Almost every request asks for a page and brings nothing.
          optimizeEmptyRequests: true,
        },
        (request, response) => {
          dropTypeOfNoBody(request);
          cutOffSlow(request);
          requests.count(request, response);
          if (!serveFresh(request, response)) rest(request, response);
        },
      );
    },
    logger: { level: config.logLevel, serializers: { req: withoutQuery } },
    bodyLimit: 1024 * 1024,
    trustProxy: believes(config.trustProxy),
    frameworkErrors: (error, request, reply) =>
      void (/^\/(?:api\/|buyflow_)/.test(request.raw.url ?? '')
        ? answerBadAddress(error, request, reply)
        : sendFallback(reply, 404, request.raw.url ?? '/', 400)),
  });
  const { production, origin, servicesUrl } = config;
  const brandImage = brandImageAddress(folders.public);
  app.decorate('settled', requests.settled);
  app.decorate('brandPicture', new URL(brandImage, origin).href);
  const webhookSecret = config.content.webhookSecret ?? randomBytes(32).toString('hex');
  const diskProblems = new Set<string>();
  const disk = lastGoodOnDisk(join(config.dataDir, 'last-good'), (problem) => {
    diskProblems.clear();
    if (problem === undefined) return;
    diskProblems.add(`cannot be kept: ${problem}`);
    app.log.warn({ problem }, 'answers of the CMS cannot be kept');
  });
  app.addHook('onClose', () => disk.settled());
  const delivery = deliveryConfig(config, disk);
  const cache = createHtmlCache({
    ttlMs: config.content.ttlMs,
    retryMs: STALE_RETRY_MS,
    max: PAGES_IN_MEMORY,
    maxQueries: QUERIES_IN_MEMORY,
    patienceMs: EDIT_PATIENCE_MS,
  });
  const renderDocument = createDocumentRenderer(
    {
      assets: readBuildAssets(folders.client, folders.boot),
      origin,
      production,
      settings: config.pageSettings,
      photoHosts: config.photoHosts,
      brandImage,
      formOrigins: config.formOrigins,
      assetHosts: VENDOR_ASSET_HOSTS,
    },
    await loadComponents(),
  );
  const frames = lastFrames(delivery);
  const onError = (error: Error) => app.log.warn({ err: error }, 'CMS');
  const sourceFor = (preview: boolean) =>
    createContentSource({
      delivery: createDelivery({
        ...(preview ? previewDelivery(delivery, config.content) : delivery),
        onError,
      }),
      sanitize,
      assetUrl: assetAddresses(config),
      deadPaths: production ? DEVELOPMENT_PATHS : [],
      ttlMs: preview ? 0 : config.content.ttlMs,
      // Drafts fall back on what was published, and are never kept themselves.
      lastFrames: preview ? { ...frames, write: async () => undefined } : frames,
      onProblems(path, problems) {
        if (problems.length > 0 && !preview) app.log.warn({ path, problems }, 'content problems');
      },
      onRenamed(paths) {
        if (!preview) for (const path of paths) cache.invalidate(placeTag(path));
      },
    });
  const source = sourceFor(false);
  const apartments = createApartmentData({
    origin: servicesUrl ?? `http://${config.self}`,
    ttlMs: config.content.ttlMs,
    onProblem: (problem) => app.log.warn({ problem }, 'buildings'),
  });
  const careers = createCareersData({
    origin: servicesUrl ?? `http://${config.self}`,
    boardToken: config.services.CAREERS_BOARD_TOKEN,
    sanitize,
    onProblem: (problem) => app.log.warn({ problem }, 'careers'),
  });
  const { liveChatLicence } = config;
  // A CMS elsewhere has its own time, in which other pages may ask as well.
  const pagesAtOnce = isOwnCms(config) ? undefined : REMOTE_AT_ONCE;
  const drawing = {
    renderDocument,
    log: app.log,
    apartments,
    careers,
    liveChatLicence,
    origin,
    pagesAtOnce,
  };
  const signing =
    config.servicesUrl === undefined ? { dataDir: config.dataDir, secureCookies: production } : undefined;
  const visitors = signing && pageVisitors(signing);
  const pages = createPageService({ ...drawing, source, visitors, preview: false });
  const { previewSecret } = config;
  const preview =
    previewSecret === undefined
      ? undefined
      : {
          pages: createPageService({ ...drawing, source: sourceFor(true), preview: true }),
          editors: previewEditors(previewSecret),
        };

  serveFresh = freshPages({ cache, isEditor: preview?.editors.isEditor, isSecure, visitors });
  answerErrors(app, { pages, cache });
  // Everything but the pages themselves: those carry their headers and come compressed already.
  await app.register(async (scope) => {
    await scope.register(compress, { global: true, threshold: 1024 });
    scope.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        if (!reply.hasHeader(name)) reply.header(name, value);
      // Said by every answer that comes compressed to some, or a cache in front keeps one of them for all.
      if (COMPRESSIBLE.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('vary'))
        reply.header('vary', 'accept-encoding');
    });
    const reports: Record<string, DegradedReport> = {};
    await scope.register(services, {
      config,
      delivery,
      exportFile: config.content.exportFile ?? folders.contentExport,
      imageWorker: folders.imageWorker,
      addressFile: folders.addressFile,
      webhookSecret,
      renderRefusal: pages.renderRefused,
      renderStep: pages.renderStep,
      renderApplicationRefusal: pages.renderRefusedApplication,
      reports,
    });
    await scope.register(staticFiles, {
      clientFolder: folders.client,
      bootFolder: folders.boot,
      publicFolder: folders.public,
    });
    await scope.register(siteMapRoutes, { slugs: source.slugs, origin, production });
    if (preview) await scope.register(previewRoutes, { editors: preview.editors, production });
    await scope.register(webhookRoutes, { secret: webhookSecret, source, cache });
    await scope.register(healthApi, {
      checks: { content: source.slugs.any },
      degraded: {
        ...reports,
        frame: source.replacedParts,
        locales: source.localeProblems,
        lastGood: () => [...diskProblems],
        ...(servicesUrl !== undefined && { services: servicesReport({ servicesUrl }) }),
      },
    });
  });
  const askNetwork = networkAsker(app, sanitize);
  await app.register(pageRoutes, {
    pages,
    cache,
    preview: preview && { pages: preview.pages, isEditor: preview.editors.isEditor },
    stamp: signing && visitorStamp(signing),
    visitors,
    askNetwork,
  });
  return app;
}
