import { expect, it } from 'vitest';
import { helpText } from './help-text.ts';

const types = new Map(
  [
    ['gfCallToAction', 'Call to action'],
    ['gfVideo', 'Video'],
  ].map(([id = '', name = '']) => [id, { sys: { id }, name, fields: [] }]),
);

it.each([
  ['An entry of type gfCallToAction.', 'Call to action.'],
  ['Entries of type gfCallToAction, gfVideo. Only for: Banner.', 'Call to action, Video.'],
  ['Yes or no. Empty: yes.', 'Yes or no. Empty: yes.'],
  ['One of: left, right. Only for: Banner. Empty: left.', 'One of: left, right. Empty: left.'],
  ['Only for: Banner.', undefined],
  [undefined, undefined],
])('the help %s reads %s', (hint, expected) => {
  expect(helpText(hint, types)).toBe(expected);
});
