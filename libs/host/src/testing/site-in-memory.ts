import { DEFAULT_LOCALE, type Problem } from '@skein/cms-client';
import type { CookieVisits, Serving } from '@skein/cms-client/serve';
import {
  DeliveryError,
  pickLanguage,
  type Delivery,
  type LastGood,
  type Question,
} from '@skein/cms-client/server';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import type { FastifyBaseLogger } from 'fastify';
import type { ComponentType } from 'react';
import {
  createContentSource,
  type ContentSource,
  type ContentSourceOptions,
} from '../content/content-source.ts';
import type { BuildAssets } from '../document/build-assets.ts';
import { createDocumentRenderer, loadComponents } from '../document/render-document.tsx';
import { createPageService, type PageService } from '../pages/page-service.ts';
import { siteOf, type Site, type SiteDefinition } from '../site/site.ts';

/** An entry in an export: fields by locale. */
export interface ExportedEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
export interface Exported {
  readonly entries: readonly ExportedEntry[];
  readonly assets: readonly { readonly sys: { readonly id: string }; readonly fields: object }[];
}

/**
 * Returns a CMS connection that answers from an export in memory. A text that is missing in a language is the text in
 * `en-US`, whatever the site's first language. While `away` is true, all requests fail.
 */
export function memoryDelivery(
  { entries, assets }: Exported,
  state: { away: boolean } = { away: false },
): Delivery {
  const readIn = (locale: string) => ({
    Entry: entries.map(({ sys, fields }) => pickLanguage({ sys, fields }, locale, DEFAULT_LOCALE)),
    Asset: assets.map(({ sys, fields }) => pickLanguage({ sys, fields }, locale, DEFAULT_LOCALE)),
  });
  /** All content by language. Each language is read only once, because tests make hundreds of requests. */
  const languages = new Map<string, ReturnType<typeof readIn>>();
  return {
    async ask(question: Question) {
      if (state.away) throw new DeliveryError(question, new Error('away'));
      const includes = languages.get(question.locale) ?? readIn(question.locale);
      languages.set(question.locale, includes);
      const id = question.where?.['sys.id'];
      const items = includes.Entry.filter(
        ({ sys }) => sys.contentType.sys.id === question.contentType && (id === undefined || sys.id === id),
      );
      return { items, includes, stale: false };
    },
  };
}

const ASSETS: BuildAssets = {
  build: 'in memory',
  bootScript: 'boot()',
  runtimeUrl: '/static/runtime.js',
  fontUrl: (file) => `/static/${file}`,
  island: (name) => ({ src: `/static/${name}.js`, deps: [] }),
  enhancer: (name) => ({ src: `/static/${name}.js`, deps: [] }),
};

const silent = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;

/** Creates a store in memory. A test can pass the same store to several sites, one after the other. */
export function memoryLastGood(): LastGood {
  const files = new Map<string, string>();
  return {
    read: async (key) => {
      const file = files.get(key);
      return file === undefined ? undefined : JSON.parse(file);
    },
    write: async (key, value) => void files.set(key, JSON.stringify(value)),
  };
}

/** Loaded components, which the sites of a test file share because loading takes long. */
const componentsOf = new WeakMap<SiteDefinition, Promise<ReadonlyMap<string, ComponentType<never>>>>();
let sanitizer: ReturnType<typeof createServerSanitize> | undefined;

export interface SiteInMemoryOptions extends Partial<
  Pick<ContentSourceOptions, 'ttlMs' | 'onRenamed' | 'deadPaths' | 'mark'>
> {
  readonly definition: SiteDefinition;
  readonly delivery: Delivery;
  readonly servings?: readonly Serving[];
  readonly visits?: CookieVisits | undefined;
  readonly lastFrames?: LastGood | undefined;
  /** Returns the form token. Default: forms have no token. */
  readonly formToken?: (() => string) | undefined;
  /** Whether to draw pages as editors see drafts. */
  readonly preview?: boolean;
  /** Whether experiments run. */
  readonly experiments?: boolean;
  /** Whether the site runs in production. Default: true. */
  readonly production?: boolean;
}

export interface SiteInMemory {
  readonly site: Site;
  readonly pages: PageService;
  readonly source: ContentSource;
  /** Problems in the content of all pages drawn so far. */
  readonly problems: readonly Problem[];
}

/** Creates everything that draws pages, with any connection to a CMS and without a server. */
export async function siteInMemory({
  definition,
  delivery,
  servings = [],
  visits,
  lastFrames,
  formToken,
  preview = false,
  experiments = false,
  production = true,
  ...content
}: SiteInMemoryOptions): Promise<SiteInMemory> {
  const site = siteOf(definition);
  const origin = 'https://skein.example';
  const components = componentsOf.get(definition) ?? loadComponents(site);
  componentsOf.set(definition, components);
  const renderDocument = createDocumentRenderer(
    {
      site,
      servings,
      assets: ASSETS,
      origin,
      production,
      assetHosts: [],
      settings: {},
      brandImage: '/brand.png',
      formOrigins: [],
    },
    await components,
  );
  const problems: Problem[] = [];
  const source = createContentSource({
    site,
    delivery,
    ...(lastFrames && { lastFrames }),
    sanitize: (sanitizer ??= createServerSanitize()),
    assetUrl: (url) => url,
    ttlMs: 0,
    ...content,
    onProblems: (_, found) => problems.push(...found),
  });
  const pages = createPageService({
    site,
    source,
    servings,
    renderDocument,
    log: silent,
    preview,
    experiments,
    visits,
    formToken,
  });
  return { site, pages, problems, source };
}
