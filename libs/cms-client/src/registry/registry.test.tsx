// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../model/context.ts';
import { entryType } from '../model/entry-type.ts';
import { text } from '../fields/text.ts';
import { BlockProvider, BlockSlot } from './block-slot.ts';
import { renderWith } from './render-with.ts';
import { block, createRegistry, given, wakes } from './registry.ts';

const info = { name: 'Quote', description: 'For tests' };
const quote = entryType('quote', info, { words: text('words'), author: text('author').optional() });
const note = entryType('note', info, { words: text('words') });
interface QuoteProps {
  readonly words: string;
  readonly author?: string | undefined;
}
const Quote = ({ words, author }: QuoteProps) => <blockquote cite={author}>{words}</blockquote>;

const island = async () => Quote;
const drawnQuote = block(quote, { component: async () => Quote });
const drawnNote = block(note, { component: async () => Quote });

describe('a registry', () => {
  it('finds a content type’s component and policy', async () => {
    const registry = createRegistry([
      { quote: block(quote, { component: async () => Quote, wakes: { when: 'visible', island } }) },
      { note: block(note, { component: async () => Quote }) },
    ]);
    expect([...registry.keys()]).toEqual(['quote', 'note']);
    expect(await registry.get('quote')?.load()).toBe(Quote);
    expect(registry.get('quote')?.wake({})).toEqual({ when: 'visible', island });
    expect(registry.get('note')?.wake({})).toBeUndefined();
  });

  it('may decide by the props whether a block wakes', () => {
    const line = block(quote, {
      component: async () => Quote,
      wakes: ({ author }) => (author === undefined ? undefined : { when: 'idle', island }),
    });
    expect(line.wake({ words: 'x' })).toBeUndefined();
    expect(line.wake({ words: 'x', author: 'Ana' })).toMatchObject({ when: 'idle' });
  });

  it('refuses to show one content type in two ways, and names it', () => {
    expect(() => createRegistry([{ drawnQuote, drawnNote }, { drawnQuote }])).toThrow(
      'quote is registered twice',
    );
  });

  it('is told by the host when a line of a library wakes', () => {
    const registry = createRegistry(
      [{ drawnQuote, drawnNote }],
      [wakes(quote, ({ author }) => (author === undefined ? undefined : { when: 'idle', island }))],
    );
    expect([...registry.keys()]).toEqual(['quote', 'note']);
    expect(registry.get('quote')?.wake({ words: 'x', author: 'Ana' })).toMatchObject({ when: 'idle' });
    expect(registry.get('quote')?.wake({ words: 'x' })).toBeUndefined();
    expect(registry.get('note')?.wake({ words: 'x' })).toBeUndefined();
    // @ts-expect-error the content type has no such field
    wakes(quote, ({ count }) => (count ? { when: 'load', island } : undefined));
  });

  it.each([
    ['nobody registered', [wakes(note, { when: 'load', island })], 'note is to wake and is not registered'],
    [
      'is told so twice',
      [wakes(quote, { when: 'load', island }), wakes(quote, { when: 'idle', island })],
      'quote is told twice when to wake',
    ],
  ] as const)('refuses to wake what %s', (_, moments, reason) => {
    expect(() => createRegistry([drawnQuote], moments)).toThrow(reason);
  });

  it('lets a component ask for props of the host, if the line names them', () => {
    const Framed = ({ words, page }: QuoteProps & { readonly page: string }) => <q cite={page}>{words}</q>;
    // @ts-expect-error nobody said that the host passes a page
    block(quote, { component: async () => Framed });
    const framed = block(quote, {
      component: async () => Framed,
      hostProps: given<{ readonly page: string }>(),
    });
    expect(framed.id).toBe('quote');
  });

  it('takes only components of the props that the content type yields', () => {
    const Wrong = ({ count }: { readonly count: number }) => <p>{count}</p>;
    // @ts-expect-error the content type has no count
    expect(block(quote, { component: async () => Wrong })).toBeDefined();
    // @ts-expect-error an enhancer gets an element
    wakes(quote, { when: 'load', enhancer: async () => (count: number) => void count });
  });
});

describe('a slot', () => {
  const node: BlockNode = { id: 'q1', type: 'quote', props: { words: 'Hello' } };
  const components = { quote: Quote };

  it('draws the entry that is in it', () => {
    const html = renderToStaticMarkup(
      <BlockProvider render={renderWith(components)}>
        <BlockSlot node={node} />
      </BlockProvider>,
    );
    expect(html).toBe('<blockquote>Hello</blockquote>');
  });

  it.each<[string, BlockNode | undefined]>([
    ['nothing in it', undefined],
    ['an entry that the host cannot draw', { ...node, type: 'mystery' }],
    ['a type that names something of every object', { ...node, type: 'constructor' }],
  ])('is empty with %s', (_, inside) => {
    expect(
      renderToStaticMarkup(
        <BlockProvider render={renderWith(components)}>
          <BlockSlot node={inside} />
        </BlockProvider>,
      ),
    ).toBe('');
  });

  it('is empty where no host says how to draw', () =>
    expect(renderToStaticMarkup(<BlockSlot node={node} />)).toBe(''));
});
