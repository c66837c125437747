import { words } from '@skein/content/languages';
import { ALL_PAGES, routes } from '@skein/content/routes';
import { sitePaths } from '@skein/content/site-paths';
import { localesOf, type SiteDefinition } from '@skein/host';
import { pageFrame, type Asks } from '@skein/shell/serve';
import { colorTokens, fontFacesCss, globalCss, pageTransitionsCss, tokensCss, wordsIn } from '@skein/ui';
import { AllPages, allPages } from './all-pages/all-pages.tsx';
import { providers } from './providers.ts';
import { registry } from './registry.ts';
import { SHORT_LINKS } from './short-links.ts';
import { UNLISTED } from './unlisted.ts';

/** Path of the page on which visitors choose cookies, without a language prefix. */
export const COOKIES_PAGE = '/cookies';
const NAME = 'Skein Fiber';
const locales = localesOf(sitePaths.languages);

function homeName(locale: string): string {
  const { tag } = locales.of(locale);
  return wordsIn(tag, words[tag])({ en: 'Home', es: 'Inicio' });
}

/** Returns the header and footer of every page. @param asks consent categories that visitors can choose */
export const frameFor = (asks: Asks) =>
  pageFrame({ siteName: NAME, homeName, asking: { asks, choicePage: COOKIES_PAGE } });

/** The site of the demo provider. */
export const site: SiteDefinition = {
  name: NAME,
  registry,
  frame: frameFor([]),
  paths: sitePaths,
  look: {
    css: (fontUrl) =>
      fontFacesCss(fontUrl, { display: 'optional' }) + tokensCss + globalCss + pageTransitionsCss,
    fonts: ['bricolage-grotesque.woff2', 'figtree.woff2'],
    palette: colorTokens,
    colors: { surface: '#fbf7f0', text: '#0e1630', accent: '#0b7a75' },
  },
  wrap: providers.wrap,
  words,
  homeName,
  addressCheckPath: routes.addressCheck,
  developmentPaths: ['/demo'],
  shortLinks: SHORT_LINKS,
  unlisted: UNLISTED,
  notCrawled: ['/blog/search/'],
  routes: [{ path: ALL_PAGES, element: <AllPages />, loader: allPages }],
  neverPrefetched: ['/demo/*', '/intl/es/demo/*', '/r/*'],
};
