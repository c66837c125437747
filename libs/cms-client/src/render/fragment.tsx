import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ENHANCER } from '../islands/elements.ts';
import type { BlockNode } from '../model/context.ts';
import { BlockProvider, type RenderBlock } from '../registry/block-slot.ts';
import { scriptName, type EnhancerPolicy, type IslandPolicy } from '../registry/registry.ts';
import { fillMarks, hoisted, json, mark, attribute } from './markup.ts';
import { markForeign } from './mark-foreign.ts';
import type { RenderPageOptions, RenderProblem } from './render-page.tsx';
import { collectStyles, type UsedStyles } from './style-collector.ts';
import { showsSomething } from './shows-something.ts';
import { pieceOf, type Piece } from './unique-heading-ids.ts';

/** The rendered HTML of one block of a page and of the blocks inside it. */
export interface Fragment extends Piece {
  /** Links for the document's head. */
  readonly head: readonly string[];
  readonly styles: UsedStyles;
  readonly problems: readonly RenderProblem[];
  /**
   * The page's query string, if an island in the block reads the query. Undefined if the HTML is the same for any
   * query.
   */
  readonly search: string | undefined;
}

export const NOTHING: Fragment = {
  ...pieceOf(''),
  head: [],
  styles: new Set(),
  problems: [],
  search: undefined,
};

/** Renders nothing. Calls `pass` when React reaches this point of the markup. */
function Mark({ pass }: { readonly pass: () => void }) {
  pass();
  return null;
}

interface Placed {
  readonly node: BlockNode;
  readonly policy: IslandPolicy;
}

/** Returns names as one attribute value, or undefined for an empty list. */
const words = (list: readonly string[] = []) => (list.length > 0 ? list.join(' ') : undefined);

/**
 * Renders one block: first the static markup with a mark for each island, and then each island separately with its own
 * id prefix, so that `useId` returns the same ids as in the browser. The content of an enhancer is part of the static
 * markup.
 *
 * If a block throws or shows nothing, the function reports the block and leaves it out. The blocks around it stay.
 * @param prefix prefix of all ids in the block
 */
export function drawFragment(outer: BlockNode, prefix: string, options: RenderPageOptions): Fragment {
  const styles = collectStyles();
  const head: string[] = [];
  const problems: RenderProblem[] = [];
  const broken = new Map<BlockNode, RenderProblem>();
  /** The blocks that React is rendering, innermost last. Undefined until a block throws, to save time. */
  let open: BlockNode[] | undefined;
  let islands: Placed[] = [];
  const around = (content: ReactNode) => styles.collect(options.wrap ? options.wrap(content) : content);

  const element = (node: BlockNode): ReactNode => {
    const failed = broken.get(node);
    if (failed) return options.placeholder?.(failed) ?? null;
    const Component = options.components.get(node.type) as ComponentType<object> | undefined;
    return Component === undefined ? null : <Component key={node.id} {...node.props} />;
  };
  /**
   * Renders a block without an island. After a block has thrown, also updates `open`, which then tells which block
   * throws.
   */
  const still = (node: BlockNode): ReactNode => {
    if (open === undefined) return element(node);
    const trail = open;
    return (
      <>
        <Mark pass={() => trail.push(node)} />
        {element(node)}
        <Mark pass={() => trail.pop()} />
      </>
    );
  };
  const enhanced = (node: BlockNode, { enhancer, when, on }: EnhancerPolicy): ReactNode => {
    try {
      const name = scriptName(enhancer);
      if (options.enhancerAssets === undefined) throw new Error(`No address for the enhancer ${name}`);
      const { src, deps } = options.enhancerAssets(name);
      const given = { key: node.id, id: node.id, when, src, deps: words(deps), on: words(on) };
      return createElement(ENHANCER, given, still(node));
    } catch (error) {
      const problem = fail(node, error);
      return options.placeholder?.(problem) ?? null;
    }
  };
  const draw: RenderBlock = (node) => {
    const policy = broken.has(node) ? undefined : options.registry.get(node.type)?.wake(node.props);
    if (policy === undefined) return still(node);
    if (policy.enhancer !== undefined) return enhanced(node, policy);
    islands.push({ node, policy });
    return mark(node, islands.length - 1);
  };
  const fail = (node: BlockNode, error: unknown): RenderProblem => {
    const problem = { entryId: node.id, type: node.type, error };
    broken.set(node, problem);
    problems.push(problem);
    return problem;
  };
  /** Renders the static markup. Starts again without a block that throws. */
  function renderStatic(): string {
    islands = [];
    try {
      const content = <BlockProvider render={draw}>{draw(outer)}</BlockProvider>;
      return hoisted(renderToStaticMarkup(around(content), { identifierPrefix: `${prefix}-` }), head);
    } catch (error) {
      const culprit = open?.at(-1);
      if (culprit !== undefined) fail(culprit, error);
      else if (open !== undefined) throw error;
      open = [];
      return renderStatic();
    }
  }

  function renderIsland({ node, policy }: Placed, index: number): string {
    const islandPrefix = `${prefix}i${index}-`;
    const content = <BlockProvider render={element}>{element(node)}</BlockProvider>;
    try {
      const html = renderToString(around(content), { identifierPrefix: islandPrefix });
      return islandHtml(node, policy, islandPrefix, markForeign(hoisted(html, head), outer.foreign, false));
    } catch (error) {
      const problem = fail(node, error);
      return options.placeholder ? renderToStaticMarkup(options.placeholder(problem)) : '';
    }
  }

  function islandHtml(node: BlockNode, policy: IslandPolicy, islandPrefix: string, html: string): string {
    const { src, deps } = options.islandAssets(scriptName(policy.island));
    const props = policy.browserProps?.(node.props as never) ?? node.props;
    const start =
      attribute('id', node.id) +
      attribute('when', policy.when) +
      attribute('src', src) +
      attribute('prefix', islandPrefix) +
      (deps.length > 0 ? attribute('deps', deps.join(' ')) : '') +
      (policy.on ? attribute('on', policy.on.join(' ')) : '') +
      (policy.ownsUrl ? attribute('url', options.search) : '');
    return `<skein-island${start}>${html}</skein-island><script type="application/json">${json(props)}</script>`;
  }

  /**
   * Returns an empty text if the HTML shows nothing. Reports this unless the block shows nothing on purpose, or a problem
   * was reported before.
   */
  function orNothing(html: string): string {
    if (showsSomething(html)) return html;
    if (problems.length > 0) return '';
    const problem = options.registry.get(outer.type)?.isWithheld?.(outer.props)
      ? { entryId: outer.id, type: outer.type, error: new Error('is shown only to some visitors') }
      : fail(outer, new Error('has nothing to show: every field that shows something is empty'));
    return options.placeholder ? renderToStaticMarkup(options.placeholder(problem)) : '';
  }

  try {
    const markup = renderStatic();
    const still = markForeign(markup, outer.foreign);
    return {
      ...pieceOf(orNothing(fillMarks(still, islands.map(renderIsland)))),
      head,
      styles: styles.used(),
      problems,
      search: islands.some(({ policy }) => policy.ownsUrl) ? options.search : undefined,
    };
  } finally {
    styles.seal();
  }
}
