/// <reference types="vite/types/importMeta.d.ts" />
import { block } from '@skein/cms-client';
import { describeContract } from '@skein/cms-client/testing';
import { planCard } from './plan-card.example.ts';

const planCardBlock = block(planCard, {
  component: () => import('./plan-card-component.example.tsx').then((m) => m.PlanCard),
});

describeContract({
  blocks: { planCardBlock },
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  contentSources: import.meta.glob('./**/*.{block,content}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { eager: true }),
  palette: { ink: '#0e1729', paper: '#fbf7f0' },
});
