import type { BlockNode } from '@skein/cms-client';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNode = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & BlockNode =>
  typeof value['id'] === 'string' && typeof value['type'] === 'string' && isObject(value['props']);

/**
 * Copies parsed content and puts more beside the props of some of its blocks, wherever they lie.
 * @param more what a block gets; undefined: it stays as it is
 */
export function withBlockProps<T>(tree: T, more: (node: BlockNode) => object | undefined): T {
  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const copied = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
    if (!isNode(value)) return copied;
    return { ...copied, props: { ...(copied['props'] as object), ...more(value) } };
  }
  return copy(tree) as T;
}

/** Calls `visit` with every block in parsed content, wherever it lies. */
export function everyBlock(tree: unknown, visit: (node: BlockNode) => void): void {
  if (!isObject(tree)) return;
  if (!Array.isArray(tree) && isNode(tree)) visit(tree);
  for (const part of Object.values(tree)) everyBlock(part, visit);
}

/** The block of this id, wherever it lies in parsed content. */
export function findBlock(tree: unknown, id: string): BlockNode | undefined {
  let found: BlockNode | undefined;
  everyBlock(tree, (node) => {
    if (node.id === id) found ??= node;
  });
  return found;
}
