import type { BlockNode } from '../model/context.ts';
import { LRUCache } from 'lru-cache';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNode = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & BlockNode =>
  typeof value['id'] === 'string' && typeof value['type'] === 'string' && isObject(value['props']);

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** What is under every part of parsed content, which is the same for as long as the part is. */
const blocksUnder = new WeakMap<object, readonly BlockNode[]>();

/** Every block in parsed content, wherever it lies, from the outside in. */
function blocksIn(tree: unknown): readonly BlockNode[] {
  if (!isObject(tree)) return [];
  const known = blocksUnder.get(tree);
  if (known) return known;
  const own = !Array.isArray(tree) && isNode(tree) ? [tree] : [];
  const found = [...own, ...Object.values(tree).flatMap(blocksIn)];
  // A page is made anew for each drawing, the blocks on it are not.
  if (own.length > 0) blocksUnder.set(tree, found);
  return found;
}

/** What a block gets; undefined: it stays as it is. */
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
 * Parsed content with more beside the props of some of its blocks, wherever they lie. What holds none of these stays the
 * very same, so that what was drawn of it is known. Nothing of it is kept: it may be one visitor's.
 */
export const withBlockProps = <T>(tree: T, more: More): T =>
  change(tree, more, (_node, _given, make) => make());

/** Copies of a block that are known at a time. */
const MAX_COPIES = 50;
/** What a block gets that is longer, in characters of JSON, is hardly ever the same again. */
const MAX_GIVEN = 10_000;
const copies = new WeakMap<BlockNode, LRUCache<string, object>>();

/** The same for what everybody gets who asks with the same query: given the same again, a block is the same object again. */
export const withQueryProps = <T>(tree: T, more: More): T =>
  change(tree, more, (node, given, make) => {
    if (given.length > MAX_GIVEN) return make();
    let known = copies.get(node);
    if (!known) copies.set(node, (known = new LRUCache({ max: MAX_COPIES })));
    const copied = known.get(given) ?? (make() as object);
    known.set(given, copied);
    return copied;
  });

/** Calls `visit` with every block in parsed content, wherever it lies. */
export function everyBlock(tree: unknown, visit: (node: BlockNode) => void): void {
  for (const node of blocksIn(tree)) visit(node);
}

/** The block of this id, wherever it lies in parsed content. */
export function findBlock(tree: unknown, id: string): BlockNode | undefined {
  let found: BlockNode | undefined;
  everyBlock(tree, (node) => {
    if (node.id === id) found ??= node;
  });
  return found;
}

/** Blocks of other props that are known at a time, of one block. */
const MAX_KNOWN = 500;
const knownWith = new WeakMap<BlockNode, LRUCache<string, BlockNode>>();

/** A block with more beside its props: given the same again it is the same object again, so that what was drawn is known. */
export function blockWith(node: BlockNode, more: object): BlockNode {
  let known = knownWith.get(node);
  if (!known) knownWith.set(node, (known = new LRUCache({ max: MAX_KNOWN })));
  const key = JSON.stringify(more);
  const made = known.get(key) ?? { ...node, props: { ...node.props, ...more } };
  known.set(key, made);
  return made;
}

/** Stands in no content: it is new with each process, and never sent. */
const MARK = `/${crypto.randomUUID()}`;
/** What reads the same in HTML, in JSON and in an address. */
const PLAIN_PATH = /^\/[\w\-./~]+$/;

/**
 * A block with the path of its page beside its props. Where it looks the same on all pages but for that path, it is drawn once.
 * @param path without a language prefix
 * @param more what the block gets on the page of a path
 */
export function blockOnPage(node: BlockNode, path: string, more: (path: string) => object): BlockNode {
  if (!PLAIN_PATH.test(path)) return blockWith(node, more(path));
  const like = { node: blockWith(node, more(MARK)), mark: MARK, word: path };
  return { ...node, props: { ...node.props, ...more(path) }, like };
}
