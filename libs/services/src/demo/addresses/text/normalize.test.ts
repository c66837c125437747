import { describe, expect, it } from 'vitest';
import { comparableUnit, comparableWords, fiveDigits, splitUnit } from './normalize.ts';

describe('words to compare', () => {
  it.each([
    ['412 North Maple Street', '412 n maple st'],
    ['412 n. MAPLE st.,', '412 n maple st'],
    ['  412\tN  Maple   Str ', '412 n maple st'],
    ['7 Piñon Trail', '7 pinon trl'],
    ['7 Pin\u0303on Trl', '7 pinon trl'],
    ['9 Miller’s Run', '9 millers run'],
    ["9 Miller's Run", '9 millers run'],
    ['1 Half-Moon Ct', '1 half moon ct'],
    ['3 Seventh Avenue NORTHEAST', '3 7th ave ne'],
    ['５ Oak Ln', '5 oak ln'],
    ['🏠 12 Oak', '12 oak'],
    ['\u0000\u001b[31m12 Oak', '31m12 oak'],
    ['', ''],
    ['"*()^:-', ''],
  ])('of %j are %j', (typed, words) => {
    expect(comparableWords(typed).join(' ')).toBe(words);
  });

  it('are never more than an address has', () => {
    expect(comparableWords('a '.repeat(5000)).length).toBeLessThanOrEqual(12);
  });
});

describe('the door in a street line', () => {
  it.each([
    ['412 Maple St #4', '412 Maple St', '4'],
    ['412 Maple St # 4B, Austin', '412 Maple St , Austin', '4B'],
    ['412 Maple St Apt. 4-B', '412 Maple St', '4-B'],
    ['412 Maple St, apartment 12', '412 Maple St,', '12'],
    ['412 Maple St Unit A', '412 Maple St', 'A'],
    ['412 Maple St Ste 200', '412 Maple St', '200'],
    ['412 Maple St depto. 3', '412 Maple St', '3'],
    ['412 Apple Unity St', '412 Apple Unity St', ''],
    ['412 Maple St', '412 Maple St', ''],
  ])('%j', (typed, street, unit) => {
    const split = splitUnit(typed);
    expect({ ...split, street: split.street.trim() }).toEqual({ street, unit });
  });

  it.each([
    ['4', '4'],
    ['#4', '4'],
    ['Apt. 4-b', '4b'],
    ['unit 4B', '4b'],
    ['apartment', 'apartment'],
    ['', ''],
  ])('compares %j as %j', (typed, unit) => {
    expect(comparableUnit(typed)).toBe(unit);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['78704', '78704'],
    [' 78704-1234 ', '78704'],
    ['787041234', '78704'],
    ['7870', undefined],
    ['787045', undefined],
    ['7870a', undefined],
    ['', undefined],
  ])('%j counts as %j', (typed, zip) => {
    expect(fiveDigits(typed)).toBe(zip);
  });
});
