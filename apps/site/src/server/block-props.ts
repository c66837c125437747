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

/** The block of this id, wherever it lies in parsed content. */
export function findBlock(tree: unknown, id: string): BlockNode | undefined {
  let found: BlockNode | undefined;
  withBlockProps(tree, (node) => {
    if (node.id === id) found ??= node;
    return undefined;
  });
  return found;
}
