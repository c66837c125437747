import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { compareModels, isOlder } from './compare-models.ts';
import { field, model, type } from './models.test-support.ts';
import type { Model } from './model.types.ts';

const texts = { type: 'Array', items: { type: 'Symbol', linkType: undefined, validations: [] } };
const entries = { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } };

/** Returns the lines that describe how the models of the site and of its packages differ. */
function words(site: Model, packages: Model, before?: Model): string[] {
  const changes = compareModels({ site, packages, before, used: new Set(['card']) });
  return changes.flatMap((change) => changeWords(change, change.type.id === 'card' ? 3 : 0));
}

describe('the content types of the packages', () => {
  it('are those of the site: nothing is said', () => {
    const same = model(type('card', [field('title')]));
    expect(words(same, same)).toEqual([]);
  });

  it.each([
    [
      'a new field',
      field('badge', { localized: true, required: true }),
      '+ badge: short text, in each language, required',
    ],
    ['a longer text', field('title', { type: 'Text' }), '~ title: short text becomes long text'],
    ['a required field', field('title', { required: true }), '~ title: is required now'],
    [
      'a field with languages',
      field('title', { localized: true }),
      '~ title: has a value for each language now',
    ],
    ['a list', field('title', texts), '~ title: short text becomes list of short texts'],
    ['a reference', field('title', entries), '~ title: short text becomes entries'],
    ['another rule', field('title', { validations: [{ size: { max: 9 } }] }), '~ title: takes other values'],
  ])('have %s', (_, changed, said) => {
    const site = model(type('card', [field('title')]));
    const fields = changed.id === 'title' ? [changed] : [field('title'), changed];
    expect(words(site, model(type('card', fields)))).toEqual(['~ card (card), 3 entries', `    ${said}`]);
  });

  it('no longer have a field: it goes only if they had it before', () => {
    const site = model(type('card', [field('title'), field('label'), field('mine')]));
    const before = model(type('card', [field('title'), field('label')]));
    const now = model(type('card', [field('title')]));
    expect(words(site, now, before)).toEqual([
      '~ card (card), 3 entries',
      '    - label: the packages no longer read it',
      '      mine: not of the packages, stays',
    ]);
    expect(words(site, now)).toEqual([]);
  });

  it('no longer have a type: it goes only if they had it and nothing uses it', () => {
    const site = model(type('card', []), type('old', []), type('mine', []));
    const before = model(type('card', []), type('old', []));
    expect(words(site, model(type('card', [])), before)).toEqual([
      '- old (old): the packages no longer have it',
    ]);
    expect(words(site, model(type('old', [])), before)).toEqual([
      '! card (card): the packages no longer have it, and 3 entries of the content stay without a block',
    ]);
  });

  it('have a type that the content uses and the files lack', () => {
    expect(words(model(), model(type('card', []), type('other', [])))).toEqual([
      '+ card (card): 3 entries of the content, and no type in the files',
    ]);
  });

  it('are not newer if only words for editors differ', () => {
    const site = model(type('card', [field('title')]));
    const packages = model(type('card', [field('title')], { help: { title: 'One line' } }));
    const changes = compareModels({ site, packages, used: new Set() });
    expect(changes).toHaveLength(1);
    expect(changes.filter(isOlder)).toEqual([]);
  });
});
