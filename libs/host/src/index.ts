export { readBuildAssets, type BuildAssets } from './document/build-assets.ts';
export { NoExportFolder } from './export/exported-folder.ts';
export {
  exportSite,
  type ExportOptions,
  type ExportProblem,
  type ExportReport,
} from './export/export-site.ts';
export { remoteServices, type RemoteServicesOptions } from './http/remote-services.ts';
export { PAGES_TAG, useOwnPage, type OwnPage, type OwnPageContext } from './pages/own-page.tsx';
export type { VisitAnswer, VisitToShow } from './pages/visitor-pages.ts';
export { builtFolders } from './process/built-folders.ts';
export { createSite } from './process/create-site.ts';
export { freePort } from './process/free-port.ts';
export { serveSite, type ServeSiteOptions } from './process/serve-site.ts';
export type { ServicesHost, ServingsHost, SiteFolders, SiteOptions } from './process/site-options.ts';
export type { MakeSitePart, SitePart, SitePlace } from './process/site-part.ts';
export { serve, type ServeOptions } from './process/start.ts';
export { visitOnce, type VisitOnceOptions } from './process/visit-once.ts';
export { localesOf, type Locales } from './site/locales.ts';
export type { HostSettings } from './settings/host-settings.ts';
export type { SiteDefinition, SiteLook } from './site/site.ts';
