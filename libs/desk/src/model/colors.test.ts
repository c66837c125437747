import { expect, it } from 'vitest';
import { contrastsOf } from './colors.ts';

const entry = { sys: { id: 'a', type: 'Entry', version: 1 }, fields: {} };

it.each([
  ['#ffffff', ['darkText']],
  ['#000000', ['lightText']],
  ['#777777', ['darkText', 'lightText']],
  ['no color', []],
])('the color %s is compared with the text that can be read on it', (color, expected) => {
  expect(contrastsOf(new Map(), entry, 'ground', color).map(({ other }) => other)).toEqual(expected);
});
