import type { BlockNode } from '../model/context.ts';
import type { EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import { everyBlock } from './block-props.ts';

/** The part of a content type that identifies its blocks. */
export type TypeOf<P extends object> = Pick<EntryType<P>, 'id' | 'parse'>;

/** A block of one content type. The parser has checked its props, so no code checks them again. */
export interface NodeOf<P> extends Omit<BlockNode, 'props'> {
  readonly props: BlockNode['props'] & Parsed<P>;
}

/** Returns all blocks of one content type in parsed content, at any depth, outer blocks first. */
export function nodesOf<P extends object>(tree: unknown, type: TypeOf<P>): readonly NodeOf<P>[] {
  const found: NodeOf<P>[] = [];
  everyBlock(tree, (node) => {
    if (node.type === type.id) found.push(node as NodeOf<P>);
  });
  return found;
}
