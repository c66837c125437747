import type { BlockNode } from '@skein/cms-client';

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

/**
 * Parsed content with more beside the props of some of its blocks, wherever they lie. What holds none of these stays the
 * very same, so that what was drawn of it is known.
 * @param more what a block gets; undefined: it stays as it is
 */
export function withBlockProps<T>(tree: T, more: (node: BlockNode) => object | undefined): T {
  const given = new Map<BlockNode, object>();
  for (const node of blocksIn(tree)) {
    const props = more(node);
    if (props) given.set(node, props);
  }
  if (given.size === 0) return tree;
  const isConcerned = (value: unknown) => blocksIn(value).some((node) => given.has(node));
  function copy(value: unknown): unknown {
    if (!isConcerned(value)) return value;
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value) || !isPlain(value)) return value;
    const copied = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
    const props = isNode(value) ? given.get(value) : undefined;
    return props ? { ...copied, props: { ...(copied['props'] as object), ...props } } : copied;
  }
  return copy(tree) as T;
}

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
