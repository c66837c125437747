import type { BlockNode } from '../model/context.ts';
import { LRUCache } from 'lru-cache';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNode = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & BlockNode =>
  typeof value['id'] === 'string' && typeof value['type'] === 'string' && isObject(value['props']);

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** The blocks inside each block and each list with blocks. These never change, so the results stay correct. */
const blocksUnder = new WeakMap<object, readonly BlockNode[]>();

/** Returns all blocks in parsed content, at any depth, outer blocks first. */
function blocksIn(tree: unknown): readonly BlockNode[] {
  if (!isObject(tree)) return [];
  const known = blocksUnder.get(tree);
  if (known) return known;
  const own = !Array.isArray(tree) && isNode(tree) ? [tree] : [];
  const found = [...own, ...Object.values(tree).flatMap(blocksIn)];
  // Results for other objects are not kept, because every render creates a new page object.
  if (own.length > 0 || (found.length > 0 && Array.isArray(tree))) blocksUnder.set(tree, found);
  return found;
}

/** Returns extra props for a block, or undefined for no change. */
type More = (node: BlockNode) => object | undefined;

function change<T>(
  tree: T,
  more: More,
  known: (node: BlockNode, given: string, make: () => unknown) => unknown,
): T {
  const given = new Map<BlockNode, object>();
  for (const node of blocksIn(tree)) {
    const props = more(node);
    if (props) given.set(node, props);
  }
  if (given.size === 0) return tree;
  const givenIn = (value: unknown) => blocksIn(value).filter((node) => given.has(node));
  function parts(value: object): object {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  }
  function copy(value: unknown): unknown {
    if (!isObject(value)) return value;
    const concerned = givenIn(value);
    if (concerned.length === 0) return value;
    if (Array.isArray(value)) return value.map(copy);
    if (!isPlain(value)) return value;
    if (!isNode(value)) return parts(value);
    const own = given.get(value);
    const make = () => {
      const made = parts(value);
      return own ? { ...made, props: { ...(made as BlockNode).props, ...own } } : made;
    };
    return known(value, JSON.stringify(concerned.map((node) => [node.id, given.get(node)])), make);
  }
  return copy(tree) as T;
}

/**
 * Returns parsed content with extra props for some blocks, at any depth. Other parts stay the same objects, so
 * that their drawn HTML can be reused. Nothing is cached, because the props may belong to one visitor.
 */
export const withBlockProps = <T>(tree: T, more: More): T =>
  change(tree, more, (_node, _given, make) => make());

/** Maximum number of kept copies of one block. */
const MAX_COPIES = 50;
/** Maximum size of the extra props in a kept copy, in characters of JSON. Larger props rarely occur twice. */
const MAX_GIVEN = 10_000;
const copies = new WeakMap<BlockNode, LRUCache<string, object>>();

/**
 * Adds extra props to blocks, like {@link withBlockProps}, but keeps the resulting blocks: equal props give the same
 * block object again. The props may depend only on the query, because all visitors get the kept blocks.
 */
export const withQueryProps = <T>(tree: T, more: More): T =>
  change(tree, more, (node, given, make) => {
    if (given.length > MAX_GIVEN) return make();
    let known = copies.get(node);
    if (!known) copies.set(node, (known = new LRUCache({ max: MAX_COPIES })));
    const copied = known.get(given) ?? (make() as object);
    known.set(given, copied);
    return copied;
  });

/** Calls `visit` for every block in parsed content, at any depth. */
export function everyBlock(tree: unknown, visit: (node: BlockNode) => void): void {
  for (const node of blocksIn(tree)) visit(node);
}

/** Returns the block with this id in parsed content, at any depth, or undefined if there is none. */
export function findBlock(tree: unknown, id: string): BlockNode | undefined {
  let found: BlockNode | undefined;
  everyBlock(tree, (node) => {
    if (node.id === id) found ??= node;
  });
  return found;
}

/** Maximum number of kept versions of one block with different props. */
const MAX_KNOWN = 32;
const knownWith = new WeakMap<BlockNode, LRUCache<string, BlockNode>>();

/**
 * Returns a block with extra props. Equal props return the same object again, so that its drawn HTML can be
 * reused.
 */
export function blockWith(node: BlockNode, more: object): BlockNode {
  let known = knownWith.get(node);
  if (!known) knownWith.set(node, (known = new LRUCache({ max: MAX_KNOWN })));
  const key = JSON.stringify(more);
  const made = known.get(key) ?? { ...node, props: { ...node.props, ...more } };
  known.set(key, made);
  return made;
}

/** A random path that temporarily replaces the path of a page. It is secret, so no content can contain it. */
const MARK = `/${crypto.randomUUID()}`;
/** Matches a path that is written the same way in HTML, in JSON and in an address. */
const PLAIN_PATH = /^\/[\w\-./~]+$/;

/**
 * Returns a block with props that depend on the path of its page. If only this path differs between pages, the
 * block is drawn once for all pages.
 * @param path path without a language prefix
 * @param more returns the extra props for a page with this path
 */
export function blockOnPage(node: BlockNode, path: string, more: (path: string) => object): BlockNode {
  if (!PLAIN_PATH.test(path)) return blockWith(node, more(path));
  const like = { node: blockWith(node, more(MARK)), mark: MARK, word: path };
  return { ...node, props: { ...node.props, ...more(path) }, like };
}
