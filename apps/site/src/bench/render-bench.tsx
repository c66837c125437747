import {
  parseAuthored,
  type AnyEntryType,
  type AuthoredEntry,
  type BlockNode,
  type Parsed,
  type EntryType,
} from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { page, site } from '@skein/shell/content';
import { siteFooter, siteHeader } from '@skein/shell/fixtures';
import { entry } from '@skein/cms-client';
import { contentBlock } from '@skein/blocks';
import * as blockFixtures from '@skein/blocks/fixtures';
import { colorTokens } from '@skein/ui';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { LoadedPage } from '../content/content-source.ts';
import { readBuildAssets } from '../render/build-assets.ts';
import { createDocumentRenderer, loadComponents } from '../render/render-document.tsx';
import { createRoutes } from '../routes/routes.tsx';
import { blockTypes } from '../registry.ts';

/** Blocks on the page that is measured. */
const BLOCKS = 40;
/**
 * The two ways of rendering take turns: short ones, so that other work on the machine meets both alike, and long enough
 * for each to pay for its own garbage.
 */
const TURNS = 200;
const TURN_MS = 40;
const WARM_UP_MS = 2000;

const sanitize = createServerSanitize();
function parse<P extends object>(type: EntryType<P>, authored: AuthoredEntry): Parsed<P> {
  const { props } = parseAuthored(type, authored, {
    locale: 'en-US',
    palette: colorTokens,
    sanitize,
    types: blockTypes as readonly AnyEntryType[],
  });
  if (props === undefined) throw new Error(`${authored.id} cannot be parsed`);
  return props;
}

const isContentBlock = (value: unknown): value is AuthoredEntry =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type as { readonly id?: unknown }).id === contentBlock.id;

function loadedPage(): LoadedPage {
  const fixtures = (Object.values(blockFixtures) as unknown[]).filter(isContentBlock);
  const blocks: BlockNode[] = Array.from({ length: BLOCKS }, (_, index) => {
    const fixture = fixtures[index % fixtures.length];
    if (fixture === undefined) throw new Error('There are no fixtures');
    const props = parse(contentBlock, fixture);
    return {
      id: `${fixture.id}-${index}`,
      type: contentBlock.id,
      props: { ...props, id: `${fixture.id}-${index}` },
    };
  });
  return {
    page: { ...parse(page, entry(page, 'bench', { slug: '/bench', title: 'Bench' })), blocks },
    site: parse(
      site,
      entry(site, 'bench-site', { title: 'Skein Fiber', header: siteHeader, footer: siteFooter }),
    ),
    locale: 'en-US',
    problems: [],
    dependencies: new Set(),
    stale: false,
  };
}

interface Turns {
  pages: number;
  ms: number;
}

async function turn(turns: Turns, work: () => Promise<unknown> | unknown, ms = TURN_MS) {
  const begun = performance.now();
  let spent = 0;
  while (spent < ms) {
    await work();
    turns.pages++;
    spent = performance.now() - begun;
  }
  turns.ms += spent;
}

const perSecond = ({ pages, ms }: Turns) => (pages * 1000) / ms;

/** Both are measured up to what is sent: a string in thousands of pieces, which nobody has read yet, is half a page. */
const bytesOf = (html: string) => Buffer.from(html);

/** A 40-block page as the site draws it first (router, islands, styles, head, policy) against React alone with the same props. */
async function bench() {
  const home = join(import.meta.dirname, '..', '..');
  const components = await loadComponents();
  const render = createDocumentRenderer(
    {
      assets: readBuildAssets(join(home, 'dist/client'), join(home, 'dist/boot')),
      origin: 'http://localhost',
      production: false,
      assetHosts: [],
      settings: { portalHosts: [] },
      brandImage: '/brand.png',
      formOrigins: [],
    },
    components,
  );
  const loaded = loadedPage();
  const handler = createStaticHandler(createRoutes({ loadPage: async () => loaded }));
  async function whole() {
    const context = await handler.query(new Request('http://localhost/bench'));
    if (context instanceof Response) throw new Error('A response, not a page');
    const router = createStaticRouter(handler.dataRoutes, context);
    const routed = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    const { html } = render({
      loaded,
      path: '/bench',
      search: '',
      status: 200,
      ancestors: [],
      page: routed,
      // Of an editor's page nothing is known from before.
      preview: true,
    });
    return bytesOf(html);
  }
  const chrome: BlockNode[] = [loaded.site.header, loaded.site.footer].map((node) => ({
    ...node,
    props: { ...node.props, page: { path: '/bench', locale: 'en-US' } },
  }));
  const nodes = [chrome[0], ...loaded.page.blocks, chrome[1]].filter((node) => node !== undefined);
  const plain = () =>
    bytesOf(
      renderToString(
        <>
          {nodes.map(({ id, type, props }) => {
            const Component = components.get(type) as ComponentType<object>;
            return <Component key={id} {...props} />;
          })}
        </>,
      ),
    );
  const html = await whole();
  await turn({ pages: 0, ms: 0 }, whole, WARM_UP_MS);
  await turn({ pages: 0, ms: 0 }, plain, WARM_UP_MS);
  const [wholeTurns, plainTurns] = [
    { pages: 0, ms: 0 },
    { pages: 0, ms: 0 },
  ];
  for (let i = 0; i < TURNS; i++) {
    await turn(wholeTurns, whole);
    await turn(plainTurns, plain);
  }
  const [wholePerSecond, plainPerSecond] = [perSecond(wholeTurns), perSecond(plainTurns)];
  console.log(
    JSON.stringify({
      htmlBytes: html.length,
      wholePerSecond,
      plainPerSecond,
      ratio: wholePerSecond / plainPerSecond,
    }),
  );
}

void bench();
