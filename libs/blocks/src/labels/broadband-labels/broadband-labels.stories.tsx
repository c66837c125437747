import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { broadbandLabels } from './broadband-labels.content.ts';
import * as fixtures from './broadband-labels.fixtures.ts';
import { BroadbandLabels } from './broadband-labels.tsx';

const meta = {
  title: 'Blocks/Broadband labels',
  component: BroadbandLabels,
  tags: ['broadband-labels'],
  parameters: { contentType: broadbandLabels },
} satisfies Meta<typeof BroadbandLabels>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(broadbandLabels, BroadbandLabels, fixture);

export const Plans: Story = {
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
export const Tiers: Story = { ...show(fixtures.labelsOfTiers), name: 'Four tiers, one in select markets' };
export const One: Story = { ...show(fixtures.labelOfOne), name: 'One plan, with every charge there is' };
export const Both: Story = { ...show(fixtures.labelsOfBoth), name: 'A tier and plans, long title' };
export const None: Story = { ...show(fixtures.labelsOfNone), name: 'No plan: nothing' };
export const Spanish: Story = {
  ...show(fixtures.labelsOfPlans),
  name: 'In Spanish',
  globals: { language: 'es' },
};
