/// <reference types="vite/types/importMeta.d.ts" />
import { register } from '@skein/cms-client';
import { describeContract } from '@skein/cms-client/testing';
import { PlanCard } from './plan-card-component.example.tsx';
import { planCard } from './plan-card.example.ts';

describeContract({
  contentTypes: [planCard],
  registrations: [register(planCard, async () => PlanCard)],
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  contentSources: import.meta.glob('./**/*.content.ts', { eager: true, query: '?raw', import: 'default' }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { eager: true }),
  palette: { ink: '#0e1729', paper: '#fbf7f0' },
});
