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
  ['Entries of type gfCallToAction, gfVideo. Left empty: [].', 'Call to action, Video.'],
  ['Without one, the second of the row Left empty: false.', 'Without one, the second of the row. Empty: no.'],
  ['Yes or no. Left empty: true.', 'Yes or no. Empty: yes.'],
  ['One of: left, right. Only for: Banner. Left empty: "left".', 'One of: left, right. Empty: left.'],
  ['Left empty: 3.', 'Empty: 3.'],
  ['Where the plan is offered. Left empty: everywhere', 'Where the plan is offered. Left empty: everywhere'],
  ['Left empty: "".', undefined],
  [undefined, undefined],
])('the help %s reads %s', (hint, expected) => {
  expect(helpText(hint, types)).toBe(expected);
});
