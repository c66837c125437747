// @vitest-environment node
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import type { BlockNode } from '../model/context.ts';
import { createRegistry } from '../registry/registry.ts';
import { fragmentMemory } from './fragment-memory.ts';
import type { RenderPageOptions } from './render-page.tsx';
import { draw, line, node, Theme } from './render-page.test-support.tsx';

/** Counts how often a block is drawn. */
function counted(Component: ComponentType<{ readonly title: string }> = () => <hr />) {
  const drawn = vi.fn<(title: string) => void>();
  const Counted = ({ title }: { readonly title: string }) => {
    drawn(title);
    return <Component title={title} />;
  };
  const options = (more: Partial<RenderPageOptions> = {}): Partial<RenderPageOptions> => ({
    registry: createRegistry([line('counted'), line('asking', { when: 'load', island: 'x', ownsUrl: true })]),
    components: new Map<string, ComponentType<never>>([
      ['counted', Counted as ComponentType<never>],
      ['asking', Counted as ComponentType<never>],
    ]),
    memory: fragmentMemory(),
    ...more,
  });
  return { drawn, options };
}
const titles = ({ mock }: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  mock.calls.map(([title]) => title);
const Red = styled.b`
  color: #ff0102;
`;
const Blue = styled.i<{ $shade: string }>`
  color: ${({ $shade }) => $shade};
`;

describe('a block that is known', () => {
  it('is drawn once for two pages that show it, with its styles on both', () => {
    const { drawn, options } = counted(({ title }) => <Red>{title}</Red>);
    const same = options();
    const shared = node('counted', { title: 'shared' });
    const first = draw([shared, node('counted', { title: 'one' })], same);
    const second = draw([node('counted', { title: 'two' }), shared], same);
    expect(titles(drawn)).toEqual(['shared', 'one', 'two']);
    for (const { html, css } of [first, second]) {
      expect(html).toMatch(/<b class="[^"]+">shared<\/b>/);
      expect(css.match(/color:#ff0102/g)).toHaveLength(1);
    }
  });

  it('shows the same as one that is drawn without a memory', () => {
    const nodes = [
      node('title'),
      node('group', { inner: [node('island'), node('enhanced')] }),
      node('early', { title: 'soon' }),
      node('islandEarly', { title: 'soon' }),
      node('field'),
    ];
    const memory = fragmentMemory();
    draw(nodes.toReversed(), { memory });
    expect(draw(nodes, { memory })).toEqual(draw(nodes));
  });

  it('is drawn again when its entry has changed, and alone', () => {
    const { drawn, options } = counted();
    const same = options();
    const nodes = ['a', 'b', 'c'].map((title) => node('counted', { title }));
    draw(nodes, same);
    const edited: BlockNode = { ...nodes[1]!, props: { title: 'b2' } };
    draw(
      nodes.map((one, at) => (at === 1 ? edited : one)),
      same,
    );
    expect(titles(drawn)).toEqual(['a', 'b', 'c', 'b2']);
  });

  it('has ids of its own where it is twice on a page, and the same on every page', () => {
    const memory = fragmentMemory();
    const twice = node('field');
    const { html } = draw([twice, twice], { memory });
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(draw([node('title'), twice], { memory }).html).toContain(`<input id="${ids[0]}"`);
    expect(draw([twice, twice], { memory }).html).toBe(html);
  });

  it('has headings of its own words beside others, whichever was there first', () => {
    const options: Partial<RenderPageOptions> = {
      registry: createRegistry([line('heading')]),
      components: new Map([['heading', (() => <h2 id="plans">Plans</h2>) as ComponentType<never>]]),
      memory: fragmentMemory(),
    };
    const [one, other] = [node('heading'), node('heading')];
    draw([one], options);
    const { html } = draw([other, one], options);
    expect(html).toBe('<main><h2 id="plans">Plans</h2><h2 id="plans-2">Plans</h2></main>');
  });

  it('is forgotten where its island was written for another query', () => {
    const { drawn, options } = counted();
    const same = options();
    const asking = node('asking', { title: 'quiz' });
    for (const search of ['', '', '?step=1', '?step=1', ''])
      expect(draw([asking], { ...same, search }).html).toContain(` url="${search}"`);
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('is drawn for each thing that surrounds it: a language, a theme', () => {
    const same = { components: new Map([['themed', Themed as ComponentType<never>]]) };
    const block = node('themed');
    const [light, dark] = ['light', 'dark'].map((theme) => {
      const memory = fragmentMemory();
      const wrap = (children: ReactNode) => <Theme value={theme}>{children}</Theme>;
      return () => draw([block], { ...same, memory, wrap }).html;
    });
    expect([light?.(), dark?.(), light?.()]).toEqual(
      ['light', 'dark', 'light'].map((theme) => `<main><p>${theme}</p></main>`),
    );
  });

  it('cannot see what the page around it provides, so that no page is in it', () => {
    const Path = createContext('unknown');
    const Reader = () => <p>{use(Path)}</p>;
    const same = {
      registry: createRegistry([line('reader')]),
      components: new Map([['reader', Reader as ComponentType<never>]]),
    };
    const block = node('reader');
    const around = (page: ReactNode) => <Path value="/plans">{page}</Path>;
    expect(draw([block], same, around).html).toBe('<main><p>unknown</p></main>');
    expect(draw([block], { ...same, memory: fragmentMemory() }, around).html).toBe(
      '<main><p>unknown</p></main>',
    );
  });
});

describe('a block that is like the one on other pages', () => {
  const like = { node: node('counted', { title: 'at MARK' }), mark: 'MARK' };
  const on = (word: string): BlockNode => ({
    ...like.node,
    props: { title: `at ${word}` },
    like: { ...like, word },
  });

  it('is drawn once, and shows its own word on each', () => {
    const { drawn, options } = counted(({ title }) => title);
    const same = options();
    expect(draw([on('home')], same).html).toBe('<main>at home</main>');
    expect(draw([on('plans')], same).html).toBe('<main>at plans</main>');
    expect(titles(drawn)).toEqual(['at MARK']);
  });

  it('is drawn as it is where nothing is kept', () => {
    const { drawn, options } = counted(({ title }) => title);
    expect(draw([on('home')], options({ memory: undefined })).html).toBe('<main>at home</main>');
    expect(titles(drawn)).toEqual(['at home']);
  });
});

describe('a block that failed', () => {
  it('is never kept: it is tried, and reported, each time', () => {
    let works = false;
    const { drawn, options } = counted(() => {
      if (!works) throw new Error('not now');
      return 'fine';
    });
    const same = options();
    const block = node('counted');
    expect(draw([block], same).problems).toHaveLength(1);
    expect(draw([block], same).problems).toHaveLength(1);
    works = true;
    expect(draw([block], same)).toMatchObject({ html: '<main>fine</main>', problems: [] });
    drawn.mockClear();
    draw([block], same);
    expect(drawn).not.toHaveBeenCalled();
  });
});

describe('the styles of a page of known blocks', () => {
  it('are those of one that is drawn at once, in the same order', () => {
    const { options } = counted(({ title }) => (
      <>
        <Blue $shade={title} />
        <Red />
      </>
    ));
    const same = options();
    const nodes = ['#010101', '#020202', '#030303'].map((title) => node('counted', { title }));
    for (const one of nodes) draw([one], same);
    expect(draw(nodes, same).css).toBe(draw(nodes, { ...same, memory: undefined }).css);
  });
});

function Themed() {
  return <p>{use(Theme)}</p>;
}
