// @vitest-environment node
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { BlockNode } from './model/context.ts';
import { sanitize } from './model/read-field.test-support.ts';
import { createServerSanitize } from './server/sanitize.ts';
import { fastPlanProps } from '../readme/fixtures.example.ts';
import { pageHtml } from '../readme/host.example.tsx';
import type { NoticeProps } from '../readme/notice.example.ts';
import { Page } from '../readme/page.example.tsx';
import type { PlanCardProps } from '../readme/plan-card.example.ts';
import { brokenPlansAreReported } from '../readme/property.example.ts';
import { readPlans } from '../readme/read-plans.example.ts';
import { webhook } from '../readme/webhook.example.ts';

const plan = { title: 'Fast', price: '$70', to: '/plans/fast', benefits: [] };
const node: BlockNode = { id: 'fast', type: 'gfPlanCard', props: { id: 'fast', ...plan } };
const raw = (id: string, fields: object) => ({
  sys: { id, contentType: { sys: { id: 'gfPlanCard' } } },
  fields,
});

describe('the examples of the README', () => {
  it('infer the props that they promise', () => {
    expectTypeOf<PlanCardProps>().toHaveProperty('title').toEqualTypeOf<string>();
    expectTypeOf<PlanCardProps>().toHaveProperty('picture').extract<undefined>().toEqualTypeOf<undefined>();
    expectTypeOf<PlanCardProps['benefits'][number]>().toHaveProperty('words').toEqualTypeOf<string>();
    expectTypeOf<Extract<NoticeProps, { variant: 'outage' }>>()
      .toHaveProperty('since')
      .toEqualTypeOf<string>();
    expectTypeOf<Extract<NoticeProps, { variant: 'offer' }>>().not.toHaveProperty('since');
  });

  it('read plans, and report what an editor should fix', async () => {
    const sound = raw('fast', {
      gfTitle: 'Rápido',
      gfPrice: '$70',
      gfLink: '/plans/fast',
      gfDetails: '<p onclick="x()">Sí</p>',
    });
    const report = vi.fn();
    const ask = async () => ({ items: [sound, raw('bad', { gfTitle: 'x' })], stale: false });
    expect(await readPlans({ ask }, report)).toEqual([
      {
        id: 'fast',
        title: 'Rápido',
        price: '$70',
        to: '/intl/es/plans/fast',
        details: '<p>Sí</p>',
        benefits: [],
      },
    ]);
    expect(report.mock.calls.map(([problem]) => problem)).toEqual([
      { entryId: 'fast', field: 'gfDetails', reason: 'holds the attribute onclick, which is left out' },
      { entryId: 'bad', field: 'gfPrice', reason: 'is missing' },
      { entryId: 'bad', field: 'gfLink', reason: 'is missing' },
    ]);
  });

  it('draw blocks in any React application', () => {
    expect(renderToStaticMarkup(<Page blocks={[node, { ...node, id: 'x', type: 'gfMystery' }]} />)).toBe(
      '<article><h3><a href="/plans/fast">Fast</a></h3><p>$70</p><ul></ul></article>',
    );
  });

  it('draw a page with islands where the props ask for one', () => {
    const benefits = ['a', 'b', 'c', 'd'].map((words) => ({ id: words, words }));
    expect(pageHtml([node], '')).not.toContain('skein-island');
    expect(pageHtml([{ ...node, props: { ...node.props, benefits } }], '')).toContain(
      '<skein-island id="fast" when="visible" src="/assets/plan-card.js"',
    );
  });

  it('turn away a webhook that nobody signed', async () => {
    const request = new Request('https://site.example/hook', { method: 'POST', body: '{}' });
    expect((await webhook(request, 'k'.repeat(64), () => expect.unreachable())).status).toBe(403);
  });

  it('give a story its props in both languages', () => {
    const clean = createServerSanitize();
    expect(fastPlanProps('en-US', clean)).toMatchObject({ title: 'Fast', to: '/plans/fast' });
    expect(fastPlanProps('es', sanitize)).toMatchObject({ title: 'Rápido', to: '/intl/es/plans/fast' });
  });

  it('hold for whatever an editor leaves in an entry', () => fc.assert(brokenPlansAreReported));
});
