import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ENHANCER } from '../islands/elements.ts';
import type { BlockNode } from '../model/context.ts';
import { BlockProvider, type RenderBlock } from '../registry/block-slot.ts';
import type { EnhancerPolicy, IslandPolicy } from '../registry/registry.ts';
import { fillMarks, hoisted, json, mark, attribute } from './markup.ts';
import { markForeign } from './mark-foreign.ts';
import type { RenderPageOptions, RenderProblem } from './render-page.tsx';
import { collectStyles, type UsedStyles } from './style-collector.ts';
import { showsSomething } from './shows-something.ts';
import { pieceOf, type Piece } from './unique-heading-ids.ts';

/** The result of drawing one block of a page, with everything inside it. */
export interface Fragment extends Piece {
  /** Links for the document's head. */
  readonly head: readonly string[];
  readonly styles: UsedStyles;
  readonly problems: readonly RenderProblem[];
  /** The query string in the HTML, if it holds an island that owns the query. */
  readonly search: string | undefined;
}

export const NOTHING: Fragment = {
  ...pieceOf(''),
  head: [],
  styles: new Set(),
  problems: [],
  search: undefined,
};

/** A point in the markup. Rendering proceeds in order and calls `pass` when it gets here. */
function Mark({ pass }: { readonly pass: () => void }) {
  pass();
  return null;
}

interface Placed {
  readonly node: BlockNode;
  readonly policy: IslandPolicy;
}

/** Returns names as one attribute, or undefined if there are none. */
const words = (list: readonly string[] = []) => (list.length > 0 ? list.join(' ') : undefined);

/**
 * Draws one block in two phases: its markup with a mark per island, then each island separately under its own
 * id prefix. In one pass, islands would get other ids than they compute in the browser. An enhancer's content
 * stays in the first pass, inside an element that says when and with what module it wakes.
 *
 * A block that throws, or has nothing to show, is left out and reported, and its surroundings stay. The search
 * for it costs nothing until a block throws.
 * @param prefix of all ids in the block
 */
export function drawFragment(outer: BlockNode, prefix: string, options: RenderPageOptions): Fragment {
  const styles = collectStyles();
  const head: string[] = [];
  const problems: RenderProblem[] = [];
  const broken = new Map<BlockNode, RenderProblem>();
  /**
   * Blocks being rendered, innermost last. Undefined until a block throws, because the list slows down
   * rendering.
   */
  let open: BlockNode[] | undefined;
  let islands: Placed[] = [];
  const around = (content: ReactNode) => styles.collect(options.wrap ? options.wrap(content) : content);

  const element = (node: BlockNode): ReactNode => {
    const failed = broken.get(node);
    if (failed) return options.placeholder?.(failed) ?? null;
    const Component = options.components.get(node.type) as ComponentType<object> | undefined;
    return Component === undefined ? null : <Component key={node.id} {...node.props} />;
  };
  /** Renders a static block, between two marks once any block has thrown. */
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
      if (options.enhancerAssets === undefined) throw new Error(`No address for the enhancer ${enhancer}`);
      const { src, deps } = options.enhancerAssets(enhancer);
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
  /** Renders again without the innermost block that throws, until none throws. */
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
    const { src, deps } = options.islandAssets(policy.island);
    const start =
      attribute('id', node.id) +
      attribute('when', policy.when) +
      attribute('src', src) +
      attribute('prefix', islandPrefix) +
      (deps.length > 0 ? attribute('deps', deps.join(' ')) : '') +
      (policy.on ? attribute('on', policy.on.join(' ')) : '') +
      (policy.ownsUrl ? attribute('url', options.search) : '');
    return `<skein-island${start}>${html}</skein-island><script type="application/json">${json(node.props)}</script>`;
  }

  /** Returns an empty string instead of an empty band, and reports it unless an earlier problem explains it. */
  function orNothing(html: string): string {
    if (showsSomething(html)) return html;
    if (problems.length > 0) return '';
    const problem = fail(outer, new Error('has nothing to show: every field that shows something is empty'));
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
