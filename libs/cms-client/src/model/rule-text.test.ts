// @vitest-environment node
import { expect, it } from 'vitest';
import { file, image } from '../fields/asset.ts';
import { list, one, slot, slots } from '../fields/reference.ts';
import { choice, flag, integer } from '../fields/scalar.ts';
import { longText, text, textList } from '../fields/text.ts';
import { leaf } from './model-types.test-support.ts';
import { ruleText } from './rule-text.ts';

it.each([
  [text('gf', 60), 'At most 60 characters.'],
  [longText('gf'), 'At most 5,000 characters.'],
  [textList('gf'), 'Short texts.'],
  [choice('gf', ['left', 'right']), 'One of: left, right.'],
  [integer('gf', 1, 9), 'A whole number, 1 to 9.'],
  [flag('gf'), 'Yes or no.'],
  [image('gf'), 'A picture.'],
  [file('gf', 'video'), 'A film.'],
  [one('gf', leaf), 'An entry of type leaf.'],
  [list('gf', leaf), 'Entries of type leaf.'],
  [slot('gf'), 'Any block.'],
  [slots('gf'), 'Any blocks.'],
])('says what a field takes: $0.spec.type, %#', ({ spec }, words) => {
  expect(ruleText(spec)).toBe(words);
});
