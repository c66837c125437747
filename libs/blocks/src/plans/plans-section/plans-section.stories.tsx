import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { plansSection } from './plans-section.block.ts';
import * as fixtures from './plans-section.fixtures.ts';
import { PlansSection } from './plans-section.tsx';

export default {
  title: 'Blocks/Plans · gfPlanOfferings',
  id: 'blocks-plans',
  component: PlansSection,
  tags: ['plans-section'],
};
const show = story(plansSection, PlansSection);

export const ThreePlans = { ...show(fixtures.threePlans), name: 'Three, the second looked at first' };
export const Varied: StoryObj = {
  ...show(fixtures.threePlans),
  name: 'In the style of a variation',
  play: async ({ canvasElement }) => {
    // The page's first script does this for visitors in the variation.
    canvasElement.querySelector('[data-style-flag]')?.classList.add('varied');
  },
};
export const Expanded: StoryObj = {
  ...show(fixtures.threePlans),
  name: 'Details open, by a click on the card',
  play: async ({ canvasElement }) => {
    const [, card] = canvasElement.querySelectorAll('[data-plan]');
    const details = card?.querySelector('details');
    await userEvent.click(within(card as HTMLElement).getByText('$70'));
    await expect(details).toHaveAttribute('open');
  },
};
const compare = (fixture: AuthoredEntry, name: string): StoryObj => ({
  ...show(fixture),
  name,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Compare plans|Comparar planes/ }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await waitFor(() => expect(dialog.querySelectorAll('thead th[data-focused]')).toHaveLength(1));
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
export const Compared = compare(fixtures.threePlans, 'Compared side by side');
export const ManyCompared = compare(fixtures.manyPlans, 'Five with long texts, compared');
export const Active = { ...show(fixtures.activePlan), name: 'The third is active, in a module' };
export const Choice = {
  ...show(fixtures.planChoice),
  name: 'As rows to choose from, one sold in some states',
};
export const One = show(fixtures.onePlan);
export const Bare = { ...show(fixtures.barePlans), name: 'Only what is required' };
export const None = { ...show(fixtures.noPlans), name: 'Without plans' };
export const Many = { ...show(fixtures.manyPlans), name: 'Five, long texts' };
export const Spanish = { ...ThreePlans, name: 'In Spanish', globals: { language: 'es' } };
