// @vitest-environment node
import { createContext, use, useId, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../model/context.ts';
import { entryType } from '../model/entry-type.ts';
import { text } from '../model/fields/text.ts';
import { BlockSlot } from '../registry/block-slot.ts';
import { createRegistry, register, type HydrationPolicy, type RegistryEntry } from '../registry/registry.ts';
import { renderPage, type RenderPageOptions } from './render-page.tsx';

const info = { name: 'Test', description: 'For tests' };
const line = (
  id: string,
  hydrate?: HydrationPolicy | ((props: { readonly title: string }) => HydrationPolicy | undefined),
): RegistryEntry => register(entryType(id, info, { title: text('title') }), async () => () => null, hydrate);

const Heading = styled.h2`
  color: #abcabc;
`;
const Title = ({ title }: { readonly title: string }) => <Heading>{title}</Heading>;
const Theme = createContext<string | undefined>(undefined);
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
/** Draws what is in it, then fails by itself. */
const Fragile = ({ inner }: { readonly inner: readonly BlockNode[] }) => (
  <>
    <Group title="fragile" inner={inner} />
    <Bomb />
  </>
);
function Bomb(): ReactNode {
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
    island: Field,
    islandBomb: Bomb,
    islandGroup: Group,
  }) as never,
);
const registry = createRegistry([
  ...['title', 'themed', 'field', 'group', 'fragile', 'bomb'].map((id) => line(id)),
  line('island', { when: 'visible', island: 'field' }),
  line('islandBomb', { when: 'load', island: 'bomb' }),
  line('islandGroup', { when: 'idle', island: 'group' }),
]);
const islandAssets = (name: string) => ({ src: `/assets/${name}.js`, deps: [] as readonly string[] });
let count = 0;
const node = (type: string, props: object = {}): BlockNode => ({
  id: `n${count++}`,
  type,
  props: { title: 'Title', ...props },
});

function draw(
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
  return renderPage(page, { registry, components, islandAssets, search: '', ...options });
}
const placeholder = ({ entryId, error }: { readonly entryId: string; readonly error: unknown }) => (
  <p role="note">
    {entryId}: {String(error)}
  </p>
);

describe('a static page', () => {
  it('is plain markup without marks of the renderer, with its styles beside it', () => {
    const { html, css, problems } = draw([node('title', { title: 'A & B' })]);
    expect(html).toMatch(/^<main><h2 class="[\w -]+">A &amp; B<\/h2><\/main>$/);
    expect(css).toContain('color:#abcabc');
    expect(css).not.toContain('<');
    expect(problems).toEqual([]);
  });

  it('leaves out what nobody knows how to draw', () => {
    expect(draw([node('mystery'), node('title')])).toMatchObject({
      html: expect.stringMatching(/^<main><h2[^]*<\/h2><\/main>$/),
      problems: [],
    });
  });

  it('draws a registered type without a component as nothing', () => {
    const own = createRegistry([line('later')]);
    expect(draw([node('later')], { registry: own }).html).toBe('<main></main>');
  });
});

