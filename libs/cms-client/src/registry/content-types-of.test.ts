import { expect, it } from 'vitest';
import { text } from '../fields/text.ts';
import { contentTypesOf } from './content-types-of.ts';
import { entryType } from '../model/entry-type.ts';

const info = { name: 'A', description: 'A' };
const street = entryType('street', info, { name: text('name') });
const block = entryType('block', info, { title: text('title') });

it('takes modules and blocks, each type once, by id', () => {
  const ids = contentTypesOf([{ street, block, other: () => {} }, block]).map(({ id }) => id);
  expect(ids).toEqual(['block', 'gfCallToAction', 'street']);
});
