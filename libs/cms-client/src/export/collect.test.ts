// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entryType } from '../model/entry-type.ts';
import { image } from '../fields/asset.ts';
import { list, one } from '../fields/reference.ts';
import { text, textList } from '../fields/text.ts';
import { asset } from '../authoring/asset.ts';
import { collect } from './collect.ts';
import { entry } from '../authoring/entry.ts';
import { t } from '../authoring/localized.ts';

const info = { name: 'Test', description: 'For tests' };
const person = entryType('person', info, { name: text('gfName'), photo: image('gfPhoto').optional() });
const robot = entryType('robot', info, { name: text('gfName') });
const team = entryType('team', info, {
  lead: one('gfLead', person),
  members: list('gfMembers', person).default([]),
  tags: textList('gfTags').optional(),
  helper: one('gfHelper', robot).optional(),
});
const photo = (over = {}) =>
  asset('photo', {
    title: 'Ana',
    fileName: 'ana.jpg',
    contentType: 'image/jpeg',
    width: 10,
    height: 10,
    ...over,
  });
const ana = entry(person, 'ana', { name: 'Ana', photo: photo() });
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('collecting entries', () => {
  it('gives an entry and an asset once, however many link to them, from the roots down', () => {
    const bo = entry(person, 'bo', { name: 'Bo', photo: photo() });
    const { entries, assets } = collect([
      entry(team, 'one', { lead: ana, members: [ana, bo] }),
      entry(team, 'two', { lead: bo }),
      ana,
    ]);
    expect(ids(entries)).toEqual(['one', 'two', 'ana', 'bo']);
    expect(ids(assets)).toEqual(['photo']);
  });

  it('writes links, and fields by locale', () => {
    const { entries } = collect([
      entry(team, 'one', { lead: ana, tags: t(['fast'], ['rápido']) }),
      entry(robot, 'r', { name: t('Helper', 'Ayudante') }),
    ]);
    expect(entries.map(({ typeId, fields }) => [typeId, fields])).toEqual([
      [
        'team',
        {
          gfLead: { 'en-US': { sys: { type: 'Link', linkType: 'Entry', id: 'ana' } } },
          gfTags: { 'en-US': ['fast'], es: ['rápido'] },
        },
      ],
      ['robot', { gfName: { 'en-US': 'Helper', es: 'Ayudante' } }],
      [
        'person',
        {
          gfName: { 'en-US': 'Ana' },
          gfPhoto: { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'photo' } } },
        },
      ],
    ]);
  });

  it('takes two equal entries under one id for the same', () => {
    const again = entry(person, 'ana', { name: 'Ana', photo: photo() });
    expect(ids(collect([ana, again]).entries)).toEqual(['ana']);
  });

  it.each([
    ['another text', () => entry(person, 'ana', { name: 'Anna', photo: photo() })],
    ['another picture', () => entry(person, 'ana', { name: 'Ana', photo: asset('other', photo()) })],
    ['another type', () => entry(robot, 'ana', { name: 'Ana', photo: photo() } as never)],
  ])('refuses two entries under one id that differ by %s', (_, other) => {
    expect(() => collect([ana, other()])).toThrow('Two different entries have the id "ana"');
  });

  it('refuses two different assets under one id', () => {
    const bo = entry(person, 'bo', { name: 'Bo', photo: photo({ fileName: 'bo.jpg' }) });
    expect(() => collect([ana, bo])).toThrow('Two different assets have the id "photo"');
  });

  it.each(['', 'a b', 'ä', 'x'.repeat(65), 'a/b'])('refuses %j as an id', (id) => {
    expect(() => entry(robot, id, { name: 'x' })).toThrow('cannot be an entry id');
  });
});
