import type { CmsClient, CmsFault } from '../cms/cms-client.ts';
import type { Content, Entity } from '../cms/cms.types.ts';
import type { History, Place, Step } from './history.ts';

/**
 * State of an entry's draft. `conflict`: somebody else has changed the same value; what was typed here is kept.
 * `refused`: the CMS names faults. `failed`: the CMS did not answer.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'conflict' | 'refused' | 'failed';

/** An entry with what was typed here. While its entry is deleted, the content does not have the entry. */
export interface Draft {
  /** The version that the CMS has, from which this draft began. Version 0: the CMS has none yet. */
  readonly base: Entity;
  readonly state: SaveState;
  readonly faults: readonly CmsFault[];
  /** The newer version of somebody else, while the draft is in conflict. */
  readonly theirs?: Entity | undefined;
}

export interface EditState {
  /** All content, with what was typed here. */
  readonly content: Content;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly history: History;
  /** Increases with each change of a value. */
  readonly edited: number;
  /** Increases with each publication. */
  readonly published: number;
}

/** What a step has changed. The field is undefined if the step changed more than one value. */
export type Shown = Pick<Place, 'entryId'> & { readonly fieldId?: string | undefined };

export interface EditStore {
  read(): EditState;
  subscribe(listener: () => void): () => void;
  /** Changes a value. The draft is saved when nothing has been typed for a moment. */
  edit(place: Place, value: unknown): void;
  /**
   * Changes several values, creates entries, and deletes entries that are not published, in one step. What is
   * created or deleted is saved at once.
   */
  change(step: Step): void;
  /** Ends the current step, so that the next change can be undone alone. */
  settle(): void;
  /** Begins a new history: what was changed before stays. */
  forget(): void;
  /** Takes back a step. An entry that was published since its creation stays. @returns what to show */
  undo(): Shown | undefined;
  redo(): Shown | undefined;
  /** Saves all drafts that are waiting or have failed. */
  saveAll(): Promise<void>;
  /** Ends a conflict: keeps what was typed here, or takes the version of somebody else. */
  resolve(entryId: string, keep: 'mine' | 'theirs'): Promise<void>;
  /** Publishes entries and assets in order. @throws CmsError of the first one that the CMS refuses */
  publish(ids: readonly string[]): Promise<void>;
  /** Takes an entry off the site, and keeps its draft. @throws CmsError */
  unpublish(id: string): Promise<void>;
  /** Reads again what visitors see of entries and assets, as far as they are published. @throws CmsError */
  readPublished(ids: readonly string[]): Promise<void>;
  /** Creates an asset with its file, as a draft. @throws CmsError */
  createAsset(asset: Entity, file: File): Promise<void>;
  /** Reads an entry again, and joins it with what was typed here. */
  refresh(entryId: string): Promise<void>;
}

export interface EditStoreOptions {
  readonly client: CmsClient;
  readonly content: Content;
  /** Calls a function later, and returns a function that cancels this. */
  readonly later: (task: () => void) => () => void;
}
