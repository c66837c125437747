import { contentApi } from '@skein/local-cms';
import { BlockProvider, renderWith, type BlockNode } from '@skein/cms-client';
import { createDelivery, type Answer, type Delivery } from '@skein/cms-client/server';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import {
  createContentSource,
  createDocumentRenderer,
  createPageService,
  deliveryConfig,
  loadComponents,
  pageBytes,
  readBuildAssets,
  readHostSettings,
  siteOf,
} from '@skein/host/testing';
import type { Parsed } from '@skein/cms-client';
import type { LoadedPage } from '@skein/cms-client/serve';
import type { SiteContent } from '@skein/shell/content';
import fastify from 'fastify';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { providers } from '../providers.ts';
import { site as definition } from '../site.tsx';

const HOME = join(import.meta.dirname, '..', '..');
const GENERATED = join(HOME, '..', '..', 'content', 'generated');
/**
 * Number of measurements of each way to make a page. The ways take turns, so that other processes slow all ways alike.
 */
const TURNS = 12;
const TURN_MS = 250;
const WARM_UP_MS = 2500;
const AT_ONCE = 4;

const [, , port = '', path = '/', exportFile = join(GENERATED, 'export.json')] = process.argv;
const config = readHostSettings({
  PORT: port,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  SITE_ENV: 'production',
  SITE_ORIGIN: 'https://www.example.com',
});

/** Returns a CMS that changes the text of one entry with each request. */
function withEdits(delivery: Delivery) {
  const edited = { id: '', count: 0 };
  const one: Delivery = {
    async ask(question): Promise<Answer> {
      const answer = await delivery.ask(question);
      const found = [...answer.items, ...(answer.includes?.Entry ?? [])] as {
        readonly sys: { readonly id: string };
        readonly fields: Record<string, unknown>;
      }[];
      const fields = found.find(({ sys }) => sys.id === edited.id)?.fields;
      const [name] = Object.entries(fields ?? {}).find(([, value]) => String(value).includes(' ')) ?? [];
      if (fields && name !== undefined) fields[name] = `${String(fields[name])} ${++edited.count}`;
      return answer;
    },
  };
  return { one, edited };
}

interface Way {
  readonly run: () => Promise<unknown>;
  pages: number;
  ms: number;
  /** Processor time of all threads, in ms. */
  cpuMs: number;
}

async function turn(way: Way, ms: number): Promise<void> {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const worker = async () => {
    while (performance.now() - begun < ms) {
      await way.run();
      way.pages++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const all = process.cpuUsage(cpu);
  way.cpuMs += (all.user + all.system) / 1000;
  way.ms += performance.now() - begun;
}

async function measure(ways: Readonly<Record<string, Way['run']>>) {
  const named = Object.entries(ways).map(([name, run]) => ({
    name,
    way: { run, pages: 0, ms: 0, cpuMs: 0 },
  }));
  for (const { way } of named) await turn(way, WARM_UP_MS);
  for (const { way } of named) Object.assign(way, { pages: 0, ms: 0, cpuMs: 0 });
  for (let i = 0; i < TURNS; i++) for (const { way } of named) await turn(way, TURN_MS);
  return Object.fromEntries(
    named.map(({ name, way: { pages, ms, cpuMs } }) => [
      name,
      { perSecond: (pages * 1000) / ms, cpuMs: cpuMs / pages },
    ]),
  );
}

/** Renders the page's blocks with React only: without styles, islands, or the HTML around the blocks. */
function plainly({ page, site, locale }: LoadedPage, components: ReadonlyMap<string, ComponentType<never>>) {
  const { header, footer } = site as Parsed<SiteContent>;
  const facts = { path, locale, siteTitle: site.title };
  const onPage = (node: BlockNode): BlockNode => ({ ...node, props: { ...node.props, page: facts } });
  const draw = renderWith(Object.fromEntries(components));
  const nodes = [onPage(header), ...page.blocks, onPage(footer)];
  return renderToString(
    providers.wrap('en-US', <BlockProvider render={draw}>{nodes.map(draw)}</BlockProvider>),
  );
}

/** Measures the time to make a page (default: home): CMS request over HTTP, rendering and compression. */
async function bench() {
  const { content } = config;
  const app = fastify({ logger: false });
  await app.register(contentApi, {
    export: exportFile,
    space: content.space,
    environment: content.environment,
    deliveryToken: content.token,
    assetHost: config.self,
    requestsPerSecond: 1e6,
  });
  await app.listen({ port: config.port, host: '127.0.0.1' });
  const nowhere = { read: async () => undefined, write: async () => undefined };
  const { one: delivery, edited } = withEdits(createDelivery(deliveryConfig(config, nowhere)));
  const site = siteOf(definition);
  const source = createContentSource({
    site,
    delivery,
    sanitize: createServerSanitize(),
    assetUrl: (url) => url,
    ttlMs: 1e9,
    onProblems: () => undefined,
  });
  const components = await loadComponents(site);
  const renderDocument = createDocumentRenderer(
    {
      site,
      servings: [],
      assets: readBuildAssets(join(HOME, 'dist/client'), join(HOME, 'dist/boot')),
      origin: config.origin,
      production: true,
      assetHosts: [],
      settings: config.pageSettings,
      brandImage: '/brand.png',
      formOrigins: [],
    },
    components,
  );
  const pages = createPageService({
    site,
    servings: [],
    renderDocument,
    source,
    log: app.log,
    preview: false,
  });
  async function whole() {
    const { html } = await pages.render(path);
    return pageBytes(Buffer.from(html)).get('br');
  }
  const loaded = await source.loadPage(path);
  if (!loaded) throw new Error(`There is no page at ${path}`);
  const block = loaded.page.blocks[1] ?? loaded.page.blocks[0];
  await whole();
  const ways = await measure({
    known: whole,
    asked() {
      // Like a page whose cache has expired: only the page is requested again, not the list of pages or the
      // frame.
      source.invalidate(loaded.page.id, 'a page');
      return whole();
    },
    edited() {
      edited.id = block?.id ?? '';
      source.invalidate(edited.id, block?.type);
      return whole();
    },
    plain: async () => Buffer.from(plainly(loaded, components)),
  });
  console.log(JSON.stringify(ways));
  await app.close();
}

await bench();
process.exit(0);
