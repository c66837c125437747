import type { Link } from '../../cms/cms.types.ts';
import type { Birth } from '../../edits/history.ts';
import { birthOf, copyOf, newEntry, withOwnCopies } from '../../edits/new-entry.ts';
import { withLink } from '../../model/menus.ts';
import { useDesk } from '../state/desk-context.ts';
import type { BlockKind, BlockList } from './block-lists.ts';

/** Changes to the blocks of a page. The editor can undo each of them as one step. */
export interface BlockEdits {
  /** Creates a block. @param at its position in the list @returns its id */
  add(list: BlockList, kind: BlockKind, at: number): string;
  /**
   * Creates a copy directly below a block. The copy links to the same entries.
   * @returns its id, or undefined if the entry of the block does not exist
   */
  duplicate(list: BlockList, at: number): string | undefined;
  move(list: BlockList, from: number, to: number): void;
  /** Removes a block from the page. Its entry stays. */
  remove(list: BlockList, at: number): void;
}

/** Returns functions that edit the blocks of a page. @param pageId id of the page's entry */
export function useBlockEdits(pageId: string): BlockEdits {
  const { store } = useDesk();
  function change({ field, links }: BlockList, after: readonly Link[], births: readonly Birth[] = []): void {
    const locale = store.read().content.locales[0].code;
    store.settle();
    store.change([...births, { entryId: pageId, fieldId: field.id, locale, before: links, after }]);
    store.settle();
  }
  return {
    add(list, { type, example }, at) {
      const { content } = store.read();
      const made = newEntry(content, type.sys.id, { example: example?.entry });
      const [block, ...copies] = example ? withOwnCopies(made, example.entry, content) : [made];
      change(list, withLink(list.links, block.sys.id, at), [block, ...copies].map(birthOf));
      return block.sys.id;
    },
    duplicate(list, at) {
      const { content } = store.read();
      const entry = content.entries.get(list.links[at]?.sys.id ?? '');
      if (!entry) return undefined;
      const copy = copyOf(entry, content);
      change(list, withLink(list.links, copy.sys.id, at + 1), [birthOf(copy)]);
      return copy.sys.id;
    },
    move(list, from, to) {
      const link = list.links[from];
      if (link) change(list, list.links.toSpliced(from, 1).toSpliced(to, 0, link));
    },
    remove: (list, at) => change(list, list.links.toSpliced(at, 1)),
  };
}
