import { CmsError, type CmsClient } from '../cms/cms-client.ts';
import type { Entity, Values } from '../cms/cms.types.ts';
import { contentOf, ENGLISH } from '../testing/content.test-support.ts';
import { editStore } from './edit-store.ts';

const entry = (version: number, fields: Values): Entity => ({
  sys: { id: 'hero', type: 'Entry', version },
  fields,
});
export const title = { entryId: 'hero', fieldId: 'title', locale: 'en-US' };

/**
 * Returns a store and its CMS, which has one entry at first. Like the vendor, the CMS refuses to save a version
 * other than its newest one.
 */
export function desk() {
  let now = entry(3, { title: { 'en-US': 'A', es: 'B' } });
  let answers: 'well' | 'refuses' | 'never' = 'well';
  const next = (fields: Values): Entity => ({
    ...now,
    sys: { ...now.sys, version: now.sys.version + 1 },
    fields,
  });
  let refusesNew = false;
  const saves: Values[] = [];
  let during: (() => void) | undefined;
  const others = new Map<string, Entity>();
  function found(id: string): Entity {
    const other = others.get(id);
    if (!other) throw new CmsError(404, {});
    return other;
  }
  const client: CmsClient = {
    open: () => Promise.reject(new Error('not asked')),
    async entry(id) {
      return id === 'hero' ? now : found(id);
    },
    published: async () => [],
    async unpublish({ sys: { publishedVersion: _, ...sys } }) {
      if (sys.id !== 'hero') found(sys.id);
      return (now = { ...now, sys: { ...sys, version: sys.version + 1 } });
    },
    async remove({ sys }) {
      if (found(sys.id).sys.version !== sys.version) throw new CmsError(409, {});
      others.delete(sys.id);
    },
    createAsset: () => Promise.reject(new Error('not asked')),
    async save(sent) {
      const { id, version } = sent.sys;
      if (id !== 'hero') {
        const newest = version > 0 ? found(id) : others.get(id);
        if (version === 0 && refusesNew) throw new CmsError(404, {});
        if ((newest?.sys.version ?? 0) !== version) throw new CmsError(409, {});
        const saved = { ...sent, sys: { ...sent.sys, version: version + 1 } };
        others.set(id, saved);
        return saved;
      }
      if (answers === 'never') throw new TypeError('fetch failed');
      if (answers === 'refuses')
        throw new CmsError(422, {
          details: { errors: [{ path: ['fields', 'title'], details: 'too long' }] },
        });
      if (sent.sys.version !== now.sys.version) throw new CmsError(409, {});
      saves.push(sent.fields);
      during?.();
      during = undefined;
      return (now = next(sent.fields));
    },
    async publish({ sys }) {
      if (sys.version !== now.sys.version) throw new CmsError(409, {});
      return (now = { ...now, sys: { ...now.sys, version: sys.version + 1, publishedVersion: sys.version } });
    },
  };
  const content = contentOf([], [now], { locales: [{ ...ENGLISH, code: 'en-US' }] });
  const waiting = new Set<() => void>();
  const store = editStore({
    client,
    content,
    later(task) {
      waiting.add(task);
      return () => void waiting.delete(task);
    },
  });
  return {
    store,
    saves,
    waiting,
    /** Whether the CMS refuses to create entries, such as those of a content type that it does not have. */
    refuseNew: (refuses: boolean) => void (refusesNew = refuses),
    answer: (how: typeof answers) => void (answers = how),
    /** Calls a function once, while the CMS saves the next draft. */
    meanwhile: (act: () => void) => void (during = act),
    other: (fields: Values) => void (now = next(fields)),
    values: () => store.read().content.entries.get('hero')?.fields['title'],
    state: () => store.read().drafts.get('hero')?.state,
    cms: () => now,
    others,
  };
}
