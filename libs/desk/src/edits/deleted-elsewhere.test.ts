import { describe, expect, it } from 'vitest';
import type { Entity } from '../cms/cms.types.ts';
import { desk, title } from './edit-store.test-support.ts';
import { removeEntry } from './removal.ts';

/** Returns a store that knows a published item, which somebody else deletes with `erase`. */
async function openedDesk(type: 'Entry' | 'Asset' = 'Entry') {
  const made = desk();
  const { store, others } = made;
  const sys = { id: 'card', type, version: 5, publishedVersion: 4 };
  others.set('card', { sys, fields: { title: { 'en-US': 'A', es: 'B' } } });
  await store.refresh('card');
  return {
    ...made,
    edit: (text: string) => store.edit({ ...title, entryId: 'card' }, text),
    erase: () => void others.delete('card'),
    shown: (): Entity | undefined => {
      const { entries, assets } = store.read().content;
      return entries.get('card') ?? assets.get('card');
    },
    draft: () => store.read().drafts.get('card'),
    isKnownAsPublished: () => store.read().content.published.has('card'),
  };
}

describe('an entry that somebody else has deleted', () => {
  it('becomes a new draft with all its texts when the editor types', async () => {
    const { store, others, edit, erase, shown, draft, isKnownAsPublished } = await openedDesk();
    erase();
    edit('typed');
    await store.saveAll();
    expect(others.get('card')).toMatchObject({
      sys: { version: 1 },
      fields: { title: { 'en-US': 'typed', es: 'B' } },
    });
    expect([draft()?.state, shown()?.sys.publishedVersion, isKnownAsPublished()]).toEqual([
      'saved',
      undefined,
      false,
    ]);
    edit('typed on');
    await store.saveAll();
    expect([draft()?.state, others.get('card')?.sys.version]).toEqual(['saved', 2]);
  });

  it('keeps its text in this window if the CMS cannot create it again', async () => {
    const { store, others, edit, erase, shown, draft, refuseNew } = await openedDesk();
    erase();
    edit('typed');
    refuseNew(true);
    await store.saveAll();
    expect([draft()?.state, shown()?.fields['title']?.['en-US']]).toEqual(['failed', 'typed']);
    refuseNew(false);
    await store.saveAll();
    expect([draft()?.state, others.get('card')?.fields['title']?.['en-US']]).toEqual(['saved', 'typed']);
  });

  it('goes when this window is looked at again, unless it has unsaved edits', async () => {
    const { store, edit, erase, shown, draft, isKnownAsPublished } = await openedDesk();
    erase();
    edit('typed');
    await store.refresh('card');
    expect(shown()).toBeDefined();
    store.undo();
    await store.saveAll();
    erase();
    await store.refresh('card');
    expect([shown(), draft(), isKnownAsPublished()]).toEqual([undefined, undefined, false]);
  });

  it('stays if this window has created it since it asked', async () => {
    const { store, edit, erase, shown } = await openedDesk();
    erase();
    const refreshed = store.refresh('card');
    edit('typed');
    await Promise.all([store.saveAll(), refreshed]);
    expect(shown()?.fields['title']?.['en-US']).toBe('typed');
  });

  it('goes when the editor deletes it, too', async () => {
    const { store, others, erase, shown } = await openedDesk();
    erase();
    await removeEntry(store, 'card');
    expect([shown(), others.size]).toEqual([undefined, 0]);
  });
});

it('an asset that somebody else has deleted is not created without its file', async () => {
  const { store, others, edit, erase, shown, draft } = await openedDesk('Asset');
  erase();
  edit('typed');
  await store.saveAll();
  expect([shown(), draft(), others.size]).toEqual([undefined, undefined, 0]);
});
