import type { BlockNode } from '../model/context.ts';
import type { EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import { everyBlock } from './block-props.ts';

/** The part of a content type that is needed to recognize its blocks. */
export type TypeOf<P extends object> = Pick<EntryType<P>, 'id' | 'parse'>;

/**
 * A block of a content type with that type's props. The parser has checked them, so no further checks are
 * needed.
 */
export interface NodeOf<P> extends Omit<BlockNode, 'props'> {
  readonly props: BlockNode['props'] & Parsed<P>;
}

/** Returns all blocks of a content type in parsed content, at any depth, outer blocks first. */
export function nodesOf<P extends object>(tree: unknown, type: TypeOf<P>): readonly NodeOf<P>[] {
  const found: NodeOf<P>[] = [];
  everyBlock(tree, (node) => {
    if (node.type === type.id) found.push(node as NodeOf<P>);
  });
  return found;
}
