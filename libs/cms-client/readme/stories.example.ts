import { fixtureStories } from '@skein/cms-client/stories';
import { fastPlan } from './fixtures.example.ts';
import { PlanCard } from './plan-card-component.example.tsx';
import { planCard } from './plan-card.example.ts';

const story = fixtureStories({ palette: { ink: '#0e1729', paper: '#fbf7f0' } });

const show = story(planCard, PlanCard);

export const Fast = show(fastPlan);
