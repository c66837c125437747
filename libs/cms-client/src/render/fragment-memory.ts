import type { BlockNode } from '../model/context.ts';
import type { Fragment } from './fragment.tsx';

/**
 * Keeps the drawn HTML of each block for as long as the block is in memory. A changed entry is a new block, so
 * no entry here gets out of date. Each set of surroundings, such as a language, needs its own memory.
 */
export interface FragmentMemory {
  /** @param prefix of its ids. A block that is on a page twice has two. */
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
