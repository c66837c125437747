// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entryType } from '../model/entry-type.ts';
import { html } from '../fields/html.ts';
import { text, textList } from '../fields/text.ts';
import { entry } from './entry.ts';
import { t, type Localized } from './localized.ts';
import { textsWithoutSpanish } from './texts-without-spanish.ts';

const note = entryType(
  'note',
  { name: 'Note', description: 'For tests' },
  {
    internalName: text('gfInternalName').optional(),
    title: text('gfTitle'),
    words: html('gfWords').optional(),
    facts: textList('gfFacts').optional(),
  },
);
const of = (title: string | Localized<string>) => textsWithoutSpanish(entry(note, 'n', { title: title }));

describe('texts without Spanish', () => {
  it.each([
    ['nothing localises', 'What we do at night'],
    ['has an empty Spanish side', t('What we do at night', '')],
  ])('are found where a sentence %s', (_, title) => expect(of(title)).toEqual(['title']));

  it.each<[string, string | Localized<string>]>([
    ['in both languages', t('What we do at night', 'Lo que hacemos de noche')],
    ['a name', 'Salt Lake City'],
    ['an address', '/plans/fast'],
    ['an id', 'main-hero'],
  ])('are none where it is %s', (_, title) => expect(of(title)).toEqual([]));

  it('are found in HTML, and not in what only editors read', () => {
    const values = {
      internalName: 'the note of the night',
      title: t('Night', 'Noche'),
      words: '<p>All that we do</p>',
    };
    expect(textsWithoutSpanish(entry(note, 'n', values))).toEqual(['words']);
  });

  it.each([
    ['in English alone', ['No data caps'], ['facts']],
    ['with an empty Spanish one', t(['No data caps'], []), ['facts']],
    ['with a Spanish one', t(['No data caps'], ['Sin límite de datos']), []],
    ['of names', ['North Carolina', 'Utah'], []],
  ])('are found in a list %s', (_, facts, found) => {
    const values = { title: t('Night', 'Noche'), facts };
    expect(textsWithoutSpanish(entry(note, 'n', values))).toEqual(found);
  });
});
