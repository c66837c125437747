import { describe, expect, it } from 'vitest';
import type { Entity } from '../cms/cms.types.ts';
import { publicationState } from './publication.ts';
import { discardDrafts } from './removal.ts';
import { desk, title } from './edit-store.test-support.ts';

const titleIn = (entity: Entity | undefined) => entity?.fields['title']?.['en-US'];

describe('what is typed', () => {
  it('is shown at once and saved once, when nothing is typed for a moment', async () => {
    const { store, saves, waiting, values, state } = desk();
    for (const text of ['Ab', 'Abc', 'Abcd']) store.edit(title, text);
    expect([values()?.['en-US'], state(), waiting.size]).toEqual(['Abcd', 'waiting', 1]);
    await store.saveAll();
    expect([saves.length, state()]).toEqual([1, 'saved']);
  });

  it('while a draft is on its way is saved with the next version', async () => {
    const { store, cms, state, meanwhile } = desk();
    store.edit(title, 'first');
    meanwhile(() => store.edit(title, 'second'));
    await store.saveAll();
    expect([state(), cms().fields['title']?.['en-US']]).toEqual(['waiting', 'first']);
    await store.saveAll();
    expect(cms().fields['title']?.['en-US']).toBe('second');
  });

  it('is kept while the CMS does not answer, and saved when it does', async () => {
    const { store, answer, cms, state, values } = desk();
    answer('never');
    store.edit(title, 'kept');
    await store.saveAll();
    expect([state(), values()?.['en-US']]).toEqual(['failed', 'kept']);
    answer('well');
    await store.saveAll();
    expect(cms().fields['title']?.['en-US']).toBe('kept');
  });

  it('is kept with the fault at its field when the CMS refuses it', async () => {
    const { store, answer, state, values } = desk();
    answer('refuses');
    store.edit(title, 'too long');
    await store.saveAll();
    expect([state(), values()?.['en-US']]).toEqual(['refused', 'too long']);
    expect(store.read().drafts.get('hero')?.faults).toMatchObject([{ details: 'too long' }]);
  });
});

