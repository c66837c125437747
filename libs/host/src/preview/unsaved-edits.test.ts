import type { Delivery } from '@skein/cms-client/server';
import { describe, expect, it, vi } from 'vitest';
import { unsavedEdits } from './unsaved-edits.ts';

const entry = (id: string, title: string) => ({
  sys: { id, contentType: { sys: { id: 'hero' } } },
  fields: { title },
});
const changed = (id: string, title: Readonly<Record<string, string>>) => ({
  ...entry(id, ''),
  fields: { title },
});
const question = { contentType: 'page', locale: 'es' } as const;

function cms() {
  const ask = vi.fn<Delivery['ask']>(async () => ({
    items: [entry('page', 'A page')],
    includes: { Entry: [entry('hero', 'Before')] },
    stale: false,
  }));
  const clock = { nowMs: 0 };
  return { ask, clock, edits: unsavedEdits({ ask }, 'en-US', () => clock.nowMs) };
}

describe('unsaved edits', () => {
  it('replace the fields of their entries, in the language of the page', async () => {
    const { edits } = cms();
    edits.lay([changed('hero', { 'en-US': 'After', es: 'Después' })]);
    expect((await edits.ask(question)).includes?.Entry).toMatchObject([{ fields: { title: 'Después' } }]);
    edits.lay([changed('hero', { 'en-US': 'After' })]);
    expect((await edits.ask(question)).includes?.Entry).toMatchObject([
      { fields: { title: 'After' }, fellBack: { title: 'en-US' } },
    ]);
    edits.lay([changed('hero', { 'en-US': 'After', es: '' })]);
    expect((await edits.ask(question)).includes?.Entry).toMatchObject([
      { fields: { title: 'After' }, fellBack: { title: 'en-US' } },
    ]);
  });

  it('add what the page did not link before', async () => {
    const { edits } = cms();
    const picture = { sys: { id: 'dog' }, fields: { title: { es: 'Un perro' } } };
    edits.lay([changed('hero', { es: 'Con enlace' }), changed('new', { es: 'Nuevo' }), picture]);
    const { includes } = await edits.ask(question);
    expect(includes?.Entry).toMatchObject([{ sys: { id: 'hero' } }, { sys: { id: 'new' } }]);
    expect(includes?.Asset).toMatchObject([{ sys: { id: 'dog' }, fields: { title: 'Un perro' } }]);
  });

  it('keep the metadata of a picture, which holds its crop, unless they bring their own', async () => {
    const { ask, edits } = cms();
    const tagged = (id: string) => ({ tags: [{ sys: { type: 'Link', linkType: 'Tag', id } }] });
    const picture = { sys: { id: 'dog' }, fields: { title: 'A dog' }, metadata: tagged('safe-1') };
    ask.mockResolvedValue({
      items: [entry('page', 'A page')],
      includes: { Asset: [picture] },
      stale: false,
    });
    const edited = { sys: { id: 'dog' }, fields: { title: { es: 'Un perro' } } };
    edits.lay([edited]);
    const asset = { fields: { title: 'Un perro' }, metadata: tagged('safe-1') };
    expect((await edits.ask(question)).includes?.Asset).toMatchObject([asset]);
    edits.lay([{ ...edited, metadata: tagged('safe-2') }]);
    expect((await edits.ask(question)).includes?.Asset).toMatchObject([{ metadata: tagged('safe-2') }]);
  });

  it('are gone with the next ones, and each question is asked once for each of them', async () => {
    const { ask, edits } = cms();
    edits.lay([changed('hero', { es: 'Uno' })]);
    await Promise.all([edits.ask(question), edits.ask(question)]);
    expect(ask).toHaveBeenCalledTimes(1);
    edits.lay([]);
    expect((await edits.ask(question)).includes?.Entry).toEqual([entry('hero', 'Before')]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ask the CMS once while an editor types, and anew for other entries, other links, and after a second', async () => {
    const { ask, edits, clock } = cms();
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
    const asksFor = async (...items: Parameters<typeof edits.lay>[0]) => {
      ask.mockClear();
      edits.lay(items);
      await edits.ask(question);
      return ask.mock.calls.length;
    };
    const typed = (title: string, to = 'plan') => ({
      ...entry('hero', ''),
      fields: { title: { es: title }, links: { es: [link(to)] } },
    });
    expect(await asksFor(typed('H'))).toBe(1);
    expect(await asksFor(typed('Ho'))).toBe(0);
    expect(await asksFor(typed('Hol', 'other-plan'))).toBe(1);
    expect(await asksFor(typed('Hola', 'other-plan'), changed('page', { es: 'A' }))).toBe(1);
    expect(await asksFor(typed('Hola', 'other-plan'))).toBe(1);
    clock.nowMs += 1000;
    expect(await asksFor(typed('Hola.', 'other-plan'))).toBe(1);
    expect(await asksFor()).toBe(1);
    expect(await asksFor()).toBe(1);
  });

  it('ask again after a failure', async () => {
    const { ask, edits } = cms();
    ask.mockRejectedValueOnce(new Error('away'));
    edits.lay([changed('hero', { es: 'Uno' })]);
    await expect(edits.ask(question)).rejects.toThrow('away');
    edits.lay([changed('hero', { es: 'Dos' })]);
    expect((await edits.ask(question)).includes?.Entry).toMatchObject([{ fields: { title: 'Dos' } }]);
  });

  it('that do not concern an answer leave the answer as it is', async () => {
    const { edits } = cms();
    const before = await edits.ask(question);
    edits.lay([changed('elsewhere', { es: 'Uno' })]);
    const [answer, again] = [await edits.ask(question), await edits.ask(question)];
    expect(answer).toEqual(before);
    expect(answer).toBe(again);
  });
});
