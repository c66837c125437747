import type { BlockNode } from '../model/context.ts';
import type { Fragment } from './fragment.tsx';

/**
 * What was drawn of each block, for as long as the block itself is in memory. An entry that has changed is another node,
 * so nothing here ever ages. One for each thing that surrounds blocks: a language has its own.
 */
export interface FragmentMemory {
  /** @param prefix of the ids in it: a block that is twice on a page has two */
  get(node: BlockNode, prefix: string, search: string): Fragment | undefined;
  keep(node: BlockNode, prefix: string, fragment: Fragment): void;
}

export function fragmentMemory(): FragmentMemory {
  const drawn = new WeakMap<BlockNode, Map<string, Fragment>>();
  return {
    get(node, prefix, search) {
      const known = drawn.get(node)?.get(prefix);
      return known?.search === undefined || known.search === search ? known : undefined;
    },
    keep(node, prefix, fragment) {
      // What failed may do so for a reason that passes, and is reported each time.
      if (fragment.problems.length > 0) return;
      const known = drawn.get(node);
      if (known) known.set(prefix, fragment);
      else drawn.set(node, new Map([[prefix, fragment]]));
    },
  };
}