describe('two windows on one entry', () => {
  it('lose nothing if they change different values', async () => {
    const { store, other, cms } = desk();
    store.edit(title, 'mine');
    other({ title: { 'en-US': 'A', es: 'suyo' } });
    await store.saveAll();
    expect(cms().fields['title']).toEqual({ 'en-US': 'mine', es: 'suyo' });
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('that change one value ask who stays: %s', async (keep, text) => {
    const { store, other, cms, state, values } = desk();
    store.edit(title, 'mine');
    other({ title: { 'en-US': 'theirs', es: 'B' } });
    await store.saveAll();
    expect([state(), values()?.['en-US'], cms().fields['title']?.['en-US']]).toEqual([
      'conflict',
      'mine',
      'theirs',
    ]);
    await store.resolve('hero', keep);
    await store.saveAll();
    expect([state(), values()?.['en-US'], cms().fields['title']?.['en-US']]).toEqual(['saved', text, text]);
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('keep what only this one changed, whoever stays: %s', async (keep, text) => {
    const { store, other, cms } = desk();
    store.edit(title, 'mine');
    store.edit({ ...title, locale: 'es' }, 'mío');
    other({ title: { 'en-US': 'theirs', es: 'B' }, body: { 'en-US': 'their body' } });
    await store.saveAll();
    await store.resolve('hero', keep);
    expect(cms().fields).toEqual({ title: { 'en-US': text, es: 'mío' }, body: { 'en-US': 'their body' } });
  });

  it('keep the blocks that both added, and neither of those that one removed', async () => {
    const linked = (...ids: string[]) => ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
    const { store, other, cms } = desk();
    const links = { ...title, fieldId: 'links' };
    store.edit(links, linked('a', 'b', 'c'));
    await store.saveAll();
    store.edit(links, linked('a', 'mine', 'c'));
    other({ ...cms().fields, links: { 'en-US': linked('b', 'a', 'theirs', 'c') } });
    await store.saveAll();
    await store.saveAll();
    expect(cms().fields['links']?.['en-US']).toEqual(linked('a', 'mine', 'theirs', 'c'));
  });

  it('show what the other saved when this one is looked at again', async () => {
    const { store, other, values } = desk();
    other({ title: { 'en-US': 'theirs' } });
    await store.refresh('hero');
    expect(values()).toEqual({ 'en-US': 'theirs' });
  });
});

describe('undo', () => {
  it('keeps the blocks that another window has added since, and redo keeps them too', async () => {
    const linked = (...ids: string[]) => ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
    const { store, other, cms } = desk();
    const links = { ...title, fieldId: 'links' };
    store.edit(links, linked('a'));
    await store.saveAll();
    store.edit(links, linked('a', 'mine'));
    other({ ...cms().fields, links: { 'en-US': linked('a', 'theirs') } });
    await store.saveAll();
    await store.saveAll();
    store.undo();
    await store.saveAll();
    expect(cms().fields['links']?.['en-US']).toEqual(linked('a', 'theirs'));
    store.redo();
    await store.saveAll();
    expect(cms().fields['links']?.['en-US']).toEqual(linked('a', 'mine', 'theirs'));
  });

  it.each(['mine', 'theirs'] as const)(
    'asks who stays if another window has changed the text since: %s',
    async (keep) => {
      const { store, other, cms, state, values } = desk();
      store.edit(title, 'typed');
      await store.saveAll();
      other({ title: { 'en-US': 'theirs', es: 'B' } });
      await store.refresh('hero');
      store.undo();
      await store.saveAll();
      expect([state(), values()?.['en-US'], cms().fields['title']?.['en-US']]).toEqual([
        'conflict',
        'A',
        'theirs',
      ]);
      await store.resolve('hero', keep);
      expect([state(), cms().fields['title']?.['en-US']]).toEqual([
        'saved',
        keep === 'mine' ? 'A' : 'theirs',
      ]);
    },
  );

  it('saves the value before, and redo the value after', async () => {
    const { store, cms } = desk();
    store.edit(title, 'new');
    await store.saveAll();
    expect(store.undo()).toEqual({ entryId: 'hero', fieldId: 'title' });
    await store.saveAll();
    expect(cms().fields['title']?.['en-US']).toBe('A');
    store.redo();
    await store.saveAll();
    expect(cms().fields['title']?.['en-US']).toBe('new');
  });
});

describe('a published entry', () => {
  const publishedDesk = async () => {
    const made = desk();
    await made.store.publish(['hero']);
    const stateNow = () => {
      const { content } = made.store.read();
      return publicationState(content.entries.get('hero')!, content);
    };
    return { ...made, stateNow };
  };

  it('counts as changed while its values differ from what visitors see, and no longer after undo', async () => {
    const { store, stateNow } = await publishedDesk();
    store.edit(title, 'new');
    expect(stateNow()).toBe('changed');
    await store.saveAll();
    store.undo();
    await store.saveAll();
    expect(stateNow()).toBe('published');
  });

  it('counts as changed if somebody else has saved other values meanwhile', async () => {
    const { store, other, stateNow } = await publishedDesk();
    store.edit(title, 'mine');
    other({ title: { 'en-US': 'A', es: 'suyo' } });
    await store.saveAll();
    store.undo();
    await store.saveAll();
    expect(stateNow()).toBe('changed');
  });

  it('goes back to what visitors see with all drafts of a page, and new entries go', async () => {
    const { store, stateNow, others, cms } = await publishedDesk();
    const after: Entity = { sys: { id: 'new', type: 'Entry', version: 0 }, fields: {} };
    const links = [{ sys: { type: 'Link', linkType: 'Entry', id: 'new' } }];
    store.edit(title, 'new');
    store.change([
      { entryId: 'new', before: undefined, after },
      { ...title, fieldId: 'links', before: undefined, after: links },
    ]);
    await discardDrafts(store, ['hero', 'new']);
    const asBefore = { title: { 'en-US': 'A', es: 'B' } };
    expect([stateNow(), cms().fields, others.size]).toEqual(['published', asBefore, 0]);
    store.undo();
    await store.saveAll();
    expect([cms().fields['title']?.['en-US'], others.size]).toEqual(['new', 1]);
  });
});

it('undo ends where the page was opened', () => {
  const { store, values } = desk();
  store.edit(title, 'elsewhere');
  store.forget();
  store.edit(title, 'here');
  store.undo();
  expect([store.undo(), values()?.['en-US']]).toEqual([undefined, 'elsewhere']);
});

describe('a new entry', () => {
  const born: Entity = { sys: { id: 'new', type: 'Entry', version: 0 }, fields: { title: { 'en-US': 'N' } } };
  const add = { entryId: 'new', before: undefined, after: born };
  const link = { ...title, fieldId: 'links', before: undefined, after: [{ sys: { id: 'new' } }] };
  const settledDesk = async () => {
    const made = desk();
    made.store.change([add, link]);
    await made.store.saveAll();
    return made;
  };

  it('is created with the link to it, and undo deletes it', async () => {
    const { store, others, cms } = await settledDesk();
    expect([titleIn(others.get('new')), cms().fields['links']]).toEqual(['N', { 'en-US': link.after }]);
    expect(store.undo()).toEqual({ entryId: 'hero', fieldId: undefined });
    await store.saveAll();
    expect([others.size, cms().fields['links'], store.read().content.entries.has('new')]).toEqual([
      0,
      undefined,
      false,
    ]);
  });

  it('comes back with all that was typed, when everything is redone', async () => {
    const { store, others } = await settledDesk();
    store.edit({ ...title, entryId: 'new' }, 'typed');
    store.undo();
    store.undo();
    store.redo();
    store.redo();
    await store.saveAll();
    await store.saveAll();
    expect(titleIn(others.get('new'))).toBe('typed');
  });

  it('stays if somebody else has changed it before it is undone', async () => {
    const { store, others } = await settledDesk();
    others.set('new', {
      ...born,
      sys: { ...born.sys, version: 7 },
      fields: { title: { 'en-US': 'theirs' } },
    });
    store.undo();
    await store.saveAll();
    expect(titleIn(store.read().content.entries.get('new'))).toBe('theirs');
  });

  it('that is undone while it is on its way is deleted, too', async () => {
    const { store, others } = desk();
    store.change([add]);
    store.undo();
    await store.saveAll();
    await store.saveAll();
    expect([others.size, store.read().drafts.has('new')]).toEqual([0, false]);
  });
});

it('that is taken off the site keeps its draft', async () => {
  const { store, cms, values } = desk();
  await store.publish(['hero']);
  store.edit(title, 'kept');
  await store.unpublish('hero');
  expect([cms().sys.publishedVersion, values()?.['en-US']]).toEqual([undefined, 'kept']);
});

it('is published as it was typed last', async () => {
  const { store, cms, state } = desk();
  store.edit(title, 'now');
  await store.publish(['hero']);
  expect([cms().fields['title']?.['en-US'], cms().sys.publishedVersion, state()]).toEqual([
    'now',
    4,
    'saved',
  ]);
});
