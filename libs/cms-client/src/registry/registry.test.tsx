// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../model/context.ts';
import { entryType } from '../model/entry-type.ts';
import { text } from '../model/fields/text.ts';
import { BlockProvider, BlockSlot, renderWith } from './block-slot.ts';
import { createRegistry, register } from './registry.ts';

const info = { name: 'Quote', description: 'For tests' };
const quote = entryType('quote', info, { words: text('words'), author: text('author').optional() });
const note = entryType('note', info, { words: text('words') });
interface QuoteProps {
  readonly words: string;
  readonly author?: string | undefined;
}
const Quote = ({ words, author }: QuoteProps) => <blockquote cite={author}>{words}</blockquote>;

describe('a registry', () => {
  it('finds a content type’s component and policy', async () => {
    const registry = createRegistry([
      register(quote, async () => Quote, { when: 'visible', island: 'quote' }),
      register(note, async () => Quote),
    ]);
    expect([...registry.keys()]).toEqual(['quote', 'note']);
    expect(await registry.get('quote')?.load()).toBe(Quote);
    expect(registry.get('quote')?.hydrate({})).toEqual({ when: 'visible', island: 'quote' });
    expect(registry.get('note')?.hydrate({})).toBeUndefined();
  });

  it('may decide by the props whether a block wakes', () => {
    const line = register(
      quote,
      async () => Quote,
      ({ author }) => (author === undefined ? undefined : { when: 'idle', island: 'quote' }),
    );
    expect(line.hydrate({ words: 'x' })).toBeUndefined();
    expect(line.hydrate({ words: 'x', author: 'Ana' })).toMatchObject({ when: 'idle' });
  });

  it('refuses to show one content type in two ways, and names it', () => {
    expect(() =>
      createRegistry([
        register(quote, async () => Quote),
        register(note, async () => Quote),
        register(quote, async () => Quote),
      ]),
    ).toThrow('quote is registered twice');
  });

  it('takes only components of the props that the content type yields', () => {
    const Wrong = ({ count }: { readonly count: number }) => <p>{count}</p>;
    // @ts-expect-error the content type has no count
    expect(register(quote, async () => Wrong)).toBeDefined();
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
