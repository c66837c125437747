import { expect, it } from 'vitest';
import { field } from './models.test-support.ts';
import { newValue } from './new-value.ts';

const list = (type: string, linkType?: string) =>
  field('a', { type: 'Array', items: { type, linkType, validations: [] } });
const of = (type: string, linkType?: string) => field('a', { type, linkType });
const link = { sys: { id: 'x' } };

it.each([
  ['a longer text', of('Symbol'), of('Text'), 'one', 'one'],
  ['a list of one text', of('Symbol'), list('Symbol'), 'one', ['one']],
  ['the first text of a list', list('Symbol'), of('Symbol'), ['one', 'two'], 'one'],
  ['the lines of a text', list('Symbol'), of('Text'), ['one', 'two'], 'one\ntwo'],
  ['a list of one entry', of('Link', 'Entry'), list('Link', 'Entry'), link, [link]],
  ['the first entry of a list', list('Link', 'Entry'), of('Link', 'Entry'), [link], link],
  ['a text of a number', of('Integer'), of('Symbol'), 5, '5'],
  ['a number of a text', of('Symbol'), of('Number'), '5', 5],
  ['a whole number of a text', of('Symbol'), of('Integer'), '7', 7],
  ['nothing of a fraction', of('Symbol'), of('Integer'), '7.5', undefined],
  ['nothing of a fraction that is a number', of('Number'), of('Integer'), 7.5, undefined],
  ['nothing of an empty text', of('Symbol'), of('Number'), '', undefined],
  ['nothing of a blank text', of('Text'), of('Integer'), ' \n', undefined],
  ['nothing of no number', of('Number'), of('Integer'), null, undefined],
  ['no text of no number', of('Number'), of('Symbol'), null, undefined],
  ['no list of an empty text', of('Symbol'), list('Symbol'), '', undefined],
  ['a text of 0', of('Number'), of('Symbol'), 0, '0'],
  ['nothing of a text that is no number', of('Symbol'), of('Number'), 'five', undefined],
  ['nothing of a reference', of('Link', 'Entry'), of('Symbol'), link, undefined],
])('makes %s', (_, from, to, value, made) => {
  const { convert, code } = newValue(from, to);
  expect(convert(value)).toEqual(made);

  expect(new Function('value', `return ${code}`)(value)).toEqual(made);
});
