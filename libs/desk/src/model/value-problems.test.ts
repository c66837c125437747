import { describe, expect, it } from 'vitest';
import { linkTo, type Entity, type FieldDefinition, type Rule } from '../cms/cms.types.ts';
import { contentOf, ENGLISH, entryOf, fieldOf, SPANISH, typeOf } from '../testing/content.test-support.ts';
import { brokenRules, contentProblem, valueProblem } from './value-problems.ts';

const field = (of: Partial<FieldDefinition>) => fieldOf('a', of);

const list = (validations: readonly Rule[]) =>
  field({ type: 'Array', items: { type: 'Symbol', validations } });

describe('a value', () => {
  it.each([
    [field({ required: true }), undefined, 'required'],
    [field({ required: true }), '', 'required'],
    [field({ required: true }), ' ', 'required'],
    [field({ required: true, type: 'Boolean' }), false, undefined],
    [field({ required: true, type: 'Integer' }), 0, undefined],
    [field({ validations: [{ size: { max: 3 } }] }), 'four', 'size'],
    [field({ validations: [{ size: { max: 3 } }] }), undefined, undefined],
    [field({ type: 'Array', validations: [{ size: { min: 2 } }] }), [1], 'count'],
    [list([{ size: { max: 3 } }]), ['one', 'four'], 'size'],
    [list([{ size: { max: 3 } }]), ['one', 'two', 'six', 'ten'], undefined],
    [field({}), 'x'.repeat(257), 'size'],
    [list([]), ['one', 'x'.repeat(257)], 'size'],
    [list([{ in: ['a'] }]), ['a', 'b'], 'choice'],
    [field({ type: 'Integer', validations: [{ range: { min: 1 } }] }), 0, 'range'],
    [field({ validations: [{ in: ['a'] }] }), 'b', 'choice'],
    [field({ validations: [{ regexp: { pattern: '^/' } }] }), 'plans', 'pattern'],
    [field({ validations: [{ prohibitRegexp: { pattern: 'TODO' } }] }), 'TODO: write', 'pattern'],
  ])('%o of %j breaks the rule %s', (definition, value, rule) => {
    expect(valueProblem(definition, value)?.rule).toBe(rule);
  });
});

describe('in all content', () => {
  const slug = field({ id: 'slug', required: true, validations: [{ unique: true }] });
  const dog = field({ id: 'dog', type: 'Link', linkType: 'Asset' });
  const title = field({ id: 'title', localized: true, required: true, validations: [{ size: { max: 5 } }] });
  const pages = [
    entryOf('a', 'page', { slug: { en: '/a' }, dog: { en: linkTo('Asset', 'lost') } }),
    entryOf('b', 'page', { slug: { en: '/a' }, title: { en: 'short', es: 'demasiado' } }),
  ];
  const content = contentOf([typeOf('page', slug, dog, title)], pages, { locales: [ENGLISH, SPANISH] });
  const at = (definition: FieldDefinition) => ({ entryId: 'b', field: definition, locale: 'en' });

  it('a unique value is taken once, and a link leads to something', () => {
    expect(contentProblem(content, at(slug), '/a')).toEqual({
      rule: 'taken',
      name: '/a',
      isPublished: false,
    });
    expect(contentProblem(content, at(slug), '/b')).toBeUndefined();
    expect(contentProblem(content, at(dog), linkTo('Asset', 'lost'))).toEqual({ rule: 'gone', name: 'lost' });
    expect(contentProblem(content, at(dog), linkTo('Entry', 'a'))).toBeUndefined();
  });

  it.each<[string, Partial<Entity['sys']>, boolean | undefined]>([
    ['a draft', {}, false],
    ['a published entry', { publishedVersion: 1, version: 2 }, true],
    ['an archived entry', { archivedVersion: 1, version: 2 }, undefined],
  ])('a unique value that %s has', (_, sys, isPublished) => {
    const [a, b] = pages as [Entity, Entity];
    const entries = new Map([
      ['a', { ...a, sys: { ...a.sys, ...sys } }],
      ['b', b],
    ]);
    const problem = contentProblem({ ...content, entries }, at(slug), '/a');
    expect(problem && 'isPublished' in problem ? problem.isPublished : undefined).toBe(isPublished);
  });

  it('the broken rules of an entry are counted, in all languages', () => {
    expect(pages.map((one) => brokenRules(content, one).length)).toEqual([1, 1]);
  });
});
