// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { keyResult, landingOn, type ListState, type PressedKey } from './combobox-keys.ts';

const list = (active: number): ListState => ({ shown: 'list', count: 2, active });
const note: ListState = { shown: 'note', count: 0, active: -1 };
const closed: ListState = { shown: 'nothing', count: 0, active: -1 };

/** Returns the event of a key press. @param keys modifiers and key, such as `Shift+ArrowUp` */
function pressed(keys: string): PressedKey {
  const [key = '', ...held] = keys.split('+').reverse();
  return {
    key,
    altKey: held.includes('Alt'),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    shiftKey: held.includes('Shift'),
  };
}

describe('a key in a field with a list', () => {
  it.each([
    ['ArrowDown', list(-1), { move: 0 }],
    ['ArrowDown', list(0), { move: 1 }],
    ['ArrowDown', list(1), { move: 0 }],
    ['ArrowUp', list(-1), { move: 1 }],
    ['ArrowUp', list(0), { move: 1 }],
    ['ArrowUp', list(1), { move: 0 }],
    ['Enter', list(1), 'choose'],
    ['Enter', list(-1), undefined],
    ['Enter', closed, undefined],
    ['Escape', list(-1), 'close'],
    ['Escape', note, 'close'],
    ['Escape', closed, undefined],
    ['ArrowDown', closed, { open: 'first' }],
    ['ArrowUp', closed, { open: 'last' }],
    ['ArrowDown', note, undefined],
    ['Alt+ArrowDown', closed, { open: 'none' }],
    ['Alt+ArrowDown', list(0), undefined],
    ['Alt+ArrowUp', list(0), 'close'],
    ['Alt+ArrowUp', note, 'close'],
    ['Alt+ArrowUp', closed, undefined],
    ['Tab', list(0), undefined],
    ['F5', list(0), undefined],
    ['Shift', list(0), undefined],
  ] as const)('%s with %o does %o', (keys, state, result) => {
    expect(keyResult(pressed(keys), state)).toEqual(result);
  });

  it.each([
    ...['Shift', 'Control', 'Meta', 'Shift+Alt', 'Control+Alt'].flatMap((held) => [
      `${held}+ArrowDown`,
      `${held}+ArrowUp`,
    ]),
    ...['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete', 'w', ' ', 'é', 'Shift+Home'],
  ])('%s belongs to the text, and no option stays active', (keys) => {
    expect(keyResult(pressed(keys), list(0))).toBe('text');
    expect(keyResult(pressed(keys), list(-1))).toBeUndefined();
    expect(keyResult(pressed(keys), closed)).toBeUndefined();
  });
});

it('lands on no option where there is none', () => {
  expect([landingOn('first', 0), landingOn('last', 0), landingOn('first', 3), landingOn('last', 3)]).toEqual([
    -1, -1, 0, 2,
  ]);
});
