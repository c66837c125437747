import { expect, it } from 'vitest';
import { focusedPlan } from './focused-plan.ts';

it.each([
  ['the active one', [false, false, true], 2],
  ['the first of two active ones', [true, false, true], 0],
  ['the second where none is active', [false, false, false], 1],
  ['the only one', [false], 0],
  ['none of none', [], -1],
])('looks first at %s', (_, active, index) => {
  expect(focusedPlan(active.map((isActive) => ({ isActive })))).toBe(index);
});
