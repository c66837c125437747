import { isMissing, type CmsFault } from '../cms/cms-client.ts';
import type { Entity } from '../cms/cms.types.ts';
import { editCells } from './edit-cells.ts';
import type { Draft, EditStore, EditStoreOptions, Shown } from './edit-store.types.ts';
import { noHistory, redo, settled, undo, withStep, type Change, type Place, type Step } from './history.ts';
import { differences, merge, rebased, withValue } from './merge.ts';
import { NotPublished, unsavedState } from './not-published.ts';
import { publicationState } from './publication.ts';
import { saving } from './saving.ts';

/** An empty list that all drafts share. A new list for each typed letter would draw unchanged fields again. */
export const NO_FAULTS: Draft['faults'] = [];

/** Creates the store of all edits in a desk window. */
export function editStore({ client, content, later }: EditStoreOptions): EditStore {
  const cells = editCells({ content, drafts: new Map(), history: noHistory, edited: 0, published: 0 });
  const { read, set, entityOf, contentWith, contentFrom, contentWithout, draftsWith } = cells;
  const { save, saveLater, take, drop, learn } = saving(cells, client, later);

  function put({ entryId, fieldId, locale }: Place, value: unknown): void {
    const entity = entityOf(entryId);
    if (!entity) return;
    const draft = read().drafts.get(entryId);
    const changed = { ...entity, fields: withValue(entity.fields, fieldId, locale, value) };
    const isHere = ({ path }: CmsFault) => path?.[1] === fieldId;
    const next: Draft = {
      base: draft?.base ?? entity,
      faults: draft?.faults.some(isHere)
        ? draft.faults.filter((fault) => !isHere(fault))
        : (draft?.faults ?? NO_FAULTS),
      theirs: draft?.theirs,
      state: draft?.state === 'conflict' ? 'conflict' : 'waiting',
    };
    const { published } = draft ? read().content : contentFrom(entity, 'us');
    set({
      content: { ...contentWith(changed), published },
      drafts: draftsWith(entryId, next),
      edited: read().edited + 1,
    });
    if (next.state !== 'conflict') saveLater(entryId);
  }

  /** Deletes the entry if `entity` is undefined. */
  function bear(id: string, entity: Entity | undefined): void {
    const [draft, now] = [read().drafts.get(id), entityOf(id)];
    const { publishedVersion: _, ...sys } = { ...entity?.sys, id, type: 'Entry', version: 0 };
    const base = draft?.base ?? now ?? { sys, fields: {} };
    set({
      content: entity ? contentWith({ ...entity, sys: base.sys }) : contentWithout(id),
      drafts: draftsWith(id, { base, state: 'waiting', faults: [] }),
      edited: read().edited + 1,
    });
    void save(id);
  }

  /**
   * Sets a value that a step restores. If another editor has changed the value since the step, lists keep the links of
   * both; for other values, the desk asks which one stays.
   */
  function restore(change: Change, side: 'before' | 'after'): void {
    const { entryId, fieldId, locale } = change;
    const theirs = entityOf(entryId);
    if (!theirs) return;
    const [from, to] = [change[side === 'after' ? 'before' : 'after'], change[side]];
    const joined = rebased(from, to, theirs.fields[fieldId]?.[locale]);
    put(change, joined ? joined.value : to);
    const draft = read().drafts.get(entryId);
    if (joined || !draft || draft.theirs) return;
    const base = { ...theirs, sys: draft.base.sys, fields: withValue(theirs.fields, fieldId, locale, from) };
    set({ drafts: draftsWith(entryId, { ...draft, base, state: 'conflict', theirs }) });
  }

  function apply(step: Step, side: 'before' | 'after'): void {
    for (const change of side === 'after' ? step : step.toReversed()) {
      if ('fieldId' in change) restore(change, side);
      else {
        const now = entityOf(change.entryId);
        const isDue = change[side] ? !now : now?.sys.publishedVersion === undefined;
        if (isDue) bear(change.entryId, change[side]);
      }
    }
  }

  function move(by: typeof undo, side: 'before' | 'after'): Shown | undefined {
    const [history, step] = by(read().history);
    cells.together(() => {
      set({ history });
      apply(step ?? [], side);
    });
    const first = step?.find(({ entryId }) => entityOf(entryId));
    const isOne = step?.length === 1 && first && 'fieldId' in first;
    return first && { entryId: first.entryId, fieldId: isOne ? first.fieldId : undefined };
  }
  function change(step: Step): void {
    if (step.length === 0) return;
    cells.together(() => {
      set({ history: withStep(read().history, step) });
      apply(step, 'after');
    });
  }

  async function refresh(entryId: string): Promise<void> {
    const before = entityOf(entryId);
    const now = await client.entry(entryId).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (now) await learn(now);
    const draft = read().drafts.get(entryId);
    // This window may have saved a newer version since it asked.
    if ((draft && draft.state !== 'saved') || entityOf(entryId) !== before) return;
    if (now?.sys.version === before?.sys.version) return;
    if (!now) return drop(entryId);
    set({
      content: contentFrom(now, 'others'),
      drafts: draftsWith(entryId, { base: now, state: 'saved', faults: [] }),
      edited: read().edited + 1,
    });
  }

  async function publishOne(id: string): Promise<void> {
    await save(id);
    const entity = entityOf(id);
    if (!entity) return;
    const draft = read().drafts.get(id);
    const unsaved = unsavedState(draft);
    if (unsaved) throw new NotPublished(id, unsaved);
    try {
      take(id, entity, await client.publish({ ...entity, sys: draft?.base.sys ?? entity.sys }));
    } catch (error) {
      // The CMS may have a newer version: of another editor, or this one, if only its answer was lost.
      await refresh(id).catch(() => undefined);
      const now = entityOf(id);
      if (!now || publicationState(now, read().content) !== 'published') throw new NotPublished(id, error);
    }
  }

  return {
    read,
    subscribe: cells.subscribe,
    edit(place, value) {
      const before = entityOf(place.entryId)?.fields[place.fieldId]?.[place.locale];
      if (before !== value) change([{ ...place, before, after: value }]);
    },
    change,
    settle: () => set({ history: settled(read().history) }),
    forget: () => set({ history: noHistory }),
    undo: () => move(undo, 'before'),
    redo: () => move(redo, 'after'),
    async saveAll() {
      const waiting = [...read().drafts].filter(([, draft]) => draft.state !== 'saved');
      await Promise.all(waiting.map(([id]) => save(id)));
    },
    async resolve(entryId, keep) {
      const draft = read().drafts.get(entryId);
      const [mine, theirs] = [entityOf(entryId), draft?.theirs];
      if (!draft || !mine || !theirs) return;
      const { fields } = merge(draft.base.fields, mine.fields, theirs.fields, keep);
      const state = differences(fields, theirs.fields).length > 0 ? 'waiting' : 'saved';
      set({
        content: contentFrom(theirs, 'others', fields),
        drafts: draftsWith(entryId, { base: theirs, state, faults: [] }),
        edited: read().edited + 1,
      });
      await save(entryId);
    },
    async publish(ids) {
      try {
        for (const id of ids) await publishOne(id);
      } finally {
        // Counts once for all items, because the desk draws the page again.
        set({ published: read().published + 1 });
      }
    },
    async unpublish(id) {
      await save(id);
      const entity = entityOf(id);
      if (!entity) return;
      const sys = read().drafts.get(id)?.base.sys ?? entity.sys;
      try {
        take(id, entity, await client.unpublish({ ...entity, sys }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        // Somebody else has deleted the entry, so it is off the site.
        drop(id);
      }
      set({ published: read().published + 1 });
    },
    async readPublished(ids) {
      const found = await client.published(ids);
      const published = new Map(read().content.published);
      for (const one of found) published.set(one.sys.id, one);
      set({ content: { ...read().content, published } });
    },
    async createAsset(asset, file) {
      // All other languages fall back to one of these languages.
      const locales = content.locales
        .filter((one) => one.default || !one.fallbackCode)
        .map(({ code }) => code);
      const created = await client.createAsset(asset, locales, file);
      set({ content: contentFrom(created, 'us') });
    },
    refresh,
  };
}
