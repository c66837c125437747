export { createServices, serveServices } from './process/serve-services.ts';
export { pathsOf, type MakeSitePart, type SitePart } from './process/site-part.ts';
