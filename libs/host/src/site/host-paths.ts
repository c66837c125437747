import { WITHOUT_LANGUAGE } from '@skein/cms-client';

/** Beginnings of paths that no page of any site can have, because the host answers them itself. */
export const HOST_PATHS: readonly string[] = [
  ...WITHOUT_LANGUAGE,
  '.well-known',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'icon-512.png',
  'metrics',
  'preview-mode',
  'readyz',
  'robots.txt',
  'share-image',
  'share-image.png',
  'sitemap-pages.xml',
  'sitemap-support.xml',
  'sitemap.xml',
  'speculation-rules.json',
  'static',
].map((segment) => `/${segment}`);
