import { act, useId, useState, type ComponentType, type ReactNode } from 'react';
import { __PRIVATE__, styled } from 'styled-components';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIsland } from '../islands/runtime.tsx';
import type { BlockNode } from '../model/context.ts';
import { entryType } from '../model/entry-type.ts';
import { text } from '../fields/text.ts';
import { BlockProvider, BlockSlot } from '../registry/block-slot.ts';
import { renderWith } from '../registry/render-with.ts';
import { block, createRegistry } from '../registry/registry.ts';
import { renderPage } from './render-page.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const Row = styled.div`
  display: flex;
`;
const Plain = styled.p<{ $tint: string }>`
  color: ${({ $tint }) => $tint};
`;
const Extended = styled(Plain)`
  font-weight: 700;
`;
interface FormProps {
  readonly title: string;
  readonly inner?: BlockNode;
}
function Inner() {
  return <small id={useId()}>inner</small>;
}
function Form({ title, inner }: FormProps) {
  const [count, setCount] = useState(0);
  const [first, second] = [useId(), useId()];
  return (
    <Row>
      <label htmlFor={first}>{title}</label>
      <input id={first} aria-describedby={second} />
      <Plain id={second} $tint={count === 0 ? 'teal' : 'gold'}>
        {count}
      </Plain>
      <Extended $tint="teal">and</Extended>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        More
      </button>
      <BlockSlot node={inner} />
    </Row>
  );
}

const info = { name: 'Form', description: 'For tests' };
const form = block(entryType('form', info, { title: text('title') }), {
  component: async () => Form,
  wakes: { when: 'load', island: { script: 'form' }, ownsUrl: true },
});
const registry = createRegistry([form]);
const components = new Map<string, ComponentType<never>>(
  Object.entries({ form: Form, inner: Inner }) as never,
);
const wrap = (children: ReactNode) => (
  <BlockProvider render={renderWith({ inner: Inner as ComponentType<never> })}>{children}</BlockProvider>
);
const errors = vi.fn<typeof console.error>();

function serve(nodes: readonly BlockNode[], search = '') {
  const page = nodes.map((node) => <BlockSlot key={node.id} node={node} />);
  const { html, css } = renderPage(<main>{page}</main>, {
    registry,
    components,
    islandAssets: () => ({ src: '/form.js', deps: [] }),
    search,
    wrap,
  });
  document.head.innerHTML = `<style data-styled="">${css}</style>`;
  document.body.innerHTML = html;
  return [...document.querySelectorAll('skein-island')];
}

async function wake(element: Element, props?: object): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (props && element.nextElementSibling) element.nextElementSibling.textContent = JSON.stringify(props);
  await act(() =>
    mountIsland(
      {
        element,
        Component: Form as ComponentType<object>,
        onReady: () => resolve(),
        onFailed: (why) => expect.unreachable(String(why)),
      },
      wrap,
    ),
  );
  await promise;
}
const node = (id: string, props: object = {}): BlockNode => ({
  id,
  type: 'form',
  props: { title: id, ...props },
});

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
  // Removes the styles that earlier tests inserted, because a page that has just loaded has none.
  for (const style of document.querySelectorAll('style')) style.remove();
  __PRIVATE__.mainSheet.clearTag();
  __PRIVATE__.mainSheet.names.clear();
});

describe('an island in the browser', () => {
  it('computes the ids that the server wrote, in any order of waking', async () => {
    const islands = serve([
      node('a'),
      node('b'),
      node('c', { inner: { id: 'i', type: 'inner', props: {} } }),
    ]);
    const served = islands.map((island) => island.innerHTML);
    for (const island of islands.toReversed()) await wake(island);
    expect(islands.map((island) => island.innerHTML)).toEqual(served);
    expect(errors).not.toHaveBeenCalled();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the elements that were served, and answers', async () => {
    const [island] = serve([node('a')]);
    const button = island?.querySelector('button');
    if (!island || !button) throw new Error('not served');
    await wake(island);
    act(() => button.click());
    expect(island.querySelector('p')?.textContent).toBe('1');
    expect(island.querySelector('button')).toBe(button);
  });

  it('inserts no rule that the page has, and those of what is extended together', async () => {
    const [island] = serve([node('a')]);
    if (!island) throw new Error('not served');
    const names = (selector: string) => [...(island.querySelector(selector)?.classList ?? [])].slice(1);
    const [row, served] = [...names('div'), ...names('p')];
    const [, , extending] = names('p + p');
    const inserted = () =>
      [...(document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet?.cssRules ?? [])]
        .map(({ cssText }) => cssText)
        .join('\n');
    expect(document.head.textContent).toContain(`.${row}{`);
    await wake(island);
    expect(inserted()).not.toContain(`.${row} {`);
    expect(inserted()).not.toContain(`.${served} {`);
    expect(inserted()).toContain(`.${extending} {`);
    act(() => island.querySelector('button')?.click());
    const [changed] = names('p');
    expect(inserted()).toContain(`.${changed} { color: gold; }`);
    expect(inserted().indexOf(`.${changed} {`)).toBeLessThan(inserted().indexOf(`.${extending} {`));
  });

  it('reports what it could not match', async () => {
    const [island] = serve([node('a')]);
    if (!island) throw new Error('not served');
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    await wake(island, { title: 'something else' });
    expect(warnings).toHaveBeenCalledWith('island', 'a', expect.any(Error));
  });

  it('is drawn anew, without a complaint, when it was served for another query string', async () => {
    const [island] = serve([node('a')], '?step=1');
    if (!island) throw new Error('not served');
    history.replaceState(null, '', '/?step=2');
    await wake(island, { title: 'step 2' });
    expect(island.querySelector('label')?.textContent).toBe('step 2');
    expect(errors).not.toHaveBeenCalled();
  });
});
