import { BlockSlot, type BlockNode, type RegistryEntry } from '@skein/cms-client';
import { fragmentMemory, renderPage, type RenderProblem } from '@skein/cms-client/render';
import type { Experiment, LoadedPage, Place, Serving } from '@skein/cms-client/serve';
import type { ComponentType, ReactNode } from 'react';
import type { SlugEntry } from '../content/page-list.ts';
import { PreviewBar, type PreviewBarProps } from './preview-bar.tsx';
import { servingsOn } from '../site/servings-on.ts';
import type { Site } from '../site/site.ts';
import { Broken, BROKEN_CSS, NoBlocks } from './broken-block.tsx';
import type { BuildAssets } from './build-assets.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { DrawnFragments } from './drawn-fragments.ts';
import { documentHtml, sha256 } from './document.ts';
import { firstViewCss } from './first-view-css.ts';
import { FIRST_VIEW_END_HTML } from './first-view.ts';
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
  readonly page: ReactNode;
  /**
   * Who the page is for: visitors (`false`), or editors who see drafts (`true`) or published content (`published`).
   * Editors get notes about problems. Visitors get the page without its broken content.
   */
  readonly preview: boolean | 'published';
  /** The experiments on the page. In preview, an editor can choose a variation. */
  readonly experiments?: readonly Experiment[] | undefined;
  readonly variations?: Readonly<Record<string, string>> | undefined;
  /** This hour's form token; undefined if no form needs it. */
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
  /** Returns the address at which an editor changes an entry, or undefined if there is none. */
  readonly editAddress?: PreviewBarProps['editAddress'];
  /** Blocks that the build has drawn. */
  readonly fragments?: DrawnFragments | undefined;
}

/** Loads the component of every registered content type, once per process. */
export async function loadComponents({
  registry,
}: Pick<Site, 'registry'>): Promise<ReadonlyMap<string, ComponentType<never>>> {
  const load = async ({ type, load: get }: RegistryEntry) => [type.id, await get()] as const;
  return new Map(await Promise.all([...registry.values()].map(load)));
}

/** Returns the CSS that prints the whole address after each link. */
const originCss = (origin: string) => `@media print{:root{--site-origin:${JSON.stringify(origin)}}}`;

/**
 * Content type id of the preview bar. The bar is drawn as a block, so that it can change without the rest of
 * the page.
 */
const BAR = 'previewBar';
const barNode = (props: PreviewBarProps): BlockNode => ({ id: '', type: BAR, props: { ...props } });

/** Creates the renderer of documents, and prepares the parts that all pages share. */
export function createDocumentRenderer(
  options: DocumentOptions,
  components: ReadonlyMap<string, ComponentType<never>>,
) {
  const { site, servings, assets, origin, production, assetHosts, photoHosts } = options;
  const { settings, brandImage, formOrigins } = options;
  const { locales, look, registry, wrap, policy = [] } = site;
  const prefixes = locales.all.map(({ prefix }) => prefix).join(' ');
  const baseCss = look.css(assets.fontUrl) + originCss(origin) + (production ? '' : BROKEN_CSS);
  const sharedCss = firstViewCss(baseCss);
  const scriptHash = sha256(assets.bootScript);
  const drawnBlocks = locales.each(({ locale }) => fragmentMemory(options.fragments?.of(locale)));
  /** Drawn blocks for editors. They contain notes in place of broken blocks. */
  const previewBlocks = locales.each(() => fragmentMemory());
  const withBar = new Map<string, ComponentType<never>>([...components, [BAR, PreviewBar]]);
  const fontUrls = look.fonts.map(assets.fontUrl);

  return function renderDocument(request: DocumentRequest): RenderedDocument {
    const { loaded, search, status, ancestors, preview } = request;
    const isPreview = preview !== false;
    const { tag } = locales.of(loaded.locale);
    const wrapIn = (children: ReactNode) => wrap(tag, children);
    const body = wrapIn(
      <>
        {isPreview && (
          <BlockSlot
            node={barNode({
              problems: loaded.problems,
              pageId: loaded.page.id,
              notes: loaded.notes,
              shown: preview === 'published' ? 'published' : 'drafts',
              path: request.path,
              editAddress: options.editAddress,
              experiments: request.experiments,
              variations: request.variations,
            })}
          />
        )}
        {!production && <NoBlocks problems={loaded.problems} />}
        {request.page}
      </>,
    );
    const rendered = renderPage(body, {
      registry,
      components: withBar,
      islandAssets: assets.island,
      enhancerAssets: assets.enhancer,
      search,
      wrap: wrapIn,
      firstViewEnd: FIRST_VIEW_END_HTML,
      // Editors and developers see notes about broken blocks.
      ...((isPreview || !production) && { placeholder: Broken }),
      namesBlocks: isPreview,
      memory: (isPreview ? previewBlocks : drawnBlocks)(loaded.locale),
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
    const shared = sharedCss(rendered.firstView);
    const styles = [shared.css, rendered.css];
    const laterCss = shared.laterCss + rendered.laterCss;
    const html = documentHtml({
      lang: tag,
      title: pageTitle(loaded),
      head: headTags(context),
      preloads: rendered.head,
      jsonLd: forEngines.filter((data) => data !== undefined),
      styles,
      laterCss,
      bootScript: assets.bootScript,
      runtimeUrl: assets.runtimeUrl,
      settings: { 'data-prefixes': prefixes, ...settings },
      firstView: rendered.firstView,
      below: rendered.below,
      propsInPlace: isPreview,
    });
    const csp = contentSecurityPolicy({
      scriptHash,
      styleHashes: [...styles, laterCss].filter((css) => css !== '').map(sha256),
      assetHosts,
      services: joinedSources([
        ...policy,
        ...speaking.flatMap((serving) => serving.policy?.(loaded.page) ?? []),
      ]),
      formOrigins,
      production,
      plainStrings: speaking.some(({ plainStrings }) => plainStrings === true),
      photoHosts,
      preview: isPreview,
    });
    return { html, csp, problems: rendered.problems };
  };
}
