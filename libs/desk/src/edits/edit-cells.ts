import type { Content, Entity } from '../cms/cms.types.ts';
import type { Draft, EditState } from './edit-store.types.ts';
import { isNewest } from '../cms/is-newest.ts';

/** The state of a desk window, with functions that read and change its parts. */
export interface EditCells {
  read(): EditState;
  set(next: Partial<EditState>): void;
  /** Runs work that makes several changes, and calls the listeners once at its end. */
  together(work: () => void): void;
  subscribe(listener: () => void): () => void;
  entityOf(id: string): Entity | undefined;
  /** Returns all content, with the editor's version of one entity. */
  contentWith(entity: Entity): Content;
  /**
   * Returns all content, with one entity from an answer of the CMS.
   * @param by who has saved the answered version: this window (`us`) or another editor. Another editor may also have
   * published, so after such a draft the desk forgets the published version
   * @param fields replaces the answered values, with the editor's later changes
   */
  contentFrom(answered: Entity, by: 'us' | 'others', fields?: Entity['fields']): Content;
  /** Returns all content without an entry or an asset. */
  contentWithout(id: string): Content;
  draftsWith(id: string, draft: Draft | undefined): EditState['drafts'];
}

/** Creates the state of a desk window. */
export function editCells(first: EditState): EditCells {
  let state = first;
  const listeners = new Set<() => void>();
  let isTogether = false;
  const tell = () => {
    if (!isTogether) for (const listener of listeners) listener();
  };
  function contentWith(entity: Entity): Content {
    const kind = entity.sys.type === 'Asset' ? 'assets' : 'entries';
    return { ...state.content, [kind]: new Map(state.content[kind]).set(entity.sys.id, entity) };
  }
  return {
    read: () => state,
    set(next) {
      state = { ...state, ...next };
      tell();
    },
    together(work) {
      isTogether = true;
      try {
        work();
      } finally {
        isTogether = false;
        tell();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entityOf: (id) => state.content.entries.get(id) ?? state.content.assets.get(id),
    contentWith,
    contentFrom(answered, by, fields = answered.fields) {
      const published = new Map(state.content.published);
      if (isNewest(answered)) published.set(answered.sys.id, answered);
      else if (by === 'others') published.delete(answered.sys.id);
      return { ...contentWith({ ...answered, fields }), published };
    },
    contentWithout(id) {
      const without = (items: ReadonlyMap<string, Entity>) =>
        new Map([...items].filter(([one]) => one !== id));
      const { entries, assets, published } = state.content;
      return {
        ...state.content,
        entries: without(entries),
        assets: without(assets),
        published: without(published),
      };
    },
    draftsWith(id, draft) {
      const drafts = new Map(state.drafts);
      if (draft) return drafts.set(id, draft);
      drafts.delete(id);
      return drafts;
    },
  };
}
