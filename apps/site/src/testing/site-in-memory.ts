import { DEFAULT_LOCALE, type Problem } from '@skein/cms-client';
import { createServerSanitize, DeliveryError, type Delivery, type Question } from '@skein/cms-client/server';
import type { FastifyBaseLogger } from 'fastify';
import { createContentSource } from '../content/content-source.ts';
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
  return {
    async ask(question: Question) {
      if (state.away) throw new DeliveryError(question, new Error('away'));
      const flat = entries.map((entry) => ({
        sys: entry.sys,
        fields: inLocale(entry.fields, question.locale),
      }));
      const slug = question.where?.['fields.gfSlug'];
      const items = flat.filter(
        ({ sys, fields }) =>
          sys.contentType.sys.id === question.contentType &&
          (slug === undefined || fields['gfSlug'] === slug),
      );
      const Asset = assets.map((asset) => ({
        sys: asset.sys,
        fields: inLocale(asset.fields, question.locale),
      }));
      return { items, includes: { Entry: flat, Asset }, stale: false };
    },
  };
}

const ASSETS: BuildAssets = {
  bootUrl: '/static/boot.js',
  runtimeUrl: '/static/runtime.js',
  fontUrl: (file) => `/static/${file}`,
  island: (name) => ({ src: `/static/${name}.js`, deps: [] }),
};

const silent = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;

/** The whole way from a path to a page, without servers. */
export async function siteInMemory(exported: Exported, state?: { away: boolean }) {
  const problems: Problem[] = [];
  const source = createContentSource({
    delivery: memoryDelivery(exported, state),
    sanitize: createServerSanitize(),
    assetUrl: (url) => url,
    ttlMs: 0,
    onProblems: (_, found) => problems.push(...found),
  });
  const renderDocument = createDocumentRenderer(
    {
      assets: ASSETS,
      origin: 'https://skein.example',
      production: true,
      assetHosts: [],
      settings: { portalHosts: [] },
    },
    await loadComponents(),
  );
  return {
    pages: createPageService({ source, renderDocument, log: silent, preview: false }),
    problems,
    source,
  };
}
