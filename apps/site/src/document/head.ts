import type { SiteLocale } from '@skein/cms-client';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { LoadedPage } from '../content/content-source.ts';
import type { SlugEntry } from '../content/slug-index.ts';
import type { HeadTag } from './document.ts';
import { shareImage } from './share-image.ts';
import { homeName, languageIn, languages, localizePath } from '../languages.ts';

export interface HeadContext {
  readonly loaded: LoadedPage;
  /** Path without language prefix. */
  readonly path: string;
  /** Public origin, such as `https://skein.example`. */
  readonly origin: string;
  readonly production: boolean;
  readonly status: number;
  readonly fontUrls: readonly string[];
  /** Address of the picture that stands for the brand in previews of links. */
  readonly brandImage: string;
  /** Ancestors of the page that exist, from the top; without home and without the page itself. */
  readonly ancestors: readonly SlugEntry[];
  /** For scripts that send the page's forms; on pages that are drawn for one visitor alone. */
  readonly csrfToken?: string | undefined;
}

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content ? [['meta', { name, content }]] : [];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content ? [['meta', { property: name, content }]] : [];

export const pageTitle = ({ page, site }: LoadedPage) =>
  page.title === site.title || page.title.includes(site.title) ? page.title : `${page.title} | ${site.title}`;

/** Where the page is, in a language, with its origin. */
export const pageAddress = ({ loaded, path, origin }: HeadContext, locale: SiteLocale): string =>
  origin + localizePath(path + (loaded.query ?? ''), locale);

/** Everything in the head but title, styles and script. */
export function headTags(context: HeadContext): HeadTag[] {
  const { loaded, origin, production, status, fontUrls, brandImage, csrfToken } = context;
  const { page, site, locale } = loaded;
  const found = status === 200;
  const address = (to: SiteLocale) => pageAddress(context, to);
  const image = shareImage(loaded, origin, brandImage);
  return [
    ...meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    ...meta('description', page.description),
    ...(production && found && !page.noIndex ? [] : meta('robots', 'noindex')),
    ...meta('theme-color', '#fbf7f0'),
    ...meta('format-detection', 'telephone=no'),
    ...meta('csrf-token', csrfToken),
    ...(found
      ? ([
          ['link', { rel: 'canonical', href: address(locale) }],
          ...languages.map((language): HeadTag => [
            'link',
            { rel: 'alternate', hreflang: language.lang, href: address(language.locale) },
          ]),
          ['link', { rel: 'alternate', hreflang: 'x-default', href: address(languages[0].locale) }],
        ] satisfies HeadTag[])
      : []),
    ...property('og:type', 'website'),
    ...property('og:site_name', site.title),
    ...property('og:title', page.title),
    ...property('og:description', page.description),
    ...(found ? property('og:url', address(locale)) : []),
    ...property('og:locale', languageIn(locale).tag.replace('-', '_')),
    ...property('og:image', image.url),
    ...property('og:image:type', image.type),
    ...property('og:image:width', String(image.width)),
    ...property('og:image:height', String(image.height)),
    ...property('og:image:alt', image.alt),
    ...meta('twitter:card', 'summary_large_image'),
    ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }],
    ...fontUrls.map((href): HeadTag => [
      'link',
      { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href, fetchpriority: 'low' },
    ]),
  ];
}

/** The way from home to the page, for search engines. None on the home page itself. */
export function breadcrumbs({
  loaded,
  path,
  origin,
  ancestors,
}: HeadContext): WithContext<BreadcrumbList> | undefined {
  if (path === '/') return undefined;
  const { page, locale } = loaded;
  const steps = [
    { name: homeName(locale), path: '/' },
    ...ancestors.map((entry) => ({ name: entry.breadcrumb, path: entry.path })),
    { name: page.breadcrumb ?? page.title, path: path + (loaded.query ?? '') },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + localizePath(step.path, locale),
    })),
  };
}
