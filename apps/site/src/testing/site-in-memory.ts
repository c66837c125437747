import type { PageVisitors } from '@skein/api';
import { DEFAULT_LOCALE, type Problem } from '@skein/cms-client';
import { DeliveryError, type Delivery, type LastGood, type Question } from '@skein/cms-client/server';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import type { FastifyBaseLogger } from 'fastify';
import type { CareersData } from '../content/careers-data.ts';
import { createContentSource, type ContentSourceOptions } from '../content/content-source.ts';
import { createDocumentRenderer, loadComponents } from '../render/render-document.tsx';
import { createPageService } from '../server/page-service.ts';
import type { BuildAssets } from '../render/build-assets.ts';

/** An entry as an export holds it: fields by locale. */
export interface ExportedEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
export interface Exported {
  readonly entries: readonly ExportedEntry[];
  readonly assets: readonly { readonly sys: { readonly id: string }; readonly fields: object }[];
}

const inLocale = (fields: object, locale: string) =>
  Object.fromEntries(
    Object.entries(fields as ExportedEntry['fields']).map(([name, values]) => [
      name,
      values[locale] ?? values[DEFAULT_LOCALE],
    ]),
  );

/** Answers questions out of an export that lies in memory. `away` makes it fail as an absent CMS does. */
export function memoryDelivery(
  { entries, assets }: Exported,
  state: { away: boolean } = { away: false },
): Delivery {
  const readIn = (locale: string) => ({
    Entry: entries.map(({ sys, fields }) => ({ sys, fields: inLocale(fields, locale) })),
    Asset: assets.map(({ sys, fields }) => ({ sys, fields: inLocale(fields, locale) })),
  });
  /** Everything in a language, read once: questions are asked by the hundred. */
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
  bootScript: 'boot()',
  runtimeUrl: '/static/runtime.js',
  fontUrl: (file) => `/static/${file}`,
  island: (name) => ({ src: `/static/${name}.js`, deps: [] }),
  enhancer: (name) => ({ src: `/static/${name}.js`, deps: [] }),
};

const silent = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;

/** A disk that forgets when the test ends, and outlives a site. */
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

/** The whole way from a path to a page, without servers. */
export const siteInMemory = (exported: Exported, state?: { away: boolean }, lastFrames?: LastGood) =>
  siteOn(memoryDelivery(exported, state), lastFrames);

async function makeParts() {
  const renderDocument = createDocumentRenderer(
    {
      assets: ASSETS,
      origin: 'https://skein.example',
      production: true,
      assetHosts: [],
      settings: { portalHosts: [] },
      brandImage: '/brand.png',
      formOrigins: [],
    },
    await loadComponents(),
  );
  return { sanitize: createServerSanitize(), renderDocument };
}
/** What all sites of a test file share, because it takes long to make. */
let made: ReturnType<typeof makeParts> | undefined;
const parts = () => (made ??= makeParts());

/** The same over any CMS. */
export async function siteOn(
  delivery: Delivery,
  lastFrames?: LastGood,
  settings: Partial<Pick<ContentSourceOptions, 'ttlMs' | 'onRenamed' | 'deadPaths'>> & {
    readonly careers?: CareersData;
    readonly liveChatLicence?: string;
    readonly visitors?: PageVisitors;
    /** Draws pages as editors see them who look at drafts. */
    readonly preview?: boolean;
  } = {},
) {
  const { careers, liveChatLicence, visitors, preview = false, ...content } = settings;
  const { sanitize, renderDocument } = await parts();
  const problems: Problem[] = [];
  const source = createContentSource({
    delivery,
    ...(lastFrames && { lastFrames }),
    sanitize,
    assetUrl: (url) => url,
    ttlMs: 0,
    ...content,
    onProblems: (_, found) => problems.push(...found),
  });
  return {
    pages: createPageService({
      source,
      renderDocument,
      log: silent,
      preview,
      careers,
      liveChatLicence,
      visitors,
    }),
    problems,
    source,
  };
}
