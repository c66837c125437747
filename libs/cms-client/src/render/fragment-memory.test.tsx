import { createElement } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../model/context.ts';
import type { Fragment } from './fragment.tsx';
import { fragmentMemory } from './fragment-memory.ts';
import { collectStyles, cssOf } from './style-collector.ts';
import { pieceOf } from './unique-heading-ids.ts';
import type { FragmentStore } from './written-fragment.ts';
import { renderToStaticMarkup } from 'react-dom/server';

const storeOf = (texts: Map<string, string>): FragmentStore => ({
  read: (name) => texts.get(name),
  write: (name, text) => void texts.set(name, text),
});
const nodeOf = (props: Record<string, unknown> = { text: 'Hello' }): BlockNode => ({
  id: 'a',
  type: 'note',
  props,
});

const Box = styled.p`
  color: teal;
`;
function drawn(html: string, more: Partial<Fragment> = {}): Fragment {
  const styles = collectStyles();
  renderToStaticMarkup(styles.collect(createElement(Box)));
  styles.seal();
  const head = ['<link rel="preload" href="/a.jpg">'];
  return { ...pieceOf(html), head, styles: styles.used(), problems: [], search: undefined, ...more };
}

describe('a fragment memory with a store', () => {
  it('returns the fragment of an equal block in another process', () => {
    const texts = new Map<string, string>();
    const made = drawn('<h2 id="one">Hello</h2>');
    fragmentMemory(storeOf(texts)).keep(nodeOf(), 'b1', made);
    const later = fragmentMemory({ read: (name) => texts.get(name) });
    const found = later.get(nodeOf(), 'b1', '?any');
    expect(found).toEqual(made);
    expect(cssOf([found?.styles ?? new Set()])).toEqual(cssOf([made.styles]));
  });

  it.each([
    ['other content', nodeOf({ text: 'Other' }), 'b1'],
    ['another prefix', nodeOf(), 'b1o1'],
    [
      'a text in another language',
      { ...nodeOf(), foreign: [{ text: 'Hello', lang: 'en' }] } as unknown as BlockNode,
      'b1',
    ],
  ])('has nothing for a block with %s', (_, node, prefix) => {
    const texts = new Map<string, string>();
    fragmentMemory(storeOf(texts)).keep(nodeOf(), 'b1', drawn('<p>Hello</p>'));
    expect(fragmentMemory(storeOf(texts)).get(node, prefix, '')).toBeUndefined();
  });

  it.each([
    ['depends on the query', nodeOf(), { search: '?step=2' }],
    ['has a problem', nodeOf(), { problems: [{ entryId: 'a', type: 'note', error: new Error('broken') }] }],
    ['has a function among its props', nodeOf({ draw: () => 'Hello' }), {}],
  ])('stores no block that %s', (_, node, more) => {
    const texts = new Map<string, string>();
    fragmentMemory(storeOf(texts)).keep(node, 'b1', drawn('<p>Hello</p>', more));
    expect([...texts]).toEqual([]);
  });

  it('stores a block that pages share under the same name in every process, whatever its mark', () => {
    const texts = new Map<string, string>();
    fragmentMemory(storeOf(texts)).keep(
      nodeOf({ at: '/mark-1' }),
      'b1',
      drawn('<a href="/mark-1">'),
      '/mark-1',
    );
    const found = fragmentMemory(storeOf(texts)).get(nodeOf({ at: '/mark-2' }), 'b1', '', '/mark-2');
    expect(found?.html).toBe('<a href="/mark-2">');
  });
});
