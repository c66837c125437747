import type { CmsClient, CmsFault } from '../cms/cms-client.ts';
import type { Content, Entity } from '../cms/cms.types.ts';
import type { History, Place, Step } from './history.ts';

/**
 * State of an entry's draft. `conflict`: another editor has changed the same value; the draft keeps the value of
 * this window. `refused`: the CMS names faults. `failed`: the CMS did not answer.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'conflict' | 'refused' | 'failed';

/**
 * The draft of an entry that was edited in this window. `EditState.content` contains the edited entry, unless the draft
 * deletes the entry.
 */
export interface Draft {
  /** The entry as the CMS had it when this draft began. Its version is 0 if the CMS does not have the entry yet. */
  readonly base: Entity;
  readonly state: SaveState;
  readonly faults: readonly CmsFault[];
  /** The newer version of another editor, while the draft is in conflict. */
  readonly theirs?: Entity | undefined;
}

export interface EditState {
  /** All content, with the edits of this window. */
  readonly content: Content;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly history: History;
  /** Increases with each change of a value. */
  readonly edited: number;
  /** Increases with each publication. */
  readonly published: number;
}

/**
 * The entry and field to show after a step was undone or redone. The field is undefined if the step changed more than
 * one value.
 */
export type Shown = Pick<Place, 'entryId'> & { readonly fieldId?: string | undefined };

export interface EditStore {
  read(): EditState;
  subscribe(listener: () => void): () => void;
  /** Changes a value. Saves the draft as soon as the editor pauses. */
  edit(place: Place, value: unknown): void;
  /**
   * Changes several values, creates entries, and deletes entries that are not published, in one step. Creations
   * and deletions are saved at once.
   */
  change(step: Step): void;
  /** Ends the current step, so that the next change can be undone alone. */
  settle(): void;
  /** Begins a new history. Earlier changes stay, but cannot be undone. */
  forget(): void;
  /** Undoes the newest step. An entry that was published since its creation stays. @returns what to show */
  undo(): Shown | undefined;
  redo(): Shown | undefined;
  /** Saves all drafts that are waiting or have failed. */
  saveAll(): Promise<void>;
  /** Ends a conflict: keeps the value of this window, or takes the version of the other editor. */
  resolve(entryId: string, keep: 'mine' | 'theirs'): Promise<void>;
  /**
   * Publishes entries and assets in order, and stops at the first one that cannot be published.
   * @throws NotPublished
   */
  publish(ids: readonly string[]): Promise<void>;
  /** Takes an entry off the site, and keeps its draft. @throws CmsError */
  unpublish(id: string): Promise<void>;
  /** Reads the published versions of entries and assets again. @throws CmsError */
  readPublished(ids: readonly string[]): Promise<void>;
  /** Creates an asset with its file, as a draft. @throws CmsError */
  createAsset(asset: Entity, file: File): Promise<void>;
  /** Reads an entry again, or removes it if somebody else has deleted it, unless its draft has unsaved edits. */
  refresh(entryId: string): Promise<void>;
}

export interface EditStoreOptions {
  readonly client: CmsClient;
  readonly content: Content;
  /** Calls a function after a pause in typing. Returns a function that cancels the call. */
  readonly later: (task: () => void) => () => void;
}
