/* The parts of a host, for tests and measurements of a site that is built on it. */
export { createHtmlCache, type HtmlCache } from '../cache/html-cache.ts';
export { pageBytes } from '../cache/page-bytes.ts';
export { createContentSource } from '../content/content-source.ts';
export type { SlugEntry } from '../content/page-list.ts';
export { createSlugIndex } from '../content/slug-index.ts';
export { readBuildAssets, type BuildAssets } from '../document/build-assets.ts';
export { contentSecurityPolicy } from '../document/csp.ts';
export { escapeHtml, sha256 } from '../document/document.ts';
export { fallbackPages } from '../document/fallback-pages.ts';
export { joinedSources } from '../document/page-settings.ts';
export { createDocumentRenderer, loadComponents } from '../document/render-document.tsx';
export { DRAW_BYTES_MAX, DRAW_PATH } from '../http/draw-routes.ts';
export { pageRoutes } from '../http/page-routes.ts';
export { siteMapItems } from '../http/site-map-routes.ts';
export { FILES_BY_NAME } from '../http/static-files.ts';
export { WEBHOOK_BYTES_MAX, WEBHOOK_PATH } from '../http/webhook-routes.ts';
export { createPageService, placeTag, type PageService } from '../pages/page-service.ts';
export { markSource, withSources } from '../preview/text-sources.ts';
export { NoSuchPage } from '../pages/routes.tsx';
export { atPath, type StandInRequest } from '../pages/stand-in-page.ts';
export { writeExport } from '../export/write-export.ts';
export { deliveryConfig } from '../process/cms-connection.ts';
export { configureSite, type ConfiguredSite } from '../process/configure-site.ts';
export { joinedParts } from '../process/join-parts.ts';
export { DRAWING_MS, PATIENCE_MS } from '../replicas/shared-pages.ts';
export { readHostSettings } from '../settings/read-host-settings.ts';
export { canonicalPath } from '../site/canonical-path.ts';
export { siteOf } from '../site/site.ts';
export {
  memoryDelivery,
  memoryLastGood,
  siteInMemory,
  type Exported,
  type ExportedEntry,
  type SiteInMemory,
  type SiteInMemoryOptions,
} from './site-in-memory.ts';
