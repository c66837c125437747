import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockNode } from '../model/context.ts';
import { BlockProvider, type RenderBlock } from '../registry/block-slot.ts';
import type { Registry } from '../registry/registry.ts';
import { drawFragment, NOTHING, type Fragment } from './fragment.tsx';
import type { FragmentMemory } from './fragment-memory.ts';
import { asPart } from './html-parts.ts';
import { markForeign } from './mark-foreign.ts';
import { fillMarks, hoisted, mark, marksIn } from './markup.ts';
import { collectStyles, cssOf, type PageCss } from './style-collector.ts';
import { pieceOf, uniqueHeadingIds } from './unique-heading-ids.ts';

/** Addresses of the scripts for an island or enhancer. */
export interface ScriptAssets {
  readonly src: string;
  /** Modules that `src` imports. The browser loads them at the same time. */
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
  /** Returns the addresses of an enhancer's scripts. Omit it on a host without enhancers. */
  readonly enhancerAssets?: ((enhancer: string) => ScriptAssets) | undefined;
  /** The query string of the page, with `?`, or empty. */
  readonly search: string;
  /**
   * Adds the host's React providers around each block, on the server and in the browser. Providers around the whole
   * page do not reach the blocks, because each block is rendered separately.
   */
  readonly wrap?: (children: ReactNode) => ReactNode;
  /** Returns what editors see in place of a failed block. Visitors see nothing there. */
  readonly placeholder?: (problem: RenderProblem) => ReactNode;
  /**
   * Whether each outer block is between comments, and its first element names the block's entry, for editors. See
   * `partsOf`.
   */
  readonly namesBlocks?: boolean | undefined;
  /**
   * Keeps drawn blocks for other pages with the same options. A different `wrap` needs a different memory.
   * Without a memory, every call draws all blocks.
   */
  readonly memory?: FragmentMemory | undefined;
  /**
   * The HTML of the element after which the first view ends. The first view is the part of the page that visitors see
   * first. Without this option, it is the whole page.
   */
  readonly firstViewEnd?: string | undefined;
}

export interface PageRender extends PageCss {
  /** The whole HTML: `firstView`, `firstViewEnd` and `below`. */
  readonly html: string;
  readonly firstView: string;
  /** The HTML after `firstViewEnd`. Undefined: the first view is the whole page. */
  readonly below: string | undefined;
  /** Links for the document's head, such as preloads. */
  readonly head: string;
  readonly problems: readonly RenderProblem[];
}

/** Number of different short names. If two blocks of a page have the same name, one name gets a number. */
const SHORT_NAMES = 36 ** 4;

/** Returns a short name made from an entry's id. Every id inside the block begins with this name. */
function shortName(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return `b${((hash >>> 0) % SHORT_NAMES).toString(36)}`;
}

/**
 * Returns a function that returns the id prefix of each block. The prefix is the same on every page, unless
 * another block on the page already has it.
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

/** Returns each link once. Links with high priority are first. */
function linksOf(all: readonly string[]): string {
  const links = [...new Set(all)];
  const isUrgent = (link: string) => link.includes(' fetchPriority="high"');
  return [...links.filter(isUrgent), ...links.filter((link) => !isUrgent(link))].join('');
}

/**
 * Returns a drawn block. Its first element gets the id of the block's entry, in the attribute that the vendor's web app
 * reads. A block without an id has no entry, so it stays unchanged.
 */
function named({ id }: BlockNode, fragment: Fragment): Fragment {
  const html = fragment.html.replace(/^<[a-z][\w-]*((?: [^<>]*)?)>/u, (start: string, attributes: string) => {
    // Addresses with this id lead to the block, and keys go on from there.
    const place = attributes.includes(' id="') ? '' : ` id="${id}" tabindex="-1"`;
    return `${start.slice(0, -1)} data-contentful-entry-id="${id}"${place}>`;
  });
  return { ...fragment, html: asPart(id, id === '' ? fragment.html : html) };
}

/**
 * Renders a page: first the page with a mark for each outer block, and then each outer block separately. Reuses the
 * HTML of blocks that are in the memory, so that only new blocks take time.
 *
 * If a block throws, the function reports the block and leaves it out. The other blocks stay.
 * @throws the error of a component outside all blocks
 */
export function renderPage(page: ReactNode, options: RenderPageOptions): PageRender {
  const { memory, search, namesBlocks = false } = options;
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
  function fragmentOf(node: BlockNode): Fragment {
    const prefix = prefixOf(node);
    if (!memory) return drawFragment(node, prefix, options);
    const { like } = node;
    const shown = like?.node ?? node;
    const known = memory.get(shown, prefix, search, like?.mark);
    const fragment = known ?? drawFragment(shown, prefix, options);
    if (!known) memory.keep(shown, prefix, fragment, like?.mark);
    return like ? { ...fragment, html: fragment.html.replaceAll(like.mark, like.word) } : fragment;
  }
  const fragments = nodes.map((node) => {
    if (!options.components.has(node.type)) return NOTHING;
    return namesBlocks ? named(node, fragmentOf(node)) : fragmentOf(node);
  });
  // The frame around the blocks may repeat a text of a block, for example as a link in the header.
  const marked = markForeign(
    frame,
    nodes.flatMap(({ foreign = [] }) => foreign),
  );
  const [around = '', ...inside] = uniqueHeadingIds([pieceOf(marked), ...fragments]);
  const { firstViewEnd } = options;
  const [above = '', rest] = firstViewEnd ? around.split(firstViewEnd) : [around];
  const inView = rest === undefined ? fragments.length : marksIn(above);
  const stylesOf = (parts: readonly Fragment[]) => [styles.used(), ...parts.map((part) => part.styles)];
  const firstView = fillMarks(above, inside);
  const below = rest === undefined ? undefined : fillMarks(rest, inside);
  return {
    html: below === undefined ? firstView : `${firstView}${firstViewEnd}${below}`,
    firstView,
    below,
    head: linksOf([...head, ...fragments.flatMap((fragment) => fragment.head)]),
    ...cssOf(stylesOf(fragments.slice(0, inView)), stylesOf(fragments.slice(inView))),
    problems: fragments.flatMap(({ problems }) => problems),
  };
}
