import { CmsError, type CmsFault } from '../cms/cms-client.ts';
import type { Content, Entity } from '../cms/cms.types.ts';
import type { Draft, EditState, EditStore, EditStoreOptions, SaveState, Shown } from './edit-store.types.ts';
import { differences, merge, withValue } from './merge.ts';
import { noHistory, redo, settled, undo, withStep, type Place, type Step } from './history.ts';
import { linksOf } from '../cms/links.ts';

const UNSAVED: readonly SaveState[] = ['waiting', 'failed', 'refused'];

/** Creates the store of all edits in a window. */
export function editStore({ client, content, later }: EditStoreOptions): EditStore {
  let state: EditState = { content, drafts: new Map(), history: noHistory, edited: 0, published: 0 };
  const listeners = new Set<() => void>();
  const timers = new Map<string, () => void>();
  const running = new Map<string, Promise<void>>();

  function set(next: Partial<EditState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const entityOf = (id: string) => state.content.entries.get(id) ?? state.content.assets.get(id);
  function contentWith(entity: Entity): Content {
    const kind = entity.sys.type === 'Asset' ? 'assets' : 'entries';
    return { ...state.content, [kind]: new Map(state.content[kind]).set(entity.sys.id, entity) };
  }
  const draftsWith = (id: string, draft: Draft) => new Map(state.drafts).set(id, draft);
  function without(id: string): Content {
    const entries = new Map(state.content.entries);
    entries.delete(id);
    return { ...state.content, entries };
  }

  function put({ entryId, fieldId, locale }: Place, value: unknown): void {
    const entity = entityOf(entryId);
    if (!entity) return;
    const draft = state.drafts.get(entryId);
    const changed = { ...entity, fields: withValue(entity.fields, fieldId, locale, value) };
    const next: Draft = {
      base: draft?.base ?? entity,
      faults: (draft?.faults ?? []).filter(({ path }) => path?.[1] !== fieldId),
      theirs: draft?.theirs,
      state: draft?.state === 'conflict' ? 'conflict' : 'waiting',
    };
    set({ content: contentWith(changed), drafts: draftsWith(entryId, next), edited: state.edited + 1 });
    if (next.state === 'conflict') return;
    timers.get(entryId)?.();
    timers.set(
      entryId,
      later(() => void save(entryId)),
    );
  }

  /** Creates an entry, or deletes it. */
  function bear(id: string, entity: Entity | undefined): void {
    const [draft, now] = [state.drafts.get(id), entityOf(id)];
    const { publishedVersion: _, ...sys } = { ...entity?.sys, id, type: 'Entry', version: 0 };
    const base = draft?.base ?? now ?? { sys, fields: {} };
    set({
      content: entity ? contentWith({ ...entity, sys: base.sys }) : without(id),
      drafts: draftsWith(id, { base, state: 'waiting', faults: [] }),
      edited: state.edited + 1,
    });
    void save(id);
  }

  function apply(step: Step, side: 'before' | 'after'): void {
    for (const change of side === 'after' ? step : step.toReversed()) {
      if ('fieldId' in change) put(change, change[side]);
      else {
        const now = entityOf(change.entryId);
        const isDue = change[side] ? !now : now?.sys.publishedVersion === undefined;
        if (isDue) bear(change.entryId, change[side]);
      }
    }
  }

  /** Reads what an entry links to and somebody else has created. */
  async function learn(entity: Entity): Promise<void> {
    const unknown = linksOf(entity).filter((id) => !entityOf(id));
    const found = await Promise.all(unknown.map((id) => client.entry(id).catch(() => undefined)));
    for (const one of found) if (one) set({ content: contentWith(one) });
  }

  /** Takes over a version of the CMS, with what was typed here since `sent`. */
  function take(id: string, sent: Entity, answered: Entity): void {
    if (!entityOf(id))
      return set({ drafts: draftsWith(id, { base: answered, state: 'waiting', faults: [] }) });
    const { fields } = merge(sent.fields, entityOf(id)?.fields ?? sent.fields, answered.fields);
    const waits = differences(fields, answered.fields).length > 0;
    set({
      content: contentWith({ ...answered, fields }),
      drafts: draftsWith(id, { base: answered, state: waits ? 'waiting' : 'saved', faults: [] }),
    });
    if (waits)
      timers.set(
        id,
        later(() => void save(id)),
      );
  }

  async function meet(id: string, draft: Draft): Promise<void> {
    const theirs = await client.entry(id);
    await learn(theirs);
    const mine = entityOf(id);
    if (!mine) return;
    const { fields, conflicts } = merge(draft.base.fields, mine.fields, theirs.fields);
    if (conflicts.length > 0) return set({ drafts: draftsWith(id, { ...draft, state: 'conflict', theirs }) });
    set({
      content: contentWith({ ...theirs, fields }),
      drafts: draftsWith(id, { base: theirs, state: 'waiting', faults: [] }),
      edited: state.edited + 1,
    });
    return saveNow(id);
  }

  async function saveNow(id: string): Promise<void> {
    const [draft, entity] = [state.drafts.get(id), entityOf(id)];
    if (!draft || !UNSAVED.includes(draft.state)) return;
    if (!entity) return removeNow(id, draft);
    set({ drafts: draftsWith(id, { ...draft, state: 'saving' }), history: settled(state.history) });
    try {
      const sent = { ...entity, sys: draft.base.sys };
      take(id, sent, await client.save(sent));
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
      const drafts = new Map(state.drafts);
      const base = { ...draft.base, sys: { ...draft.base.sys, version: 0 }, fields: {} };
      // Undo may have brought the entry back meanwhile.
      if (entityOf(id)) drafts.set(id, { base, state: 'waiting', faults: [] });
      else drafts.delete(id);
      set({ drafts });
    } catch (error) {
      if (!(error instanceof CmsError)) return fail(id, draft, 'failed');
      // Somebody else has changed the entry, so the entry stays.
      const now = await client.entry(id).catch(() => undefined);
      const drafts = new Map(state.drafts);
      drafts.delete(id);
      set({ drafts, content: now ? contentWith(now) : state.content, edited: state.edited + 1 });
    }
  }
  const fail = (id: string, draft: Draft, as: SaveState, faults: readonly CmsFault[] = []) =>
    set({ drafts: draftsWith(id, { ...draft, state: as, faults }) });

  /** Saves an entry after its running request, so that each version follows the one before. */
  function save(id: string): Promise<void> {
    timers.get(id)?.();
    timers.delete(id);
    const next = (running.get(id) ?? Promise.resolve()).then(() => saveNow(id));
    running.set(id, next);
    return next;
  }

  function move(by: typeof undo, side: 'before' | 'after'): Shown | undefined {
    const [history, step] = by(state.history);
    set({ history });
    apply(step ?? [], side);
    const first = step?.find(({ entryId }) => entityOf(entryId));
    const isOne = step?.length === 1 && first && 'fieldId' in first;
    return first && { entryId: first.entryId, fieldId: isOne ? first.fieldId : undefined };
  }
  function change(step: Step): void {
    if (step.length === 0) return;
    set({ history: withStep(state.history, step) });
    apply(step, 'after');
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(place, value) {
      const before = entityOf(place.entryId)?.fields[place.fieldId]?.[place.locale];
      if (before !== value) change([{ ...place, before, after: value }]);
    },
    change,
    settle: () => set({ history: settled(state.history) }),
    undo: () => move(undo, 'before'),
    redo: () => move(redo, 'after'),
    async saveAll() {
      const waiting = [...state.drafts].filter(([, draft]) => draft.state !== 'saved');
      await Promise.all(waiting.map(([id]) => save(id)));
    },
    async resolve(entryId, keep) {
      const draft = state.drafts.get(entryId);
      const [mine, theirs] = [entityOf(entryId), draft?.theirs];
      if (!draft || !mine || !theirs) return;
      const { fields } = keep === 'theirs' ? theirs : merge(draft.base.fields, mine.fields, theirs.fields);
      set({
        content: contentWith({ ...theirs, fields }),
        drafts: draftsWith(entryId, {
          base: theirs,
          state: keep === 'mine' ? 'waiting' : 'saved',
          faults: [],
        }),
        edited: state.edited + 1,
      });
      await save(entryId);
    },
    async publish(ids) {
      for (const id of ids) {
        await save(id);
        const entity = entityOf(id);
        if (!entity) continue;
        const sys = state.drafts.get(id)?.base.sys ?? entity.sys;
        take(id, entity, await client.publish({ ...entity, sys }));
        set({ published: state.published + 1 });
      }
    },
    async unpublish(id) {
      await save(id);
      const entity = entityOf(id);
      if (!entity) return;
      const sys = state.drafts.get(id)?.base.sys ?? entity.sys;
      take(id, entity, await client.unpublish({ ...entity, sys }));
      set({ published: state.published + 1 });
    },
    readPublished: (ids) => client.published(ids),
    async createAsset(asset, file) {
      // The other languages fall back to one of these.
      const locales = content.locales
        .filter((one) => one.default || !one.fallbackCode)
        .map(({ code }) => code);
      const created = await client.createAsset(asset, locales, file);
      set({ content: contentWith(created) });
    },
    async refresh(entryId) {
      const now = await client.entry(entryId);
      await learn(now);
      const draft = state.drafts.get(entryId);
      if (draft && draft.state !== 'saved') return;
      if (now.sys.version === entityOf(entryId)?.sys.version) return;
      set({
        content: contentWith(now),
        drafts: draftsWith(entryId, { base: now, state: 'saved', faults: [] }),
        edited: state.edited + 1,
      });
    },
  };
}
