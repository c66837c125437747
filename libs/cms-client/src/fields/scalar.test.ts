// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { choice, flag, integer, namedChoice } from './scalar.ts';

describe('yes or no', () => {
  it.each([true, false])('is %s', (raw) => expect(readField(flag('on'), raw).value).toBe(raw));
  it.each(['true', 1, 0, {}, []])('is not %j', (raw) =>
    expect(readField(flag('on'), raw).reasons).toEqual(['is not yes or no']),
  );
  it('that is false is not taken for absent', () =>
    expect(readField(flag('on').default(true), false).value).toBe(false));
});

describe('a whole number', () => {
  it.each([
    [1, 1],
    [6, 6],
    [0, undefined],
    [7, undefined],
    [2.5, undefined],
    ['3', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('from 1 to 6: %s is %s', (raw, value) =>
    expect(readField(integer('size', 1, 6), raw).value).toBe(value),
  );

  it('keeps to its bounds, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { value } = readField(integer('size', -3, 3).default(0), raw);
        expect([-3, -2, -1, 0, 1, 2, 3]).toContain(Object.is(value, -0) ? 0 : value);
      }),
    );
  });

  it('tells the CMS its bounds, when it has any', () => {
    expect(integer('size', 1, 6).spec.validations).toEqual([{ range: { min: 1, max: 6 } }]);
    expect(integer('size').spec.validations).toEqual([]);
  });

  it('that is 0 is not taken for absent', () =>
    expect(readField(integer('size').default(5), 0).value).toBe(0));
});

describe('a choice', () => {
  const side = choice('side', ['left', 'right']);
  it.each([
    ['left', 'left'],
    [' Right ', 'right'],
    ['LEFT', 'left'],
    ['centre', undefined],
    ['toString', undefined],
    [0, undefined],
    [['left'], undefined],
  ])('of left and right: %j is %s', (raw, value) => expect(readField(side, raw).value).toBe(value));

  it('says what there is to choose from', () =>
    expect(readField(side, 'up').reasons).toEqual(['is not one of left, right']));
  it.each([undefined, null, ''])('left open (%j) is its default', (raw) => {
    expect(readField(side.default('right'), raw)).toMatchObject({ value: 'right', reasons: [] });
  });
  it('made wrongly is its default and a problem', () => {
    expect(readField(side.default('right'), 'up')).toMatchObject({
      value: 'right',
      reasons: ['is not one of left, right'],
    });
  });
});

describe('a choice with words of its own in the CMS', () => {
  const look = namedChoice('look', { plain: 'Plain look', loud: 'Loud look' });
  it.each([
    ['Plain look', 'plain'],
    [' LOUD LOOK ', 'loud'],
    ['plain', undefined],
    ['', undefined],
  ])('%j is %s', (raw, value) => expect(readField(look, raw).value).toBe(value));

  it('writes the word that it reads', () => {
    for (const name of ['plain', 'loud'] as const)
      expect(readField(look, look.write(name, { add: () => undefined })).value).toBe(name);
  });
  it('offers editors the words, and stories the names', () => {
    expect(look.spec).toMatchObject({
      validations: [{ in: ['Plain look', 'Loud look'] }],
      options: ['plain', 'loud'],
    });
  });
});
