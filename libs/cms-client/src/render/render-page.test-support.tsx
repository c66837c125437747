import { createContext, use, useId, type ComponentType, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import type { BlockNode } from '../model/context.ts';
import { entryType } from '../model/entry-type.ts';
import { text } from '../fields/text.ts';
import { BlockSlot } from '../registry/block-slot.ts';
import { block, createRegistry, type Block, type Waking } from '../registry/registry.ts';
import { renderPage, type RenderPageOptions } from './render-page.tsx';

const info = { name: 'Test', description: 'For tests' };
export const line = (id: string, wakes?: Waking<{ readonly id: string; readonly title: string }>): Block =>
  block(entryType(id, info, { title: text('title') }), {
    component: async () => () => null,
    ...(wakes && { wakes }),
  });

const Heading = styled.h2`
  color: #abcabc;
`;
const Title = ({ title }: { readonly title: string }) => <Heading>{title}</Heading>;
export const Theme = createContext<string | undefined>(undefined);
function Themed({ title }: { readonly title: string }) {
  const theme = use(Theme);
  if (theme === undefined) throw new Error('no theme');
  return <p className={theme}>{title}</p>;
}
const Field = ({ title }: { readonly title: string }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{title}</label>
      <input id={id} />
    </>
  );
};
const Group = ({ title, inner }: { readonly title: string; readonly inner: readonly BlockNode[] }) => (
  <section aria-label={title}>
    {inner.map((node) => (
      <BlockSlot key={node.id} node={node} />
    ))}
  </section>
);
function Early({ title }: { readonly title: string }) {
  preload(`/${title}.avif`, { as: 'image', media: '(width > 1px)', fetchPriority: 'high' });
  return <p>{title}</p>;
}
/** Draws its inner blocks, and then throws. */
const Fragile = ({ inner }: { readonly inner: readonly BlockNode[] }) => (
  <>
    <Group title="fragile" inner={inner} />
    <Bomb />
  </>
);
/** A band with a background and padding, and no content. */
const Band = () => (
  <section>
    <div />
  </section>
);
export function Bomb(): ReactNode {
  throw new Error('boom');
}

const components = new Map<string, ComponentType<never>>(
  Object.entries({
    title: Title,
    themed: Themed,
    field: Field,
    group: Group,
    fragile: Fragile,
    bomb: Bomb,
    band: Band,
    islandBand: Band,
    withheld: () => null,
    dormant: () => null,
    early: Early,
    enhanced: Title,
    enhancedGroup: Group,
    enhancedBomb: Bomb,
    island: Field,
    islandEarly: Early,
    islandBomb: Bomb,
    islandGroup: Group,
  }) as never,
);
const registry = createRegistry([
  ...['title', 'themed', 'field', 'group', 'fragile', 'bomb', 'early', 'band'].map((id) => line(id)),
  { ...line('withheld'), isWithheld: ({ title }: { title?: string }) => title === 'for another visitor' },
  line('enhanced', { when: 'visible', enhancer: { script: 'film' } }),
  line('enhancedGroup', { when: 'idle', enhancer: { script: 'film' }, on: ['open-drawer'] }),
  line('enhancedBomb', { when: 'load', enhancer: { script: 'film' } }),
  line('island', { when: 'visible', island: { script: 'field' } }),
  line('islandEarly', { when: 'idle', island: { script: 'early' } }),
  line('islandBand', { when: 'idle', island: { script: 'band' } }),
  line('dormant', { when: 'idle', island: { script: 'dormant' } }),
  line('islandBomb', { when: 'load', island: { script: 'bomb' } }),
  line('islandGroup', { when: 'idle', island: { script: 'group' } }),
]);
const islandAssets = (name: string) => ({ src: `/assets/${name}.js`, deps: [] as readonly string[] });
const enhancerAssets = islandAssets;
let count = 0;
export const node = (type: string, props: object = {}): BlockNode => ({
  id: `n${count++}`,
  type,
  props: { title: 'Title', ...props },
});

export function draw(
  nodes: readonly BlockNode[],
  options: Partial<RenderPageOptions> = {},
  around = (page: ReactNode) => page,
) {
  const page = around(
    <main>
      {nodes.map((one) => (
        <BlockSlot key={one.id} node={one} />
      ))}
    </main>,
  );
  return renderPage(page, { registry, components, islandAssets, enhancerAssets, search: '', ...options });
}
