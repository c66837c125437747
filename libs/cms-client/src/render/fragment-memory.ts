import type { BlockNode } from '../model/context.ts';
import type { Fragment } from './fragment.tsx';
import { readFragment, writeFragment, type FragmentStore } from './written-fragment.ts';

/**
 * Keeps the rendered HTML of blocks. A changed entry becomes a new block object, so the kept HTML is never
 * outdated. A memory must not be shared between renders with different options, such as different languages.
 */
export interface FragmentMemory {
  /**
   * Returns the kept HTML of a block, or undefined.
   * @param prefix prefix of all ids in the HTML. If a block is on a page twice, the prefixes differ.
   * @param mark the word in the block that each page replaces by its own
   */
  get(node: BlockNode, prefix: string, search: string, mark?: string): Fragment | undefined;
  keep(node: BlockNode, prefix: string, fragment: Fragment, mark?: string): void;
}

/**
 * Creates an empty memory.
 * @param store keeps fragments for later processes of the same build, in one language
 */
export function fragmentMemory(store?: FragmentStore): FragmentMemory {
  const drawn = new WeakMap<BlockNode, Map<string, Fragment>>();
  function remember(node: BlockNode, prefix: string, fragment: Fragment): void {
    const known = drawn.get(node);
    if (known) known.set(prefix, fragment);
    else drawn.set(node, new Map([[prefix, fragment]]));
  }
  function stored(node: BlockNode, prefix: string, mark: string | undefined): Fragment | undefined {
    const fragment = store && readFragment(store, node, prefix, mark);
    if (fragment) remember(node, prefix, fragment);
    return fragment;
  }
  return {
    get(node, prefix, search, mark) {
      const known = drawn.get(node)?.get(prefix) ?? stored(node, prefix, mark);
      return known?.search === undefined || known.search === search ? known : undefined;
    },
    keep(node, prefix, fragment, mark) {
      // A failure may be temporary, and each render reports it.
      if (fragment.problems.length > 0) return;
      remember(node, prefix, fragment);
      if (store) writeFragment(store, node, prefix, mark, fragment);
    },
  };
}
