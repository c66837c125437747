import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockNode } from '../model/context.ts';
import { BlockProvider, type RenderBlock } from '../registry/block-slot.ts';
import type { EnhancerPolicy, IslandPolicy, Registry } from '../registry/registry.ts';
import { ENHANCER } from '../islands/elements.ts';
import { collectStyles } from './style-collector.ts';
import { uniqueHeadingIds } from './unique-heading-ids.ts';

/** Where the browser finds the script of an island or of an enhancer. */
export interface ScriptAssets {
  readonly src: string;
  /** Modules that `src` imports, to be fetched beside it. */
  readonly deps: readonly string[];
}

export interface RenderProblem {
  readonly entryId: string;
  readonly type: string;
  readonly error: unknown;
}

export interface RenderPageOptions {
  readonly registry: Registry;
  /** Component of each content type that the page holds. */
  readonly components: ReadonlyMap<string, ComponentType<never>>;
  readonly islandAssets: (island: string) => ScriptAssets;
  /** A host without enhancers has none. */
  readonly enhancerAssets?: ((enhancer: string) => ScriptAssets) | undefined;
  /** Query string that the page is rendered for, with `?`, or empty. */
  readonly search: string;
  /** The host's providers around every island, the same as in its runtime. */
  readonly wrap?: (children: ReactNode) => ReactNode;
  /** Shown to editors in place of a block that failed. Visitors see nothing. */
  readonly placeholder?: (problem: RenderProblem) => ReactNode;
}

export interface PageRender {
  readonly html: string;
  /** Links that belong in the document's head: what the page wants loaded before it is read. */
  readonly head: string;
  /** CSS of every component on the page, without its `<style>` element. */
  readonly css: string;
  readonly problems: readonly RenderProblem[];
}

/** What React writes first where there is no head to write it into. */
const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;

/** A point on the page: `pass` is called when rendering, which goes through a page in order, gets here. */
function Mark({ pass }: { readonly pass: () => void }) {
  pass();
  return null;
}

interface Placed {
  readonly node: BlockNode;
  readonly policy: IslandPolicy;
}

const attribute = (name: string, value: string) =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
/** As one attribute; left out when there are none. */
const words = (list: readonly string[] = []) => (list.length > 0 ? list.join(' ') : undefined);
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const MARK_START = '<template data-island="';
const MARK_END = '"></template>';

/** Puts every island where its mark stands. By splitting: a pattern would cost a tenth of the whole page. */
function fillMarks(html: string, islands: readonly string[]): string {
  const [start = '', ...others] = html.split(MARK_START);
  return others.reduce((filled, part) => {
    const end = part.indexOf(MARK_END);
    return filled + (islands[Number(part.slice(0, end))] ?? '') + part.slice(end + MARK_END.length);
  }, start);
}

/**
 * Renders a page in two phases: the page with a mark per island, then each island by itself under its own id prefix.
 * One pass for all would give islands other ids than they compute in the browser. What an enhancer gets stays in the
 * first pass, inside an element that says when and with what.
 *
 * A block that throws is left out and reported; the page around it stays. Finding it costs nothing until one throws.
 * Throws what the page itself throws outside of any block.
 */
export function renderPage(page: ReactNode, options: RenderPageOptions): PageRender {
  const styles = collectStyles();
  let head = '';
  function hoist(html: string): string {
    const [links = ''] = HOISTED.exec(html) ?? [];
    head += links;
    return links === '' ? html : html.slice(links.length);
  }
  const problems: RenderProblem[] = [];
  const broken = new Map<BlockNode, RenderProblem>();
  /** Blocks being rendered, innermost last. Undefined until something throws: only then is it worth its price. */
  let open: BlockNode[] | undefined;
  let islands: Placed[] = [];

  const element = (node: BlockNode): ReactNode => {
    const failed = broken.get(node);
    if (failed) return options.placeholder?.(failed) ?? null;
    const Component = options.components.get(node.type) as ComponentType<object> | undefined;
    return Component === undefined ? null : <Component key={node.id} {...node.props} />;
  };
  /** What stays as it is served, between two marks once something has thrown. */
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
    return <template key={node.id} data-island={islands.length - 1} />;
  };
  const fail = (node: BlockNode, error: unknown): RenderProblem => {
    const problem = { entryId: node.id, type: node.type, error };
    broken.set(node, problem);
    problems.push(problem);
    return problem;
  };
  /** Once more without the innermost block that throws, until none does. */
  function renderStatic(): string {
    islands = [];
    try {
      return renderToStaticMarkup(styles.collect(<BlockProvider render={draw}>{page}</BlockProvider>));
    } catch (error) {
      const culprit = open?.at(-1);
      if (culprit !== undefined) fail(culprit, error);
      else if (open !== undefined) throw error;
      open = [];
      return renderStatic();
    }
  }

  function renderIsland({ node, policy }: Placed, index: number): string {
    const prefix = `i${index}-`;
    const content = <BlockProvider render={element}>{element(node)}</BlockProvider>;
    try {
      const html = renderToString(styles.collect(options.wrap ? options.wrap(content) : content), {
        identifierPrefix: prefix,
      });
      return islandHtml(node, policy, prefix, hoist(html));
    } catch (error) {
      const problem = fail(node, error);
      return options.placeholder ? renderToStaticMarkup(options.placeholder(problem)) : '';
    }
  }

  function islandHtml(node: BlockNode, policy: IslandPolicy, prefix: string, html: string): string {
    const { src, deps } = options.islandAssets(policy.island);
    const open =
      attribute('id', node.id) +
      attribute('when', policy.when) +
      attribute('src', src) +
      attribute('prefix', prefix) +
      (deps.length > 0 ? attribute('deps', deps.join(' ')) : '') +
      (policy.on ? attribute('on', policy.on.join(' ')) : '') +
      (policy.ownsUrl ? attribute('url', options.search) : '');
    return `<skein-island${open}>${html}</skein-island><script type="application/json">${json(node.props)}</script>`;
  }

  try {
    const html = hoist(renderStatic());
    const rendered = islands.map(renderIsland);
    return {
      html: uniqueHeadingIds(fillMarks(html, rendered)),
      head,
      css: styles.css(),
      problems,
    };
  } finally {
    styles.seal();
  }
}
