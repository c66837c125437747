import type { SiteLocale } from '@skein/cms-client';
import type { LoadedPage } from '@skein/cms-client/serve';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { SlugEntry } from '../content/page-list.ts';
import type { Site } from '../site/site.ts';
import type { HeadTag } from './document.ts';
import { shareImage } from './share-image.ts';

export interface HeadContext {
  readonly site: Site;
  readonly loaded: LoadedPage;
  /** Path without language prefix. */
  readonly path: string;
  /** Public origin, such as `https://skein.example`. */
  readonly origin: string;
  readonly production: boolean;
  readonly status: number;
  readonly fontUrls: readonly string[];
  /** Address of the brand's picture for link previews. */
  readonly brandImage: string;
  /** Existing pages above this one, from the top, without the home page. */
  readonly ancestors: readonly SlugEntry[];
  /** This hour's form token, for scripts that send the page's forms; undefined if no form needs it. */
  readonly csrfToken?: string | undefined;
}

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content ? [['meta', { name, content }]] : [];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content ? [['meta', { property: name, content }]] : [];

export const pageTitle = ({ page, site }: LoadedPage) =>
  page.title === site.title || page.title.includes(site.title) ? page.title : `${page.title} | ${site.title}`;

/** Returns the absolute address of the page in a language. */
export const pageAddress = (
  { site, loaded, path, origin }: Pick<HeadContext, 'site' | 'loaded' | 'path' | 'origin'>,
  locale: SiteLocale,
): string => origin + site.locales.localize(path + (loaded.query ?? ''), locale);

/** Returns all tags of the head except title, styles and script. */
export function headTags(context: HeadContext): HeadTag[] {
  const { loaded, origin, production, status, fontUrls, brandImage, csrfToken } = context;
  const { page, site, locale } = loaded;
  const { locales, look } = context.site;
  const found = status === 200;
  const address = (to: SiteLocale) => pageAddress(context, to);
  const image = shareImage(loaded, origin, brandImage);
  return [
    ...meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    ...meta('description', page.description),
    ...(production && found && !page.noIndex ? [] : meta('robots', 'noindex')),
    ...meta('theme-color', look.colors.surface),
    ...meta('format-detection', 'telephone=no'),
    ...meta('csrf-token', csrfToken),
    ...(found
      ? ([
          ['link', { rel: 'canonical', href: address(locale) }],
          ...locales.all.map((language): HeadTag => [
            'link',
            { rel: 'alternate', hreflang: language.lang, href: address(language.locale) },
          ]),
          ['link', { rel: 'alternate', hreflang: 'x-default', href: address(locales.all[0].locale) }],
        ] satisfies HeadTag[])
      : []),
    ...property('og:type', 'website'),
    ...property('og:site_name', site.title),
    ...property('og:title', page.title),
    ...property('og:description', page.description),
    ...(found ? property('og:url', address(locale)) : []),
    ...property('og:locale', locales.of(locale).tag.replace('-', '_')),
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

/** Returns the breadcrumb of the page, for search engines. Undefined on the home page. */
export function breadcrumbs({
  site,
  loaded,
  path,
  origin,
  ancestors,
}: HeadContext): WithContext<BreadcrumbList> | undefined {
  if (path === '/') return undefined;
  const { page, locale } = loaded;
  const steps = [
    { name: site.homeName(locale), path: '/' },
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
      item: origin + site.locales.localize(step.path, locale),
    })),
  };
}
