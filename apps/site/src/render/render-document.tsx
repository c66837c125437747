import type { RegistryEntry } from '@skein/cms-client';
import { fragmentMemory, renderPage, type RenderProblem } from '@skein/cms-client/render';
import { fontFacesCss, globalCss, pageTransitionsCss, tokensCss } from '@skein/ui';
import type { ComponentType, ReactNode } from 'react';
import { contentSecurityPolicy } from '../document/csp.ts';
import { documentHtml, sha256 } from '../document/document.ts';
import { serviceSources, type PageSettings, type ServiceSources } from '../document/page-settings.ts';
import { faqPage } from '../document/faq-page.ts';
import { jobPostings } from '../document/job-postings.ts';
import { localBusinesses } from '../document/local-businesses.ts';
import { showsMap } from '../document/shows-map.ts';
import { breadcrumbs, headTags, pageAddress, pageTitle } from '../document/head.ts';
import { showsLiveChat } from '../content/live-chat-page.ts';
import type { LoadedPage } from '../content/content-source.ts';
import type { SlugEntry } from '../content/slug-index.ts';
import { withProviders } from '../islands/providers.tsx';
import { PreviewBar } from '../layout/preview-bar.tsx';
import { registry } from '../registry.ts';
import type { BuildAssets } from './build-assets.ts';
import { languageIn, perLocale, splitLocale } from '../languages.ts';

export interface DocumentRequest {
  readonly loaded: LoadedPage;
  /** Path with its language prefix. */
  readonly path: string;
  readonly search: string;
  readonly status: number;
  readonly ancestors: readonly SlugEntry[];
  /** The routed page. */
  readonly page: ReactNode;
  /** Shows editors what went wrong in place of leaving it out. */
  readonly preview: boolean;
  /** On a page that is drawn for one visitor, what its forms carry. */
  readonly csrfToken?: string | undefined;
}

export interface RenderedDocument {
  readonly html: string;
  readonly csp: string;
  readonly problems: readonly RenderProblem[];
}

export interface DocumentOptions {
  readonly assets: BuildAssets;
  readonly origin: string;
  readonly production: boolean;
  readonly assetHosts: readonly string[];
  readonly settings: PageSettings;
  readonly photoHosts?: readonly string[] | undefined;
  /** Address of the brand's picture for previews of links. */
  readonly brandImage: string;
  readonly formOrigins: readonly string[];
}

/** Loads the component of every registered content type, once per process. */
export async function loadComponents(): Promise<ReadonlyMap<string, ComponentType<never>>> {
  const load = async ({ type, load: get }: RegistryEntry) => [type.id, await get()] as const;
  return new Map(await Promise.all([...registry.values()].map(load)));
}

const MAX_HASHES = 200;

/** On paper a link shows its whole address. */
const originCss = (origin: string) => `@media print{:root{--site-origin:${JSON.stringify(origin)}}}`;

const Broken = (problem: RenderProblem) => (
  <p role="note">
    {problem.type} {problem.entryId}:{' '}
    {problem.error instanceof Error ? problem.error.message : 'cannot be shown'}
  </p>
);

/** Draws documents. What does not change from page to page is prepared here. */
export function createDocumentRenderer(
  options: DocumentOptions,
  components: ReadonlyMap<string, ComponentType<never>>,
) {
  const { assets, origin, production, assetHosts, photoHosts, settings, brandImage, formOrigins } = options;
  const baseCss =
    fontFacesCss(assets.fontUrl, { display: 'optional' }) +
    tokensCss +
    globalCss +
    pageTransitionsCss +
    originCss(origin);
  const services = { plain: serviceSources(settings), withMap: serviceSources(settings, true) };
  function sourcesFor({ loaded, csrfToken }: DocumentRequest): ServiceSources {
    const hasMap = showsMap(loaded);
    // The chat stands on pages that are drawn for one visitor.
    if (csrfToken !== undefined && showsLiveChat(loaded)) return serviceSources(settings, hasMap, true);
    return hasMap ? services.withMap : services.plain;
  }
  const baseHash = sha256(baseCss);
  const scriptHash = sha256(assets.bootScript);
  /** Hashes by CSS; the renderer gives pages made of the same components the same string. */
  const cssHashes = new Map<string, string>();
  function hashOf(css: string): string {
    const known = cssHashes.get(css);
    if (known !== undefined) return known;
    if (cssHashes.size >= MAX_HASHES) cssHashes.clear();
    const hash = sha256(css);
    cssHashes.set(css, hash);
    return hash;
  }
  const drawnBlocks = perLocale(() => fragmentMemory());
  const fontUrls = ['bricolage-grotesque.woff2', 'figtree.woff2'].map(assets.fontUrl);

  return function renderDocument(request: DocumentRequest): RenderedDocument {
    const { loaded, search, status, ancestors, preview } = request;
    const { tag } = languageIn(loaded.locale);
    const language = loaded.locale === 'es' ? 'es' : 'en';
    const wrap = (children: ReactNode) => withProviders(tag, children);
    const body = wrap(
      <>
        {preview && <PreviewBar problems={loaded.problems} language={language} />}
        {request.page}
      </>,
    );
    const rendered = renderPage(body, {
      registry,
      components,
      islandAssets: assets.island,
      enhancerAssets: assets.enhancer,
      search,
      wrap,
      // An editor sees each draft, and each failure, as it is now.
      ...(preview ? { placeholder: Broken } : { memory: drawnBlocks(loaded.locale) }),
    });
    const context = {
      loaded,
      path: splitLocale(request.path).path,
      origin,
      production,
      status,
      fontUrls,
      brandImage,
      ancestors,
      csrfToken: request.csrfToken,
    };
    const forEngines =
      status === 200
        ? [
            breadcrumbs(context),
            faqPage(loaded),
            ...localBusinesses(loaded),
            ...jobPostings(loaded, pageAddress(context, loaded.locale), origin),
          ]
        : [];
    const html = documentHtml({
      lang: tag,
      title: pageTitle(loaded),
      head: headTags(context),
      preloads: rendered.head,
      jsonLd: forEngines.filter((data) => data !== undefined),
      baseCss,
      componentCss: rendered.css,
      bootScript: assets.bootScript,
      runtimeUrl: assets.runtimeUrl,
      settings,
      body: rendered.html,
    });
    const csp = contentSecurityPolicy({
      scriptHash,
      styleHashes: [baseHash, hashOf(rendered.css)],
      assetHosts,
      services: sourcesFor(request),
      formOrigins,
      production,
      photoHosts,
    });
    return { html, csp, problems: rendered.problems };
  };
}
