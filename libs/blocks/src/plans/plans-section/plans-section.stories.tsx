import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { plansSection } from './plans-section.content.ts';
import * as fixtures from './plans-section.fixtures.ts';
import { PlansSection } from './plans-section.tsx';

const meta = {
  title: 'Blocks/Plans',
  component: PlansSection,
  tags: ['plans-section'],
  parameters: { contentType: plansSection },
} satisfies Meta<typeof PlansSection>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(plansSection, PlansSection, fixture);

export const ThreePlans: Story = { ...show(fixtures.threePlans), name: 'Three, the second looked at first' };
export const Varied: Story = {
  ...show(fixtures.threePlans),
  name: 'In the style of a variation',
  play: async ({ canvasElement }) => {
    // As the page's first script does for who is in it.
    canvasElement.querySelector('[data-style-flag]')?.classList.add('varied');
  },
};
export const Expanded: Story = {
  ...show(fixtures.threePlans),
  name: 'Details open, by a click on the card',
  play: async ({ canvasElement }) => {
    const [, card] = canvasElement.querySelectorAll('[data-plan]');
    const details = card?.querySelector('details');
    await userEvent.click(within(card as HTMLElement).getByText('$70'));
    await expect(details).toHaveAttribute('open');
  },
};
const compare = (fixture: AuthoredEntry, name: string): Story => ({
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
export const Compared: Story = compare(fixtures.threePlans, 'Compared side by side');
export const ManyCompared: Story = compare(fixtures.manyPlans, 'Five with long texts, compared');
export const Active: Story = { ...show(fixtures.activePlan), name: 'The third is active, in a module' };
export const One: Story = show(fixtures.onePlan);
export const Bare: Story = { ...show(fixtures.barePlans), name: 'Only what is required' };
export const None: Story = { ...show(fixtures.noPlans), name: 'Without plans' };
export const Many: Story = { ...show(fixtures.manyPlans), name: 'Five, long texts' };
export const Spanish: Story = { ...ThreePlans, name: 'In Spanish', globals: { language: 'es' } };
