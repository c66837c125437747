import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { broadbandLabels } from './broadband-labels.block.ts';
import * as fixtures from './broadband-labels.fixtures.ts';
import { BroadbandLabels } from './broadband-labels.tsx';

export default {
  title: 'Blocks/Broadband labels · gfBroadbandLabels',
  id: 'blocks-broadband-labels',
  component: BroadbandLabels,
  tags: ['broadband-labels'],
};
const show = story(broadbandLabels, BroadbandLabels);

export const Plans: StoryObj = {
  ...show(fixtures.labelsOfPlans),
  name: 'Three plans',
  play: async ({ canvasElement }) => {
    const tables = within(canvasElement).getAllByRole('table', {
      name: /Broadband Facts|Datos de banda ancha/,
    });
    await expect(tables).toHaveLength(3);
    for (const link of within(canvasElement).getAllByRole('link', { name: /^(Broadband facts|Datos)/ }))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  },
};
export const Tiers = { ...show(fixtures.labelsOfTiers), name: 'Four tiers, one in select markets' };
export const One = { ...show(fixtures.labelOfOne), name: 'One plan, with every charge there is' };
export const Both = { ...show(fixtures.labelsOfBoth), name: 'A tier and plans, long title' };
export const None = { ...show(fixtures.labelsOfNone), name: 'No plan: nothing' };
export const Spanish = { ...show(fixtures.labelsOfPlans), name: 'In Spanish', globals: { language: 'es' } };
