import {
  block,
  BlockSlot,
  createRegistry,
  entryType,
  type BlockNode,
  type EnhancerPolicy,
  type IslandPolicy,
} from '@skein/cms-client';
import { renderPage } from '@skein/cms-client/render';
import type { ComponentType } from 'react';
import { Controlled, Counter, Form, Listener, QueryReader, Stepper } from './blocks.tsx';

const type = (id: string) => entryType(id, { name: id, description: id }, {});
const COMPONENTS: Readonly<Record<string, ComponentType<never>>> = {
  Counter,
  Controlled,
  Form,
  Listener,
  QueryReader,
  Stepper,
};

interface Placed {
  readonly id: string;
  readonly component: keyof typeof COMPONENTS & string;
  readonly policy: Omit<IslandPolicy, 'island'> | EnhancerPolicy;
  readonly props: Readonly<Record<string, unknown>>;
}

const file = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** All blocks of the test page. They are far apart, so that tests must scroll to make a block visible. */
const PLACED: readonly Placed[] = [
  { id: 'counter', component: 'Counter', policy: { when: 'interaction' }, props: { label: 'clicks' } },
  {
    id: 'controlled',
    component: 'Controlled',
    policy: { when: 'interaction' },
    props: { label: 'text', evil: '</script><b>' },
  },
  { id: 'form', component: 'Form', policy: { when: 'interaction' }, props: { action: '/posted' } },
  {
    id: 'listener',
    component: 'Listener',
    policy: { when: 'interaction', on: ['open-address-check'] },
    props: { label: 'heard' },
  },
  {
    id: 'query',
    component: 'QueryReader',
    policy: { when: 'interaction', ownsUrl: true },
    props: { initial: '' },
  },
  { id: 'idle', component: 'Counter', policy: { when: 'idle' }, props: { label: 'idle clicks' } },
  { id: 'load', component: 'Counter', policy: { when: 'load' }, props: { label: 'load clicks' } },
  {
    id: 'stepper',
    component: 'Stepper',
    policy: { when: 'interaction', enhancer: { script: 'stepper' } },
    props: { label: 'steps' },
  },
  {
    id: 'broken',
    component: 'Stepper',
    policy: { when: 'interaction', enhancer: { script: 'broken' } },
    props: { label: 'broken steps' },
  },
  { id: 'visible', component: 'Counter', policy: { when: 'visible' }, props: { label: 'visible clicks' } },
];

export interface PageUrls {
  readonly boot: string;
  readonly runtime: string;
  readonly island: (name: string) => string;
  readonly enhancer: (name: string) => string;
}

export function islandsPage(search: string, urls: PageUrls): string {
  const registry = createRegistry(
    PLACED.map(({ id, component, policy }) =>
      block(type(id), {
        component: async () => COMPONENTS[component] as never,
        wakes: policy.enhancer !== undefined ? policy : { ...policy, island: { script: file(component) } },
      }),
    ),
  );
  const nodes: BlockNode[] = PLACED.map(({ id, props }) => ({
    id,
    type: id,
    props: id === 'query' ? { ...props, initial: search } : props,
  }));
  const { html } = renderPage(
    <>
      {nodes.slice(0, -1).map((node) => (
        <section key={node.id}>
          <BlockSlot node={node} />
        </section>
      ))}
      <button type="button" data-action="open-address-check" data-detail='{"source":"hero"}'>
        Check
      </button>
      <a href="/elsewhere" data-action="open-address-check">
        Link
      </a>
      <div className="far" />
      <BlockSlot node={nodes.at(-1)} />
    </>,
    {
      registry,
      components: new Map(
        PLACED.map(({ id, component }) => [id, COMPONENTS[component] as ComponentType<never>]),
      ),
      islandAssets: (island) => ({ src: urls.island(island), deps: [] }),
      enhancerAssets: (enhancer) => ({ src: urls.enhancer(enhancer), deps: [] }),
      search,
    },
  );
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Islands</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">` +
    `<script src="${urls.boot}" data-runtime="${urls.runtime}"></script></head><body>${html}</body></html>`
  );
}
