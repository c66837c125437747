import type { Link } from '../../cms/cms.types.ts';
import type { Birth } from '../../edits/history.ts';
import { birthOf, copyOf, newEntry, withOwnCopies } from '../../edits/new-entry.ts';
import { withLink } from '../../model/menus.ts';
import { useDesk } from '../state/desk-context.ts';
import type { BlockKind, BlockList } from './block-lists.ts';

/** What can be done with the blocks of a page. Each is one step that can be undone. */
export interface BlockEdits {
  /** Creates a block at a place. @returns its id */
  add(list: BlockList, kind: BlockKind, at: number): string;
  /** Creates a copy of a block below the block, which shows the same linked entries. @returns its id */
  duplicate(list: BlockList, at: number): string | undefined;
  move(list: BlockList, from: number, to: number): void;
  /** Takes a block off the page. The entry stays. */
  remove(list: BlockList, at: number): void;
}

/** Edits the blocks of a page. */
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
