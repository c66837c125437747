// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { list, one } from '../fields/reference.ts';
import { choice } from '../fields/scalar.ts';
import { text } from '../fields/text.ts';
import { entryType } from './entry-type.ts';
import { block, info } from './model-types.test-support.ts';
import type { PropsOf } from './props-of.ts';

const leaf = entryType('leaf', info, {
  label: text('gfLabel'),
  side: choice('gfSide', ['a', 'b']).default('a'),
});
const twig = entryType('twig', info, {
  leaves: list('gfLeaves', leaf).default([]),
  first: one('gfFirst', leaf),
});
const tree = entryType('tree', info, {
  twigs: list('gfTwigs', twig),
  block: one('gfBlock', block).optional(),
});

describe('an entry inside another one, written by hand', () => {
  it('leaves out what has a default, at any depth and in variants', () => {
    const trees: PropsOf<typeof tree.fields>[] = [
      { twigs: [{ first: { label: 'A leaf' } }] },
      { twigs: [], block: { variant: 'quote', title: 'A quote', author: 'Somebody' } },
      // @ts-expect-error -- a leaf has a label
      { twigs: [{ first: { side: 'b' } }] },
      // @ts-expect-error -- no such side
      { twigs: [{ first: { label: 'A leaf', side: 'c' } }] },
      // @ts-expect-error -- a quote has an author
      { twigs: [], block: { variant: 'quote', title: 'A quote' } },
    ];
    for (const one of trees)
      expect(Object.keys(tree.fields)).toEqual(expect.arrayContaining(Object.keys(one)));
  });
});