describe('an island', () => {
  const policies: readonly [string, HydrationPolicy, string][] = [
    ['a moment', { when: 'visible', island: 'field' }, 'when="visible" src="/assets/field.js" prefix="i0-"'],
    [
      'page events',
      { when: 'idle', island: 'field', on: ['open-drawer', 'portal-data'] },
      'when="idle" src="/assets/field.js" prefix="i0-" on="open-drawer portal-data"',
    ],
    [
      'the query string',
      { when: 'load', island: 'field', ownsUrl: true },
      'when="load" src="/assets/field.js" prefix="i0-" url="?q=&quot;a&quot;&amp;b=1"',
    ],
  ];
  it.each(policies)('with %s says so in its attributes', (_, policy, attributes) => {
    const own = createRegistry([line('island', policy)]);
    const { html } = draw([node('island')], { registry: own, search: '?q="a"&b=1' });
    expect(html).toMatch(
      new RegExp(`^<main><skein-island id="n\\d+" ${attributes.replaceAll(/[?+]/g, String.raw`\$&`)}>`),
    );
  });

  it('names the modules that its script imports', () => {
    const { html } = draw([node('island')], {
      islandAssets: () => ({ src: '/a.js', deps: ['/b.js', '/c.js'] }),
    });
    expect(html).toContain(' src="/a.js" prefix="i0-" deps="/b.js /c.js"');
  });

  it('carries its props behind it, and nothing in them ends the script', () => {
    const title = `</script><script>alert(1)</script><!-- & " ' $& \u2028`;
    const { html } = draw([node('island', { title, list: [1, null] })]);
    const json = /<\/skein-island><script type="application\/json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ title, list: [1, null] });
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('cannot be broken out of by an entry id', () => {
    const hostile = { ...node('island'), id: '"><script>alert(1)</script>' };
    expect(draw([hostile]).html).toContain('<skein-island id="&quot;><script>alert(1)</script>"');
    expect(draw([hostile]).html).toMatch(/^<main><skein-island id="[^"]*" when=/);
  });

  it('has ids of its own, which no other island and no static block has', () => {
    const { html } = draw([node('field'), node('island'), node('field'), node('island')]);
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(html.split(`"${id}"`)).toHaveLength(3);
  });

  it('may decide by its props to stay static', () => {
    const own = createRegistry([
      line('island', ({ title }) => (title === 'wake me' ? { when: 'load', island: 'field' } : undefined)),
    ]);
    const { html } = draw([node('island', { title: 'let me sleep' }), node('island', { title: 'wake me' })], {
      registry: own,
    });
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).toMatch(/<main><label[^]*let me sleep[^]*<skein-island[^]*wake me/);
  });

  it('draws the blocks in its slots, without islands inside', () => {
    const { html } = draw([node('islandGroup', { inner: [node('island', { title: 'inner' })] })]);
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).toContain('>inner</label>');
  });

  it('stands where it belongs, also deep in a static block', () => {
    const { html } = draw([node('group', { title: 'outer', inner: [node('island'), node('title')] })]);
    expect(html).toMatch(
      /^<main><section aria-label="outer"><skein-island[^]*<\/script><h2[^]*<\/section><\/main>$/,
    );
  });

  it('gets the host’s providers, and its styles are collected', () => {
    const own = createRegistry([
      line('themed', { when: 'load', island: 'x' }),
      line('title', { when: 'load', island: 'x' }),
    ]);
    const wrap = (children: ReactNode) => <Theme value="dark">{children}</Theme>;
    const { html, css, problems } = draw([node('themed'), node('title')], { registry: own, wrap });
    expect(html).toContain('<p class="dark">');
    expect(css).toContain('#abcabc');
    expect(problems).toEqual([]);
  });
});

describe('a block that throws', () => {
  it.each([
    ['static', 'bomb'],
    ['an island', 'islandBomb'],
  ])('(%s) is left out and reported; the rest stays', (_, type) => {
    const bad = node(type);
    const { html, problems } = draw([
      node('title', { title: 'before' }),
      bad,
      node('title', { title: 'after' }),
    ]);
    expect(html).toMatch(/^<main><h2[^>]*>before<\/h2><h2[^>]*>after<\/h2><\/main>$/);
    expect(problems).toEqual([{ entryId: bad.id, type, error: new Error('boom') }]);
  });

  it('deep in another is left out alone', () => {
    const bad = node('bomb');
    const { html, problems } = draw([
      node('group', { title: 'outer', inner: [node('title', { title: 'sound' }), bad] }),
    ]);
    expect(html).toMatch(/^<main><section aria-label="outer"><h2[^>]*>sound<\/h2><\/section><\/main>$/);
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('is blamed itself, not the sound blocks that it holds', () => {
    const bad = node('fragile', { inner: [node('title'), node('island')] });
    const { html, problems } = draw([bad, node('title', { title: 'after' })]);
    expect(html).toMatch(/^<main><h2[^>]*>after<\/h2><\/main>$/);
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('takes nothing from its neighbours that need a provider of the page', () => {
    const bad = node('bomb');
    const { html, problems } = draw([node('themed'), bad], {}, (page) => <Theme value="light">{page}</Theme>);
    expect(html).toContain('<p class="light">Title</p>');
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('may be one of many, static and islands', () => {
    const bad = [node('bomb'), node('islandBomb'), node('bomb'), node('group', { inner: [node('bomb')] })];
    const { html, problems } = draw([...bad, node('island'), node('title')]);
    expect(problems).toHaveLength(4);
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).toContain('prefix="i1-"');
    expect(html).not.toContain('<template');
  });

  it('is an island whose script is missing, too', () => {
    const missing = () => {
      throw new Error('no such island');
    };
    const { html, problems } = draw([node('island'), node('title')], { islandAssets: missing });
    expect(html).toMatch(/^<main><h2/);
    expect(problems).toMatchObject([{ type: 'island', error: new Error('no such island') }]);
  });

  it.each(['bomb', 'islandBomb'])('has a placeholder in preview (%s)', (type) => {
    const bad = node(type);
    const { html } = draw([bad, node('title')], { placeholder });
    expect(html).toContain(`<p role="note">${bad.id}`);
    expect(html).toContain('boom');
    expect(html).toContain('<h2');
  });

  it('is the page’s own fault when no block is to blame', () => {
    expect(() =>
      draw([node('title')], {}, (page) => (
        <>
          {page}
          <Bomb />
        </>
      )),
    ).toThrow('boom');
  });
});
