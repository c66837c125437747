import type { BlockNode } from '../model/context.ts';
import type { EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import { everyBlock } from './block-props.ts';

/** A content type, as far as its blocks can be told by it. */
export type TypeOf<P extends object> = Pick<EntryType<P>, 'id' | 'parse'>;

/** A block of a content type, with what the type yields: it was parsed once, and nothing needs to be checked again. */
export interface NodeOf<P> extends Omit<BlockNode, 'props'> {
  readonly props: BlockNode['props'] & Parsed<P>;
}

/** All blocks of a content type in parsed content, wherever they lie, from the outside in. */
export function nodesOf<P extends object>(tree: unknown, type: TypeOf<P>): readonly NodeOf<P>[] {
  const found: NodeOf<P>[] = [];
  everyBlock(tree, (node) => {
    if (node.type === type.id) found.push(node as NodeOf<P>);
  });
  return found;
}
