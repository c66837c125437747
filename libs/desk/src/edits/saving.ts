import { CmsError, isMissing, type CmsClient, type CmsFault } from '../cms/cms-client.ts';
import type { Entity } from '../cms/cms.types.ts';
import { linksOf } from '../cms/links.ts';
import type { EditCells } from './edit-cells.ts';
import type { Draft, EditStoreOptions, SaveState } from './edit-store.types.ts';
import { settled } from './history.ts';
import { differences, merge } from './merge.ts';

const UNSAVED: readonly SaveState[] = ['waiting', 'failed', 'refused'];

/** Sends drafts to the CMS, and stores the versions in its answers. */
export interface Saving {
  /** Saves an entry after its running request, so that each version follows the previous one. */
  save(id: string): Promise<void>;
  /** Saves an entry as soon as the editor pauses. */
  saveLater(id: string): void;
  /** Stores the version from an answer of the CMS, and keeps what the editor has changed since `sent`. */
  take(id: string, sent: Entity, answered: Entity): void;
  /** Removes an item from this window after somebody else has deleted it. */
  drop(id: string): void;
  /**
   * Reads the entries and assets that an entry links to and that other editors have created since the desk opened.
   */
  learn(entity: Entity): Promise<void>;
}

/** Creates the part of an edit store that saves drafts. */
export function saving(
  { read, set, entityOf, contentFrom, contentWithout, draftsWith }: EditCells,
  client: CmsClient,
  later: EditStoreOptions['later'],
): Saving {
  const timers = new Map<string, () => void>();
  const running = new Map<string, Promise<void>>();
  const fail = (id: string, draft: Draft, as: SaveState, faults: readonly CmsFault[] = []) =>
    set({ drafts: draftsWith(id, { ...draft, state: as, faults }) });

  async function learn(entity: Entity): Promise<void> {
    const unknown = linksOf(entity).filter((id) => !entityOf(id));
    const found = await Promise.all(unknown.map((id) => client.entry(id).catch(() => undefined)));
    for (const one of found) if (one) set({ content: contentFrom(one, 'others') });
  }

  function drop(id: string): void {
    set({
      content: contentWithout(id),
      drafts: draftsWith(id, undefined),
      edited: read().edited + 1,
    });
  }

  function take(id: string, sent: Entity, answered: Entity, by: 'us' | 'others' = 'us'): void {
    const now = entityOf(id);
    if (!now) return set({ drafts: draftsWith(id, { base: answered, state: 'waiting', faults: [] }) });
    const joined = merge(sent.fields, now.fields, answered.fields).fields;
    // Keeps the same object if no value differs, so that a saved draft draws no field again.
    const fields = differences(joined, now.fields).length > 0 ? joined : now.fields;
    const waits = differences(fields, answered.fields).length > 0;
    set({
      content: contentFrom(answered, by, fields),
      drafts: draftsWith(id, { base: answered, state: waits ? 'waiting' : 'saved', faults: [] }),
    });
    if (waits) saveLater(id);
  }

  async function meet(id: string, draft: Draft): Promise<void> {
    const theirs = await client.entry(id);
    await learn(theirs);
    const mine = entityOf(id);
    if (!mine) return;
    const { fields, conflicts } = merge(draft.base.fields, mine.fields, theirs.fields);
    if (conflicts.length > 0) return set({ drafts: draftsWith(id, { ...draft, state: 'conflict', theirs }) });
    set({
      content: contentFrom(theirs, 'others', fields),
      drafts: draftsWith(id, { base: theirs, state: 'waiting', faults: [] }),
      edited: read().edited + 1,
    });
    return saveNow(id);
  }

  /**
   * Saves an item. If somebody else has deleted it, creates an entry with its values as a new draft, so that nothing
   * typed is lost. An asset goes, because its file is deleted, too.
   */
  async function send(id: string, sent: Entity): Promise<void> {
    try {
      take(id, sent, await client.save(sent));
    } catch (error) {
      const { publishedVersion: _, ...sys } = sent.sys;
      if (!isMissing(error) || sys.version === 0) throw error;
      if (sys.type === 'Asset') return drop(id);
      const created = await client.save({ ...sent, sys: { ...sys, version: 0 } });
      take(id, sent, created, 'others');
    }
  }

  async function saveNow(id: string): Promise<void> {
    const [draft, entity] = [read().drafts.get(id), entityOf(id)];
    if (!draft || !UNSAVED.includes(draft.state)) return;
    if (!entity) return removeNow(id, draft);
    set({ drafts: draftsWith(id, { ...draft, state: 'saving' }), history: settled(read().history) });
    try {
      await send(id, { ...entity, sys: draft.base.sys });
    } catch (error) {
      const status = error instanceof CmsError ? error.status : 0;
      if (status === 409) return meet(id, draft).catch(() => fail(id, draft, 'failed'));
      fail(id, draft, status === 422 ? 'refused' : 'failed', error instanceof CmsError ? error.faults : []);
    }
  }

  async function removeNow(id: string, draft: Draft): Promise<void> {
    set({ drafts: draftsWith(id, { ...draft, state: 'saving' }) });
    try {
      if (draft.base.sys.version > 0) await client.remove(draft.base);
      const base = { ...draft.base, sys: { ...draft.base.sys, version: 0 }, fields: {} };
      // The editor may have undone the deletion during the request.
      const next: Draft | undefined = entityOf(id) && { base, state: 'waiting', faults: [] };
      set({ drafts: draftsWith(id, next) });
    } catch (error) {
      if (!(error instanceof CmsError)) return fail(id, draft, 'failed');
      // The CMS refuses to delete an entry that another editor has changed meanwhile, so the entry stays.
      const now = await client.entry(id).catch(() => undefined);
      const content = now ? contentFrom(now, 'others') : read().content;
      set({ drafts: draftsWith(id, undefined), content, edited: read().edited + 1 });
    }
  }

  function save(id: string): Promise<void> {
    timers.get(id)?.();
    timers.delete(id);
    const next = (running.get(id) ?? Promise.resolve()).then(() => saveNow(id));
    running.set(id, next);
    return next;
  }
  function saveLater(id: string): void {
    timers.get(id)?.();
    timers.set(
      id,
      later(() => void save(id)),
    );
  }
  return { save, saveLater, take, drop, learn };
}
