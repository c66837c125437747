import type { BlockNode } from '../model/context.ts';
import { describe, expect, it } from 'vitest';
import { blockOnPage, everyBlock, findBlock, withBlockProps, withQueryProps } from './block-props.ts';

const node = (id: string, props: object = {}): BlockNode => ({ id, type: id, props: { ...props } });

describe.each([
  ['a visitor', withBlockProps],
  ['a query', withQueryProps],
])('content that is changed for %s', (_, change) => {
  const form = node('form', { label: 'Send' });
  const tree = {
    blocks: [node('hero', { form, texts: ['a', { b: 1 }] }), node('plain', { image: { url: '/a' } })],
  };

  it('has more props where they are wanted, also deep inside', () => {
    const changed = change(tree, ({ type }) => (type === 'form' ? { sent: true } : undefined));
    expect(changed.blocks[0]?.props['form']).toEqual({ ...form, props: { label: 'Send', sent: true } });
    expect(changed.blocks[0]?.props['texts']).toBe(tree.blocks[0]?.props['texts']);
    expect(form.props).toEqual({ label: 'Send' });
  });

  it('keeps every block that nothing was given, as the same object', () => {
    const changed = change(tree, ({ type }) => (type === 'form' ? { sent: true } : undefined));
    expect(changed.blocks[1]).toBe(tree.blocks[1]);
    expect(change(tree, () => undefined)).toBe(tree);
  });

  it('may change a block and what lies in it', () => {
    const changed = change(tree, ({ id }) => (id === 'plain' ? undefined : { seen: id }));
    expect(changed.blocks[0]).toMatchObject({ props: { seen: 'hero', form: { props: { seen: 'form' } } } });
  });
});

describe('the blocks that a change gives the same again', () => {
  const tree = [node('quiz'), node('hero', { inner: node('quiz') })];
  const asked = (query: string) => (one: BlockNode) => (one.id === 'quiz' ? { query } : undefined);

  it('are the same objects for a query, and others for another', () => {
    const [first, again, other] = ['?a', '?a', '?b'].map((query) => withQueryProps(tree, asked(query)));
    expect(again?.map((one, at) => one === first?.[at])).toEqual([true, true]);
    expect(other?.map((one, at) => one === first?.[at])).toEqual([false, false]);
  });

  it('are kept for no visitor', () => {
    const [first, again] = ['?a', '?a'].map((query) => withBlockProps(tree, asked(query)));
    expect(again?.[0]).not.toBe(first?.[0]);
  });

  it('are not kept where they are long', () => {
    const [first, again] = [1, 2].map(() => withQueryProps(tree, asked('x'.repeat(20_000))));
    expect(again?.[0]).not.toBe(first?.[0]);
  });
});

describe('the blocks in content', () => {
  const tree = { site: node('outer', { list: [node('a'), { slot: node('b', { inner: node('c') }) }] }) };

  it('are found wherever they lie, from the outside in, each time', () => {
    for (let time = 0; time < 2; time++) {
      const seen: string[] = [];
      everyBlock(tree, ({ id }) => seen.push(id));
      expect(seen).toEqual(['outer', 'a', 'b', 'c']);
    }
    expect(findBlock(tree, 'c')?.id).toBe('c');
    expect(findBlock(tree, 'd')).toBeUndefined();
  });
});

describe('a block on a page', () => {
  const header = node('header', { title: 'Skein' });
  const on = (path: string) => blockOnPage(header, path, (shown) => ({ page: { path: shown } }));

  it('gets the path, and is like the one on every other page', () => {
    const [first, second] = [on('/plans'), on('/wifi')];
    expect(first.props).toEqual({ title: 'Skein', page: { path: '/plans' } });
    expect(first.like?.word).toBe('/plans');
    expect(second.like?.node).toBe(first.like?.node);
    expect(first.like?.node.props['page']).toEqual({ path: first.like?.mark });
  });

  it.each(['/', '/plans?step=2', '/a"b', '/<b>', '/caf\u00e9'])('is like no other on %s', (path) => {
    expect(on(path)).toEqual({ ...header, props: { title: 'Skein', page: { path } } });
    expect(on(path)).toBe(on(path));
  });
});
