import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockNode } from '../model/context.ts';
import { BlockProvider, type RenderBlock } from '../registry/block-slot.ts';
import type { Registry } from '../registry/registry.ts';
import { drawFragment, NOTHING, type Fragment } from './fragment.tsx';
import type { FragmentMemory } from './fragment-memory.ts';
import { markForeign } from './mark-foreign.ts';
import { fillMarks, hoisted, mark } from './markup.ts';
import { collectStyles, cssOf } from './style-collector.ts';
import { pieceOf, uniqueHeadingIds } from './unique-heading-ids.ts';

/** Addresses of the scripts of an island or of an enhancer. */
export interface ScriptAssets {
  readonly src: string;
  /** Modules that `src` imports, to fetch at the same time. */
  readonly deps: readonly string[];
}

export interface RenderProblem {
  readonly entryId: string;
  readonly type: string;
  readonly error: unknown;
}

export interface RenderPageOptions {
  readonly registry: Registry;
  /** The component of each content type on the page. */
  readonly components: ReadonlyMap<string, ComponentType<never>>;
  readonly islandAssets: (island: string) => ScriptAssets;
  /** Absent for a host without enhancers. */
  readonly enhancerAssets?: ((enhancer: string) => ScriptAssets) | undefined;
  /** Query string that the page is rendered for, with `?`, or empty. */
  readonly search: string;
  /**
   * The host's providers around every block, the same as in its runtime. Providers of the page itself do not
   * reach a block.
   */
  readonly wrap?: (children: ReactNode) => ReactNode;
  /** Shown to editors in place of a block that failed. Visitors see nothing. */
  readonly placeholder?: (problem: RenderProblem) => ReactNode;
  /**
   * Keeps drawn blocks for other pages and renders with the same options; another `wrap` needs its own memory.
   * Without it, every block is drawn.
   */
  readonly memory?: FragmentMemory | undefined;
}

export interface PageRender {
  readonly html: string;
  /** Links for the document's head, such as preloads. */
  readonly head: string;
  /** CSS of every component on the page, without its `<style>` element. */
  readonly css: string;
  readonly problems: readonly RenderProblem[];
}

/** Number of short names. Names stay short; two blocks with the same name get different numbers. */
const SHORT_NAMES = 36 ** 4;

/** Returns a name made from an entry's id. It is short, because every id inside the block starts with it. */
function shortName(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return `b${((hash >>> 0) % SHORT_NAMES).toString(36)}`;
}

/**
 * Returns a function that gives each block its id prefix: the same on every page, unless another block there
 * has it.
 */
function createPrefixes() {
  const taken = new Map<string, number>();
  return ({ id }: BlockNode): string => {
    const name = shortName(id);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return before === 0 ? name : `${name}o${before}`;
  };
}

/** Returns each link once, urgent ones for the first view first. */
function linksOf(all: readonly string[]): string {
  const links = [...new Set(all)];
  const isUrgent = (link: string) => link.includes(' fetchPriority="high"');
  return [...links.filter(isUrgent), ...links.filter((link) => !isUrgent(link))].join('');
}

/**
 * Renders a page in two phases: the page with a mark per block, then each outer block separately, unless the
 * memory has it. So a block is the same on every page, and only new blocks cost time.
 *
 * A block that throws is left out and reported, and the page around it stays.
 * @throws what the page itself throws outside of any block
 */
export function renderPage(page: ReactNode, options: RenderPageOptions): PageRender {
  const { memory, search } = options;
  const nodes: BlockNode[] = [];
  const place: RenderBlock = (node) => {
    nodes.push(node);
    return mark(node, nodes.length - 1);
  };
  const styles = collectStyles();
  const head: string[] = [];
  let frame: string;
  try {
    frame = hoisted(
      renderToStaticMarkup(styles.collect(<BlockProvider render={place}>{page}</BlockProvider>)),
      head,
    );
  } finally {
    styles.seal();
  }
  const prefixOf = createPrefixes();
  const fragments = nodes.map((node): Fragment => {
    if (!options.components.has(node.type)) return NOTHING;
    const prefix = prefixOf(node);
    if (!memory) return drawFragment(node, prefix, options);
    const { like } = node;
    const shown = like?.node ?? node;
    const known = memory.get(shown, prefix, search);
    const fragment = known ?? drawFragment(shown, prefix, options);
    if (!known) memory.keep(shown, prefix, fragment);
    return like ? { ...fragment, html: fragment.html.replaceAll(like.mark, like.word) } : fragment;
  });
  // What surrounds the blocks may show a text of one of them, such as a link of the header.
  const marked = markForeign(
    frame,
    nodes.flatMap(({ foreign = [] }) => foreign),
  );
  const [around = '', ...inside] = uniqueHeadingIds([pieceOf(marked), ...fragments]);
  return {
    html: fillMarks(around, inside),
    head: linksOf([...head, ...fragments.flatMap((fragment) => fragment.head)]),
    css: cssOf([styles.used(), ...fragments.map((fragment) => fragment.styles)]),
    problems: fragments.flatMap(({ problems }) => problems),
  };
}
