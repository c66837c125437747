import type { RegistryEntry } from '@skein/cms-client';
import { fragmentMemory, renderPage, type RenderProblem } from '@skein/cms-client/render';
import type { Experiment, LoadedPage, Place, Serving } from '@skein/cms-client/serve';
import type { ComponentType, ReactNode } from 'react';
import type { SlugEntry } from '../content/page-list.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { servingsOn } from '../site/servings-on.ts';
import type { Site } from '../site/site.ts';
import { Broken, BROKEN_CSS, NoBlocks } from './broken-block.tsx';
import type { BuildAssets } from './build-assets.ts';
import { contentSecurityPolicy } from './csp.ts';
import { documentHtml, sha256 } from './document.ts';
import { breadcrumbs, headTags, pageAddress, pageTitle } from './head.ts';
import { joinedSources, type PageSettings } from './page-settings.ts';

export interface DocumentRequest {
  readonly loaded: LoadedPage;
  /** Path with its language prefix. */
  readonly path: string;
  readonly search: string;
  readonly status: number;
  readonly ancestors: readonly SlugEntry[];
  readonly place: Place;
  /** The page as React draws it. */
  readonly page: ReactNode;
  /** Whether to show editors what is wrong instead of leaving it out. */
  readonly preview: boolean;
  /** The experiments on the page and the variations that it shows: an editor can look at each. */
  readonly experiments?: readonly Experiment[] | undefined;
  readonly variations?: Readonly<Record<string, string>> | undefined;
  /** The form token of the hour; undefined if no form needs it. */
  readonly csrfToken?: string | undefined;
}

export interface RenderedDocument {
  readonly html: string;
  readonly csp: string;
  readonly problems: readonly RenderProblem[];
}

export interface DocumentOptions {
  readonly site: Site;
  readonly servings: readonly Serving[];
  readonly assets: BuildAssets;
  readonly origin: string;
  readonly production: boolean;
  readonly assetHosts: readonly string[];
  readonly settings: PageSettings;
  readonly photoHosts?: readonly string[] | undefined;
  /** Address of the brand's picture for link previews. */
  readonly brandImage: string;
  readonly formOrigins: readonly string[];
}

/** Loads the component of every registered content type, once per process. */
export async function loadComponents({
  registry,
}: Pick<Site, 'registry'>): Promise<ReadonlyMap<string, ComponentType<never>>> {
  const load = async ({ type, load: get }: RegistryEntry) => [type.id, await get()] as const;
  return new Map(await Promise.all([...registry.values()].map(load)));
}

const MAX_HASHES = 200;

/** Returns the CSS with which printed links show their whole address. */
const originCss = (origin: string) => `@media print{:root{--site-origin:${JSON.stringify(origin)}}}`;

/** Creates the renderer of documents, and prepares what all pages share. */
export function createDocumentRenderer(
  options: DocumentOptions,
  components: ReadonlyMap<string, ComponentType<never>>,
) {
  const { site, servings, assets, origin, production, assetHosts, photoHosts } = options;
  const { settings, brandImage, formOrigins } = options;
  const { locales, look, registry, wrap, policy = [] } = site;
  const prefixes = locales.all.map(({ prefix }) => prefix).join(' ');
  const baseCss = look.css(assets.fontUrl) + originCss(origin) + (production ? '' : BROKEN_CSS);
  const baseHash = sha256(baseCss);
  const scriptHash = sha256(assets.bootScript);
  /** Hashes by CSS. Pages with the same components have the same string. */
  const cssHashes = new Map<string, string>();
  function hashOf(css: string): string {
    const known = cssHashes.get(css);
    if (known !== undefined) return known;
    if (cssHashes.size >= MAX_HASHES) cssHashes.clear();
    const hash = sha256(css);
    cssHashes.set(css, hash);
    return hash;
  }
  const drawnBlocks = locales.each(() => fragmentMemory());
  const fontUrls = look.fonts.map(assets.fontUrl);

  return function renderDocument(request: DocumentRequest): RenderedDocument {
    const { loaded, search, status, ancestors, preview } = request;
    const { tag } = locales.of(loaded.locale);
    const wrapIn = (children: ReactNode) => wrap(tag, children);
    const body = wrapIn(
      <>
        {preview && (
          <PreviewBar
            problems={loaded.problems}
            path={request.path}
            experiments={request.experiments}
            variations={request.variations}
          />
        )}
        {!production && <NoBlocks problems={loaded.problems} />}
        {request.page}
      </>,
    );
    const rendered = renderPage(body, {
      registry,
      components,
      islandAssets: assets.island,
      enhancerAssets: assets.enhancer,
      search,
      wrap: wrapIn,
      // An editor sees each draft, and each failure, as it is now. Who develops sees failures, too.
      ...((preview || !production) && { placeholder: Broken }),
      ...(!preview && { memory: drawnBlocks(loaded.locale) }),
    });
    const context = {
      site,
      loaded,
      path: locales.split(request.path).path,
      origin,
      production,
      status,
      fontUrls,
      brandImage,
      ancestors,
      csrfToken: request.csrfToken,
    };
    const speaking = servingsOn(servings, loaded.page);
    const url = pageAddress(context, loaded.locale);
    const forEngines =
      status === 200
        ? [
            breadcrumbs(context),
            ...speaking.flatMap(
              ({ structuredData }) => structuredData?.(loaded.page, { ...request.place, url }) ?? [],
            ),
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
      settings: { 'data-prefixes': prefixes, ...settings },
      body: rendered.html,
    });
    const csp = contentSecurityPolicy({
      scriptHash,
      styleHashes: [baseHash, hashOf(rendered.css)],
      assetHosts,
      services: joinedSources([
        ...policy,
        ...speaking.flatMap((serving) => serving.policy?.(loaded.page) ?? []),
      ]),
      formOrigins,
      production,
      plainStrings: speaking.some(({ plainStrings }) => plainStrings === true),
      photoHosts,
    });
    return { html, csp, problems: rendered.problems };
  };
}
